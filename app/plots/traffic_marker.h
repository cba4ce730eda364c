// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "app/views/look/look.h"

namespace tilewise {

/// The present step in a plot of traffic: an upright line with a dot on the curve, and what it stands for written beside it.
class TrafficMarker {
 public:
  /// Items of the plot's current layer; the plot owns them and outlives the marker.
  explicit TrafficMarker(QCustomPlot& plot);

  void setLook(const Look& look);
  /// values: what has moved by that step, written out.
  void setTexts(const QString& step, const QString& values);
  /// In pixels. at: the dot. curves: what the label must not cover; where it finds no place it is shorter, or absent.
  void place(QPointF at, const QRectF& axes, const QList<QPolygonF>& curves);

 private:
  void placeLabel(qreal x, const QRectF& axes, const QList<QPolygonF>& curves);
  QList<QRectF> labelPlaces(qreal x, const QRectF& axes, QSizeF size) const;

  Metrics m_metrics;
  QCPItemLine* m_line;
  QCPItemEllipse* m_dot;
  QCPItemText* m_step;
  QCPItemText* m_values;
};

}  // namespace tilewise
