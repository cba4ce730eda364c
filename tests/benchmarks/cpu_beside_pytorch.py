#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The CPU engine beside PyTorch's flash attention on the CPU, turn by turn on one machine.

    cpu_beside_pytorch.py path/to/tilewise-cli [--t 1024,4096] [--d 64,128] [--heads 1,8] [--precision f32,f64]
                          [--threads 1,16] [--causal no,yes] [--rounds 5] [--seconds 0.3] [--budget 140]
                          [--least 1.3] [--json RESULT.json]

First the results of both are compared. Then each round goes through all configurations; in each it times PyTorch's forward
and backward kernels (aten::_scaled_dot_product_flash_attention_for_cpu and its backward) and `tilewise-cli bench
--backward`, for about --seconds each, the one first in even rounds and the other in odd ones. No round begins that would
not end within --budget seconds. A ratio is their time over ours, round by round; times and ratios are medians of the
rounds. GFLOP/s are 4 H T^2 d forward, 2.5 times that backward, halved when causal. With --least the exit code is 1 when a
ratio is below it. One value for each option leaves one configuration.
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


class Configuration:
    """One problem, timed once a round."""

    def __init__(self, heads, T, d, precision, causal, threads):
        self.heads, self.T, self.d, self.precision, self.causal, self.threads = heads, T, d, precision, causal, threads
        self.words = options(heads, T, d, precision, causal, threads) + ["--threads", str(threads)]
        self.theirs, self.ours = {"forward": [], "backward": []}, {"forward": [], "backward": []}
        self.repetitions = 3
        self.isa = None

    def time_theirs(self, seconds):
        torch.set_num_threads(self.threads)
        q, k, v, dO = tensors(self.heads, self.T, self.d, self.precision)
        out, lse = forward_of(q, k, v, 0.0, self.causal)
        forward = lambda: forward_of(q, k, v, 0.0, self.causal)
        backward = lambda: backward_of(dO, q, k, v, out, lse, 0.0, self.causal)
        self.theirs["forward"].append(median_time(forward, seconds / 2))
        self.theirs["backward"].append(median_time(backward, seconds / 2))

    def time_ours(self, program, seconds):
        done = subprocess.run([program, "bench", "--json", "--engine-only", "--backward", "--repetitions",
                               str(self.repetitions), *self.words], check=True, capture_output=True, text=True)
        report = json.loads(done.stdout)
        self.isa = report["isa"]
        self.ours["forward"].append(report["engine"]["seconds"])
        self.ours["backward"].append(report["backward"]["engine"]["seconds"])
        # Each repetition runs both passes twice, with events and without.
        each = 2 * (self.ours["forward"][-1] + self.ours["backward"][-1])
        self.repetitions = max(3, min(50, int(seconds / each)))

    def time_both(self, program, seconds, ours_first):
        if ours_first:
            self.time_ours(program, seconds)
        self.time_theirs(seconds)
        if not ours_first:
            self.time_ours(program, seconds)

    def row(self):
        flops = 4 * self.heads * self.T * self.T * self.d * (0.5 if self.causal else 1)
        row = {"heads": self.heads, "t": self.T, "d": self.d, "precision": self.precision, "causal": self.causal,
               "threads": self.threads, "isa": self.isa}
        for name, share in (("forward", 1), ("backward", 2.5)):
            ratios = [a / b for a, b in zip(self.theirs[name], self.ours[name])]
            row[name] = {"pytorch": share * flops / statistics.median(self.theirs[name]) / 1e9,
                         "engine": share * flops / statistics.median(self.ours[name]) / 1e9,
                         "ratio": statistics.median(ratios), "lowest": min(ratios), "highest": max(ratios)}
        return row


def run_rounds(configurations, asked):
    """As many rounds as there is time for, at least one; their number."""
    begin = time.monotonic()
    for done in range(asked.rounds):
        spent = time.monotonic() - begin
        if done > 0 and spent * (done + 1) / done > asked.budget:
            return done
        for each in configurations:
            each.time_both(asked.program, asked.seconds, ours_first=done % 2 == 1)
    return asked.rounds


def line(row):
    parts = [f"{name} {row[name]['pytorch']:6.0f} {row[name]['engine']:6.0f}  {row[name]['ratio']:5.2f} "
             f"({row[name]['lowest']:.2f} to {row[name]['highest']:.2f})" for name in ("forward", "backward")]
    return (f"{row['precision']} d {row['d']:3} T {row['t']:5} {row['heads']} heads "
            f"{'causal' if row['causal'] else 'dense '} {row['threads']:2} threads: " + "   ".join(parts))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    for option, usual in (("--t", "1024,4096"), ("--d", "64,128"), ("--heads", "1,8"), ("--precision", "f32,f64"),
                          ("--threads", f"1,{len(os.sched_getaffinity(0))}"), ("--causal", "no,yes")):
        parser.add_argument(option, default=usual)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--budget", type=float, default=140)
    parser.add_argument("--least", type=float)
    parser.add_argument("--json")
    asked = parser.parse_args()
    whole = lambda text: [int(part) for part in text.split(",")]
    precisions = asked.precision.split(",")
    causals = [word == "yes" for word in asked.causal.split(",")]
    for d, precision, causal in itertools.product(whole(asked.d), precisions, causals):
        check(asked.program, d, precision, causal)
    configurations = [
        Configuration(heads, T, d, precision, causal, threads)
        for threads, heads, precision, d, T, causal in itertools.product(
            whole(asked.threads), whole(asked.heads), precisions, whole(asked.d), whole(asked.t), causals)
        if threads > 1 or heads == 1]  # on one thread, heads come one after the other in both
    rounds = run_rounds(configurations, asked)
    rows = [each.row() for each in configurations]
    print(f"PyTorch {torch.__version__}, {torch.backends.cpu.get_cpu_capability()}; results agree. GFLOP/s: theirs, ours, "
          f"ratio (lowest to highest); rounds: {rounds}")
    for row in rows:
        print(line(row))
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump({"torch": torch.__version__, "rounds": rounds, "rows": rows}, file, indent=1)
    worst = min(row[name]["ratio"] for row in rows for name in ("forward", "backward"))
    print(f"lowest ratio {worst:.2f}")
    sys.exit(1 if asked.least and worst < asked.least else 0)


if __name__ == "__main__":
    main()
