// SPDX-License-Identifier: MIT
/// What holds for every problem: results, counts, events, threads; and how a run ends early.
#include "core/attention/engine.h"

#include <sys/resource.h>
#include <unistd.h>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <thread>

#include "core/costs/closed_forms.h"
#include "core/trace/trace.h"
#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"
#include "tests/core/trace/expected_events.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

constexpr std::array<Algorithm, 2> Runnable{Algorithm::Standard, Algorithm::FlashAttention2};

ProblemSettings with(ProblemSettings settings, Algorithm algorithm) {
  settings.algorithm = algorithm;
  return settings;
}

std::int64_t valuesIn(const TrafficCounter& counter) {
  std::int64_t values = 0;
  for (std::size_t tensor = 0; tensor < TensorCount; ++tensor) {
    values += counter.loads[tensor].values + counter.stores[tensor].values;
  }
  return values;
}

/// Rows of a matrix in another order.
Matrix<double> permuted(const Matrix<double>& matrix, const std::vector<Index>& order) {
  Matrix<double> result(matrix.rows(), matrix.cols());
  for (Index r = 0; r < matrix.rows(); ++r) result.row(r) = matrix.row(order[static_cast<std::size_t>(r)]);
  return result;
}

/// What the data decide about each event, from the scores: sums of sixty-fourths, exact in any order.
class ExpectedFigures {
 public:
  ExpectedFigures(const Problem& problem, const Inputs& inputs)
      : m_grid(problem), m_scores(inputs.Q * inputs.K.transpose()), m_max(static_cast<std::size_t>(problem.Tq())) {
    m_seen.assign(m_max.size(), false);
  }

  EventFigures of(const Event& event) {
    EventFigures figures;
    const bool isMaximum = event.kind == EventKind::RunningMaxUpdated, isRescale = event.kind == EventKind::Rescaled;
    if (!isMaximum && !isRescale) return figures;
    const Range queries = m_grid.queries(*event.i), keys = m_grid.keys(*event.j);
    for (std::int64_t r = queries.begin; r < queries.end; ++r) {
      const auto at = static_cast<std::size_t>(r);
      const double before = m_max[at];
      const double after = maximum(r, keys);
      if (m_seen[at] && after > before) {
        figures.rows += 1;
        const double factor = std::exp(before - after);
        const bool isFirst = isMaximum ? !figures.growth || after - before > *figures.growth
                                       : !figures.factor || factor < *figures.factor;
        if (isFirst) {
          (isMaximum ? figures.growth : figures.factor) = isMaximum ? after - before : factor;
          figures.row = r;
        }
      }
      if (isRescale) take(r, keys, after);
    }
    return figures;
  }

 private:
  double maximum(std::int64_t r, Range keys) const {
    double m = m_seen[static_cast<std::size_t>(r)] ? m_max[static_cast<std::size_t>(r)]
                                                   : -std::numeric_limits<double>::infinity();
    for (std::int64_t t = keys.begin; t < keys.end; ++t) {
      if (m_grid.mask().visible(r, t)) m = std::max(m, m_scores(r, t));
    }
    return m;
  }
  void take(std::int64_t r, Range keys, double m) {
    if (!m_grid.mask().visible(r, keys.begin)) return;
    m_seen[static_cast<std::size_t>(r)] = true;
    m_max[static_cast<std::size_t>(r)] = m;
  }

  TileGrid m_grid;
  Matrix<double> m_scores;
  std::vector<double> m_max;
  std::vector<bool> m_seen;
};

rlim_t usedAddressSpace() {
  std::ifstream statistics("/proc/self/statm");
  rlim_t pages = 0;
  statistics >> pages;
  return pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE));
}

/// Limits the address space of this process while it lives.
class LessMemory {
 public:
  explicit LessMemory(rlim_t bytes) {
    ::getrlimit(RLIMIT_AS, &m_before);
    const rlimit less{bytes, m_before.rlim_max};
    ::setrlimit(RLIMIT_AS, &less);
  }
  ~LessMemory() { ::setrlimit(RLIMIT_AS, &m_before); }
  LessMemory(const LessMemory&) = delete;
  LessMemory& operator=(const LessMemory&) = delete;

 private:
  rlimit m_before{};
};

}  // namespace

class TestEngine : public QObject {
  Q_OBJECT

 private slots:
  void resultsAgreeWithNaiveAttention() {
    RandomSettings random(70'01);
    for (int n = 0; n < 400; ++n) {
      const ProblemSettings settings = random.next();
      const Inputs inputs = makeInputs(problemOf(settings));
      const Reference reference = referenceOf(problemOf(settings), inputs);
      for (const Algorithm algorithm : Runnable) {
        const Problem problem = problemOf(with(settings, algorithm));
        const RunResult result = runOf(problem, inputs);
        const QString wrong = disagreement(problem, result, reference);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + text(problem.settings())));
        std::int64_t withoutKeys = 0;
        for (std::int64_t r = 0; r < settings.Tq; ++r) {
          withoutKeys += settings.causal && r + problem.offset() < 0 ? 1 : 0;
        }
        QVERIFY2(result.rowsWithoutKeys == withoutKeys && result.rowsNotFinite == 0, qPrintable(text(settings)));
      }
    }
  }

  void whatIsCountedIsTheRuleAndTheClosedForm() {
    RandomSettings random(70'02);
    for (int n = 0; n < 200; ++n) {
      const ProblemSettings settings = random.next();
      const Inputs inputs = makeInputs(problemOf(settings));
      for (const Algorithm algorithm : Runnable) {
        const Problem problem = problemOf(with(settings, algorithm));
        const RunResult result = runOf(problem, inputs);
        const Totals byRule = Trace(problem).wholeRun();
        QVERIFY2(result.hbm.loads == byRule.loads && result.hbm.stores == byRule.stores,
                 qPrintable(text(problem.settings())));
        const std::int64_t closedForm = algorithm == Algorithm::Standard
                                            ? standardForwardValues(problem)
                                            : fa2ForwardValues(problem, takeCensus(problem));
        QVERIFY2(valuesIn(result.hbm) == closedForm, qPrintable(text(problem.settings())));
        QVERIFY2(result.onChipPeak == onChipSize(problem), qPrintable(text(problem.settings())));
      }
    }
  }

  void threadsDoNotChangeABit() {
    RandomSettings random(70'03);
    for (int n = 0; n < 60; ++n) {
      const ProblemSettings settings = random.next();
      const Inputs inputs = makeInputs(problemOf(settings));
      for (const Algorithm algorithm : Runnable) {
        const Problem problem = problemOf(with(settings, algorithm));
        const RunResult one = runOf(problem, inputs, 1);
        for (const unsigned threads : {2U, 5U}) {
          const RunResult many = runOf(problem, inputs, threads);
          QVERIFY2(sameBits(one, many) && one.hbm == many.hbm && one.onChipPeak == many.onChipPeak,
                   qPrintable(text(problem.settings())));
        }
      }
    }
  }

  void runningInOrderGivesTheSameBitsAndTheEventsOfTheTrace() {
    RandomSettings random(70'04, 40);
    for (int n = 0; n < 100; ++n) {
      const ProblemSettings settings = random.next();
      const Inputs inputs = makeInputs(problemOf(settings));
      for (const Algorithm algorithm : Runnable) {
        const Problem problem = problemOf(with(settings, algorithm));
        std::vector<Event> events;
        const auto inOrder = runInOrder(problem, inputs, [&events](const Event& event, const EventFigures& figures) {
          events.push_back(event);
          return figures.rows >= 0;
        });
        const RunResult result = runOf(problem, inputs, 2);
        QVERIFY2(inOrder && sameBits(*inOrder, result) && inOrder->hbm == result.hbm &&
                     inOrder->onChipPeak == result.onChipPeak,
                 qPrintable(text(problem.settings())));
        QVERIFY2(events == ExpectedEvents(problem.settings()).list(), qPrintable(text(problem.settings())));
      }
    }
  }

  void figuresAreThoseOfTheScores() {
    RandomSettings random(70'05, 40);
    std::int64_t grown = 0;
    for (int n = 0; n < 100; ++n) {
      ProblemSettings settings = random.next();
      settings.inputKind = InputKind::Ramp;
      settings.scale = 1.0;
      settings.precision = Precision::Float64;
      const Problem problem = problemOf(settings);
      const Inputs inputs = makeInputs(problem);
      ExpectedFigures expected(problem, inputs);
      bool agree = true;
      const auto result = runInOrder(problem, inputs, [&](const Event& event, const EventFigures& figures) {
        agree = agree && figures == expected.of(event);
        grown += figures.growth ? figures.rows : 0;
        return true;
      });
      QVERIFY2(result && agree, qPrintable(text(settings)));
    }
    QVERIFY(grown > 1000);
  }

  void theOrderOfTheKeysDoesNotMatterWithoutAMask() {
    RandomSettings random(70'06);
    for (int n = 0; n < 60; ++n) {
      ProblemSettings settings = random.next();
      settings.causal = false;
      const Inputs inputs = makeInputs(problemOf(settings));
      std::vector<Index> order(static_cast<std::size_t>(settings.Tk));
      for (std::size_t t = 0; t < order.size(); ++t) order[t] = static_cast<Index>(t);
      for (std::size_t t = order.size(); t > 1; --t) {
        std::swap(order[t - 1], order[static_cast<std::size_t>(random.between(0, static_cast<std::int64_t>(t) - 1))]);
      }
      const Reference reference = referenceOf(problemOf(settings), inputs);
      const Inputs others{inputs.Q, permuted(inputs.K, order), permuted(inputs.V, order)};
      for (const Algorithm algorithm : Runnable) {
        const Problem problem = problemOf(with(settings, algorithm));
        const QString wrong = disagreement(problem, runOf(problem, others), reference);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + text(problem.settings())));
      }
    }
  }

  void aCancelledRunEnds_data() {
    QTest::addColumn<int>("algorithm");
    for (const Algorithm algorithm : Runnable) QTest::newRow(word(algorithm).data()) << static_cast<int>(algorithm);
  }
  void aCancelledRunEnds() {
    QFETCH(int, algorithm);
    ProblemSettings settings;
    settings.Tq = settings.Tk = 8192;  // seconds of work: it cannot end before it is cancelled
    settings.dk = settings.dv = 256;
    settings.Br = settings.Bc = 32;
    const Problem problem = problemOf(with(settings, static_cast<Algorithm>(algorithm)));
    const Inputs inputs{Matrix<double>::Zero(settings.Tq, settings.dk), Matrix<double>::Zero(settings.Tk, settings.dk),
                        Matrix<double>::Zero(settings.Tk, settings.dv)};
    RunControl control;
    std::jthread watcher([&control] {
      while (control.stripsDone < 2) std::this_thread::yield();
      control.cancel = true;
    });
    const auto result = run(problem, inputs, control, 2);
    QVERIFY(!result && result.error().code == ErrorCode::Cancelled);
    QVERIFY(control.stripsDone < control.stripsTotal);
  }

  void cancelledBeforeItBeganItDoesNothing() {
    RunControl control;
    control.cancel = true;
    const Problem problem = problemOf({});
    const auto result = run(problem, makeInputs(problem), control, 1);
    QVERIFY(!result && result.error().code == ErrorCode::Cancelled);
    QCOMPARE(control.stripsDone.load(), 0);
  }

  void aSinkMayEndTheRun() {
    const Problem problem = problemOf({});
    int events = 0;
    const auto result = runInOrder(problem, makeInputs(problem),
                                   [&events](const Event&, const EventFigures&) { return ++events < 10; });
    QVERIFY(!result && result.error().code == ErrorCode::Cancelled);
    QCOMPARE(events, 10);
  }

  void progressIsCountedInStrips() {
    const Problem problem = problemOf({});
    RunControl control;
    QVERIFY(run(problem, makeInputs(problem), control, 2));
    QCOMPARE(control.stripsTotal.load(), 8);
    QCOMPARE(control.stripsDone.load(), 8);
  }

  void refusesWhatItCannotDo_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<qint64>("tokens");
    QTest::addColumn<QString>("line");
    QTest::newRow("FA-1")
        << static_cast<int>(Algorithm::FlashAttention1) << qint64{8}
        << "--algorithm: fa1 is not available in this version; accepted: fa2, standard (fa1 is counted "
           "by model and trace)";
    QTest::newRow("standard too large")
        << static_cast<int>(Algorithm::Standard) << qint64{65536}
        << "S and P of standard attention: 34359738368 bytes is too large; accepted: at "
           "most 8589934592 bytes (the model counts larger ones)";
    QTest::newRow("other shapes") << static_cast<int>(Algorithm::FlashAttention2) << qint64{8}
                                  << "q: 0 x 0 is a shape that does not fit; accepted: 8 x 64";
  }
  void refusesWhatItCannotDo() {
    QFETCH(int, algorithm);
    QFETCH(qint64, tokens);
    QFETCH(QString, line);
    ProblemSettings settings;
    settings.Tq = settings.Tk = tokens;
    settings.algorithm = static_cast<Algorithm>(algorithm);
    RunControl control;
    const Problem problem = problemOf(settings);
    const auto result = run(problem, {}, control);
    QCOMPARE(result ? QString() : QString::fromStdString(describe(result.error())), line);
    const auto inOrder = runInOrder(problem, {}, [](const Event&, const EventFigures&) { return true; });
    QVERIFY(!inOrder && inOrder.error() == result.error());
  }

  /// A system that has no more threads slows a run down and changes nothing else.
  void tooFewThreadsAreNoError() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("the sanitizers take more address space than the limit leaves");
#endif
    ProblemSettings settings;
    settings.Br = 1;
    const Problem problem = problemOf(settings);
    const Inputs inputs = makeInputs(problem);
    const RunResult usual = runOf(problem, inputs, 2);
    const LessMemory limit(usedAddressSpace() + (rlim_t{64} << 20));  // room for some stacks of 8 MiB, not for 500
    RunControl control;
    const auto result = run(problem, inputs, control, 500);
    QVERIFY(result && sameBits(*result, usual) && result->hbm == usual.hbm);
  }

  void tooLittleMemoryIsAnError() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("the sanitizers take more address space than the limit leaves");
#endif
    ProblemSettings settings;
    settings.Tq = settings.Tk = 1 << 18;
    settings.dk = settings.dv = 1;
    settings.Br = settings.Bc = 1 << 18;  // one tile of 2^36 values
    const Problem problem = problemOf(settings);
    const Inputs inputs{Matrix<double>::Zero(settings.Tq, 1), Matrix<double>::Zero(settings.Tk, 1),
                        Matrix<double>::Zero(settings.Tk, 1)};
    const LessMemory limit(rlim_t{16} << 30);
    RunControl control;
    const auto result = run(problem, inputs, control, 1);
    QVERIFY(!result && result.error().code == ErrorCode::OutOfMemory);
  }
};

QTEST_APPLESS_MAIN(TestEngine)
#include "tst_engine.moc"
