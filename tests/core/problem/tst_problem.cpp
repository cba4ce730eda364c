// SPDX-License-Identifier: MIT
#include "core/problem/problem.h"

#include <QTest>

#include <cmath>
#include <limits>

#include "core/problem/tensor.h"

using namespace tilewise;

namespace {

using Change = void (*)(ProblemSettings&);

constexpr double Infinity = std::numeric_limits<double>::infinity();

QString lineOf(const ProblemSettings& settings) {
  const auto problem = Problem::make(settings);
  return problem ? QString() : QString::fromStdString(describe(problem.error()));
}

/// All words of a closed list, each taken back to its value.
template <class Value>
QString roundTrip(int count) {
  QStringList words;
  for (int n = 0; n < count; ++n) {
    const std::string_view each = word(static_cast<Value>(n));
    if (fromWord<Value>(each) != static_cast<Value>(n)) return QStringLiteral("no way back");
    words += QString::fromUtf8(each.data(), static_cast<qsizetype>(each.size()));
  }
  return words.join(", ") == QString::fromStdString(allWords<Value>()) ? words.join(' ')
                                                                       : QStringLiteral("another list");
}

}  // namespace

Q_DECLARE_METATYPE(Change)

class TestProblem : public QObject {
  Q_OBJECT

 private slots:
  void everyLimitIsKept_data() {
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("line");  // empty: accepted
    const auto row = [](const char* title, Change change, const char* line) {
      QTest::newRow(title) << change << QString::fromUtf8(line);
    };
    row(
        "no change", [](ProblemSettings&) {}, "");
    row(
        "no queries", [](ProblemSettings& s) { s.Tq = 0; }, "--tq: 0 is out of range; accepted: 1 to 1,048,576");
    row(
        "one query", [](ProblemSettings& s) { s.Tq = 1; }, "");
    row(
        "most queries", [](ProblemSettings& s) { s.Tq = 1 << 20; }, "");
    row(
        "too many queries", [](ProblemSettings& s) { s.Tq = (1 << 20) + 1; },
        "--tq: 1048577 is out of range; accepted: 1 to 1,048,576");
    row(
        "negative keys", [](ProblemSettings& s) { s.Tk = -3; }, "--tk: -3 is out of range; accepted: 1 to 1,048,576");
    row(
        "one key", [](ProblemSettings& s) { s.Tk = 1; }, "");
    row(
        "most keys", [](ProblemSettings& s) { s.Tk = 1 << 20; }, "");
    row(
        "far too many keys", [](ProblemSettings& s) { s.Tk = std::numeric_limits<std::int64_t>::max(); },
        "--tk: 9223372036854775807 is out of range; accepted: 1 to 1,048,576");
    row(
        "no width of k", [](ProblemSettings& s) { s.dk = 0; }, "--dk: 0 is out of range; accepted: 1 to 4,096");
    row(
        "widest k", [](ProblemSettings& s) { s.dk = 4096; }, "");
    row(
        "too wide k", [](ProblemSettings& s) { s.dk = 4097; }, "--dk: 4097 is out of range; accepted: 1 to 4,096");
    row(
        "no width of v", [](ProblemSettings& s) { s.dv = 0; }, "--dv: 0 is out of range; accepted: 1 to 4,096");
    row(
        "widest v", [](ProblemSettings& s) { s.dv = 4096; }, "");
    row(
        "too wide v", [](ProblemSettings& s) { s.dv = 4097; }, "--dv: 4097 is out of range; accepted: 1 to 4,096");
    row(
        "no query block", [](ProblemSettings& s) { s.Br = 0; }, "--br: 0 is out of range; accepted: 1 to 1,048,576");
    row(
        "a block larger than the matrix", [](ProblemSettings& s) { s.Br = 1 << 20; }, "");
    row(
        "no key block", [](ProblemSettings& s) { s.Bc = 0; }, "--bc: 0 is out of range; accepted: 1 to 1,048,576");
    row(
        "too large key block", [](ProblemSettings& s) { s.Bc = 1 << 21; },
        "--bc: 2097152 is out of range; accepted: 1 to 1,048,576");
    row(
        "scale 0", [](ProblemSettings& s) { s.scale = 0; }, "");
    row(
        "negative scale", [](ProblemSettings& s) { s.scale = -2; }, "");
    row(
        "scale NaN", [](ProblemSettings& s) { s.scale = std::nan(""); },
        "--scale: nan is out of range; accepted: a finite number");
    row(
        "scale infinite", [](ProblemSettings& s) { s.scale = -Infinity; },
        "--scale: -inf is out of range; accepted: a finite number");
    row(
        "no SRAM", [](ProblemSettings& s) { s.sramBytes = 0; }, "--sram: 0 is out of range; accepted: 1 byte or more");
    row(
        "one byte of SRAM", [](ProblemSettings& s) { s.sramBytes = 1; }, "");
  }
  void everyLimitIsKept() {
    QFETCH(Change, change);
    QFETCH(QString, line);
    ProblemSettings settings;
    change(settings);
    QCOMPARE(lineOf(settings), line);
  }

  void defaultsAreThoseOfTheCommandLine() {
    const ProblemSettings settings;
    QVERIFY(settings.algorithm == Algorithm::FlashAttention2 && !settings.causal);
    QVERIFY(settings.elementType == ElementType::Fp16 && settings.precision == Precision::Float32);
    QVERIFY(settings.seed == 1 && settings.inputKind == InputKind::Normal);
    QVERIFY(settings.alignment == Alignment::TopLeft && settings.device == "H200" && !settings.sramBytes);
    QVERIFY(settings.Br == 128 && settings.Bc == 64);
  }

  void scaleIsOneOverTheRootUnlessGiven() {
    ProblemSettings settings;
    settings.dk = 64;
    settings.dv = 16;
    QVERIFY(Problem::make(settings)->scale() == 0.125);
    settings.scale = 0.0;
    QVERIFY(Problem::make(settings)->scale() == 0.0);
  }

  void offsetIsThatOfTheCorner() {
    ProblemSettings settings;
    settings.Tq = 64;
    settings.Tk = 512;
    QCOMPARE(Problem::make(settings)->offset(), 0);
    settings.alignment = Alignment::BottomRight;
    QCOMPARE(Problem::make(settings)->offset(), 448);
    std::swap(settings.Tq, settings.Tk);
    QCOMPARE(Problem::make(settings)->offset(), -448);
  }

  void anotherAlgorithmLeavesTheRest() {
    ProblemSettings settings;
    settings.causal = true;
    settings.seed = 5;
    const Problem changed = withAlgorithm(*Problem::make(settings), Algorithm::Standard);
    settings.algorithm = Algorithm::Standard;
    QVERIFY(changed.settings() == settings);
  }

  void everyWordLeadsBack() {
    QCOMPARE(roundTrip<Algorithm>(3), QString("standard fa1 fa2"));
    QCOMPARE(roundTrip<Alignment>(2), QString("top-left bottom-right"));
    QCOMPARE(roundTrip<ElementType>(4), QString("fp16 bf16 fp32 fp64"));
    QCOMPARE(roundTrip<Precision>(2), QString("f64 f32"));
    QCOMPARE(roundTrip<InputKind>(4), QString("normal outliers ramp own"));
    QCOMPARE(roundTrip<Pass>(2), QString("forward backward"));
    QVERIFY(!fromWord<Algorithm>("FA2") && !fromWord<Algorithm>("") && !fromWord<Algorithm>("fa"));
  }

  void statisticsTakeFourBytes_data() {
    QTest::addColumn<int>("type");
    QTest::addColumn<qint64>("bytes");
    QTest::newRow("fp16") << static_cast<int>(ElementType::Fp16) << qint64{2};
    QTest::newRow("bf16") << static_cast<int>(ElementType::Bf16) << qint64{2};
    QTest::newRow("fp32") << static_cast<int>(ElementType::Fp32) << qint64{4};
    QTest::newRow("fp64") << static_cast<int>(ElementType::Fp64) << qint64{8};
  }
  void statisticsTakeFourBytes() {
    QFETCH(int, type);
    QFETCH(qint64, bytes);
    const auto modelled = static_cast<ElementType>(type);
    for (const Tensor tensor : {Tensor::Q, Tensor::K, Tensor::V, Tensor::O, Tensor::S, Tensor::P}) {
      QCOMPARE(elementBytes(tensor, modelled), bytes);
    }
    for (const Tensor tensor : {Tensor::m, Tensor::l, Tensor::lse}) QCOMPARE(elementBytes(tensor, modelled), 4);
  }

  void everyTensorHasAWordAndASize() {
    ProblemSettings settings;
    settings.Tq = 5;
    settings.Tk = 7;
    settings.dk = 3;
    settings.dv = 2;
    const Problem problem = *Problem::make(settings);
    QString list;
    for (const Tensor tensor : AllTensors)
      list += QString("%1 %2, ").arg(word(tensor).data()).arg(valuesOf(tensor, problem));
    QCOMPARE(list, QString("Q 15, K 21, V 14, O 10, S 35, P 35, m 5, l 5, lse 5, "));
  }
};

QTEST_APPLESS_MAIN(TestProblem)
#include "tst_problem.moc"
