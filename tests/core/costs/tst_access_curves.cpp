// SPDX-License-Identifier: MIT
#include "core/costs/access_curves.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

#include "core/costs/residency.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

constexpr std::array<AttentionPass, 6> ByTiles{
    AttentionPass::Fa1Forward,  AttentionPass::Fa2Forward,         AttentionPass::Fa1Backward,
    AttentionPass::Fa2Backward, AttentionPass::QueryOuterBackward, AttentionPass::TwoLoopsBackward};

ProblemSettings curveSettings() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 4096;
  return settings;
}

/// T = 4,096, d = 64, 128 x 64 blocks.
Problem curveProblem() { return *Problem::make(curveSettings()); }

std::int64_t valuesAt(AttentionPass which, double M, const SweepSettings& settings = {}) {
  return accessPoint(curveProblem(), which, settings, M).values.value();
}

/// The crossing by its definition: every M of the domain tried.
std::optional<std::int64_t> crossingOneByOne(const Problem& problem, AttentionPass which,
                                             const SweepSettings& settings) {
  const std::int64_t d = std::max(problem.dk(), problem.dv()), T = std::max(problem.Tq(), problem.Tk());
  std::optional<std::int64_t> crossing;
  for (std::int64_t M = T * d; M >= d; --M) {
    const AccessPoint point = accessPoint(problem, which, settings, static_cast<double>(M));
    if (!point.values || *point.values >= point.standard) break;
    crossing = M;
  }
  return crossing;
}

}  // namespace

class TestAccessCurves : public QObject {
  Q_OBJECT

 private slots:
  void theNumbersOfTheAnalysis() {
    QCOMPARE(valuesAt(AttentionPass::Fa1Forward, 100'000), 9'355'264);
    QCOMPARE(valuesAt(AttentionPass::Fa2Forward, 100'000), 6'295'552);
    QCOMPARE(valuesAt(AttentionPass::StandardForward, 100'000), 68'157'440);
    QCOMPARE(valuesAt(AttentionPass::Fa1Forward, 262'144), 3'735'552);
    QCOMPARE(valuesAt(AttentionPass::Fa2Forward, 262'144), 2'625'536);
    const AccessPoint present = presentPoint(curveProblem(), AttentionPass::Fa2Forward, SweepAxis::OnChip);
    QCOMPARE(present.x, 33'024.0);
    QCOMPARE(*present.values, 17'305'600);
    QCOMPARE(present.floor, 1'048'576);
    QCOMPARE(present.blocks, BlockSizes({128, 64}));
    // 3.94 times fewer values than standard attention, printed with two decimals.
    QVERIFY(qAbs(*present.ratioToStandard() - 3.94) < 0.005);
  }

  void theCrossingsOfTheAnalysis_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("rule");
    QTest::addColumn<qint64>("M");
    const auto row = [](const char* name, AttentionPass which, BlockRule rule, qint64 M) {
      QTest::newRow(name) << static_cast<int>(which) << static_cast<int>(rule) << M;
    };
    row("FA-2, about 2 d squared", AttentionPass::Fa2Forward, BlockRule::Papers, 7'937);
    row("FA-1, about 3 d squared", AttentionPass::Fa1Forward, BlockRule::Papers, 12'289);
    row("FA-2 backward", AttentionPass::Fa2Backward, BlockRule::Papers, 9'217);
    row("FA-1 backward", AttentionPass::Fa1Backward, BlockRule::Papers, 11'777);
    row("FA-2, blocks that fit", AttentionPass::Fa2Forward, BlockRule::Fitting, 9'280);
    row("FA-1, blocks that fit", AttentionPass::Fa1Forward, BlockRule::Fitting, 15'141);
    row("FA-2 backward, blocks that fit", AttentionPass::Fa2Backward, BlockRule::Fitting, 19'388);
    row("FA-1 backward, blocks that fit", AttentionPass::Fa1Backward, BlockRule::Fitting, 28'623);
  }
  void theCrossingsOfTheAnalysis() {
    QFETCH(int, which);
    QFETCH(int, rule);
    QFETCH(qint64, M);
    const AttentionPass pass = static_cast<AttentionPass>(which);
    SweepSettings sweep;
    sweep.rule = static_cast<BlockRule>(rule);
    QCOMPARE(crossingWithStandard(curveProblem(), pass, sweep).M.value(), M);
    const std::int64_t standard = valuesAt(standardBeside(pass), 1);
    QVERIFY(valuesAt(pass, static_cast<double>(M), sweep) < standard);
    QVERIFY(valuesAt(pass, static_cast<double>(M - 1), sweep) >= standard);
  }

  void crossingsAreThoseFoundOneByOne() {
    RandomSettings random(94'01, 60);
    int found = 0, never = 0;
    for (int n = 0; n < 60; ++n) {
      const ProblemSettings drawn = random.nextOfFamily();
      const Problem problem = *Problem::make(drawn);
      SweepSettings settings;
      settings.rule = random.oneIn(2) ? BlockRule::Papers : BlockRule::Fitting;
      settings.cap = static_cast<RowCap>(random.between(0, 2));
      settings.mask = random.oneIn(2) ? MaskUse::None : MaskUse::Present;
      for (const AttentionPass which : ByTiles) {
        const auto crossing = crossingWithStandard(problem, which, settings);
        QVERIFY(crossing.isKnown);
        QVERIFY2(crossing.M == crossingOneByOne(problem, which, settings), qPrintable(text(drawn)));
        ++(crossing.M ? found : never);
      }
    }
    QVERIFY(found > 20 && never > 20);  // both were met
  }

  void aCrossingThatTakesTooLongIsNotKnown() {
    ProblemSettings settings = curveSettings();
    settings.Br = settings.Bc = 64;
    settings.blockMask = bandedBlocks(64, 64, 30);
    const Problem problem = *Problem::make(settings);
    SweepSettings sweep;
    sweep.mask = MaskUse::Present;
    const Crossing found = crossingWithStandard(problem, AttentionPass::Fa2Forward, sweep);
    QVERIFY(found.isKnown && found.M.value() < 7'937);  // the mask leaves out a quarter of the tiles
    sweep.maximumSteps = 1000;
    const Crossing unknown = crossingWithStandard(problem, AttentionPass::Fa2Forward, sweep);
    QVERIFY(!unknown.isKnown && !unknown.M);
  }

  /// Where M/4d divides T, the part of the values that falls with M is the asymptote.
  void asymptotesAreTheFallingPart() {
    const std::int64_t T = 4096, d = 64;
    for (const double M : {4096.0, 16384.0, 131072.0}) {
      const auto nc = static_cast<std::int64_t>(T * 4 * d / M);
      const auto falling = [&](AttentionPass which) {
        return accessPoint(curveProblem(), which, {}, M).asymptote.value();
      };
      const auto rest = [&](AttentionPass which, std::int64_t fixed, std::int64_t eachBlock) {
        return static_cast<double>(valuesAt(which, M) - fixed - eachBlock * nc);
      };
      QCOMPARE(falling(AttentionPass::Fa1Forward), 12.0 * T * T * d * d / M);
      QCOMPARE(falling(AttentionPass::Fa2Forward), 8.0 * T * T * d * d / M);
      QCOMPARE(falling(AttentionPass::Fa1Forward), rest(AttentionPass::Fa1Forward, 2 * T * d, 4 * T));
      QCOMPARE(falling(AttentionPass::Fa2Forward), rest(AttentionPass::Fa2Forward, 2 * T * d + T, 0));
      QCOMPARE(falling(AttentionPass::Fa1Backward), rest(AttentionPass::Fa1Backward, 4 * T * d, 2 * T));
      QCOMPARE(falling(AttentionPass::Fa2Backward), rest(AttentionPass::Fa2Backward, 6 * T * d + T, 2 * T));
      QCOMPARE(falling(AttentionPass::QueryOuterBackward),
               rest(AttentionPass::QueryOuterBackward, 5 * T * d + 3 * T, 0));
      QCOMPARE(falling(AttentionPass::TwoLoopsBackward),
               rest(AttentionPass::TwoLoopsBackward, 9 * T * d + 3 * T, 2 * T));
    }
    QCOMPARE(*asymptoteFactor(AttentionPass::Fa1Forward), 12);
    QCOMPARE(*asymptoteFactor(AttentionPass::Fa2Forward), 8);
    QCOMPARE(*asymptoteFactor(AttentionPass::Fa1Backward), 20);
    QCOMPARE(*asymptoteFactor(AttentionPass::Fa2Backward), 16);
    QCOMPARE(*asymptoteFactor(AttentionPass::QueryOuterBackward), 24);
    QCOMPARE(*asymptoteFactor(AttentionPass::TwoLoopsBackward), 16);
    QVERIFY(!asymptoteFactor(AttentionPass::StandardForward));
  }

  void nothingWithoutAMaskGoesBelowTheFloor() {
    RandomSettings random(94'02, 60);
    for (int n = 0; n < 100; ++n) {
      ProblemSettings settings = random.next();
      settings.causal = false;
      const Problem problem = *Problem::make(settings);
      for (const AttentionPass which : ByTiles) {
        const AccessPoint point = presentPoint(problem, which, SweepAxis::OnChip);
        QVERIFY2(*point.values >= point.floor && point.standard >= point.floor, qPrintable(text(settings)));
      }
    }
    QCOMPARE(floorValues({10, 20, 3, 5}, Pass::Forward), 10 * 3 + 20 * 8 + 10 * 5);
    QCOMPARE(floorValues({10, 20, 3, 5}, Pass::Backward), 2 * (10 * 3 + 20 * 8) + 10 * 5);
    QCOMPARE(floorValues({7, 7, 4, 4}, Pass::Backward), 7 * 7 * 4);
  }

  void theDomainIsTheTheorems() {
    const auto inDomain = [](double M) {
      return accessPoint(curveProblem(), AttentionPass::Fa2Forward, {}, M).inDomain;
    };
    QVERIFY(!inDomain(63) && inDomain(64) && inDomain(262'144) && !inDomain(262'145));
    QCOMPARE(accessPoint(curveProblem(), AttentionPass::Fa2Forward, {}, 8192).squaresOnChip(), 2.0);
  }

  /// Each point is the closed form of a problem with its lengths and blocks.
  void pointsAreProblems_data() {
    QTest::addColumn<int>("axis");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("last");
    QTest::newRow("M") << static_cast<int>(SweepAxis::OnChip) << 8.0 << 2000.0;
    QTest::newRow("T") << static_cast<int>(SweepAxis::Tokens) << 1.0 << 90.0;
    QTest::newRow("d") << static_cast<int>(SweepAxis::Width) << 1.0 << 40.0;
  }
  void pointsAreProblems() {
    QFETCH(int, axis);
    QFETCH(double, first);
    QFETCH(double, last);
    RandomSettings random(94'03, 60);
    for (int n = 0; n < 40; ++n) {
      ProblemSettings drawn = random.nextOfFamily();
      if (axis == static_cast<int>(SweepAxis::Tokens)) drawn.documents = {};
      const Problem problem = *Problem::make(drawn);
      SweepSettings sweep;
      sweep.axis = static_cast<SweepAxis>(axis);
      sweep.first = first;
      sweep.last = last;
      sweep.points = 12;
      sweep.M = random.between(10, 3000);
      sweep.rule = static_cast<BlockRule>(random.between(0, 2));
      sweep.mask = MaskUse::Present;
      const AccessFigure figure = accessFigure(problem, ByTiles, sweep);
      QVERIFY(figure.honoursMask && figure.isComplete);
      for (const AccessCurve& curve : figure.curves) {
        for (const AccessPoint& point : curve.points) {
          const Lengths lengths = point.lengths;
          if (point.blocks.Br == 0) {
            QVERIFY(sweep.rule == BlockRule::Fitting && !point.values);
            QVERIFY(onChipValues(curve.which, lengths, {1, 1}) > point.M);
            continue;
          }
          ProblemSettings same = withAttentionPass(drawn, curve.which);
          same.Tq = lengths.Tq;
          same.Tk = lengths.Tk;
          same.dk = lengths.dk;
          same.dv = lengths.dv;
          same.Br = point.blocks.Br;
          same.Bc = point.blocks.Bc;
          same.head = 0;
          if (same.blockMask) {
            same.blockMask = covering(*same.blockMask, maskTilesOf(drawn), maskTilesOf(same));
          }
          const Problem made = *Problem::make(same);
          QVERIFY2(*point.values == accessesOf(curve.which, lengths, takeCensus(made)).values(),
                   qPrintable(text(same)));
        }
      }
    }
  }

  /// Block-sparse: 2Td + s n_c (3Td + 4T) for FA-1, and so on: the term in 1/M shrinks with s.
  void theSparseFractionShrinksTheTermInM() {
    SweepSettings sweep;
    sweep.axis = SweepAxis::Sparsity;
    sweep.M = 16'384;  // 64 x 64 blocks, 64 x 64 tiles
    const std::int64_t T = 4096, d = 64, n = 64;
    for (const double s : {1.0, 0.5, 0.25, 0.0625}) {
      const double tiles = s * n;
      const AccessPoint fa1 = accessPoint(curveProblem(), AttentionPass::Fa1Forward, sweep, s);
      const AccessPoint fa2 = accessPoint(curveProblem(), AttentionPass::Fa2Forward, sweep, s);
      QCOMPARE(*fa1.values, 2 * T * d + static_cast<std::int64_t>(tiles * (3 * T * d + 4 * T)));
      QCOMPARE(*fa2.values, 2 * T * d + T + static_cast<std::int64_t>(tiles * 2 * T * d));
      QCOMPARE(*fa2.asymptote, s * 8 * T * T * d * d / 16'384);
    }
    const AccessFigure figure = accessFigure(curveProblem(), ByTiles, [&sweep] {
      SweepSettings inner = sweep;
      inner.first = 0.05;
      inner.last = 1;
      inner.points = 20;
      inner.mask = MaskUse::Present;
      return inner;
    }());
    QVERIFY(!figure.honoursMask);
    QCOMPARE(figure.curves.front().points.size(), std::size_t{20});
    QCOMPARE(figure.curves.front().points.back().x, 1.0);
    QVERIFY(qAbs(figure.curves.front().points[9].x - 0.5) < 1e-12);
  }

  void figuresMeetTheirEndsAndTheEdgesOfSteps() {
    SweepSettings sweep;
    const AccessFigure figure = accessFigure(curveProblem(), ForwardPasses, sweep);
    QCOMPARE(figure.curves.size(), std::size_t{3});
    std::vector<double> xs;
    for (const AccessPoint& point : figure.curves[2].points) xs.push_back(point.x);
    QCOMPARE(xs.front(), 64.0);
    QCOMPARE(xs.back(), 262'144.0);
    QVERIFY(std::is_sorted(xs.begin(), xs.end()) && std::adjacent_find(xs.begin(), xs.end()) == xs.end());
    for (const double edge : {256.0, 257.0, 512.0, 513.0, 1024.0, 1025.0}) {
      QVERIFY(std::binary_search(xs.begin(), xs.end(), edge));
    }
    for (const AccessCurve& curve : figure.curves) {
      QCOMPARE(curve.points.size(), xs.size());
      for (std::size_t n = 0; n < xs.size(); ++n) {
        QCOMPARE(curve.points[n].x, xs[n]);
        QCOMPARE(*curve.points[n].values, valuesAt(curve.which, xs[n]));
        if (n > 0) QVERIFY(*curve.points[n].values <= *curve.points[n - 1].values);
      }
    }
  }

  void documentsDoNotCountAtOtherLengths() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 8;
    settings.documents = Documents({0, 0, 0, 0, 1, 1, 1, 1}, {0, 0, 0, 0, 1, 1, 1, 1});
    const Problem problem = *Problem::make(settings);
    SweepSettings sweep;
    sweep.mask = MaskUse::Present;
    sweep.first = 1;
    sweep.last = 64;
    sweep.points = 4;
    QVERIFY(accessFigure(problem, ByTiles, sweep).honoursMask);
    sweep.axis = SweepAxis::Tokens;
    QVERIFY(!accessFigure(problem, ByTiles, sweep).honoursMask);
    sweep.mask = MaskUse::None;
    const AccessPoint free = accessPoint(problem, AttentionPass::Fa2Forward, sweep, 8);
    sweep.mask = MaskUse::Present;
    QCOMPARE(accessPoint(problem, AttentionPass::Fa2Forward, sweep, 8).values.value(), free.values.value());
  }

  void aMarkOfThePresentProblemLiesOnItsAxis() {
    ProblemSettings settings = curveSettings();
    settings.causal = true;
    const Problem problem = *Problem::make(settings);
    const TileCensus census = takeCensus(problem);
    const auto mark = [&problem](SweepAxis axis) { return presentPoint(problem, AttentionPass::Fa2Forward, axis); };
    QCOMPARE(mark(SweepAxis::Tokens).x, 4096.0);
    QCOMPARE(mark(SweepAxis::Width).x, 64.0);
    QCOMPARE(mark(SweepAxis::Sparsity).x,
             static_cast<double>(census.visited()) / static_cast<double>(census.total));
    QCOMPARE(*mark(SweepAxis::Sparsity).values,
             accessesOf(AttentionPass::Fa2Forward, lengthsOf(problem), census).values());
  }

  void aCancelledFigureSaysSo() {
    const std::atomic<bool> cancel{true};
    const AccessFigure figure = accessFigure(curveProblem(), ForwardPasses, {}, &cancel);
    QVERIFY(!figure.isComplete);
  }
};

QTEST_APPLESS_MAIN(TestAccessCurves)
#include "tst_access_curves.moc"
