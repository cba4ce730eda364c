// SPDX-License-Identifier: MIT
#pragma once

/// HBM: the tensors of one head, and the only door to them. A block is counted at the moment that it is copied; the
/// engine has no other way to its inputs and results.

#include <array>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/contract.h"
#include "core/base/matrix.h"
#include "core/base/range.h"
#include "core/memory/hbm_inputs.h"
#include "core/memory/large_pages.h"
#include "core/memory/traffic_counter.h"
#include "core/problem/storage_format.h"
#include "core/problem/tensor.h"

namespace tilewise {

/// The tensors of one head in the arithmetic of the engine. With a storage precision, inputs are rounded as they enter,
/// S, P, dP and dS as they are stored; sums that stay in HBM between tiles are rounded once, by endPass().
template <class Real>
class Hbm {
 public:
  /// Requires: the shapes of the problem (checkShapes).
  Hbm(const Problem& problem, const Inputs& inputs)
      : m_problem(problem), m_inputs(HbmInputs::filled<Real>(problem, inputs)) {}
  /// Results of its own beside inputs that others read too.
  Hbm(const Problem& problem, const HbmInputs& inputs) : m_problem(problem), m_inputs(inputs.tensors<Real>()) {}

  /// Allocates what a pass writes: sums start at 0, FA-1's maximum at -inf. S, P, dP and dS are left as they are: each
  /// value is written before it is read, and to touch some GiB here would keep who cancels waiting.
  void beginPass(Pass pass) {
    for (const Tensor each : written(pass)) {
      const TensorShape shape = shapeOf(each, m_problem);
      if (isMatrixInHbm(each)) {
        Matrix<Real>& matrix = writable(each);
        matrix.resize(shape.rows, shape.columns);
        preferLargePages(matrix.data(), static_cast<std::size_t>(matrix.size()) * sizeof(Real));
        continue;
      }
      const Real begin = each == Tensor::m ? -std::numeric_limits<Real>::infinity() : Real(0);
      writable(each).setConstant(shape.rows, shape.columns, begin);
    }
  }

  /// Allocates the same and leaves it as it is, so that memory is taken only where rows are written (for replay, which
  /// writes rows before it reads them).
  void beginReplay(Pass pass) {
    for (const Tensor each : written(pass)) {
      const TensorShape shape = shapeOf(each, m_problem);
      writable(each).resize(m_heldRows && isMatrixInHbm(each) ? m_heldRows->size() : shape.rows, shape.columns);
    }
  }
  /// Of S, P, dP and dS only these rows are held from now on; what they hold is not said (for replay).
  void holdRowsOnly(Range queries) {
    m_heldRows = queries;
    for (const Tensor each : {Tensor::S, Tensor::P, Tensor::dP, Tensor::dS}) {
      writable(each).resize(queries.size(), shapeOf(each, m_problem).columns);
    }
  }

  /// Rounds what the pass leaves to the storage precision.
  void endPass(Pass pass) {
    const auto round = [this](std::initializer_list<Tensor> tensors) {
      for (const Tensor each : tensors) roundAll<Real>(m_problem.settings().storage, writable(each));
    };
    if (pass == Pass::Forward) {
      round({Tensor::O});
    } else {
      round({Tensor::dQ, Tensor::dK, Tensor::dV});
    }
  }

  const Matrix<Real>& result(Tensor tensor) const { return m_results[index(tensor)]; }
  /// Puts a finished result there, from another run or another form of it (lse from m and l); counted by nobody.
  void setResult(Tensor tensor, Matrix<Real> values) { writable(tensor) = std::move(values); }
  /// Sets rows of a result back to a value (for replay).
  void fillRows(Tensor tensor, Range rows, Real value) {
    writable(tensor).middleRows(rows.begin, rows.size()).setConstant(value);
  }
  /// Puts rows of a finished result there; counted by nobody.
  void setRows(Tensor tensor, Range rows, const Matrix<Real>& values) {
    writable(tensor).middleRows(rows.begin, rows.size()) = values;
  }
  /// endPass() for some rows.
  void roundRows(Tensor tensor, Range rows) {
    auto part = writable(tensor).middleRows(rows.begin, rows.size());
    roundAll<Real>(m_problem.settings().storage, part);
  }

 private:
  template <class>
  friend class HbmDoor;
  static std::size_t index(Tensor tensor) { return static_cast<std::size_t>(tensor); }
  static bool isInput(Tensor tensor) {
    return tensor == Tensor::Q || tensor == Tensor::K || tensor == Tensor::V || tensor == Tensor::dO;
  }

  static bool isMatrixInHbm(Tensor tensor) {
    return tensor == Tensor::S || tensor == Tensor::P || tensor == Tensor::dP || tensor == Tensor::dS;
  }

  /// What a pass writes.
  std::vector<Tensor> written(Pass pass) const {
    if (pass == Pass::Backward) {
      std::vector<Tensor> tensors{Tensor::D, Tensor::dQ, Tensor::dK, Tensor::dV};
      if (m_problem.isStandard()) tensors.insert(tensors.end(), {Tensor::dP, Tensor::dS});
      return tensors;
    }
    switch (m_problem.algorithm()) {
      case Algorithm::Standard: return {Tensor::O, Tensor::S, Tensor::P};
      case Algorithm::FlashAttention1: return {Tensor::O, Tensor::m, Tensor::l};
      case Algorithm::FlashAttention2: break;
    }
    return {Tensor::O, Tensor::lse};
  }
  /// Where a row of a tensor lies in what is held of it.
  std::int64_t place(Tensor tensor, std::int64_t row) const {
    return m_heldRows && isMatrixInHbm(tensor) ? row - m_heldRows->begin : row;
  }

  const Matrix<Real>& readable(Tensor tensor) const {
    return isInput(tensor) ? (*m_inputs)[index(tensor)] : m_results[index(tensor)];
  }
  Matrix<Real>& writable(Tensor tensor) { return m_results[index(tensor)]; }

  Problem m_problem;
  std::shared_ptr<const HbmTensors<Real>> m_inputs;
  HbmTensors<Real> m_results;
  std::optional<Range> m_heldRows;  ///< of S, P, dP and dS; absent: all
};

/// One thread's door to HBM: copies blocks and counts what crosses.
template <class Real>
class HbmDoor {
 public:
  explicit HbmDoor(Hbm<Real>& hbm) : m_hbm(&hbm) {}

  /// Hands rows x columns of a tensor to copy(ConstBlock), which brings them on chip in a form of its own.
  template <class Copy>
  void read(Tensor tensor, Range rows, Range columns, const Copy& copy) {
    copy(ConstBlock<Real>(part(tensor, rows, columns)));
    count(m_counter.loads, tensor, rows.size() * columns.size());
  }

  /// Copies rows x columns of a tensor into block, which has that shape.
  void load(Tensor tensor, Range rows, Range columns, Block<Real> block) {
    TILEWISE_EXPECTS(block.rows() == rows.size() && block.cols() == columns.size());
    block = part(tensor, rows, columns);
    count(m_counter.loads, tensor, block.size());
  }

  /// Copies block to rows x columns of a tensor.
  void store(Tensor tensor, Range rows, Range columns, ConstBlock<Real> block) {
    TILEWISE_EXPECTS(block.rows() == rows.size() && block.cols() == columns.size());
    auto target =
        m_hbm->writable(tensor).block(m_hbm->place(tensor, rows.begin), columns.begin, rows.size(), columns.size());
    target = block;
    if (Hbm<Real>::isMatrixInHbm(tensor)) roundAll<Real>(m_hbm->m_problem.settings().storage, target);
    count(m_counter.stores, tensor, block.size());
  }

  /// Hands rows x columns of a tensor to copy(Block), which writes all of them. Requires: not one of S, P, dP and dS.
  template <class Copy>
  void write(Tensor tensor, Range rows, Range columns, const Copy& copy) {
    TILEWISE_EXPECTS(!Hbm<Real>::isMatrixInHbm(tensor));
    copy(Block<Real>(m_hbm->writable(tensor).block(rows.begin, columns.begin, rows.size(), columns.size())));
    count(m_counter.stores, tensor, rows.size() * columns.size());
  }

  /// A look at what lies in HBM that no counting rule counts: the scores behind the soft cap's factor, which the
  /// backward pass of standard attention needs and Algorithm 0 does not know of.
  auto uncounted(Tensor tensor, Range rows, Range columns) const { return part(tensor, rows, columns); }

  const TrafficCounter& counter() const { return m_counter; }

 private:
  auto part(Tensor tensor, Range rows, Range columns) const {
    return m_hbm->readable(tensor).block(m_hbm->place(tensor, rows.begin), columns.begin, rows.size(), columns.size());
  }

  static void count(std::array<Transfers, TensorCount>& side, Tensor tensor, Index values) {
    Transfers& transfers = side[static_cast<std::size_t>(tensor)];
    transfers.values += values;
    transfers.times += 1;
  }

  Hbm<Real>* m_hbm;
  TrafficCounter m_counter;
};

}  // namespace tilewise
