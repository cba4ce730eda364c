"""{{title}} as a torch.autograd.Function: {{what}}.
{{how_made}}
Needs PyTorch and NumPy. Tests its gradients by finite differences (gradcheck, in float64 and with small blocks), then
compares the outputs and the gradients of the whole problem with {{torch_oracle}}.
"""

import numpy as np
import torch
#if torch_sdpa
import torch.nn.functional as F
#end

Tq, Tk, dk, dv = {{Tq}}, {{Tk}}, {{dk}}, {{dv}}
Br, Bc = {{Br}}, {{Bc}}
{{plain_constants}}
device = "cuda" if torch.cuda.is_available() else "cpu"
inf = float("inf")
Real = np.float64
{{torch_tensors}}


def queries(i, Br, Tq):
    return torch.arange(i * Br, min((i + 1) * Br, Tq), device=device)


def keys(j, Bc, Tk):
    return torch.arange(j * Bc, min((j + 1) * Bc, Tk), device=device)


#if skips
def skipped(r, t):
    """Whether no entry of the tile with these queries and keys is visible."""
    return {{torch_skipped}}


#end
#include torch_mask.py
class TiledAttention(torch.autograd.Function):
    """Attention of one head, block by block. What it leaves for the backward pass is O and lse, never S or P."""

    @staticmethod
    def forward(ctx, Q, K, V, Br, Bc):
        """FlashAttention-2, Algorithm 1: query blocks outside."""
        Tq, Tk = len(Q), len(K)
        O, lse = Q.new_zeros(Tq, V.shape[1]), Q.new_zeros(Tq)
#strip forward QueryBlock
        for i in range(-(-Tq // Br)):
            r = queries(i, Br, Tq)
            Q_i = Q[r]  #@ load:Q
            m, l, O_i = Q.new_full((len(r),), -inf), Q.new_zeros(len(r)), Q.new_zeros(len(r), V.shape[1])  #@ row-block-begin
            for j in range(-(-Tk // Bc)):
                t = keys(j, Bc, Tk)
#if skips
                if skipped(r, t):  #@ tile-skipped
                    continue  #@ tile-skipped
#end
                K_j, V_j = K[t], V[t]  #@ load:K load:V
                #include torch_scores.py
                m_new = torch.maximum(m, S.amax(dim=1))  #@ running-max-updated
#if torch_masks
                shift = torch.where(m_new == -inf, 0.0, m_new)    # a row that has seen no key yet: never -inf - (-inf)
                P = torch.exp(S - shift[:, None])  #@ exponentiated
                f = torch.exp(m - shift)  #@ rescaled
#else
                P = torch.exp(S - m_new[:, None])  #@ exponentiated
                f = torch.exp(m - m_new)  #@ rescaled
#end
                l = f * l + P.sum(dim=1)  #@ rescaled accumulated
#if dropout
                P = P * kept(r, t).to(P.dtype)  #@ accumulated
#end
                O_i = f[:, None] * O_i + P @ V_j  #@ rescaled accumulated
                m = m_new  #@ accumulated
#if torch_masks
            O[r] = O_i / torch.where(l == 0, 1.0, l)[:, None]    # a row that sees no key keeps O = 0  #@ normalised store:O
#else
            O[r] = O_i / l[:, None]  #@ normalised store:O
#end
            lse[r] = m + torch.log(l)  #@ lse-written store:lse row-block-end
        ctx.save_for_backward(Q, K, V, O, lse)
        ctx.blocks = Br, Bc
        return O

    @staticmethod
    def backward(ctx, dO):
        """FlashAttention-2, Algorithm 2: key blocks outside; the weights come again from lse."""
        (Q, K, V, O, lse), (Br, Bc) = ctx.saved_tensors, ctx.blocks
        Tq, Tk = len(Q), len(K)
        dQ, dK, dV = torch.zeros_like(Q), torch.zeros_like(K), torch.zeros_like(V)
#strip backward RowTerms
        D = (dO * O).sum(dim=1)  #@ row-block-begin load:dO load:O row-terms-d store:D row-block-end
#strip backward GradientKeyBlock
        for j in range(-(-Tk // Bc)):
            t = keys(j, Bc, Tk)
            K_j, V_j = K[t], V[t]  #@ load:K load:V
            dK_j, dV_j = torch.zeros_like(K_j), torch.zeros_like(V_j)  #@ column-block-begin
            for i in range(-(-Tq // Br)):
                r = queries(i, Br, Tq)
#if skips
                if skipped(r, t):  #@ tile-skipped
                    continue  #@ tile-skipped
#end
                Q_i, dO_i = Q[r], dO[r]  #@ load:Q load:dO
                lse_i, D_i = lse[r], D[r]  #@ load:lse load:D
                #include torch_backward_scores.py
#if torch_masks
                lse_i = torch.where(lse_i == -inf, 0.0, lse_i)    # a row that sees no key has weights of 0
#end
                P = torch.exp(S - lse_i[:, None])  #@ weights-recomputed
#if dropout
                z = kept(r, t).to(P.dtype)
                dV_j += (z * P).T @ dO_i  #@ dv
                dP = z * (dO_i @ V_j.T)  #@ dp
#else
                dV_j += P.T @ dO_i  #@ dv
                dP = dO_i @ V_j.T  #@ dp
#end
                dS = P * (dP - D_i[:, None])  #@ ds
#if softcap
                dS = dS * (1 - capped**2)  #@ ds
#end
                dQ[r] += c * dS @ K_j  #@ load:dQ dq-added store:dQ
                dK_j += c * dS.T @ Q_i  #@ dk
            dK[t], dV[t] = dK_j, dV_j  #@ store:dK store:dV column-block-end
        return dQ, dK, dV, None, None


#include torch_naive.py


#include numpy_inputs.py
# ---- The tests ------------------------------------------------------------------------------------------------------

def check_gradients():
    """Finite differences on the first few queries and keys, with blocks of {{small_Br}} and {{small_Bc}}."""
    torch.manual_seed(0)
    few = [torch.randn(rows, width, dtype=torch.float64, device=device, requires_grad=True)
           for rows, width in (({{small_Tq}}, dk), ({{small_Tk}}, dk), ({{small_Tk}}, dv))]
    assert torch.autograd.gradcheck(lambda Q, K, V: TiledAttention.apply(Q, K, V, {{small_Br}}, {{small_Bc}}), few)
    print("gradcheck passes")


def compare():
    """The whole problem, tiled and in one piece, in float64."""
    arrays = inputs()
    Q, K, V = (torch.tensor(arrays[name], dtype=torch.float64, device=device) for name in "QKV")
#if backward
    dO = torch.tensor(arrays["dO"], dtype=torch.float64, device=device)
#else
    dO = torch.ones(Tq, dv, dtype=torch.float64, device=device)
#end
    results = []
    for attention in (lambda *each: TiledAttention.apply(*each, Br, Bc), naive):
        leaves = [each.clone().requires_grad_() for each in (Q, K, V)]
        O = attention(*leaves)
        results.append([O, *torch.autograd.grad(O, leaves, dO)])
    for name, tiled, whole in zip(("O", "dQ", "dK", "dV"), *results):
        error = (tiled - whole).abs().max().item()
        accepted = 1e-12 * max(1.0, whole.abs().max().item())
        print(f"{name}: largest difference {error:.2g}, {accepted:.2g} is accepted")
        assert error <= accepted, name


if __name__ == "__main__":
    check_gradients()
    compare()
