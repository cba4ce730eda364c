// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/published/figures_table.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include "app/views/look/maths_text.h"
#include "app/views/published/page_header.h"
#include "app/views/published/verdict_look.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int RowHeight = 23;
constexpr int Padding = 8;
constexpr int SignSide = 12;
constexpr int SignGap = 6;

class FigureDelegate : public QStyledItemDelegate {
 public:
  FigureDelegate(const Look& look, QObject* parent) : QStyledItemDelegate(parent), m_look(look) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Theme& theme = m_look.theme;
    const Metrics& metrics = m_look.metrics;
    const bool isRowName = index.column() == 0;
    const bool isComputed = index.data(FiguresTable::ComputedRole).toBool();
    const bool isWords = index.data(FiguresTable::WordsRole).toBool();
    painter->save();
    painter->fillRect(option.rect, isComputed ? theme.head : theme.panel);
    const QFont font = isWords ? metrics.italic(Role::Second) : metrics.font(Role::Second);
    const MathText maths = MathText::parse(publishedMarkup(index.data().toString()));
    const QFontMetricsF lines(font);
    const qreal baseline = std::round(option.rect.center().y() + (lines.ascent() - lines.descent()) / 2.0);
    const int padding = metrics.px(Padding);
    qreal left = option.rect.left() + padding;
    if (!isRowName) left = option.rect.right() + 1 - padding - maths.width(font);
    maths.draw(*painter, {left, baseline}, font, isWords ? theme.ink3 : isRowName ? theme.ink2 : theme.ink);
    const auto verdict = static_cast<Verdict>(index.data(FiguresTable::VerdictRole).toInt());
    if (verdict != Verdict::None) {
      const int side = metrics.px(SignSide);
      paintVerdict(*painter,
                   QRectF(left - metrics.px(SignGap) - side, option.rect.center().y() - side / 2.0, side, side),
                   verdict, m_look);
    }
    painter->setPen(QPen(theme.line, metrics.lineWidth(1)));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (option.state.testFlag(QStyle::State_HasFocus)) {
      const qreal width = metrics.lineWidth(2);
      painter->setPen(QPen(theme.focus, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
      painter->drawRect(QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2));
    }
    painter->restore();
  }

 private:
  Look m_look;
};

/// Whether a cell has words instead of a figure.
bool hasFigure(const QString& text) {
  return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); }) || text.size() <= 1;
}

}  // namespace

FiguresTable::FiguresTable(QWidget* parent) : QTableWidget(parent), m_header(new PageHeader(this)) {
  setHorizontalHeader(m_header);
  verticalHeader()->hide();
  setAccessibleName(tr("Printed and computed figures"));
  setFrameShape(QFrame::NoFrame);
  setShowGrid(false);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setSelectionMode(QAbstractItemView::NoSelection);
  setTabKeyNavigation(false);
  setFocusPolicy(Qt::TabFocus);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setLook(m_look);
}

void FiguresTable::setLook(const Look& look) {
  m_look = look;
  QAbstractItemDelegate* old = itemDelegate();
  setItemDelegate(new FigureDelegate(look, this));
  delete old;
  m_header->setLook(look);
  fit();
}

void FiguresTable::setTable(const PageTable& table) {
  m_table = table;
  clear();
  setRowCount(static_cast<int>(table.rows.size()));
  setColumnCount(static_cast<int>(table.columns.size()) + 1);
  const auto setHead = [this](int column, const QString& kind, const QString& title, bool isComputed) {
    // What is drawn is in roles of its own; the text is for those who have it read to them.
    auto* head = new QTableWidgetItem(kind.isEmpty() ? title : tr("%1 (%2)").arg(title, kind));
    head->setData(PageHeader::KindRole, kind);
    head->setData(PageHeader::TitleRole, title);
    if (isComputed) head->setData(PageHeader::ComputedRole, QStringLiteral("yes"));
    setHorizontalHeaderItem(column, head);
  };
  setHead(0, {}, table.rowsTitle, false);
  for (int row = 0; row < rowCount(); ++row) setItem(row, 0, new QTableWidgetItem(table.rows[row]));
  for (int column = 1; column < columnCount(); ++column) {
    const PageColumn& figures = table.columns[column - 1];
    const bool isComputed = figures.kind != FigureKind::Printed;
    const QString kind = figures.source.isEmpty()
                             ? kindText(figures.kind)
                             : QStringLiteral("%1 · %2").arg(kindText(figures.kind), figures.source);
    setHead(column, kind, figures.title, isComputed);
    for (int row = 0; row < rowCount(); ++row) {
      const PageCell& cell = figures.cells[row];
      auto* item = new QTableWidgetItem(cell.text);
      item->setData(VerdictRole, static_cast<int>(cell.verdict));
      item->setData(ComputedRole, isComputed);
      item->setData(WordsRole, !hasFigure(cell.text));
      QString spoken =
          tr("%1, %2, %3: %4").arg(table.rows[row], figures.title, kind, cell.text.isEmpty() ? tr("none") : cell.text);
      if (cell.verdict != Verdict::None) spoken += tr("; %1").arg(verdictText(cell.verdict));
      item->setData(Qt::AccessibleTextRole, spoken);
      setItem(row, column, item);
    }
  }
  if (rowCount() > 0) setCurrentCell(0, std::min(1, columnCount() - 1));
  horizontalScrollBar()->setValue(0);
  fit();
}

int FiguresTable::columnNeeds(int column) const {
  int width = m_header->neededWidth(column);
  bool hasSigns = false;
  qreal cells = 0;
  for (int row = 0; row < rowCount(); ++row) {
    const QTableWidgetItem& each = *item(row, column);
    cells = std::max(cells, MathText::parse(publishedMarkup(each.text())).width(m_look.metrics.font(Role::Second)));
    hasSigns = hasSigns || each.data(VerdictRole).toInt() != static_cast<int>(Verdict::None);
  }
  const int signs = hasSigns ? m_look.metrics.px(SignSide + SignGap) : 0;
  return std::max(width, static_cast<int>(std::ceil(cells)) + signs + 2 * m_look.metrics.px(Padding));
}

void FiguresTable::fit() {
  const int line = QFontMetrics(m_look.metrics.font(Role::Second)).height() + m_look.metrics.px(4);
  verticalHeader()->setMinimumSectionSize(1);
  verticalHeader()->setDefaultSectionSize(std::max(m_look.metrics.px(RowHeight), line));
  for (int column = 0; column < columnCount(); ++column) setColumnWidth(column, columnNeeds(column));
  viewport()->update();
}

int FiguresTable::neededWidth() const {
  int width = 0;
  for (int column = 0; column < columnCount(); ++column) width += columnWidth(column);
  return width;
}

int FiguresTable::heightFor(int width) const {
  const int bar = neededWidth() > width ? horizontalScrollBar()->sizeHint().height() : 0;
  return m_header->sizeHint().height() + rowCount() * verticalHeader()->defaultSectionSize() + bar;
}

}  // namespace tilewise
