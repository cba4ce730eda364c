#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# with_screen.sh PROGRAM SCRIPT.py [ARGUMENT...]: runs the script with a screen, a window manager, a session bus and the
# accessibility bus of its own. Exit status 77: something that it needs is missing, and a sentence says what.
set -euo pipefail

skip() {
  printf 'skipped: %s\n' "$1"
  exit 77
}
[[ $(uname) == Linux ]] || skip 'AT-SPI is the accessibility bus of Linux desktops'
for tool in Xvfb openbox xdotool dbus-run-session python3; do
  command -v "$tool" >/dev/null || skip "$tool is not installed"
done
launcher=
for folder in /usr/libexec /usr/lib/at-spi2-core; do
  [[ -x $folder/at-spi-bus-launcher ]] && launcher=$folder/at-spi-bus-launcher
done
[[ -n $launcher ]] || skip 'at-spi2-core is not installed'
# Debian's packages of Python belong to Debian's Python.
python=
for each in /usr/bin/python3 python3; do
  if [[ -z $python ]] && "$each" -c 'import pyatspi' 2>/dev/null; then python=$each; fi
done
[[ -n $python ]] || skip 'python3-pyatspi is not installed'

home=$(mktemp -d)
screen=
clean() {
  if [[ -n $screen ]]; then kill "$screen" 2>/dev/null || true; fi
  rm -rf "$home"
}
trap clean EXIT
mkdir -m 700 "$home/runtime"
export HOME=$home XDG_RUNTIME_DIR=$home/runtime XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data
export LC_ALL=C.UTF-8 QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
unset QT_QPA_PLATFORM WAYLAND_DISPLAY DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS

# Xvfb chooses a number that is free and writes it down.
mkfifo "$home/number"
Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp 3>"$home/number" 2>/dev/null &
screen=$!
read -r -t 20 number <"$home/number" || skip 'Xvfb does not start here'
export DISPLAY=:$number
status=0
dbus-run-session -- bash -c '
  "$1" --launch-immediately >/dev/null 2>&1 &
  openbox >/dev/null 2>&1 &
  exec "$2" "${@:3}"' _ "$launcher" "$python" "${@:2}" "$1" || status=$?
exit "$status"
