"""{{title}}: {{what}}.
{{how_made}}
Needs NumPy. Counts each value that crosses between HBM and SRAM, prints the counts and writes answer.npz, which
    {{check}}
holds against the engine of Tilewise.
"""

import json

import numpy as np

Real = np.{{real}}
Tq, Tk, dk, dv = {{Tq}}, {{Tk}}, {{dk}}, {{dv}}
Br, Bc = {{Br}}, {{Bc}}
nr, nc = -(-Tq // Br), -(-Tk // Bc)    # blocks of queries, blocks of keys
{{constants}}


def queries(i):
    return np.arange(i * Br, min((i + 1) * Br, Tq))


def keys(j):
    return np.arange(j * Bc, min((j + 1) * Bc, Tk))


def zeros(*shape):
    return np.zeros(shape, Real)


#include numpy_mask.py
#if dropout
def kept(i, j):
    """The dropout factors of a tile: 0, or 1 / (1 - p). A function of seed, head, query and key alone."""
    r, t = queries(i)[:, None], keys(j)[None, :]
    words = philox(r, t // 4, {{head}}, 0)
    word = np.choose(t % 4, [np.broadcast_to(each, (r.size, t.size)) for each in words])
    return (word >= {{dropout_limit}}) * Real({{dropout_factor}})


#end
def forward(hbm, sram):
#if standard
    #include numpy_standard_forward.py
#elif fa1
    #include numpy_fa1_forward.py
#else
    #include numpy_fa2_forward.py
#end


#if backward
def backward(hbm, sram):
#if standard
    #include numpy_standard_backward.py
#elif order_fa2
    #include numpy_fa2_backward.py
#elif order_fa1
    #include numpy_fa1_backward.py
#elif order_query_outer
    #include numpy_query_outer_backward.py
#else
    #include numpy_two_loops_backward.py
#end


#end
#include numpy_inputs.py
# ---- The counter ----------------------------------------------------------------------------------------------------

{{counter}}


# ---- The run --------------------------------------------------------------------------------------------------------

if __name__ == "__main__":
    hbm = Hbm(Br, Bc, {{sram}}**inputs())
#if standard
    m, l = forward(hbm, hbm.sram)
#else
    forward(hbm, hbm.sram)
#end
#if backward
    backward(hbm, hbm.sram)
#end
#if standard
    with np.errstate(divide="ignore"):
        hbm.write("answer.npz", lse=m + np.log(l))
#elif keeps_statistics
    with np.errstate(divide="ignore"):
        hbm.write("answer.npz", lse=hbm.m + np.log(hbm.l))
#else
    hbm.write("answer.npz")
#end
