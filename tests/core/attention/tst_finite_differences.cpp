// SPDX-License-Identifier: MIT
/// Gradients against difference quotients: those of the reference and of every algorithm and order agree, and one that
/// is wrong does not.
#include "core/attention/finite_differences.h"

#include <QTest>

#include <cmath>
#include <limits>

#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

ProblemSettings withBackward(ProblemSettings settings) {
  settings.backward = true;
  return settings;
}

FiniteDifferences differencesOf(const Problem& problem, const Inputs& inputs, const Gradients& gradients,
                                std::int64_t samples, unsigned threads = 1) {
  RunControl control;
  return checkByDifferences(problem, inputs, gradients, samples, 5, control, threads).value();
}

QString line(const FiniteDifferences& found, const Problem& problem) {
  const DifferenceQuotient& worst = found.worst;
  return QString("%1(%2, %3): %4, quotient %5, bound %6 ")
             .arg(word(worst.tensor).data())
             .arg(worst.row)
             .arg(worst.column)
             .arg(worst.gradient)
             .arg(worst.quotient)
             .arg(worst.bound) +
         text(problem.settings());
}

/// A problem with all that has a derivative of its own.
ProblemSettings small() {
  ProblemSettings settings;
  settings.Tq = 9;
  settings.Tk = 12;
  settings.dk = 4;
  settings.dv = 3;
  settings.softCap = 2;
  settings.dropout = 0.25;
  settings.causal = true;
  settings.precision = Precision::Float64;
  return withBackward(settings);
}

}  // namespace

class TestFiniteDifferences : public QObject {
  Q_OBJECT

 private slots:
  void theReferenceAgrees() {
    RandomSettings random(63'01, 24);
    double largestBound = 0;
    for (int n = 0; n < 300; ++n) {
      ProblemSettings settings = withBackward(random.nextOfFamily());
      settings.precision = Precision::Float64;
      const Problem problem = problemOf(settings);
      const Inputs inputs = makeInputs(problem);
      const FiniteDifferences found = differencesOf(problem, inputs, *referenceOf(problem, inputs).gradients, 12);
      QVERIFY2(found.pass && found.entries == 12 && found.notFinite == 0, qPrintable(line(found, problem)));
      if (settings.inputKind != InputKind::Outliers) largestBound = std::max(largestBound, found.worst.bound);
    }
    QVERIFY2(largestBound < 1e-3, qPrintable(QString::number(largestBound)));  // or it would pass whatever comes
  }

  void everyAlgorithmAndOrderAgrees() {
    RandomSettings random(63'02, 20);
    for (int n = 0; n < 150; ++n) {
      const Problem problem = problemOf(withBackward(random.nextOfFamily()));
      const Inputs inputs = makeInputs(problem);
      const FiniteDifferences found = differencesOf(problem, inputs, runOf(problem, inputs).backward->gradients, 9);
      QVERIFY2(found.pass, qPrintable(line(found, problem)));
    }
  }

  void aWrongGradientIsFound_data() {
    QTest::addColumn<int>("tensor");
    QTest::newRow("dQ") << static_cast<int>(Tensor::dQ);
    QTest::newRow("dK") << static_cast<int>(Tensor::dK);
    QTest::newRow("dV") << static_cast<int>(Tensor::dV);
  }
  void aWrongGradientIsFound() {
    QFETCH(int, tensor);
    const Problem problem = problemOf(small());
    const Inputs inputs = makeInputs(problem);
    Gradients gradients = *referenceOf(problem, inputs).gradients;
    QVERIFY(differencesOf(problem, inputs, gradients, 60).pass);
    auto& spoiled = tensor == static_cast<int>(Tensor::dQ)   ? gradients.dQ
                    : tensor == static_cast<int>(Tensor::dK) ? gradients.dK
                                                             : gradients.dV;
    spoiled.array() += 1e-5;
    const FiniteDifferences found = differencesOf(problem, inputs, gradients, 60);
    QVERIFY(!found.pass && static_cast<int>(found.worst.tensor) == tensor && !found.worst.pass());
    QVERIFY(std::abs(found.worst.difference() - 1e-5) < 1e-7);
    spoiled.setConstant(std::numeric_limits<double>::quiet_NaN());
    const FiniteDifferences none = differencesOf(problem, inputs, gradients, 60);
    QVERIFY(!none.pass && static_cast<int>(none.worst.tensor) == tensor);
  }

  /// Where a score is infinite there is no quotient, and nothing to compare.
  void entriesWithoutAQuotientAreLeftOut() {
    ProblemSettings settings = small();
    settings.causal = false;
    settings.softCap = 0;
    const Problem problem = problemOf(settings);
    Inputs inputs = makeInputs(problem);
    inputs.Q = inputs.Q.cwiseAbs();
    inputs.K.row(1).setConstant(std::numeric_limits<double>::infinity());
    const FiniteDifferences found = differencesOf(problem, inputs, *referenceOf(problem, inputs).gradients, 30);
    QVERIFY(found.entries == 0 && found.notFinite == 30 && found.pass);
  }

  void threadsDoNotChangeIt() {
    const Problem problem = problemOf(small());
    const Inputs inputs = makeInputs(problem);
    const Gradients gradients = *referenceOf(problem, inputs).gradients;
    const FiniteDifferences one = differencesOf(problem, inputs, gradients, 40, 1);
    const FiniteDifferences four = differencesOf(problem, inputs, gradients, 40, 4);
    QVERIFY(one.worst.quotient == four.worst.quotient && one.worst.bound == four.worst.bound);
    QVERIFY(one.worst.tensor == four.worst.tensor && one.worst.row == four.worst.row);
  }

  void aCancelledCheckEnds() {
    const Problem problem = problemOf(small());
    const Inputs inputs = makeInputs(problem);
    RunControl control;
    control.cancel = true;
    const auto found = checkByDifferences(problem, inputs, *referenceOf(problem, inputs).gradients, 5, 1, control);
    QVERIFY(!found && found.error().code == ErrorCode::Cancelled);
  }
};

QTEST_APPLESS_MAIN(TestFiniteDifferences)
#include "tst_finite_differences.moc"
