// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QColor>
#include <QRectF>
#include <QString>

#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// What stands before a line of the checks and of the faults.
enum class CheckMark : std::uint8_t {
  Ok,       ///< ✓ agrees
  Wrong,    ///< ✕ does not, or a fault shows
  Note,     ///< i: nothing wrong, and worth knowing
  None,     ///< –: not run, or does not apply
  Waiting,  ///< …
};

QColor checkMarkColor(CheckMark mark, const Look& look);
QString checkMarkWord(CheckMark mark);  ///< for a screen reader: "passed", "wrong", ...
void paintCheckMark(QPainter& painter, const QRectF& place, CheckMark mark, const Look& look);

}  // namespace tilewise
