"""{{title}}, forward, as a Triton kernel: {{what}}.
{{how_made}}
Needs PyTorch, Triton, NumPy and a GPU. Compares O and lse with attention in one piece in float64; the error of O may
be twice that of attention in one piece in {{triton_dtype}}.
"""

import numpy as np
import torch
import triton
import triton.language as tl

Tq, Tk, dk, dv = {{Tq}}, {{Tk}}, {{dk}}, {{dv}}
Br, Bc = {{Br}}, {{Bc}}
{{plain_constants}}
device, dtype = "cuda", torch.{{triton_dtype}}
inf = float("inf")
Real = np.float64
{{torch_tensors}}


@triton.jit
def tiled_attention(Q, K, V, O, LSE, {{triton_arguments}}Tq: tl.constexpr, Tk: tl.constexpr, dk: tl.constexpr,
                    dv: tl.constexpr, Br: tl.constexpr, Bc: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr,
                    DK: tl.constexpr, DV: tl.constexpr):
    """FlashAttention-2, Algorithm 1, of query block i: one program each. Upper-case sizes are powers of two."""
#strip forward QueryBlock
    i = tl.program_id(0)
    r = i * Br + tl.arange(0, ROWS)
    row_end = tl.minimum(i * Br + Br, Tq)
    a, b = tl.arange(0, DK), tl.arange(0, DV)
    m = tl.full([ROWS], float("-inf"), tl.float32)  #@ row-block-begin
    l = tl.zeros([ROWS], tl.float32)  #@ row-block-begin
    acc = tl.zeros([ROWS, DV], tl.float32)  #@ row-block-begin
    q = tl.load(Q + r[:, None] * dk + a[None, :]{{triton_q_mask}})  #@ load:Q
    first, end = 0, tl.cdiv(Tk, Bc)
#if triton_end
    end = tl.minimum(end, tl.maximum(row_end - 1{{triton_reach}} + Bc, 0) // Bc)    # up to the last query's last key  #@ tile-skipped
#end
#if left
    first = tl.maximum(i * Br{{off_number}} - {{left}}, 0) // Bc    # from the first query's first key on  #@ tile-skipped
#end
    for j in range(first, end):
#if blocks
        if tl.load(BLOCK_MASK + i * tl.cdiv(Tk, Bc) + j) != 0:  #@ tile-skipped
            #include triton_tile.py
#else
        #include triton_tile.py
#end
#if blind_rows
    o = acc / tl.where(l == 0, 1.0, l)[:, None]    # a row that sees no key keeps O = 0  #@ normalised
#else
    o = acc / l[:, None]  #@ normalised
#end
    tl.store(O + r[:, None] * dv + b[None, :], o.to(O.dtype.element_ty){{triton_o_mask}})  #@ store:O
    tl.store(LSE + r, m + tl.log(l){{triton_r_mask}})  #@ lse-written store:lse row-block-end


#include torch_mask.py
#include torch_naive.py


#include numpy_inputs.py
# ---- The test -------------------------------------------------------------------------------------------------------

def run():
    arrays = inputs()
    Q, K, V = (torch.tensor(arrays[name], dtype=dtype, device=device) for name in "QKV")
    O, lse = torch.empty(Tq, dv, dtype=dtype, device=device), torch.empty(Tq, device=device)
    power = [max(16, triton.next_power_of_2(size)) for size in (Br, Bc, dk, dv)]
    tiled_attention[(triton.cdiv(Tq, Br),)](Q, K, V, O, lse, {{triton_values}}Tq, Tk, dk, dv, Br, Bc, *power)
    exact, exact_lse = naive(Q.double(), K.double(), V.double())
    error = (O.double() - exact).abs().max().item()
    standard = (naive(Q, K, V)[0].double() - exact).abs().max().item()
    print(f"O: largest error {error:.3g}; {{triton_dtype}} in one piece: {standard:.3g}")
    assert error <= 2 * standard + 1e-5
    assert torch.allclose(lse.double(), exact_lse, rtol=1e-4, atol=1e-4)
    print(f"agrees on {torch.cuda.get_device_name()}, Triton {triton.__version__}, PyTorch {torch.__version__}")


if __name__ == "__main__":
    run()
