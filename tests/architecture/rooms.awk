# SPDX-License-Identifier: MIT
# Reads rooms.txt, the first file given, for the checks that need it:
# allowed[room, other] and library[room, name] are set for what is allowed, known[room] for every room.

# The room of a file: the first two folders, or three where these have a row of their own.
function room_of(path,   part, inner) {
  split(path, part, "/")
  inner = part[1] "/" part[2] "/" part[3]
  return inner in known ? inner : part[1] "/" part[2]
}

FNR == NR && !/^ *(#|$)/ {
  split($0, column, "|")
  room = column[1]
  gsub(/ /, "", room)
  count = split(column[2], names, " ")
  for (n = 1; n <= count; ++n) {
    if (names[n] == "core") {
      for (other in known) if (other ~ /^core\//) allowed[room, other] = 1
    } else if (names[n] != "-") {
      if (!(names[n] in known)) print FILENAME ":" FNR ": " room " names " names[n] ", which is not a room above it"
      allowed[room, names[n]] = 1
    }
  }
  count = split(column[3], names, " ")
  for (n = 1; n <= count; ++n) library[room, names[n]] = 1
  known[room] = allowed[room, room] = 1
}

FNR == NR { next }

FNR == 1 { room = room_of(FILENAME) }
