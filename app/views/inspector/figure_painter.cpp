// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/figure_painter.h"

#include <QPainter>

#include "app/views/inspector/figure_labels.h"
#include "app/views/inspector/map_painter.h"

namespace tilewise {

namespace {

void paintSelectedRow(QPainter& painter, int row, const FigureGeometry& geometry, const Look& look) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  QPen pen(look.theme.ink, look.metrics.lineWidth(1.5));
  pen.setJoinStyle(Qt::MiterJoin);
  painter.setPen(pen);
  for (const QRectF& frame : geometry.rowFrames(row)) painter.drawRect(frame);
  painter.restore();
}

}  // namespace

void paintFigure(QPainter& painter, const FigurePicture& picture, const FigureGeometry& geometry, const Look& look) {
  for (const MapPlace name : {MapPlace::First, MapPlace::Second}) {
    paintMap(painter, picture.scene, name, geometry, look);
    paintMapLabels(painter, picture, name, geometry, look);
  }
  for (const StripName name : geometry.stripNames()) paintStrip(painter, picture.scene, name, geometry, look);
  if (!geometry.stripNames().isEmpty()) paintStripLabels(painter, picture, geometry, look);
  if (picture.selectedRow) paintSelectedRow(painter, *picture.selectedRow, geometry, look);
}

}  // namespace tilewise
