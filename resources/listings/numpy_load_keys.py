sram.K = hbm.load("K", j)  #@ load:K
sram.V = hbm.load("V", j)  #@ load:V
