// SPDX-License-Identifier: MIT
/// The float64 reference against sums done by hand, and the comparison with it.
#include "core/attention/reference.h"

#include <QTest>

#include <cmath>
#include <limits>

#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

constexpr double Inf = std::numeric_limits<double>::infinity();
constexpr double NaN = std::numeric_limits<double>::quiet_NaN();

bool near(double a, double b) { return std::abs(a - b) <= 4 * 0x1p-52 * std::max(1.0, std::abs(b)); }

/// Two queries, two keys, width 1, scale 1: scores 0 and log 3, values 4 and 8.
struct ByHand {
  ProblemSettings settings;
  Inputs inputs;

  ByHand() : inputs{Matrix<double>::Ones(2, 1), Matrix<double>(2, 1), Matrix<double>(2, 1)} {
    settings.Tq = settings.Tk = 2;
    settings.dk = settings.dv = 1;
    settings.scale = 1.0;
    settings.precision = Precision::Float64;
    inputs.K << 0.0, std::log(3.0);
    inputs.V << 4.0, 8.0;
  }
  Reference reference() const { return referenceOf(problemOf(settings), inputs); }
};

/// A result that is the reference itself.
RunResult resultOf(const Reference& reference) {
  RunResult result;
  result.O = reference.O;
  result.lse = reference.lse;
  return result;
}

}  // namespace

class TestReference : public QObject {
  Q_OBJECT

 private slots:
  void weightsAreAQuarterAndThreeQuarters() {
    const Reference reference = ByHand().reference();
    for (const Index r : {0, 1}) {
      QVERIFY(near(reference.O(r, 0), 7.0));
      QVERIFY(near(reference.lse(r), std::log(4.0)));
    }
    QVERIFY(reference.scoreMax == std::log(3.0));
  }

  void theFirstCausalRowSeesItsOwnKeyOnly() {
    ByHand hand;
    hand.settings.causal = true;
    const Reference reference = hand.reference();
    QVERIFY(reference.O(0, 0) == 4.0 && reference.lse(0) == 0.0);
    QVERIFY(near(reference.O(1, 0), 7.0));
    QVERIFY(reference.scoreMax == std::log(3.0));  // masked entries count
  }

  void aRowWithoutKeysIsZero() {
    ByHand hand;
    hand.settings.causal = true;
    hand.settings.alignment = Alignment::BottomRight;
    hand.settings.Tk = 1;
    hand.inputs.K = Matrix<double>::Constant(1, 1, 2.0);
    hand.inputs.V = Matrix<double>::Constant(1, 1, 4.0);
    const Reference reference = hand.reference();
    QVERIFY(reference.O(0, 0) == 0.0 && reference.lse(0) == -Inf);
    QVERIFY(reference.O(1, 0) == 4.0 && reference.lse(1) == 2.0);
  }

  void whatIsVisibleSpreadsAndWhatIsMaskedDoesNot_data() {
    QTest::addColumn<double>("key");
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("isNumber");
    QTest::newRow("NaN in the key") << NaN << 8.0 << false;
    QTest::newRow("+inf in the key") << Inf << 8.0 << false;
    QTest::newRow("-inf in the key: no weight") << -Inf << 8.0 << true;
    QTest::newRow("NaN in the value") << 0.0 << NaN << false;
  }
  void whatIsVisibleSpreadsAndWhatIsMaskedDoesNot() {
    QFETCH(double, key);
    QFETCH(double, value);
    QFETCH(bool, isNumber);
    ByHand hand;
    hand.settings.causal = true;
    hand.inputs.K(1, 0) = key;
    hand.inputs.V(1, 0) = value;
    const Reference reference = hand.reference();
    QVERIFY(reference.O(0, 0) == 4.0 && reference.lse(0) == 0.0);
    QCOMPARE(std::isfinite(reference.O(1, 0)), isNumber);
    if (isNumber) QVERIFY(reference.O(1, 0) == 4.0 && reference.lse(1) == 0.0);
  }

  void onlyInfinitelySmallScoresGiveNaN() {
    ByHand hand;
    hand.inputs.K.setConstant(-Inf);
    const Reference reference = hand.reference();
    QVERIFY(std::isnan(reference.O(0, 0)) && std::isnan(reference.lse(0)));
    QVERIFY(reference.scoreMax == 0.0);  // no score is finite
  }

  void threadsDoNotChangeABit() {
    RandomSettings random(60'01);
    for (int n = 0; n < 20; ++n) {
      const Problem problem = problemOf(random.next());
      const Inputs inputs = makeInputs(problem);
      const Reference one = referenceOf(problem, inputs, 1), five = referenceOf(problem, inputs, 5);
      QVERIFY(sameBits(one.O, five.O) && sameBits(one.lse, five.lse) && one.scoreMax == five.scoreMax);
    }
  }

  void refusesOtherShapesAndStopsWhenCancelled() {
    ByHand hand;
    RunControl control;
    const auto misfit = naiveAttention(problemOf({}), hand.inputs, control);
    QVERIFY(!misfit && misfit.error().code == ErrorCode::Shape);
    control.cancel = true;
    const auto cancelled = naiveAttention(problemOf(hand.settings), hand.inputs, control);
    QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
  }

  void theComparisonHoldsItsBound_data() {
    QTest::addColumn<int>("precision");
    QTest::addColumn<double>("share");  // of the bound that the result is off
    QTest::addColumn<bool>("pass");
    for (const Precision precision : {Precision::Float64, Precision::Float32}) {
      QTest::addRow("%s, exact", word(precision).data()) << static_cast<int>(precision) << 0.0 << true;
      QTest::addRow("%s, within", word(precision).data()) << static_cast<int>(precision) << 0.9 << true;
      QTest::addRow("%s, beyond", word(precision).data()) << static_cast<int>(precision) << 1.1 << false;
    }
  }
  void theComparisonHoldsItsBound() {
    QFETCH(int, precision);
    QFETCH(double, share);
    QFETCH(bool, pass);
    ByHand hand;
    hand.settings.precision = static_cast<Precision>(precision);
    const Problem problem = problemOf(hand.settings);
    const Reference reference = hand.reference();
    const double epsilon = hand.settings.precision == Precision::Float64 ? 0x1p-52 : 0x1p-23;
    const double bound = 16 * epsilon * std::log(3.0) * 7.0;

    RunResult result = resultOf(reference);
    result.O(1, 0) += share * bound;
    const Accuracy accuracy = compare(problem, result, reference);
    QVERIFY(std::abs(accuracy.O.bound - bound) <= 0x1p-50 * bound);
    QVERIFY(std::abs(accuracy.O.maxAbs - share * bound) <= 0x1p-50 * 7.0);
    QVERIFY(std::abs(accuracy.O.rms - accuracy.O.maxAbs / std::sqrt(2.0)) <= 0x1p-50 * 7.0);
    QCOMPARE(accuracy.O.row, share > 0 ? 1 : 0);
    QCOMPARE(accuracy.O.pass, pass);
    QCOMPARE(accuracy.pass(), pass);
    QVERIFY(accuracy.lse.pass && accuracy.lse.maxAbs == 0.0);
  }

  void theComparisonWantsInfinitiesAndNaNInPlace_data() {
    QTest::addColumn<double>("wanted");
    QTest::addColumn<double>("found");
    QTest::addColumn<bool>("pass");
    QTest::newRow("both -inf") << -Inf << -Inf << true;
    QTest::newRow("both NaN") << NaN << NaN << true;
    QTest::newRow("other sign") << -Inf << Inf << false;
    QTest::newRow("NaN for -inf") << -Inf << NaN << false;
    QTest::newRow("number for NaN") << NaN << 0.0 << false;
    QTest::newRow("NaN for a number") << 0.0 << NaN << false;
    QTest::newRow("number for -inf") << -Inf << -1e308 << false;
  }
  void theComparisonWantsInfinitiesAndNaNInPlace() {
    QFETCH(double, wanted);
    QFETCH(double, found);
    QFETCH(bool, pass);
    ByHand hand;
    Reference reference = hand.reference();
    RunResult result = resultOf(reference);
    reference.lse(1) = wanted;
    result.lse(1) = found;
    const Accuracy accuracy = compare(problemOf(hand.settings), result, reference);
    QCOMPARE(accuracy.lse.sameNonFinite, pass);
    QCOMPARE(accuracy.lse.pass, pass);
    QVERIFY(accuracy.O.pass);
  }
};

QTEST_APPLESS_MAIN(TestReference)
#include "tst_reference.moc"
