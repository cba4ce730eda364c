#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Reports which lines of core/ its tests reach, and fails below the share that is asked for: tests/coverage.sh [PERCENT].
# Files that only another machine can cover are named below, each with the run that does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/prepare.sh
source app/prepare.sh

least=${1:-95}
install_missing "${core_packages[@]}" qt6-base-dev gcovr
build coverage
find build/coverage -name '*.gcda' -delete
ctest --test-dir build/coverage --output-on-failure --no-tests=error --label-regex '^(core|fuzz)$' --parallel "$(nproc)"
# core/gpu/ needs a card: its tests carry the label gpu.
exec gcovr --root . --object-directory build/coverage --filter 'core/' --exclude 'core/gpu/' --exclude-throw-branches \
  --gcov-ignore-parse-errors --fail-under-line "$least" --sort-percentage
