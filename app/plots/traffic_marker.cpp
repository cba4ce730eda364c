// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/traffic_marker.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <QFontMetricsF>

#include "app/plots/label_places.h"
#include "app/plots/plot_items.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double DotRadius = 4;
constexpr double LabelGap = 6;

}  // namespace

TrafficMarker::TrafficMarker(QCustomPlot& plot)
    : m_line(newPlotLine(plot)),
      m_dot(new QCPItemEllipse(&plot)),
      m_step(newPlotText(plot)),
      m_values(newPlotText(plot)) {
  m_line->setAntialiased(false);  // upright lines are crisp without
  m_dot->setClipToAxisRect(false);
  m_dot->setSelectable(false);
  m_dot->topLeft->setType(QCPItemPosition::ptAbsolute);
  m_dot->bottomRight->setType(QCPItemPosition::ptAbsolute);
}

void TrafficMarker::setLook(const Look& look) {
  m_metrics = look.metrics;
  m_line->setPen(QPen(look.theme.now, m_metrics.lineWidth(2), Qt::SolidLine, Qt::FlatCap));
  m_dot->setPen(QPen(look.theme.panel, m_metrics.lineWidth(1)));
  m_dot->setBrush(look.theme.now);
  m_step->setFont(m_metrics.bold(Role::Second));
  m_values->setFont(m_metrics.font(Role::Second));
  for (QCPItemText* text : {m_step, m_values}) {
    text->setColor(look.theme.nowText);
    text->setBrush(look.theme.panel);
  }
}

void TrafficMarker::setTexts(const QString& step, const QString& values) {
  m_step->setText(step);
  m_values->setText(values);
}

void TrafficMarker::place(QPointF at, const QRectF& axes, const QList<QPolygonF>& curves) {
  const qreal x = std::round(at.x());
  placeLine(*m_line, {x, axes.top()}, {x, axes.bottom()});
  const qreal radius = m_metrics.px(DotRadius);
  m_dot->topLeft->setCoords(x - radius, at.y() - radius);
  m_dot->bottomRight->setCoords(x + radius, at.y() + radius);
  placeLabel(x, axes, curves);
}

QList<QRectF> TrafficMarker::labelPlaces(qreal x, const QRectF& axes, QSizeF size) const {
  const qreal gap = m_metrics.px(LabelGap);
  const qreal step = size.height() / 4;
  QList<QRectF> places;
  for (qreal top = axes.top(); top + size.height() <= axes.bottom(); top += step) {
    const QRectF atLeft({x - gap - size.width(), top}, size);
    const QRectF atRight({x + gap, top}, size);
    if (atLeft.left() >= axes.left()) places.append(atLeft);
    if (atRight.right() <= axes.right()) places.append(atRight);
  }
  return places;
}

void TrafficMarker::placeLabel(qreal x, const QRectF& axes, const QList<QPolygonF>& curves) {
  // The label stands beside the line at the top, lower where a curve runs through; in one line where two find no place,
  // and last without its values.
  const QFontMetricsF bold(m_step->font());
  const qreal stepWidth = std::ceil(bold.horizontalAdvance(m_step->text()));
  const qreal valuesWidth = std::ceil(QFontMetricsF(m_values->font()).horizontalAdvance(m_values->text()));
  const qreal line = std::ceil(bold.height());
  const qreal space = m_metrics.px(LabelGap);
  const QSizeF twoLines(std::max(stepWidth, valuesWidth), 2 * line);
  const QSizeF oneLine(stepWidth + space + valuesWidth, line);
  const QSizeF stepOnly(stepWidth, line);
  std::optional<QRectF> label;
  for (const QSizeF& size : {twoLines, oneLine, stepOnly}) {
    label = freePlace(labelPlaces(x, axes, size), curves);
    if (label) break;
  }
  m_step->setVisible(label.has_value());
  m_values->setVisible(label && label->size() != stepOnly);
  if (!label) return;
  const bool inOneLine = label->size() == oneLine;
  m_step->setPadding(inOneLine ? QMargins(0, 0, static_cast<int>(space), 0) : QMargins());
  const QPointF below(0, line);
  if (inOneLine) {
    placeText(*m_step, label->topLeft(), Qt::AlignLeft | Qt::AlignTop);
    placeText(*m_values, label->topRight(), Qt::AlignRight | Qt::AlignTop);
  } else if (label->center().x() < x) {
    placeText(*m_step, label->topRight(), Qt::AlignRight | Qt::AlignTop);
    placeText(*m_values, label->topRight() + below, Qt::AlignRight | Qt::AlignTop);
  } else {
    placeText(*m_step, label->topLeft(), Qt::AlignLeft | Qt::AlignTop);
    placeText(*m_values, label->topLeft() + below, Qt::AlignLeft | Qt::AlignTop);
  }
}

}  // namespace tilewise
