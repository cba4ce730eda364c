// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <limits>

#include <QTest>

#include "app/views/look/numbers.h"

using namespace tilewise;

namespace {

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

}  // namespace

class TestNumbers : public QObject {
  Q_OBJECT

 private slots:
  void wording_data() {
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& written, const char* expected) {
      QTest::newRow(name) << written << text(expected);
    };
    row("no comma", grouped(999), "999");
    row("one comma", grouped(1000), "1,000");
    row("two commas", grouped(1180672), "1,180,672");
    row("zero", grouped(0), "0");
    row("negative count", grouped(-1234567), "−1,234,567");
    row("negative count of three digits", grouped(-123), "−123");
    row("smallest count", grouped(std::numeric_limits<std::int64_t>::min()), "−9,223,372,036,854,775,808");
    row("decimals", fixed(3.14159, 4), "3.1416");
    row("negative", fixed(-1.298, 3), "−1.298");
    row("large decimals", fixed(12345.678, 1), "12,345.7");
    row("no negative zero", fixed(-0.00001, 3), "0.000");
    row("no decimals", fixed(-2.0, 0), "−2");
    row("infinite", fixed(std::numeric_limits<double>::infinity(), 4), "∞");
    row("negative infinite", fixed(-std::numeric_limits<double>::infinity(), 4), "−∞");
    row("not a number", fixed(std::numeric_limits<double>::quiet_NaN(), 4), "NaN");
    row("per cent", percent(0.2863), "28.6\u00A0%");
    row("per cent, a half", percent(0.5625), "56.3\u00A0%");
    row("ratio", ratio(6.1728), "6.17\u00A0×");
    row("error", errorFigure(6.4e-7), "6.4e−7");
    row("error that rounds up", errorFigure(9.96e-7), "1.0e−6");
    row("error of many digits", errorFigure(1.25e-16, 3), "1.25e−16");
    row("no error", errorFigure(0), "0");
    row("large error", errorFigure(0.4621), "0.46");
    row("error that rounds to one", errorFigure(0.998), "1.0");
    row("huge error", errorFigure(1.5e9), "1.5e9");
    row("negative error", errorFigure(-2.5e-7), "−2.5e−7");
    row("error that is infinite", errorFigure(std::numeric_limits<double>::infinity()), "∞");
    row("values", values(8192), "8,192\u00A0values");
    row("one value", values(1), "1\u00A0value");
    row("no values", values(0), "0\u00A0values");
    row("bytes", bytes(411136), "411,136\u00A0bytes");
    row("one byte", bytes(1), "1\u00A0byte");
    row("traffic", megabytes(4722688), "4.72\u00A0MB");
    row("capacity", kibibytes(232448), "227\u00A0KiB");
    row("range", range(384, 511), "384–511");
    row("range of one", range(7, 7), "7");
    row("large range", range(1024, 2047), "1,024–2,047");
  }
  void wording() {
    QFETCH(QString, written);
    QFETCH(QString, expected);
    QCOMPARE(written, expected);
  }
};

QTEST_APPLESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
