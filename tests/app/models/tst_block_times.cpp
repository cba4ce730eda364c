// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/models/block_times.h"
#include "core/trace/trace.h"

using namespace tilewise;

class BlockTimesTest : public QObject {
  Q_OBJECT

 private slots:
  void takenApart_data();
  void takenApart();
  void formsAreTrue_data();
  void formsAreTrue();
  void inWords();
  void groupsAreCountedTogether();
};

void BlockTimesTest::takenApart_data() {
  QTest::addColumn<int>("Tq");
  QTest::addColumn<int>("Tk");
  QTest::addColumn<int>("Br");
  QTest::addColumn<int>("Bc");
  QTest::addColumn<bool>("causal");
  QTest::newRow("even") << 12 << 12 << 4 << 3 << false;
  QTest::newRow("ragged rows") << 13 << 12 << 4 << 3 << false;
  QTest::newRow("ragged columns, causal") << 12 << 14 << 4 << 3 << true;
  QTest::newRow("both ragged, causal") << 17 << 19 << 5 << 4 << true;
  QTest::newRow("one block larger than all") << 7 << 5 << 16 << 16 << false;
}

void BlockTimesTest::takenApart() {
  QFETCH(int, Tq);
  QFETCH(int, Tk);
  QFETCH(int, Br);
  QFETCH(int, Bc);
  QFETCH(bool, causal);
  ProblemSettings settings;
  settings.Tq = Tq;
  settings.Tk = Tk;
  settings.dk = 6;
  settings.dv = 7;
  settings.Br = Br;
  settings.Bc = Bc;
  settings.causal = causal;
  const Problem problem = Problem::make(settings).value();
  const Trace trace(problem);
  // Counted block by block beside the trace's sums.
  struct Counted {
    std::int64_t full = 0;
    std::int64_t last = 0;
  };
  std::array<Counted, TensorCount> loads{};
  std::array<Counted, TensorCount> stores{};
  for (std::int64_t k = 1; k <= trace.eventCount(); ++k) {
    const Event event = trace.event(k);
    if (event.tensor) {
      auto& side = event.kind == EventKind::Load ? loads : stores;
      Counted& counted = side[static_cast<std::size_t>(*event.tensor)];
      const bool ofKeys = *event.tensor == Tensor::K || *event.tensor == Tensor::V;
      const std::int64_t blocks = ofKeys ? trace.grid().nc() : trace.grid().nr();
      const bool ragged = ofKeys ? Tk % Bc != 0 && blocks > 1 : Tq % Br != 0 && blocks > 1;
      ++(ragged && event.block == blocks - 1 ? counted.last : counted.full);
    }
    const Totals totals = trace.totals(k);
    for (const Tensor tensor : {Tensor::Q, Tensor::K, Tensor::V, Tensor::O, Tensor::lse}) {
      const auto index = static_cast<std::size_t>(tensor);
      const bool stored = tensor == Tensor::O || tensor == Tensor::lse;
      const Transfers& transfers = stored ? totals.stored(tensor) : totals.loaded(tensor);
      const BlockTimes times = blockTimes(tensor, transfers, problem, trace.grid());
      QCOMPARE(times.fullTimes, (stored ? stores : loads)[index].full);
      QCOMPARE(times.lastTimes, (stored ? stores : loads)[index].last);
      QCOMPARE(times.values(), transfers.values);
    }
  }
}

void BlockTimesTest::formsAreTrue_data() {
  QTest::addColumn<int>("full");
  QTest::addColumn<int>("last");
  QTest::addColumn<QStringList>("forms");
  QTest::newRow("none yet") << 0 << 0 << QStringList{"0 × 8,192"};
  QTest::newRow("full only") << 18 << 0 << QStringList{"18 × 8,192"};
  QTest::newRow("last only") << 0 << 2 << QStringList{"2 × 4,096"};
  QTest::newRow("one last") << 3 << 1 << QStringList{"3 × 8,192 + 1 × 4,096", "3 × 8,192 + 4,096", "4 × ≤ 8,192"};
  QTest::newRow("more last") << 1200 << 2 << QStringList{"1,200 × 8,192 + 2 × 4,096", "1,202 × ≤ 8,192"};
}

void BlockTimesTest::formsAreTrue() {
  QFETCH(int, full);
  QFETCH(int, last);
  QFETCH(QStringList, forms);
  QCOMPARE(timesForms(BlockTimes{full, 8192, last, 4096}), forms);
}

void BlockTimesTest::inWords() {
  QCOMPARE(timesWords(BlockTimes{3, 8192, 1, 4096}), QStringLiteral("3 times 8,192 values and 1 time 4,096 values"));
  QCOMPARE(timesWords(BlockTimes{1, 128, 0, 128}), QStringLiteral("1 time 128 values"));
}

void BlockTimesTest::groupsAreCountedTogether() {
  const BlockTimes Q{3, 8192, 1, 4096};
  const BlockTimes dO{3, 1024, 0, 512};
  const GroupTimes both = groupTimes({Q, dO});
  QCOMPARE(both.groups.fullTimes, 3);
  QCOMPARE(both.groups.lastTimes, 0);
  QCOMPARE(both.rest, 4096);
  QCOMPARE(timesForms(both), (QStringList{"3 × 9,216 + 4,096", "4 × ≤ 9,216"}));
  QCOMPARE(timesWords(both), QStringLiteral("3 times 9,216 values and 4,096 values more"));
  QCOMPARE(timesForms(groupTimes({dO, dO})), QStringList{"3 × 2,048"});
}

QTEST_GUILESS_MAIN(BlockTimesTest)
#include "tst_block_times.moc"
