# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands at an event of the lesson and reads the stage over AT-SPI: tile, kind, state and sentence."""

import sys

from screen_reader import Reader

reader = Reader(sys.argv[-1], "--preset", "lesson-causal", "--step", "190")
try:
    reader.read(r"\(3, 5\)")
    stage = next(pair for pair in reader.shown() if "(3, 5)" in pair[0] and "row" in pair[1])
    print("stage:", *stage, sep="\n  ")
    assert "full" in stage[0], stage
    assert "In 15 of 128 rows the maximum grew" in stage[1], stage
    # One event on: the words change with it.
    reader.press("Right")
    reader.wait(lambda: any("(3, 5)" in name and description != stage[1] and "row" in description
                            for name, description in reader.shown()), "another sentence after a step")
    # Every workspace says what it shows.
    for number in (2, 3):
        before = reader.text()
        reader.press(f"alt+{number}")
        reader.wait(lambda: reader.text() != before, f"workspace {number}")
        assert len(reader.text()) > 400, reader.text()
finally:
    reader.close()
print("ok")
