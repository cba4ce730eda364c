// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/published/figures_table.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

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
constexpr int NarrowPadding = 5;  ///< where wrapped heads alone leave too little room
constexpr int SignSide = 12;
constexpr int SignGap = 6;

class FigureDelegate : public QStyledItemDelegate {
 public:
  FigureDelegate(const Look& look, QObject* parent) : QStyledItemDelegate(parent), m_look(look) {}

  void setPadding(int padding) { m_padding = padding; }

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
    qreal left = option.rect.left() + m_padding;
    if (!isRowName) left = option.rect.right() + 1 - m_padding - maths.width(font);
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
  int m_padding = 0;
};

/// As much of the whole widths as fits into the room: the widest are cut, all to the same, none below its least.
QList<int> cut(const QList<int>& whole, const QList<int>& least, int room) {
  const auto cutTo = [&](int most) {
    QList<int> widths;
    for (qsizetype n = 0; n < whole.size(); ++n) widths << std::max(least[n], std::min(whole[n], most));
    return widths;
  };
  const auto sum = [](const QList<int>& widths) { return std::accumulate(widths.cbegin(), widths.cend(), 0); };
  int most = whole.isEmpty() ? 0 : *std::max_element(whole.cbegin(), whole.cend());
  while (most > 0 && sum(cutTo(most)) > room) --most;
  return cutTo(most);
}

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

int FiguresTable::cellsWidth(int column) const {
  bool hasSigns = false;
  qreal cells = 0;
  for (int row = 0; row < rowCount(); ++row) {
    const QTableWidgetItem* each = item(row, column);
    if (each == nullptr) continue;  // a table that is being filled is resized as well
    cells = std::max(cells, MathText::parse(publishedMarkup(each->text())).width(m_look.metrics.font(Role::Second)));
    hasSigns = hasSigns || each->data(VerdictRole).toInt() != static_cast<int>(Verdict::None);
  }
  return static_cast<int>(std::ceil(cells)) + (hasSigns ? m_look.metrics.px(SignSide + SignGap) : 0);
}

FiguresTable::Columns FiguresTable::columnsWithin(int room) const {
  QList<int> whole, least;
  for (int column = 0; column < columnCount(); ++column) {
    const int cells = cellsWidth(column);
    whole << std::max(cells, m_header->wordsWidth(column));
    least << std::max(cells, m_header->longestWord(column));
  }
  Columns columns;
  for (const int padding : {Padding, NarrowPadding}) {
    columns.padding = m_look.metrics.px(padding);
    columns.rooms = cut(whole, least, room - 2 * columns.padding * columnCount());
    if (columns.width() <= room) break;
  }
  return columns;
}

int FiguresTable::Columns::width() const {
  const int paddings = 2 * padding * static_cast<int>(rooms.size());
  return std::accumulate(rooms.cbegin(), rooms.cend(), paddings);
}

void FiguresTable::fit() {
  const int line = QFontMetrics(m_look.metrics.font(Role::Second)).height() + m_look.metrics.px(4);
  verticalHeader()->setMinimumSectionSize(1);
  verticalHeader()->setDefaultSectionSize(std::max(m_look.metrics.px(RowHeight), line));
  const Columns columns = columnsWithin(width());
  for (int column = 0; column < columnCount(); ++column) {
    setColumnWidth(column, columns.rooms[column] + 2 * columns.padding);
  }
  static_cast<FigureDelegate*>(itemDelegate())->setPadding(columns.padding);
  m_header->setPadding(columns.padding);
  m_header->setFixedHeight(m_header->heightFor(columns.rooms));
  viewport()->update();
}

void FiguresTable::resizeEvent(QResizeEvent* event) {
  QTableWidget::resizeEvent(event);
  fit();
}

int FiguresTable::neededWidth() const { return columnsWithin(std::numeric_limits<int>::max()).width(); }

int FiguresTable::widthFor(int room) const { return std::min(room, columnsWithin(room).width()); }

int FiguresTable::heightFor(int width) const {
  const Columns columns = columnsWithin(width);
  return m_header->heightFor(columns.rooms) + rowCount() * verticalHeader()->defaultSectionSize() +
         (columns.width() > width ? horizontalScrollBar()->sizeHint().height() : 0);
}

}  // namespace tilewise
