def naive(Q, K, V):
    """The same in one piece."""
#if torch_visible | alibi | dropout
    r, t = torch.arange(len(Q), device=device), torch.arange(len(K), device=device)
#end
#if torch_sdpa !triton
#if alibi
    bias = -slope * torch.abs(r[:, None]{{off}} - t).to(Q.dtype)
#if torch_visible
    bias = torch.where(visible(r, t), bias, -inf)
#end
#elif torch_visible
    bias = visible(r, t)
#else
    bias = None
#end
    return F.scaled_dot_product_attention(Q[None, None], K[None, None], V[None, None], attn_mask=bias, scale=c)[0, 0]
#else
    S = c * Q @ K.T
#if softcap
    S = cap * torch.tanh(S / cap)
#end
#if alibi
    S = S - slope * torch.abs(r[:, None]{{off}} - t).to(Q.dtype)
#end
#if torch_visible
    S = S.masked_fill(~visible(r, t), -inf)
#end
#if blind_rows
    blind = ~visible(r, t).any(dim=1)[:, None]
    P = torch.softmax(S.masked_fill(blind, 0.0), dim=1).masked_fill(blind, 0.0)
#else
    P = torch.softmax(S, dim=1)
#end
#if dropout
    P = P * kept(r, t).to(P.dtype)
#end
#if triton
    return P @ V, torch.logsumexp(S, dim=1)
#else
    return P @ V
#end
#end
