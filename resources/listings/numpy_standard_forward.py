"""Standard attention (FlashAttention, Algorithm 0) in three passes: S and P are written to HBM and read again."""
hbm.begin("forward", S=zeros(Tq, Tk), P=zeros(Tq, Tk), O=zeros(Tq, dv))
m, l = zeros(Tq), zeros(Tq)    # by the way, for lse; Algorithm 0 writes neither
#strip forward KeyLoads
K = np.concatenate([hbm.load("K", j) for j in range(nc)])    # stays on chip  #@ load:K
#strip forward ScoreRows
for i in range(nr):
    Q = hbm.load("Q", i)  #@ row-block-begin load:Q
    for j in range(nc):
        #include numpy_standard_scores.py
        hbm.store("S", i, j, S)  #@ store:S row-block-end
#strip forward WeightRows
for i in range(nr):
    S = np.concatenate([hbm.load("S", i, j) for j in range(nc)], axis=1)  #@ row-block-begin load:S
#if masks
    S = np.where(visible(queries(i), np.arange(Tk)), S, Real(-np.inf))  #@ mask-applied
#end
    m[queries(i)] = S.max(axis=1)  #@ running-max-updated
#if blind_rows
    seen = m[queries(i)] > -np.inf    # a row that sees no key keeps P = 0
    P = np.exp(S - np.where(seen, m[queries(i)], 0)[:, None])  #@ exponentiated
    l[queries(i)] = P.sum(axis=1)  #@ exponentiated
    P[seen] /= l[queries(i)][seen, None]  #@ normalised
#else
    P = np.exp(S - m[queries(i), None])  #@ exponentiated
    l[queries(i)] = P.sum(axis=1)  #@ exponentiated
    P = P / l[queries(i), None]  #@ normalised
#end
    for j in range(nc):
        hbm.store("P", i, j, P[:, keys(j)])  #@ store:P row-block-end
#strip forward ValueLoads
V = np.concatenate([hbm.load("V", j) for j in range(nc)])  #@ load:V
#strip forward OutputRows
for i in range(nr):
    O = zeros(len(queries(i)), dv)  #@ row-block-begin
    for j in range(nc):
        P = hbm.load("P", i, j)  #@ load:P
#if dropout
        P = P * kept(i, j)  #@ accumulated
#end
        O += P @ V[keys(j)]  #@ accumulated
    hbm.store("O", i, O)  #@ store:O row-block-end
return m, l
