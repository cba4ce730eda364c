// SPDX-License-Identifier: MIT
#include "core/replay/row_history.h"

#include <cmath>

#include "tests/core/replay/replay_scenes.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

bool isForwardByTiles(const Way& way) { return !way.backward && way.algorithm != Algorithm::Standard; }
bool isBackward(const Way& way) { return way.backward; }

double epsilonOf(const Scene& scene) {
  return scene.problem.settings().precision == Precision::Float64 ? 0x1p-52 : 0x1p-23;
}

}  // namespace

class TestRowHistory : public QObject {
  Q_OBJECT

 private slots:
  /// After each tile the row holds exact attention over the keys seen so far, and at the end what the run returns.
  void everyStepHoldsAttentionOverTheKeysSeen_data() { addScenes(isForwardByTiles); }
  void everyStepHoldsAttentionOverTheKeysSeen() {
    QFETCH(QString, name);
    const Scene scene = fetchScene();
    const double unit = 16 * epsilonOf(scene) * std::max(1.0, referenceOf(scene.problem, scene.inputs).scoreMax);
    const double largest = std::max(1.0, scene.inputs.V.cwiseAbs().maxCoeff()) / (1 - scene.problem.settings().dropout);
    for (std::int64_t r = 0; r < scene.problem.Tq(); ++r) {
      const auto steps = forwardHistory(scene.problem, scene.inputs, HbmInputs(scene.problem, scene.inputs), scene.trace, r);
      QCOMPARE(static_cast<std::int64_t>(steps.size()), scene.trace.grid().nc());
      double m = -Inf;
      std::int64_t keys = 0;
      for (std::size_t j = 0; j < steps.size(); ++j) {
        const ForwardHistoryStep& step = steps[j];
        QCOMPARE(step.j, static_cast<std::int64_t>(j));
        QCOMPARE(step.keys, scene.trace.grid().keys(step.j));
        QCOMPARE(step.isSkipped, scene.trace.grid().kind({r / scene.problem.Br(), step.j}) == TileKind::Skipped);
        keys += scene.mask().visibleEntries({r, r + 1}, step.keys);
        QCOMPARE(step.exact.keys, keys);
        if (name == "spoiled") continue;
        QVERIFY(sameBits(step.m, std::max(m, step.rowMax)));
        if (step.isSkipped) QVERIFY(step.rowMax == -Inf && step.factor == 1);
        m = step.m;
        if (keys == 0) {
          QVERIFY(step.m == -Inf && step.l == 0 && step.output.isZero(0));
          continue;
        }
        QVERIFY(std::abs(step.m + std::log(step.l) - step.exact.lse()) <=
                unit * std::max(1.0, std::abs(step.exact.lse())));
        QVERIFY((step.output - step.exact.output()).cwiseAbs().maxCoeff() <= unit * largest);
      }
      // FA-1 stores what it holds; FA-2 divides once more in its own arithmetic.
      const Vector<double> O = scene.result.O.row(r).transpose();
      if (name == "spoiled") continue;
      QVERIFY((steps.back().output - O).cwiseAbs().maxCoeff() <=
              2 * epsilonOf(scene) * std::max(1.0, O.cwiseAbs().maxCoeff()));
    }
  }

  /// Ranges of keys merge in any order and grouping to what the whole holds.
  void rangesMergeToTheWhole() {
    const Scene scene = sceneOf("every mask", settingsOf(Ways[2], Precision::Float64));
    for (std::int64_t r = 0; r < scene.problem.Tq(); ++r) {
      const auto part = [&](std::int64_t begin, std::int64_t end) {
        return summaryOf(scene.problem, scene.inputs, r, {begin, end});
      };
      const Summary whole = part(0, 10);
      for (const Summary& merged :
           {merge(merge(part(0, 3), part(3, 6)), part(6, 10)), merge(part(6, 10), merge(part(3, 6), part(0, 3))),
            merge(part(0, 3), part(3, 10))}) {
        QCOMPARE(merged.keys, whole.keys);
        QVERIFY(sameBits(merged.m, whole.m));
        QVERIFY(std::abs(merged.l - whole.l) <= 8 * 0x1p-52 * std::max(1.0, whole.l));
        QVERIFY((merged.output() - whole.output()).cwiseAbs().maxCoeff() <= 64 * 0x1p-52);
      }
    }
  }

  void bothWaysGiveTheRowTerm_data() { addScenes(isBackward); }
  void bothWaysGiveTheRowTerm() {
    QFETCH(QString, name);
    const Scene scene = fetchScene();
    if (name == "spoiled") return;
    for (std::int64_t r = 0; r < scene.problem.Tq(); ++r) {
      const BackwardHistory history = backwardHistory(scene.problem, scene.inputs, &scene.result, r);
      QCOMPARE(static_cast<std::int64_t>(history.steps.size()), scene.trace.grid().nc());
      // Sums of a dozen products of values below 10; steep rows have scores of 1e4, whose exponentials show it.
      const double bound = (name == "steep" ? 1e5 : 1e3) * 0x1p-52;
      QVERIFY(std::abs(history.dOO - history.PdP) <= bound);
      if (history.D) QVERIFY(std::abs(*history.D - history.dOO) <= bound / 0x1p-52 * epsilonOf(scene));
      QVERIFY(sameBits(history.steps.back().PdP, history.PdP));
      const double sum = scene.mask().seesAKey(r) ? 1 : 0;
      QVERIFY(std::abs(history.steps.back().weight - sum) <= bound);
      for (std::size_t j = 1; j < history.steps.size(); ++j) {
        QVERIFY(history.steps[j].weight >= history.steps[j - 1].weight);
        if (history.steps[j].isSkipped) QVERIFY(sameBits(history.steps[j].PdP, history.steps[j - 1].PdP));
      }
    }
  }

  void standardAttentionHasNoTiles() {
    const Scene scene = sceneOf("tiny", settingsOf(Ways[0], Precision::Float64));
    QVERIFY(forwardHistory(scene.problem, scene.inputs, HbmInputs(scene.problem, scene.inputs), scene.trace, 0).empty());
  }
};

QTEST_APPLESS_MAIN(TestRowHistory)
#include "tst_row_history.moc"
