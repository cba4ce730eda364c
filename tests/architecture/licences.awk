# SPDX-License-Identifier: MIT
# The first line of a source names its licence: MIT in core/, app/cli/ and the tests of both, GPL-3.0-or-later elsewhere.

FNR == 1 {
  licence = FILENAME ~ /^(tests\/)?(core|app\/cli)\// ? "MIT" : "GPL-3.0-or-later"
  if ($0 != "// SPDX-License-Identifier: " licence) {
    print FILENAME ":1: the first line must be \"// SPDX-License-Identifier: " licence "\""
  }
}
