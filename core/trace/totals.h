// SPDX-License-Identifier: MIT
#pragma once

/// Running sums over events, by rule: what has moved and been computed when k events have happened.

#include <array>
#include <cstdint>

#include "core/problem/tensor.h"
#include "core/trace/event.h"

namespace tilewise {

/// Copies of blocks of one tensor in one direction.
struct Transfers {
  std::int64_t values = 0;
  std::int64_t times = 0;  ///< number of blocks copied

  bool operator==(const Transfers&) const = default;
};

struct Totals {
  std::array<Transfers, TensorCount> loads{};
  std::array<Transfers, TensorCount> stores{};
  std::int64_t tilesSkipped = 0;   ///< tiles passed over; twice in the two loops of that backward order
  std::int64_t tilesComputed = 0;  ///< tiles accumulated; backward: tiles whose part has been added to dK
  std::int64_t flops = 0;          ///< in matrix products
  std::int64_t exponentials = 0;
  std::int64_t rowsWithoutKeys = 0;  ///< of row blocks that are done; FA-1: none is, before the end

  void add(const Event& event);

  const Transfers& loaded(Tensor tensor) const { return loads[static_cast<std::size_t>(tensor)]; }
  const Transfers& stored(Tensor tensor) const { return stores[static_cast<std::size_t>(tensor)]; }
  std::int64_t valuesLoaded() const;
  std::int64_t valuesStored() const;
  std::int64_t values() const { return valuesLoaded() + valuesStored(); }
  std::int64_t bytes(ElementType modelled) const;

  bool operator==(const Totals&) const = default;
};

}  // namespace tilewise
