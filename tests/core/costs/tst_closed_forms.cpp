// SPDX-License-Identifier: MIT
/// The closed forms and the curves that are drawn from them.
#include "core/costs/closed_forms.h"

#include <QTest>

#include <limits>

#include "core/costs/sram_sweep.h"
#include "tests/core/attention/golden_case.h"
#include "tests/core/problem/random_settings.h"
#include "tests/core/problem/visible_rule.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// All forms of a problem.
struct Forms {
  explicit Forms(const ProblemSettings& settings) {
    const Problem problem = *Problem::make(settings);
    const TileCensus census = takeCensus(problem);
    standard = standardForwardValues(problem);
    fa1 = fa1ForwardValues(problem, census);
    fa2 = fa2ForwardValues(problem, census);
    standardBackward = standardBackwardValues(problem);
    fa1Backward = fa1BackwardValues(problem, census);
    fa2Backward = fa2BackwardValues(problem, census);
    queryOuterBackward = queryOuterBackwardValues(problem, census);
    twoLoopsBackward = twoLoopsBackwardValues(problem, census);
  }
  std::int64_t standard, fa1, fa2, standardBackward, fa1Backward, fa2Backward, queryOuterBackward, twoLoopsBackward;
};

/// The orders of loops block by block, as the table of docs/algorithms.md lists what each loads and stores.
class ByRule {
 public:
  explicit ByRule(const ProblemSettings& settings)
      : s(settings), rule(settings), nr((s.Tq + s.Br - 1) / s.Br), nc((s.Tk + s.Bc - 1) / s.Bc) {}

  std::int64_t forwardFa2() const {
    I values = 0;
    for (I i = 0; i < nr; ++i) {
      if (rowVisited(i)) values += Q(i);
      for (I j = 0; j < nc; ++j) values += visited(i, j) ? K(j) + V(j) : 0;
      values += O(i) + rows(i);
    }
    return values;
  }

  std::int64_t forwardFa1() const {
    I values = 0;
    for (I j = 0; j < nc; ++j) {
      if (columnVisited(j)) values += K(j) + V(j);
      for (I i = 0; i < nr; ++i) {
        // in: Q, O, m, l; out: O, m, l
        if (visited(i, j)) values += (Q(i) + O(i) + rows(i) + rows(i)) + O(i) + rows(i) + rows(i);
      }
    }
    return values;
  }

  std::int64_t fa2() const {
    I values = rowTerms();
    for (I j = 0; j < nc; ++j) {
      if (columnVisited(j)) values += K(j) + V(j);
      for (I i = 0; i < nr; ++i) {
        // in: Q, dO, lse, D, dQ; out: dQ
        if (visited(i, j)) values += (Q(i) + O(i) + rows(i) + rows(i) + Q(i)) + Q(i);
      }
      values += K(j) + V(j);
    }
    return values;
  }

  std::int64_t fa1() const {
    I values = 0;
    for (I j = 0; j < nc; ++j) {
      if (columnVisited(j)) values += K(j) + V(j);
      for (I i = 0; i < nr; ++i) {
        // in: Q, O, dO, dQ, m, l; out: dQ
        if (visited(i, j)) values += (Q(i) + O(i) + O(i) + Q(i) + rows(i) + rows(i)) + Q(i);
      }
      values += K(j) + V(j);
    }
    return values;
  }

  std::int64_t queryOuter() const {
    I values = rowTerms();
    for (I i = 0; i < nr; ++i) {
      if (rowVisited(i)) values += Q(i) + O(i) + rows(i) + rows(i);
      for (I j = 0; j < nc; ++j) {
        // in: K, V, dK, dV; out: dK, dV
        if (visited(i, j)) values += (K(j) + V(j) + K(j) + V(j)) + K(j) + V(j);
      }
      values += Q(i);
    }
    return values;
  }

  std::int64_t twoLoops() const {
    I values = rowTerms();
    for (I j = 0; j < nc; ++j) {
      if (columnVisited(j)) values += K(j) + V(j);
      for (I i = 0; i < nr; ++i) {
        if (visited(i, j)) values += Q(i) + O(i) + rows(i) + rows(i);
      }
      values += K(j) + V(j);
    }
    for (I i = 0; i < nr; ++i) {
      if (rowVisited(i)) values += Q(i) + O(i) + rows(i) + rows(i);
      for (I j = 0; j < nc; ++j) {
        if (visited(i, j)) values += K(j) + V(j);
      }
      values += Q(i);
    }
    return values;
  }

  std::int64_t standard() const {
    const I matrix = s.Tq * s.Tk, q = s.Tq * s.dk, o = s.Tq * s.dv, k = s.Tk * s.dk, v = s.Tk * s.dv;
    return (matrix + o + v) + (o + v + matrix) + (matrix + matrix + matrix) + (matrix + k + q) + (matrix + q + k);
  }

 private:
  using I = std::int64_t;

  /// In: dO, O; out: D.
  I rowTerms() const { return s.Tq * s.dv + s.Tq * s.dv + s.Tq; }
  I rows(I i) const { return std::min(s.Br, s.Tq - i * s.Br); }
  I keys(I j) const { return std::min(s.Bc, s.Tk - j * s.Bc); }
  I Q(I i) const { return rows(i) * s.dk; }  ///< also dQ
  I O(I i) const { return rows(i) * s.dv; }  ///< also dO
  I K(I j) const { return keys(j) * s.dk; }  ///< also dK
  I V(I j) const { return keys(j) * s.dv; }  ///< also dV
  bool visited(I i, I j) const {
    return rule.entries({i * s.Br, i * s.Br + rows(i)}, {j * s.Bc, j * s.Bc + keys(j)}) > 0;
  }
  bool rowVisited(I i) const { return rule.entries({i * s.Br, i * s.Br + rows(i)}, {0, s.Tk}) > 0; }
  bool columnVisited(I j) const { return rule.entries({0, s.Tq}, {j * s.Bc, j * s.Bc + keys(j)}) > 0; }

  const ProblemSettings& s;
  VisibleRule rule;
  I nr, nc;
};

/// T = 4,096, d = 64.
Problem curveProblem() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 4096;
  return *Problem::make(settings);
}

QString points(const std::vector<SramPoint>& curve) {
  QStringList list;
  for (const SramPoint& point : curve) list += QString::number(point.sram);
  return list.join(' ');
}

}  // namespace

class TestClosedForms : public QObject {
  Q_OBJECT

 private slots:
  void theLesson() {
    const Forms lesson{ProblemSettings()};
    QCOMPARE(lesson.standard, 4'456'448);
    QCOMPARE(lesson.fa2, 1'180'672);
    QCOMPARE(lesson.fa1, 3'342'336);
    QCOMPARE(lesson.fa2Backward, 4'621'312);
    QCOMPARE(lesson.standardBackward, 7'864'320);
    QCOMPARE(lesson.fa1Backward, 5'537'792);
    QCOMPARE(lesson.queryOuterBackward, 3'476'480);
    QCOMPARE(lesson.twoLoopsBackward, 3'771'392);
    ProblemSettings settings;
    settings.causal = true;
    const Forms causal(settings);
    QCOMPARE(causal.fa2, 721'920);
    QCOMPARE(causal.standard, lesson.standard);
    QCOMPARE(causal.standardBackward, lesson.standardBackward);
  }

  /// The table of docs/algorithms.md: no mask, T = Tq = Tk, d = dk = dv.
  void theTable() {
    RandomSettings random(90'01, 500);
    for (int n = 0; n < 200; ++n) {
      ProblemSettings s = random.next();
      s.causal = false;
      s.Tk = s.Tq;
      s.dv = s.dk;
      const std::int64_t T = s.Tq, d = s.dk, nr = (T + s.Br - 1) / s.Br, nc = (T + s.Bc - 1) / s.Bc;
      const Forms forms(s);
      QVERIFY2(forms.standard == 4 * T * T + 4 * T * d, qPrintable(text(s)));
      QVERIFY2(forms.fa2 == T * d + 2 * T * d * nr + T * d + T, qPrintable(text(s)));
      QVERIFY2(forms.fa1 == 2 * T * d + nc * (3 * T * d + 4 * T), qPrintable(text(s)));
      QVERIFY2(forms.fa2Backward == 6 * T * d + T + nc * (4 * T * d + 2 * T), qPrintable(text(s)));
      QVERIFY2(forms.fa1Backward == 4 * T * d + nc * (5 * T * d + 2 * T), qPrintable(text(s)));
      QVERIFY2(forms.queryOuterBackward == 5 * T * d + 3 * T + 6 * T * d * nr, qPrintable(text(s)));
      QVERIFY2(forms.twoLoopsBackward == 9 * T * d + 3 * T + nc * (2 * T * d + 2 * T) + 2 * T * d * nr,
               qPrintable(text(s)));
      QVERIFY2(forms.standardBackward == 7 * T * T + 8 * T * d, qPrintable(text(s)));
    }
  }

  void formsAreTheRules() {
    RandomSettings random(90'02, 50);
    for (int n = 0; n < 1000; ++n) {
      const ProblemSettings settings = random.nextOfFamily();
      const ByRule rule(settings);
      const Forms forms(settings);
      QVERIFY2(forms.fa2 == rule.forwardFa2(), qPrintable(text(settings)));
      QVERIFY2(forms.fa1 == rule.forwardFa1(), qPrintable(text(settings)));
      QVERIFY2(forms.fa2Backward == rule.fa2(), qPrintable(text(settings)));
      QVERIFY2(forms.fa1Backward == rule.fa1(), qPrintable(text(settings)));
      QVERIFY2(forms.queryOuterBackward == rule.queryOuter(), qPrintable(text(settings)));
      QVERIFY2(forms.twoLoopsBackward == rule.twoLoops(), qPrintable(text(settings)));
      QVERIFY2(forms.standardBackward == rule.standard(), qPrintable(text(settings)));
    }
  }

  void goldenCasesAgree_data() {
    QTest::addColumn<QString>("path");
    for (const auto& path : goldenCases()) {
      QTest::newRow(path.filename().c_str()) << QString::fromStdString(path);
    }
  }
  void goldenCasesAgree() {
    QFETCH(QString, path);
    const GoldenCase golden(path.toStdString());
    const auto values = [&golden](const char* algorithm) {
      return golden.json.at("hbm").at(algorithm).at("values").get<std::int64_t>();
    };
    const Forms forms(golden.settings());
    QCOMPARE(forms.standard, values("standard"));
    QCOMPARE(forms.fa1, values("fa1"));
    QCOMPARE(forms.fa2, values("fa2"));
    QCOMPARE(forms.fa2Backward, values("fa2-backward"));
    QCOMPARE(forms.standardBackward, values("standard-backward"));
  }

  void theCurvesMeetTheNumbersOfTheAnalysis() {
    const SramPoint point = accessesAt(curveProblem(), 100'000);
    QCOMPARE(point.sram, 100'000);
    QCOMPARE(point.standard, 68'157'440);
    QCOMPARE(point.fa1, 9'355'264);
    QCOMPARE(point.fa2, 6'295'552);
  }

  void theCurvesCrossStandardWhereTheAnalysisSays() {
    const auto fa2Wins = [](std::int64_t M) { return accessesAt(curveProblem(), M).fa2 < 68'157'440; };
    const auto fa1Wins = [](std::int64_t M) { return accessesAt(curveProblem(), M).fa1 < 68'157'440; };
    QVERIFY(!fa2Wins(7'936) && fa2Wins(7'937));
    QVERIFY(!fa1Wins(12'288) && fa1Wins(12'289));
    for (std::int64_t M = 7'937; M <= 4096 * 64; M += 997) QVERIFY(fa2Wins(M));
    for (std::int64_t M = 12'289; M <= 4096 * 64; M += 997) QVERIFY(fa1Wins(M));
  }

  /// Where M/4d divides T the terms in 1/M are the asymptotes, 12 T²d²/M and 8 T²d²/M.
  void theCurvesFollowTheirAsymptotes() {
    const std::int64_t T = 4096, d = 64;
    for (const std::int64_t M : {std::int64_t{1} << 12, std::int64_t{1} << 14, std::int64_t{1} << 17}) {
      const SramPoint point = accessesAt(curveProblem(), M);
      const std::int64_t nc = T * 4 * d / M;
      QCOMPARE(point.fa1 - 2 * T * d - 4 * T * nc, 12 * T * T * d * d / M);
      QCOMPARE(point.fa2 - 2 * T * d - T, 8 * T * T * d * d / M);
    }
  }

  void sweepsMeetBothEndsAndAreGeometric_data() {
    QTest::addColumn<QList<qint64>>("range");
    QTest::addColumn<QString>("found");
    const qint64 most = std::numeric_limits<qint64>::max();
    QTest::newRow("powers of ten") << QList<qint64>{1, 1000, 4} << "1 10 100 1000";
    QTest::newRow("rounded") << QList<qint64>{10, 100, 5} << "10 18 32 56 100";
    QTest::newRow("ends only") << QList<qint64>{64, 262144, 2} << "64 262144";
    QTest::newRow("the first alone") << QList<qint64>{64, 262144, 1} << "64";
    QTest::newRow("one capacity") << QList<qint64>{5, 5, 3} << "5 5 5";
    QTest::newRow("more points than numbers") << QList<qint64>{1, 2, 4} << "1 1 2 2";
    QTest::newRow("the largest") << QList<qint64>{most - 1, most, 3} << QString("%1 %2 %2").arg(most - 1).arg(most);
  }
  void sweepsMeetBothEndsAndAreGeometric() {
    QFETCH(QList<qint64>, range);
    QFETCH(QString, found);
    QCOMPARE(points(sweepSram(curveProblem(), range[0], range[1], range[2])), found);
  }

  void aSweepIsItsPoints() {
    for (const SramPoint& point : sweepSram(curveProblem(), 100, 1'000'000, 7)) {
      const SramPoint alone = accessesAt(curveProblem(), point.sram);
      QVERIFY(alone.standard == point.standard && alone.fa1 == point.fa1 && alone.fa2 == point.fa2);
    }
  }
};

QTEST_APPLESS_MAIN(TestClosedForms)
#include "tst_closed_forms.moc"
