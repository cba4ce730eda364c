// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/views/stage/stage_label.h"

class QPainter;

namespace tilewise {

/// Draws one text into its place, in the middle of its height; a pill with its ground.
void paintText(QPainter& painter, const StageLabel& label, const Look& look);

}  // namespace tilewise
