// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <qcustomplot.h>

#include "app/models/traffic_samples.h"
#include "app/plots/traffic_marker.h"
#include "app/views/look/look.h"

namespace tilewise {

/// What is drawn and written of the amount at a point. Null functions: values.
struct TrafficUnit {
  std::function<double(const TrafficPoint&)> height;
  std::function<QString(const TrafficPoint&)> text;
};

/// Draws the curves with their names and totals at the ends, and the present step as a line with a dot.
class TrafficChart : public QCustomPlot {
  Q_OBJECT

 public:
  explicit TrafficChart(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// unit: what is drawn and written of an amount; absent: values.
  void setSamples(const TrafficSamples& samples, const TrafficUnit& unit = {});
  /// The present step of the run that is stepped and what has moved by then, step aside.
  void setMarker(const TrafficPoint& now);
  /// A thin line under the pointer, or none.
  void setHover(std::optional<double> share);

 signals:
  void shareChosen(double share);                         ///< pressed or dragged; 0 to 1
  void shareHovered(double share, const QPoint& global);  ///< pointed at
  void hoverEnded();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  /// What belongs to one curve.
  struct Curve {
    QCPGraph* graph = nullptr;
    QCPItemText* name = nullptr;
    QCPItemText* total = nullptr;
    QCPItemLine* key = nullptr;  ///< a piece of the line beside the name, where the name is not at the line's end
  };
  Curve newCurve();
  void removeCurve();
  QPen penOf(const TrafficSeries& series) const;
  void dressCurves();
  double heightOf(const TrafficPoint& point) const;
  QString textOf(const TrafficPoint& point) const;
  double largest() const;
  void arrange();
  QList<qsizetype> labelled(qreal line) const;
  void placeEnds();
  void placeMarker();
  void fitMargins();
  void fitTicks();
  qreal namesWidth() const;
  qreal totalsWidth() const;
  QPolygonF pixelCurve(const TrafficSeries& series) const;
  double shareAt(double pixel) const;

  Look m_look;
  TrafficSamples m_samples;
  QList<Curve> m_curves;  ///< one a series
  std::optional<TrafficMarker> m_marker;
  QCPItemLine* m_hoverLine;
  QSharedPointer<QCPAxisTickerFixed> m_shareTicker;
  TrafficUnit m_unit;
  TrafficPoint m_now;
  std::optional<double> m_hover;
  bool m_withTotals = true;  ///< there is room for them
  bool m_dragging = false;
};

}  // namespace tilewise
