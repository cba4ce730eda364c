// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/algorithm/code_wrap.h"

#include <algorithm>

namespace tilewise {

namespace {

constexpr int LeastColumns = 8;
constexpr int FurtherIndent = 4;

}  // namespace

QStringList wrappedCode(const QString& line, int columns) {
  const qsizetype width = std::max(columns, LeastColumns);
  qsizetype indent = 0;
  while (indent < line.size() && line[indent] == u' ') ++indent;
  const QString further(std::min(indent + FurtherIndent, width / 2), u' ');
  // Where the indentation alone takes half of the width, it gives way.
  QString rest = indent > width / 2 ? QString(width / 2, u' ') + line.mid(indent) : line;
  qsizetype blank = std::min(indent, width / 2);  // blanks at the begin are no place to break
  QStringList pieces;
  while (rest.size() > width) {
    const qsizetype at = rest.lastIndexOf(u' ', width);
    const qsizetype end = at > blank ? at : width;
    pieces.append(rest.left(end));
    rest = further + (at > blank ? rest.mid(end + 1) : rest.mid(end));
    blank = further.size();
  }
  pieces.append(rest);
  return pieces;
}

}  // namespace tilewise
