// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tilewise {

/// A line of code in pieces of at most `columns` characters (at least 8), broken at blanks where there are some. Its
/// indentation takes no more than a third of the width; pieces after the first are indented four further, as far as that
/// leaves half of it.
QStringList wrappedCode(const QString& line, int columns);

}  // namespace tilewise
