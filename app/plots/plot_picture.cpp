// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_picture.h"

#include <qcustomplot.h>

namespace tilewise {

std::optional<QPicture> plotPicture(QWidget& widget) {
  auto* plot = qobject_cast<QCustomPlot*>(&widget);
  if (plot == nullptr) return std::nullopt;
  QPicture picture;
  QCPPainter painter(&picture);
  plot->toPainter(&painter, plot->width(), plot->height());
  painter.end();
  return picture;
}

}  // namespace tilewise
