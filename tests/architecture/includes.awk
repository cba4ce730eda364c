# SPDX-License-Identifier: MIT
# An include in quotes names its room from the repository root, and the room is one that rooms.txt allows.

FNR == 1 && !(room in known) { print FILENAME ":1: " room " is not a room of rooms.txt" }

/^[ \t]*#[ \t]*include[ \t]*"/ {
  split($0, part, "\"")
  file = part[2]
  if (file ~ /^(core|app)\//) {
    if (!((room, room_of(file)) in allowed)) print FILENAME ":" FNR ": " room " may not include " file
  } else if (file !~ /^[a-z_0-9]+\.moc$/) {
    print FILENAME ":" FNR ": " file " does not name its room"
  }
}
