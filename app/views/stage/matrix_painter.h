// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/stage/stage_picture.h"

class QPainter;

namespace tilewise {

/// Paints the matrices that standard attention writes to HBM: dashed until written, in full colour where written, the
/// tile at hand in now.
void paintMatrices(QPainter& painter, const StagePicture& picture);

}  // namespace tilewise
