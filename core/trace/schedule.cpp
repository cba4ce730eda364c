// SPDX-License-Identifier: MIT
#include "core/trace/schedule.h"

namespace tilewise {

/// Fills in what an event's kind, tile and tensor imply, and hands it on. Every call answers whether to go on.
class Schedule::Writer {
 public:
  Writer(const Problem& problem, const TileGrid& grid, const Visit& visit)
      : m_problem(problem), m_grid(grid), m_visit(visit) {}

  /// The place that the next events belong to.
  void at(std::optional<std::int64_t> i, std::optional<std::int64_t> j) {
    m_i = i;
    m_j = j;
  }

  bool plain(EventKind kind) { return write(start(kind)); }

  bool load(Tensor tensor, std::int64_t block, std::int64_t values) {
    return move(EventKind::Load, tensor, block, values);
  }
  bool store(Tensor tensor, std::int64_t block, std::int64_t values) {
    return move(EventKind::Store, tensor, block, values);
  }

  bool skipped() {
    Event event = start(EventKind::TileSkipped);
    event.why = m_grid.mask().skipReason(m_grid.queries(*m_i), m_grid.keys(*m_j));
    return write(event);
  }

  bool product(EventKind kind, std::int64_t rows, std::int64_t keys, std::int64_t width) {
    Event event = start(kind);
    event.flops = 2 * rows * keys * width;
    return write(event);
  }

  bool masked(std::int64_t entries) {
    Event event = start(EventKind::MaskApplied);
    event.masked = entries;
    return write(event);
  }

  bool exponentials(EventKind kind, std::int64_t count) {
    Event event = start(kind);
    event.exponentials = count;
    return write(event);
  }

  bool finished(EventKind kind, std::int64_t rowsWithoutKeys) {
    Event event = start(kind);
    event.rowsWithoutKeys = rowsWithoutKeys;
    return write(event);
  }

  /// Score product to accumulated: what FA-1 and FA-2 do with one visited tile.
  bool tileArithmetic(TileIndex tile, TileKind kind, std::int64_t factorsPerRow) {
    const Range queries = m_grid.queries(tile.i);
    const Range keys = m_grid.keys(tile.j);
    const std::int64_t entries = queries.size() * keys.size();
    return product(EventKind::ScoreProduct, queries.size(), keys.size(), m_problem.dk()) &&
           (kind != TileKind::Partial || masked(entries - m_grid.mask().visibleEntries(queries, keys))) &&
           plain(EventKind::RunningMaxUpdated) && exponentials(EventKind::Exponentiated, entries) &&
           exponentials(EventKind::Rescaled, factorsPerRow * queries.size()) &&
           product(EventKind::Accumulated, queries.size(), keys.size(), m_problem.dv());
  }

 private:
  Event start(EventKind kind) const {
    Event event;
    event.kind = kind;
    event.i = m_i;
    event.j = m_j;
    return event;
  }

  bool move(EventKind kind, Tensor tensor, std::int64_t block, std::int64_t values) {
    Event event = start(kind);
    event.tensor = tensor;
    event.block = block;
    event.values = values;
    return write(event);
  }

  bool write(const Event& event) { return m_visit(event); }

  const Problem& m_problem;
  const TileGrid& m_grid;
  const Visit& m_visit;
  std::optional<std::int64_t> m_i, m_j;
};

Schedule::Schedule(const Problem& problem) : m_problem(problem), m_grid(problem) {
  const auto add = [this](StripKind kind, std::int64_t count) {
    for (std::int64_t block = 0; block < count; ++block) m_strips.push_back({kind, block});
  };
  switch (problem.algorithm()) {
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

bool Schedule::forEachEvent(const Strip& strip, const Visit& visit) const {
  Writer out(m_problem, m_grid, visit);
  switch (strip.kind) {
    case StripKind::QueryBlock: return queryBlock(strip.block, out);
    case StripKind::KeyLoads: return keyLoads(out);
    case StripKind::ScoreRows: return scoreRows(strip.block, out);
    case StripKind::WeightRows: return weightRows(strip.block, out);
    case StripKind::ValueLoads: return valueLoads(out);
    case StripKind::OutputRows: return outputRows(strip.block, out);
    case StripKind::KeyBlock: return keyBlock(strip.block, out);
  }
  return true;
}

bool Schedule::queryBlock(std::int64_t i, Writer& out) const {
  const Range queries = m_grid.queries(i);
  const auto visited = [this, i](std::int64_t j) { return m_grid.kind({i, j}) != TileKind::Skipped; };
  bool anyVisited = false;
  for (std::int64_t j = 0; j < m_grid.nc() && !anyVisited; ++j) anyVisited = visited(j);

  out.at(i, {});
  if (!out.plain(EventKind::RowBlockBegin)) return false;
  if (anyVisited && !out.load(Tensor::Q, i, queries.size() * m_problem.dk())) return false;
  for (std::int64_t j = 0; j < m_grid.nc(); ++j) {
    out.at(i, j);
    const TileKind kind = m_grid.kind({i, j});
    const std::int64_t keys = m_grid.keys(j).size();
    const bool goOn = kind == TileKind::Skipped
                          ? out.skipped()
                          : out.load(Tensor::K, j, keys * m_problem.dk()) &&
                                out.load(Tensor::V, j, keys * m_problem.dv()) && out.tileArithmetic({i, j}, kind, 1);
    if (!goOn) return false;
  }
  out.at(i, {});
  const std::int64_t rowsWithoutKeys = m_grid.mask().rowsWithoutKeys(queries);
  return out.finished(EventKind::Normalised, rowsWithoutKeys) && out.finished(EventKind::LseWritten, rowsWithoutKeys) &&
         out.store(Tensor::O, i, queries.size() * m_problem.dv()) && out.store(Tensor::lse, i, queries.size()) &&
         out.plain(EventKind::RowBlockEnd);
}

bool Schedule::keyBlock(std::int64_t j, Writer& out) const {
  const std::int64_t keys = m_grid.keys(j).size();
  bool anyVisited = false;
  for (std::int64_t i = 0; i < m_grid.nr() && !anyVisited; ++i) anyVisited = m_grid.kind({i, j}) != TileKind::Skipped;

  out.at({}, j);
  if (!out.plain(EventKind::ColumnBlockBegin)) return false;
  if (anyVisited && !(out.load(Tensor::K, j, keys * m_problem.dk()) && out.load(Tensor::V, j, keys * m_problem.dv()))) {
    return false;
  }
  for (std::int64_t i = 0; i < m_grid.nr(); ++i) {
    out.at(i, j);
    const TileKind kind = m_grid.kind({i, j});
    if (kind == TileKind::Skipped) {
      if (!out.skipped()) return false;
      continue;
    }
    const std::int64_t rows = m_grid.queries(i).size();
    const bool goOn = out.load(Tensor::Q, i, rows * m_problem.dk()) && out.load(Tensor::O, i, rows * m_problem.dv()) &&
                      out.load(Tensor::m, i, rows) && out.load(Tensor::l, i, rows) &&
                      out.tileArithmetic({i, j}, kind, 2) &&
                      out.finished(EventKind::Normalised, m_grid.mask().rowsWithoutKeys(m_grid.queries(i))) &&
                      out.store(Tensor::O, i, rows * m_problem.dv()) && out.store(Tensor::m, i, rows) &&
                      out.store(Tensor::l, i, rows);
    if (!goOn) return false;
  }
  out.at({}, j);
  return out.plain(EventKind::ColumnBlockEnd);
}

bool Schedule::keyLoads(Writer& out) const {
  for (std::int64_t j = 0; j < m_grid.nc(); ++j) {
    out.at({}, j);
    if (!out.load(Tensor::K, j, m_grid.keys(j).size() * m_problem.dk())) return false;
  }
  return true;
}

bool Schedule::valueLoads(Writer& out) const {
  for (std::int64_t j = 0; j < m_grid.nc(); ++j) {
    out.at({}, j);
    if (!out.load(Tensor::V, j, m_grid.keys(j).size() * m_problem.dv())) return false;
  }
  return true;
}

bool Schedule::scoreRows(std::int64_t i, Writer& out) const {
  const std::int64_t rows = m_grid.queries(i).size();
  out.at(i, {});
  if (!out.plain(EventKind::RowBlockBegin) || !out.load(Tensor::Q, i, rows * m_problem.dk())) return false;
  for (std::int64_t j = 0; j < m_grid.nc(); ++j) {
    const std::int64_t keys = m_grid.keys(j).size();
    out.at(i, j);
    if (!out.product(EventKind::ScoreProduct, rows, keys, m_problem.dk()) ||
        !out.store(Tensor::S, i * m_grid.nc() + j, rows * keys)) {
      return false;
    }
  }
  out.at(i, {});
  return out.plain(EventKind::RowBlockEnd);
}

bool Schedule::weightRows(std::int64_t i, Writer& out) const {
  const Range queries = m_grid.queries(i);
  const std::int64_t rows = queries.size();
  const std::int64_t masked = rows * m_problem.Tk() - m_grid.mask().visibleEntries(queries, {0, m_problem.Tk()});
  out.at(i, {});
  if (!out.plain(EventKind::RowBlockBegin)) return false;
  for (std::int64_t j = 0; j < m_grid.nc(); ++j) {
    out.at(i, j);
    if (!out.load(Tensor::S, i * m_grid.nc() + j, rows * m_grid.keys(j).size())) return false;
  }
  out.at(i, {});
  if (masked > 0 && !out.masked(masked)) return false;
  if (!out.plain(EventKind::RunningMaxUpdated) || !out.exponentials(EventKind::Exponentiated, rows * m_problem.Tk()) ||
      !out.finished(EventKind::Normalised, m_grid.mask().rowsWithoutKeys(queries))) {
    return false;
  }
  for (std::int64_t j = 0; j < m_grid.nc(); ++j) {
    out.at(i, j);
    if (!out.store(Tensor::P, i * m_grid.nc() + j, rows * m_grid.keys(j).size())) return false;
  }
  out.at(i, {});
  return out.plain(EventKind::RowBlockEnd);
}

bool Schedule::outputRows(std::int64_t i, Writer& out) const {
  const std::int64_t rows = m_grid.queries(i).size();
  out.at(i, {});
  if (!out.plain(EventKind::RowBlockBegin)) return false;
  for (std::int64_t j = 0; j < m_grid.nc(); ++j) {
    const std::int64_t keys = m_grid.keys(j).size();
    out.at(i, j);
    if (!out.load(Tensor::P, i * m_grid.nc() + j, rows * keys) ||
        !out.product(EventKind::Accumulated, rows, keys, m_problem.dv())) {
      return false;
    }
  }
  out.at(i, {});
  return out.store(Tensor::O, i, rows * m_problem.dv()) && out.plain(EventKind::RowBlockEnd);
}

}  // namespace tilewise
