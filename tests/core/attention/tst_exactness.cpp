// SPDX-License-Identifier: MIT
/// Why the algorithms are exact, seen in the engine: after every tile its statistics are those of the keys seen; every
/// visible entry has its weight once, and no masked one has any.

#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/attention/pass_memory.h"
#include "core/attention/summary.h"
#include "core/problem/dropout.h"
#include "core/trace/schedule.h"
#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"
#include "tests/core/problem/visible_rule.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// Whether a machine's rows, after a tile, are the summaries of all keys up to the end of that tile.
class SeenSoFar {
 public:
  SeenSoFar(const Problem& problem, const Inputs& inputs)
      : m_problem(problem), m_inputs(inputs), m_grid(problem), m_reference(referenceOf(problem, inputs)) {}

  bool agrees(const StripMachine& machine, TileIndex tile) const {
    const bool isFa1 = m_problem.algorithm() == Algorithm::FlashAttention1;
    const Matrix<double> m = machine.look(isFa1 ? Look::mNew : Look::m), l = machine.look(Look::l),
                         O = machine.look(Look::Output);
    const Range queries = m_grid.queries(tile.i);
    bool agree = m.rows() == queries.size() && l.rows() == queries.size() && O.rows() == queries.size();
    for (Index r = 0; agree && r < queries.size(); ++r) {
      const Summary seen = summaryOf(m_problem, m_inputs, queries.begin + r, {0, m_grid.keys(tile.j).end});
      agree = near(m(r, 0), seen.m, 1) && near(l(r, 0), seen.l, seen.l);
      const Vector<double> wanted = isFa1 ? seen.output() : seen.O_acc;
      const double size = (isFa1 ? 1 : seen.l) * m_inputs.V.cwiseAbs().maxCoeff() / (1 - m_problem.settings().dropout);
      for (Index c = 0; c < O.cols(); ++c) agree = agree && near(O(r, c), wanted(c), size);
    }
    return agree;
  }

 private:
  /// The bound of results, beside values of that size.
  bool near(double found, double wanted, double size) const {
    const double bound = 16 * 0x1p-52 * std::max(1.0, m_reference.scoreMax) * std::max(1.0, size);
    return std::isfinite(wanted) ? std::abs(found - wanted) <= bound : found == wanted;
  }

  const Problem& m_problem;
  const Inputs& m_inputs;
  TileGrid m_grid;
  Reference m_reference;
};

/// Equal numbers of queries and keys, so that an identity fits as V and as dO, and no score that underflows.
ProblemSettings withIdentities(RandomSettings& random) {
  ProblemSettings settings = random.nextOfFamily();
  settings.Tk = settings.Tq;
  settings.dk = std::min<std::int64_t>(settings.dk, 8);
  settings.dv = settings.Tq;
  settings.documents = {};
  settings.blockMask = randomBlocks((settings.Tq + settings.Br - 1) / settings.Br,
                                    (settings.Tk + settings.Bc - 1) / settings.Bc, 0.7, settings.seed);
  settings.inputKind = InputKind::Normal;
  settings.backward = true;
  return settings;
}

}  // namespace

class TestExactness : public QObject {
  Q_OBJECT

 private slots:
  void afterEveryTileTheStatisticsAreThoseOfTheKeysSeen() {
    RandomSettings random(71'01, 30);
    int tiles = 0;
    for (int n = 0; n < 800; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      settings.algorithm = random.oneIn(2) ? Algorithm::FlashAttention1 : Algorithm::FlashAttention2;
      settings.precision = Precision::Float64;
      settings.backward = false;
      const Problem problem = problemOf(settings);
      const Inputs inputs = makeInputs(problem);
      const SeenSoFar seen(problem, inputs);
      const Schedule schedule(problem);
      PassMemory<double> memory(problem, HbmInputs(problem, inputs));
      memory.beginPass(Pass::Forward);
      const auto machine = memory.machine(schedule.strip(0).kind);
      const EventKind last =
          settings.algorithm == Algorithm::FlashAttention1 ? EventKind::Normalised : EventKind::Accumulated;
      bool agree = true;
      for (std::int64_t strip = 0; strip < schedule.stripCount(); ++strip) {
        schedule.forEachEvent(schedule.strip(strip), [&](const Event& event) {
          machine->apply(event);
          if (event.kind == last && event.i && event.j) {
            agree = agree && seen.agrees(*machine, {*event.i, *event.j});
            ++tiles;
          }
          return agree;
        });
      }
      QVERIFY2(agree, qPrintable(text(settings)));
    }
    QVERIFY(tiles > 5000);
  }

  /// With V = 1 the output is z o P: weights at what is visible and kept, that sum to 1 without dropout, and exact
  /// zeros at the rest. With dO = 1, dV is its transpose.
  void everyVisibleEntryHasItsWeightAndNoMaskedOneHas() {
    RandomSettings random(71'02, 40);
    for (int n = 0; n < 200; ++n) {
      ProblemSettings settings = withIdentities(random);
      const VisibleRule rule(settings);
      const Inputs made = makeInputs(problemOf(settings));
      const Matrix<double> identity = Matrix<double>::Identity(settings.Tq, settings.Tq);
      const Inputs inputs{made.Q, made.K, identity, identity};
      for (const Algorithm algorithm : Algorithms) {
        for (const BackwardOrder order : BackwardOrders) {
          settings.algorithm = algorithm;
          settings.backwardOrder = order;
          const Problem problem = problemOf(settings);
          const Dropout dropout(problem);
          const RunResult result = runOf(problem, inputs);
          const Matrix<double>& dV = result.backward->gradients.dV;
          bool asItShould = true;
          for (Index r = 0; r < settings.Tq; ++r) {
            for (Index t = 0; t < settings.Tk; ++t) {
              const bool hasWeight = rule(r, t) && dropout.kept(r, t);
              asItShould = asItShould && (result.O(r, t) > 0) == hasWeight && (hasWeight || result.O(r, t) == 0) &&
                           (dV(t, r) > 0) == hasWeight && (hasWeight || dV(t, r) == 0);
            }
            const double epsilon = settings.precision == Precision::Float64 ? 0x1p-52 : 0x1p-23;
            // A division for each of up to 40 weights, and their sum.
            const bool sumsToOne = std::abs(result.O.row(r).sum() - 1) <= 64 * epsilon || result.lse(r) < -1e300;
            asItShould = asItShould && (settings.dropout > 0 || sumsToOne);
          }
          QVERIFY2(asItShould, qPrintable(text(settings)));
        }
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestExactness)
#include "tst_exactness.moc"
