"""FlashAttention, Algorithm 4: key blocks outside; D again in each tile, dQ is added in HBM."""
#if fa1
hbm.begin("backward", dQ=zeros(Tq, dk), dK=zeros(Tk, dk), dV=zeros(Tk, dv))
#else
m, l = hbm.lse, np.ones(Tq, Real)    # they stand in for FA-1's; this is not counted
hbm.begin("backward", m=m, l=l, dQ=zeros(Tq, dk), dK=zeros(Tk, dk), dV=zeros(Tk, dv))
#end
#strip backward Fa1GradientKeyBlock
for j in {{outer}}:
    #include numpy_key_block_begin.py
    for i in range(nr):
        #include numpy_skip.py
        sram.Q = hbm.load("Q", i)  #@ load:Q
        sram.O = hbm.load("O", i)  #@ load:O
        sram.dO = hbm.load("dO", i)  #@ load:dO
        sram.m = hbm.load("m", i)  #@ load:m
        sram.l = hbm.load("l", i)  #@ load:l
        #include numpy_backward_scores.py
#if blind_rows
        seen = sram.m > -np.inf    # a row that sees no key has weights of 0
        m, l = np.where(seen, sram.m, 0), np.where(seen, sram.l, 1)
        sram.SP = np.exp(sram.SP - m[:, None]) / l[:, None]  #@ weights-recomputed
#else
        sram.SP = np.exp(sram.SP - sram.m[:, None]) / sram.l[:, None]  #@ weights-recomputed
#end
        #include numpy_add_dv.py
        #include numpy_make_dp.py
        sram.D = (sram.dO * sram.O).sum(axis=1)  #@ row-terms-d
        #include numpy_make_ds.py
        sram.dQ = hbm.load("dQ", i)  #@ load:dQ
        sram.dQ += c * sram.dS @ sram.K  #@ dq-added
        hbm.store("dQ", i, sram.dQ)  #@ store:dQ
        sram.dK += c * sram.dS.T @ sram.Q  #@ dk
    #include numpy_key_block_end.py
