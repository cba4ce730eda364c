#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check.sh CHECK TREE QT: reads the sources of a tree with CHECK.awk; one line a violation, and status 1 if there is any.
# The table of rooms is the tree's own. QT is the folder of Qt's headers.
set -euo pipefail
export LC_ALL=C
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
check=$1 qt=$3
cd "$2"

folders=(core app)
programs=(-f "$here/$check.awk")
table=()
case $check in
  includes | libraries)
    programs=(-f "$here/rooms.awk" "${programs[@]}")
    table=(tests/architecture/rooms.txt)
    ;;
  licences)
    for folder in tests/core tests/app; do
      [[ ! -d $folder ]] || folders+=("$folder")
    done
    ;;
esac

violations=$(find "${folders[@]}" -name '*.h' -o -name '*.cpp' -o -name '*.cu' | sort |
  xargs -d '\n' awk -v qt="$qt" "${programs[@]}" "${table[@]}")
if [[ -n $violations ]]; then
  printf '%s\n' "$violations"
  exit 1
fi
