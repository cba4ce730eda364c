# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader gets from the running program, and the keys of a person who uses one."""

import re
import subprocess
import time

import pyatspi

PATIENCE = 40  # seconds, on a machine that has other things to do


def xdotool(*words):
    """What xdotool prints; a LookupError where it finds nothing or cannot do it."""
    done = subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode != 0:
        raise LookupError(done.stderr)
    return done.stdout


class Reader:
    """The program, seen through AT-SPI alone."""

    def __init__(self, program, *options):
        self.process = subprocess.Popen([program, *options])
        self.window = self.wait(self._find_window, "a window of the program on the accessibility bus")
        self.activate()

    def _find_window(self):
        if self.process.poll() is not None:
            raise SystemExit(f"the program ended with {self.process.returncode}")
        for application in pyatspi.Registry.getDesktop(0):
            if application is None or not application.name.lower().startswith("tilewise"):
                continue
            for window in application:
                if window is not None and window.getRole() in (pyatspi.ROLE_FRAME, pyatspi.ROLE_WINDOW):
                    return window
        return None

    def activate(self):
        """Gives the window the keys. The window manager may still be starting, so it is asked until it has done it."""
        def activated():
            window = xdotool("search", "--onlyvisible", "--name", "Tilewise").split()[0]
            xdotool("windowactivate", window)
            return xdotool("getactivewindow").strip() == window

        self.wait(activated, "the window of the program with the focus of the keyboard")

    def wait(self, find, what):
        """What `find` returns as soon as it is something."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                found = find()
            except (RuntimeError, LookupError, AttributeError):  # the tree changed meanwhile
                found = None
            except Exception as error:
                if type(error).__name__ not in ("GError", "Error"):
                    raise
                found = None
            if found:
                return found
            time.sleep(0.1)
        raise AssertionError(f"not found: {what}")

    def press(self, *keys):
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True, timeout=PATIENCE)

    def type(self, text):
        subprocess.run(["xdotool", "type", text], check=True, timeout=PATIENCE)

    def shown(self):
        """Name and description of everything that is shown, in the order of the tree."""
        texts = []

        def walk(item, depth):
            if item is None or depth > 40:
                return
            states = item.getState()
            if depth > 0 and not states.contains(pyatspi.STATE_SHOWING):
                return
            texts.append((item.name or "", item.description or ""))
            # The cells of long tables are many; what they hold is asked for one by one.
            for index in range(min(item.childCount, 400)):
                walk(item.getChildAtIndex(index), depth + 1)

        walk(self.window, 0)
        return texts

    def text(self):
        return "\n".join(part for pair in self.shown() for part in pair if part)

    def read(self, pattern):
        """The first match of the pattern in what is shown."""
        return self.wait(lambda: re.search(pattern, self.text()), pattern)

    def focused(self):
        """The name of what has the focus."""
        names = []

        def walk(item, depth):
            if item is None or depth > 40:
                return
            states = item.getState()
            if depth > 0 and not states.contains(pyatspi.STATE_SHOWING):
                return
            # The tab in front calls itself focused wherever the focus is.
            if depth > 0 and states.contains(pyatspi.STATE_FOCUSED) and item.getRole() != pyatspi.ROLE_PAGE_TAB:
                names.append(item.name or "")
            for index in range(min(item.childCount, 400)):
                walk(item.getChildAtIndex(index), depth + 1)

        walk(self.window, 0)
        return names[-1] if names else ""

    def focus(self, pattern):
        """Goes on with Tab until something of that name has the focus, as a person would."""
        for _ in range(80):
            self.press("Tab")
            time.sleep(0.05)
            if re.search(pattern, self.focused()):
                return
        raise AssertionError(f"Tab does not reach {pattern}")

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
