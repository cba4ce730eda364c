# SPDX-License-Identifier: GPL-3.0-or-later
"""A tour by keys alone: four questions about FlashAttention, answered from what stands on the screen."""

import math
import re
import sys

from screen_reader import Reader

PROGRAM = sys.argv[-1]


def number(text):
    return float(text.replace(",", "").replace("−", "-"))


def answer(question, text):
    print(f"{question}\n  {text}", flush=True)


def skipped_tiles(reader):
    reader.press("alt+3")
    tiles = reader.read(r"Tiles: (\d+) of (\d+) visited")
    visited, everything = int(tiles.group(1)), int(tiles.group(2))
    reader.press("alt+1")
    reader.read("Step, of")
    # Tile by tile, until the sentence tells of a skipped one.
    why = None
    for _ in range(everything):
        reader.press("shift+Right")
        why = re.search(r"Tile \(.*?\) was skipped: its first key ([\d,]+) comes after the last query ([\d,]+)",
                        reader.text())
        if why:
            break
    assert why and number(why.group(1)) > number(why.group(2)), reader.text()
    assert (everything, everything - visited) == (128, 56), (everything, visited)
    answer("Why are 56 of 128 tiles skipped?",
           f"{visited} of {everything} are visited. {why.group(0)}: no entry of it is visible.")


def rescaled_row(reader):
    reader.press("F8")
    reader.read(r"the maximum grew")
    reader.focus(r"^Tile \(0, \d+\)$")
    row = int(reader.read(r"\nRow (\d+)\n").group(1))
    for _ in range(abs(row - 5)):
        reader.press("Down" if row < 5 else "Up")
    row = reader.read(r"\nRow 5\n(.*)").group(1)
    pair = re.search(r"f = exp\((−?[\d.]+) − (−?[\d.]+|\(−[\d.]+\))\) = ([\d.]+)", row)
    assert pair, row
    before, after, factor = (number(each.strip("()")) for each in pair.groups())
    # What is printed can be recomputed from what is printed.
    assert abs(math.exp(before - after) - factor) < 1e-3, row
    answer("What does the rescale do to row 5?", row)


def both_algorithms(reader):
    reader.press("alt+2")
    reader.read("bytes moved, of")
    reader.press("End")
    reader.read(r"FlashAttention-1[\s\S]*Finished[\s\S]*FlashAttention-2[\s\S]*Finished")
    sums = re.findall(r"; O ([\d,]+)\s*bytes[^\n]*?(O stored [^\n]*)", reader.text())
    (first, often), (second, once) = sums[-2:]
    totals = re.findall(r"([\d,]+) bytes moved;", reader.text())[-2:]
    assert number(totals[0]) > number(totals[1]) and number(first) > 10 * number(second), (sums, totals)
    answer("Why does FA-1 move more than FA-2?",
           f"{totals[0]} against {totals[1]} bytes. FA-1 moves {first} bytes of O ({often}), FA-2 {second} ({once}).")


def fitting_blocks(reader):
    reader.press("alt+3")
    reader.read(r"of 64 pairs fit")
    reader.focus(r"^H200, ")  # a chooser is called by its choice
    before = reader.read(r"(\d+) of 64 pairs fit").group(1)
    reader.type("A100")
    device = reader.read(r"\n(A100[^\n]*KiB)").group(1)
    fits = reader.wait(lambda: next((each for each in re.finditer(r"(\d+) of 64 pairs fit, ([^\n]*)", reader.text())
                                     if each.group(1) != before), None), "another number of pairs for the A100")
    free = reader.read(r"Fits: ([^;]*bytes free)").group(1)
    answer("Which block sizes fit an A100?", f"{device}: {fits.group(0)} This configuration: {free}.")


for preset, step, question in (("lesson-causal", 0, skipped_tiles), ("lesson", 0, rescaled_row),
                               ("lesson-causal", 0, both_algorithms), ("lesson-causal", 0, fitting_blocks)):
    screen = Reader(PROGRAM, "--preset", preset, "--step", str(step))
    try:
        question(screen)
    finally:
        screen.close()
print("ok")
