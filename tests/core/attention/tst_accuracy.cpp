// SPDX-License-Identifier: MIT
/// The comparison of results with the float64 reference, by the bound and by the ratio test.
#include "core/attention/accuracy.h"

#include <QTest>

#include <cmath>
#include <limits>

#include "core/problem/storage_format.h"
#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

constexpr double Inf = std::numeric_limits<double>::infinity();
constexpr double NaN = std::numeric_limits<double>::quiet_NaN();

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

/// 24 queries on 40 keys that are not far from each other.
ProblemSettings stored(Storage storage, Algorithm algorithm) {
  ProblemSettings settings;
  settings.Tq = 24;
  settings.Tk = 40;
  settings.dk = settings.dv = 16;
  settings.Br = 8;
  settings.Bc = 16;
  settings.storage = storage;
  settings.algorithm = algorithm;
  settings.backward = true;
  return settings;
}

Expected<Accuracy> checked(const Problem& problem, const Inputs& inputs, const RunResult& result) {
  RunControl control;
  return check(problem, inputs, result, control, 2);
}

}  // namespace

class TestAccuracy : public QObject {
  Q_OBJECT

 private slots:
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

  /// One entry beyond its bound in one gradient fails that one and the whole.
  void gradientsAreComparedToo_data() {
    QTest::addColumn<int>("gradient");
    for (int gradient = 0; gradient < 3; ++gradient) QTest::addRow("gradient %d", gradient) << gradient;
  }
  void gradientsAreComparedToo() {
    QFETCH(int, gradient);
    ByHand hand;
    hand.settings.backward = true;
    hand.inputs.dO = Matrix<double>::Constant(2, 1, 3.0);
    const Problem problem = problemOf(hand.settings);
    const Reference reference = hand.reference();
    RunResult result = resultOf(reference);
    result.backward = BackwardResult{*reference.gradients, {}, 0};
    QVERIFY(compare(problem, result, reference).pass());
    Gradients& found = result.backward->gradients;
    Matrix<double>& spoiled = gradient == 0 ? found.dQ : gradient == 1 ? found.dK : found.dV;
    const double bound = 16 * 0x1p-52 * std::log(3.0) * std::max(1.0, spoiled.cwiseAbs().maxCoeff());
    spoiled(1, 0) += 1.5 * bound;
    const Accuracy accuracy = compare(problem, result, reference);
    QVERIFY(!accuracy.pass() && accuracy.O.pass && accuracy.lse.pass && !accuracy.isRatioTest());
    QCOMPARE(accuracy.dQ->pass, gradient != 0);
    QCOMPARE(accuracy.dK->pass, gradient != 1);
    QCOMPARE(accuracy.dV->pass, gradient != 2);
  }

  void withoutABackwardPassThereAreNone() {
    ByHand hand;
    const Reference reference = hand.reference();
    const Accuracy accuracy = compare(problemOf(hand.settings), resultOf(reference), reference);
    QVERIFY(!accuracy.dQ && !accuracy.dK && !accuracy.dV && accuracy.pass());
  }

  void checkIsReferenceAndComparison() {
    RandomSettings random(61'01, 30);
    for (int n = 0; n < 30; ++n) {
      const Problem problem = problemOf(random.nextOfFamily());
      const Inputs inputs = makeInputs(problem);
      const RunResult result = runOf(problem, inputs);
      const auto accuracy = checked(problem, inputs, result);
      const Accuracy compared = compare(problem, result, referenceOf(problem, inputs));
      QVERIFY2(accuracy && accuracy->pass() && !accuracy->isRatioTest(), qPrintable(text(problem.settings())));
      QVERIFY(accuracy->O.maxAbs == compared.O.maxAbs && accuracy->O.bound == compared.O.bound);
      QVERIFY(accuracy->dQ.has_value() == problem.settings().backward);
    }
  }

  void theRatioTestPasses_data() { addStorages(); }
  void theRatioTestPasses() {
    QFETCH(int, storage);
    QFETCH(int, algorithm);
    const Problem problem = problemOf(stored(static_cast<Storage>(storage), static_cast<Algorithm>(algorithm)));
    const Inputs inputs = makeInputs(problem);
    const RunResult result = runOf(problem, inputs);
    const RunResult standard = runOf(withAlgorithm(problem, Algorithm::Standard), inputs);
    const Accuracy accuracy = checked(problem, inputs, result).value();
    QVERIFY(accuracy.isRatioTest());
    const Reference reference = referenceOf(problem, inputs);
    const auto holds = [&](const ArrayAccuracy& array, const Matrix<double>& found, const Matrix<double>& other,
                           const Matrix<double>& wanted) {
      const double error = (other - wanted).cwiseAbs().maxCoeff();
      const double alone = 16 * 0x1p-23 * reference.scoreMax * std::max(1.0, wanted.cwiseAbs().maxCoeff());
      QVERIFY(array.maxAbs == (found - wanted).cwiseAbs().maxCoeff());
      QVERIFY(*array.standardMaxAbs == error);
      QVERIFY(std::abs(array.bound - (2 * error + alone)) <= 0x1p-50 * array.bound);
      QVERIFY2(array.pass, qPrintable(QString("%1 beside %2").arg(array.maxAbs).arg(error)));
      QVERIFY(error > alone);  // else it would be no test of the ratio
    };
    holds(accuracy.O, result.O, standard.O, reference.O);
    holds(*accuracy.dQ, result.backward->gradients.dQ, standard.backward->gradients.dQ, reference.gradients->dQ);
    holds(*accuracy.dK, result.backward->gradients.dK, standard.backward->gradients.dK, reference.gradients->dK);
    holds(*accuracy.dV, result.backward->gradients.dV, standard.backward->gradients.dV, reference.gradients->dV);
  }

  void theRatioTestFails() {
    const Problem problem = problemOf(stored(Storage::Fp16, Algorithm::FlashAttention2));
    const Inputs inputs = makeInputs(problem);
    RunResult result = runOf(problem, inputs);
    result.O(3, 2) += 0.05;
    const Accuracy accuracy = checked(problem, inputs, result).value();
    QVERIFY(!accuracy.O.pass && !accuracy.pass() && accuracy.O.row == 3 && accuracy.O.column == 2);
    QVERIFY(accuracy.lse.pass && accuracy.dQ->pass);
  }

  /// Values beyond what fp16 can hold are infinite in both; that is the storage's doing.
  void whatOverflowsInStandardTooIsExcused() {
    ProblemSettings settings = stored(Storage::Fp16, Algorithm::FlashAttention2);
    settings.backward = false;
    const Problem problem = problemOf(settings);
    Inputs inputs = makeInputs(problem);
    inputs.V.col(3).setConstant(70'000);
    const RunResult result = runOf(problem, inputs);
    QVERIFY(result.rowsNotFinite == problem.Tq());
    QVERIFY(checked(problem, inputs, result).value().pass());
    RunResult other = result;
    other.O(0, 0) = Inf;
    QVERIFY(!checked(problem, inputs, other).value().O.sameNonFinite);
  }

  void aRatioTestNeedsRoomForStandardAttention() {
    ProblemSettings settings = stored(Storage::Bf16, Algorithm::FlashAttention2);
    settings.Tq = settings.Tk = 65'536;
    settings.dk = settings.dv = 1;
    settings.backward = false;
    const Problem problem = problemOf(settings);
    const Inputs inputs{Matrix<double>::Zero(settings.Tq, 1), Matrix<double>::Zero(settings.Tk, 1),
                        Matrix<double>::Zero(settings.Tk, 1)};
    const auto accuracy = checked(problem, inputs, {});
    QVERIFY(!accuracy && accuracy.error().code == ErrorCode::TooLarge);
  }

  void aCancelledCheckEnds() {
    const Problem problem = problemOf({});
    RunControl control;
    control.cancel = true;
    const auto accuracy = check(problem, makeInputs(problem), {}, control);
    QVERIFY(!accuracy && accuracy.error().code == ErrorCode::Cancelled);
  }

 private:
  static void addStorages() {
    QTest::addColumn<int>("storage");
    QTest::addColumn<int>("algorithm");
    for (const Storage storage : {Storage::Fp16, Storage::Bf16, Storage::Fp8}) {
      for (const Algorithm algorithm : Algorithms) {
        QTest::addRow("%s, %s", word(storage).data(), word(algorithm).data())
            << static_cast<int>(storage) << static_cast<int>(algorithm);
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestAccuracy)
#include "tst_accuracy.moc"
