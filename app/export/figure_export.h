// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Figures and published results as files: PNG, SVG, PDF, and their data as CSV.

#include "app/export/drawing_export.h"
#include "app/models/published_page.h"
#include "app/plots/figure/figure.h"
#include "app/views/look/look.h"

namespace tilewise {

/// A figure with its title and caption, and its table. size: in pixels.
Drawing drawingOf(const Figure& figure, const Look& look, QSize size);

/// A published result, its table and its chart.
Drawing drawingOf(const PublishedResult& result, const PublishedPage& page, const Look& look);

}  // namespace tilewise
