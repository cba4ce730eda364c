// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/visit_order.h"

#include "core/problem/tensor.h"

namespace tilewise {

namespace {

/// What strips of a kind store as wholes: a block, or a row of tiles, once.
std::vector<Tensor> writtenBy(StripKind kind) {
  switch (kind) {
    case StripKind::QueryBlock: return {Tensor::O, Tensor::lse};
    case StripKind::ScoreRows: return {Tensor::S};
    case StripKind::WeightRows: return {Tensor::P};
    case StripKind::OutputRows: return {Tensor::O};
    case StripKind::RowTerms: return {Tensor::D};
    case StripKind::GradientKeyBlock:
    case StripKind::Fa1GradientKeyBlock:
    case StripKind::KeyValueGradients: return {Tensor::dK, Tensor::dV};
    case StripKind::GradientQueryBlock:
    case StripKind::QueryGradients:
    case StripKind::QueryGradientRows: return {Tensor::dQ};
    case StripKind::ValueGradientColumns: return {Tensor::dV};
    case StripKind::WeightGradientRows: return {Tensor::dP};
    case StripKind::ScoreGradientRows: return {Tensor::dS};
    case StripKind::KeyGradientColumns: return {Tensor::dK};
    default: return {};
  }
}

}  // namespace

VisitOrder::VisitOrder(const Schedule& schedule, const TileRuns& runs, const TileGrid& grid, bool everyTile)
    : m_inRow(static_cast<std::size_t>(grid.nr())),
      m_inColumn(static_cast<std::size_t>(grid.nc())),
      m_phases(schedule.phases()),
      m_writerPhase(TensorCount, -1) {
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    for (const TileRun& run : runs.row(i)) {
      if (run.kind == TileKind::Skipped && !everyTile) continue;
      m_inRow[static_cast<std::size_t>(i)] += run.tiles.size();
      m_inAll += run.tiles.size();
      for (std::int64_t j = run.tiles.begin; j < run.tiles.end; ++j) ++m_inColumn[static_cast<std::size_t>(j)];
    }
  }
  std::optional<std::size_t> summing;
  for (std::size_t phase = 0; phase < m_phases.size(); ++phase) {
    const Range strips = m_phases[phase];
    const StripKind kind = schedule.strip(strips.begin).kind;
    std::vector<std::int64_t>& stripOf = m_stripOf.emplace_back(static_cast<std::size_t>(strips.size()));
    std::int64_t before = 0;
    for (std::int64_t strip = strips.begin; strip < strips.end; ++strip) {
      const std::int64_t block = schedule.strip(strip).block;
      stripOf[static_cast<std::size_t>(block)] = strip;
      m_phaseOf.push_back(phase);
      m_before.push_back(before);
      if (visitsTiles(kind)) before += isColumn(kind) ? visitedInColumn(block) : visitedInRow(block);
    }
    for (const Tensor tensor : writtenBy(kind)) {
      m_writerPhase[static_cast<std::size_t>(tensor)] = static_cast<std::int64_t>(phase);
    }
    if (sumsInHbm(kind)) summing = phase;
  }
  if (!summing) return;
  const Range strips = m_phases[*summing];
  const bool columns = isColumn(schedule.strip(strips.begin).kind);
  m_addedStride = strips.size() + 1;
  const std::int64_t inner = columns ? grid.nr() : grid.nc();
  // First a 1 behind each strip that adds, then the sums.
  m_added.assign(static_cast<std::size_t>(inner * m_addedStride), 0);
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    for (const TileRun& run : runs.row(i)) {
      if (run.kind == TileKind::Skipped) continue;
      for (std::int64_t j = run.tiles.begin; j < run.tiles.end; ++j) {
        const std::int64_t rank = m_stripOf[*summing][static_cast<std::size_t>(columns ? j : i)] - strips.begin;
        m_added[static_cast<std::size_t>((columns ? i : j) * m_addedStride + rank + 1)] = 1;
      }
    }
  }
  for (std::int64_t n = 0; n < inner; ++n) {
    for (std::int64_t rank = 1; rank < m_addedStride; ++rank) {
      const auto at = static_cast<std::size_t>(n * m_addedStride + rank);
      m_added[at] += m_added[at - 1];
    }
  }
}

std::int64_t VisitOrder::stripOf(std::int64_t outerBlock, std::int64_t strip) const {
  return m_stripOf[m_phaseOf[static_cast<std::size_t>(strip)]][static_cast<std::size_t>(outerBlock)];
}

std::int64_t VisitOrder::writer(Tensor tensor, std::int64_t block) const {
  const std::int64_t phase = m_writerPhase[static_cast<std::size_t>(tensor)];
  return phase < 0 ? -1 : m_stripOf[static_cast<std::size_t>(phase)][static_cast<std::size_t>(block)];
}

std::int64_t VisitOrder::addedBefore(std::int64_t innerBlock, std::int64_t strips) const {
  return m_added[static_cast<std::size_t>(innerBlock * m_addedStride + strips)];
}

}  // namespace tilewise
