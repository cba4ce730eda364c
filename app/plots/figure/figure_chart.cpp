// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/figure_chart.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "app/plots/figure/bars_painter.h"
#include "app/plots/figure/cells_painter.h"
#include "app/plots/figure/figure_hover.h"
#include "app/plots/figure/figure_words.h"
#include "app/plots/figure/stroke.h"
#include "app/views/look/hatch.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

constexpr double MarkRadius = 4;
constexpr QPoint Nowhere(-1, -1);

/// Something painted by a function, on a layer of a plot.
class Painted : public QCPLayerable {
 public:
  Painted(QCustomPlot* plot, const QString& layer, std::function<void(QPainter&)> paint)
      : QCPLayerable(plot, layer), m_paint(std::move(paint)) {}

 protected:
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
  void draw(QCPPainter* painter) override { m_paint(*painter); }

 private:
  std::function<void(QPainter&)> m_paint;
};

}  // namespace

FigureChart::FigureChart(QWidget* parent) : QCustomPlot(parent) {
  new Painted(this, QStringLiteral("grid"), [this](QPainter& painter) { paintUnder(painter); });
  new Painted(this, QStringLiteral("axes"), [this](QPainter& painter) { paintOver(painter); });
  // QCustomPlot keeps the wheel from the page that it stands on.
  setAttribute(Qt::WA_NoMousePropagation, false);
  setMouseTracking(true);
  setFocusPolicy(Qt::TabFocus);
  setNoAntialiasingOnDrag(false);
  plotLayout()->setAutoMargins(QCP::msNone);
  plotLayout()->setMargins({});
  axisRect()->setAutoMargins(QCP::msNone);
  axisRect()->setMinimumMargins({});
  for (QCPAxis* axis : {xAxis, yAxis}) {
    axis->setSubTicks(false);
    axis->setTickLabels(false);
    axis->setTickLength(0);
    axis->setSelectableParts(QCPAxis::spNone);
    axis->grid()->setZeroLinePen(Qt::NoPen);
  }
  setLook(m_look);
}

void FigureChart::setLook(const Look& look) {
  m_look = look;
  setBackground(QBrush(look.theme.panel));
  for (QCPAxis* axis : {xAxis, yAxis}) {
    axis->setTickPen(Qt::NoPen);
    axis->grid()->setPen(QPen(look.theme.line, look.metrics.lineWidth(1)));
  }
  setFigure(Figure(m_figure));
}

void FigureChart::setFigure(const Figure& figure) {
  m_figure = figure;
  showAxis(*xAxis, m_figure.x);
  showAxis(*yAxis, m_figure.y);
  showSeries();
  setAccessibleName(m_figure.title);
  const QString words = m_figure.missing.isEmpty() ? m_figure.caption : m_figure.missing;
  const QString plain = MathText::parse(words).plain();
  setAccessibleDescription(m_figure.present.isEmpty() ? plain : plain + u' ' + m_figure.present);
  fit(size());
  replot(QCustomPlot::rpQueuedReplot);
}

void FigureChart::showAxis(QCPAxis& axis, const FigureAxis& figure) {
  const bool visible = m_figure.missing.isEmpty();
  axis.setVisible(visible);
  axis.grid()->setVisible(visible && figure.grid && m_figure.cells.isEmpty());
  axis.setScaleType(figure.scale == FigureScale::Log ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  axis.setRange(figure.first, figure.last);
  const bool bare = !m_figure.cells.isEmpty();
  axis.setBasePen(bare ? Qt::NoPen : QPen(m_look.theme.edge, m_look.metrics.lineWidth(1)));
  auto ticker = QSharedPointer<QCPAxisTickerText>::create();
  for (const FigureTick& tick : figure.ticks) ticker->addTick(tick.at, QString());
  axis.setTicker(ticker);
}

void FigureChart::showSeries() {
  while (graphCount() > m_figure.series.size()) removeGraph(graphCount() - 1);
  while (graphCount() < m_figure.series.size()) addGraph()->setAdaptiveSampling(false);
  // The present one is drawn over the others.
  QList<const FigureSeries*> order;
  for (const FigureSeries& each : m_figure.series) order << &each;
  std::stable_sort(order.begin(), order.end(),
                   [](const FigureSeries* a, const FigureSeries* b) { return a->isPresent < b->isPresent; });
  for (int n = 0; n < graphCount(); ++n) {
    const FigureSeries& series = *order[n];
    QVector<double> keys, values;
    keys.reserve(series.points.size());
    values.reserve(series.points.size());
    for (const QPointF& point : series.points) {
      keys << point.x();
      values << point.y();
    }
    graph(n)->setData(keys, values, true);
    graph(n)->setLineStyle(series.steps ? QCPGraph::lsStepLeft : QCPGraph::lsLine);
    graph(n)->setPen(strokePen(series.stroke, series.isPresent, m_look));
  }
}

void FigureChart::fit(QSize size) {
  if (size.isEmpty()) return;
  m_layout = layOutFigure(m_figure, m_look.metrics, size);
  const QRect& axes = m_layout.axes;
  axisRect()->setMargins({axes.left(), axes.top(), size.width() - axes.right() - 1, size.height() - axes.bottom() - 1});
}

void FigureChart::paintUnder(QPainter& painter) const {
  if (!m_figure.missing.isEmpty()) return;
  paintChosenGroup(painter, m_figure, m_layout, m_look);
  for (const FigureLine& line : m_figure.lines) {
    if (!line.isGround) continue;
    QRectF below(m_layout.axes);
    below.setTop(pixelOf(m_figure, m_layout, {m_figure.x.first, line.at}).y());
    Hatch hatch = skippedHatch(HatchKind::Rising, m_look, below.topLeft());
    hatch.color = m_look.theme.line;
    if (below.height() > 0) drawHatch(painter, below, hatch);
  }
}

void FigureChart::paintOver(QPainter& painter) const {
  if (!m_figure.missing.isEmpty()) {
    painter.setFont(m_look.metrics.font(Role::Body));
    painter.setPen(m_look.theme.ink2);
    const int margin = m_look.metrics.px(24);
    painter.drawText(viewport().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
                     m_figure.missing);
    return;
  }
  if (!m_figure.cells.isEmpty()) paintCells(painter, m_figure, m_layout, m_look);
  if (!m_figure.bars.isEmpty()) paintBars(painter, m_figure, m_layout, m_look);
  for (const FigureSeries& series : m_figure.series) {
    if (!series.marks) continue;
    const QColor color = strokeColor(series.stroke, m_look.theme);
    for (const QPointF& point : series.points) {
      if (!std::isfinite(point.y())) continue;
      drawMark(painter, pixelOf(m_figure, m_layout, point), markOf(series.stroke), color, m_look.metrics.px(MarkRadius),
               m_look);
    }
  }
  paintAxisWords(painter, m_figure, m_layout, m_look);
  paintWords(painter, m_figure, m_layout, m_look);
}

QPoint FigureChart::cellAt(QPoint place) const {
  if (!m_figure.bars.isEmpty()) {
    // The label below belongs to its bars.
    const QRect& axes = m_layout.axes;
    if (place.x() < axes.left() || place.x() > axes.right() || place.y() < axes.top()) return Nowhere;
    const auto group = static_cast<int>(valueOf(m_figure, m_layout, place).x());
    return {std::clamp(group, 0, static_cast<int>(m_figure.bars.groups.size()) - 1), 0};
  }
  if (m_figure.cells.isEmpty() || !m_layout.axes.contains(place)) return Nowhere;
  const QPointF value = valueOf(m_figure, m_layout, place);
  return {std::clamp(static_cast<int>(value.x()), 0, m_figure.cells.columns - 1),
          std::clamp(static_cast<int>(value.y()), 0, m_figure.cells.rows - 1)};
}

QString FigureChart::textAt(QPoint place) const {
  if (!m_figure.missing.isEmpty()) return {};
  const QPoint cell = cellAt(place);
  if (!m_figure.bars.isEmpty()) return cell == Nowhere ? QString() : m_figure.bars.groups[cell.x()].hint;
  if (!m_layout.axes.contains(place)) return {};
  if (cell != Nowhere) return m_figure.cells.at(cell.x(), cell.y()).hint;
  return hoverText(m_figure, valueOf(m_figure, m_layout, place).x());
}

bool FigureChart::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
    return true;
  }
  return QCustomPlot::event(event);
}

void FigureChart::mousePressEvent(QMouseEvent* event) {
  const QPoint cell = cellAt(event->pos());
  const bool used = event->button() == Qt::LeftButton && cell != Nowhere;
  if (used) emit cellChosen(cell.x(), cell.y());
  event->setAccepted(used);
}

void FigureChart::mouseDoubleClickEvent(QMouseEvent* event) {
  const QPoint cell = cellAt(event->pos());
  const bool used = event->button() == Qt::LeftButton && cell != Nowhere;
  if (used) emit cellOpened(cell.x(), cell.y());
  event->setAccepted(used);
}

void FigureChart::mouseMoveEvent(QMouseEvent* event) {
  setCursor(cellAt(event->pos()) != Nowhere ? Qt::PointingHandCursor : Qt::ArrowCursor);
  const QString text = textAt(event->pos());
  if (text.isEmpty()) {
    QToolTip::hideText();
  } else if (event->buttons() == Qt::NoButton) {
    QToolTip::showText(event->globalPosition().toPoint(), text, this);
  }
  event->accept();
}

void FigureChart::mouseReleaseEvent(QMouseEvent* event) { event->accept(); }

void FigureChart::wheelEvent(QWheelEvent* event) { event->ignore(); }

/// Whether the key goes from one group of bars to another, or opens the chosen one.
bool FigureChart::chooseGroup(int key) {
  const FigureBars& bars = m_figure.bars;
  const int last = static_cast<int>(bars.groups.size()) - 1;
  const auto go = [&](int group) {
    emit cellChosen(std::clamp(group, 0, last), 0);
    return true;
  };
  switch (key) {
    case Qt::Key_Left: return go(bars.chosen < 0 ? last : bars.chosen - 1);
    case Qt::Key_Right: return go(bars.chosen + 1);
    case Qt::Key_Home: return go(0);
    case Qt::Key_End: return go(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (bars.chosen >= 0) emit cellOpened(bars.chosen, 0);
      return true;
    default: return false;
  }
}

void FigureChart::keyPressEvent(QKeyEvent* event) {
  if (!m_figure.bars.isEmpty() && chooseGroup(event->key())) return;
  const FigureCells& cells = m_figure.cells;
  if (cells.isEmpty() || cells.nowColumn < 0 || cells.nowRow < 0) return QCustomPlot::keyPressEvent(event);
  const auto go = [&](int columns, int rows) {
    const int column = std::clamp(cells.nowColumn + columns, 0, cells.columns - 1);
    const int row = std::clamp(cells.nowRow + rows, 0, cells.rows - 1);
    emit cellChosen(column, row);
  };
  switch (event->key()) {
    case Qt::Key_Left: return go(-1, 0);
    case Qt::Key_Right: return go(+1, 0);
    case Qt::Key_Up: return go(0, +1);
    case Qt::Key_Down: return go(0, -1);
    case Qt::Key_Return:
    case Qt::Key_Enter: emit cellOpened(cells.nowColumn, cells.nowRow); return;
    default: QCustomPlot::keyPressEvent(event);
  }
}

void FigureChart::resizeEvent(QResizeEvent* event) {
  fit(event->size());
  QCustomPlot::resizeEvent(event);
}

void FigureChart::paintEvent(QPaintEvent* event) {
  QCustomPlot::paintEvent(event);
  if (!hasFocus()) return;
  QPainter painter(this);
  const qreal ring = m_look.metrics.lineWidth(2);
  painter.setPen(QPen(m_look.theme.focus, ring, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(QRectF(rect()).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2));
}

}  // namespace tilewise
