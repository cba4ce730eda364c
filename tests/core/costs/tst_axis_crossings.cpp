// SPDX-License-Identifier: MIT
#include "core/costs/axis_crossings.h"

#include <QTest>

#include <optional>
#include <utility>
#include <vector>

using namespace tilewise;

namespace {

Problem problemOf(std::int64_t T, std::int64_t d) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = T;
  settings.dk = settings.dv = d;
  return *Problem::make(settings);
}

SweepSettings sweepOf(SweepAxis axis, double first, double last, int points, std::int64_t M) {
  SweepSettings sweep;
  sweep.axis = axis;
  sweep.first = first;
  sweep.last = last;
  sweep.points = points;
  sweep.M = M;
  return sweep;
}

}  // namespace

class TestAxisCrossings : public QObject {
  Q_OBJECT

 private slots:
  /// Every whole x tried: the same changes, in the same order.
  void crossingsAreThoseFoundOneByOne_data() {
    QTest::addColumn<int>("axis");
    QTest::addColumn<double>("last");
    QTest::addColumn<int>("which");
    for (const auto& [name, which] : {std::pair{"FA-1", AttentionPass::Fa1Forward},
                                      std::pair{"FA-2", AttentionPass::Fa2Forward},
                                      std::pair{"query-outer", AttentionPass::QueryOuterBackward}}) {
      QTest::addRow("d, %s", name) << static_cast<int>(SweepAxis::Width) << 300.0 << static_cast<int>(which);
      QTest::addRow("T, %s", name) << static_cast<int>(SweepAxis::Tokens) << 3000.0 << static_cast<int>(which);
    }
  }
  void crossingsAreThoseFoundOneByOne() {
    QFETCH(int, axis);
    QFETCH(double, last);
    QFETCH(int, which);
    const AttentionPass pass = static_cast<AttentionPass>(which);
    const Problem problem = problemOf(2048, 64);
    // So many points that neighbours are next to each other where the curves cross.
    const std::int64_t M = pass == AttentionPass::Fa2Forward ? 6'000 : 20'000;
    const SweepSettings sweep = sweepOf(static_cast<SweepAxis>(axis), 1, last, 6000, M);
    std::vector<AxisCrossing> expected;
    std::optional<bool> before;
    for (double x = 1; x <= last; ++x) {
      const AccessPoint point = accessPoint(problem, pass, sweep, x);
      const bool below = *point.values < point.standard;
      if (before && *before != below) expected.push_back({x, below});
      before = below;
    }
    QVERIFY(!expected.empty());
    const auto found = axisCrossings(problem, pass, sweep);
    QCOMPARE(found.size(), expected.size());
    for (std::size_t n = 0; n < found.size(); ++n) {
      QCOMPARE(found[n].x, expected[n].x);
      QCOMPARE(found[n].fallsBelow, expected[n].fallsBelow);
    }
  }

  /// A few points find the same crossing as many, where there is one.
  void coarsePointsFindTheExactWidth() {
    const Problem problem = problemOf(4096, 64);
    const auto found = [&problem](int points) {
      return axisCrossings(problem, AttentionPass::Fa2Forward, sweepOf(SweepAxis::Width, 16, 256, points, 20'000));
    };
    const auto fine = found(400), coarse = found(5);
    QCOMPARE(fine.size(), std::size_t{1});
    QCOMPARE(coarse.size(), std::size_t{1});
    QCOMPARE(coarse[0].x, fine[0].x);
    QVERIFY(!coarse[0].fallsBelow);
    // About where M is 2 d².
    QVERIFY(coarse[0].x > 95 && coarse[0].x < 105);
  }

  void aSparseFractionIsFoundClosely() {
    // 16 x 16 blocks: dense moves more than standard attention, s = 0.2 less.
    const SweepSettings sweep = sweepOf(SweepAxis::Sparsity, 0.05, 1, 20, 4'096);
    const auto found = axisCrossings(problemOf(4096, 64), AttentionPass::Fa2Forward, sweep);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(!found[0].fallsBelow);
    // 2Td + T + s · 2Td · 256 reaches 4T² + 4Td at s = (4T + 2d - 1) / 512d.
    QVERIFY(qAbs(found[0].x - (4 * 4096 + 2 * 64 - 1) / (512.0 * 64)) < 2e-6);
  }

  void curvesThatDoNotMeetHaveNone() {
    QVERIFY(axisCrossings(problemOf(4096, 64), AttentionPass::Fa2Forward,
                          sweepOf(SweepAxis::Width, 8, 32, 10, 116'224))
                .empty());
  }
};

QTEST_APPLESS_MAIN(TestAxisCrossings)
#include "tst_axis_crossings.moc"
