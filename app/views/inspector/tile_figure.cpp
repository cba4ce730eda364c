// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/tile_figure.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "app/views/inspector/entry_text.h"
#include "app/views/inspector/figure_labels.h"
#include "app/views/inspector/figure_painter.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr int WheelStep = 120;  // of a usual mouse. Units: eighths of a degree
constexpr int RowsAWheelStep = 3;
constexpr double WidestLabel = 96;  // of a row's text, at 100 %

QStringList part(const QStringList& texts, Range range) {
  if (range.end > texts.size()) return {};
  return texts.mid(range.begin, range.size());
}

QWidget* invisiblePart(QWidget* parent) {
  auto* part = new QWidget(parent);
  part->setAttribute(Qt::WA_TransparentForMouseEvents);
  part->setAttribute(Qt::WA_NoSystemBackground);
  return part;
}

void showRange(QScrollBar* bar, const QRectF& place, int first, int shown, int all) {
  bar->setVisible(!place.isEmpty());
  if (place.isEmpty()) return;
  bar->setGeometry(place.toAlignedRect());
  const QSignalBlocker blocker(bar);
  bar->setRange(0, all - shown);
  bar->setPageStep(shown);
  bar->setValue(first);
}

}  // namespace

TileFigure::TileFigure(QWidget* parent, Arrangement arrangement)
    : QWidget(parent),
      m_arrangement(arrangement),
      m_firstPart(invisiblePart(this)),
      m_secondPart(invisiblePart(this)),
      m_rowBar(new QScrollBar(Qt::Vertical, this)),
      m_columnBar(new QScrollBar(Qt::Horizontal, this)) {
  setFocusPolicy(Qt::StrongFocus);
  m_rowBar->setFocusPolicy(Qt::NoFocus);
  m_columnBar->setFocusPolicy(Qt::NoFocus);
  m_rowBar->setAccessibleName(tr("Rows shown"));
  m_columnBar->setAccessibleName(tr("Keys shown"));
  connect(m_rowBar, &QScrollBar::valueChanged, this, [this](int first) {
    MapWindow window = m_window;
    window.firstRow = first;
    moveWindow(window);
  });
  connect(m_columnBar, &QScrollBar::valueChanged, this, [this](int first) {
    MapWindow window = m_window;
    window.firstColumn = first;
    moveWindow(window);
  });
}

void TileFigure::setLook(const Look& look) {
  m_look = look;
  update();
}

void TileFigure::setScene(TileScene scene, const AxisTexts& labels, std::int64_t lastQuery) {
  const bool otherTile = !m_scene || m_scene->queries != scene.queries || m_scene->keys != scene.keys;
  const bool otherRows = !m_scene || m_scene->rowRange() != scene.rowRange();
  if (otherTile) m_window.firstColumn = 0;
  if (otherRows) m_window.firstRow = 0;
  m_scene = std::move(scene);
  m_labels = labels;
  m_lastQuery = lastQuery;
  const QFontMetricsF metrics(m_look.metrics.bold(Role::Axis));
  m_labelWidth = 0;
  const QString longestIndex = grouped(m_lastQuery);
  const QStringList& rowTexts = m_scene->rowsAreKeys ? m_labels.columns : m_labels.rows;
  for (const QString& text : part(rowTexts, m_scene->rowRange())) {
    if (text.isEmpty()) continue;
    m_labelWidth = std::max(m_labelWidth, std::ceil(metrics.horizontalAdvance(rowLabel(text, longestIndex))));
  }
  if (m_labelWidth > m_look.metrics.px(WidestLabel)) m_labelWidth = 0;
  m_firstPart->setAccessibleName(m_scene->first.spokenName);
  m_secondPart->setAccessibleName(m_scene->second.spokenName);
  setAccessibleName(m_scene->title);
  update();
}

void TileFigure::setSelectedQuery(std::optional<std::int64_t> query) {
  m_selectedRow.reset();
  if (m_scene && query && !m_scene->rowsAreKeys && m_scene->queries.contains(*query)) {
    m_selectedRow = static_cast<int>(*query - m_scene->queries.begin);
  }
  showSelectedRow();
  describe();
  update();
}

void TileFigure::describe() {
  setAccessibleDescription(m_selectedRow ? rowText(*m_scene, *m_selectedRow, m_labels) : QString());
}

double TileFigure::heightBesideMaps() const {
  const FigureLengths lengths = lengthsOf(m_look.metrics, m_arrangement);
  return lengths.headHeight() + lengths.footHeight() + 2 * lengths.frame;
}

double TileFigure::leastMapHeight() const { return lengthsOf(m_look.metrics, m_arrangement).leastMapHeight; }

void TileFigure::layOut(double width, double mapHeight, double beside) {
  const QFontMetricsF metrics(m_look.metrics.bold(Role::Axis));
  const FigureLengths lengths = lengthsOf(m_look.metrics, m_arrangement);
  m_request = {m_scene->rows(),
               m_scene->columns(),
               width,
               mapHeight,
               devicePixelRatioF(),
               std::ceil(metrics.horizontalAdvance(grouped(m_lastQuery))),
               m_labelWidth,
               m_scene->columns(MapPlace::Second),
               m_scene->stripNames(),
               m_arrangement,
               beside,
               {barWidth(m_scene->first, lengths, m_look), barWidth(m_scene->second, lengths, m_look)}};
  m_geometry.emplace(m_request, m_window, m_look.metrics);
  if (m_geometry->freeRight() < lengths.padding) {
    m_request.leastWidths = {nameWidth(m_scene->first, lengths, m_look), nameWidth(m_scene->second, lengths, m_look)};
    m_geometry.emplace(m_request, m_window, m_look.metrics);
  }
  m_window = m_geometry->window();
  resize(QSizeF(std::floor(m_geometry->size().width()), std::ceil(m_geometry->size().height())).toSize());
  showSelectedRow();
  placeParts();
  update();
}

void TileFigure::placeParts() {
  m_firstPart->setGeometry(m_geometry->map(MapPlace::First).toAlignedRect());
  m_secondPart->setGeometry(m_geometry->map(MapPlace::Second).toAlignedRect());
  showRange(m_rowBar, m_geometry->rowScrollBar(), m_window.firstRow, m_geometry->shownRows(), m_scene->rows());
  const MapPlace most = m_geometry->showsMoreOf();
  showRange(m_columnBar, m_geometry->columnScrollBar(), m_window.firstColumn, m_geometry->shownColumns(most),
            m_scene->columns(most));
}

void TileFigure::moveWindow(const MapWindow& window) {
  if (!m_geometry) return;
  m_geometry.emplace(m_request, window, m_look.metrics);
  m_window = m_geometry->window();
  placeParts();
  update();
}

void TileFigure::showSelectedRow() {
  if (!m_geometry || !m_selectedRow || m_geometry->isShown(*m_selectedRow)) return;
  MapWindow window = m_window;
  const int last = m_window.firstRow + m_geometry->shownRows() - 1;
  window.firstRow += *m_selectedRow < m_window.firstRow ? *m_selectedRow - m_window.firstRow : *m_selectedRow - last;
  moveWindow(window);
}

void TileFigure::zoom(int steps) {
  if (!m_geometry) return;
  const int row = m_selectedRow.value_or(m_window.firstRow + m_geometry->shownRows() / 2);
  const int column = m_window.firstColumn + m_geometry->shownColumns() / 2;
  MapWindow window = m_window;
  window.zoom += steps;
  m_geometry.emplace(m_request, window, m_look.metrics);
  window = m_geometry->window();
  window.firstRow = row - m_geometry->shownRows() / 2;
  window.firstColumn = column - m_geometry->shownColumns() / 2;
  moveWindow(window);
}

QString TileFigure::textAt(QPointF point) const {
  if (!m_geometry) return {};
  for (const MapPlace name : {MapPlace::First, MapPlace::Second}) {
    if (const auto entry = m_geometry->entryAt(name, point)) {
      return entryText(*m_scene, name, entry->row, entry->column, m_labels);
    }
  }
  if (m_geometry->stripAt(point)) return rowText(*m_scene, m_geometry->nearestRow(point), m_labels);
  return {};
}

void TileFigure::chooseAt(QPointF point) { emit queryChosen(m_scene->queries.begin + m_geometry->nearestRow(point)); }

bool TileFigure::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = textAt(help->pos());
    if (text.isEmpty()) {
      QToolTip::hideText();
    } else {
      // Narrow: it must not lie over the figure that it tells of.
      QToolTip::showText(help->globalPos(), QString(text).replace(QStringLiteral(" · "), QStringLiteral("\n")), this);
    }
    return true;
  }
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isOwn = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down;
    if (isOwn && key->modifiers() == Qt::NoModifier) event->accept();
  }
  return QWidget::event(event);
}

void TileFigure::paintEvent(QPaintEvent*) {
  if (!m_geometry) return;
  QPainter painter(this);
  const QStringList& rowTexts = m_scene->rowsAreKeys ? m_labels.columns : m_labels.rows;
  const FigurePicture picture{*m_scene, m_selectedRow, part(rowTexts, m_scene->rowRange()),
                              part(m_labels.columns, m_scene->keys)};
  paintFigure(painter, picture, *m_geometry, m_look);
  if (!m_focusRing) return;
  painter.setPen(QPen(m_look.theme.focus, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(rect()).adjusted(3, 1, -3, -1));
}

void TileFigure::mousePressEvent(QMouseEvent* event) {
  m_choosing =
      event->button() == Qt::LeftButton && m_geometry && !m_scene->rowsAreKeys && !textAt(event->position()).isEmpty();
  if (m_choosing) chooseAt(event->position());
}

void TileFigure::mouseMoveEvent(QMouseEvent* event) {
  if (m_choosing) chooseAt(event->position());
}

void TileFigure::mouseReleaseEvent(QMouseEvent*) { m_choosing = false; }

void TileFigure::keyPressEvent(QKeyEvent* event) {
  const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
  if (step == 0 || event->modifiers() != Qt::NoModifier || !m_scene || m_scene->rowsAreKeys) {
    QWidget::keyPressEvent(event);
    return;
  }
  const int row = m_selectedRow ? *m_selectedRow + step : 0;
  emit queryChosen(m_scene->queries.begin + std::clamp(row, 0, m_scene->rows() - 1));
}

void TileFigure::wheelEvent(QWheelEvent* event) {
  const QPoint turned = event->angleDelta();
  if (!m_geometry || turned.isNull()) {
    event->ignore();
    return;
  }
  if (event->modifiers().testFlag(Qt::ControlModifier)) {
    zoom(turned.y() > 0 ? 1 : -1);
    return;
  }
  const bool sideways = event->modifiers().testFlag(Qt::ShiftModifier) || turned.x() != 0;
  const int delta = turned.y() != 0 ? turned.y() : turned.x();
  const int lines = RowsAWheelStep * std::max(1, 2 / m_geometry->entry().height()) * delta / WheelStep;
  MapWindow window = m_window;
  (sideways ? window.firstColumn : window.firstRow) -= lines;
  const MapWindow before = m_window;
  moveWindow(window);
  // At its end, and when it shows everything, the wheel belongs to the panel.
  event->setAccepted(m_window != before);
}

void TileFigure::focusInEvent(QFocusEvent* event) {
  // Only who came by keys needs to be told where the keys go.
  m_focusRing = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                event->reason() == Qt::ShortcutFocusReason;
  update();
}

void TileFigure::focusOutEvent(QFocusEvent*) {
  m_focusRing = false;
  update();
}

}  // namespace tilewise
