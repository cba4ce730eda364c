"""FlashAttention, Algorithm 1: key blocks outside; O, m and l go back to HBM at each tile."""
hbm.begin("forward", O=zeros(Tq, dv), m=np.full(Tq, -np.inf, Real), l=zeros(Tq))
#strip forward KeyBlock
for j in range(nc):
#if empty_columns
    if all(skipped(i, j) for i in range(nr)):
        continue
#end
    sram.K = hbm.load("K", j)  #@ column-block-begin load:K
    sram.V = hbm.load("V", j)  #@ load:V
    for i in range(nr):
#if skips
        if skipped(i, j):  #@ tile-skipped
            continue  #@ tile-skipped
#end
        sram.Q = hbm.load("Q", i)  #@ load:Q
        sram.O = hbm.load("O", i)  #@ load:O
        sram.m_old = hbm.load("m", i)  #@ load:m
        sram.l_old = hbm.load("l", i)  #@ load:l
        #include numpy_scores.py
        m_tile = sram.SP.max(axis=1)  #@ running-max-updated
        sram.m = np.maximum(sram.m_old, m_tile)  #@ running-max-updated
#if blind_tiles
        shift_tile = np.where(m_tile == -np.inf, 0, m_tile)    # a row that sees no key here: never -inf - (-inf)
        shift = np.where(sram.m == -np.inf, 0, sram.m)
        sram.SP = np.exp(sram.SP - shift_tile[:, None])  #@ exponentiated
        f, f_tile = np.exp(sram.m_old - shift), np.exp(m_tile - shift)  #@ rescaled
#else
        sram.SP = np.exp(sram.SP - m_tile[:, None])  #@ exponentiated
        f, f_tile = np.exp(sram.m_old - sram.m), np.exp(m_tile - sram.m)  #@ rescaled
#end
        sram.l = f * sram.l_old + f_tile * sram.SP.sum(axis=1)  #@ rescaled accumulated
#if dropout
        sram.SP *= kept(i, j)  #@ accumulated
#end
        sram.O = (f * sram.l_old)[:, None] * sram.O + f_tile[:, None] * (sram.SP @ sram.V)  #@ rescaled accumulated
#if blind_tiles
        seen = sram.l > 0    # a row that has seen no key yet keeps O = 0
        sram.O[seen] /= sram.l[seen, None]  #@ normalised
#else
        sram.O = sram.O / sram.l[:, None]  #@ normalised
#end
        hbm.store("O", i, sram.O)  #@ store:O
        hbm.store("m", i, sram.m)  #@ store:m
        hbm.store("l", i, sram.l)  #@ store:l column-block-end
