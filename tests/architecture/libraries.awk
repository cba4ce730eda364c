# SPDX-License-Identifier: MIT
# A room includes the Qt modules of its row of rooms.txt and no others, and QCustomPlot only where the row says so.
# Requires: -v qt=FOLDER, the one that holds Qt's include folders QtCore, QtGui, ...

BEGIN { modules = split("QtCore QtGui QtWidgets QtSvg", module, " ") }

function exists(file,   line, found) {
  found = (getline line < file) >= 0
  close(file)
  return found
}

/^[ \t]*#[ \t]*include[ \t]*[<"]/ {
  split($0, part, /[<">]/)
  name = part[2]
  if (tolower(name) ~ /(^|\/)qcustomplot/) {
    if (!((room, "QCustomPlot") in library)) print FILENAME ":" FNR ": " room " may not use QCustomPlot (" name ")"
  } else if (name ~ /^Qt[A-Za-z]*\// || exists(qt "/" name "/" name)) {
    print FILENAME ":" FNR ": " name " names a module; include <Class>"
  } else if (name ~ /^(Q[A-Z]|q[a-z]+\.h$)/) {
    for (n = 1; n <= modules; ++n) {
      if ((room, module[n]) in library && exists(qt "/" module[n] "/" name)) next
    }
    print FILENAME ":" FNR ": " room " may not include " name " of Qt"
  }
}
