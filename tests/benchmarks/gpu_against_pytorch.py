#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Results of our kernels against PyTorch's scaled_dot_product_attention and its gradients, on the same arrays.

    gpu_against_pytorch.py path/to/tilewise-cli [RESULT.json]

Needs a CUDA card and PyTorch. The arrays are rounded to the element type first, so that all start from the same bits.
Truth is PyTorch's attention in float64 with its autograd gradients. For each array the largest error is printed of:

    ours      the kernels of gpu run
    flash     PyTorch's flash backend (fp32: efficient, the memory-efficient one)
    math      its math backend, which by default computes fp16 and bf16 in fp32
    standard  matmul, softmax, matmul of PyTorch in the element type, S and P rounded to it, and their gradients

In fp16 and bf16 ours may err twice as much as standard; in fp32 and fp64 by 16 epsilon times the largest score and
value. Where fp16 and bf16 err more than twice as much as math this is counted beside, for ours and for flash: both
round P and dS to the element type, as math does not. dK and dV of grouped heads are ours of each query head, summed
here over those that share keys. Exits with 1 when a bound is broken.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np
import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

TYPES = {"fp16": torch.float16, "bf16": torch.bfloat16, "fp32": torch.float32, "fp64": torch.float64}
NAMES = ("O", "dQ", "dK", "dV")
# type, heads, kv heads, Tq, Tk, d, causal, B_r, B_c, more options
CASES = [
    ("fp16", 2, 2, 1024, 1024, 64, False, 128, 128, ()),
    ("fp16", 2, 2, 1024, 1024, 64, True, 128, 128, ()),
    ("fp16", 2, 2, 1024, 1024, 128, True, 128, 64, ()),
    ("fp16", 2, 2, 1024, 1024, 128, False, 64, 64, ()),
    ("fp16", 2, 2, 1024, 1024, 128, True, 64, 64, ("--deterministic",)),
    ("fp16", 1, 1, 512, 512, 256, False, 64, 64, ()),
    ("fp16", 2, 2, 777, 1013, 64, False, 64, 80, ()),
    ("fp16", 4, 2, 1024, 1024, 64, True, 128, 64, ()),
    ("fp16", 2, 2, 1024, 1024, 64, True, 128, 64, ("--algorithm", "fa1", "--backward-order", "fa2")),
    ("bf16", 2, 2, 1024, 1024, 64, False, 128, 128, ()),
    ("bf16", 2, 2, 1024, 1024, 128, True, 64, 64, ()),
    ("bf16", 4, 1, 777, 777, 128, True, 64, 64, ()),
    ("fp32", 2, 2, 384, 384, 64, True, 64, 32, ()),
    ("fp64", 2, 2, 384, 384, 64, False, 64, 32, ()),
]


def ours(program, case, arrays, folder):
    """O, dQ, dK, dV of all query heads, or the reason why there are none."""
    dtype, heads, kv_heads, Tq, Tk, d, causal, Br, Bc, more = case
    for name, array in arrays.items():
        np.save(folder / f"{name}.npy", array[0].double().cpu().numpy())
    results = {name: [] for name in NAMES}
    for head in range(heads):
        words = [program, "gpu", "run", "--json", "--untimed", "--backward", "--q", folder / "q.npy", "--k",
                 folder / "k.npy", "--v", folder / "v.npy", "--do", folder / "do.npy", "--dtype", dtype, "--br", Br,
                 "--bc", Bc, "--head", head, "--out", folder / "out", "--force", *more]
        words += ["--causal"] if causal else []
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
        if done.returncode != 0:
            return None, done.stderr.strip()
        for name in NAMES:
            results[name].append(np.load(folder / "out" / f"{name}.npy").astype(np.float64))
    stacked = {name: torch.from_numpy(np.stack(heads_of)).cuda()[None] for name, heads_of in results.items()}
    for name in ("dK", "dV"):
        stacked[name] = stacked[name].reshape(1, kv_heads, heads // kv_heads, Tk, d).sum(2)
    return stacked, ""


def standard(q, k, v, causal):
    S = q @ k.mT / q.shape[-1] ** 0.5
    if causal:
        S = S.masked_fill(torch.ones(S.shape[-2:], dtype=torch.bool, device="cuda").triu(1), float("-inf"))
    return torch.softmax(S, -1) @ v


def theirs(arrays, dtype, causal, backend):
    """O, dQ, dK, dV by a backend of PyTorch, or by standard attention without one."""
    q, k, v = (arrays[name].to(dtype).detach().requires_grad_() for name in ("q", "k", "v"))
    group = q.shape[1] // k.shape[1]
    K, V = k.repeat_interleave(group, 1), v.repeat_interleave(group, 1)
    if backend is None:
        O = standard(q, K, V, causal)
    else:
        with sdpa_kernel(backend):
            O = F.scaled_dot_product_attention(q, K, V, is_causal=causal)
    gradients = torch.autograd.grad(O, (q, k, v), arrays["do"].to(dtype))
    return dict(zip(NAMES, (each.detach().double() for each in (O, *gradients))))


def main():
    program, rows, broken, beyond_math = sys.argv[1], [], 0, {"ours": 0, "flash": 0}
    for number, case in enumerate(CASES):
        dtype, heads, kv_heads, Tq, Tk, d, causal, Br, Bc, more = case
        torch.manual_seed(number)
        shapes = {"q": (heads, Tq), "k": (kv_heads, Tk), "v": (kv_heads, Tk), "do": (heads, Tq)}
        arrays = {name: torch.randn(1, *shape, d, device="cuda").to(TYPES[dtype]) for name, shape in shapes.items()}
        truth = theirs(arrays, torch.float64, causal, SDPBackend.MATH)
        isHalf = dtype in ("fp16", "bf16")
        errors = {"math": theirs(arrays, TYPES[dtype], causal, SDPBackend.MATH)}
        if isHalf:
            errors["standard"] = theirs(arrays, TYPES[dtype], causal, None)
        if dtype != "fp64":
            backend = SDPBackend.FLASH_ATTENTION if isHalf else SDPBackend.EFFICIENT_ATTENTION
            errors["flash" if isHalf else "efficient"] = theirs(arrays, TYPES[dtype], causal, backend)
        with tempfile.TemporaryDirectory() as name:
            errors["ours"], reason = ours(program, case, arrays, pathlib.Path(name))
        row = {"case": case}
        if errors["ours"] is None:
            row["refused"] = reason
            broken += 1
        else:
            scores = (arrays["q"].double() @ arrays["k"].repeat_interleave(heads // kv_heads, 1).double().mT) / d**0.5
            for name in NAMES:
                error = {who: float((each[name] - truth[name]).abs().max()) for who, each in errors.items()}
                epsilon = torch.finfo(torch.float64 if dtype == "fp64" else torch.float32).eps
                rounding = 16 * epsilon * max(1, float(scores.abs().max())) * max(1, float(truth[name].abs().max()))
                error["bound"] = 2 * error["standard"] + rounding if isHalf else rounding
                error["pass"] = error["ours"] <= error["bound"]  # not a number is a failure
                broken += not error["pass"]
                for who in beyond_math if isHalf else ():
                    beyond_math[who] += error[who] > 2 * error["math"] + rounding
                row[name] = error
        rows.append(row)
        print(*case[:-1], *more, row.get("refused", ""))
        for name in NAMES:
            print("   ", name, ", ".join(f"{who} {value:.3g}" for who, value in row.get(name, {}).items()), flush=True)
    print(f"{broken} broken bounds or refusals in {len(CASES)} cases; arrays in fp16 and bf16 that err more than twice",
          f"as much as the math backend: ours {beyond_math['ours']}, flash {beyond_math['flash']}")
    if len(sys.argv) > 2:
        with open(sys.argv[2], "w", encoding="utf-8") as file:
            json.dump({"card": torch.cuda.get_device_name(), "torch": torch.__version__, "broken": broken,
                       "beyond_math": beyond_math, "rows": rows}, file, indent=1)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
