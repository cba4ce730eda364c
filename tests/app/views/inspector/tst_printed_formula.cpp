// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>

#include <QTest>

#include "app/views/inspector/printed_formula.h"
#include "app/views/look/numbers.h"

using namespace tilewise;

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

QStringList texts(const QList<PrintedNumber>& numbers) {
  QStringList list;
  for (const PrintedNumber& number : numbers) list.append(number.text);
  return list;
}

QList<double> product(const QList<double>& x) { return {x[0] * x[1]}; }
QList<double> sum(const QList<double>& x) { return {x[0] + x[1]}; }

/// A number in [0, 1) that is the same everywhere.
double drawn(quint64& state) {
  state = state * 6364136223846793005U + 1442695040888963407U;
  return static_cast<double>(state >> 11) * 0x1p-53;
}

}  // namespace

class TestPrintedFormula : public QObject {
  Q_OBJECT

 private slots:
  void numbers_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("read");
    QTest::newRow("usual") << 3.14571 << 4 << "3.1457" << 3.1457;
    QTest::newRow("negative") << -1.2984 << 3 << "−1.298" << -1.298;
    QTest::newRow("thousands") << 12345.6789 << 2 << "12,345.68" << 12345.68;
    QTest::newRow("zero") << 0.0 << 3 << "0.000" << 0.0;
    QTest::newRow("too small for its decimals") << 4.51e-6 << 4 << "4.5e−6" << 4.5e-6;
    QTest::newRow("rounds to the last decimal") << 0.00005 << 4 << "0.0001" << 0.0001;
    QTest::newRow("too long") << -2.34567e30 << 4 << "−2.346e30" << -2.346e30;
    QTest::newRow("infinite") << Infinity << 4 << "∞" << Infinity;
    QTest::newRow("no maximum yet") << -Infinity << 4 << "−∞" << -Infinity;
  }
  void numbers() {
    QFETCH(double, value);
    QFETCH(int, decimals);
    QFETCH(QString, text);
    QFETCH(double, read);
    const PrintedNumber number = printNumber({value, decimals});
    QCOMPARE(number.text, text);
    QVERIFY(number.value == read);
  }

  void notANumber() {
    const PrintedNumber number = printNumber({std::nan(""), 4});
    QCOMPARE(number.text, QStringLiteral("NaN"));
    QVERIFY(std::isnan(number.value));
  }

  void significantDigits_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("usual") << 1.23450049 << "1.2345";
    QTest::newRow("six") << 1.2345678 << "1.23457";
    QTest::newRow("negative") << -0.000123456789 << "−0.000123457";
    QTest::newRow("power of ten") << 3.2e-7 << "3.2e−7";
    QTest::newRow("large") << 236.193 << "236.193";
    QTest::newRow("thousands") << 123456.4 << "123,456";
    QTest::newRow("huge") << 1.5e30 << "1.5e30";
    QTest::newRow("zero") << 0.0 << "0";
    QTest::newRow("masked") << -Infinity << "−∞";
  }
  void significantDigits() {
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(significant(value, 6), text);
  }

  void usualDigitsWhereTheySuffice() {
    const double f = std::exp(3.1457 - 3.9189);
    const auto print = printFormula({{3.1457, 4}, {3.9189, 4}}, {{f, 4}},
                                    [](const QList<double>& x) { return QList<double>{std::exp(x[0] - x[1])}; });
    QCOMPARE(texts(print.operands), QStringList({"3.1457", "3.9189"}));
    QCOMPARE(texts(print.results), QStringList({"0.4615"}));
    QVERIFY(print.exact);
  }

  void oneMoreWhereTheyDoNot() {
    // 10.971 + 3.450 is 14.421, not 14.422.
    const auto print = printFormula({{10.97140, 3}, {3.45049, 3}}, {{14.42189, 3}}, sum);
    QCOMPARE(texts(print.operands), QStringList({"10.9714", "3.4505"}));
    QCOMPARE(texts(print.results), QStringList({"14.4219"}));
    QVERIFY(print.exact);
  }

  void onlyOperandsWhereTheResultWouldNeverFit() {
    // A rounding of the factor weighs a hundred times in the product.
    const auto print = printFormula({{0.1234561, 4}, {123.4, 3}}, {{0.1234561 * 123.4, 3}}, product);
    QVERIFY(print.exact);
    QCOMPARE(texts(print.results), QStringList({"15.234"}));
    QCOMPARE(texts(print.operands), QStringList({"0.123456", "123.40000"}));
  }

  void roughlyWhereNothingHelps() {
    const auto print = printFormula({{1.0, 4}, {2.0, 3}}, {{2.5, 3}}, product);
    QVERIFY(!print.exact);
    QCOMPARE(texts(print.operands), QStringList({"1.0000", "2.000"}));
    QCOMPARE(texts(print.results), QStringList({"2.500"}));
  }

  void neverMoreThanSixDecimals() {
    const double a = 0.123456499;
    const auto print = printFormula({{a, 4}, {1e6, 3}}, {{a * 1e6, 3}}, product);
    QVERIFY(!print.exact);
    QCOMPARE(texts(print.operands), QStringList({"0.1235", "1,000,000.000"}));
  }

  void infinitiesAndNotNumbersAreEqualToThemselves() {
    const auto infinite = printFormula({{-Infinity, 4}, {2, 3}}, {{-Infinity, 3}}, product);
    QVERIFY(infinite.exact);
    const auto nothing = printFormula({{std::nan(""), 4}, {2, 3}}, {{std::nan(""), 3}}, product);
    QVERIFY(nothing.exact);
    const auto wrong = printFormula({{2, 4}, {2, 3}}, {{std::nan(""), 3}}, product);
    QVERIFY(!wrong.exact);
  }

  void whatIsPrintedCanBeRecomputed() {
    quint64 state = 1;
    int exact = 0;
    constexpr int Rounds = 3000;
    for (int round = 0; round < Rounds; ++round) {
      const double f = drawn(state);
      const double l = 100 * drawn(state);
      const double added = 10 * drawn(state);
      const Formula formula = [](const QList<double>& x) { return QList<double>{x[0] * x[1] + x[2], x[0] * x[2]}; };
      const QList<double> results = formula({f, l, added});
      const auto print = printFormula({{f, 4}, {l, 3}, {added, 3}}, {{results[0], 3}, {results[1], 3}}, formula);
      if (!print.exact) continue;
      ++exact;
      QList<double> read;
      for (const PrintedNumber& number : print.operands) {
        read.append(QString(number.text).remove(u',').replace(QChar(0x2212), u'-').toDouble());
      }
      const QList<double> again = formula(read);
      for (int k = 0; k < 2; ++k) {
        const qsizetype decimals = print.results[k].text.size() - print.results[k].text.indexOf(u'.') - 1;
        if (print.results[k].text.contains(u'e')) continue;
        QCOMPARE(fixed(again[k], static_cast<int>(decimals)), print.results[k].text);
      }
    }
    // Six decimals of a factor against three of a product below a hundred leave one miss in about a hundred.
    QVERIFY(exact > Rounds * 95 / 100);
  }
};

QTEST_APPLESS_MAIN(TestPrintedFormula)
#include "tst_printed_formula.moc"
