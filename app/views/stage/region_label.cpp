// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/region_label.h"

#include <algorithm>
#include <cmath>

#include "app/views/look/numbers.h"
#include "app/views/stage/stage_names.h"
#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

constexpr std::int64_t MostCells = 64;  ///< a side; more tiles are looked at in groups
constexpr double Air = 6;               ///< px between the label and the region's end, at 100 %

/// The visible tiles in at most 64 x 64 groups, each of which is wholly in the region or not.
class Cells {
 public:
  Cells(const StageFacts& facts, const GridPlace& grid, SkipReason why)
      : m_rows(grid.visibleRows()), m_columns(grid.visibleColumns()) {
    const std::int64_t down = groups(m_rows);
    const std::int64_t across = groups(m_columns);
    m_inside.assign(static_cast<std::size_t>(down), std::vector<bool>(static_cast<std::size_t>(across), true));
    for (std::int64_t i = m_rows.begin; i < m_rows.end; ++i) {
      auto& cells = m_inside[static_cast<std::size_t>((i - m_rows.begin) / stride(m_rows))];
      for (const TileRun& run : facts.runs.row(i)) {
        if (run.why == why) continue;
        // Every group that a tile outside the region touches is outside.
        const std::int64_t begin = std::max(run.tiles.begin, m_columns.begin);
        const std::int64_t end = std::min(run.tiles.end, m_columns.end);
        if (begin >= end) continue;
        const auto first = static_cast<std::ptrdiff_t>((begin - m_columns.begin) / stride(m_columns));
        const auto last = static_cast<std::ptrdiff_t>((end - 1 - m_columns.begin) / stride(m_columns));
        std::fill(cells.begin() + first, cells.begin() + last + 1, false);
      }
    }
  }

  /// The largest rectangle of groups in the region, by pixels, that is no smaller than `least` either way; null where
  /// there is none.
  QRectF largest(const GridPlace& grid, QSizeF least) const {
    QRectF best;
    for (std::size_t top = 0; top < m_inside.size(); ++top) {
      std::vector<bool> open = m_inside[top];
      for (std::size_t bottom = top; bottom < m_inside.size(); ++bottom) {
        for (std::size_t n = 0; n < open.size(); ++n) open[n] = open[n] && m_inside[bottom][n];
        std::size_t begin = 0;
        for (std::size_t n = 0; n <= open.size(); ++n) {
          if (n < open.size() && open[n]) continue;
          if (n > begin) {
            const QRectF found = grid.rect(blocks(m_rows, top, bottom + 1), blocks(m_columns, begin, n)) & grid.view;
            const bool isLarger = found.width() * found.height() > best.width() * best.height();
            const bool hasRoom = found.width() >= least.width() && found.height() >= least.height();
            if (hasRoom && isLarger) best = found;
          }
          begin = n + 1;
        }
      }
    }
    return best;
  }

 private:
  static std::int64_t stride(Range blocks) { return (blocks.size() + MostCells - 1) / MostCells; }
  static std::int64_t groups(Range blocks) { return (blocks.size() + stride(blocks) - 1) / stride(blocks); }
  static Range blocks(Range all, std::size_t from, std::size_t to) {
    return {all.begin + static_cast<std::int64_t>(from) * stride(all),
            std::min(all.end, all.begin + static_cast<std::int64_t>(to) * stride(all))};
  }

  Range m_rows;
  Range m_columns;
  std::vector<std::vector<bool>> m_inside;
};

std::int64_t tilesOf(const StageFacts& facts, SkipReason why) {
  std::int64_t tiles = 0;
  for (std::int64_t i = 0; i < facts.nr(); ++i) {
    for (const TileRun& run : facts.runs.row(i)) tiles += run.why == why ? run.tiles.size() : 0;
  }
  return tiles;
}

QString countOf(const StageFacts& facts, std::int64_t tiles) {
  if (!facts.problem.isStandard()) return StageWords::tr("%1 skipped").arg(grouped(tiles));
  return tiles == 1 ? StageWords::tr("1 tile of zeros") : StageWords::tr("%1 tiles of zeros").arg(grouped(tiles));
}

/// Standard attention computes every tile and stores its masked entries: as zeros, in P and in dS.
int matrixOfRegions(const StageFacts& facts) { return facts.problem.isStandard() && !facts.form.backward ? 1 : 0; }

}  // namespace

QList<RegionPlace> regionLabels(const StageFacts& facts, const StageGeometry& geometry, const Metrics& metrics) {
  const GridPlace& grid = geometry.gridAt(matrixOfRegions(facts));
  QList<RegionPlace> regions;
  if (facts.census.skipped == 0) return regions;
  for (const SkipReason why : facts.reasons) {
    const Cells cells(facts, grid, why);
    const QString count = countOf(facts, tilesOf(facts, why));
    const QString reason = reasonName(why);
    const double countHeight = textHeight(StageText::RegionCount, metrics);
    const double whyHeight = textHeight(StageText::RegionWhy, metrics);
    const double air = 2 * metrics.px(Air);
    // Of several masks the reason is told rather than the count.
    const bool several = facts.reasons.size() > 1;
    struct Form {
      bool count;
      bool why;
      double pad;
    };
    for (const Form form :
         {Form{true, true, 27}, Form{true, true, 8}, Form{!several, several, 27}, Form{!several, several, 6}}) {
      const double width = std::max(form.count ? textWidth(StageText::RegionCount, count, metrics) : 0,
                                    form.why ? textWidth(StageText::RegionWhy, reason, metrics) : 0);
      const QSizeF size(width + 2 * metrics.px(form.pad),
                        (form.count ? countHeight : 0) + (form.why ? whyHeight : 0) + metrics.px(6));
      const QRectF room = cells.largest(grid, size + QSizeF(air, air));
      if (room.isEmpty()) continue;
      RegionPlace place;
      place.why = why;
      place.frame = QRectF(std::round(room.center().x() - size.width() / 2),
                           std::round(room.center().y() - size.height() / 2), size.width(), size.height());
      const double middle = place.frame.center().x();
      double top = place.frame.top() + metrics.px(3);
      if (form.count) {
        place.lines.append(
            labelAt(StageText::RegionCount, count, {middle, top + countHeight / 2}, Qt::AlignHCenter, metrics));
        top += countHeight;
      }
      if (form.why) {
        place.lines.append(
            labelAt(StageText::RegionWhy, reason, {middle, top + whyHeight / 2}, Qt::AlignHCenter, metrics));
      }
      regions.append(place);
      break;
    }
  }
  return regions;
}

QList<RegionPlace> regionsInSight(const StageGeometry& geometry, const StageScene& scene) {
  const auto tile = scene.nowTile();
  const int matrix = matrixOfRegions(*scene.facts);
  if (!tile || (!geometry.matrices.isEmpty() && matrixAtHand(scene.kind, *scene.event) != matrix)) {
    return geometry.regions;
  }
  const QRectF atHand = geometry.gridAt(matrix).tileRect(*tile);
  QList<RegionPlace> seen = geometry.regions;
  seen.removeIf([&](const RegionPlace& region) { return region.frame.intersects(atHand); });
  return seen;
}

}  // namespace tilewise
