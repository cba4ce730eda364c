// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Errors of an array drawn together to the pixels that there are: the largest wins, so that nothing wrong is lost.

#include <vector>

#include <QImage>

#include "app/views/look/heat_map.h"
#include "app/views/look/theme.h"
#include "core/base/matrix.h"

namespace tilewise {

/// At most rows x columns pixels. What is not finite takes the last colour. Requires: errors has entries; rows, columns >= 1.
QImage errorImage(const Matrix<float>& errors, int rows, int columns, const HeatScale& scale, const Theme& theme);

/// The largest of each of `pixels` equal parts, fewer where there are fewer values.
std::vector<double> largestOf(const std::vector<double>& values, int pixels);

}  // namespace tilewise
