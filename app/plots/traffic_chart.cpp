// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/traffic_chart.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include "app/models/algorithm_names.h"
#include "app/plots/label_places.h"
#include "app/plots/plot_items.h"
#include "app/plots/value_axis.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double OuterMargin = 12;
constexpr double LeftMargin = 18;
constexpr double TopMargin = 13;
constexpr double BottomMargin = 1;
constexpr double NameGap = 8;
constexpr double TotalGap = 14;
constexpr double KeyLength = 16;
constexpr double ShortestAxis = 110;  ///< below it the totals go, then the names

}  // namespace

TrafficChart::TrafficChart(QWidget* parent) : QCustomPlot(parent) {
  // The marker lies over the curves; its layer is drawn last.
  addLayer(QStringLiteral("marker"));
  setCurrentLayer(QStringLiteral("main"));
  setCurrentLayer(QStringLiteral("marker"));
  m_hoverLine = newPlotLine(*this);
  m_hoverLine->setAntialiased(false);  // upright lines are crisp without
  m_marker.emplace(*this);
  setCurrentLayer(QStringLiteral("main"));

  setMouseTracking(true);
  setFocusPolicy(Qt::TabFocus);
  setNoAntialiasingOnDrag(false);
  plotLayout()->setAutoMargins(QCP::msNone);
  axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom);
  axisRect()->setMinimumMargins({});
  m_shareTicker = QSharedPointer<QCPAxisTickerFixed>::create();
  xAxis->setTicker(m_shareTicker);
  xAxis->setRange(0, 100);
  xAxis->setSubTicks(false);
  xAxis->grid()->setVisible(false);
  yAxis->grid()->setZeroLinePen(Qt::NoPen);
  yAxis->setSubTicks(false);
  for (QCPAxis* axis : {xAxis, yAxis}) {
    axis->setTickLength(0);
    axis->setPadding(0);
    axis->setSelectableParts(QCPAxis::spNone);
  }
  connect(this, &QCustomPlot::afterLayout, this, &TrafficChart::arrange);
  setLook(m_look);
}

TrafficChart::Curve TrafficChart::newCurve() {
  Curve curve;
  curve.graph = addGraph();
  curve.graph->setAdaptiveSampling(false);
  curve.name = newPlotText(*this);
  curve.total = newPlotText(*this);
  curve.key = newPlotLine(*this);
  return curve;
}

void TrafficChart::removeCurve() {
  const Curve curve = m_curves.takeLast();
  removeGraph(curve.graph);
  removeItem(curve.name);
  removeItem(curve.total);
  removeItem(curve.key);
}

QPen TrafficChart::penOf(const TrafficSeries& series) const {
  const Metrics& metrics = m_look.metrics;
  // Dashes of their own as well as three steps of one blue. Dash lengths are in widths of the line.
  QPen pen;
  pen.setCapStyle(Qt::FlatCap);
  pen.setJoinStyle(Qt::RoundJoin);
  pen.setWidthF(metrics.lineWidth(series.isPresent ? 3 : 2));
  pen.setColor(m_look.theme.seriesFa1);
  switch (series.way) {
    case Way::Standard:
      pen.setColor(m_look.theme.seriesStandard);
      pen.setDashPattern({1, 1.25});
      break;
    case Way::FlashAttention1: pen.setDashPattern({4, 2}); break;
    case Way::FlashAttention2: pen.setColor(m_look.theme.seriesFa2); break;
    case Way::QueryOuter: pen.setDashPattern({4, 1.5, 1, 1.5}); break;
    case Way::TwoLoops: pen.setDashPattern({2, 2}); break;
  }
  return pen;
}

void TrafficChart::dressCurves() {
  const Metrics& metrics = m_look.metrics;
  for (qsizetype n = 0; n < m_curves.size(); ++n) {
    const TrafficSeries& series = m_samples[n];
    const Curve& curve = m_curves[n];
    curve.graph->setPen(penOf(series));
    curve.key->setPen(penOf(series));
    for (QCPItemText* text : {curve.name, curve.total}) {
      text->setFont(series.isPresent ? metrics.bold(Role::Second) : metrics.font(Role::Second));
      text->setColor(m_look.theme.ink);
    }
  }
}

void TrafficChart::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  const Theme& theme = look.theme;
  setBackground(QBrush(theme.panel));
  for (QCPAxis* axis : {xAxis, yAxis}) {
    axis->setBasePen(QPen(theme.edge, metrics.lineWidth(1)));
    axis->setTickPen(Qt::NoPen);
    axis->setTickLabelFont(metrics.font(Role::Axis));
    axis->setTickLabelColor(theme.ink2);
    axis->setLabelFont(metrics.font(Role::Axis));
    axis->setLabelColor(theme.ink2);
    axis->setTickLabelPadding(metrics.px(4));
    axis->setLabelPadding(0);
  }
  yAxis->grid()->setPen(QPen(theme.line, metrics.lineWidth(1)));
  dressCurves();
  m_hoverLine->setPen(QPen(theme.edge, metrics.lineWidth(1)));
  m_marker->setLook(look);
  fitMargins();
  replot(QCustomPlot::rpQueuedReplot);
}

double TrafficChart::heightOf(const TrafficPoint& point) const {
  return m_unit.height ? m_unit.height(point) : static_cast<double>(point.values);
}

QString TrafficChart::textOf(const TrafficPoint& point) const {
  return m_unit.text ? m_unit.text(point) : grouped(point.values);
}

void TrafficChart::setSamples(const TrafficSamples& samples, const TrafficUnit& unit) {
  m_samples = samples;
  m_unit = unit;
  while (m_curves.size() > samples.size()) removeCurve();
  while (m_curves.size() < samples.size()) m_curves.append(newCurve());
  dressCurves();
  for (qsizetype n = 0; n < m_curves.size(); ++n) {
    const TrafficSeries& series = samples[n];
    QVector<double> shares;
    QVector<double> counts;
    for (const TrafficPoint& point : series.points) {
      shares.append(100 * series.share(point));
      counts.append(heightOf(point));
    }
    m_curves[n].graph->setData(shares, counts, true);
    m_curves[n].name->setText(shortName(series.way));
    m_curves[n].total->setText(series.points.isEmpty() ? QString() : textOf(series.points.last()));
  }
  auto ticker = QSharedPointer<ValueTicker>::create(largest());
  ticker->setTickCount(3);
  yAxis->setTicker(ticker);
  yAxis->setRange(0, 1.04 * largest());
  setLook(m_look);  // the pens of the curves follow their algorithms
}

double TrafficChart::largest() const {
  double most = 0;
  for (const TrafficSeries& series : m_samples) {
    if (!series.points.isEmpty()) most = std::max(most, heightOf(series.points.last()));
  }
  return most > 0 ? most : 1;
}

void TrafficChart::setMarker(const TrafficPoint& now) {
  m_now = now;
  m_marker->setTexts(tr("step %1").arg(grouped(now.step)), textOf(now));
  replot(QCustomPlot::rpQueuedReplot);
}

void TrafficChart::setHover(std::optional<double> share) {
  if (share != m_hover) {
    m_hover = share;
    replot(QCustomPlot::rpQueuedReplot);
  }
}

qreal TrafficChart::namesWidth() const {
  qreal width = 0;
  for (const Curve& curve : m_curves) {
    width = std::max(width, QFontMetricsF(curve.name->font()).horizontalAdvance(curve.name->text()));
  }
  return std::ceil(width);
}

qreal TrafficChart::totalsWidth() const {
  qreal width = 0;
  for (const Curve& curve : m_curves) {
    width = std::max(width, QFontMetricsF(curve.total->font()).horizontalAdvance(curve.total->text()));
  }
  return std::ceil(width);
}

void TrafficChart::fitMargins() {
  const Metrics& metrics = m_look.metrics;
  plotLayout()->setMargins({metrics.px(LeftMargin), 0, 0, metrics.px(BottomMargin)});
  const int left = metrics.px(43);
  const int outer = metrics.px(OuterMargin);
  const int key = metrics.px(KeyLength) + metrics.px(4);
  const int names = metrics.px(NameGap) + key + static_cast<int>(namesWidth());
  const int totals = metrics.px(TotalGap) + static_cast<int>(totalsWidth());
  // A narrow plot keeps its curves: the totals are said when it is pointed at.
  // Three names seldom have to leave their curves, so the pieces of curve beside them may take from the gap.
  int right = (m_samples.size() > 3 ? names : names - key) + totals + outer;
  m_withTotals = width() - left - right >= metrics.px(ShortestAxis);
  if (!m_withTotals) {
    right -= totals;
  }
  axisRect()->setMargins({0, metrics.px(TopMargin), right, 0});
  fitTicks();
  xAxis->setLabel(height() >= metrics.px(110) ? tr("share of each run’s steps, %") : QString());
}

void TrafficChart::fitTicks() {
  // Labels every 25 %, or 50 or 100 where they would touch. The left margin is that of two or three digits and an M.
  const qreal axis = width() - axisRect()->margins().right() - m_look.metrics.px(LeftMargin + 36);
  const qreal label = 1.6 * QFontMetricsF(m_look.metrics.font(Role::Axis)).horizontalAdvance(QStringLiteral("100"));
  m_shareTicker->setTickStep(axis >= 4 * label ? 25 : axis >= 2 * label ? 50 : 100);
}

void TrafficChart::arrange() {
  placeEnds();
  placeMarker();
}

QList<qsizetype> TrafficChart::labelled(qreal line) const {
  // Where not all names find room, the present one and standard attention keep theirs; the others are said when the
  // plot is pointed at.
  const qreal room = axisRect()->height() - line / 2;
  const bool all = m_samples.size() <= 3 || line * static_cast<qreal>(m_samples.size() - 1) <= room;
  QList<qsizetype> which;
  for (qsizetype n = 0; n < m_samples.size(); ++n) {
    if (all || m_samples[n].isPresent || m_samples[n].way == Way::Standard) which.append(n);
  }
  return which;
}

void TrafficChart::placeEnds() {
  const Metrics& metrics = m_look.metrics;
  const QRectF axes = axisRect()->rect();
  const qreal line = std::ceil(QFontMetricsF(metrics.bold(Role::Second)).height());
  const QList<qsizetype> shown = labelled(line);
  QList<qreal> wanted;
  for (const qsizetype n : shown) {
    wanted.append(yAxis->coordToPixel(static_cast<double>(m_samples[n].total())));
  }
  const QList<qreal> places = spreadApart(wanted, line, line / 2, axes.bottom());
  // Where names had to move away from their curves, a piece of the curve stands beside them.
  bool moved = false;
  for (qsizetype n = 0; n < wanted.size(); ++n) {
    moved = moved || std::abs(places[n] - wanted[n]) > line / 2;
  }
  const qreal key = moved ? metrics.px(KeyLength) : 0;
  const qreal keyLeft = axes.right() + metrics.px(NameGap);
  const qreal nameLeft = keyLeft + (moved ? key + metrics.px(4) : 0);
  for (const Curve& curve : m_curves) {
    curve.name->setVisible(false);
    curve.total->setVisible(false);
    curve.key->setVisible(false);
  }
  for (qsizetype n = 0; n < shown.size(); ++n) {
    const qreal y = std::round(places[n]);
    const Curve& curve = m_curves[shown[n]];
    placeText(*curve.name, {nameLeft, y}, Qt::AlignLeft | Qt::AlignVCenter);
    placeText(*curve.total, {static_cast<qreal>(width() - metrics.px(OuterMargin)), y},
              Qt::AlignRight | Qt::AlignVCenter);
    placeLine(*curve.key, {keyLeft, y}, {keyLeft + key, y});
    curve.name->setVisible(true);
    curve.total->setVisible(m_withTotals);
    curve.key->setVisible(moved);
  }
}

QPolygonF TrafficChart::pixelCurve(const TrafficSeries& series) const {
  QPolygonF curve;
  for (const TrafficPoint& point : series.points) {
    curve.append(
        {xAxis->coordToPixel(100 * series.share(point)), yAxis->coordToPixel(heightOf(point))});
  }
  return curve;
}

void TrafficChart::placeMarker() {
  const QRectF axes = axisRect()->rect();
  const auto present =
      std::find_if(m_samples.begin(), m_samples.end(), [](const TrafficSeries& series) { return series.isPresent; });
  const std::int64_t steps = present == m_samples.end() ? 0 : present->steps;
  const double share = steps == 0 ? 0 : static_cast<double>(m_now.step) / static_cast<double>(steps);
  QList<QPolygonF> curves;
  for (const TrafficSeries& series : m_samples) curves.append(pixelCurve(series));
  m_marker->place({xAxis->coordToPixel(100 * share), yAxis->coordToPixel(heightOf(m_now))}, axes, curves);

  m_hoverLine->setVisible(m_hover.has_value());
  if (m_hover) {
    const qreal x = std::round(xAxis->coordToPixel(100 * *m_hover));
    placeLine(*m_hoverLine, {x, axes.top()}, {x, axes.bottom()});
  }
}

double TrafficChart::shareAt(double pixel) const { return std::clamp(xAxis->pixelToCoord(pixel) / 100, 0.0, 1.0); }

void TrafficChart::mousePressEvent(QMouseEvent* event) {
  const int slack = m_look.metrics.px(6);
  const bool inside = axisRect()->rect().adjusted(-slack, -slack, slack, slack).contains(event->pos());
  m_dragging = event->button() == Qt::LeftButton && inside;
  if (m_dragging) {
    emit shareChosen(shareAt(event->position().x()));
  }
  event->setAccepted(m_dragging);
}

void TrafficChart::mouseMoveEvent(QMouseEvent* event) {
  const bool inside = axisRect()->rect().contains(event->pos());
  setCursor(inside || m_dragging ? Qt::SizeHorCursor : Qt::ArrowCursor);
  if (m_dragging) {
    emit shareChosen(shareAt(event->position().x()));
  } else if (inside) {
    emit shareHovered(shareAt(event->position().x()), event->globalPosition().toPoint());
  } else {
    emit hoverEnded();
  }
  event->accept();
}

void TrafficChart::mouseReleaseEvent(QMouseEvent* event) {
  m_dragging = false;
  event->accept();
}

void TrafficChart::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  emit hoverEnded();
}

void TrafficChart::wheelEvent(QWheelEvent* event) { event->ignore(); }

void TrafficChart::resizeEvent(QResizeEvent* event) {
  fitMargins();
  QCustomPlot::resizeEvent(event);
}

void TrafficChart::paintEvent(QPaintEvent* event) {
  QCustomPlot::paintEvent(event);
  if (hasFocus()) {
    QPainter painter(this);
    const qreal ring = m_look.metrics.lineWidth(2);
    painter.setPen(QPen(m_look.theme.focus, ring, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(QRectF(rect()).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2));
  }
}

}  // namespace tilewise
