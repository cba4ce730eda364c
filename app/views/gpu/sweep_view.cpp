// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/sweep_view.h"

#include <algorithm>
#include <cmath>

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>

#include "app/views/gpu/sweep_delegate.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int RowHeight = 23;
constexpr int MarkRoom = 12;  ///< of the arrow beside a title

/// What can be done without, the first one first.
constexpr SweepTable::Column Spared[] = {SweepTable::Spread, SweepTable::Tiles, SweepTable::Shared};

}  // namespace

SweepView::SweepView(QWidget* parent) : QTableView(parent), m_table(new SweepTable(this)) {
  setModel(m_table);
  setAccessibleName(tr("Measured points"));
  setFrameShape(QFrame::NoFrame);
  setShowGrid(false);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setTabKeyNavigation(false);
  setFocusPolicy(Qt::StrongFocus);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setSortingEnabled(true);
  verticalHeader()->hide();
  QHeaderView* head = horizontalHeader();
  head->setHighlightSections(false);
  head->setSectionResizeMode(QHeaderView::Fixed);
  head->setMinimumSectionSize(1);
  head->setSortIndicator(SweepTable::Name, Qt::AscendingOrder);
  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
    const int point = m_table->pointAt(index.row());
    if (point >= 0) emit chosen(point);
  });
  connect(this, &QTableView::doubleClicked, this, &SweepView::openCurrent);
  setLook(m_look);
}

void SweepView::setLook(const Look& look) {
  m_look = look;
  QAbstractItemDelegate* old = itemDelegate();
  setItemDelegate(new SweepDelegate(look, this));
  delete old;
  horizontalHeader()->setFont(look.metrics.font(Role::Second));
  const int line = QFontMetrics(look.metrics.font(Role::Second)).height();
  horizontalHeader()->setFixedHeight(2 * line + look.metrics.px(10));
  verticalHeader()->setMinimumSectionSize(1);
  verticalHeader()->setDefaultSectionSize(std::max(look.metrics.px(RowHeight), line + look.metrics.px(6)));
  fit();
}

void SweepView::setSweep(const BlockSweep& sweep, int present) {
  const QSignalBlocker blocker(selectionModel());
  m_table->setSweep(sweep, present);
  fit();
}

void SweepView::clear() {
  const QSignalBlocker blocker(selectionModel());
  m_table->clear();
}

void SweepView::choose(int point) {
  if (m_table->pointAt(currentIndex().row()) == point) return;
  const int row = m_table->rowOf(point);
  {
    const QSignalBlocker blocker(selectionModel());
    const QModelIndex index = row < 0 ? QModelIndex() : m_table->index(row, std::max(0, currentIndex().column()));
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (row >= 0) scrollTo(index);
  }
  viewport()->update();
}

int SweepView::columnNeeds(int column) const {
  const QFontMetrics plain(m_look.metrics.font(Role::Second)), bold(m_look.metrics.bold(Role::Second));
  const QString title = m_table->headerData(column, Qt::Horizontal).toString();
  int width = plain.size(0, title).width() + m_look.metrics.px(MarkRoom);
  for (int row = 0; row < m_table->rowCount(); ++row) {
    width = std::max(width, bold.horizontalAdvance(m_table->index(row, column).data().toString()));
  }
  return width + 2 * m_look.metrics.px(SweepDelegate::Padding);
}

int SweepView::neededWidth() const {
  int width = 0;
  for (int column = 0; column < SweepTable::ColumnCount; ++column) {
    if (std::find(std::begin(Spared), std::end(Spared), column) == std::end(Spared)) width += columnNeeds(column);
  }
  return width + verticalScrollBar()->sizeHint().width();
}

QSize SweepView::minimumSizeHint() const {
  return {m_look.metrics.px(240), horizontalHeader()->minimumHeight() + 3 * verticalHeader()->defaultSectionSize()};
}

void SweepView::fit() {
  int all = 0;
  QList<int> widths;
  for (int column = 0; column < SweepTable::ColumnCount; ++column) {
    widths << columnNeeds(column);
    all += widths.last();
    setColumnHidden(column, false);
  }
  for (const SweepTable::Column column : Spared) {
    if (all <= viewport()->width()) break;
    setColumnHidden(column, true);
    all -= widths[column];
  }
  // What is left over is shared out.
  int shown = 0;
  for (int column = 0; column < SweepTable::ColumnCount; ++column) shown += isColumnHidden(column) ? 0 : 1;
  const int more = std::max(0, (viewport()->width() - all) / std::max(1, shown));
  for (int column = 0; column < SweepTable::ColumnCount; ++column) setColumnWidth(column, widths[column] + more);
}

void SweepView::openCurrent() {
  const int point = m_table->pointAt(currentIndex().row());
  if (point >= 0) emit opened(point);
}

void SweepView::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  fit();
  if (currentIndex().isValid()) scrollTo(currentIndex());
}

void SweepView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return openCurrent();
  QTableView::keyPressEvent(event);
}

}  // namespace tilewise
