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
  // Where there is little room, letters need it more than the indentation.
  qsizetype blank = std::min(indent, width / 3);  // blanks at the begin are no place to break
  const QString further(std::min(blank + FurtherIndent, width / 2), u' ');
  QString rest = QString(blank, u' ') + line.mid(indent);
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
