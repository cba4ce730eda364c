// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The words of tilewise-cli that time a problem on a card.

#include <QStringList>

#include "core/problem/problem.h"

namespace tilewise {

/// Why the options of a program cannot say what the problem is; empty: they can.
QString whyUnsaid(const ProblemSettings& settings);

/// `gpu sweep` of one point, held against float64. Requires: whyUnsaid() is empty.
QStringList runWords(const ProblemSettings& settings, bool countsBytes);
/// `gpu sweep` over sizes of blocks, those of the problem among them. Requires: whyUnsaid() is empty.
QStringList sweepWords(const ProblemSettings& settings, bool countsBytes);

}  // namespace tilewise
