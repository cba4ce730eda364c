// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/history_page.h"

#include <algorithm>
#include <cmath>

#include <QClipboard>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>

#include "app/views/inspector/merge_equation.h"
#include "app/views/inspector/row_panel.h"
#include "app/views/look/icons.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr double Padding = 12;
constexpr double LeastTable = 110;
constexpr double ColumnGap = 9;

QToolButton* button(const QString& name, const QString& text, const QString& tip, QWidget* parent) {
  auto* made = new QToolButton(parent);
  made->setObjectName(name);
  made->setText(text);
  made->setToolTip(tip);
  made->setAccessibleName(tip);
  made->setFocusPolicy(Qt::TabFocus);
  return made;
}

/// Numbers close together: eight columns have to stand side by side.
class TightCells : public QStyledItemDelegate {
 public:
  TightCells(const Look& look, QObject* parent) : QStyledItemDelegate(parent), m_look(look) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Theme& theme = m_look.theme;
    if (option.state.testFlag(QStyle::State_Selected)) painter->fillRect(option.rect, theme.sel);
    painter->setFont(option.font);
    painter->setPen(theme.ink);
    const QRect place = option.rect.adjusted(0, 0, -m_look.metrics.px(ColumnGap / 2), 0);
    painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
    if (!option.state.testFlag(QStyle::State_HasFocus)) return;
    painter->setPen(QPen(theme.focus, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
  }

 private:
  const Look& m_look;
};

}  // namespace

HistoryPage::HistoryPage(QWidget* parent)
    : QWidget(parent),
      m_table(new HistoryTable(this)),
      m_title(new QLabel(this)),
      m_note(new QLabel(this)),
      m_view(new QTableView(this)),
      m_tile(button(u"showTile"_s, tr("Tile"), tr("Back to the tile"), this)),
      m_copy(button(u"copyHistory"_s, tr("Copy"), tr("Copy the history as a table"), this)),
      m_takeA(button(u"takeA"_s, tr("Use rows as A"), tr("Take the selected key blocks as A"), this)),
      m_takeB(button(u"takeB"_s, tr("Use rows as B"), tr("Take the selected key blocks as B"), this)),
      m_merge(new RowPanel(this)) {
  setObjectName(u"historyPage"_s);
  m_note->setWordWrap(true);
  m_view->setModel(m_table);
  m_view->setAccessibleName(tr("History of the row"));
  m_view->setFrameShape(QFrame::NoFrame);
  m_view->setShowGrid(false);
  m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_view->setSelectionMode(QAbstractItemView::ContiguousSelection);
  m_view->setTabKeyNavigation(false);
  m_view->setItemDelegate(new TightCells(m_look, m_view));
  m_view->verticalHeader()->hide();
  m_view->horizontalHeader()->setHighlightSections(false);
  m_view->horizontalHeader()->setMinimumSectionSize(1);
  m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_pool.setMaxThreadCount(1);
  connect(m_tile, &QToolButton::clicked, this, &HistoryPage::tileWanted);
  connect(m_copy, &QToolButton::clicked, this, &HistoryPage::copy);
  connect(m_takeA, &QToolButton::clicked, this, [this] { take(m_a); });
  connect(m_takeB, &QToolButton::clicked, this, [this] { take(m_b); });
  connect(m_merge, &RowPanel::latexWanted, this,
          [this] { QGuiApplication::clipboard()->setText(latexText(m_merge->equation(), m_title->text())); });
}

HistoryPage::~HistoryPage() { m_pool.waitForDone(); }

void HistoryPage::setLook(const Look& look) {
  m_look = look;
  m_title->setFont(look.metrics.bold(Role::Body));
  m_note->setFont(look.metrics.font(Role::Second));
  m_view->setFont(look.metrics.font(Role::Axis));
  // A heading is measured in the font of the header and painted in that of its viewport.
  for (QWidget* each : {static_cast<QWidget*>(m_view->horizontalHeader()), m_view->horizontalHeader()->viewport()}) {
    each->setFont(look.metrics.font(Role::Axis));
  }
  m_view->verticalHeader()->setDefaultSectionSize(look.metrics.fontPixels(Role::Axis) + look.metrics.px(6));
  for (QToolButton* each : {m_tile, m_copy, m_takeA, m_takeB}) each->setFont(look.metrics.font(Role::Second));
  m_merge->setLook(look);
  sizeColumns();
}

void HistoryPage::setRow(const std::shared_ptr<const Run>& run, std::int64_t row) {
  if (run == m_run && row == m_row) return;
  const bool isOtherGrid = run != m_run;
  m_run = run;
  m_row = row;
  m_history.reset();
  m_title->setText(tr("Row %1: history").arg(grouped(row)));
  if (isOtherGrid) m_hasChosen = false;
  if (!m_hasChosen) halveKeys();
  if (historyFlops(run->problem) <= FlopsAtOnce) {
    show(rowHistory(*run, row));
    return;
  }
  m_table->clear();
  m_note->setText(tr("The history of row %1 is being computed.").arg(grouped(row)));
  m_pool.clear();
  m_pool.start([this, run, row] {
    RowHistory history = rowHistory(*run, row);
    QMetaObject::invokeMethod(
        this,
        [this, run, history = std::move(history)]() mutable {
          if (run == m_run && history.row == m_row) show(std::move(history));
        },
        Qt::QueuedConnection);
  });
}

void HistoryPage::setPosition(qint64 position) {
  m_position = position;
  if (!m_run) return;
  m_table->setVisited(visited());
  showNote();
}

IsVisited HistoryPage::visited() const {
  const std::int64_t i = m_run->trace->grid().tileAt(m_row, 0).i;
  return [trace = m_run->trace, position = m_position, i](std::int64_t j) {
    return trace->positionsOf(TileIndex{i, j}, position).end <= position;
  };
}

void HistoryPage::showNote() {
  if (m_history) m_note->setText(MathText::parse(historyNote(*m_run, *m_history, visited())).plain());
}

/// Until something is chosen: the two halves of the key blocks from the first to the last that the row sees a key of.
void HistoryPage::halveKeys() {
  const TileGrid& grid = m_run->trace->grid();
  std::int64_t first = 0;
  std::int64_t last = grid.nc() - 1;
  if (grid.mask().seesAKey(m_row)) {
    while (first < last && !grid.mask().seesAKey(m_row, grid.keys(first))) ++first;
    while (last > first && !grid.mask().seesAKey(m_row, grid.keys(last))) --last;
  }
  if (first == last) {
    // One block: its halves.
    const Range keys = grid.keys(first);
    const std::int64_t middle = keys.begin + (keys.size() + 1) / 2;
    m_a = {keys.begin, middle};
    m_b = middle < keys.end ? Range{middle, keys.end} : m_a;
    return;
  }
  const std::int64_t middle = first + (last - first) / 2;
  m_a = {grid.keys(first).begin, grid.keys(middle).end};
  m_b = {m_a.end, grid.keys(last).end};
}

/// As narrow as their texts: eight of them have to stand side by side.
void HistoryPage::sizeColumns() {
  const QFontMetricsF metrics(m_look.metrics.font(Role::Axis));
  for (int column = 0; column < m_table->columnCount(); ++column) {
    double widest = 0;
    for (int line = 0; line < m_table->rowCount(); ++line) {
      const QString text = m_table->data(m_table->index(line, column), HistoryTable::WholeTextRole).toString();
      widest = std::max(widest, metrics.horizontalAdvance(text));
    }
    if (column == 1) widest = std::max(widest, metrics.horizontalAdvance(tr("to come")));
    // The style keeps a margin beside a heading.
    const int heading = m_view->horizontalHeader()->sectionSizeHint(column);
    m_view->setColumnWidth(column, std::max(static_cast<int>(std::ceil(widest)) + m_look.metrics.px(ColumnGap), heading));
  }
}

void HistoryPage::show(RowHistory history) {
  m_history = std::move(history);
  m_table->setHistory(*m_history);
  showNote();
  sizeColumns();
  showMerge();
}

void HistoryPage::take(Range& part) {
  const QModelIndexList lines = m_view->selectionModel()->selectedRows();
  if (lines.isEmpty()) return;
  const auto [first, last] =
      std::minmax_element(lines.begin(), lines.end(), [](const auto& a, const auto& b) { return a.row() < b.row(); });
  part = {m_table->keys(first->row()).begin, m_table->keys(last->row()).end};
  m_hasChosen = true;
  showMerge();
}

void HistoryPage::showMerge() {
  m_merge->setEquation(mergeEquation(*m_run, m_row, m_a, m_b));
  layOut(width(), height());
}

void HistoryPage::copy() { QGuiApplication::clipboard()->setText(m_table->table()); }

int HistoryPage::heightFor(int width) { return layOut(width, 0); }

void HistoryPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layOut(width(), height());
}

/// Title and buttons, the table, and at the bottom the merge. Returns the least height.
int HistoryPage::layOut(int width, int height) {
  const Metrics& metrics = m_look.metrics;
  const int padding = metrics.px(Padding);
  const int gap = metrics.px(6);
  const int inner = width - 2 * padding;
  const QSize tile = m_tile->sizeHint();
  const QSize copySize = m_copy->sizeHint();
  const int line = std::max(tile.height(), m_title->sizeHint().height());
  int y = metrics.px(4);
  m_tile->setGeometry(padding + inner - tile.width(), y, tile.width(), line);
  m_copy->setGeometry(m_tile->x() - gap - copySize.width(), y, copySize.width(), line);
  m_title->setGeometry(padding, y, std::max(0, m_copy->x() - gap - padding), line);
  y += line + gap;
  const int noteHeight = m_note->heightForWidth(inner);
  m_note->setGeometry(padding, y, inner, noteHeight);
  y += noteHeight + gap;

  m_merge->layOut(width);
  const QSize a = m_takeA->sizeHint();
  const QSize b = m_takeB->sizeHint();
  const bool buttonsFit = a.width() + gap + b.width() <= inner;
  const int buttons = buttonsFit ? a.height() : 2 * a.height() + gap;
  const int below = (m_table->rowCount() > 0 ? gap + buttons : 0) + gap + m_merge->height();
  const int rows = m_view->verticalHeader()->defaultSectionSize() * m_table->rowCount() +
                   m_view->horizontalHeader()->sizeHint().height() + gap;
  const int room = std::max(height - y - below, std::min(rows, metrics.px(LeastTable)));
  const int table = std::min(rows, room);
  const bool hasTable = m_table->rowCount() > 0;
  for (QWidget* each :
       {static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_takeA), static_cast<QWidget*>(m_takeB)}) {
    each->setVisible(hasTable);
  }
  m_copy->setEnabled(hasTable);
  m_view->setGeometry(padding, y, inner, table);
  if (hasTable) y += table + gap;
  m_takeA->setGeometry(padding, y, std::min(a.width(), inner), a.height());
  const QPoint second = buttonsFit ? QPoint(padding + a.width() + gap, y) : QPoint(padding, y + a.height() + gap);
  m_takeB->setGeometry(QRect(second, QSize(std::min(b.width(), inner), b.height())));
  if (hasTable) y += buttons + gap;
  m_merge->move(0, y);
  return y + m_merge->height() + metrics.px(4);
}

}  // namespace tilewise
