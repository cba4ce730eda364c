// SPDX-License-Identifier: MIT
/// Engine, reference and counts against answers that were computed apart from this code (tests/golden/cases).

#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/tiling/tile_census.h"
#include "core/trace/trace.h"
#include "tests/core/attention/golden_case.h"
#include "tests/core/attention/runs.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

constexpr std::array<Precision, 2> Precisions{Precision::Float64, Precision::Float32};

Problem problemOf(const GoldenCase& golden, Algorithm algorithm, Precision precision, Pass last = Pass::Backward) {
  ProblemSettings settings = golden.settings();
  settings.algorithm = algorithm;
  settings.precision = precision;
  settings.backward = last == Pass::Backward;
  return *Problem::make(settings);
}

/// The name of what a case counts. The backward pass of FA-1 and FA-2 is FA-2's.
std::string countOf(Algorithm algorithm, Pass pass) {
  if (pass == Pass::Forward) return std::string(word(algorithm));
  return algorithm == Algorithm::Standard ? "standard-backward" : "fa2-backward";
}

/// The tensors whose counts differ, "load K: 3 instead of 4"; a tensor that the case does not name moves nothing.
QString differences(const nlohmann::json& wanted, const std::array<Transfers, TensorCount>& found,
                    const char* direction) {
  QString text;
  for (const Tensor tensor : AllTensors) {
    const std::int64_t values = found[static_cast<std::size_t>(tensor)].values;
    const std::int64_t golden = wanted.at(direction).value(std::string(word(tensor)), std::int64_t{0});
    if (values != golden) {
      text += QString("%1 %2: %3 instead of %4 ").arg(direction, word(tensor).data()).arg(values).arg(golden);
    }
  }
  return text;
}

/// Of counts by rule (Totals) or by measurement (TrafficCounter).
template <class Counts>
QString differences(const GoldenCase& golden, Algorithm algorithm, Pass pass, const Counts& counts) {
  const std::string name = countOf(algorithm, pass);
  const nlohmann::json& wanted = golden.json.at("hbm").at(name);
  const QString text = differences(wanted, counts.loads, "load") + differences(wanted, counts.stores, "store");
  return text.isEmpty() ? text : text + QString::fromStdString(name);
}

/// The first entry beyond the bound of the cases' README.
QString farthest(const GoldenCase& golden, const char* name, const Matrix<double>& found, Precision precision) {
  const Matrix<double> wanted = golden.array(std::string("expected_") + name);
  const double epsilon = precision == Precision::Float64 ? 0x1p-52 : 0x1p-23;
  const double unit = 16 * epsilon * std::max(1.0, golden.json.at("score_max").get<double>());
  double largest = 1;
  for (Index n = 0; n < wanted.size(); ++n) {
    if (std::isfinite(wanted.data()[n])) largest = std::max(largest, std::abs(wanted.data()[n]));
  }
  if (found.size() != wanted.size()) return QString("%1 has another size ").arg(name);
  for (Index n = 0; n < wanted.size(); ++n) {
    const double a = found.data()[n], b = wanted.data()[n];
    const bool agree = std::isfinite(b) ? std::abs(a - b) <= unit * largest : a == b;  // no case expects NaN
    if (!agree) return QString("%1, entry %2: %3 instead of %4 ").arg(name).arg(n).arg(a).arg(b);
  }
  return {};
}

QString farthest(const GoldenCase& golden, const Gradients& gradients, Precision precision) {
  return farthest(golden, "dQ", gradients.dQ, precision) + farthest(golden, "dK", gradients.dK, precision) +
         farthest(golden, "dV", gradients.dV, precision);
}

}  // namespace

class TestGoldenCases : public QObject {
  Q_OBJECT

 private slots:
  void allCasesAreThere() { QCOMPARE(goldenCases().size(), std::size_t{17}); }

  void resultsAgree_data() { addCases(true); }
  void resultsAgree() {
    QFETCH(QString, path);
    const GoldenCase golden(path.toStdString());
    const Inputs inputs = golden.inputs();
    for (const Algorithm algorithm : Algorithms) {
      for (const Precision precision : Precisions) {
        const RunResult result = runOf(problemOf(golden, algorithm, precision), inputs, 2);
        const QString name = QString("%1 %2").arg(word(algorithm).data(), word(precision).data());
        const QString wrong = farthest(golden, "O", result.O, precision) +
                              farthest(golden, "lse", Matrix<double>(result.lse), precision) +
                              farthest(golden, result.backward->gradients, precision);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + name));
        QCOMPARE(result.rowsWithoutKeys, golden.json.at("rows_without_keys").get<std::int64_t>());
        QCOMPARE(result.rowsNotFinite + result.backward->rowsNotFinite, 0);
        const QString counts = differences(golden, algorithm, Pass::Forward, result.count.hbm) +
                               differences(golden, algorithm, Pass::Backward, result.backward->count.hbm);
        QVERIFY2(counts.isEmpty(), qPrintable(counts));
      }
    }
  }

  /// The other backward orders have no counts of their own there, but the same answers.
  void everyBackwardOrderAgrees_data() { addCases(true); }
  void everyBackwardOrderAgrees() {
    QFETCH(QString, path);
    const GoldenCase golden(path.toStdString());
    const Inputs inputs = golden.inputs();
    for (const Algorithm algorithm : {Algorithm::FlashAttention1, Algorithm::FlashAttention2}) {
      for (const BackwardOrder order : BackwardOrders) {
        for (const Precision precision : Precisions) {
          ProblemSettings settings = problemOf(golden, algorithm, precision).settings();
          settings.backwardOrder = order;
          const RunResult result = runOf(*Problem::make(settings), inputs);
          const QString wrong = farthest(golden, result.backward->gradients, precision);
          QVERIFY2(wrong.isEmpty(), qPrintable(wrong + word(order).data()));
        }
      }
    }
  }

  void theReferenceAgrees_data() { addCases(true); }
  void theReferenceAgrees() {
    QFETCH(QString, path);
    const GoldenCase golden(path.toStdString());
    const Problem problem = problemOf(golden, Algorithm::FlashAttention2, Precision::Float64);
    const Reference reference = referenceOf(problem, golden.inputs());
    const QString wrong = farthest(golden, "O", reference.O, Precision::Float64) +
                          farthest(golden, "lse", Matrix<double>(reference.lse), Precision::Float64) +
                          farthest(golden, *reference.gradients, Precision::Float64);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    const double scoreMax = golden.json.at("score_max");
    QVERIFY(std::abs(reference.scoreMax - scoreMax) <= 16 * 0x1p-52 * scoreMax);
  }

  void countsAndTilesAgree_data() { addCases(false); }
  void countsAndTilesAgree() {
    QFETCH(QString, path);
    const GoldenCase golden(path.toStdString());
    for (const Algorithm algorithm : Algorithms) {
      for (const Pass pass : {Pass::Forward, Pass::Backward}) {
        const Problem problem = problemOf(golden, algorithm, Precision::Float32, pass);
        const Totals totals = Trace(problem, pass).wholeRun();
        const QString counts = differences(golden, algorithm, pass, totals);
        QVERIFY2(counts.isEmpty(), qPrintable(counts));
        QCOMPARE(totals.values(), golden.json.at("hbm").at(countOf(algorithm, pass)).at("values").get<std::int64_t>());
      }
    }
    const TileCensus census = takeCensus(problemOf(golden, Algorithm::FlashAttention2, Precision::Float32));
    const nlohmann::json tiles{
        {"total", census.total}, {"full", census.full}, {"partial", census.partial}, {"skipped", census.skipped}};
    QCOMPARE(QString::fromStdString(tiles.dump()), QString::fromStdString(golden.json.at("tiles").dump()));
  }

 private:
  static void addCases(bool withArrays) {
    QTest::addColumn<QString>("path");
    for (const auto& path : goldenCases()) {
      if (withArrays && !GoldenCase(path).has("q")) continue;
      QTest::newRow(path.filename().c_str()) << QString::fromStdString(path);
    }
  }
};

QTEST_APPLESS_MAIN(TestGoldenCases)
#include "tst_golden_cases.moc"
