// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a forward pass leaves in HBM for whoever comes next, and what standard attention would leave.

#include <cstdint>

#include <QList>
#include <QString>

#include "core/base/footprint.h"
#include "core/problem/problem.h"

namespace tilewise {

struct LeftBehind {
  QString name;      ///< "O", "lse", "dropout seed"
  QString why;       ///< "the output", "to make P again in the backward pass"
  Footprint size;    ///< per head
};

/// What is there when the forward pass of the problem's algorithm has ended, its inputs aside.
QList<LeftBehind> leftBehind(const Problem& problem);

/// The same of standard attention.
QList<LeftBehind> leftBehindByStandard(const Problem& problem);

}  // namespace tilewise
