// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>

#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// The dots of tiles that are done. side: the shorter side of a tile.
void drawDoneDots(QPainter& painter, const QList<QPointF>& middles, double side, const Look& look);

}  // namespace tilewise
