// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/drawing_sheet.h"

#include <algorithm>

#include <QPainter>
#include <QPicture>

namespace tilewise {

namespace {

/// Recorded: a device can be painted on by one painter only, and each drawing brings its own.
QPicture recorded(const Drawing& drawing) {
  QPicture picture;
  drawing.draw(picture, 1);
  return picture;
}

QByteArray nothing() { return {}; }

}  // namespace

Drawing sheetOf(const QList<Drawing>& parts, int columns, const QString& title) {
  QStringList descriptions;
  QList<QPoint> places;
  QPoint next;
  QSize size;
  for (qsizetype n = 0; n < parts.size(); ++n) {
    if (n > 0 && n % columns == 0) next = {0, size.height()};
    places << next;
    descriptions << parts[n].description;
    size = size.expandedTo({next.x() + parts[n].size.width(), next.y() + parts[n].size.height()});
    next.rx() += parts[n].size.width();
  }
  const auto draw = [parts, places](QPaintDevice& device, double scale) {
    QPainter painter(&device);
    painter.scale(scale, scale);
    for (qsizetype n = 0; n < parts.size(); ++n) painter.drawPicture(places[n], recorded(parts[n]));
  };
  return {title, descriptions.join(u' '), size, draw, nothing};
}

Drawing fittedTo(const Drawing& drawing, QSize size, const QColor& ground) {
  const double share = std::min(1.0 * size.width() / drawing.size.width(), 1.0 * size.height() / drawing.size.height());
  const QSizeF shown = QSizeF(drawing.size) * share;
  const QPointF at((size.width() - shown.width()) / 2, (size.height() - shown.height()) / 2);
  const auto draw = [drawing, size, ground, share, at](QPaintDevice& device, double scale) {
    QPainter painter(&device);
    painter.scale(scale, scale);
    painter.fillRect(QRect({0, 0}, size), ground);
    painter.translate(at);
    painter.scale(share, share);
    painter.drawPicture(0, 0, recorded(drawing));
  };
  return {drawing.title, drawing.description, size, draw, drawing.csv};
}

}  // namespace tilewise
