// SPDX-License-Identifier: MIT
/// What holds for every problem of the family: results, counts, events, independence of threads, blocks and orders.
#include "core/attention/engine.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

#include "core/costs/closed_forms.h"
#include "core/trace/trace.h"
#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// Calls check with the problem under each algorithm, and each backward order where there is one.
void forEachVariant(ProblemSettings settings, const std::function<void(const Problem&)>& check) {
  for (const Algorithm algorithm : Algorithms) {
    settings.algorithm = algorithm;
    for (const BackwardOrder order : BackwardOrders) {
      settings.backwardOrder = order;
      check(problemOf(settings));
      if (!settings.backward || algorithm == Algorithm::Standard) break;
    }
  }
}

std::int64_t closedForm(const Problem& problem, Pass pass) {
  const TileCensus census = takeCensus(problem);
  const bool isForward = pass == Pass::Forward;
  switch (problem.algorithm()) {
    case Algorithm::Standard: return isForward ? standardForwardValues(problem) : standardBackwardValues(problem);
    case Algorithm::FlashAttention1:
      if (isForward) return fa1ForwardValues(problem, census);
      break;
    case Algorithm::FlashAttention2:
      if (isForward) return fa2ForwardValues(problem, census);
      break;
  }
  switch (problem.backwardOrder()) {
    case BackwardOrder::FlashAttention2: return fa2BackwardValues(problem, census);
    case BackwardOrder::FlashAttention1: return fa1BackwardValues(problem, census);
    case BackwardOrder::QueryOuter: return queryOuterBackwardValues(problem, census);
    case BackwardOrder::TwoLoops: return twoLoopsBackwardValues(problem, census);
  }
  return 0;
}

std::int64_t valuesIn(const TrafficCounter& counter) {
  std::int64_t values = 0;
  for (std::size_t tensor = 0; tensor < TensorCount; ++tensor) {
    values += counter.loads[tensor].values + counter.stores[tensor].values;
  }
  return values;
}

/// Whether a pass moved what the rule says, of each tensor in each direction, and what the closed form says in all.
bool countsAgree(const Problem& problem, Pass pass, const PassCount& count) {
  const Totals byRule = Trace(problem, pass).wholeRun();
  return count.hbm.loads == byRule.loads && count.hbm.stores == byRule.stores &&
         valuesIn(count.hbm) == closedForm(problem, pass) && count.onChipPeak == onChipSize(problem, pass);
}

/// Rows of a matrix in another order.
Matrix<double> permuted(const Matrix<double>& matrix, const std::vector<Index>& order) {
  Matrix<double> result(matrix.rows(), matrix.cols());
  for (Index r = 0; r < matrix.rows(); ++r) result.row(r) = matrix.row(order[static_cast<std::size_t>(r)]);
  return result;
}

std::vector<Index> shuffledOrder(RandomSettings& random, std::int64_t count) {
  std::vector<Index> order(static_cast<std::size_t>(count));
  for (std::size_t t = 0; t < order.size(); ++t) order[t] = static_cast<Index>(t);
  for (std::size_t t = order.size(); t > 1; --t) {
    std::swap(order[t - 1], order[static_cast<std::size_t>(random.between(0, static_cast<std::int64_t>(t) - 1))]);
  }
  return order;
}

std::vector<Event> eventsOf(const Problem& problem) {
  std::vector<Event> events;
  for (const Pass pass : {Pass::Forward, Pass::Backward}) {
    if (pass > problem.lastPass()) break;
    const Schedule schedule(problem, pass);
    for (std::int64_t strip = 0; strip < schedule.stripCount(); ++strip) {
      schedule.forEachEvent(schedule.strip(strip), [&events](const Event& event) {
        events.push_back(event);
        return true;
      });
    }
  }
  return events;
}

}  // namespace

class TestEngine : public QObject {
  Q_OBJECT

 private slots:
  /// Each of them for blocks of its own: so no result depends on the blocks.
  void resultsAgreeWithNaiveAttention() {
    RandomSettings random(70'01);
    for (int n = 0; n < 1500; ++n) {
      const ProblemSettings settings = random.nextOfFamily();
      const Inputs inputs = makeInputs(problemOf(settings));
      const Reference reference = referenceOf(problemOf(settings), inputs);
      const std::int64_t blind = (reference.lse.array() == -std::numeric_limits<double>::infinity()).count();
      forEachVariant(settings, [&](const Problem& problem) {
        const RunResult result = runOf(problem, inputs);
        const QString wrong = disagreement(problem, result, reference);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + text(problem.settings())));
        QVERIFY2(result.rowsWithoutKeys == blind && result.rowsNotFinite == 0, qPrintable(text(problem.settings())));
        QVERIFY2(!result.backward || result.backward->rowsNotFinite == 0, qPrintable(text(problem.settings())));
      });
      if (QTest::currentTestFailed()) return;
    }
  }

  /// D is rowsum(dO o O) for every order that keeps it; standard attention and Algorithm 4 keep none.
  void rowTermsAreThoseOfTheReference() {
    RandomSettings random(70'08, 40);
    for (int n = 0; n < 200; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      settings.backward = true;
      settings.precision = Precision::Float64;
      const Inputs inputs = makeInputs(problemOf(settings));
      const Reference reference = referenceOf(problemOf(settings), inputs);
      const Vector<double>& D = reference.gradients->D;
      // D is a sum of dv products with O, which has the bound of results.
      const double bound = 16 * 0x1p-52 * std::max(1.0, reference.scoreMax) *
                           std::max(1.0, reference.O.cwiseAbs().maxCoeff()) * static_cast<double>(settings.dv) *
                           inputs.dO.cwiseAbs().maxCoeff();
      forEachVariant(settings, [&](const Problem& problem) {
        const Vector<double> found = runOf(problem, inputs).backward->gradients.D;
        const bool keepsThem = !problem.isStandard() && problem.backwardOrder() != BackwardOrder::FlashAttention1;
        QCOMPARE(found.size(), keepsThem ? problem.Tq() : 0);
        QVERIFY2(!keepsThem || (found - D).cwiseAbs().maxCoeff() <= bound, qPrintable(text(problem.settings())));
      });
      if (QTest::currentTestFailed()) return;
    }
  }

  void whatIsCountedIsTheRuleAndTheClosedForm() {
    RandomSettings random(70'02, 50);
    for (int n = 0; n < 600; ++n) {
      const ProblemSettings settings = random.nextOfFamily();
      const Inputs inputs = makeInputs(problemOf(settings));
      forEachVariant(settings, [&inputs](const Problem& problem) {
        const RunResult result = runOf(problem, inputs);
        QVERIFY2(countsAgree(problem, Pass::Forward, result.count), qPrintable(text(problem.settings())));
        QVERIFY2(result.backward.has_value() == problem.settings().backward, qPrintable(text(problem.settings())));
        if (!result.backward) return;
        QVERIFY2(countsAgree(problem, Pass::Backward, result.backward->count), qPrintable(text(problem.settings())));
      });
      if (QTest::currentTestFailed()) return;
    }
  }

  void threadsDoNotChangeABit() {
    RandomSettings random(70'03);
    for (int n = 0; n < 120; ++n) {
      const ProblemSettings settings = random.nextOfFamily();
      const Inputs inputs = makeInputs(problemOf(settings));
      forEachVariant(settings, [&inputs](const Problem& problem) {
        const RunResult one = runOf(problem, inputs, 1);
        for (const unsigned threads : {2U, 5U}) {
          QVERIFY2(sameRun(one, runOf(problem, inputs, threads)), qPrintable(text(problem.settings())));
        }
      });
      if (QTest::currentTestFailed()) return;
    }
  }

  void runningInOrderGivesTheSameBitsAndTheEventsOfTheSchedule() {
    RandomSettings random(70'04, 40);
    for (int n = 0; n < 200; ++n) {
      const ProblemSettings settings = random.nextOfFamily();
      const Inputs inputs = makeInputs(problemOf(settings));
      forEachVariant(settings, [&inputs](const Problem& problem) {
        std::vector<Event> events;
        const auto inOrder = runInOrder(problem, inputs, [&events](const Event& event, const EventFigures&) {
          events.push_back(event);
          return true;
        });
        QVERIFY2(inOrder && sameRun(*inOrder, runOf(problem, inputs, 2)), qPrintable(text(problem.settings())));
        QVERIFY2(events == eventsOf(problem), qPrintable(text(problem.settings())));
      });
      if (QTest::currentTestFailed()) return;
    }
  }

  /// A pass forward is the same whether a pass backward follows or not, and whatever the order of that.
  void theBackwardPassChangesNothingForward() {
    RandomSettings random(70'07, 40);
    for (int n = 0; n < 100; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      settings.backward = true;
      const Inputs inputs = makeInputs(problemOf(settings));
      forEachVariant(settings, [&inputs](const Problem& problem) {
        RunResult both = runOf(problem, inputs);
        both.backward.reset();
        ProblemSettings forward = problem.settings();
        forward.backward = false;
        QVERIFY2(sameRun(both, runOf(problemOf(forward), inputs)), qPrintable(text(problem.settings())));
      });
      if (QTest::currentTestFailed()) return;
    }
  }

  void theOrderOfTheKeysDoesNotMatterWithoutAMask() {
    RandomSettings random(70'06);
    for (int n = 0; n < 100; ++n) {
      ProblemSettings settings = random.next();
      settings.causal = false;
      settings.backward = random.oneIn(2);
      const Inputs inputs = makeInputs(problemOf(settings));
      const std::vector<Index> order = shuffledOrder(random, settings.Tk);
      Reference reference = referenceOf(problemOf(settings), inputs);
      if (reference.gradients) {
        reference.gradients->dK = permuted(reference.gradients->dK, order);
        reference.gradients->dV = permuted(reference.gradients->dV, order);
      }
      const Inputs others{inputs.Q, permuted(inputs.K, order), permuted(inputs.V, order), inputs.dO};
      forEachVariant(settings, [&](const Problem& problem) {
        const QString wrong = disagreement(problem, runOf(problem, others), reference);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + text(problem.settings())));
      });
      if (QTest::currentTestFailed()) return;
    }
  }
};

QTEST_APPLESS_MAIN(TestEngine)
#include "tst_engine.moc"
