// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/stage/stage_picture.h"

class QPainter;

namespace tilewise {

/// Paints boxes and gauge of the SRAM card; texts come later, from the list of texts.
void paintSram(QPainter& painter, const StagePicture& picture);

}  // namespace tilewise
