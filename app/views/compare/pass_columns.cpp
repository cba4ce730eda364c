// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/pass_columns.h"

#include <QComboBox>

#include <algorithm>

#include "app/views/compare/pass_column.h"

namespace tilewise {

namespace {

constexpr int MostColumns = 3;
constexpr int LeastOfThree = 334;  ///< px, at whatever text size
constexpr double LeastText = 240;  ///< px at 100 %, for the texts of a column
constexpr double Gap = 6;

}  // namespace

PassColumns::PassColumns(QWidget* parent) : QWidget(parent) {
  for (int n = 0; n < MostColumns; ++n) {
    auto* column = new PassColumn(this);
    m_columns << column;
    connect(column, &PassColumn::chosen, this, [this](int index) {
      // The other one of the two that this column can show.
      if (index < 0) return;
      auto* chooser = static_cast<PassColumn*>(sender());
      const int own = static_cast<int>(m_columns.indexOf(chooser));
      const int other = m_hidden;
      const bool ownFirst = own < other;
      if ((index == 0) == ownFirst) return;
      m_hidden = own;
      arrange();
      m_columns[other]->chooser().setFocus();
    });
  }
}

void PassColumns::setLook(const Look& look) {
  m_look = look;
  for (PassColumn* column : m_columns) column->setLook(look);
  updateGeometry();
  arrange();
}

void PassColumns::setComparison(const Comparison& comparison,
                                const std::vector<std::shared_ptr<const StageFacts>>& facts,
                                const QStringList& titles) {
  m_count = std::min(MostColumns, static_cast<int>(comparison.size()));
  for (int n = 0; n < m_count; ++n) {
    m_columns[n]->setPass(comparison.passes()[static_cast<std::size_t>(n)], facts[static_cast<std::size_t>(n)],
                          titles[n]);
  }
  m_hidden = 0;
  arrange();
  showPositions(comparison);
}

void PassColumns::showPositions(const Comparison& comparison) {
  for (int n = 0; n < m_count; ++n) m_columns[n]->setPosition(comparison.position(static_cast<std::size_t>(n)));
}

int PassColumns::leftOut() const {
  if (m_count < MostColumns) return -1;
  const int gap = m_look.metrics.px(Gap);
  const int least = std::max(LeastOfThree, m_look.metrics.px(LeastText));
  return width() - 2 * gap >= 3 * least ? -1 : m_hidden;
}

void PassColumns::arrange() {
  const int gap = m_look.metrics.px(Gap);
  const int without = leftOut();
  const int shown = m_count - (without >= 0 ? 1 : 0);
  int bar = 0;
  if (shown > 0) {
    const int narrowest = (width() - (shown - 1) * gap) / shown;
    for (int n = 0; n < m_count; ++n) {
      if (n != without) bar = std::max(bar, m_columns[n]->barHeightFor(narrowest));
    }
  }
  int at = 0;
  int left = 0;
  for (int n = 0; n < m_columns.size(); ++n) {
    const bool visible = n < m_count && n != without;
    m_columns[n]->setVisible(visible);
    if (!visible) continue;
    ++at;
    const int right = (width() + gap) * at / shown - gap;
    m_columns[n]->setGeometry(left, 0, right - left, height());
    m_columns[n]->setBarHeight(bar);
    left = right + gap;
  }
  offerChoices();
  int level = 0;
  for (PassColumn* column : m_columns) {
    if (!column->isVisibleTo(this)) continue;
    // Before it is seen it has not heard of its size.
    column->arrange();
    level = std::max(level, column->level());
  }
  for (PassColumn* column : m_columns) column->setLeastLevel(level);
}

void PassColumns::offerChoices() {
  const int without = leftOut();
  for (int n = 0; n < m_count; ++n) {
    if (without < 0 || n == without) {
      m_columns[n]->setChoices({}, -1);
      continue;
    }
    const int first = std::min(n, without);
    const int second = std::max(n, without);
    m_columns[n]->setChoices({m_columns[first]->title(), m_columns[second]->title()}, n == first ? 0 : 1);
  }
}

void PassColumns::resizeEvent(QResizeEvent*) { arrange(); }

QSize PassColumns::minimumSizeHint() const {
  const QSize column = m_columns.first()->minimumSizeHint();
  return {2 * column.width() + m_look.metrics.px(Gap), column.height()};
}

}  // namespace tilewise
