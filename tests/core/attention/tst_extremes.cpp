// SPDX-License-Identifier: MIT
/// Inputs at the edge: scores that overflow an exponential, infinities, NaN, rows that see nothing. All algorithms and
/// backward orders, both precisions, small blocks that cut them in every place.

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>

#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

constexpr double Inf = std::numeric_limits<double>::infinity();
constexpr double NaN = std::numeric_limits<double>::quiet_NaN();

/// 20 queries and 24 keys of width 6 and 5, causal when asked.
ProblemSettings small(bool causal = false) {
  ProblemSettings settings;
  settings.Tq = 20;
  settings.Tk = 24;
  settings.dk = 6;
  settings.dv = 5;
  settings.causal = causal;
  settings.backward = true;
  return settings;
}

/// Calls check with a run of each algorithm and backward order in each precision and several blocks.
void forEachRun(ProblemSettings settings, const Inputs& inputs,
                const std::function<void(const Problem&, const RunResult&)>& check) {
  for (const Algorithm algorithm : Algorithms) {
    for (const BackwardOrder order : BackwardOrders) {
      if (algorithm == Algorithm::Standard && order != BackwardOrder::FlashAttention2) continue;  // it has its own
      for (const Precision precision : {Precision::Float64, Precision::Float32}) {
        for (const auto& [Br, Bc] : {std::pair{1, 1}, {3, 1}, {1, 3}, {8, 5}, {64, 64}}) {
          settings.algorithm = algorithm;
          settings.backwardOrder = order;
          settings.precision = precision;
          settings.Br = Br;
          settings.Bc = Bc;
          const Problem problem = problemOf(settings);
          check(problem, runOf(problem, inputs));
        }
      }
    }
  }
}

void agreeWithReference(const ProblemSettings& settings, const Inputs& inputs) {
  const Reference reference = referenceOf(problemOf(settings), inputs);
  forEachRun(settings, inputs, [&reference](const Problem& problem, const RunResult& result) {
    const QString wrong = disagreement(problem, result, reference);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong + text(problem.settings())));
  });
}

Inputs normalInputs(const ProblemSettings& settings) { return makeInputs(problemOf(settings)); }

}  // namespace

class TestExtremes : public QObject {
  Q_OBJECT

 private slots:
  void scoresFarBeyondAnExponential_data() {
    QTest::addColumn<double>("scale");
    for (const double scale : {300.0, 5000.0, -5000.0, 1e6}) QTest::addRow("scale %g", scale) << scale;
  }
  void scoresFarBeyondAnExponential() {
    QFETCH(double, scale);
    for (const bool causal : {false, true}) {
      ProblemSettings settings = small(causal);
      settings.scale = scale;
      agreeWithReference(settings, normalInputs(settings));
    }
  }

  void aMaximumThatGrowsInEveryTile() {
    ProblemSettings settings = small();
    settings.dk = 1;
    settings.scale = 1.0;
    Inputs inputs = normalInputs(settings);
    inputs.Q.setConstant(1.0);
    for (Index t = 0; t < settings.Tk; ++t) inputs.K(t, 0) = static_cast<double>(1000 * t);
    agreeWithReference(settings, inputs);
  }

  void equalScoresGiveTheMean() {
    ProblemSettings settings = small();
    Inputs inputs = normalInputs(settings);
    inputs.Q.setZero();
    agreeWithReference(settings, inputs);
    const double mean = inputs.V.col(0).mean();
    forEachRun(settings, inputs, [mean](const Problem& problem, const RunResult& result) {
      const double epsilon = problem.settings().precision == Precision::Float64 ? 0x1p-52 : 0x1p-23;
      // A mean of 24 values of up to 4 by 24 additions and a division.
      QVERIFY(std::abs(result.O(0, 0) - mean) <= 32 * epsilon * 4);
      QVERIFY(std::abs(result.lse(0) - std::log(24.0)) <= 8 * epsilon * std::log(24.0));
    });
  }

  void oneTokenIsItsOwnAnswer() {
    ProblemSettings settings = small();
    settings.Tq = settings.Tk = 1;
    const Inputs inputs = normalInputs(settings);
    agreeWithReference(settings, inputs);
    forEachRun(settings, inputs, [&inputs](const Problem&, const RunResult& result) {
      QVERIFY(sameBits(result.O, inputs.V));  // its weight is exactly 1
    });
  }

  /// An offset of all keys adds the same to each score of a row; an offset of all values adds itself.
  void largeOffsets() {
    ProblemSettings settings = small(true);
    Inputs inputs = normalInputs(settings);
    inputs.V.array() += 65536.0;
    inputs.V = inputs.V.cast<float>().cast<double>();
    settings.backward = false;  // dP - D would cancel nearly all of its digits, in any algorithm
    agreeWithReference(settings, inputs);
    settings.backward = true;
    inputs = normalInputs(settings);
    inputs.K.col(0).array() += 4096.0;
    inputs.K = inputs.K.cast<float>().cast<double>();
    agreeWithReference(settings, inputs);
  }

  void tinyInputs() {
    ProblemSettings settings = small();
    Inputs inputs = normalInputs(settings);
    inputs.Q *= 1e-30;
    inputs.K *= 1e-30;
    inputs.V *= 1e-30;
    agreeWithReference(settings, inputs);
  }

  /// Key 10 holds something that is no number: the rows that see it are NaN in full, the others as if it were not
  /// there.
  void aSpoiledKeySpreadsToTheRowsThatSeeIt_data() {
    QTest::addColumn<bool>("causal");
    QTest::addColumn<double>("value");
    for (const bool causal : {false, true}) {
      QTest::addRow("NaN%s", causal ? ", causal" : "") << causal << NaN;
      QTest::addRow("+inf%s", causal ? ", causal" : "") << causal << Inf;
    }
  }
  void aSpoiledKeySpreadsToTheRowsThatSeeIt() {
    QFETCH(bool, causal);
    QFETCH(double, value);
    const ProblemSettings settings = small(causal);
    Inputs inputs = normalInputs(settings);
    inputs.Q = inputs.Q.cwiseAbs();  // so that +inf in the key is +inf in the score
    inputs.K(10, 2) = value;
    agreeWithReference(settings, inputs);
    forEachRun(settings, inputs, [causal](const Problem& problem, const RunResult& result) {
      const Index first = causal ? 10 : 0;
      bool asItShould = result.rowsNotFinite == problem.Tq() - first;
      for (Index r = 0; r < problem.Tq(); ++r) {
        const bool isNaN = r >= first;
        asItShould = asItShould && std::isnan(result.lse(r)) == isNaN;
        for (Index c = 0; c < problem.dv(); ++c) asItShould = asItShould && std::isnan(result.O(r, c)) == isNaN;
      }
      QVERIFY2(asItShould, qPrintable(text(problem.settings())));
    });
  }

  /// A value that is no number spoils its own column, in the rows that see it.
  void aSpoiledValueSpreadsInItsColumn_data() {
    QTest::addColumn<double>("value");
    QTest::newRow("NaN") << NaN;
    QTest::newRow("+inf") << Inf;
    QTest::newRow("-inf") << -Inf;
  }
  void aSpoiledValueSpreadsInItsColumn() {
    QFETCH(double, value);
    const ProblemSettings settings = small(true);
    Inputs inputs = normalInputs(settings);
    inputs.V(10, 3) = value;
    agreeWithReference(settings, inputs);
    forEachRun(settings, inputs, [value](const Problem& problem, const RunResult& result) {
      bool asItShould = result.rowsNotFinite == problem.Tq() - 10;
      for (Index r = 0; r < problem.Tq(); ++r) {
        for (Index c = 0; c < problem.dv(); ++c) {
          const double found = result.O(r, c);
          const bool spoiled = r >= 10 && c == 3;
          asItShould = asItShould && (!spoiled            ? std::isfinite(found)
                                      : std::isnan(value) ? std::isnan(found)
                                                          : found == value);
        }
      }
      QVERIFY2(asItShould, qPrintable(text(problem.settings())));
    });
  }

  /// What no row sees may hold anything. The last four keys lie beyond the diagonal of the last query.
  void aMaskedKeyDoesNotLeak_data() {
    QTest::addColumn<double>("value");
    QTest::newRow("NaN") << NaN;
    QTest::newRow("+inf") << Inf;
    QTest::newRow("-inf") << -Inf;
    QTest::newRow("the largest number") << std::numeric_limits<double>::max();
  }
  void aMaskedKeyDoesNotLeak() {
    QFETCH(double, value);
    const ProblemSettings settings = small(true);
    Inputs inputs = normalInputs(settings);
    const Reference clean = referenceOf(problemOf(settings), inputs);
    inputs.K.bottomRows(4).setConstant(value);
    inputs.V.bottomRows(4).setConstant(value);
    forEachRun(settings, inputs, [&clean](const Problem& problem, const RunResult& result) {
      const QString wrong = disagreement(problem, result, clean);
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong + text(problem.settings())));
      QCOMPARE(result.rowsNotFinite, 0);
    });
    const Reference reference = referenceOf(problemOf(settings), inputs);
    QVERIFY(sameBits(reference.O, clean.O) && sameBits(reference.lse, clean.lse));
  }

  /// The same where masks leave a key out in the middle of a tile, or leave runs of keys.
  void aKeyOfAnotherDocumentDoesNotLeak_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("dropout");
    for (const double dropout : {0.0, 0.5}) {
      QTest::addRow("NaN, dropout %g", dropout) << NaN << dropout;
      QTest::addRow("+inf, dropout %g", dropout) << Inf << dropout;
      QTest::addRow("-inf, dropout %g", dropout) << -Inf << dropout;
    }
  }
  void aKeyOfAnotherDocumentDoesNotLeak() {
    QFETCH(double, value);
    QFETCH(double, dropout);
    ProblemSettings settings = small();
    settings.dropout = dropout;
    settings.softCap = 3;
    settings.window = {12, 9};
    std::vector<std::int64_t> queries(20, 0), keys(24, 0);
    keys[3] = keys[11] = keys[12] = 1;
    settings.documents = Documents(queries, keys);
    Inputs inputs = normalInputs(settings);
    const Reference clean = referenceOf(problemOf(settings), inputs);
    for (const Index t : {3, 11, 12}) {
      inputs.K.row(t).setConstant(value);
      inputs.V.row(t).setConstant(value);
    }
    forEachRun(settings, inputs, [&clean](const Problem& problem, const RunResult& result) {
      const QString wrong = disagreement(problem, result, clean);
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong + text(problem.settings())));
      QCOMPARE(result.rowsNotFinite + result.backward->rowsNotFinite, 0);
    });
    const Reference reference = referenceOf(problemOf(settings), inputs);
    QVERIFY(sameBits(reference.O, clean.O) && sameBits(*reference.gradients, *clean.gradients));
  }

  /// What comes back to one query that is no number spoils its row of dQ, and dK and dV of the keys that it sees.
  void aSpoiledOutputGradientSpreadsToWhatItsQuerySees_data() {
    QTest::addColumn<double>("value");
    QTest::newRow("NaN") << NaN;
    QTest::newRow("+inf") << Inf;
  }
  void aSpoiledOutputGradientSpreadsToWhatItsQuerySees() {
    QFETCH(double, value);
    const ProblemSettings settings = small(true);
    Inputs inputs = normalInputs(settings);
    inputs.dO(8, 2) = value;
    // Of an infinity, standard attention's D = rowsum(P o dP) is NaN where rowsum(dO o O) is infinite.
    if (std::isnan(value)) agreeWithReference(settings, inputs);
    forEachRun(settings, inputs, [](const Problem& problem, const RunResult& result) {
      const Gradients& gradients = result.backward->gradients;
      bool asItShould = result.rowsNotFinite == 0 && result.backward->rowsNotFinite == 1 + 9 + 9;
      for (Index r = 0; r < problem.Tq(); ++r) asItShould = asItShould && gradients.dQ.row(r).allFinite() == (r != 8);
      for (Index t = 0; t < problem.Tk(); ++t) {
        asItShould =
            asItShould && gradients.dK.row(t).allFinite() == (t > 8) && gradients.dV.row(t).allFinite() == (t > 8);
      }
      QVERIFY2(asItShould, qPrintable(text(problem.settings())));
    });
  }

  /// A cap turns infinite scores into finite ones.
  void theSoftCapTakesInfiniteScores() {
    ProblemSettings settings = small();
    settings.softCap = 5;
    Inputs inputs = normalInputs(settings);
    inputs.Q = inputs.Q.cwiseAbs();
    inputs.K.row(4).setConstant(Inf);
    inputs.K.row(9).setConstant(-Inf);
    agreeWithReference(settings, inputs);
    forEachRun(settings, inputs, [](const Problem& problem, const RunResult& result) {
      QVERIFY2(result.rowsNotFinite == 0, qPrintable(text(problem.settings())));
    });
  }

  void aRowOfInfinitelySmallScoresIsNaNAndReported() {
    ProblemSettings settings = small();
    Inputs inputs = normalInputs(settings);
    inputs.K = inputs.K.cwiseAbs();
    inputs.Q.row(7).setConstant(-Inf);
    inputs.K.array() += 1.0;  // nowhere 0, so that row 7 is -inf throughout
    agreeWithReference(settings, inputs);
    forEachRun(settings, inputs, [](const Problem& problem, const RunResult& result) {
      QVERIFY2(std::isnan(result.O(7, 0)) && std::isnan(result.lse(7)), qPrintable(text(problem.settings())));
      QCOMPARE(result.rowsNotFinite, 1);
      QCOMPARE(result.rowsWithoutKeys, 0);
    });
  }

  /// A key of score -inf has no weight; the row's other keys have theirs, also when it is the first that is seen.
  void aKeyOfScoreMinusInfinityHasNoWeight_data() {
    QTest::addColumn<Index>("key");
    QTest::newRow("the first") << Index{0};
    QTest::newRow("one between") << Index{9};
    QTest::newRow("the last") << Index{23};
  }
  void aKeyOfScoreMinusInfinityHasNoWeight() {
    QFETCH(Index, key);
    const ProblemSettings settings = small();
    Inputs inputs = normalInputs(settings);
    inputs.Q = inputs.Q.cwiseAbs();
    inputs.K.row(key).setConstant(-Inf);
    agreeWithReference(settings, inputs);
    forEachRun(settings, inputs, [](const Problem&, const RunResult& result) { QCOMPARE(result.rowsNotFinite, 0); });
  }

  void rowsWithoutKeysAreZeroAndReported() {
    ProblemSettings settings = small(true);
    settings.alignment = Alignment::BottomRight;
    std::swap(settings.Tq, settings.Tk);  // 24 queries, 20 keys: the first 4 see none
    Inputs inputs = normalInputs(settings);
    inputs.Q.topRows(4).setConstant(NaN);  // and nothing is computed of them
    inputs.dO.topRows(4).setConstant(NaN);
    const Reference reference = referenceOf(problemOf(settings), inputs);
    QVERIFY((reference.O.topRows(4).array() == 0.0).all());
    forEachRun(settings, inputs, [&reference](const Problem& problem, const RunResult& result) {
      const QString wrong = disagreement(problem, result, reference);
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong + text(problem.settings())));
      QVERIFY((result.O.topRows(4).array() == 0.0).all() && (result.lse.head(4).array() == -Inf).all());
      QVERIFY((result.backward->gradients.dQ.topRows(4).array() == 0.0).all());
      QCOMPARE(result.rowsWithoutKeys, 4);
      QCOMPARE(result.rowsNotFinite, 0);
    });
  }

  void outliers() {
    for (const bool causal : {false, true}) {
      ProblemSettings settings = small(causal);
      settings.Tq = settings.Tk = 80;
      settings.dk = settings.dv = 24;
      settings.inputKind = InputKind::Outliers;
      agreeWithReference(settings, normalInputs(settings));
    }
  }
};

QTEST_APPLESS_MAIN(TestExtremes)
#include "tst_extremes.moc"
