sram.Q = hbm.load("Q", i)  #@ load:Q
sram.dO = hbm.load("dO", i)  #@ load:dO
sram.lse = hbm.load("lse", i)  #@ load:lse
sram.D = hbm.load("D", i)  #@ load:D
