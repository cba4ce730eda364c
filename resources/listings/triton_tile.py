t = j * Bc + tl.arange(0, COLUMNS)
k = tl.load(K + t[:, None] * dk + a[None, :]{{triton_k_mask}})  #@ load:K
v = tl.load(V + t[:, None] * dv + b[None, :]{{triton_v_mask}})  #@ load:V
S = {{c_number}} * tl.dot(q, tl.trans(k){{triton_precision}})  #@ score-product
#if softcap
S = {{cap_number}} * (2.0 * tl.sigmoid(2.0 * S / {{cap_number}}) - 1.0)    # cap tanh(S / cap)  #@ score-product
#end
#if alibi
S -= {{slope_number}} * tl.abs(r[:, None]{{off_number}} - t[None, :]).to(tl.float32)  #@ score-product
#end
#if triton_seen
S = tl.where({{triton_seen}}, S, float("-inf"))  #@ mask-applied
#end
m_new = tl.maximum(m, tl.max(S, axis=1))  #@ running-max-updated
#if late_rows
shift = tl.where(m_new == float("-inf"), 0.0, m_new)    # a row that has seen no key yet: never -inf - (-inf)
P = tl.exp(S - shift[:, None])  #@ exponentiated
f = tl.exp(m - shift)  #@ rescaled
#else
P = tl.exp(S - m_new[:, None])  #@ exponentiated
f = tl.exp(m - m_new)  #@ rescaled
#end
l = f * l + tl.sum(P, axis=1)  #@ rescaled accumulated
#if dropout
none = tl.zeros([ROWS, COLUMNS], tl.int32)
w0, w1, w2, w3 = tl.philox({{seed}}, r[:, None] + none, t[None, :] // 4 + none, none + {{head}}, none)
place = t[None, :] % 4
word = tl.where(place == 0, w0, tl.where(place == 1, w1, tl.where(place == 2, w2, w3)))
P = tl.where(word >= {{dropout_limit}}, P * {{dropout_factor}}, 0.0)  #@ accumulated
#end
acc = f[:, None] * acc + tl.dot(P.to(v.dtype), v{{triton_precision}})  #@ rescaled accumulated
m = m_new  #@ accumulated
