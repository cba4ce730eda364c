sram.dS = sram.SP * (sram.dS - sram.D[:, None])  #@ ds
#if softcap
sram.dS *= 1 - capped**2  #@ ds
#end
