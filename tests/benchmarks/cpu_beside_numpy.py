#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The CPU engine beside a NumPy loop over the same tiles, one thread each, turn by turn on one machine.

    cpu_beside_numpy.py path/to/tilewise-cli [--t 1024] [--d 64] [--br 128] [--bc 64] [--rounds 9] [--least F32 F64]

NumPy's products are those of its BLAS, so it should choose its own kernels: unset OPENBLAS_CORETYPE. With --least the exit
code is 1 when the engine is not at least so many times as fast in float32 and float64. Both results are compared.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[name] = "1"
import numpy as np  # noqa: E402: the number of threads is read when it is loaded


def tiles(Q, K, V, Br, Bc):
    """FlashAttention-2, forward, as one writes it in NumPy."""
    T, d = Q.shape
    scale = Q.dtype.type(1 / np.sqrt(d))
    O = np.empty_like(Q)
    for i in range(0, T, Br):
        q = Q[i:i + Br] * scale
        m = np.full((len(q), 1), -np.inf, Q.dtype)
        l = np.zeros((len(q), 1), Q.dtype)
        acc = np.zeros_like(q)
        for j in range(0, T, Bc):
            S = q @ K[j:j + Bc].T
            new = np.maximum(m, S.max(axis=1, keepdims=True))
            S -= new
            P = np.exp(S, out=S)
            f = np.exp(m - new)
            l = f * l + P.sum(axis=1, keepdims=True)
            acc *= f
            acc += P @ V[j:j + Bc]
            m = new
        O[i:i + Br] = acc / l
    return O


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    for option, usual in (("--t", 1024), ("--d", 64), ("--br", 128), ("--bc", 64), ("--rounds", 9)):
        parser.add_argument(option, type=int, default=usual)
    parser.add_argument("--least", type=float, nargs=2, metavar=("F32", "F64"))
    asked = parser.parse_args()
    flops = 4 * asked.t * asked.t * asked.d
    sizes = ["--t", asked.t, "--d", asked.d, "--br", asked.br, "--bc", asked.bc, "--threads", 1]
    fast_enough = True
    print(f"T = {asked.t}, d = {asked.d}, blocks {asked.br} x {asked.bc}, one thread; GFLOP/s, NumPy {np.__version__}")
    for number, (precision, dtype) in enumerate((("f32", np.float32), ("f64", np.float64))):
        words = [str(word) for word in [*sizes, "--precision", precision]]
        rng = np.random.default_rng(1)
        Q, K, V = (rng.standard_normal((asked.t, asked.d)).astype(dtype) for _ in range(3))
        with tempfile.TemporaryDirectory() as folder:
            for name, array in (("q", Q), ("k", K), ("v", V)):
                np.save(f"{folder}/{name}.npy", array)
            data = [part for name in "qkv" for part in (f"--{name}", f"{folder}/{name}.npy")]
            subprocess.run([asked.program, "run", *words, *data, "--out", f"{folder}/out"], check=True,
                           stdout=subprocess.DEVNULL)
            difference = float(np.abs(np.load(f"{folder}/out/O.npy") - tiles(Q, K, V, asked.br, asked.bc)).max())
        bound = 64 * np.finfo(dtype).eps * max(1.0, float(np.abs(V).max()))
        if difference > bound:
            sys.exit(f"{precision}: the results differ by {difference:.2g}, more than {bound:.2g}")
        theirs, ours, ratios = [], [], []
        for _ in range(asked.rounds):
            samples = []
            for _ in range(5):
                begin = time.perf_counter()
                tiles(Q, K, V, asked.br, asked.bc)
                samples.append(time.perf_counter() - begin)
            done = subprocess.run([asked.program, "bench", "--json", "--engine-only", "--repetitions", "11", *words],
                                  check=True, capture_output=True, text=True)
            theirs.append(statistics.median(samples))
            ours.append(json.loads(done.stdout)["engine"]["seconds"])
            ratios.append(theirs[-1] / ours[-1])
        ratio = statistics.median(ratios)
        low, _, high = statistics.quantiles(ratios, n=4)
        print(f"{precision}: NumPy {flops / statistics.median(theirs) / 1e9:.1f}, engine "
              f"{flops / statistics.median(ours) / 1e9:.1f}, ratio {ratio:.2f} (quartiles {low:.2f} to {high:.2f}); "
              f"the results differ by {difference:.1g}")
        fast_enough = fast_enough and (not asked.least or ratio >= asked.least[number])
    sys.exit(0 if fast_enough else 1)


if __name__ == "__main__":
    main()
