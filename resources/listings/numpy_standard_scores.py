S = c * Q @ K[keys(j)].T  #@ score-product
#if softcap
S = cap * np.tanh(S / cap)  #@ score-product
#end
#if alibi
S -= slope * np.abs(queries(i)[:, None]{{off}} - keys(j)).astype(Real)  #@ score-product
#end
