// SPDX-License-Identifier: MIT
#include <cmath>

#include "core/attention/summary.h"
#include "tests/core/replay/replay_scenes.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

bool isFa2(const Way& way) { return !way.backward && way.algorithm == Algorithm::FlashAttention2; }
bool isByTiles(const Way& way) { return !way.backward && way.algorithm != Algorithm::Standard; }
bool isForward(const Way& way) { return !way.backward; }

double epsilonOf(const Scene& scene) {
  return scene.problem.settings().precision == Precision::Float64 ? 0x1p-52 : 0x1p-23;
}

}  // namespace

class TestForwardStates : public QObject {
  Q_OBJECT

 private slots:
  void valuesAppearWithTheirEventAndNotBefore_data() { addScenes(isFa2); }
  void valuesAppearWithTheirEventAndNotBefore() {
    const Scene scene = fetchScene();
    const std::vector<BlockState> states = scene.states();
    QVERIFY(!states[0].i && !states[0].Q && states[0].now.m.size() == 0);
    // What is there, written as letters; each event adds its own.
    QString there;
    for (std::size_t k = 1; k < states.size(); ++k) {
      const Event event = scene.trace.event(static_cast<std::int64_t>(k));
      if (event.kind == EventKind::RowBlockBegin) there.clear();
      const bool beginsTile = event.kind == EventKind::TileSkipped || event.tensor == Tensor::K;
      if (beginsTile) there = there.contains('Q') ? "Q" : "";
      if (event.tensor == Tensor::Q || event.tensor == Tensor::K || event.tensor == Tensor::V) {
        there += word(*event.tensor).data();
      }
      if (event.kind == EventKind::ScoreProduct) there += 'S';
      if (event.kind == EventKind::RunningMaxUpdated) there += 'm';
      if (event.kind == EventKind::Exponentiated) there += 'P';
      if (event.kind == EventKind::Rescaled) there += 'f';
      if (event.kind == EventKind::Accumulated) there += 'd';
      if (event.kind == EventKind::Normalised) there += 'O';
      if (event.kind == EventKind::LseWritten) there += 'l';
      const BlockState& state = states[k];
      QString found;
      const auto note = [&found](bool present, const char* letter) { found += present ? letter : ""; };
      note(state.Q.has_value(), "Q");
      note(state.K.has_value(), "K");
      note(state.V.has_value(), "V");
      note(state.S.has_value(), "S");
      note(state.mNew.has_value(), "m");
      note(state.P.has_value(), "P");
      note(state.factor.has_value(), "f");
      note(state.tileDone, "d");
      note(state.O.has_value(), "O");
      note(state.lse.has_value(), "l");
      QVERIFY2(found == there, qPrintable(QString("event %1: %2 instead of %3").arg(k).arg(found, there)));
    }
  }

  void whatIsLoadedAndMaskedIsExact_data() { addScenes(isForward); }
  void whatIsLoadedAndMaskedIsExact() {
    const Scene scene = fetchScene();
    const auto rounded = [&scene](const Matrix<double>& matrix, Range rows) -> Matrix<double> {
      const Matrix<double> part = matrix.middleRows(rows.begin, rows.size());
      if (scene.problem.settings().precision == Precision::Float64) return part;
      return part.cast<float>().cast<double>();
    };
    const std::vector<BlockState> states = scene.states();
    for (std::size_t k = 1; k < states.size(); ++k) {
      const BlockState& state = states[k];
      if (state.Q) QVERIFY(sameBits(*state.Q, rounded(scene.inputs.Q, state.queries)));
      if (state.K) QVERIFY(sameBits(*state.K, rounded(scene.inputs.K, state.keys)));
      if (state.V) QVERIFY(sameBits(*state.V, rounded(scene.inputs.V, state.keys)));
      if (!state.mNew) continue;  // until then the mask may be missing
      for (std::int64_t r = state.queries.begin; r < state.queries.end; ++r) {
        for (std::int64_t t = state.keys.begin; t < state.keys.end; ++t) {
          if (scene.mask().visible(r, t)) continue;
          QVERIFY(sameBits((*state.S)(r - state.queries.begin, t - state.keys.begin), -Inf));
          if (state.P && !std::isnan((*state.mNew)(r - state.queries.begin))) {
            QVERIFY(sameBits((*state.P)(r - state.queries.begin, t - state.keys.begin), 0.0));
          }
        }
      }
    }
  }

  /// After every tile Õ/l (FA-1: O) and m + log l are attention over the keys seen so far; m never falls, factors lie
  /// in [0, 1].
  void theSumsAreAttentionOverTheKeysSeenSoFar_data() { addScenes(isByTiles); }
  void theSumsAreAttentionOverTheKeysSeenSoFar() {
    QFETCH(QString, name);
    const Scene scene = fetchScene();
    if (name == "spoiled") return;  // nothing to compare with but NaN
    const bool keepsNormalised = scene.problem.algorithm() == Algorithm::FlashAttention1;
    const double unit = 16 * epsilonOf(scene) * std::max(1.0, referenceOf(scene.problem, scene.inputs).scoreMax);
    // Dropout multiplies values by 1/(1 - p).
    const double largest = std::max(1.0, scene.inputs.V.cwiseAbs().maxCoeff()) / (1 - scene.problem.settings().dropout);
    const std::vector<BlockState> states = scene.states();
    int tiles = 0;
    for (std::size_t k = 1; k < states.size(); ++k) {
      const BlockState& state = states[k];
      for (Index r = 0; r < state.now.m.size(); ++r) {
        QVERIFY(state.now.m(r) >= state.before.m(r));
        if (state.mNew) QVERIFY((*state.mNew)(r) >= state.before.m(r));
        for (const auto* factor : {&state.factor, &state.factorTile}) {
          if (*factor) QVERIFY((**factor)(r) >= 0 && (**factor)(r) <= 1);
        }
        if (state.factor && state.before.m(r) == -Inf) QVERIFY((*state.factor)(r) == 0);
      }
      const EventKind last = keepsNormalised ? EventKind::Normalised : EventKind::Accumulated;
      if (scene.trace.event(static_cast<std::int64_t>(k)).kind != last) continue;
      ++tiles;
      for (Index r = 0; r < state.now.m.size(); ++r) {
        QVERIFY(sameBits(state.now.m(r), (*state.mNew)(r)));
        const Summary seen = summaryOf(scene.problem, scene.inputs, state.queries.begin + r, {0, state.keys.end});
        const Vector<double> held = state.now.O_acc.row(r).transpose();
        if (seen.keys == 0) {
          QVERIFY(state.now.m(r) == -Inf && state.now.l(r) == 0 && (held.array() == 0.0).all());
          continue;
        }
        QVERIFY(state.now.l(r) > 0);
        const double lse = state.now.m(r) + std::log(state.now.l(r));
        QVERIFY(std::abs(lse - seen.lse()) <= unit * std::max(1.0, std::abs(seen.lse())));
        const Vector<double> O = keepsNormalised ? held : Vector<double>(held / state.now.l(r));
        QVERIFY((O - seen.output()).cwiseAbs().maxCoeff() <= unit * largest);
      }
    }
    QVERIFY(tiles > 0);
  }

  /// FA-1's weights are those of the tile's own maximum, which the second factor brings to the running one.
  void fa1HasAMaximumOfTheTileAlone() {
    const Scene scene = sceneOf("causal ragged", settingsOf(Ways[1], Precision::Float64));
    int looked = 0;
    for (const BlockState& state : scene.states()) {
      if (!state.mTile) continue;
      for (Index r = 0; r < state.S->rows(); ++r) {
        QVERIFY((*state.mTile)(r) == state.S->row(r).maxCoeff());
        QVERIFY((*state.mNew)(r) == std::max(state.before.m(r), (*state.mTile)(r)));
        if ((*state.mTile)(r) == -Inf) continue;
        if (state.P) QVERIFY(std::abs(state.P->row(r).maxCoeff() - 1) == 0);
        if (!state.factorTile) continue;
        // One exponential and one subtraction.
        QVERIFY(std::abs((*state.factorTile)(r)-std::exp((*state.mTile)(r) - (*state.mNew)(r))) <= 4 * 0x1p-52);
        ++looked;
      }
    }
    QVERIFY(looked > 0);
  }

  /// "Before" is what the tile at hand found: FA-2, the sums at the position before its first event; FA-1, those that
  /// the last visited tile of its row left.
  void theTileRemembersWhatItFound_data() { addScenes(isByTiles); }
  void theTileRemembersWhatItFound() {
    const Scene scene = fetchScene();
    const std::vector<BlockState> states = scene.states();
    const bool isFa1 = scene.problem.algorithm() == Algorithm::FlashAttention1;
    for (std::size_t k = 1; k < states.size(); ++k) {
      const BlockState& state = states[k];
      if (!state.i || !state.j) continue;
      if (!isFa1) {
        const Range tile = scene.trace.positionsOf(TileIndex{*state.i, *state.j});
        QVERIFY(sameSums(state.before, states[static_cast<std::size_t>(tile.begin)].now));
        continue;
      }
      std::int64_t j = *state.j - 1;
      while (j >= 0 && scene.trace.grid().kind({*state.i, j}) == TileKind::Skipped) --j;
      if (j >= 0) {
        const Range tile = scene.trace.positionsOf(TileIndex{*state.i, j});
        QVERIFY(sameSums(state.before, states[static_cast<std::size_t>(tile.end)].now));
      } else {
        QVERIFY((state.before.m.array() == -Inf).all() && state.before.l.isZero(0) && state.before.O_acc.isZero(0));
      }
    }
  }

  /// After FA-2's division Õ stays what it was, and O is Õ/l.
  void theDivisionLeavesTheSumsToBeSeen_data() { addScenes(isFa2); }
  void theDivisionLeavesTheSumsToBeSeen() {
    const Scene scene = fetchScene();
    const std::vector<BlockState> states = scene.states();
    for (std::size_t k = 1; k < states.size(); ++k) {
      if (scene.trace.event(static_cast<std::int64_t>(k)).kind != EventKind::Normalised) continue;
      for (std::size_t later = k; later < states.size() && states[later].i == states[k].i; ++later) {
        QVERIFY(sameBits(states[later].now.O_acc, states[k - 1].now.O_acc));
        QVERIFY(sameBits(states[later].now.l, states[k - 1].now.l));
      }
      for (Index r = 0; r < states[k].now.l.size(); ++r) {
        const bool sees = scene.mask().seesAKey(states[k].queries.begin + r);
        for (Index c = 0; c < scene.problem.dv(); ++c) {
          const double O = (*states[k].O)(r, c), sum = states[k].now.O_acc(r, c), l = states[k].now.l(r);
          const double wanted = !sees ? 0.0
                                : scene.problem.settings().precision == Precision::Float64
                                    ? sum / l
                                    : static_cast<float>(sum) / static_cast<float>(l);
          QVERIFY(O == wanted || (std::isnan(O) && std::isnan(wanted)));
        }
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestForwardStates)
#include "tst_forward_states.moc"
