// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ledger/ledger_table.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include "app/models/ledger_model.h"
#include "app/views/ledger/ledger_delegate.h"
#include "app/views/ledger/ledger_header.h"
#include "app/views/look/brackets.h"

namespace tilewise {

namespace {

constexpr double ColumnGap = 8;

}  // namespace

LedgerTable::LedgerTable(QAbstractItemModel* model, QWidget* parent)
    : QTreeView(parent), m_delegate(new LedgerDelegate(this)), m_header(new LedgerHeader(this)) {
  setModel(model);
  connect(model, &QAbstractItemModel::dataChanged, this, [this] {
    // Counts of copies grow with the position; where they no longer fit they go.
    if (!isColumnHidden(LedgerModel::Times) && timesWidth() > columnWidth(LedgerModel::Times)) fitColumns();
  });
  setItemDelegate(m_delegate);
  setHeader(m_header);
  setAccessibleName(tr("Values moved between HBM and SRAM"));
  setFrameShape(QFrame::NoFrame);
  setRootIsDecorated(false);
  setExpandsOnDoubleClick(false);
  setIndentation(0);
  setSelectionMode(QAbstractItemView::NoSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // A click must not take the arrow keys away from stepping.
  setFocusPolicy(Qt::TabFocus);
  connect(model, &QAbstractItemModel::modelReset, this, &LedgerTable::fit);
  for (const auto toggled : {&QTreeView::expanded, &QTreeView::collapsed}) {
    connect(this, toggled, this, [this] {
      fit();
      emit heightChanged();
    });
  }
  setLook(m_look);
}

void LedgerTable::setLook(const Look& look) {
  m_look = look;
  m_delegate->setLook(look);
  m_header->setLook(look, m_delegate->rowPadding());
  fit();
  viewport()->update();
}

void LedgerTable::setCompact(bool compact) {
  if (compact == m_compact) return;
  m_compact = compact;
  m_delegate->setCompact(compact);
  fit();
}

QModelIndexList LedgerTable::shownRows() const {
  QModelIndexList rows;
  for (int row = 0; row < model()->rowCount(); ++row) {
    const QModelIndex index = model()->index(row, LedgerModel::Name);
    rows.append(index);
    if (!isExpanded(index)) continue;
    for (int part = 0; part < model()->rowCount(index); ++part) {
      rows.append(model()->index(part, LedgerModel::Name, index));
    }
  }
  return rows;
}

int LedgerTable::heightFor(bool compact) const {
  int height = m_header->sizeHint().height();
  for (const QModelIndex& index : shownRows()) height += m_delegate->rowHeight(index, compact);
  return height;
}

void LedgerTable::fit() {
  scheduleDelayedItemsLayout();
  setFixedHeight(heightFor(m_compact));
  fitColumns();
}

/// The press selects nothing, so that the arrow keys stay with stepping.
void LedgerTable::mousePressEvent(QMouseEvent* event) { event->accept(); }

void LedgerTable::mouseReleaseEvent(QMouseEvent* event) {
  const QModelIndex index = indexAt(event->position().toPoint()).siblingAtColumn(LedgerModel::Name);
  if (event->button() == Qt::LeftButton && model()->hasChildren(index) && index.isValid()) {
    setExpanded(index, !isExpanded(index));
  }
}

void LedgerTable::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  fitColumns();
}

qreal LedgerTable::titleWidth(int column) const {
  return QFontMetricsF(m_look.metrics.font(Role::Second))
      .horizontalAdvance(model()->headerData(column, Qt::Horizontal).toString());
}

int LedgerTable::countWidth(int column) const {
  // The counts so far end as the counts of the whole run, and in this column's own weight.
  qreal width = titleWidth(column);
  for (int row = 0; row < model()->rowCount(); ++row) {
    const QFontMetricsF metrics(m_delegate->fontOf(model()->index(row, column)));
    width = std::max(width, metrics.horizontalAdvance(model()->index(row, LedgerModel::WholeRun).data().toString()));
  }
  return static_cast<int>(std::ceil(width)) + m_look.metrics.px(ColumnGap);
}

int LedgerTable::nameWidth() const {
  int width = 0;
  for (const QModelIndex& index : shownRows()) {
    if (index.data(LedgerModel::TensorRole).isValid()) {
      width = std::max(width, m_delegate->nameWidth(index));
    }
  }
  return width;
}

int LedgerTable::timesWidth() const {
  const QFontMetricsF metrics(m_look.metrics.font(Role::Second));
  qreal width = titleWidth(LedgerModel::Times);
  for (const QModelIndex& index : shownRows()) {
    const QStringList forms = index.siblingAtColumn(LedgerModel::Times).data(LedgerModel::FormsRole).toStringList();
    width = std::max(width, metrics.horizontalAdvance(forms.last()));
  }
  return static_cast<int>(std::ceil(width)) + m_look.metrics.px(ColumnGap);
}

int LedgerTable::rowPadding() const { return m_delegate->rowPadding(); }

int LedgerTable::neededWidth() const {
  // Without "times" the title of the names runs into the column of counts, as far as that one's title leaves room.
  const int soFar = countWidth(LedgerModel::SoFar);
  const double titles = m_delegate->rowPadding() + titleWidth(LedgerModel::Name) + titleWidth(LedgerModel::SoFar) +
                        m_look.metrics.px(ColumnGap);
  return std::max(nameWidth() + soFar, static_cast<int>(std::ceil(titles))) + countWidth(LedgerModel::WholeRun) +
         m_delegate->rowPadding();
}

void LedgerTable::fitColumns() {
  const int all = viewport()->width();
  const int soFar = countWidth(LedgerModel::SoFar);
  const int whole = countWidth(LedgerModel::WholeRun) + m_delegate->rowPadding();
  const int rest = all - soFar - whole;
  const int name = nameWidth();
  const bool roomForTimes = rest - name >= timesWidth();
  m_delegate->setLongNameRoom(std::max(name, rest) - m_delegate->rowPadding());
  setColumnHidden(LedgerModel::Times, !roomForTimes);
  setColumnWidth(LedgerModel::Name, roomForTimes ? name : std::max(name, rest));
  setColumnWidth(LedgerModel::Times, std::max(0, rest - name));
  setColumnWidth(LedgerModel::SoFar, soFar);
  setColumnWidth(LedgerModel::WholeRun, whole);
}

void LedgerTable::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QTreeView::drawRow(painter, option, index);
  m_delegate->paintLongName(*painter, option.rect, index.siblingAtColumn(LedgerModel::Name));
  if (index.siblingAtColumn(LedgerModel::Name).data(LedgerModel::PointedRole).toBool()) {
    // Beside what the row says, not over it.
    const double side = m_look.metrics.px(2);
    const double inset = m_look.metrics.px(3);
    drawBrackets(*painter, QRectF(option.rect).adjusted(side, inset, -side, -inset), m_look);
  }
  if (hasFocus() && index.siblingAtColumn(0) == currentIndex().siblingAtColumn(0)) {
    const qreal width = m_look.metrics.lineWidth(2);
    painter->save();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_look.theme.focus, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2));
    painter->restore();
  }
}

}  // namespace tilewise
