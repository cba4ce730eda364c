// SPDX-License-Identifier: MIT
#pragma once

/// The matrices of the project: row-major, one row a query or a key, as the arrays of attention code are.

#include <Eigen/Core>

namespace tilewise {

using Index = Eigen::Index;

template <class Real>
using Matrix = Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

template <class Real>
using Vector = Eigen::Matrix<Real, Eigen::Dynamic, 1>;

/// A rectangle of a matrix that lives elsewhere: a block in on-chip memory, a strip of a tensor.
template <class Real>
using Block = Eigen::Ref<Matrix<Real>, 0, Eigen::OuterStride<>>;

template <class Real>
using ConstBlock = Eigen::Ref<const Matrix<Real>, 0, Eigen::OuterStride<>>;

}  // namespace tilewise
