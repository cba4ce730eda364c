// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/make_run.h"
#include "app/views/problem/problem_summary.h"
#include "core/trace/trace.h"

using namespace tilewise;

Q_DECLARE_METATYPE(tilewise::ProblemSettings)

class TestProblemSummary : public QObject {
  Q_OBJECT

 private slots:
  void theLesson();
  void agreesWithTheIndexOfEvents_data();
  void agreesWithTheIndexOfEvents();
  void saysWhatDoesNotFit();
  void countsWhatIsCountedQuickly();
};

void TestProblemSummary::theLesson() {
  ProblemSettings settings;
  settings.causal = true;
  const ProblemSummary summary = summarize(*Problem::make(settings));
  QCOMPARE(summary.tiles(), 128);
  QCOMPARE(summary.counts->visited, 72);
  QCOMPARE(summary.counts->partial, 16);
  QCOMPARE(summary.counts->skipped, 56);
  QCOMPARE(summary.counts->steps, 632);
  QCOMPARE(summary.counts->values, 721920);
  QCOMPARE(summary.counts->bytes, 1445888);
  QCOMPARE(summary.counts->standardValues, 4456448);
  QCOMPARE(*summary.onChipBytes, 66560);
  QCOMPARE(summary.capacityBytes, 232448);
  QVERIFY(summary.canRun() && summary.fits());
}

namespace {

/// One problem for each shape and mask that counts in another way.
QList<QPair<const char*, ProblemSettings>> problems() {
  const auto sized = [](std::int64_t Tq, std::int64_t Tk, std::int64_t Br, std::int64_t Bc) {
    ProblemSettings settings;
    settings.Tq = Tq;
    settings.Tk = Tk;
    settings.Br = Br;
    settings.Bc = Bc;
    settings.dk = 6;
    settings.dv = 5;
    return settings;
  };
  ProblemSettings causal = sized(100, 90, 32, 24);
  causal.causal = true;
  ProblemSettings noKeys = sized(77, 16, 10, 16);
  noKeys.causal = true;
  noKeys.alignment = Alignment::BottomRight;
  ProblemSettings window = sized(64, 64, 8, 4);
  window.window = {6, 1};
  ProblemSettings documents = sized(30, 30, 7, 5);
  std::vector<std::int64_t> labels(30, 0);
  for (std::size_t row = 11; row < 30; ++row) labels[row] = row < 21 ? 1 : 2;
  documents.documents = Documents(labels, labels);
  ProblemSettings blocks = sized(32, 32, 4, 4);
  BlockMask mask = bandedBlocks(8, 8, 1);
  for (std::int64_t n = 0; n < 8; ++n) {
    mask.set(3, n, false);  // a row and a column of tiles without any
    mask.set(n, 5, false);
  }
  blocks.blockMask = mask;
  return {{"no mask", sized(32, 32, 4, 2)},
          {"causal, ragged", causal},
          {"rows without keys, ragged", noKeys},
          {"blocks beyond the sizes", sized(5, 6, 64, 64)},
          {"window", window},
          {"documents", documents},
          {"block mask with empty row and column", blocks}};
}

}  // namespace

void TestProblemSummary::agreesWithTheIndexOfEvents_data() {
  QTest::addColumn<ProblemSettings>("settings");
  struct Way {
    const char* name;
    Algorithm algorithm;
    bool backward;
    BackwardOrder order;
  };
  constexpr auto Any = BackwardOrder::FlashAttention2;
  for (const Way& way :
       {Way{"FA-2", Algorithm::FlashAttention2, false, Any}, Way{"FA-1", Algorithm::FlashAttention1, false, Any},
        Way{"standard", Algorithm::Standard, false, Any}, Way{"FA-2 backward", Algorithm::FlashAttention2, true, Any},
        Way{"FA-1 backward", Algorithm::FlashAttention1, true, BackwardOrder::FlashAttention1},
        Way{"query-outer", Algorithm::FlashAttention2, true, BackwardOrder::QueryOuter},
        Way{"two loops", Algorithm::FlashAttention2, true, BackwardOrder::TwoLoops},
        Way{"standard backward", Algorithm::Standard, true, Any}}) {
    for (const auto& [name, problem] : problems()) {
      ProblemSettings settings = problem;
      settings.algorithm = way.algorithm;
      settings.backward = way.backward;
      settings.backwardOrder = way.order;
      QTest::addRow("%s, %s", way.name, name) << settings;
    }
  }
}

void TestProblemSummary::agreesWithTheIndexOfEvents() {
  QFETCH(const ProblemSettings, settings);
  const Problem problem = *Problem::make(settings);
  const ProblemSummary summary = summarize(problem);
  const Trace trace(problem, problem.lastPass());
  QCOMPARE(summary.counts->steps, trace.eventCount());
  QCOMPARE(summary.counts->values, trace.wholeRun().values());
  QCOMPARE(summary.counts->bytes, trace.wholeRun().bytes(ElementType::Fp16));
  const Problem standard = withAlgorithm(problem, Algorithm::Standard);
  QCOMPARE(summary.counts->standardValues, Trace(standard, standard.lastPass()).wholeRun().values());
  QCOMPARE(summary.onChipBytes.has_value(), !problem.isStandard());
}

void TestProblemSummary::saysWhatDoesNotFit() {
  ProblemSettings settings;
  settings.sramBytes = 66560 - 1;
  QVERIFY(!summarize(*Problem::make(settings)).fits());
  settings.sramBytes = 66560;
  QVERIFY(summarize(*Problem::make(settings)).fits());
  settings.algorithm = Algorithm::Standard;  // what stays on chip is left open
  settings.sramBytes = 1;
  QVERIFY(summarize(*Problem::make(settings)).fits());
}

void TestProblemSummary::countsWhatIsCountedQuickly() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = MaximumTokens;
  settings.Br = settings.Bc = 1;
  settings.causal = true;
  QVERIFY(summarize(*Problem::make(settings)).counts);  // by causal alone: at once
  QVERIFY(!summarize(*Problem::make(settings)).canRun());
  const std::vector<std::int64_t> labels(static_cast<std::size_t>(MaximumTokens), 0);
  settings.documents = Documents(labels, labels);
  const ProblemSummary summary = summarize(*Problem::make(settings));
  QVERIFY(!summary.counts);
  QCOMPARE(summary.tiles(), MaximumTokens * MaximumTokens);
}

QTEST_APPLESS_MAIN(TestProblemSummary)
#include "tst_problem_summary.moc"
