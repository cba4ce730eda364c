// SPDX-License-Identifier: MIT
#include <cmath>

#include "core/attention/naive_scores.h"
#include "core/problem/dropout.h"
#include "tests/core/replay/replay_scenes.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

bool isBackward(const Way& way) { return way.backward; }

/// P, dP and dS of the whole grid and D, entry by entry from the inputs.
struct Formulas {
  explicit Formulas(const Scene& scene) {
    const Problem& problem = scene.problem;
    const Reference reference = referenceOf(problem, scene.inputs);
    const NaiveScoreRule rule(problem);
    const Dropout dropout(problem);
    const Matrix<double>& dO = scene.inputs.dO;
    D = Vector<double>(problem.Tq());
    P = dP = dS = z = Matrix<double>::Zero(problem.Tq(), problem.Tk());
    for (Index r = 0; r < P.rows(); ++r) {
      D(r) = dO.row(r).dot(reference.O.row(r));
      for (Index t = 0; t < P.cols(); ++t) {
        z(r, t) = dropout.dropsAnything() ? dropout.factor(r, t) : 1.0;
        dP(r, t) = z(r, t) * dO.row(r).dot(scene.inputs.V.row(t));
        if (!scene.mask().visible(r, t)) continue;
        const double u = rule.capped(scene.inputs.Q.row(r).dot(scene.inputs.K.row(t)));
        P(r, t) = std::exp(rule.biased(u, r, t) - reference.lse(r));
        dS(r, t) = P(r, t) * (dP(r, t) - D(r)) * rule.capFactor(u);
      }
    }
  }

  Matrix<double> P, dP, dS, z;
  Vector<double> D;
};

Matrix<double> part(const Matrix<double>& whole, const BlockState& state) {
  return whole.block(state.queries.begin, state.keys.begin, state.queries.size(), state.keys.size());
}

}  // namespace

class TestBackwardStates : public QObject {
  Q_OBJECT

 private slots:
  /// Each event leaves its value, and each value is what the formulas of the backward pass say.
  void everyValueIsThatOfTheFormulas_data() { addScenes(isBackward); }
  void everyValueIsThatOfTheFormulas() {
    QFETCH(QString, name);
    if (name == "spoiled" || name == "steep") return;  // nothing to compare with, and sums of very large terms
    const Scene scene = fetchScene();
    const Formulas formulas(scene);
    // A few dozen roundings of values below 100.
    const double bound = 5000 * (scene.problem.settings().precision == Precision::Float64 ? 0x1p-52 : 0x1p-23);
    const auto near = [bound](const Matrix<double>& shown, const Matrix<double>& wanted) {
      return shown.rows() == wanted.rows() && shown.cols() == wanted.cols() &&
             (shown - wanted).cwiseAbs().maxCoeff() <= bound;
    };
    const std::vector<BlockState> states = scene.states();
    for (std::size_t k = 1; k < states.size(); ++k) {
      const BlockState& state = states[k];
      const Event event = scene.trace.event(static_cast<std::int64_t>(k));
      const auto verify = [&](bool holds, const char* what) {
        QVERIFY2(holds, qPrintable(QString("%1 after event %2, %3").arg(what).arg(k).arg(word(event.kind).data())));
      };
      const auto shownWith = [&](EventKind kind, bool present, const char* what) {
        if (event.kind == kind) verify(present, what);
      };
      shownWith(EventKind::RowTerms, state.D.has_value(), "D");
      shownWith(EventKind::ScoreProduct, state.S.has_value(), "S");
      shownWith(EventKind::WeightsRecomputed, state.P.has_value(), "P");
      shownWith(EventKind::DP, state.dP.has_value(), "dP");
      shownWith(EventKind::DS, state.dS.has_value(), "dS");
      shownWith(EventKind::DV, state.dV.has_value(), "dV");
      shownWith(EventKind::DQAdded, state.dQ.has_value(), "dQ");
      shownWith(EventKind::DK, state.dK.has_value(), "dK");
      if (state.P) verify(near(*state.P, part(formulas.P, state)), "P");
      if (state.D) {
        verify(near(*state.D, formulas.D.segment(state.queries.begin, state.queries.size())), "D");
      }
      // Hidden entries of dP hold whatever the product gives, until dS makes them 0.
      if (state.dP && state.P) {
        const Matrix<double> seen = part(formulas.P, state).unaryExpr([](double p) { return p > 0 ? 1.0 : 0.0; });
        verify(near(state.dP->cwiseProduct(seen), part(formulas.dP, state).cwiseProduct(seen)), "dP");
      }
      if (state.dS) verify(near(*state.dS, part(formulas.dS, state)), "dS");
      if (state.dQ && state.dQBefore && event.kind == EventKind::DQAdded) {
        const Matrix<double> added = scene.problem.scale() * part(formulas.dS, state) *
                                     scene.inputs.K.middleRows(state.keys.begin, state.keys.size());
        verify(near(*state.dQ - *state.dQBefore, added), "the part of dQ");
      }
    }
  }

  /// A tile that adds to a sum in HBM finds what the tiles before it in the order of addition left.
  void sumsGrowFromTileToTile_data() { addScenes(isBackward); }
  void sumsGrowFromTileToTile() {
    const Scene scene = fetchScene();
    if (scene.problem.isStandard()) return;
    std::vector<std::optional<Matrix<double>>> left(static_cast<std::size_t>(scene.trace.grid().nr()));
    const std::vector<BlockState> states = scene.states();
    for (std::size_t k = 1; k < states.size(); ++k) {
      const Event event = scene.trace.event(static_cast<std::int64_t>(k));
      if (event.tensor != Tensor::dQ || !event.j) continue;
      auto& sum = left[static_cast<std::size_t>(*event.i)];
      if (event.kind == EventKind::Load) {
        QVERIFY(sum ? sameBits(*states[k].dQ, *sum) : states[k].dQ->isZero(0));
        QVERIFY(sameBits(*states[k].dQ, *states[k].dQBefore));
      } else {
        sum = states[k].dQ;
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestBackwardStates)
#include "tst_backward_states.moc"
