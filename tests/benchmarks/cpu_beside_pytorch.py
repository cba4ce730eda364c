#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The CPU engine beside PyTorch's flash attention on the CPU, turn by turn on one machine.

    cpu_beside_pytorch.py path/to/tilewise-cli [--t 1024,2048,4096,8192] [--d 64,128] [--heads 1,8]
                          [--precision f32,f64] [--threads 1,16] [--causal no,yes] [--rounds 3] [--seconds 0.5]
                          [--least 1.3] [--json RESULT.json]

Each round times PyTorch's forward and backward kernels (aten::_scaled_dot_product_flash_attention_for_cpu and its
backward), then `tilewise-cli bench --backward`, for about --seconds each. Medians of the rounds; a ratio is theirs over
ours, round by round. First the results of both are compared. GFLOP/s are 4 H T^2 d forward, 2.5 times that backward,
halved when causal. With --least the exit code is 1 when a ratio is below it.
"""
import argparse
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np
import torch

forward_of = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu
backward_of = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward


def blocks(heads, T, threads):
    """Rows of queries and of keys: smaller blocks of queries where there would be few for each thread."""
    return (128, 64) if heads * T // 128 >= 4 * threads else (64, 64)


def tensors(heads, T, d, precision):
    dtype = torch.float32 if precision == "f32" else torch.float64
    generator = torch.Generator().manual_seed(1)
    return [torch.randn(1, heads, T, d, dtype=dtype, generator=generator) for _ in range(4)]


def options(heads, T, d, precision, causal, threads):
    Br, Bc = blocks(heads, T, threads)
    words = ["--heads", heads, "--t", T, "--d", d, "--precision", precision, "--br", Br, "--bc", Bc]
    return [str(word) for word in words] + (["--causal"] if causal else [])


def check(program, d, precision, causal):
    """Both programs on the same numbers."""
    T = 777
    q, k, v, dO = tensors(1, T, d, precision)
    out, lse = forward_of(q, k, v, 0.0, causal)
    theirs = dict(zip(("O", "dQ", "dK", "dV"), (out, *backward_of(dO, q, k, v, out, lse, 0.0, causal))))
    with tempfile.TemporaryDirectory() as folder:
        for name, tensor in (("q", q), ("k", k), ("v", v), ("do", dO)):
            np.save(f"{folder}/{name}.npy", tensor[0, 0].numpy())
        data = [part for name in ("q", "k", "v", "do") for part in (f"--{name}", f"{folder}/{name}.npy")]
        words = options(1, T, d, precision, causal, 1)
        subprocess.run([program, "run", "--backward", *words[2:], *data, "--out", f"{folder}/out"], check=True,
                       stdout=subprocess.DEVNULL)
        for name, tensor in theirs.items():
            ours = np.load(f"{folder}/out/{name}.npy").astype(np.float64)
            wanted = tensor[0, 0].numpy().astype(np.float64)
            relative = np.linalg.norm(ours - wanted) / np.linalg.norm(wanted)
            bound = 3e-6 if precision == "f32" else 1e-14
            if not relative <= bound:
                sys.exit(f"{name} {precision} d = {d}{' causal' if causal else ''}: relative difference {relative:.2g}")


def median_time(work, seconds):
    work()
    samples = []
    end = time.perf_counter() + seconds
    while len(samples) < 3 or (time.perf_counter() < end and len(samples) < 50):
        begin = time.perf_counter()
        work()
        samples.append(time.perf_counter() - begin)
    return statistics.median(samples)


def compare(program, heads, T, d, precision, causal, threads, asked):
    torch.set_num_threads(threads)
    q, k, v, dO = tensors(heads, T, d, precision)
    out, lse = forward_of(q, k, v, 0.0, causal)
    words = options(heads, T, d, precision, causal, threads) + ["--threads", str(threads)]
    theirs, ours = {"forward": [], "backward": []}, {"forward": [], "backward": []}
    repetitions = 3
    for _ in range(asked.rounds):
        theirs["forward"].append(median_time(lambda: forward_of(q, k, v, 0.0, causal), asked.seconds / 2))
        theirs["backward"].append(
            median_time(lambda: backward_of(dO, q, k, v, out, lse, 0.0, causal), asked.seconds / 2))
        done = subprocess.run([program, "bench", "--json", "--engine-only", "--backward", "--repetitions",
                               str(repetitions), *words], check=True, capture_output=True, text=True)
        report = json.loads(done.stdout)
        ours["forward"].append(report["engine"]["seconds"])
        ours["backward"].append(report["backward"]["engine"]["seconds"])
        # Each repetition runs both passes twice, with events and without.
        each = 2 * (ours["forward"][-1] + ours["backward"][-1])
        repetitions = max(3, min(50, int(asked.seconds / each)))
    flops = 4 * heads * T * T * d * (0.5 if causal else 1)
    row = {"heads": heads, "t": T, "d": d, "precision": precision, "causal": causal, "threads": threads,
           "isa": report["isa"]}
    for name, share in (("forward", 1), ("backward", 2.5)):
        ratios = [a / b for a, b in zip(theirs[name], ours[name])]
        row[name] = {"pytorch": share * flops / statistics.median(theirs[name]) / 1e9,
                     "engine": share * flops / statistics.median(ours[name]) / 1e9,
                     "ratio": statistics.median(ratios), "lowest": min(ratios), "highest": max(ratios)}
    return row


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    for option, usual in (("--t", "1024,2048,4096,8192"), ("--d", "64,128"), ("--heads", "1,8"),
                          ("--precision", "f32,f64"), ("--threads", f"1,{len(os.sched_getaffinity(0))}"),
                          ("--causal", "no,yes")):
        parser.add_argument(option, default=usual)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--least", type=float)
    parser.add_argument("--json")
    asked = parser.parse_args()
    whole = lambda text: [int(part) for part in text.split(",")]
    precisions = asked.precision.split(",")
    causals = [word == "yes" for word in asked.causal.split(",")]
    for d, precision, causal in itertools.product(whole(asked.d), precisions, causals):
        check(asked.program, d, precision, causal)
    print(f"PyTorch {torch.__version__}, {torch.backends.cpu.get_cpu_capability()}; results agree. GFLOP/s, ratio "
          "(lowest to highest of the rounds)")
    rows = []
    for threads, heads, precision, d, T, causal in itertools.product(
            whole(asked.threads), whole(asked.heads), precisions, whole(asked.d), whole(asked.t), causals):
        if threads == 1 and heads > 1:
            continue  # on one thread, heads come one after the other in both
        row = compare(asked.program, heads, T, d, precision, causal, threads, asked)
        rows.append(row)
        parts = [f"{name} {row[name]['pytorch']:6.0f} {row[name]['engine']:6.0f}  {row[name]['ratio']:5.2f} "
                 f"({row[name]['lowest']:.2f} to {row[name]['highest']:.2f})" for name in ("forward", "backward")]
        print(f"{precision} d {d:3} T {T:5} {heads} heads {'causal' if causal else 'dense '} {threads:2} threads: "
              + "   ".join(parts), flush=True)
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump({"torch": torch.__version__, "rows": rows}, file, indent=1)
    worst = min(row[name]["ratio"] for row in rows for name in ("forward", "backward"))
    print(f"lowest ratio {worst:.2f}")
    sys.exit(1 if asked.least and worst < asked.least else 0)


if __name__ == "__main__":
    main()
