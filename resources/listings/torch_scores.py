S = c * Q_i @ K_j.T  #@ score-product
#if softcap
S = cap * torch.tanh(S / cap)  #@ score-product
#end
#if alibi
S = S - slope * torch.abs(r[:, None]{{off}} - t).to(S.dtype)  #@ score-product
#end
#if torch_visible
S = torch.where(visible(r, t), S, -inf)  #@ mask-applied
#end
