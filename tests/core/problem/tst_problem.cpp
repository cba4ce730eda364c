// SPDX-License-Identifier: MIT
#include "core/problem/problem.h"

#include <QTest>

#include <cmath>
#include <limits>

#include "core/problem/tensor.h"

using namespace tilewise;

using S = ProblemSettings;
using Change = void (*)(S&);
Q_DECLARE_METATYPE(Change)

namespace {

void addColumns() {
  QTest::addColumn<Change>("change");
  QTest::addColumn<QString>("line");  // empty: accepted
}

void row(const char* title, Change change, const char* line) {
  QTest::newRow(title) << change << QString::fromUtf8(line);
}

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

class TestProblem : public QObject {
  Q_OBJECT

 private slots:
  void everyLimitIsKept_data() {
    addColumns();
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

  void everyLimitOfHeadsIsKept_data() {
    addColumns();
    row(
        "no batch", [](S& s) { s.batch = 0; }, "--batch: 0 is out of range; accepted: 1 to 65,536");
    row(
        "largest batch", [](S& s) { s.batch = 1 << 16; }, "");
    row(
        "no heads", [](S& s) { s.heads = 0; }, "--heads: 0 is out of range; accepted: 1 to 65,536");
    row(
        "too many heads", [](S& s) { s.heads = (1 << 16) + 1; },
        "--heads: 65537 is out of range; accepted: 1 to 65,536");
    row(
        "one key/value head", [](S& s) { s.heads = 6, s.kvHeads = 1; }, "");
    row(
        "key/value heads that divide", [](S& s) { s.heads = 6, s.kvHeads = 3; }, "");
    row(
        "key/value heads that do not", [](S& s) { s.heads = 6, s.kvHeads = 4; },
        "--kv-heads: 4 is out of range; accepted: a number that divides the 6 heads");
    row(
        "more key/value heads", [](S& s) { s.heads = 6, s.kvHeads = 12; },
        "--kv-heads: 12 is out of range; accepted: a number that divides the 6 heads");
    row(
        "no key/value heads", [](S& s) { s.kvHeads = 0; },
        "--kv-heads: 0 is out of range; accepted: 1, as there is one head");
    row(
        "the last head", [](S& s) { s.batch = 2, s.heads = 3, s.head = 5; }, "");
    row(
        "a head too many", [](S& s) { s.batch = 2, s.heads = 3, s.head = 6; },
        "--head: 6 is out of range; accepted: 0 to 5");
    row(
        "a negative head", [](S& s) { s.head = -1; }, "--head: -1 is out of range; accepted: 0 to 0");
    row(
        "the last head with 32-bit entry numbers",
        [](S& s) { s.Tq = 1 << 20, s.dk = s.dv = 256, s.heads = 32, s.head = 15; }, "");
    row(
        "a head beyond them", [](S& s) { s.Tq = 1 << 20, s.dk = s.dv = 256, s.heads = 32, s.head = 16; },
        "--head: 16 is out of range; accepted: 0 to 15: entry numbers of a tensor fit 32 bits");
  }
  void everyLimitOfHeadsIsKept() { everyLimitIsKept(); }

  void everyLimitOfMasksIsKept_data() {
    addColumns();
    row(
        "window on the left", [](S& s) { s.window.left = 0; }, "");
    row(
        "window on both sides",
        [](S& s) {
          s.window = {1 << 20, 1 << 20};
        },
        "");
    row(
        "window below -1", [](S& s) { s.window.left = -2; }, "--window: -2 is out of range; accepted: -1 to 1,048,576");
    row(
        "window too wide", [](S& s) { s.window.right = (1 << 20) + 1; },
        "--window: 1048577 is out of range; accepted: -1 to 1,048,576");
    row(
        "documents that fit",
        [](S& s) {
          s.Tq = 2, s.Tk = 3, s.documents = Documents({0, 1}, {0, 1, 1});
        },
        "");
    row(
        "documents of other queries",
        [](S& s) {
          s.Tq = 3, s.Tk = 3, s.documents = Documents({0, 1}, {0, 1, 1});
        },
        "--documents: 2 queries and 3 keys is a shape that does not fit; accepted: 3 queries and 3 keys");
    row(
        "documents of other keys",
        [](S& s) {
          s.Tq = 2, s.Tk = 2, s.documents = Documents({0, 1}, {0, 1, 1});
        },
        "--documents: 2 queries and 3 keys is a shape that does not fit; accepted: 2 queries and 2 keys");
    row(
        "block mask that fits", [](S& s) { s.blockMask = BlockMask(8, 16); }, "");
    row(
        "block mask of a ragged grid", [](S& s) { s.Tq = 1025, s.Tk = 1, s.blockMask = BlockMask(9, 1); }, "");
    row(
        "block mask of other rows", [](S& s) { s.blockMask = BlockMask(9, 16); },
        "--block-mask: 9 x 16 is a shape that does not fit; accepted: 8 x 16, the number of tiles");
    row(
        "block mask of other columns", [](S& s) { s.blockMask = BlockMask(8, 15); },
        "--block-mask: 8 x 15 is a shape that does not fit; accepted: 8 x 16, the number of tiles");
  }
  void everyLimitOfMasksIsKept() { everyLimitIsKept(); }

  void everyLimitOfScoresIsKept_data() {
    addColumns();
    row(
        "no soft cap", [](S& s) { s.softCap = 0; }, "");
    row(
        "soft cap", [](S& s) { s.softCap = 1e-30; }, "");
    row(
        "soft cap of float64", [](S& s) { s.softCap = 1e-300, s.precision = Precision::Float64; }, "");
    row(
        "soft cap below float32", [](S& s) { s.softCap = 1e-300, s.precision = Precision::Float32; },
        "--softcap: 1e-300 is out of range; accepted: 0, or 1.2e-38 to 3.4e38 in size, with --precision f32");
    row(
        "scale above float32", [](S& s) { s.scale = -1e39, s.precision = Precision::Float32; },
        "--scale: -1e+39 is out of range; accepted: 0, or 1.2e-38 to 3.4e38 in size, with --precision f32");
    row(
        "slope above float32", [](S& s) { s.alibi = {1e39}, s.precision = Precision::Float32; },
        "--alibi: 1e+39 is out of range; accepted: 0, or 1.2e-38 to 3.4e38 in size, with --precision f32");
    row(
        "negative soft cap", [](S& s) { s.softCap = -1; },
        "--softcap: -1 is out of range; accepted: a finite number above 0, or 0 for none");
    row(
        "infinite soft cap", [](S& s) { s.softCap = Infinity; },
        "--softcap: inf is out of range; accepted: a finite number above 0, or 0 for none");
    row(
        "soft cap NaN", [](S& s) { s.softCap = std::nan(""); },
        "--softcap: nan is out of range; accepted: a finite number above 0, or 0 for none");
    row(
        "one slope for all heads", [](S& s) { s.heads = 3, s.alibi = {0.5}; }, "");
    row(
        "a slope a head",
        [](S& s) {
          s.heads = 3, s.alibi = {0.5, 0, -1};
        },
        "");
    row(
        "another number of slopes",
        [](S& s) {
          s.heads = 3, s.alibi = {0.5, 0};
        },
        "--alibi: 2 slopes is a shape that does not fit; accepted: one slope, or one for each of 3 heads");
    row(
        "slopes for one head",
        [](S& s) {
          s.alibi = {0.5, 0};
        },
        "--alibi: 2 slopes is a shape that does not fit; accepted: one slope");
    row(
        "slope infinite", [](S& s) { s.alibi = {-Infinity}; },
        "--alibi: -inf is out of range; accepted: finite slopes");
    row(
        "dropout", [](S& s) { s.dropout = 0.999; }, "");
    row(
        "all dropped", [](S& s) { s.dropout = 1; }, "--dropout: 1 is out of range; accepted: 0 or more, below 1");
    row(
        "negative dropout", [](S& s) { s.dropout = -0.5; },
        "--dropout: -0.5 is out of range; accepted: 0 or more, below 1");
    row(
        "dropout NaN", [](S& s) { s.dropout = std::nan(""); },
        "--dropout: nan is out of range; accepted: 0 or more, below 1");
    row(
        "storage beside float32", [](S& s) { s.storage = Storage::Fp8, s.precision = Precision::Float32; }, "");
    row(
        "storage beside float64", [](S& s) { s.storage = Storage::Bf16, s.precision = Precision::Float64; },
        "--storage: cannot be combined with --precision f64; accepted: --precision f32: storage is emulated beside "
        "float32 arithmetic");
  }
  void everyLimitOfScoresIsKept() { everyLimitIsKept(); }

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
    QVERIFY(settings.batch == 1 && settings.heads == 1 && !settings.kvHeads && settings.head == 0);
    QVERIFY(!settings.window.isBounded() && !settings.documents && !settings.blockMask);
    QVERIFY(settings.softCap == 0 && settings.alibi.empty() && settings.dropout == 0);
    QVERIFY(!settings.backward && settings.backwardOrder == BackwardOrder::FlashAttention2 && !settings.shuffle);
    QVERIFY(settings.storage == Storage::None);
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

  void headsReadTheirKeysInGroups() {
    ProblemSettings settings;
    settings.batch = 2;
    settings.heads = 6;
    settings.kvHeads = 2;
    QString heads;
    for (settings.head = 0; settings.head < 12; ++settings.head)
      heads += QString::number(Problem::make(settings)->kvHead());
    QCOMPARE(heads, QString("000111222333"));
    settings.head = 7;
    QCOMPARE(Problem::make(settings)->headCount(), 12);
    settings.kvHeads.reset();
    QCOMPARE(Problem::make(settings)->kvHeads(), 6);
    QCOMPARE(Problem::make(settings)->kvHead(), 7);
  }

  void theSlopeIsThatOfTheHead() {
    ProblemSettings settings;
    settings.batch = 2;
    settings.heads = 2;
    settings.head = 3;
    QVERIFY(Problem::make(settings)->alibiSlope() == 0);
    settings.alibi = {0.5};
    QVERIFY(Problem::make(settings)->alibiSlope() == 0.5);
    settings.alibi = {0.5, 0.25};
    QVERIFY(Problem::make(settings)->alibiSlope() == 0.25);
    settings.head = 2;
    QVERIFY(Problem::make(settings)->alibiSlope() == 0.5);
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
    QCOMPARE(roundTrip<BackwardOrder>(4), QString("fa2 fa1 query-outer two-loops"));
    QCOMPARE(roundTrip<Storage>(4), QString("none fp16 bf16 fp8"));
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
    for (const Tensor tensor : AllTensors) {
      const bool isStatistic =
          tensor == Tensor::m || tensor == Tensor::l || tensor == Tensor::lse || tensor == Tensor::D;
      QCOMPARE(elementBytes(tensor, modelled), isStatistic ? 4 : bytes);
    }
  }

  void everyTensorHasAWordAndASize() {
    ProblemSettings settings;
    settings.Tq = 5;
    settings.Tk = 7;
    settings.dk = 3;
    settings.dv = 2;
    const Problem problem = *Problem::make(settings);
    QString list;
    for (const Tensor tensor : AllTensors) {
      const TensorShape shape = shapeOf(tensor, problem);
      list += QString("%1 %2x%3, ").arg(word(tensor).data()).arg(shape.rows).arg(shape.columns);
      QCOMPARE(shape.values(), shape.rows * shape.columns);
    }
    QCOMPARE(list, QString("Q 5x3, K 7x3, V 7x2, O 5x2, S 5x7, P 5x7, lse 5x1, m 5x1, l 5x1, D 5x1, dO 5x2, dQ 5x3, "
                           "dK 7x3, dV 7x2, dP 5x7, dS 5x7, "));
  }
};

QTEST_APPLESS_MAIN(TestProblem)
#include "tst_problem.moc"
