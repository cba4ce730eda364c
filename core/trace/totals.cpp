// SPDX-License-Identifier: MIT
#include "core/trace/totals.h"

namespace tilewise {

void Totals::add(const Event& event) {
  if (event.kind == EventKind::Load || event.kind == EventKind::Store) {
    auto& side = event.kind == EventKind::Load ? loads : stores;
    Transfers& transfers = side[static_cast<std::size_t>(*event.tensor)];
    transfers.values += event.values;
    transfers.times += 1;
  }
  tilesSkipped += event.kind == EventKind::TileSkipped ? 1 : 0;
  tilesComputed += event.kind == EventKind::Accumulated || event.kind == EventKind::DK ? 1 : 0;
  flops += isProduct(event.kind) ? event.flops : 0;
  exponentials += event.exponentials;
  // FA-1 normalises a row block in every tile: there is no event that would count its rows once.
  const bool isBlockDone = event.kind == EventKind::Normalised && !event.j;
  rowsWithoutKeys += isBlockDone ? event.rowsWithoutKeys : 0;
}

namespace {

std::int64_t sum(const std::array<Transfers, TensorCount>& side) {
  std::int64_t values = 0;
  for (const Transfers& transfers : side) values += transfers.values;
  return values;
}

}  // namespace

std::int64_t Totals::valuesLoaded() const { return sum(loads); }
std::int64_t Totals::valuesStored() const { return sum(stores); }

std::int64_t Totals::bytes(ElementType modelled) const {
  std::int64_t bytes = 0;
  for (const Tensor tensor : AllTensors) {
    bytes += (loaded(tensor).values + stored(tensor).values) * elementBytes(tensor, modelled);
  }
  return bytes;
}

}  // namespace tilewise
