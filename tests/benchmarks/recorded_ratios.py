#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the engine is still as fast, beside others in the same run on the same machine, as it once was.

    recorded_ratios.py path/to/bench_engine path/to/tilewise-cli [--record]

Measures the ratios of bench_engine, and that to a NumPy loop (cpu_beside_numpy.py) where this Python has NumPy, and holds
them against recorded_ratios.json. The exit code is 1 when one is more than a tenth below its record. Records are kept by
processor and instruction set; a machine that has none is told its ratios and passes. --record writes them instead.
"""
import argparse
import importlib.util
import json
import pathlib
import subprocess
import sys

RECORDS = pathlib.Path(__file__).with_name("recorded_ratios.json")
LOWEST_SHARE = 0.9


def measured(bench, cli):
    result = json.loads(subprocess.run([bench, "--json"], check=True, capture_output=True, text=True).stdout)
    if importlib.util.find_spec("numpy"):
        script = pathlib.Path(__file__).with_name("cpu_beside_numpy.py")
        done = subprocess.run([sys.executable, script, cli, "--json"], check=True, capture_output=True, text=True)
        for precision, ratio in json.loads(done.stdout).items():
            result["ratios"][f"{precision}: over a NumPy loop"] = round(ratio, 3)
    return result["processor"], result["ratios"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bench")
    parser.add_argument("cli")
    parser.add_argument("--record", action="store_true")
    asked = parser.parse_args()
    records = json.loads(RECORDS.read_text(encoding="utf-8")) if RECORDS.exists() else {}
    processor, ratios = measured(asked.bench, asked.cli)
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
