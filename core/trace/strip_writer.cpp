// SPDX-License-Identifier: MIT
#include "core/trace/strip_writer.h"

namespace tilewise {

namespace {

enum class RowsOf : std::uint8_t { Queries, Keys, Tiles };

RowsOf rowsOf(Tensor tensor) {
  switch (tensor) {
    case Tensor::K:
    case Tensor::V:
    case Tensor::dK:
    case Tensor::dV: return RowsOf::Keys;
    case Tensor::S:
    case Tensor::P:
    case Tensor::dP:
    case Tensor::dS: return RowsOf::Tiles;
    default: return RowsOf::Queries;
  }
}

}  // namespace

Event StripWriter::start(EventKind kind) const {
  Event event;
  event.kind = kind;
  event.pass = m_pass;
  event.i = m_i;
  event.j = m_j;
  return event;
}

bool StripWriter::move(EventKind kind, Tensor tensor) {
  Event event = start(kind);
  event.tensor = tensor;
  switch (rowsOf(tensor)) {
    case RowsOf::Queries:
      event.block = m_i;
      event.values = rows() * shapeOf(tensor, m_problem).columns;
      break;
    case RowsOf::Keys:
      event.block = m_j;
      event.values = keys() * shapeOf(tensor, m_problem).columns;
      break;
    case RowsOf::Tiles:
      event.block = *m_i * m_grid.nc() + *m_j;
      event.values = rows() * keys();
      break;
  }
  return write(event);
}

bool StripWriter::skipped() {
  Event event = start(EventKind::TileSkipped);
  event.why = m_grid.mask().skipReason(m_grid.queries(*m_i), m_grid.keys(*m_j));
  return write(event);
}

bool StripWriter::product(EventKind kind, std::int64_t width) {
  Event event = start(kind);
  event.flops = 2 * rows() * keys() * width;
  return write(event);
}

bool StripWriter::rowTerms(std::int64_t width) {
  Event event = start(EventKind::RowTerms);
  event.flops = 2 * rows() * width;
  return write(event);
}

bool StripWriter::masked(std::int64_t entries) {
  Event event = start(EventKind::MaskApplied);
  event.masked = entries;
  return write(event);
}

bool StripWriter::maskTile() {
  if (m_grid.kind({*m_i, *m_j}) != TileKind::Partial) return true;
  return masked(rows() * keys() - m_grid.mask().visibleEntries(m_grid.queries(*m_i), m_grid.keys(*m_j)));
}

bool StripWriter::exponentials(EventKind kind, std::int64_t count) {
  Event event = start(kind);
  event.exponentials = count;
  return write(event);
}

bool StripWriter::finished(EventKind kind) {
  Event event = start(kind);
  event.rowsWithoutKeys = m_grid.mask().rowsWithoutKeys(m_grid.queries(*m_i));
  return write(event);
}

}  // namespace tilewise
