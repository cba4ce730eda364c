// SPDX-License-Identifier: MIT
/// The float64 reference against sums done by hand, and against the formulas entry by entry.
#include "core/attention/reference.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/problem/dropout.h"
#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"
#include "tests/core/problem/visible_rule.h"

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

/// A random problem of the family with a backward pass, in float64.
Problem withGradients(RandomSettings& random) {
  ProblemSettings settings = random.nextOfFamily();
  settings.backward = true;
  return problemOf(settings);
}

/// Naive attention once more, entry by entry and in no order that is like the reference's: for each entry the sums over
/// all keys, the mask as the rule states it.
class EntryByEntry {
 public:
  EntryByEntry(const Problem& problem, const Inputs& inputs)
      : m_problem(problem), m_rule(problem.settings()), m_dropout(problem), m_inputs(inputs) {}

  double u(Index r, Index t) const {
    double u = m_problem.scale() * m_inputs.Q.row(r).dot(m_inputs.K.row(t));
    const double cap = m_problem.settings().softCap;
    return cap > 0 ? cap * std::tanh(u / cap) : u;
  }
  double s(Index r, Index t) const {
    return u(r, t) - m_problem.alibiSlope() * std::abs(static_cast<double>(r + m_problem.offset() - t));
  }
  double P(Index r, Index t) const {
    if (!m_rule(r, t)) return 0;
    double sum = 0;
    for (Index other = 0; other < m_problem.Tk(); ++other) {
      if (m_rule(r, other)) sum += std::exp(s(r, other) - s(r, t));
    }
    return 1 / sum;
  }
  double O(Index r, Index c) const {
    double sum = 0;
    for (Index t = 0; t < m_problem.Tk(); ++t) sum += m_dropout.factor(r, t) * P(r, t) * m_inputs.V(t, c);
    return sum;
  }
  double dP(Index r, Index t) const { return m_dropout.factor(r, t) * m_inputs.dO.row(r).dot(m_inputs.V.row(t)); }
  double D(Index r) const {  // sum of P dP, the other form of rowsum(dO o O)
    double sum = 0;
    for (Index t = 0; t < m_problem.Tk(); ++t) sum += P(r, t) * dP(r, t);
    return sum;
  }
  double dV(Index t, Index c) const {
    double sum = 0;
    for (Index r = 0; r < m_problem.Tq(); ++r) sum += m_dropout.factor(r, t) * P(r, t) * m_inputs.dO(r, c);
    return sum;
  }
  double dS(Index r, Index t) const {
    const double cap = m_problem.settings().softCap;
    return P(r, t) * (dP(r, t) - D(r)) * (cap > 0 ? 1 - u(r, t) / cap * (u(r, t) / cap) : 1);
  }
  double dQ(Index r, Index c) const {
    double sum = 0;
    for (Index t = 0; t < m_problem.Tk(); ++t) sum += dS(r, t) * m_inputs.K(t, c);
    return m_problem.scale() * sum;
  }
  double dK(Index t, Index c) const {
    double sum = 0;
    for (Index r = 0; r < m_problem.Tq(); ++r) sum += dS(r, t) * m_inputs.Q(r, c);
    return m_problem.scale() * sum;
  }

 private:
  const Problem& m_problem;
  VisibleRule m_rule;
  Dropout m_dropout;
  const Inputs& m_inputs;
};

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

  /// A soft cap of 2 log 3: log 3 becomes 2 log 3 tanh(1/2).
  void theSoftCapComesBeforeTheWeights() {
    ByHand hand;
    hand.settings.softCap = 2 * std::log(3.0);
    const Reference reference = hand.reference();
    const double u = 2 * std::log(3.0) * std::tanh(0.5);
    QVERIFY(near(reference.scoreMax, u));
    QVERIFY(near(reference.lse(0), std::log(1 + std::exp(u))));
    QVERIFY(near(reference.O(0, 0), (4 + 8 * std::exp(u)) / (1 + std::exp(u))));
  }

  /// A slope of log 3 takes from the second key of the first query what it has, and gives the second query 0 and 1.
  void alibiTakesByDistance() {
    ByHand hand;
    hand.settings.alibi = {std::log(3.0)};
    const Reference reference = hand.reference();
    QVERIFY(near(reference.O(0, 0), 6.0));                                // scores 0 and log 3 - log 3
    QVERIFY(near(reference.O(1, 0), (4.0 / 3 + 8 * 3) / (1.0 / 3 + 3)));  // -log 3 and log 3
    QVERIFY(near(reference.scoreMax, std::log(3.0)));
  }

  /// What is dropped leaves the sum of the weights as it is; the rest is scaled.
  void dropoutActsOnNormalisedWeights() {
    ByHand hand;
    hand.settings.dropout = 0.5;
    const Dropout dropout(problemOf(hand.settings));
    const Reference reference = hand.reference();
    for (const Index r : {0, 1}) {
      QVERIFY(near(reference.lse(r), std::log(4.0)));
      QVERIFY(near(reference.O(r, 0), dropout.factor(r, 0) * 0.25 * 4 + dropout.factor(r, 1) * 0.75 * 8));
    }
  }

  /// Weights 1/4 and 3/4, dO = 1: dP = V, D = 7, dS = 1/4 (4 - 7) and 3/4 (8 - 7).
  void gradientsByHand() {
    ByHand hand;
    hand.settings.backward = true;
    hand.inputs.dO = Matrix<double>::Ones(2, 1);
    const Gradients gradients = *hand.reference().gradients;
    for (const Index r : {0, 1}) {
      QVERIFY(near(gradients.D(r), 7.0));
      QVERIFY(near(gradients.dQ(r, 0), 0.75 * std::log(3.0)));
    }
    QVERIFY(near(gradients.dK(0, 0), -1.5) && near(gradients.dK(1, 0), 1.5));  // of two equal queries
    QVERIFY(near(gradients.dV(0, 0), 0.5) && near(gradients.dV(1, 0), 1.5));
    hand.settings.backward = false;
    QVERIFY(!hand.reference().gradients);
  }

  void everyEntryIsTheFormula() {
    RandomSettings random(60'02, 12);
    for (int n = 0; n < 300; ++n) {
      const Problem problem = withGradients(random);
      const Inputs inputs = makeInputs(problem);
      const Reference reference = referenceOf(problem, inputs);
      const EntryByEntry entries(problem, inputs);
      // Some ten roundings each of sums of up to 20 products: 64 epsilon beside their magnitude.
      const double scores = std::max(1.0, reference.scoreMax);
      const auto agree = [scores](const Matrix<double>& found, auto entry) {
        const double bound = 64 * 0x1p-52 * scores * std::max(1.0, found.cwiseAbs().maxCoeff());
        bool all = true;
        for (Index r = 0; r < found.rows(); ++r) {
          for (Index c = 0; c < found.cols(); ++c) all = all && std::abs(found(r, c) - entry(r, c)) <= bound;
        }
        return all;
      };
      const Gradients& gradients = *reference.gradients;
      QVERIFY2(agree(reference.O, [&](Index r, Index c) { return entries.O(r, c); }),
               qPrintable(text(problem.settings())));
      QVERIFY2(agree(gradients.dQ, [&](Index r, Index c) { return entries.dQ(r, c); }),
               qPrintable(text(problem.settings())));
      QVERIFY2(agree(gradients.dK, [&](Index t, Index c) { return entries.dK(t, c); }),
               qPrintable(text(problem.settings())));
      QVERIFY2(agree(gradients.dV, [&](Index t, Index c) { return entries.dV(t, c); }),
               qPrintable(text(problem.settings())));
      QVERIFY2(agree(gradients.D, [&](Index r, Index) { return entries.D(r); }), qPrintable(text(problem.settings())));
      double scoreMax = 0;
      for (Index r = 0; r < problem.Tq(); ++r) {
        for (Index t = 0; t < problem.Tk(); ++t) scoreMax = std::max(scoreMax, std::abs(entries.s(r, t)));
      }
      QVERIFY2(std::abs(reference.scoreMax - scoreMax) <= 64 * 0x1p-52 * scores, qPrintable(text(problem.settings())));
    }
  }

  void rowsWithoutKeysHaveNoGradients() {
    ByHand hand;
    hand.settings.backward = true;
    hand.settings.documents = Documents({0, 1}, {1, 1});
    hand.inputs.dO = Matrix<double>::Ones(2, 1);
    hand.inputs.Q(0, 0) = NaN;  // and nothing is computed of it
    const Reference reference = hand.reference();
    QVERIFY(reference.O(0, 0) == 0 && reference.lse(0) == -Inf && reference.gradients->dQ(0, 0) == 0);
    QVERIFY(near(reference.gradients->dK(1, 0), 0.75) && near(reference.gradients->dV(1, 0), 0.75));
  }

  void threadsDoNotChangeABit() {
    RandomSettings random(60'01);
    for (int n = 0; n < 30; ++n) {
      const Problem problem = withGradients(random);
      const Inputs inputs = makeInputs(problem);
      const Reference one = referenceOf(problem, inputs, 1);
      for (const unsigned threads : {2U, 5U}) {
        const Reference many = referenceOf(problem, inputs, threads);
        QVERIFY(sameBits(one.O, many.O) && sameBits(one.lse, many.lse) && one.scoreMax == many.scoreMax);
        QVERIFY(sameBits(*one.gradients, *many.gradients));
      }
    }
  }

  void progressEndsAtItsTotal() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 100;
    settings.backward = true;
    const Problem problem = problemOf(settings);
    RunControl control;
    control.stripsDone = 7;  // of a run before
    QVERIFY(naiveAttention(problem, makeInputs(problem), control, 2));
    QCOMPARE(control.stripsTotal.load(), 13 + 13 + 2);  // rows by 8, twice, and keys by 64
    QCOMPARE(control.stripsDone.load(), control.stripsTotal.load());
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
};

QTEST_APPLESS_MAIN(TestReference)
#include "tst_reference.moc"
