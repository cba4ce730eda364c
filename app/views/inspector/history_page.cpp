// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/history_page.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
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

QToolButton* button(const QString& name, const QString& text, const QString& tip, QWidget* parent) {
  auto* made = new QToolButton(parent);
  made->setObjectName(name);
  made->setText(text);
  made->setToolTip(tip);
  made->setAccessibleName(tip);
  made->setFocusPolicy(Qt::TabFocus);
  return made;
}

}  // namespace

HistoryPage::HistoryPage(QWidget* parent)
    : QWidget(parent),
      m_table(new HistoryTable(this)),
      m_title(new QLabel(this)),
      m_note(new QLabel(this)),
      m_view(new QTableView(this)),
      m_tile(button(u"showTile"_s, tr("Tile"), tr("Back to the tile"), this)),
      m_copy(button(u"copyHistory"_s, tr("Copy"), tr("Copy the history as a table"), this)),
      m_takeA(button(u"takeA"_s, tr("Selected: A"), tr("Take the selected key blocks as A"), this)),
      m_takeB(button(u"takeB"_s, tr("Selected: B"), tr("Take the selected key blocks as B"), this)),
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
  m_view->horizontalHeader()->setFont(look.metrics.font(Role::Axis));
  m_view->verticalHeader()->setDefaultSectionSize(look.metrics.fontPixels(Role::Axis) + look.metrics.px(6));
  for (QToolButton* each : {m_tile, m_copy, m_takeA, m_takeB}) each->setFont(look.metrics.font(Role::Second));
  m_merge->setLook(look);
}

void HistoryPage::setRow(const std::shared_ptr<const Run>& run, std::int64_t row) {
  if (run == m_run && row == m_row) return;
  const bool isOtherGrid = run != m_run;
  m_run = run;
  m_row = row;
  m_title->setText(tr("Row %1: history").arg(grouped(row)));
  if (isOtherGrid) {
    // The halves of the keys, where two blocks or more are there.
    const TileGrid& grid = run->trace->grid();
    const std::int64_t middle = std::max<std::int64_t>(1, grid.nc() / 2);
    m_a = {0, grid.keys(middle - 1).end};
    m_b = grid.nc() > 1 ? Range{m_a.end, run->problem.Tk()} : m_a;
  }
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

void HistoryPage::show(RowHistory history) {
  m_note->setText(MathText::parse(historyNote(*m_run, history)).plain());
  m_table->setHistory(std::move(history));
  m_view->resizeColumnsToContents();
  showMerge();
}

void HistoryPage::take(Range& part) {
  const QModelIndexList lines = m_view->selectionModel()->selectedRows();
  if (lines.isEmpty()) return;
  const auto [first, last] =
      std::minmax_element(lines.begin(), lines.end(), [](const auto& a, const auto& b) { return a.row() < b.row(); });
  part = {m_table->keys(first->row()).begin, m_table->keys(last->row()).end};
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
  const int below = gap + buttons + gap + m_merge->height();
  const int rows = m_view->verticalHeader()->defaultSectionSize() * m_table->rowCount() +
                   m_view->horizontalHeader()->sizeHint().height() + gap;
  const int room = std::max(height - y - below, std::min(rows, metrics.px(LeastTable)));
  const int table = std::min(rows, room);
  m_view->setVisible(m_table->rowCount() > 0);
  m_view->setGeometry(padding, y, inner, table);
  y += (m_view->isHidden() ? 0 : table) + gap;
  m_takeA->setGeometry(padding, y, std::min(a.width(), inner), a.height());
  const QPoint second = buttonsFit ? QPoint(padding + a.width() + gap, y) : QPoint(padding, y + a.height() + gap);
  m_takeB->setGeometry(QRect(second, QSize(std::min(b.width(), inner), b.height())));
  y += buttons + gap;
  m_merge->move(0, y);
  return y + m_merge->height() + metrics.px(4);
}

}  // namespace tilewise
