# SPDX-License-Identifier: MIT
# A file is one idea: it is named after it, and 500 lines are too long for one.

FNR == 1 && tolower(FILENAME) ~ /(^|[\/_])(util|utils|utility|utilities|helper|helpers|common|misc)([\/_.]|$)/ {
  print FILENAME ":1: the name does not say what the idea is"
}

FNR == 501 { print FILENAME ":501: longer than 500 lines" }
