#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the engine is still as fast, beside others in the same run on the same machine, as it once was.

    recorded_ratios.py path/to/bench_engine [--record]

Measures the ratios of bench_engine, and where this Python has NumPy those to the NumPy loop of cpu_beside_numpy.py, all in
processor time, and holds them against recorded_ratios.json. The exit code is 1 when one is more than a tenth below its
record. Records are kept by processor and instruction set; a machine that has none is told its ratios and passes. --record
writes them instead.
"""
import argparse
import importlib.util
import json
import pathlib
import re
import statistics
import subprocess
import sys
import time

sys.dont_write_bytecode = True
RECORDS = pathlib.Path(__file__).with_name("recorded_ratios.json")
LOWEST_SHARE = 0.9


def blas():
    """The library that NumPy's products come from, which says more than NumPy's version."""
    import numpy  # noqa: F401: loads it

    maps = pathlib.Path("/proc/self/maps").read_text(encoding="utf-8")
    names = sorted(set(re.findall(r"/(lib[^/\n]*(?:blas|mkl_rt)[^/\n]*)$", maps, re.MULTILINE)))
    return names[0] if names else "a BLAS of its own"


def numpy_seconds(precision, T, d, Br, Bc):
    """Median processor time of the loop over tiles, on one thread."""
    import cpu_beside_numpy
    import numpy as np

    dtype = {"float32": np.float32, "float64": np.float64}[precision]
    rng = np.random.default_rng(1)
    Q, K, V = (rng.standard_normal((T, d)).astype(dtype) for _ in range(3))
    samples = []
    for _ in range(9):
        begin = time.process_time()
        cpu_beside_numpy.tiles(Q, K, V, Br, Bc)
        samples.append(time.process_time() - begin)
    return statistics.median(samples)


def measured(bench):
    result = json.loads(subprocess.run([bench, "--json"], check=True, capture_output=True, text=True).stdout)
    ratios = result["ratios"]
    if importlib.util.find_spec("numpy"):
        for each in result["forward"]:
            seconds = numpy_seconds(each["precision"], each["t"], each["d"], each["br"], each["bc"])
            ratios[f"{each['name']}, forward: over a NumPy loop ({blas()})"] = round(seconds / each["seconds"], 3)
    return result["processor"], ratios


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bench")
    parser.add_argument("--record", action="store_true")
    asked = parser.parse_args()
    records = json.loads(RECORDS.read_text(encoding="utf-8")) if RECORDS.exists() else {}
    processor, ratios = measured(asked.bench)
    if asked.record:
        records[processor] = {**records.get(processor, {}), **ratios}
        RECORDS.write_text(json.dumps(records, indent=1) + "\n", encoding="utf-8")
        return
    recorded = records.get(processor, {})
    if not recorded:
        print(f"no ratio is recorded for {processor}")
    fallen = 0
    for name, ratio in ratios.items():
        if name not in recorded:
            print(f"{name}: {ratio:.2f}, not recorded")
            continue
        has_fallen = ratio < LOWEST_SHARE * recorded[name]
        fallen += has_fallen
        print(f"{name}: {ratio:.2f}, recorded {recorded[name]:.2f}{': FALLEN' if has_fallen else ''}")
    sys.exit(1 if fallen else 0)


if __name__ == "__main__":
    main()
