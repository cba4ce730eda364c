// SPDX-License-Identifier: MIT
#pragma once

/// The on-chip memory of one thread: every block that the engine works on lives in it, and it knows how much of it was
/// in use at most. Sizes are logical values: padding, and a second form of a block that a kernel wants, are not counted.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "core/base/contract.h"
#include "core/base/matrix.h"
#include "core/base/padding.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

template <class Real>
class Arena {
 public:
  /// A block whose rows begin at multiples of 64 bytes and are padded to them. One value a row (m, l, lse, D) lies in one
  /// piece, padded at its end.
  using Box = Eigen::Map<Matrix<Real>, 0, Eigen::OuterStride<>>;

  /// Room for these boxes.
  Arena(std::vector<OnChipEntry> set, ElementType modelled) : m_set(std::move(set)), m_modelled(modelled) {}

  /// Takes a box; one of no rows when it is not in the set. Requires: each box is taken once.
  Box take(OnChipBox box) {
    const OnChipEntry* entry = count(box);
    if (entry == nullptr) return room(0, 0);
    return isStatistic(box) ? vector(entry->rows) : room(entry->rows, entry->columns);
  }
  /// The same for a box that is held transposed: columns x rows.
  Box takeTransposed(OnChipBox box) {
    const OnChipEntry* entry = count(box);
    return entry == nullptr ? room(0, 0) : room(entry->columns, entry->rows);
  }

  /// Room that is not counted: the registers of a kernel, a second form of a box. Filled with zeros.
  Box room(Index rows, Index columns) { return room(rows, columns, strideOf(columns)); }
  /// The same for one value a row.
  Box vector(Index rows) { return room(rows, 1, 1); }

  /// The most that was held at once.
  Footprint peak() const { return m_size; }

 private:
  Box room(Index rows, Index columns, Index stride) {
    const auto values = static_cast<std::size_t>(padded<Real>(rows * stride));
    // Kept where it is, so that boxes stay good when more are made.
    m_blocks.emplace_back(static_cast<Real*>(::operator new[](values * sizeof(Real), Alignment)));
    std::fill_n(m_blocks.back().get(), values, Real{0});
    return Box(m_blocks.back().get(), rows, columns, Eigen::OuterStride<>(stride));
  }

  static constexpr std::align_val_t Alignment{64};
  struct Free {
    void operator()(Real* values) const { ::operator delete[](values, Alignment); }
  };

  /// Rows whose distance is a multiple of a large power of two would share few lines of a cache: one line more.
  static Index strideOf(Index columns) {
    const Index stride = padded<Real>(columns);
    return stride % (4 * Padding<Real>) == 0 ? stride + Padding<Real> : stride;
  }

  const OnChipEntry* count(OnChipBox box) {
    const auto found =
        std::find_if(m_set.begin(), m_set.end(), [box](const OnChipEntry& entry) { return entry.box == box; });
    if (found == m_set.end()) return nullptr;
    m_size.values += found->values();
    m_size.bytes += found->bytes(m_modelled);
    TILEWISE_EXPECTS(m_size.values <= footprintOf(m_set, m_modelled).values);
    return &*found;
  }

  std::vector<OnChipEntry> m_set;
  ElementType m_modelled;
  std::vector<std::unique_ptr<Real[], Free>> m_blocks;
  Footprint m_size;
};

}  // namespace tilewise
