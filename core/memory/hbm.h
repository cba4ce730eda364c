// SPDX-License-Identifier: MIT
#pragma once

/// HBM: the tensors of one head, and the only door to them. A block is counted at the moment that it is copied; the
/// engine has no other way to its inputs and results.

#include <array>
#include <cstdint>
#include <memory>

#include "core/base/contract.h"
#include "core/base/matrix.h"
#include "core/base/range.h"
#include "core/problem/inputs.h"
#include "core/trace/totals.h"

namespace tilewise {

/// Copies counted where they happen. Sums of counters do not depend on the order of the threads.
struct TrafficCounter {
  std::array<Transfers, TensorCount> loads{};
  std::array<Transfers, TensorCount> stores{};

  TrafficCounter& operator+=(const TrafficCounter& other);
  bool operator==(const TrafficCounter&) const = default;
};

/// The tensors of one head in the arithmetic of the engine.
template <class Real>
class Hbm {
 public:
  /// Rounds the inputs to Real. Results are there as the algorithm writes them: S and P only for standard attention.
  /// Requires: the shapes of the problem (checkShapes).
  Hbm(const Problem& problem, const Inputs& inputs)
      : Hbm(problem,
            std::make_shared<const std::array<Matrix<Real>, 3>>(std::array<Matrix<Real>, 3>{
                inputs.Q.template cast<Real>(), inputs.K.template cast<Real>(), inputs.V.template cast<Real>()})) {}

  /// Other results beside the same inputs (for replay).
  static Hbm sharingInputsOf(const Hbm& other, const Problem& problem) { return Hbm(problem, other.m_inputs); }

  const Matrix<Real>& result(Tensor tensor) const { return m_results[static_cast<std::size_t>(tensor)]; }

 private:
  template <class>
  friend class HbmDoor;

  Hbm(const Problem& problem, std::shared_ptr<const std::array<Matrix<Real>, 3>> inputs) : m_inputs(std::move(inputs)) {
    allocate(Tensor::O, problem.Tq(), problem.dv());
    if (problem.algorithm() == Algorithm::Standard) {
      allocate(Tensor::S, problem.Tq(), problem.Tk());
      allocate(Tensor::P, problem.Tq(), problem.Tk());
    } else {
      allocate(Tensor::lse, problem.Tq(), 1);
    }
  }

  void allocate(Tensor tensor, Index rows, Index columns) {
    m_results[static_cast<std::size_t>(tensor)].resize(rows, columns);
  }

  const Matrix<Real>& readable(Tensor tensor) const {
    const auto index = static_cast<std::size_t>(tensor);
    return index < m_inputs->size() ? (*m_inputs)[index] : m_results[index];
  }
  Matrix<Real>& writable(Tensor tensor) { return m_results[static_cast<std::size_t>(tensor)]; }

  std::shared_ptr<const std::array<Matrix<Real>, 3>> m_inputs;  ///< Q, K, V
  std::array<Matrix<Real>, TensorCount> m_results;
};

/// One thread's door to HBM: copies blocks and counts what crosses.
template <class Real>
class HbmDoor {
 public:
  explicit HbmDoor(Hbm<Real>& hbm) : m_hbm(&hbm) {}

  /// Copies rows x columns of a tensor into block, which has that shape.
  void load(Tensor tensor, Range rows, Range columns, Block<Real> block) {
    TILEWISE_EXPECTS(block.rows() == rows.size() && block.cols() == columns.size());
    block = m_hbm->readable(tensor).block(rows.begin, columns.begin, rows.size(), columns.size());
    count(m_counter.loads, tensor, block.size());
  }

  /// Copies block to rows x columns of a tensor.
  void store(Tensor tensor, Range rows, Range columns, ConstBlock<Real> block) {
    TILEWISE_EXPECTS(block.rows() == rows.size() && block.cols() == columns.size());
    m_hbm->writable(tensor).block(rows.begin, columns.begin, rows.size(), columns.size()) = block;
    count(m_counter.stores, tensor, block.size());
  }

  const TrafficCounter& counter() const { return m_counter; }

 private:
  static void count(std::array<Transfers, TensorCount>& side, Tensor tensor, Index values) {
    Transfers& transfers = side[static_cast<std::size_t>(tensor)];
    transfers.values += values;
    transfers.times += 1;
  }

  Hbm<Real>* m_hbm;
  TrafficCounter m_counter;
};

}  // namespace tilewise
