// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/published_page.h"

#include <QTest>

#include "app/models/figure_text.h"

using namespace tilewise;

namespace {

const PublishedResult& resultOf(const char* name) { return *published().result(name); }

/// The cells of a computed column, by its title and source.
QStringList cellsOf(const PublishedPage& page, const QString& title, const QString& source) {
  QStringList cells;
  for (const PageColumn& column : page.table.columns) {
    if (column.kind == FigureKind::Printed || column.title != title || column.source != source) continue;
    for (const PageCell& cell : column.cells) cells << cell.text;
  }
  return cells;
}

}  // namespace

class TestPublishedPage : public QObject {
  Q_OBJECT

 private slots:
  void everyPageIsWhole_data() {
    QTest::addColumn<QString>("name");
    for (const PublishedResult& each : published().results)
      QTest::newRow(each.name.c_str()) << QString::fromStdString(each.name);
  }
  void everyPageIsWhole() {
    QFETCH(QString, name);
    const PublishedPage page = publishedPage(resultOf(qPrintable(name)));
    QVERIFY2(!page.verdictWords.isEmpty(), "a result without a rule");
    bool hasComputed = false;
    for (const PageColumn& column : page.table.columns) {
      QCOMPARE(column.cells.size(), page.table.rows.size());
      hasComputed = hasComputed || column.kind != FigureKind::Printed;
    }
    QVERIFY(hasComputed || page.chart);
    for (const Remark& remark : page.remarks)
      QVERIFY2(!remark.text.contains(u"nan", Qt::CaseInsensitive), qPrintable(remark.text));
    QVERIFY(!tableText(page.table).contains(u"nan"));
  }

  void computesTheseFigures_data() {
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("cells");
    const auto row = [](const char* result, const char* title, const char* source, const char* cells) {
      QTest::addRow("%s, %s, %s", result, title, source) << result << title << source << cells;
    };
    row("figure-2-left", "Standard", "algorithms 0 and 3", "825 25.2 ≥ 12.4");
    row("figure-2-left", "FlashAttention", "FA-1, B_c 384", "962 4.1 ≥ 3.1");
    row("figure-2-middle", "HBM accesses, GB", "FA-1", "6.98 3.62 1.95 1.11");
    row("figure-2-middle", "On chip, KiB", "B_r ≤ d, 16 bits", "41.0 65.0 113.0 209.0, too large");
    row("table-7", "FlashAttention, TFLOP/s", "FLOP rule of FA-2", "53.7 78.1 84.8 53.7 81.0 85.9 53.7 80.2 85.6");
    row("table-21", "PyTorch, MiB", "4 N² + 10 N d", "36 104 336 1,184 4,416 17,024    ");
    row("table-21", "FlashAttention, MiB", "13 N d + 2 N", "26.1 52.3 104.5 209 418 836 1,672 3,344 6,688 13,376");
    row("table-2", "Speed-up, ×", "from the days", "1.00 2.02 3.52 1.00 1.83 3.04");
    row("table-4", "P of a head", "standard", "2\u00A0MiB 2\u00A0MiB 8\u00A0MiB 32\u00A0MiB");
    row("table-6", "m, ℓ of a head", "FA-1", "128\u00A0KiB 512\u00A0KiB");
    row("fa2-training", "FA-2, share of peak", "of 312 TFLOP/s", "62.8\u00A0% 70.5\u00A0% 65.7\u00A0% 72.1\u00A0%");
    row("fa3-speed", "Share, %", "NeurIPS", " 84.9   ");
    row("fa3-ablation", "TFLOP/s", "by the FLOP rule", "661.0 581.6 569.7");
  }
  void computesTheseFigures() {
    QFETCH(QString, result);
    QFETCH(QString, title);
    QFETCH(QString, source);
    QFETCH(QString, cells);
    QCOMPARE(cellsOf(publishedPage(resultOf(qPrintable(result))), title, source).join(u' '), cells);
  }

  void judgesByThePrintedDigits_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char* name, double value, const char* printed, Verdict verdict) {
      QTest::newRow(name) << value << printed << static_cast<int>(verdict);
    };
    row("rounds to it", 581.6, "582", Verdict::Agrees);
    row("a tie, rounded down", 104.5, "104", Verdict::Agrees);
    row("one digit off", 73.7, "73", Verdict::Note);
    row("within a tenth", 4.1, "4.4", Verdict::Note);
    row("beyond", 25.2, "35.3", Verdict::Differs);
    row("powers of ten", 1.87e-4, "1.9e-4", Verdict::Agrees);
    row("with a spread", 20.04, "20.0 ± 1.5", Verdict::Agrees);
    row("no number", 1.0, "–", Verdict::None);
  }
  void judgesByThePrintedDigits() {
    QFETCH(double, value);
    QFETCH(QString, printed);
    QFETCH(int, verdict);
    QCOMPARE(static_cast<int>(verdictOn(value, printed.toStdString())), verdict);
  }

  void saysWhatDoesNotReproduce() {
    QVERIFY(publishedPage(resultOf("figure-2-left")).verdict == Verdict::Differs);
    QVERIFY(publishedPage(resultOf("table-21")).verdict == Verdict::Agrees);
    QVERIFY(publishedPage(resultOf("fa3-ablation")).verdict == Verdict::Agrees);
    for (const char* training : {"table-1", "table-2", "table-3", "table-4", "table-5", "table-6"}) {
      const PublishedPage page = publishedPage(resultOf(training));
      QCOMPARE(page.verdictWords, QStringLiteral("quoted, not reproduced here"));
      QVERIFY2(page.chart, "the memory curve that made it possible");
    }
  }

  void runsTheTestOfErrors() {
    ProblemSettings settings = *resultOf("fa3-error").problem;
    settings.Tq = settings.Tk = 128;
    RunControl control;
    std::atomic<double> share{0};
    const auto errors = runOutliers(settings, 2, control, share);
    QVERIFY(errors);
    QVERIFY(share == 1);
    // fp16 has 11 bits: the error of values near 1 is near 2^-12, that of sums somewhat more.
    QVERIFY(errors->fa2Rmse > 1e-5 && errors->fa2Rmse < 1e-3);
    QVERIFY(errors->standardRmse > errors->fa2Rmse);
    QVERIFY(errors->N == 128 && errors->heads == 2);

    const PublishedPage page = publishedPage(resultOf("fa3-error"), *errors);
    QVERIFY(page.isMeasurable);
    const PageColumn& measured = page.table.columns.last();
    QVERIFY(measured.kind == FigureKind::Measured);
    QCOMPARE(measured.cells[1].text, powerText(errors->fa2Rmse));
    QVERIFY(measured.cells[2].text.isEmpty());

    control.cancel = true;
    QVERIFY(runOutliers(settings, 2, control, share).error().code == ErrorCode::Cancelled);
  }

  void isCopiedAsTextAndAsCsv() {
    const PublishedResult& result = resultOf("fa3-ablation");
    const PublishedPage page = publishedPage(result);
    const QStringList lines = tableText(page.table).split(u'\n');
    QCOMPARE(lines[0], QStringLiteral("\tprinted, arXiv\tprinted, arXiv\trecomputed, by the FLOP rule\trecomputed"));
    QCOMPARE(lines[2], QStringLiteral("FlashAttention-3\t3.538\t661\t661.0\t1.00"));
    const QByteArray csv = publishedCsv(result, page);
    QVERIFY(csv.startsWith("result,row,column,kind,source,figure,verdict\n"));
    QVERIFY(csv.contains("fa3-ablation,FlashAttention-3,\"Time, ms\",printed,arXiv,3.538,\n"));
    QVERIFY(csv.contains("fa3-ablation,FlashAttention-3,TFLOP/s,recomputed,by the FLOP rule,661.0,agrees\n"));
  }

  void writesNumbers() {
    QCOMPARE(figureText(1234.56, 1), QStringLiteral("1,234.6"));
    QCOMPARE(figureText(-0.5, 1), QStringLiteral("\u22120.5"));
    QCOMPARE(significantText(25.19, 3), QStringLiteral("25.2"));
    QCOMPARE(significantText(824.6, 2), QStringLiteral("825"));
    QCOMPARE(powerText(3.2e-4), QStringLiteral("3.2e\u22124"));
    QCOMPARE(powerText(3.2e12), QStringLiteral("3.2e12"));
  }
};

QTEST_APPLESS_MAIN(TestPublishedPage)
#include "tst_published_page.moc"
