// SPDX-License-Identifier: MIT
/// Why attention by tiles is exact: summaries merge in any order and grouping.
#include "core/attention/summary.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

constexpr double Inf = std::numeric_limits<double>::infinity();

/// The keys in pieces, some of them empty.
std::vector<Range> pieces(RandomSettings& random, std::int64_t Tk) {
  std::vector<Range> found;
  for (std::int64_t begin = 0; begin < Tk;) {
    const std::int64_t end = std::min(Tk, begin + random.between(0, 9));
    found.push_back({begin, end});
    begin = end;
  }
  return found;
}

/// Merges two neighbours at random, until one is left, each pair in either order.
Summary mergedAtRandom(RandomSettings& random, std::vector<Summary> parts) {
  while (parts.size() > 1) {
    const auto a = static_cast<std::size_t>(random.between(0, static_cast<std::int64_t>(parts.size()) - 1));
    std::swap(parts[a], parts.back());
    const Summary last = parts.back();
    parts.pop_back();
    const auto b = static_cast<std::size_t>(random.between(0, static_cast<std::int64_t>(parts.size()) - 1));
    parts[b] = random.oneIn(2) ? merge(parts[b], last) : merge(last, parts[b]);
  }
  return parts.front();
}

/// Like the bound of results: roundings of exponents of scores of that size, and of sums of a few dozen values.
double boundOf(const Reference& reference) {
  return 16 * 0x1p-52 * std::max(1.0, reference.scoreMax) * std::max(1.0, reference.O.cwiseAbs().maxCoeff());
}

bool near(const Vector<double>& a, const Vector<double>& b, double bound) {
  return (a - b).cwiseAbs().maxCoeff() <= bound;
}

bool equal(const Summary& a, const Summary& b) {
  return a.keys == b.keys && a.m == b.m && a.l == b.l && a.O_acc == b.O_acc;
}

}  // namespace

class TestSummary : public QObject {
  Q_OBJECT

 private slots:
  void anyOrderAndGroupingGivesExactAttention() {
    RandomSettings random(62'01, 60);
    std::int64_t blind = 0;
    for (int n = 0; n < 1000; ++n) {
      const Problem problem = problemOf(random.nextOfFamily());
      const Inputs inputs = makeInputs(problem);
      const Reference reference = referenceOf(problem, inputs);
      const std::int64_t r = random.between(0, problem.Tq() - 1);
      std::vector<Summary> parts;
      for (const Range& keys : pieces(random, problem.Tk())) parts.push_back(summaryOf(problem, inputs, r, keys));
      const Summary whole = mergedAtRandom(random, parts);
      const Vector<double> wanted = reference.O.row(r);
      QVERIFY2(near(whole.output(), wanted, boundOf(reference)), qPrintable(text(problem.settings())));
      const bool isBlind = reference.lse(r) == -Inf;
      blind += isBlind ? 1 : 0;
      QVERIFY2(isBlind ? whole.lse() == -Inf : std::abs(whole.lse() - reference.lse(r)) <= boundOf(reference),
               qPrintable(text(problem.settings())));
    }
    QVERIFY(blind > 20);
  }

  /// After every tile O_acc / l is exact attention over the keys seen: that of a problem which has no others.
  void afterEveryTileItIsExactOverTheKeysSeen() {
    RandomSettings random(62'02, 30);
    for (int n = 0; n < 100; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      settings.alignment = Alignment::TopLeft;  // so that keys that are cut off move no diagonal
      settings.documents = {};
      settings.blockMask = {};
      settings.backward = false;
      const Problem problem = problemOf(settings);
      const Inputs inputs = makeInputs(problem);
      const std::int64_t r = random.between(0, settings.Tq - 1);
      Summary seen = summaryOf(problem, inputs, r, {0, 0});
      for (std::int64_t begin = 0; begin < settings.Tk; begin += settings.Bc) {
        const std::int64_t end = std::min(settings.Tk, begin + settings.Bc);
        seen = merge(seen, summaryOf(problem, inputs, r, {begin, end}));
        ProblemSettings shorter = settings;
        shorter.Tk = end;
        const Reference reference =
            referenceOf(problemOf(shorter), {inputs.Q, inputs.K.topRows(end), inputs.V.topRows(end)});
        QVERIFY2(near(seen.output(), reference.O.row(r), boundOf(reference)), qPrintable(text(settings)));
      }
    }
  }

  void mergingCommutesToTheBitAndAssociatesUpToRounding() {
    RandomSettings random(62'03, 40);
    for (int n = 0; n < 500; ++n) {
      const Problem problem = problemOf(random.nextOfFamily());
      const Inputs inputs = makeInputs(problem);
      const std::int64_t r = random.between(0, problem.Tq() - 1), Tk = problem.Tk();
      const std::int64_t first = random.between(0, Tk), second = random.between(first, Tk);
      const Summary a = summaryOf(problem, inputs, r, {0, first}), b = summaryOf(problem, inputs, r, {first, second}),
                    c = summaryOf(problem, inputs, r, {second, Tk});
      QVERIFY2(equal(merge(a, b), merge(b, a)), qPrintable(text(problem.settings())));
      const Summary left = merge(merge(a, b), c), right = merge(a, merge(b, c));
      // Each side multiplies by two factors, exp of differences of maxima: off by the roundings of these.
      double largest = 1;
      for (const Summary& each : {a, b, c})
        largest = std::isfinite(each.m) ? std::max(largest, std::abs(each.m)) : largest;
      const double bound = 8 * 0x1p-52 * largest;
      QVERIFY2(left.keys == right.keys && left.m == right.m && std::abs(left.l - right.l) <= bound * left.l,
               qPrintable(text(problem.settings())));
      const double size = left.l * inputs.V.cwiseAbs().maxCoeff() / (1 - problem.settings().dropout);
      QVERIFY2(near(left.O_acc, right.O_acc, bound * size), qPrintable(text(problem.settings())));
      const Summary none = summaryOf(problem, inputs, r, {first, first});
      QVERIFY2(equal(merge(a, none), a) && equal(merge(none, a), a), qPrintable(text(problem.settings())));
    }
  }

  void nothingAndNothingIsNothing() {
    const Problem problem = problemOf({});
    const Inputs inputs = makeInputs(problem);
    const Summary none = summaryOf(problem, inputs, 3, {5, 5});
    const Summary both = merge(none, none);
    QVERIFY(both.keys == 0 && both.m == -Inf && both.l == 0 && both.O_acc == Vector<double>::Zero(64));
    QVERIFY(both.output() == Vector<double>::Zero(64) && both.lse() == -Inf);
  }

  /// Keys of score -inf have no weight beside others, and give NaN alone.
  void scoresOfMinusInfinity() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 4;
    settings.dk = settings.dv = 1;
    const Problem problem = problemOf(settings);
    Inputs inputs = makeInputs(problem);
    inputs.Q.setOnes();
    inputs.K.topRows(2).setConstant(-Inf);
    const Summary spoiled = merge(summaryOf(problem, inputs, 0, {0, 1}), summaryOf(problem, inputs, 0, {1, 2}));
    QVERIFY(spoiled.m == -Inf && spoiled.l == 0 && spoiled.keys == 2);
    QVERIFY(std::isnan(spoiled.output()(0)) && std::isnan(spoiled.lse()));
    const Summary others = summaryOf(problem, inputs, 0, {2, 4});
    const Summary whole = merge(spoiled, others);
    QVERIFY(whole.output() == others.output() && whole.lse() == others.lse());
  }

  void scoresThatAreNoNumberSpoilTheWhole_data() {
    QTest::addColumn<double>("key");
    QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("+inf") << Inf;
  }
  void scoresThatAreNoNumberSpoilTheWhole() {
    QFETCH(double, key);
    ProblemSettings settings;
    settings.Tq = settings.Tk = 4;
    settings.dk = settings.dv = 1;
    const Problem problem = problemOf(settings);
    Inputs inputs = makeInputs(problem);
    inputs.Q.setOnes();
    inputs.K(1, 0) = key;
    const Summary a = summaryOf(problem, inputs, 0, {0, 2}), b = summaryOf(problem, inputs, 0, {2, 4});
    for (const Summary& whole : {merge(a, b), merge(b, a)}) {
      QVERIFY(std::isnan(whole.output()(0)) && std::isnan(whole.lse()));
    }
  }
};

QTEST_APPLESS_MAIN(TestSummary)
#include "tst_summary.moc"
