hbm.store("dK", j, sram.dK)  #@ store:dK
hbm.store("dV", j, sram.dV)  #@ store:dV column-block-end
