// SPDX-License-Identifier: MIT
/// How a run is watched, ends early, or is refused.

#include <sys/resource.h>
#include <unistd.h>

#include <QTest>

#include <fstream>
#include <thread>

#include "tests/core/attention/runs.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

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

class TestRunControl : public QObject {
  Q_OBJECT

 private slots:
  void aCancelledRunEnds_data() {
    QTest::addColumn<int>("algorithm");
    for (const Algorithm algorithm : Algorithms) QTest::newRow(word(algorithm).data()) << static_cast<int>(algorithm);
  }
  void aCancelledRunEnds() {
    QFETCH(int, algorithm);
    ProblemSettings settings;
    settings.Tq = settings.Tk = 8192;  // seconds of work: it cannot end before it is cancelled
    settings.dk = settings.dv = 256;
    settings.Br = settings.Bc = 32;
    settings.algorithm = static_cast<Algorithm>(algorithm);
    const Problem problem = problemOf(settings);
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

  /// D's 8 row blocks and 16 column blocks follow the 8 of the forward pass.
  void progressIsThatOfBothPasses() {
    ProblemSettings settings;
    settings.backward = true;
    const Problem problem = problemOf(settings);
    RunControl control;
    control.stripsDone = 5;  // of a run before
    QVERIFY(run(problem, makeInputs(problem), control, 2));
    QCOMPARE(control.stripsTotal.load(), 8 + 8 + 16);
    QCOMPARE(control.stripsDone.load(), 32);
  }

  void aSinkMayEndTheBackwardPass() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 128;
    settings.backward = true;
    const Problem problem = problemOf(settings);
    bool wasBackward = false;
    const auto result =
        runInOrder(problem, makeInputs(problem), [&wasBackward](const Event& event, const EventFigures&) {
          wasBackward = event.pass == Pass::Backward;
          return !wasBackward;
        });
    QVERIFY(!result && result.error().code == ErrorCode::Cancelled && wasBackward);
  }

  void refusesWhatItCannotDo_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<qint64>("tokens");
    QTest::addColumn<bool>("backward");
    QTest::addColumn<QString>("line");
    const auto standard = static_cast<int>(Algorithm::Standard), fa2 = static_cast<int>(Algorithm::FlashAttention2);
    QTest::newRow("standard too large")
        << standard << qint64{65'536} << false
        << "S and P of standard attention: 34,359,738,368 bytes is too large; accepted: "
           "at most 8,589,934,592 bytes (the model counts larger ones)";
    QTest::newRow("standard backward too large")
        << standard << qint64{32'768} << true
        << "S, P, dP and dS of standard attention: 17,179,869,184 bytes is too large; accepted: at most "
           "8,589,934,592 bytes (the model counts larger ones)";
    QTest::newRow("a tile too large") << -1 << qint64{65'536} << false
                                      << "the blocks on chip: 17,247,502,336 bytes is too large; accepted: at most "
                                         "8,589,934,592 bytes (the model counts larger ones)";
    QTest::newRow("other shapes") << fa2 << qint64{8} << false
                                  << "q: 0 x 0 is a shape that does not fit; accepted: 8 x 64";
  }
  void refusesWhatItCannotDo() {
    QFETCH(int, algorithm);
    QFETCH(qint64, tokens);
    QFETCH(bool, backward);
    QFETCH(QString, line);
    ProblemSettings settings;
    settings.Tq = settings.Tk = tokens;
    if (algorithm < 0) {  // FA-2 with one tile
      settings.Br = settings.Bc = tokens;
    } else {
      settings.algorithm = static_cast<Algorithm>(algorithm);
    }
    settings.backward = backward;
    RunControl control;
    const Problem problem = problemOf(settings);
    const auto result = run(problem, {}, control);
    QCOMPARE(result ? QString() : QString::fromStdString(describe(result.error())), line);
    const auto inOrder = runInOrder(problem, {}, [](const Event&, const EventFigures&) { return true; });
    QVERIFY(!inOrder && inOrder.error() == result.error());
  }

  void theOutputGradientMustFit() {
    ProblemSettings settings;
    settings.backward = true;
    const Problem problem = problemOf(settings);
    Inputs inputs = makeInputs(problem);
    inputs.dO.resize(3, 64);
    RunControl control;
    const auto result = run(problem, inputs, control);
    QCOMPARE(result ? QString() : QString::fromStdString(describe(result.error())),
             QString("do: 3 x 64 is a shape that does not fit; accepted: 1024 x 64"));
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
    QVERIFY(result && sameRun(*result, usual));
  }

  void tooLittleMemoryIsAnError() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("the sanitizers take more address space than the limit leaves");
#endif
    ProblemSettings settings;
    settings.Tq = settings.Tk = 1 << 15;
    settings.dk = settings.dv = 1;
    settings.Br = settings.Bc = 1 << 15;  // one tile of 4 GiB
    const Problem problem = problemOf(settings);
    const Inputs inputs{Matrix<double>::Zero(settings.Tq, 1), Matrix<double>::Zero(settings.Tk, 1),
                        Matrix<double>::Zero(settings.Tk, 1)};
    const LessMemory limit(usedAddressSpace() + (rlim_t{1} << 30));
    RunControl control;
    const auto result = run(problem, inputs, control, 1);
    QVERIFY(!result && result.error().code == ErrorCode::OutOfMemory);
  }
};

QTEST_APPLESS_MAIN(TestRunControl)
#include "tst_run_control.moc"
