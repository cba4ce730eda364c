// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/pass_columns.h"

#include <QComboBox>

#include <algorithm>

#include "app/views/compare/hbm_view.h"
#include "app/views/compare/pass_column.h"
#include "app/views/stage/aligned_grids.h"

namespace tilewise {

namespace {

constexpr int MostColumns = 3;
constexpr int LeastOfThree = 334;  ///< px, at whatever text size
constexpr double LeastText = 240;  ///< px at 100 %, for the texts of a column
constexpr double Gap = 6;
constexpr int LeastHbm = 230;  ///< px, however low the room is
constexpr int LeastBareHbm = 180;
constexpr double UnderLine = 2;  ///< below the line of figures that stays in sight

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
      emit changed();
      m_columns[other]->chooser().setFocus();
    });
  }
}

void PassColumns::setLook(const Look& look) {
  m_look = look;
  for (PassColumn* column : m_columns) column->setLook(look);
  emit changed();
}

void PassColumns::setComparison(const Comparison& comparison,
                                const std::vector<std::shared_ptr<const StageFacts>>& facts, const QStringList& titles,
                                const QStringList& shortTitles) {
  m_count = std::min(MostColumns, static_cast<int>(comparison.size()));
  for (int n = 0; n < m_count; ++n) {
    m_columns[n]->setPass(comparison.passes()[static_cast<std::size_t>(n)], facts[static_cast<std::size_t>(n)],
                          titles[n], shortTitles[n]);
  }
  m_hidden = 0;
  showPositions(comparison);
  emit changed();
}

void PassColumns::setCompact(bool compact) {
  if (compact == m_compact) return;
  m_compact = compact;
  for (PassColumn* column : m_columns) column->setCompact(compact);
  emit changed();
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

/// The picture of HBM takes what the rest leaves. Before anything has to be scrolled the figures become a line of text;
/// where it has to be all the same, as much of the picture is in sight as the room has.
ColumnHeights PassColumns::heightsIn(QSize room, int shown) const {
  const int narrowest = (room.width() - (shown - 1) * m_look.metrics.px(Gap)) / shown;
  const int other = m_columns.first()->otherHeight();
  const int mostHbm = std::max(m_look.metrics.px(LeastHbm), room.height() - other);
  const int leastHbm = m_compact ? LeastBareHbm : LeastHbm;
  const auto heights = [&](bool inFull) {
    ColumnHeights all;
    for (int n = 0; n < m_count; ++n) {
      if (n == leftOut()) continue;
      const PassColumn& column = *m_columns[n];
      all.hbm = std::max(all.hbm, column.hbmHeightFor(narrowest, leastHbm, mostHbm));
      all.bar = std::max(all.bar, column.barHeightFor(narrowest));
      all.figures = std::max(all.figures, column.figuresHeightFor(narrowest, inFull));
    }
    return all;
  };
  ColumnHeights all = heights(!m_compact);
  if (m_compact) {
    // A line of the figures stays in sight, and more where all have room.
    const PassColumn& first = *m_columns.first();
    const int inSight = room.height() - first.aboveFigures() - first.figuresLine();
    all.hbm =
        std::max({all.hbm, inSight - m_look.metrics.px(UnderLine), room.height() - other - all.bar - all.figures});
    return all;
  }
  if (all.sum() + other > room.height()) {
    const ColumnHeights close = heights(false);
    if (close.sum() + other <= room.height()) all = close;
  }
  const int below = all.bar + all.figures;
  const bool scrolls = all.sum() + other > room.height();
  all.hbm = std::max(all.hbm, room.height() - other - (scrolls ? 0 : below));
  return all;
}

void PassColumns::fit(QSize room) {
  // How many have room follows from the width.
  resize(room);
  const int gap = m_look.metrics.px(Gap);
  const int without = leftOut();
  const int shown = m_count - (without >= 0 ? 1 : 0);
  offerChoices();
  if (shown == 0) return;
  const ColumnHeights heights = heightsIn(room, shown);
  const int height = std::max(room.height(), heights.sum() + m_columns.first()->otherHeight());
  resize(room.width(), height);
  int at = 0;
  int left = 0;
  for (int n = 0; n < m_columns.size(); ++n) {
    const bool visible = n < m_count && n != without;
    m_columns[n]->setVisible(visible);
    if (!visible) continue;
    ++at;
    const int right = (width() + gap) * at / shown - gap;
    m_columns[n]->setGeometry(left, 0, right - left, height);
    m_columns[n]->setHeights(heights);
    left = right + gap;
  }
  alignGrids();
}

/// So that tiles can be read across the columns. One may be a pixel wider than another.
void PassColumns::alignGrids() {
  QList<HbmView*> views;
  std::vector<const StageFacts*> runs;
  QSize least;
  for (int n = 0; n < m_count; ++n) {
    if (n == leftOut()) continue;
    views << &m_columns[n]->hbm();
    runs.push_back(&m_columns[n]->facts());
    least = least.isEmpty() ? views.last()->size() : least.boundedTo(views.last()->size());
  }
  const auto alignments = alignedGrids(runs, m_look.metrics, least, views.first()->arrangement());
  for (qsizetype n = 0; n < views.size(); ++n) views[n]->setAlignment(alignments[static_cast<std::size_t>(n)]);
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

}  // namespace tilewise
