#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# can_fail.sh CHECK QT: the check finds in the tree broken/ exactly what broken/expected/CHECK.txt lists.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
check=$1 qt=$2

tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
cp -r "$here"/broken/. "$tree"
# Too long for a file, and too dull to keep one.
yes '// SPDX-License-Identifier: MIT' | head -n 501 >"$tree/core/base/endless.cpp" || true

if said=$("$here/check.sh" "$check" "$tree" "$qt"); then
  echo "the check $check passed on a tree that breaks its rule"
  exit 1
fi
diff -u "$here/broken/expected/$check.txt" - <<<"$said"
