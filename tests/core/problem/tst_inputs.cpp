// SPDX-License-Identifier: MIT
#include "core/problem/inputs.h"

#include <QTest>

#include <bit>
#include <cmath>

using namespace tilewise;

namespace {

Problem problemOf(ProblemSettings settings) { return *Problem::make(std::move(settings)); }

/// Q: 64 x 64, K and V: 96 x 64.
Inputs made(InputKind kind, std::uint64_t seed) {
  ProblemSettings settings;
  settings.Tq = 64;
  settings.Tk = 96;
  settings.inputKind = kind;
  settings.seed = seed;
  return makeInputs(problemOf(settings));
}

/// 4,096 x 64 entries of Q.
Matrix<double> many(InputKind kind, std::uint64_t seed) {
  ProblemSettings settings;
  settings.Tq = 4096;
  settings.Tk = 1;
  settings.inputKind = kind;
  settings.seed = seed;
  return makeInputs(problemOf(settings)).Q;
}

double mean(const Matrix<double>& x) { return x.mean(); }
double variance(const Matrix<double>& x) { return (x.array() - x.mean()).square().mean(); }

/// For independent x and y of n entries it is about 1/sqrt(n) or less.
double correlation(const Matrix<double>& x, const Matrix<double>& y) {
  const double covariance = ((x.array() - mean(x)) * (y.array() - mean(y))).mean();
  return covariance / std::sqrt(variance(x) * variance(y));
}

bool sameBits(double a, double b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }

constexpr std::uint64_t LongSeed = 0x123456789abcdef;

}  // namespace

class TestInputs : public QObject {
  Q_OBJECT

 private slots:
  /// Computed apart from this code, in Python with a Philox of its own.
  void madeUpEntriesHaveKnownBits_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<char>("tensor");
    QTest::addColumn<Index>("row");
    QTest::addColumn<Index>("column");
    QTest::addColumn<double>("value");
    const auto row = [](InputKind kind, std::uint64_t seed, char tensor, Index r, Index c, double value) {
      QTest::addRow("%s, seed %llx, %c(%d, %d)", word(kind).data(), static_cast<unsigned long long>(seed), tensor,
                    static_cast<int>(r), static_cast<int>(c))
          << static_cast<int>(kind) << quint64{seed} << tensor << r << c << value;
    };
    row(InputKind::Normal, 1, 'Q', 0, 0, -0x1.1f919ep+1);
    row(InputKind::Normal, 1, 'Q', 0, 1, -0x1.92e012p-4);
    row(InputKind::Normal, 1, 'Q', 1, 0, -0x1.a01bdap-4);
    row(InputKind::Normal, 1, 'Q', 63, 63, 0x1.3404aap-4);
    row(InputKind::Normal, 1, 'K', 0, 0, -0x1.4dd012p+0);
    row(InputKind::Normal, 1, 'K', 47, 63, -0x1.c4e8c2p+0);
    row(InputKind::Normal, 1, 'V', 0, 0, -0x1.6e1d38p-2);
    row(InputKind::Normal, 1, 'V', 0, 1, 0x1.5ed612p+1);
    row(InputKind::Normal, LongSeed, 'Q', 0, 0, 0x1.498ee8p+1);
    row(InputKind::Normal, LongSeed, 'Q', 63, 63, 0x1.e3a652p-2);
    row(InputKind::Normal, LongSeed, 'K', 0, 0, -0x1.bc54f4p-6);
    row(InputKind::Normal, LongSeed, 'V', 0, 0, 0x1.ddae7ep-3);
    row(InputKind::Outliers, 1, 'Q', 0, 0, -0x1.1f919ep+1);  // none: as normal
    row(InputKind::Outliers, 1, 'Q', 21, 27, -0x1.586c04p+0);
    row(InputKind::Outliers, 1, 'Q', 25, 28, 0x1.370270p+2);
    row(InputKind::Outliers, 1, 'Q', 47, 22, 0x1.151ae8p+3);
    row(InputKind::Outliers, 1, 'K', 2, 27, -0x1.d92fe0p+3);
    row(InputKind::Outliers, 1, 'K', 35, 59, -0x1.d4e192p+4);
    row(InputKind::Outliers, 1, 'V', 41, 12, -0x1.070af4p+4);
    row(InputKind::Outliers, 1, 'V', 67, 62, 0x1.bf965p+1);
    row(InputKind::Outliers, LongSeed, 'Q', 33, 23, -0x1.032634p+4);
    row(InputKind::Ramp, 1, 'Q', 0, 0, -1.0);
    row(InputKind::Ramp, 1, 'Q', 2, 5, -1.0);     // (2 + 15) mod 17 - 8 = -8
    row(InputKind::Ramp, 1, 'K', 10, 4, -0.375);  // (10 + 12) mod 17 - 8 = -3
    row(InputKind::Ramp, 9, 'V', 63, 63, 0.75);   // (63 + 189) mod 17 - 8 = 6
  }
  void madeUpEntriesHaveKnownBits() {
    QFETCH(int, kind);
    QFETCH(quint64, seed);
    QFETCH(char, tensor);
    QFETCH(Index, row);
    QFETCH(Index, column);
    QFETCH(double, value);
    const Inputs inputs = made(static_cast<InputKind>(kind), seed);
    const double found = (tensor == 'Q' ? inputs.Q : tensor == 'K' ? inputs.K : inputs.V)(row, column);
    QVERIFY2(sameBits(found, value), qPrintable(QString::number(found, 'g', 17)));
  }

  /// Two batches of six heads on two key/value heads; computed apart from this code too.
  void eachHeadHasItsOwnEntries_data() {
    QTest::addColumn<qint64>("head");
    QTest::addColumn<QList<double>>("values");  // Q(1, 2), K(6, 1), V(6, 1), dO(4, 0)
    const auto row = [](qint64 head, QList<double> values) { QTest::addRow("head %lld", head) << head << values; };
    row(0, {0x1.7ef778p-3, 0x1.a6893ep-1, -0x1.883c42p-1, 0x1.dbd198p-2});
    row(2, {-0x1.0c1936p+0, 0x1.a6893ep-1, -0x1.883c42p-1, 0x1.fd613cp-1});
    row(3, {-0x1.88256ep+0, 0x1.1f0e7ep+0, -0x1.81b5d6p-2, 0x1.5a574cp-1});
    row(7, {0x1.f97652p-1, 0x1.4da948p-1, -0x1.1f5b16p-2, -0x1.7ebd04p+0});
    row(11, {0x1.a4d34ep-1, -0x1.2f621cp-1, -0x1.5e0dfp-2, -0x1.93cb58p-1});
  }
  void eachHeadHasItsOwnEntries() {
    QFETCH(qint64, head);
    QFETCH(QList<double>, values);
    ProblemSettings settings;
    settings.Tq = 5;
    settings.Tk = 7;
    settings.dk = 3;
    settings.dv = 2;
    settings.batch = 2;
    settings.heads = 6;
    settings.kvHeads = 2;
    settings.head = head;
    settings.backward = true;
    const Inputs inputs = makeInputs(problemOf(settings));
    QVERIFY(sameBits(inputs.Q(1, 2), values[0]) && sameBits(inputs.K(6, 1), values[1]) &&
            sameBits(inputs.V(6, 1), values[2]) && sameBits(inputs.dO(4, 0), values[3]));
    settings.backward = false;
    QCOMPARE(makeInputs(problemOf(settings)).dO.size(), 0);
  }

  void theGradientBesideOwnArraysIsNormal() {
    ProblemSettings settings;
    settings.backward = true;
    const Matrix<double> normal = makeInputs(problemOf(settings)).dO;
    settings.inputKind = InputKind::Own;
    QVERIFY(makeOutputGradient(problemOf(settings)) == normal);
    settings.inputKind = InputKind::Ramp;
    QVERIFY(makeOutputGradient(problemOf(settings))(2, 5) == -1.0);  // (2 + 15) mod 17 - 8 = -8
  }

  void normalHasMeanZeroAndVarianceOne() {
    const Matrix<double> x = many(InputKind::Normal, 7);
    const double n = static_cast<double>(x.size());
    // Five standard deviations of the sample mean and of the sample variance; a sum of 12 uniforms has kurtosis 2.9.
    QVERIFY(std::abs(mean(x)) < 5 / std::sqrt(n));
    QVERIFY(std::abs(variance(x) - 1) < 5 * std::sqrt(1.9 / n));
    QVERIFY(x.maxCoeff() < 6 && x.minCoeff() >= -6);
    QVERIFY(x.maxCoeff() > 3.5 && x.minCoeff() < -3.5);
  }

  void everyValueIsAFloat32() {
    for (const InputKind kind : {InputKind::Normal, InputKind::Outliers, InputKind::Ramp}) {
      const Matrix<double> x = many(kind, 3);
      QVERIFY(x == x.cast<float>().cast<double>());
    }
  }

  void outliersAreOneInAThousandAndTenTimesAsLarge() {
    const Matrix<double> normal = many(InputKind::Normal, 5);
    const Matrix<double> spiked = many(InputKind::Outliers, 5);
    const Matrix<double> added = spiked - normal;
    const auto count = static_cast<double>((added.array() != 0.0).count());
    const double expected = 0.001 * static_cast<double>(normal.size());
    QVERIFY(std::abs(count - expected) < 5 * std::sqrt(expected));
    const double meanSquare = added.squaredNorm() / count;
    QVERIFY(std::abs(meanSquare - 100) < 5 * 100 * std::sqrt(1.9 / count));
  }

  void seedsAndTensorsAreIndependent() {
    const auto limit = 5 / std::sqrt(4096.0 * 64);
    QVERIFY(many(InputKind::Normal, 5) == many(InputKind::Normal, 5));
    QVERIFY(std::abs(correlation(many(InputKind::Normal, 5), many(InputKind::Normal, 6))) < limit);
    // The upper half of the seed counts too.
    QVERIFY(std::abs(correlation(many(InputKind::Normal, 5), many(InputKind::Normal, 5 | std::uint64_t{1} << 32))) <
            limit);
    const Inputs inputs = made(InputKind::Normal, 1);
    const auto small = 5 / std::sqrt(96.0 * 64);
    QVERIFY(std::abs(correlation(inputs.K, inputs.V)) < small);
    QVERIFY(std::abs(correlation(inputs.Q, inputs.K.topRows(64))) < 5 / 64.0);
  }

  /// An entry depends on its number in the array alone: a longer array begins with the shorter one.
  void aLongerArrayBeginsWithTheShorterOne() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 10;
    const Inputs few = makeInputs(problemOf(settings));
    settings.Tq = settings.Tk = 20;
    const Inputs more = makeInputs(problemOf(settings));
    QVERIFY(more.Q.topRows(10) == few.Q && more.K.topRows(10) == few.K && more.V.topRows(10) == few.V);
  }

  void shapesAreChecked_data() {
    QTest::addColumn<QList<int>>("sizes");  // rows and columns of Q, K, V, and of dO, where there is a backward pass
    QTest::addColumn<QString>("line");
    QTest::newRow("right") << QList<int>{5, 3, 7, 3, 7, 2} << QString();
    QTest::newRow("rows of q") << QList<int>{6, 3, 7, 3, 7, 2}
                               << "q: 6 x 3 is a shape that does not fit; accepted: 5 x 3";
    QTest::newRow("width of k") << QList<int>{5, 3, 7, 4, 7, 2}
                                << "k: 7 x 4 is a shape that does not fit; accepted: 7 x 3";
    QTest::newRow("rows of v") << QList<int>{5, 3, 7, 3, 6, 2}
                               << "v: 6 x 2 is a shape that does not fit; accepted: 7 x 2";
    QTest::newRow("width of v") << QList<int>{5, 3, 7, 3, 7, 3}
                                << "v: 7 x 3 is a shape that does not fit; accepted: 7 x 2";
    QTest::newRow("right, backward") << QList<int>{5, 3, 7, 3, 7, 2, 5, 2} << QString();
    QTest::newRow("no do") << QList<int>{5, 3, 7, 3, 7, 2, 0, 0}
                           << "do: 0 x 0 is a shape that does not fit; accepted: 5 x 2";
    QTest::newRow("width of do") << QList<int>{5, 3, 7, 3, 7, 2, 5, 3}
                                 << "do: 5 x 3 is a shape that does not fit; accepted: 5 x 2";
  }
  void shapesAreChecked() {
    QFETCH(QList<int>, sizes);
    QFETCH(QString, line);
    ProblemSettings settings;
    settings.Tq = 5;
    settings.Tk = 7;
    settings.dk = 3;
    settings.dv = 2;
    settings.backward = sizes.size() > 6;
    const auto matrix = [&sizes](qsizetype at) -> Matrix<double> {
      return at < sizes.size() ? Matrix<double>::Zero(sizes[at], sizes[at + 1]) : Matrix<double>();
    };
    const auto checked = checkShapes(problemOf(settings), {matrix(0), matrix(2), matrix(4), matrix(6)});
    QCOMPARE(checked ? QString() : QString::fromStdString(describe(checked.error())), line);
  }

  void ownArraysSetTheSizes() {
    const Inputs inputs{Matrix<double>::Zero(5, 3), Matrix<double>::Zero(7, 3), Matrix<double>::Zero(7, 2)};
    ProblemSettings settings;
    settings.causal = true;
    settings.Br = 9;
    const ProblemSettings sized = sizedFor(settings, inputs);
    settings.Tq = 5;
    settings.Tk = 7;
    settings.dk = 3;
    settings.dv = 2;
    settings.inputKind = InputKind::Own;
    QVERIFY(sized == settings);
    QVERIFY(checkShapes(problemOf(sized), inputs));
  }
};

QTEST_APPLESS_MAIN(TestInputs)
#include "tst_inputs.moc"
