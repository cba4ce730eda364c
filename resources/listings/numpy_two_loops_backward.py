"""One loop for dK and dV, one for dQ: seven products a tile, and nothing is added in HBM."""
#if fa1
with np.errstate(divide="ignore"):
    lse = hbm.m + np.log(hbm.l)    # FA-1 kept m and l; this is not counted
hbm.begin("backward", lse=lse, D=zeros(Tq), dQ=zeros(Tq, dk), dK=zeros(Tk, dk), dV=zeros(Tk, dv))
#else
hbm.begin("backward", D=zeros(Tq), dQ=zeros(Tq, dk), dK=zeros(Tk, dk), dV=zeros(Tk, dv))
#end
#include numpy_row_terms.py
#strip backward KeyValueGradients
for j in range(nc):
    #include numpy_key_block_begin.py
    for i in range(nr):
        #include numpy_skip.py
        #include numpy_load_queries.py
        #include numpy_weights.py
        #include numpy_add_dv.py
        #include numpy_make_dp.py
        #include numpy_make_ds.py
        sram.dK += c * sram.dS.T @ sram.Q  #@ dk
    #include numpy_key_block_end.py
del sram.dK, sram.dV    # the second loop needs neither
#strip backward QueryGradients
for i in range(nr):
    #include numpy_query_block_begin.py
    for j in range(nc):
        #include numpy_skip.py
        #include numpy_load_keys.py
        #include numpy_weights.py
#if dropout
        z = kept(i, j)
#end
        #include numpy_make_dp.py
        #include numpy_make_ds.py
        sram.dQ += c * sram.dS @ sram.K  #@ dq-added
    hbm.store("dQ", i, sram.dQ)  #@ store:dQ row-block-end
