"""Attention of one head and its gradients. The forward pass goes by tiles; the backward pass does not. See statement.md."""

import numpy as np

from tilewise_hbm import Hbm

Q, K, V, dO = (np.load(name).astype(np.float32) for name in ("q.npy", "k.npy", "v.npy", "do.npy"))
(Tq, dk), (Tk, dv) = Q.shape, V.shape
Br, Bc = 128, 64
nr, nc = -(-Tq // Br), -(-Tk // Bc)
c = np.float32(1 / np.sqrt(dk))


def zeros(*shape):
    return np.zeros(shape, np.float32)


hbm = Hbm(Br, Bc, sram_values=116_224, Q=Q, K=K, V=V, dO=dO)
sram = hbm.sram

hbm.begin("forward", O=zeros(Tq, dv), lse=zeros(Tq))
for i in range(nr):
    sram.Q = hbm.load("Q", i)
    rows = len(sram.Q)
    sram.m, sram.l, sram.O = np.full(rows, -np.inf, np.float32), zeros(rows), zeros(rows, dv)
    for j in range(nc):
        sram.K = hbm.load("K", j)
        sram.V = hbm.load("V", j)
        sram.SP = c * sram.Q @ sram.K.T
        m_new = np.maximum(sram.m, sram.SP.max(axis=1))
        sram.SP = np.exp(sram.SP - m_new[:, None])
        f = np.exp(sram.m - m_new)
        sram.l = f * sram.l + sram.SP.sum(axis=1)
        sram.O = f[:, None] * sram.O + sram.SP @ sram.V
        sram.m = m_new
    hbm.store("O", i, sram.O / sram.l[:, None])
    hbm.store("lse", i, sram.m + np.log(sram.l))

hbm.begin("backward", D=zeros(Tq), dQ=zeros(Tq, dk), dK=zeros(Tk, dk), dV=zeros(Tk, dv))
# All at once: this is what you replace by loops over blocks.
P = np.exp(c * hbm.Q @ hbm.K.T - hbm.lse[:, None])
dP = hbm.dO @ hbm.V.T
D = (hbm.dO * hbm.O).sum(axis=1)
dS = P * (dP - D[:, None])
hbm.D[:] = D
hbm.dV[:] = P.T @ hbm.dO
hbm.dQ[:] = c * dS @ hbm.K
hbm.dK[:] = c * dS.T @ hbm.Q

hbm.write("answer.npz")
