// SPDX-License-Identifier: MIT
/// Passes that are run one by one, with a listener or without.

#include "core/attention/pass_by_pass.h"

#include <QTest>

#include <atomic>

#include "core/trace/trace.h"
#include "tests/core/attention/runs.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

ProblemSettings small() {
  ProblemSettings settings;
  settings.Tq = 50;
  settings.Tk = 44;
  settings.dk = 6;
  settings.dv = 5;
  settings.Br = 8;
  settings.Bc = 12;
  settings.causal = true;
  settings.backward = true;
  return settings;
}

}  // namespace

class TestPassByPass : public QObject {
  Q_OBJECT

 private slots:
  /// Each event once, and what is moved is the same with and without those who hear of it, however often a pass is run.
  void everyEventIsHeardOnce() {
    for (const Algorithm algorithm : Algorithms) {
      ProblemSettings settings = small();
      settings.algorithm = algorithm;
      const Problem problem = problemOf(settings);
      const auto passes = passByPass(problem, HbmInputs(problem, makeInputs(problem)));
      QVERIFY(passes.has_value());
      RunControl control;
      for (const Pass pass : {Pass::Forward, Pass::Backward}) {
        std::atomic<std::int64_t> heard{0};
        const EventSinks sinks = [&heard](unsigned) -> EventSink {
          return [&heard](const Event&, const EventFigures&) {
            ++heard;
            return true;
          };
        };
        const auto with = (*passes)->run(pass, control, 3, sinks);
        const auto without = (*passes)->run(pass, control, 1);
        QVERIFY(with.has_value() && without.has_value());
        QCOMPARE(heard.load(), Trace(problem, pass).eventCount());
        QVERIFY(with->hbm == without->hbm && with->hbm == (*passes)->run(pass, control, 2)->hbm);
      }
    }
  }

  void whoHearsOfEventsMayEndTheRun() {
    const Problem problem = problemOf(small());
    const auto passes = passByPass(problem, HbmInputs(problem, makeInputs(problem)));
    RunControl control;
    const EventSinks sinks = [](unsigned) -> EventSink { return [](const Event&, const EventFigures&) { return false; }; };
    const auto ended = (*passes)->run(Pass::Forward, control, 2, sinks);
    QVERIFY(!ended && ended.error().code == ErrorCode::Cancelled);
  }

  void whatIsTooLargeIsRefused() {
    ProblemSettings settings = small();
    settings.Tq = settings.Tk = 1 << 20;
    settings.algorithm = Algorithm::Standard;
    const Problem problem = problemOf(settings);
    const auto passes = passByPass(problem, HbmInputs(problemOf(small()), makeInputs(problemOf(small()))));
    QVERIFY(!passes && passes.error().code == ErrorCode::TooLarge);
  }
};

QTEST_APPLESS_MAIN(TestPassByPass)
#include "tst_pass_by_pass.moc"
