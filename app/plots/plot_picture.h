// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPicture>

class QWidget;

namespace tilewise {

/// What a plot shows, as lines and letters; absent: the widget is none of QCustomPlot's.
std::optional<QPicture> plotPicture(QWidget& widget);

}  // namespace tilewise
