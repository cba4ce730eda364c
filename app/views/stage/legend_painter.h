// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/stage/stage_picture.h"

class QPainter;

namespace tilewise {

/// Paints swatches, rules and the zoom control of the HBM card; texts come later, from the list of texts.
void paintLegend(QPainter& painter, const StagePicture& picture);

}  // namespace tilewise
