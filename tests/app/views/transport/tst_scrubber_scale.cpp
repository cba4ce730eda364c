// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/transport/scrubber_scale.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;

class TestScrubberScale : public QObject {
  Q_OBJECT

 private slots:
  void pixelsAndPositionsAgree();
  void ticksStandAtTheRowBlocks();
  void crowdedTicksThinOut();
  void allNumbersWhereThereIsRoom();
  void crowdedNumbersThinOutButNotTheCurrentOne();
  void bordersGoRowBlockByRowBlock();
  void numbersOfTheBackwardPassAreThoseOfKeyBlocks();
  void passesOfStandardAttentionAreMarked();
  void withoutARunThereIsNothing();
};

namespace {

std::shared_ptr<const Trace> traceOf(std::int64_t tokens, std::int64_t block, bool causal) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = tokens;
  settings.dk = settings.dv = 1;
  settings.Br = settings.Bc = block;
  settings.causal = causal;
  return std::make_shared<const Trace>(*Problem::make(settings));
}

std::shared_ptr<const Trace> lesson() { return std::make_shared<const Trace>(*Problem::make(smallLesson(true))); }

qreal widthOf(std::int64_t block) { return 7.0 * static_cast<qreal>(QString::number(block).size()); }

}  // namespace

void TestScrubberScale::pixelsAndPositionsAgree() {
  const ScrubberScale scale(lesson(), 12, 659);
  QCOMPARE(scale.stepCount(), 632);
  QCOMPARE(scale.xOf(0), 12.0);
  QCOMPARE(scale.xOf(632), 659.0);
  for (std::int64_t k = 0; k <= 632; ++k) QCOMPARE(scale.positionAt(scale.xOf(k)), k);
  QCOMPARE(scale.positionAt(-100), 0);
  QCOMPARE(scale.positionAt(10000), 632);
}

void TestScrubberScale::ticksStandAtTheRowBlocks() {
  const auto trace = lesson();
  const ScrubberScale scale(trace, 0, 632);
  const auto ticks = scale.ticks(4);
  QCOMPARE(ticks.size(), std::size_t(9));
  for (std::size_t i = 0; i < 8; ++i) {
    QCOMPARE(ticks[i], scale.xOf(trace->positionsOf(static_cast<std::int64_t>(i)).begin));
  }
  QCOMPARE(ticks.back(), 632.0);
}

void TestScrubberScale::crowdedTicksThinOut() {
  const ScrubberScale scale(traceOf(2000, 2, true), 0, 400);
  const auto ticks = scale.ticks(4);
  QVERIFY(ticks.size() > 20 && ticks.size() <= 101);
  QCOMPARE(ticks.front(), 0.0);
  QCOMPARE(ticks.back(), 400.0);
  for (std::size_t i = 1; i < ticks.size(); ++i) QVERIFY(ticks[i] - ticks[i - 1] >= 4);
}

void TestScrubberScale::allNumbersWhereThereIsRoom() {
  const ScrubberScale scale(lesson(), 0, 632);
  const auto numbers = scale.numbers(3, widthOf, 8);
  QCOMPARE(numbers.size(), std::size_t(8));
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    QCOMPARE(numbers[i].block, static_cast<std::int64_t>(i));
    QCOMPARE(numbers[i].current, i == 3);
  }
}

void TestScrubberScale::crowdedNumbersThinOutButNotTheCurrentOne() {
  const ScrubberScale scale(traceOf(2000, 2, true), 0, 400);
  for (const std::int64_t current : {0, 13, 501, 999}) {
    const auto numbers = scale.numbers(current, widthOf, 8);
    QVERIFY(numbers.size() >= 3);
    qsizetype currents = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      currents += numbers[i].current;
      QCOMPARE(numbers[i].current, numbers[i].block == current);
      if (i == 0) continue;
      const qreal apart = (widthOf(numbers[i].block) + widthOf(numbers[i - 1].block)) / 2 + 8;
      QVERIFY2(numbers[i].x - numbers[i - 1].x >= apart, qPrintable(QString::number(numbers[i].block)));
    }
    QCOMPARE(currents, 1);
  }
}

void TestScrubberScale::bordersGoRowBlockByRowBlock() {
  const auto trace = lesson();
  const ScrubberScale scale(trace, 0, 632);
  std::int64_t at = 0;
  for (std::int64_t strip = 0; strip < 8; ++strip) {
    QCOMPARE(scale.borderFrom(at + 5, -1), at);
    at = scale.borderFrom(at, +1);
    QCOMPARE(at, trace->positionsOf(strip).end);
  }
  QCOMPARE(scale.borderFrom(632, +1), 632);
  QCOMPARE(scale.borderFrom(0, -1), 0);
  for (std::int64_t strip = 7; strip >= 0; --strip) {
    at = scale.borderFrom(at, -1);
    QCOMPARE(at, trace->positionsOf(strip).begin);
  }
}

void TestScrubberScale::numbersOfTheBackwardPassAreThoseOfKeyBlocks() {
  ProblemSettings settings = smallLesson(true);
  settings.backward = true;
  const auto trace = std::make_shared<const Trace>(*Problem::make(settings), Pass::Backward);
  const ScrubberScale scale(trace, 0, 1152);
  QCOMPARE(scale.phaseTicks(), std::vector<qreal>{scale.xOf(48)});
  const auto numbers = scale.numbers(*scale.stripAt(599), widthOf, 8);
  QCOMPARE(numbers.size(), std::size_t(16));
  for (std::size_t j = 0; j < numbers.size(); ++j) {
    QCOMPARE(numbers[j].block, static_cast<std::int64_t>(j));
    QCOMPARE(numbers[j].current, j == 5);
  }
  // A row block has its number while its row terms are at hand.
  const auto atRowTerms = scale.numbers(*scale.stripAt(20), widthOf, 8);
  QCOMPARE(atRowTerms.front().block, 3);
  QVERIFY(atRowTerms.front().current);
}

void TestScrubberScale::passesOfStandardAttentionAreMarked() {
  ProblemSettings settings = smallLesson(true);
  settings.algorithm = Algorithm::Standard;
  const auto trace = std::make_shared<const Trace>(*Problem::make(settings));
  const ScrubberScale scale(trace, 0, 2000);
  const auto& phases = trace->schedule().phases();
  // Loads of K, S; P; loads of V, O.
  QCOMPARE(phases.size(), std::size_t(5));
  QCOMPARE(scale.phaseTicks(), (std::vector<qreal>{scale.xOf(trace->positionsOf(phases[2].begin).begin),
                                                   scale.xOf(trace->positionsOf(phases[3].begin).begin)}));
  // No number while K is being loaded; 0 to 7 in each pass.
  const auto numbers = scale.numbers(0, widthOf, 8);
  QCOMPARE(numbers.size(), std::size_t(24));
  for (std::size_t n = 0; n < numbers.size(); ++n) {
    QCOMPARE(numbers[n].block, static_cast<std::int64_t>(n % 8));
    QVERIFY(!numbers[n].current);
  }
}

void TestScrubberScale::withoutARunThereIsNothing() {
  const ScrubberScale scale(nullptr, 0, 100);
  QCOMPARE(scale.stepCount(), 0);
  QCOMPARE(scale.positionAt(50), 0);
  QVERIFY(scale.ticks(4).empty());
  QVERIFY(scale.phaseTicks().empty());
  QVERIFY(scale.numbers({}, widthOf, 8).empty());
  QVERIFY(!scale.stripAt(0));
}

QTEST_APPLESS_MAIN(TestScrubberScale)
#include "tst_scrubber_scale.moc"
