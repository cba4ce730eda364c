// SPDX-License-Identifier: MIT
#pragma once

/// The inputs of one head as HBM holds them: in the arithmetic of the engine, rounded to the storage precision. Formed
/// once and shared by a run and everything that recomputes parts of it.

#include <array>
#include <memory>
#include <type_traits>

#include "core/base/contract.h"
#include "core/base/matrix.h"
#include "core/problem/inputs.h"
#include "core/problem/storage_format.h"
#include "core/problem/tensor.h"

namespace tilewise {

template <class Real>
using HbmTensors = std::array<Matrix<Real>, TensorCount>;

class HbmInputs {
 public:
  /// Requires: the shapes of the problem (checkShapes). Errors: std::bad_alloc.
  HbmInputs(const Problem& problem, const Inputs& inputs) {
    if (problem.settings().precision == Precision::Float64) {
      m_float64 = filled<double>(problem, inputs);
    } else {
      m_float32 = filled<float>(problem, inputs);
    }
  }

  /// Requires: Real is the precision of the problem.
  template <class Real>
  const std::shared_ptr<const HbmTensors<Real>>& tensors() const {
    if constexpr (std::is_same_v<Real, double>) {
      TILEWISE_EXPECTS(m_float64 != nullptr);
      return m_float64;
    } else {
      TILEWISE_EXPECTS(m_float32 != nullptr);
      return m_float32;
    }
  }

  /// The same in an arithmetic that need not be that of the problem.
  template <class Real>
  static std::shared_ptr<const HbmTensors<Real>> filled(const Problem& problem, const Inputs& inputs) {
    auto tensors = std::make_shared<HbmTensors<Real>>();
    const auto fill = [&](Tensor tensor, const Matrix<double>& values) {
      Matrix<Real>& to = (*tensors)[static_cast<std::size_t>(tensor)];
      to = values.template cast<Real>();
      roundAll<Real>(problem.settings().storage, to);
    };
    fill(Tensor::Q, inputs.Q);
    fill(Tensor::K, inputs.K);
    fill(Tensor::V, inputs.V);
    fill(Tensor::dO, inputs.dO);
    return tensors;
  }

 private:
  std::shared_ptr<const HbmTensors<float>> m_float32;
  std::shared_ptr<const HbmTensors<double>> m_float64;
};

}  // namespace tilewise
