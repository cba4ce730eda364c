// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/block_mask_view.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "app/session/notation.h"
#include "app/views/look/hatch.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Margin = 4;  ///< for the ring of the focus
constexpr int LeastSide = 7;
constexpr int LargestSide = 48;
constexpr int NumberGap = 6;  ///< between a number and the grid or the next number

QString maskName(SkipReason why) {
  switch (why) {
    case SkipReason::Causal: return BlockMaskView::tr("the causal mask");
    case SkipReason::Window: return BlockMaskView::tr("the window");
    case SkipReason::Documents: return BlockMaskView::tr("the documents");
    case SkipReason::BlockMask: break;
    case SkipReason::Combination: return BlockMaskView::tr("other masks together");
  }
  return BlockMaskView::tr("the block mask");
}

/// As on the stage.
HatchKind hatchFor(SkipReason why) {
  switch (why) {
    case SkipReason::Causal: return HatchKind::Rising;
    case SkipReason::Window: return HatchKind::Falling;
    case SkipReason::Documents: return HatchKind::Crossed;
    case SkipReason::BlockMask: break;
    case SkipReason::Combination: return HatchKind::Level;
  }
  return HatchKind::Dots;
}

/// Every how many cells a number stands, so that numbers of this length have room: 1, 2, 5, 10, 20, ...
int numberStep(int length, int cell) {
  for (int ten = 1;; ten *= 10) {
    for (const int step : {ten, 2 * ten, 5 * ten}) {
      if (step * cell >= length) return step;
    }
  }
}

QString blockRange(Range blocks) { return range(shownBlock(blocks.begin), shownBlock(blocks.last())); }

}  // namespace

BlockMaskView::BlockMaskView(BlockMask mask, QWidget* parent) : QWidget(parent), m_mask(std::move(mask)) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  tell();
}

void BlockMaskView::setLook(const Look& look) {
  m_look = look;
  resizeEvent(nullptr);
  updateGeometry();
}

void BlockMaskView::setMask(BlockMask mask) {
  m_mask = std::move(mask);
  emit changed();
  tell();
}

void BlockMaskView::setOtherMasks(OtherMasks others) {
  m_others = std::move(others);
  tell();
}

QSize BlockMaskView::numberRoom() const {
  const QFontMetrics letters(m_look.metrics.font(Role::Axis));
  const int gap = m_look.metrics.px(NumberGap);
  return {letters.horizontalAdvance(grouped(m_mask.rows() - 1)) + gap, letters.height() + gap};
}

QPoint BlockMaskView::origin() const {
  const QSize grid = m_geometry.size();
  const QSize numbers = numberRoom();
  return {(width() + numbers.width() - grid.width()) / 2, (height() + numbers.height() - grid.height()) / 2};
}

QPoint BlockMaskView::middle(Cell cell) const { return origin() + m_geometry.rect(cell).center(); }

QSize BlockMaskView::wantedSize() const { return {m_look.metrics.px(490), m_look.metrics.px(410)}; }
QSize BlockMaskView::sizeHint() const { return minimumSizeHint(); }
QSize BlockMaskView::minimumSizeHint() const { return {m_look.metrics.px(200), m_look.metrics.px(160)}; }

void BlockMaskView::resizeEvent(QResizeEvent*) {
  const int around = 2 * m_look.metrics.px(Margin);
  const QSize numbers = numberRoom();
  const QSize room(std::max(1, width() - around - numbers.width()), std::max(1, height() - around - numbers.height()));
  m_geometry = BlockMaskGeometry(m_mask.rows(), m_mask.columns(), room, LeastSide, m_look.metrics.px(LargestSide));
  m_current.row = std::min(m_current.row, m_geometry.cellRows() - 1);
  m_current.column = std::min(m_current.column, m_geometry.cellColumns() - 1);
  tell();
}

std::pair<std::int64_t, std::int64_t> BlockMaskView::share(Cell cell) const {
  const Range rows = m_geometry.tileRows(cell);
  const Range columns = m_geometry.tileColumns(cell);
  std::int64_t visible = 0;
  for (std::int64_t i = rows.begin; i < rows.end; ++i) {
    for (std::int64_t j = columns.begin; j < columns.end; ++j) visible += m_mask.visible(i, j) ? 1 : 0;
  }
  return {visible, rows.size() * columns.size()};
}

/// What a click makes of a cell: one that is visible in parts becomes visible.
bool BlockMaskView::turned(Cell cell) const {
  const auto [visible, all] = share(cell);
  return visible < all;
}

void BlockMaskView::paintCells(Cell from, Cell to, bool visible) {
  for (const Cell cell : BlockMaskGeometry::between(from, to)) {
    const Range rows = m_geometry.tileRows(cell);
    const Range columns = m_geometry.tileColumns(cell);
    for (std::int64_t i = rows.begin; i < rows.end; ++i) {
      for (std::int64_t j = columns.begin; j < columns.end; ++j) m_mask.set(i, j, visible);
    }
  }
  m_brush = visible;
  m_current = to;
  emit changed();
  tell();
}

void BlockMaskView::goTo(Cell cell) {
  cell = {std::clamp(cell.row, 0, m_geometry.cellRows() - 1), std::clamp(cell.column, 0, m_geometry.cellColumns() - 1)};
  m_current = cell;
  tell();
}

std::optional<SkipReason> BlockMaskView::skippedElsewhere(Cell cell) const {
  if (!m_others || m_geometry.isReduced()) return std::nullopt;
  return m_others(m_geometry.tileRows(cell).begin, m_geometry.tileColumns(cell).begin);
}

QString BlockMaskView::cellText() const {
  const Range rows = m_geometry.tileRows(m_current);
  const Range columns = m_geometry.tileColumns(m_current);
  const auto [visible, all] = share(m_current);
  const QString state = visible == all ? tr("visible")
                        : visible == 0 ? tr("empty")
                                       : tr("%1 of %2 visible").arg(grouped(visible), grouped(all));
  const QString place = tr("(%1, %2)").arg(blockRange(rows), blockRange(columns));
  if (const auto why = skippedElsewhere(m_current)) {
    return tr("tile %1, %2, skipped by %3 in any case").arg(place, state, maskName(*why));
  }
  return all == 1 ? tr("tile %1, %2").arg(place, state) : tr("tiles %1, %2").arg(place, state);
}

void BlockMaskView::tell() {
  if (m_geometry.cellRows() > 0) {
    setAccessibleName(tr("Block mask, %1").arg(cellText()));
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
    emit currentChanged();
  }
  update();
}

void BlockMaskView::drawCell(QPainter& painter, Cell cell) const {
  const Theme& theme = m_look.theme;
  const QRectF place = QRectF(m_geometry.rect(cell)).adjusted(0, 0, -1, -1);
  const auto [visible, all] = share(cell);
  painter.fillRect(place, theme.paper);
  // The share of a cell of many tiles fills it from below.
  const qreal filled = place.height() * static_cast<qreal>(visible) / static_cast<qreal>(all);
  const QRectF empty = place.adjusted(0, 0, 0, -filled);
  if (!empty.isEmpty()) drawHatch(painter, empty, skippedHatch(HatchKind::Dots, m_look, QPointF(0, 0)));
  painter.fillRect(place.adjusted(0, place.height() - filled, 0, 0), theme.tint(theme.S));
  if (const auto why = skippedElsewhere(cell)) {
    drawHatch(painter, place, skippedHatch(hatchFor(*why), m_look, QPointF(0, 0)));
  }
  painter.setPen(QPen(theme.grid, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(place.adjusted(-0.5, -0.5, 0.5, 0.5));
}

/// Of the first tile of a cell, along the left and the top edge.
void BlockMaskView::drawNumbers(QPainter& painter) const {
  const QFont font = m_look.metrics.font(Role::Axis);
  const QFontMetrics letters(font);
  const int gap = m_look.metrics.px(NumberGap);
  painter.setFont(font);
  painter.setPen(m_look.theme.ink2);
  const QSize cell = m_geometry.rect({0, 0}).size();
  const int every = numberStep(letters.height(), cell.height());
  for (int row = 0; row < m_geometry.cellRows(); row += every) {
    const QPoint middle = m_geometry.rect({row, 0}).center();
    const QRect place(-numberRoom().width(), middle.y() - letters.height() / 2, numberRoom().width() - gap,
                      letters.height());
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, grouped(m_geometry.tileRows({row, 0}).begin));
  }
  const int widest = letters.horizontalAdvance(grouped(m_mask.columns() - 1));
  const int each = numberStep(widest + gap, cell.width());
  for (int column = 0; column < m_geometry.cellColumns(); column += each) {
    const QPoint middle = m_geometry.rect({0, column}).center();
    const QRect place(middle.x() - widest / 2 - 1, -numberRoom().height(), widest + 2, letters.height());
    painter.drawText(place, Qt::AlignCenter, grouped(m_geometry.tileColumns({0, column}).begin));
  }
}

void BlockMaskView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(event->rect(), m_look.theme.panel);
  painter.translate(origin());
  for (int row = 0; row < m_geometry.cellRows(); ++row) {
    for (int column = 0; column < m_geometry.cellColumns(); ++column) drawCell(painter, {row, column});
  }
  drawNumbers(painter);
  painter.setBrush(Qt::NoBrush);
  if (!hasFocus()) return;
  const qreal line = m_look.metrics.lineWidth(2);
  const QRectF ring = QRectF(m_geometry.rect(m_current)).adjusted(-line, -line, line - 1, line - 1);
  painter.setPen(QPen(m_look.theme.paper, 3 * line));
  painter.drawRect(ring);
  painter.setPen(QPen(m_look.theme.focus, line));
  painter.drawRect(ring);
}

void BlockMaskView::mousePressEvent(QMouseEvent* event) {
  const auto cell = m_geometry.at(event->pos() - origin());
  if (event->button() != Qt::LeftButton || !cell) return;
  m_painting = turned(*cell);
  paintCells(*cell, *cell, *m_painting);
}

void BlockMaskView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_painting) return;
  const Cell cell = m_geometry.nearest(event->pos() - origin());
  if (!(cell == m_current)) paintCells(m_current, cell, *m_painting);
}

void BlockMaskView::mouseReleaseEvent(QMouseEvent*) { m_painting.reset(); }

void BlockMaskView::keyPressEvent(QKeyEvent* event) {
  Cell next = m_current;
  switch (event->key()) {
    case Qt::Key_Left: --next.column; break;
    case Qt::Key_Right: ++next.column; break;
    case Qt::Key_Up: --next.row; break;
    case Qt::Key_Down: ++next.row; break;
    case Qt::Key_Home: next.column = 0; break;
    case Qt::Key_End: next.column = m_geometry.cellColumns() - 1; break;
    case Qt::Key_PageUp: next.row = 0; break;
    case Qt::Key_PageDown: next.row = m_geometry.cellRows() - 1; break;
    case Qt::Key_Space: paintCells(m_current, m_current, turned(m_current)); return;
    default: QWidget::keyPressEvent(event); return;
  }
  const Cell from = m_current;
  goTo(next);
  if (event->modifiers().testFlag(Qt::ShiftModifier)) paintCells(from, m_current, m_brush);
}

void BlockMaskView::focusInEvent(QFocusEvent*) { tell(); }
void BlockMaskView::focusOutEvent(QFocusEvent*) { update(); }

}  // namespace tilewise
