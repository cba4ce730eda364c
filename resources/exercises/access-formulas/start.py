"""Two access formulas, in values. See statement.md."""

import numpy as np


def standard(T, d):
    """Q, K, V in, S and P out, O out."""
    return 4 * T * d + 2 * T * T


def fa2(T, d, Br, Bc):
    """Q in and O out once; K and V in for each query block."""
    return 2 * T * d + 2 * T * d * (T / Br)


sizes = [(1024, 64, 128, 64), (1024, 64, 64, 64), (4096, 128, 128, 128), (1000, 64, 128, 64), (513, 40, 64, 32), (7, 4, 16, 16)]
np.savez("answer.npz",
         sizes=np.array(sizes),
         standard=np.array([standard(T, d) for T, d, Br, Bc in sizes], np.float64),
         fa2=np.array([fa2(T, d, Br, Bc) for T, d, Br, Bc in sizes], np.float64))
