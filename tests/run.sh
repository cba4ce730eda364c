#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs what is missing, builds everything and runs the tests: tests/run.sh [what ctest takes]. TILEWISE_PRESET names
# another configure preset than release; benchmarks are left out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/prepare.sh
source app/prepare.sh

preset=${TILEWISE_PRESET:-release}
install_missing "${app_packages[@]}" "${test_packages[@]}"
build "$preset"
# The last words are ctest's.
exec ctest --test-dir "build/$preset" --output-on-failure --no-tests=error --label-exclude '^benchmark$' \
  --parallel "$(nproc)" "$@"
