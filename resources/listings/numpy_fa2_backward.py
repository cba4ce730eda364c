"""FlashAttention-2, Algorithm 2: key blocks outside; dQ is added in HBM."""
#if fa1
with np.errstate(divide="ignore"):
    lse = hbm.m + np.log(hbm.l)    # FA-1 kept m and l; this is not counted
hbm.begin("backward", lse=lse, D=zeros(Tq), dQ=zeros(Tq, dk), dK=zeros(Tk, dk), dV=zeros(Tk, dv))
#else
hbm.begin("backward", D=zeros(Tq), dQ=zeros(Tq, dk), dK=zeros(Tk, dk), dV=zeros(Tk, dv))
#end
#include numpy_row_terms.py
#strip backward GradientKeyBlock
for j in {{outer}}:
    #include numpy_key_block_begin.py
    for i in range(nr):
        #include numpy_skip.py
        #include numpy_load_queries.py
        #include numpy_weights.py
        #include numpy_add_dv.py
        #include numpy_make_dp.py
        #include numpy_make_ds.py
        sram.dQ = hbm.load("dQ", i)  #@ load:dQ
        sram.dQ += c * sram.dS @ sram.K  #@ dq-added
        hbm.store("dQ", i, sram.dQ)  #@ store:dQ
        sram.dK += c * sram.dS.T @ sram.Q  #@ dk
    #include numpy_key_block_end.py
