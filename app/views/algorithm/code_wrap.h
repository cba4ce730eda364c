// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tilewise {

/// A line of code in pieces of at most `columns` characters (at least 8), broken at blanks where there are some. Pieces
/// after the first are indented four further than the line, as far as that leaves half of the width.
QStringList wrappedCode(const QString& line, int columns);

}  // namespace tilewise
