// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/row_numbers.h"

#include <algorithm>
#include <limits>

#include "core/base/contract.h"
#include "core/kernels/softmax_rows.h"

namespace tilewise {

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

/// The columns of the tile that the row sees.
template <class Use>
void eachVisible(const BlockState& state, const Mask& mask, std::int64_t row, Use use) {
  mask.forEachVisibleRun(row, state.keys, [&](Range run) {
    for (std::int64_t t = run.begin; t < run.end; ++t) use(t - state.keys.begin);
  });
}

}  // namespace

/// Before the maximum, that is seen from the scores that the mask hides.
bool isMasked(const BlockState& state, const Mask& mask) {
  if (mask.kind(state.queries, state.keys) == TileKind::Full) return true;
  for (std::int64_t r = state.queries.begin; r < state.queries.end; ++r) {
    for (std::int64_t t = state.keys.begin; t < state.keys.end; ++t) {
      if (!mask.visible(r, t) && (*state.S)(r - state.queries.begin, t - state.keys.begin) != -Infinity) return false;
    }
  }
  return true;
}

TileStage stageOf(const BlockState& state, const Mask& mask) {
  TILEWISE_EXPECTS(state.i && state.j);
  if (state.lse) return TileStage::Written;
  if (state.O) return TileStage::Normalised;
  if (state.tileSkipped) return TileStage::Skipped;
  if (state.tileDone) return TileStage::Done;
  if (state.factor) return TileStage::Rescaled;
  if (state.P) return TileStage::Weighted;
  if (state.mNew) return TileStage::MaxKnown;
  if (state.S) return isMasked(state, mask) ? TileStage::Masked : TileStage::Scored;
  return TileStage::Loading;
}

bool RowNumbers::beginsHere() const { return m == -Infinity; }

Vector<double> outputRow(const BlockState& state, std::int64_t row) {
  TILEWISE_EXPECTS(state.queries.contains(row));
  return state.now.O_acc.row(row - state.queries.begin).transpose();
}

RowNumbers rowNumbers(const BlockState& state, const Mask& mask, std::int64_t row, const Dropout* dropout) {
  TILEWISE_EXPECTS(state.j && state.queries.contains(row));
  const Index r = row - state.queries.begin;
  RowNumbers numbers;
  numbers.row = row;
  numbers.keepsNormalised = state.strip == StripKind::KeyBlock;
  numbers.drops = dropout != nullptr;
  numbers.seesKeyAtAll = mask.seesAKey(row);
  numbers.seesKeyHere = mask.seesAKey(row, state.keys);
  numbers.m = state.before.m(r);
  numbers.lBefore = state.before.l(r);
  numbers.mNow = state.now.m(r);
  numbers.l = state.now.l(r);
  numbers.OBefore = state.before.O_acc.row(r).transpose();
  numbers.O_acc = outputRow(state, row);
  if (state.S) {
    double rowMax = -Infinity;
    eachVisible(state, mask, row, [&](Index t) {
      const double s = (*state.S)(r, t);
      rowMax = rowMaximum<double>({&s, 1}, rowMax);
    });
    numbers.rowMax = rowMax;
  }
  if (state.mNew) numbers.mNew = (*state.mNew)(r);
  if (state.factor) numbers.factor = (*state.factor)(r);
  if (state.mTile) numbers.mTile = (*state.mTile)(r);
  if (state.factorTile) numbers.factorTile = (*state.factorTile)(r);
  if (state.P) {
    double sum = 0;
    eachVisible(state, mask, row, [&](Index t) { sum += (*state.P)(r, t); });
    numbers.rowSum = sum;
  }
  if (state.P && state.V) {
    // A masked key adds nothing, whatever its value holds.
    Vector<double> PV = Vector<double>::Zero(state.V->cols());
    eachVisible(state, mask, row, [&](Index t) {
      const double z = dropout ? dropout->factor(row, state.keys.begin + t) : 1.0;
      if (z != 0) PV += z * (*state.P)(r, t) * state.V->row(t).transpose();
    });
    numbers.PV = PV;
  }
  if (state.O) numbers.O = state.O->row(r).transpose();
  if (state.lse) numbers.lse = (*state.lse)(r);
  return numbers;
}

}  // namespace tilewise
