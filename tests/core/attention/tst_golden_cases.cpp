// SPDX-License-Identifier: MIT
/// Engine, reference and counts against answers that were computed apart from this code (tests/golden/cases).

#include <QTest>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include <nlohmann/json.hpp>

#include "core/files/npy.h"
#include "core/files/read_file.h"
#include "core/tiling/tile_census.h"
#include "core/trace/trace.h"
#include "tests/core/attention/runs.h"

using namespace tilewise;
using namespace tilewise::testing;
using nlohmann::json;

namespace {

namespace fs = std::filesystem;

fs::path folder() { return fs::path(TILEWISE_GOLDEN_DIR) / "cases"; }

json caseOf(const fs::path& path) { return json::parse(std::ifstream(path / "case.json")); }

ProblemSettings settingsOf(const json& golden, Algorithm algorithm, Precision precision) {
  ProblemSettings settings;
  settings.Tq = golden.at("tq");
  settings.Tk = golden.at("tk");
  settings.dk = golden.at("dk");
  settings.dv = golden.at("dv");
  settings.Br = golden.at("br");
  settings.Bc = golden.at("bc");
  const json& options = golden.at("options");
  settings.causal = options.value("causal", false);
  settings.alignment = *fromWord<Alignment>(options.value("align", "top-left"));
  if (options.contains("scale")) settings.scale = options.at("scale").get<double>();
  settings.algorithm = algorithm;
  settings.precision = precision;
  return settings;
}

/// A matrix of a case; a vector becomes one column.
Matrix<double> arrayOf(const fs::path& path) {
  const NpyArray array = parseNpy(readFile(path).value(), path.string()).value();
  Matrix<double> matrix(array.shape[0], array.shape.size() > 1 ? array.shape[1] : 1);
  std::copy(array.values.begin(), array.values.end(), matrix.data());
  return matrix;
}

Inputs inputsOf(const fs::path& path) {
  return {arrayOf(path / "q.npy"), arrayOf(path / "k.npy"), arrayOf(path / "v.npy")};
}

/// The tensors whose counts differ, "load K: 3 instead of 4"; a tensor that the case does not name moves nothing.
QString differences(const json& wanted, const std::array<Transfers, TensorCount>& found, const char* direction) {
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

QString farthest(const char* name, const Matrix<double>& found, const Matrix<double>& wanted, double unit) {
  double largest = 1;
  for (Index n = 0; n < wanted.size(); ++n) {
    if (std::isfinite(wanted.data()[n])) largest = std::max(largest, std::abs(wanted.data()[n]));
  }
  for (Index n = 0; n < wanted.size(); ++n) {
    const double a = found.data()[n], b = wanted.data()[n];
    const bool agree = std::isfinite(b) ? std::abs(a - b) <= unit * largest : a == b;  // no case expects NaN
    if (!agree) return QString("%1, entry %2: %3 instead of %4 ").arg(name).arg(n).arg(a).arg(b);
  }
  return {};
}

double unitOf(const json& golden, Precision precision) {
  const double epsilon = precision == Precision::Float64 ? 0x1p-52 : 0x1p-23;
  return 16 * epsilon * std::max(1.0, golden.at("score_max").get<double>());
}

}  // namespace

class TestGoldenCases : public QObject {
  Q_OBJECT

 private slots:
  void resultsAgree_data() { addCases(true); }
  void resultsAgree() {
    QFETCH(QString, name);
    const fs::path path = folder() / name.toStdString();
    const json golden = caseOf(path);
    const Inputs inputs = inputsOf(path);
    const Matrix<double> O = arrayOf(path / "expected_O.npy"), lse = arrayOf(path / "expected_lse.npy");
    for (const Algorithm algorithm : {Algorithm::Standard, Algorithm::FlashAttention2}) {
      for (const Precision precision : {Precision::Float64, Precision::Float32}) {
        const Problem problem = problemOf(settingsOf(golden, algorithm, precision));
        const RunResult result = runOf(problem, inputs, 2);
        const double unit = unitOf(golden, precision);
        const QString wrong = farthest("O", result.O, O, unit) + farthest("lse", Matrix<double>(result.lse), lse, unit);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + word(algorithm).data() + QString(" ") + word(precision).data()));
        QCOMPARE(result.rowsWithoutKeys, golden.at("rows_without_keys").get<std::int64_t>());
        QCOMPARE(result.rowsNotFinite, 0);
        const json& hbm = golden.at("hbm").at(std::string(word(algorithm)));
        const QString counts =
            differences(hbm, result.hbm.loads, "load") + differences(hbm, result.hbm.stores, "store");
        QVERIFY2(counts.isEmpty(), qPrintable(counts + word(algorithm).data()));
      }
    }
  }

  void theReferenceAgrees_data() { addCases(true); }
  void theReferenceAgrees() {
    QFETCH(QString, name);
    const fs::path path = folder() / name.toStdString();
    const json golden = caseOf(path);
    const Problem problem = problemOf(settingsOf(golden, Algorithm::FlashAttention2, Precision::Float64));
    const Reference reference = referenceOf(problem, inputsOf(path));
    const double unit = unitOf(golden, Precision::Float64);
    const QString wrong = farthest("O", reference.O, arrayOf(path / "expected_O.npy"), unit) +
                          farthest("lse", Matrix<double>(reference.lse), arrayOf(path / "expected_lse.npy"), unit);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    const double scoreMax = golden.at("score_max");
    QVERIFY(std::abs(reference.scoreMax - scoreMax) <= 16 * 0x1p-52 * scoreMax);
  }

  void countsAndTilesAgree_data() { addCases(false); }
  void countsAndTilesAgree() {
    QFETCH(QString, name);
    const json golden = caseOf(folder() / name.toStdString());
    for (const Algorithm algorithm : {Algorithm::Standard, Algorithm::FlashAttention1, Algorithm::FlashAttention2}) {
      const Problem problem = problemOf(settingsOf(golden, algorithm, Precision::Float32));
      const Totals totals = Trace(problem).wholeRun();
      const json& hbm = golden.at("hbm").at(std::string(word(algorithm)));
      const QString counts = differences(hbm, totals.loads, "load") + differences(hbm, totals.stores, "store");
      QVERIFY2(counts.isEmpty(), qPrintable(counts + word(algorithm).data()));
      QCOMPARE(totals.values(), hbm.at("values").get<std::int64_t>());
      const TileCensus census = takeCensus(problem);
      const json tiles{
          {"total", census.total}, {"full", census.full}, {"partial", census.partial}, {"skipped", census.skipped}};
      QCOMPARE(QString::fromStdString(tiles.dump()), QString::fromStdString(golden.at("tiles").dump()));
    }
  }

 private:
  static void addCases(bool withArrays) {
    QTest::addColumn<QString>("name");
    for (const auto& entry : fs::directory_iterator(folder())) {
      if (!entry.is_directory() || (withArrays && !fs::exists(entry.path() / "q.npy"))) continue;
      const std::string name = entry.path().filename().string();
      QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
  }
};

QTEST_APPLESS_MAIN(TestGoldenCases)
#include "tst_golden_cases.moc"
