"""The backward pass of Algorithm 0: P was kept, dP and dS are written to HBM and read again."""
hbm.begin("backward", dP=zeros(Tq, Tk), dS=zeros(Tq, Tk), dQ=zeros(Tq, dk), dK=zeros(Tk, dk), dV=zeros(Tk, dv))
#strip backward OutputGradientLoads
dO = np.concatenate([hbm.load("dO", i) for i in range(nr)])    # stays on chip  #@ load:dO
#strip backward ValueGradientColumns
for j in range(nc):
    dV = zeros(len(keys(j)), dv)  #@ column-block-begin
    for i in range(nr):
        P = hbm.load("P", i, j)  #@ load:P
#if dropout
        P = P * kept(i, j)  #@ dv
#end
        dV += P.T @ dO[queries(i)]  #@ dv
    hbm.store("dV", j, dV)  #@ store:dV column-block-end
#strip backward ValueLoads
V = np.concatenate([hbm.load("V", j) for j in range(nc)])  #@ load:V
#strip backward WeightGradientRows
for i in range(nr):
    dO_i = hbm.load("dO", i)  #@ row-block-begin load:dO
    for j in range(nc):
        dP = dO_i @ V[keys(j)].T  #@ dp
#if dropout
        dP = dP * kept(i, j)  #@ dp
#end
        hbm.store("dP", i, j, dP)  #@ store:dP row-block-end
#strip backward ScoreGradientRows
for i in range(nr):
    blocks = [(hbm.load("P", i, j), hbm.load("dP", i, j)) for j in range(nc)]  #@ row-block-begin load:P load:dP
    P, dP = (np.concatenate(each, axis=1) for each in zip(*blocks))
    D = (P * dP).sum(axis=1)  #@ row-terms-d
    dS = P * (dP - D[:, None])  #@ ds
#if softcap
    u = hbm.S[queries(i)]    # not counted: Algorithm 0 knows no soft cap
#if alibi
    u = u + slope * np.abs(queries(i)[:, None]{{off}} - np.arange(Tk)).astype(Real)
#end
    dS *= 1 - (u / cap) ** 2  #@ ds
#end
    for j in range(nc):
        hbm.store("dS", i, j, dS[:, keys(j)])  #@ store:dS row-block-end
#strip backward KeyLoads
K = np.concatenate([hbm.load("K", j) for j in range(nc)])  #@ load:K
#strip backward QueryGradientRows
for i in range(nr):
    dQ = zeros(len(queries(i)), dk)  #@ row-block-begin
    for j in range(nc):
        dS = hbm.load("dS", i, j)  #@ load:dS
        dQ += c * dS @ K[keys(j)]  #@ dq-added
    hbm.store("dQ", i, dQ)  #@ store:dQ row-block-end
#strip backward QueryLoads
Q = np.concatenate([hbm.load("Q", i) for i in range(nr)])  #@ load:Q
#strip backward KeyGradientColumns
for j in range(nc):
    dK = zeros(len(keys(j)), dk)  #@ column-block-begin
    for i in range(nr):
        dS = hbm.load("dS", i, j)  #@ load:dS
        dK += c * dS.T @ Q[queries(i)]  #@ dk
    hbm.store("dK", j, dK)  #@ store:dK column-block-end
