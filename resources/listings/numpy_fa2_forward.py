"""FlashAttention-2, Algorithm 1: query blocks outside."""
hbm.begin("forward", O=zeros(Tq, dv), lse=zeros(Tq))
#strip forward QueryBlock
for i in range(nr):
    rows = len(queries(i))
    sram.m = np.full(rows, -np.inf, Real)  #@ row-block-begin
    sram.l = zeros(rows)  #@ row-block-begin
    sram.O = zeros(rows, dv)  #@ row-block-begin
#if empty_rows
    if not all(skipped(i, j) for j in range(nc)):
        sram.Q = hbm.load("Q", i)  #@ load:Q
#else
    sram.Q = hbm.load("Q", i)  #@ load:Q
#end
    for j in range(nc):
#if skips
        if skipped(i, j):  #@ tile-skipped
            continue  #@ tile-skipped
#end
        sram.K = hbm.load("K", j)  #@ load:K
        sram.V = hbm.load("V", j)  #@ load:V
        #include numpy_scores.py
        m_new = np.maximum(sram.m, sram.SP.max(axis=1))  #@ running-max-updated
#if late_rows
        shift = np.where(m_new == -np.inf, 0, m_new)    # a row that has seen no key yet: never -inf - (-inf)
        sram.SP = np.exp(sram.SP - shift[:, None])  #@ exponentiated
        f = np.exp(sram.m - shift)  #@ rescaled
#else
        sram.SP = np.exp(sram.SP - m_new[:, None])  #@ exponentiated
        f = np.exp(sram.m - m_new)  #@ rescaled
#end
        sram.l = f * sram.l + sram.SP.sum(axis=1)  #@ rescaled accumulated
#if dropout
        sram.SP *= kept(i, j)  #@ accumulated
#end
        sram.O = f[:, None] * sram.O + sram.SP @ sram.V  #@ rescaled accumulated
        sram.m = m_new  #@ accumulated
#if blind_rows
    seen = sram.l > 0    # a row that sees no key keeps O = 0 and lse = -inf
    sram.O[seen] /= sram.l[seen, None]  #@ normalised
    with np.errstate(divide="ignore"):
        lse = sram.m + np.log(sram.l)  #@ lse-written
#else
    sram.O = sram.O / sram.l[:, None]  #@ normalised
    lse = sram.m + np.log(sram.l)  #@ lse-written
#end
    hbm.store("O", i, sram.O)  #@ store:O
    hbm.store("lse", i, lse)  #@ store:lse row-block-end
