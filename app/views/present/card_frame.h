// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// Ground and frame of a card of a presentation.
void paintCardFrame(QPainter& painter, const QRect& card, const Look& look);

}  // namespace tilewise
