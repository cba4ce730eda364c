#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Times of our kernels beside PyTorch's scaled_dot_product_attention, on one card in one run.

    gpu_beside_pytorch.py path/to/tilewise-cli [RESULT.json]

Needs a CUDA card and PyTorch. Medians by CUDA events, second-level cache warm, fp16; FLOPs 4 B H T^2 d forward, 2.5
times that backward, halved when causal. Ours is compared with the flash backend, standard attention with the math
backend.
"""
import json
import subprocess
import sys

import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel
from triton.testing import do_bench

SHAPES = [(4, 16, 4096, 64), (2, 16, 8192, 64), (1, 16, 16384, 64), (4, 16, 4096, 128), (1, 32, 8192, 128),
          (1, 16, 16384, 128), (2, 8, 8192, 256)]
BLOCKS = {64: {"forward": (128, 128), "backward": (128, 128)}, 128: {"forward": (128, 64), "backward": (128, 128)},
          256: {"forward": (128, 64), "backward": (64, 64)}}


def ours(program, shape, causal, blocks, extra):
    B, H, T, d = shape
    words = [program, "gpu", "run", "--json", "--batch", B, "--heads", H, "--t", T, "--d", d, "--br", blocks[0],
             "--bc", blocks[1], *extra]
    words += ["--causal"] if causal else []
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if done.returncode != 0:
        return None, done.stderr.strip()
    return json.loads(done.stdout), ""


def theirs(shape, causal, backend):
    q, k, v = (torch.randn(*shape, dtype=torch.float16, device="cuda", requires_grad=True) for _ in range(3))
    dO = torch.randn(*shape, dtype=torch.float16, device="cuda")
    with sdpa_kernel(backend):
        def forward():
            return F.scaled_dot_product_attention(q, k, v, is_causal=causal)
        with torch.no_grad():
            seconds = do_bench(forward, quantiles=[0.5]) / 1e3
        O = forward()
        backward = do_bench(lambda: torch.autograd.grad(O, (q, k, v), dO, retain_graph=True), quantiles=[0.5]) / 1e3
    return seconds, backward


def main():
    program = sys.argv[1]
    rows = []
    for shape in SHAPES:
        for causal in (False, True):
            B, H, T, d = shape
            flops = 4 * B * H * T * T * d * (0.5 if causal else 1)
            row = {"shape": shape, "causal": causal}
            for name, backend in (("flash", SDPBackend.FLASH_ATTENTION), ("math", SDPBackend.MATH)):
                if name == "math" and T > 4096:
                    continue
                seconds, backward = theirs(shape, causal, backend)
                row[f"pytorch_{name}_forward"] = flops / seconds / 1e12
                row[f"pytorch_{name}_backward"] = 2.5 * flops / backward / 1e12
                torch.cuda.empty_cache()
            runs = {"forward": (BLOCKS[d]["forward"], []), "backward": (BLOCKS[d]["backward"], ["--backward"]),
                    "deterministic": (BLOCKS[d]["backward"], ["--backward", "--deterministic"]),
                    "fa1": (BLOCKS[d]["forward"], ["--algorithm", "fa1"])}
            if T <= 4096:
                runs["standard"] = (BLOCKS[d]["forward"], ["--algorithm", "standard"])
            for name, (blocks, extra) in runs.items():
                result, reason = ours(program, shape, causal, blocks, extra)
                if result is None:
                    row[f"{name}_refused"] = reason
                    continue
                pass_of = result["backward"] if "--backward" in extra else result
                row[name] = pass_of["time"]["tflops"]
                row[f"{name}_clock_mhz"] = pass_of["time"].get("clock_mhz")
            rows.append(row)
            print(shape, "causal" if causal else "dense ", " ".join(
                f"{key} {value:.0f}" for key, value in row.items() if isinstance(value, float) and "clock" not in key),
                flush=True)
    if len(sys.argv) > 2:
        with open(sys.argv[2], "w", encoding="utf-8") as file:
            json.dump({"card": torch.cuda.get_device_name(), "torch": torch.__version__, "rows": rows}, file, indent=1)


if __name__ == "__main__":
    main()
