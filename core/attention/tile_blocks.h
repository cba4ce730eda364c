// SPDX-License-Identifier: MIT
#pragma once

/// Boxes of the arena as the kernels take them.

#include "core/base/matrix.h"
#include "core/base/range.h"
#include "core/kernels/tile_kernels.h"
#include "core/memory/arena.h"
#include "core/memory/hbm.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

template <class Real>
using Box = typename Arena<Real>::Box;

/// A box to be written, or read, from a row on.
template <class Real>
Padded<Real> into(Box<Real>& box, Index row = 0) {
  return {box.data() + row * box.outerStride(), box.outerStride()};
}
template <class Real>
Padded<const Real> from(const Box<Real>& box, Index row = 0) {
  return {box.data() + row * box.outerStride(), box.outerStride()};
}
/// One value a row (m, l, a factor), of so many rows: they lie in one piece, and arithmetic on them is written as such.
template <class Real>
Eigen::Map<Eigen::Array<Real, Eigen::Dynamic, 1>> valuesOf(Box<Real>& box, Index rows) {
  return {box.data(), rows};
}
/// A block of HBM, whose rows are not padded.
template <class Real>
Padded<const Real> from(const ConstBlock<Real>& block) {
  return {block.data(), block.outerStride()};
}

/// A box as the left side of a product, as it is or transposed, from a row and a column of the box on.
template <class Real>
Strided<Real> leftOf(const Box<Real>& box, Index row = 0, Index column = 0) {
  return {box.data() + row * box.outerStride() + column, box.outerStride(), 1};
}
template <class Real>
Strided<Real> leftOfTransposed(const Box<Real>& box, Index row = 0, Index column = 0) {
  return {box.data() + row * box.outerStride() + column, 1, box.outerStride()};
}

/// Whether a product with the first rows of a box may go over masked entries too: where all entries are visible, and where
/// 0 times a value is 0.
template <class Real>
bool takesAll(const TileKernels<Real>& kernels, TileKind kind, Index rows, const Box<Real>& box) {
  return kind == TileKind::Full || kernels.isFinite(rows, box.cols(), from<Real>(box));
}

/// Brings rows of a tensor into the first rows of a box, counted: packing is the load.
template <class Real>
void load(const TileKernels<Real>& kernels, HbmDoor<Real>& door, Tensor tensor, Range rows, Box<Real>& box) {
  door.read(tensor, rows, {0, box.cols()}, [&](const ConstBlock<Real>& block) {
    kernels.load(block.rows(), block.cols(), from<Real>(block), into<Real>(box));
  });
}

/// The same transposed: a row of the tensor becomes a column of the box.
template <class Real>
void loadTransposed(const TileKernels<Real>& kernels, HbmDoor<Real>& door, Tensor tensor, Range rows, Box<Real>& box) {
  door.read(tensor, rows, {0, box.rows()}, [&](const ConstBlock<Real>& block) {
    kernels.transpose(block.rows(), block.cols(), from<Real>(block), into<Real>(box));
  });
}

/// Takes the first rows of a box to rows of a tensor, counted.
template <class Real>
void store(const TileKernels<Real>& kernels, HbmDoor<Real>& door, Tensor tensor, Range rows, const Box<Real>& box) {
  door.write(tensor, rows, {0, box.cols()}, [&](Block<Real> block) {
    kernels.copy(block.rows(), block.cols(), from<Real>(box), {block.data(), block.outerStride()});
  });
}

}  // namespace tilewise
