#if dropout
sram.dS = z * (sram.dO @ sram.V.T)    # dP  #@ dp
#else
sram.dS = sram.dO @ sram.V.T    # dP  #@ dp
#end
