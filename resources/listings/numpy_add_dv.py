#if dropout
z = kept(i, j)
sram.dV += (z * sram.SP).T @ sram.dO  #@ dv
#else
sram.dV += sram.SP.T @ sram.dO  #@ dv
#end
