// SPDX-License-Identifier: MIT
#include "core/trace/schedule.h"

#include <utility>

#include "core/base/philox.h"
#include "core/trace/strip_writer.h"
#include "core/trace/strips.h"

namespace tilewise {

bool isColumn(StripKind kind) {
  switch (kind) {
    case StripKind::KeyBlock:
    case StripKind::GradientKeyBlock:
    case StripKind::Fa1GradientKeyBlock:
    case StripKind::KeyValueGradients:
    case StripKind::ValueGradientColumns:
    case StripKind::KeyGradientColumns: return true;
    default: return false;
  }
}

bool sumsInHbm(StripKind kind) {
  return kind == StripKind::KeyBlock || kind == StripKind::GradientKeyBlock ||
         kind == StripKind::Fa1GradientKeyBlock || kind == StripKind::GradientQueryBlock;
}

bool goesByTiles(StripKind kind) {
  return sumsInHbm(kind) || kind == StripKind::QueryBlock || kind == StripKind::KeyValueGradients ||
         kind == StripKind::QueryGradients;
}

bool visitsTiles(StripKind kind) {
  switch (kind) {
    case StripKind::KeyLoads:
    case StripKind::ValueLoads:
    case StripKind::RowTerms:
    case StripKind::OutputGradientLoads:
    case StripKind::QueryLoads: return false;
    default: return true;
  }
}

bool endsTile(const Event& event, const Problem& problem) {
  if (!event.i || !event.j) return false;
  const bool isQueryOuter = !problem.isStandard() && problem.backwardOrder() == BackwardOrder::QueryOuter;
  switch (event.kind) {
    case EventKind::TileSkipped: return true;
    case EventKind::Accumulated: return problem.algorithm() != Algorithm::FlashAttention1;
    case EventKind::DV: return problem.isStandard();
    case EventKind::DQAdded: return problem.isStandard() || problem.backwardOrder() == BackwardOrder::TwoLoops;
    case EventKind::DK: return !isQueryOuter;
    case EventKind::Store:
      if (event.tensor == Tensor::dK) return isQueryOuter;
      return event.tensor == Tensor::l || problem.isStandard();
    default: return false;
  }
}

bool endsBlock(const Event& event) {
  return event.kind == EventKind::RowBlockEnd || event.kind == EventKind::ColumnBlockEnd;
}

Schedule::Schedule(const Problem& problem, Pass pass) : m_problem(problem), m_pass(pass), m_grid(problem) {
  if (pass == Pass::Forward) {
    addForward();
  } else {
    addBackward();
  }
}

void Schedule::add(StripKind kind, std::int64_t count) {
  m_phases.push_back({stripCount(), stripCount() + count});
  for (std::int64_t block = 0; block < count; ++block) m_strips.push_back({kind, block});
}

void Schedule::addShuffled(StripKind kind, std::int64_t count) {
  add(kind, count);
  if (!m_problem.settings().shuffle) return;
  const std::uint64_t seed = *m_problem.settings().shuffle;
  // Fisher and Yates. A word mod n favours small remainders by n/2^32: nothing for numbers of blocks.
  Strip* first = m_strips.data() + m_phases.back().begin;
  for (std::int64_t n = count; n > 1; --n) {
    const auto words = philox4x32({static_cast<std::uint32_t>(n), 0, 0, 3},
                                  {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
    std::swap(first[n - 1], first[words[0] % n]);
  }
}

void Schedule::addForward() {
  switch (m_problem.algorithm()) {
    case Algorithm::FlashAttention2: add(StripKind::QueryBlock, m_grid.nr()); break;
    case Algorithm::FlashAttention1: add(StripKind::KeyBlock, m_grid.nc()); break;
    case Algorithm::Standard:
      add(StripKind::KeyLoads, 1);
      add(StripKind::ScoreRows, m_grid.nr());
      add(StripKind::WeightRows, m_grid.nr());
      add(StripKind::ValueLoads, 1);
      add(StripKind::OutputRows, m_grid.nr());
      break;
  }
}

void Schedule::addBackward() {
  if (m_problem.isStandard()) {
    add(StripKind::OutputGradientLoads, 1);
    add(StripKind::ValueGradientColumns, m_grid.nc());
    add(StripKind::ValueLoads, 1);
    add(StripKind::WeightGradientRows, m_grid.nr());
    add(StripKind::ScoreGradientRows, m_grid.nr());
    add(StripKind::KeyLoads, 1);
    add(StripKind::QueryGradientRows, m_grid.nr());
    add(StripKind::QueryLoads, 1);
    add(StripKind::KeyGradientColumns, m_grid.nc());
    return;
  }
  switch (m_problem.backwardOrder()) {
    case BackwardOrder::FlashAttention2:
      add(StripKind::RowTerms, m_grid.nr());
      addShuffled(StripKind::GradientKeyBlock, m_grid.nc());
      break;
    case BackwardOrder::FlashAttention1: addShuffled(StripKind::Fa1GradientKeyBlock, m_grid.nc()); break;
    case BackwardOrder::QueryOuter:
      add(StripKind::RowTerms, m_grid.nr());
      addShuffled(StripKind::GradientQueryBlock, m_grid.nr());
      break;
    case BackwardOrder::TwoLoops:
      add(StripKind::RowTerms, m_grid.nr());
      add(StripKind::KeyValueGradients, m_grid.nc());
      add(StripKind::QueryGradients, m_grid.nr());
      break;
  }
}

bool Schedule::forEachEvent(const Strip& strip, const Visit& visit) const {
  StripWriter out(m_problem, m_grid, m_pass, visit);
  return writeStrip(strip, out);
}

}  // namespace tilewise
