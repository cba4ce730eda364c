// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "core/base/matrix.h"
#include "core/memory/hbm.h"
#include "core/tiling/on_chip.h"
#include "core/trace/schedule.h"

namespace tilewise {

/// A block that a machine works on, for people to look at: boxes on chip, and a few registers of a kernel.
enum class Look : std::uint8_t {
  Q,
  K,
  V,
  Weights,         ///< of the tile: S before it is exponentiated, P after
  Output,          ///< forward: O_acc (FA-1: O between load and rescale, and once normalised); backward: O_i
  m,               ///< forward: before the tile, until it is accumulated. FA-1 backward: as loaded
  l,
  lOld,            ///< FA-1: as loaded
  mTile,           ///< register; FA-1: the maximum of the tile alone
  mNew,            ///< register; m'
  factor,          ///< register; f = e^(m - m')
  factorTile,      ///< register; FA-1: e^(mTile - m')
  lse,
  dO,
  ScoreGradients,  ///< dP, then dS
  dQ,
  dK,
  dV,
  D,
  WeightStrip,             ///< standard: S_i, then P_i, over all keys
  WeightStripTile,         ///< of it the tile at hand
  ScoreGradientStrip,      ///< standard: dP_i, then dS_i, over all keys
  ScoreGradientStripTile,  ///< of it the tile at hand
};

/// Executes the events of strips, one after the other. A strip may be begun at any time; its events come in the
/// schedule's order. The same machine serves a run (all strips, on several threads) and replay (one strip, up to an
/// event), so both give the same bits.
class StripMachine {
 public:
  virtual ~StripMachine() = default;

  /// Does what the event says and returns what the data decided, unless it is told not to measure that.
  virtual EventFigures apply(const Event& event) = 0;
  /// Whether figures are measured. They are, until this says otherwise.
  void setMeasuring(bool isMeasuring) { m_isMeasuring = isMeasuring; }
  virtual const TrafficCounter& counter() const = 0;
  virtual Footprint onChipPeak() const = 0;
  /// A copy of a block: the rows and columns that exist at the tile at hand; nothing (0 x 0) where the machine has no
  /// such block.
  virtual Matrix<double> look(Look what) const = 0;

 protected:
  bool isMeasuring() const { return m_isMeasuring; }

 private:
  bool m_isMeasuring = true;
};

/// What standard attention keeps beside its strips: all of Q, K, V, dO (Algorithm 0 leaves residency open, so each
/// crosses once). Filled by the machine that runs the loads, read by all.
template <class Real>
class StandardResidents {
 public:
  explicit StandardResidents(const Problem& problem) : m(problem.Tq()), l(problem.Tq()) {
    for (const Tensor each : {Tensor::Q, Tensor::K, Tensor::V, Tensor::dO}) {
      const TensorShape shape = shapeOf(each, problem);
      m_loaded[index(each)].resize(shape.rows, shape.columns);
    }
  }
  /// The inputs themselves in the place of copies: loads leave them as they are and count nothing (for replay).
  StandardResidents(const Problem& problem, std::shared_ptr<const HbmTensors<Real>> inputs)
      : m(problem.Tq()), l(problem.Tq()), m_shared(std::move(inputs)) {}

  void load(HbmDoor<Real>& door, Tensor tensor, Range rows) {
    if (m_shared) return;
    Matrix<Real>& values = m_loaded[index(tensor)];
    door.load(tensor, rows, {0, values.cols()}, values.middleRows(rows.begin, rows.size()));
  }
  /// Requires: these rows have been loaded.
  auto rowsOf(Tensor tensor, Range rows) const {
    const Matrix<Real>& values = m_shared ? (*m_shared)[index(tensor)] : m_loaded[index(tensor)];
    return values.middleRows(rows.begin, rows.size());
  }

  Vector<Real> m, l;  ///< by the way: Algorithm 0 writes neither, and none is counted

 private:
  static std::size_t index(Tensor tensor) { return static_cast<std::size_t>(tensor); }

  std::shared_ptr<const HbmTensors<Real>> m_shared;
  HbmTensors<Real> m_loaded;  ///< empty beside shared ones
};

/// A machine for the strips of one kind. Residents are needed by standard attention alone; they outlive the machine.
template <class Real>
std::unique_ptr<StripMachine> makeMachine(StripKind kind, const Problem& problem, Hbm<Real>& hbm,
                                          StandardResidents<Real>* residents);

extern template std::unique_ptr<StripMachine> makeMachine<float>(StripKind, const Problem&, Hbm<float>&,
                                                                 StandardResidents<float>*);
extern template std::unique_ptr<StripMachine> makeMachine<double>(StripKind, const Problem&, Hbm<double>&,
                                                                  StandardResidents<double>*);

}  // namespace tilewise
