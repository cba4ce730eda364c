"""Query blocks outside: dQ stays on chip, dK and dV are added in HBM."""
#if fa1
with np.errstate(divide="ignore"):
    lse = hbm.m + np.log(hbm.l)    # FA-1 kept m and l; this is not counted
hbm.begin("backward", lse=lse, D=zeros(Tq), dQ=zeros(Tq, dk), dK=zeros(Tk, dk), dV=zeros(Tk, dv))
#else
hbm.begin("backward", D=zeros(Tq), dQ=zeros(Tq, dk), dK=zeros(Tk, dk), dV=zeros(Tk, dv))
#end
#include numpy_row_terms.py
#strip backward GradientQueryBlock
for i in {{outer}}:
    #include numpy_query_block_begin.py
    for j in range(nc):
        #include numpy_skip.py
        #include numpy_load_keys.py
        #include numpy_weights.py
        sram.dV = hbm.load("dV", j)  #@ load:dV
        #include numpy_add_dv.py
        hbm.store("dV", j, sram.dV)  #@ store:dV
        #include numpy_make_dp.py
        #include numpy_make_ds.py
        sram.dQ += c * sram.dS @ sram.K  #@ dq-added
        sram.dK = hbm.load("dK", j)  #@ load:dK
        sram.dK += c * sram.dS.T @ sram.Q  #@ dk
        hbm.store("dK", j, sram.dK)  #@ store:dK
    hbm.store("dQ", i, sram.dQ)  #@ store:dQ row-block-end
