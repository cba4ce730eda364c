// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>

#include <QTest>

#include "app/session/session.h"
#include "app/views/inspector/row_equation.h"
#include "tests/app/views/inspector/small_run.h"

using namespace tilewise;

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

/// The row of the design's picture: query 414 in tile (3, 5), at the rescale.
RowNumbers pictured(TileStage stage) {
  RowNumbers row;
  row.row = 414;
  row.m = row.mNow = 3.1457;
  row.lBefore = row.l = 23.7716;
  row.OBefore = Vector<double>{{-1.2981, 1.6052, 0.5}};
  row.O_acc = row.OBefore;
  if (stage >= TileStage::Scored) row.rowMax = 3.9189;
  if (stage >= TileStage::MaxKnown) row.mNew = 3.9189;
  if (stage >= TileStage::Weighted) {
    row.rowSum = 3.45049;
    row.PV = Vector<double>{{0.25, -0.125, 1}};
  }
  const double f = std::exp(3.1457 - 3.9189);
  if (stage >= TileStage::Rescaled) {
    row.factor = f;
    row.l = f * row.lBefore;
    row.O_acc = f * row.OBefore;
  }
  if (stage >= TileStage::Done) {
    row.mNow = 3.9189;
    row.l += *row.rowSum;
    row.O_acc += *row.PV;
  }
  if (stage >= TileStage::Normalised) row.O = Vector<double>(row.O_acc / row.l);
  if (stage >= TileStage::Written) row.lse = row.mNow + std::log(row.l);
  return row;
}

QStringList plain(const RowEquation& equation) {
  QStringList lines;
  for (const EquationLine& line : equation.lines) lines.append(plainText(line));
  return lines;
}

/// One letter a line: past, now, next, later.
QString states(const RowEquation& equation) {
  QString letters;
  for (const EquationLine& line : equation.lines) letters += QStringLiteral("pnxl")[static_cast<int>(line.state)];
  return letters;
}

}  // namespace

class TestRowEquation : public QObject {
  Q_OBJECT

 private slots:
  void fiveLinesAtEveryStage_data() {
    QTest::addColumn<int>("stage");
    QTest::addColumn<int>("event");
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("states");
    const QString known = "m′ = max(3.1457, 3.9189) = 3.9189";
    const QString factor = "f = exp(3.1457 − 3.9189) = 0.4615";
    const QStringList later{"f = exp(m − m′)", "ℓ = f × ℓ", "O\u0303 = f × O\u0303", "next ℓ = ℓ + rowsum P\u0303"};
    const QStringList first{"m′ = max(3.1457, rowmax S)"};
    QTest::newRow("loading") << int(TileStage::Loading) << int(EventKind::Load) << first + later << "lllll";
    QTest::newRow("scored, to be masked")
        << int(TileStage::Scored) << int(EventKind::ScoreProduct) << first + later << "lllll";
    QTest::newRow("masked") << int(TileStage::Masked) << int(EventKind::MaskApplied) << QStringList(known) + later
                            << "xllll";
    QTest::newRow("maximum") << int(TileStage::MaxKnown) << int(EventKind::RunningMaxUpdated)
                             << QStringList(known) + later << "nllll";
    QTest::newRow("weights") << int(TileStage::Weighted) << int(EventKind::Exponentiated)
                             << QStringList{known, factor} + later.sliced(1) << "pxlll";
    QTest::newRow("rescale") << int(TileStage::Rescaled) << int(EventKind::Rescaled)
                             << QStringList{known, factor, "ℓ = 0.4615 × 23.772 = 10.971",
                                            "O\u0303 = 0.4615 × (−1.298, 1.605, …) = (−0.599, 0.741, …)",
                                            "next ℓ = 10.9714 + rowsum 3.4505 = 14.4219"}
                             << "pnnnx";
    QTest::newRow("accumulated") << int(TileStage::Done) << int(EventKind::Accumulated)
                                 << QStringList{known, factor, "ℓ = 0.46153 × 23.7716 + rowsum 3.4505 = 14.422",
                                                "O\u0303 = 0.4615 × (−1.298, 1.605, …) + P\u0303V (0.250, −0.125, …) = "
                                                "(−0.349, 0.616, …)"}
                                 << "ppnn";
    QTest::newRow("normalised") << int(TileStage::Normalised) << int(EventKind::Normalised)
                                << QStringList{"m = 3.9189", "ℓ = 14.422", "O\u0303 = (−0.349, 0.616, …)",
                                               "O = (−0.349, 0.616, …) / 14.422 = (−0.0242, 0.0427, …)",
                                               "lse = 3.91890 + ln 14.4219 = 6.58765"}
                                << "pppnx";
    QTest::newRow("written") << int(TileStage::Written) << int(EventKind::LseWritten)
                             << QStringList{"m = 3.9189", "ℓ = 14.422", "O\u0303 = (−0.349, 0.616, …)",
                                            "O = (−0.349, 0.616, …) / 14.422 = (−0.0242, 0.0427, …)",
                                            "lse = 3.91890 + ln 14.4219 = 6.58765"}
                             << "ppppn";
  }
  void fiveLinesAtEveryStage() {
    QFETCH(int, stage);
    QFETCH(int, event);
    QFETCH(QStringList, lines);
    QFETCH(QString, states);
    const RowNumbers numbers = pictured(TileStage(stage));
    const RowEquation equation = rowEquation(numbers, TileStage(stage), EventKind(event));
    QCOMPARE(equation.title, QStringLiteral("Row 414"));
    QCOMPARE(equation.note, QString());
    QCOMPARE(plain(equation), lines);
    QCOMPARE(::states(equation), states);
  }

  void nothingIsNewElsewhere() {
    const RowNumbers numbers = pictured(TileStage::Done);
    QCOMPARE(states(rowEquation(numbers, TileStage::Done, std::nullopt)), QStringLiteral("pppp"));
  }

  void namesOfRealData() {
    const RowNumbers numbers = pictured(TileStage::Done);
    QCOMPARE(rowEquation(numbers, TileStage::Done, std::nullopt, "named").title, QStringLiteral("Row 414 “named”"));
  }

  void firstTileBeginsTheSums() {
    RowNumbers numbers = pictured(TileStage::Rescaled);
    numbers.m = numbers.mNow = -Infinity;
    numbers.lBefore = numbers.l = 0;
    numbers.OBefore.setZero();
    numbers.O_acc.setZero();
    numbers.factor = 0;
    QCOMPARE(plain(rowEquation(numbers, TileStage::Rescaled, EventKind::Rescaled)),
             QStringList({"m′ = max(−∞, 3.9189) = 3.9189", "f = 0 (no older sum)", "ℓ = 0", "O\u0303 = 0",
                          "next ℓ = 0 + rowsum 3.450 = 3.450"}));
    numbers.l = *numbers.rowSum;
    numbers.O_acc = *numbers.PV;
    QCOMPARE(plain(rowEquation(numbers, TileStage::Done, EventKind::Accumulated)),
             QStringList({"m′ = max(−∞, 3.9189) = 3.9189", "f = 0 (no older sum)", "ℓ = 0 + rowsum 3.450 = 3.450",
                          "O\u0303 = 0 + P\u0303V (0.250, −0.125, …) = (0.250, −0.125, …)"}));
  }

  void oneComponentStandsWithoutBrackets() {
    RowNumbers numbers = pictured(TileStage::Rescaled);
    numbers.OBefore = Vector<double>{{-1.298}};
    numbers.O_acc = *numbers.factor * numbers.OBefore;
    const RowEquation equation = rowEquation(numbers, TileStage::Rescaled, EventKind::Rescaled);
    QCOMPARE(plain(equation)[3], QStringLiteral("O\u0303 = 0.4615 × −1.298 = −0.599"));
  }

  void twoComponentsAreAllThatThereIs() {
    RowNumbers numbers = pictured(TileStage::Rescaled);
    numbers.OBefore = Vector<double>{{-1.298, 1.605}};
    numbers.O_acc = *numbers.factor * numbers.OBefore;
    const RowEquation equation = rowEquation(numbers, TileStage::Rescaled, EventKind::Rescaled);
    QCOMPARE(plain(equation)[3], QStringLiteral("O\u0303 = 0.4615 × (−1.298, 1.605) = (−0.599, 0.741)"));
  }

  void plainWordsWhereThereIsLittleToCompute_data() {
    QTest::addColumn<int>("stage");
    QTest::addColumn<bool>("here");
    QTest::addColumn<bool>("atAll");
    QTest::addColumn<QString>("note");
    QTest::addColumn<int>("lines");
    QTest::newRow("no key in this tile") << int(TileStage::MaxKnown) << false << true
                                         << "Row 414 sees no key of this tile: *m*, *l* and *O~* stay as they are."
                                         << 3;
    QTest::newRow("no key at all") << int(TileStage::MaxKnown) << false << false
                                   << "Row 414 sees no key: *O* = 0, lse = −∞." << 3;
    QTest::newRow("no key at all, finished")
        << int(TileStage::Written) << false << false << "Row 414 sees no key: *O* = 0, lse = −∞." << 5;
    QTest::newRow("finished after a tile without a key") << int(TileStage::Written) << false << true << "" << 5;
    QTest::newRow("skipped") << int(TileStage::Skipped) << false << true
                             << "The tile is skipped: *m*, *l* and *O~* stay as they are." << 3;
  }
  void plainWordsWhereThereIsLittleToCompute() {
    QFETCH(int, stage);
    QFETCH(bool, here);
    QFETCH(bool, atAll);
    QFETCH(QString, note);
    QFETCH(int, lines);
    RowNumbers numbers = pictured(TileStage(stage));
    numbers.seesKeyHere = here;
    numbers.seesKeyAtAll = atAll;
    const RowEquation equation = rowEquation(numbers, TileStage(stage), std::nullopt);
    QCOMPARE(equation.note, note);
    QCOMPARE(int(equation.lines.size()), lines);
  }

  void tinyFactorsKeepTheirDigits() {
    RowNumbers numbers = pictured(TileStage::Rescaled);
    numbers.mNew = numbers.rowMax = 15.2;
    numbers.factor = std::exp(3.1457 - 15.2);
    numbers.l = *numbers.factor * numbers.lBefore;
    numbers.O_acc = *numbers.factor * numbers.OBefore;
    const RowEquation equation = rowEquation(numbers, TileStage::Rescaled, EventKind::Rescaled);
    QCOMPARE(plain(equation)[1], QStringLiteral("f = exp(3.1457 − 15.2000) = 5.8e−6"));
    QVERIFY(plain(equation)[2].startsWith("ℓ = 5.8"));
  }

  void notANumberSpreads() {
    RowNumbers numbers = pictured(TileStage::Done);
    numbers.mNow = numbers.l = std::nan("");
    numbers.rowMax = numbers.mNew = numbers.factor = numbers.rowSum = numbers.l;
    const QStringList lines = plain(rowEquation(numbers, TileStage::Done, EventKind::Accumulated));
    QCOMPARE(lines[0], QStringLiteral("m′ = max(3.1457, NaN) = NaN"));
    QCOMPARE(lines[1], QStringLiteral("f = exp(3.1457 − NaN) = NaN"));
    QCOMPARE(lines[2], QStringLiteral("ℓ = NaN × 23.772 + rowsum NaN = NaN"));
  }

  void latex() {
    const RowNumbers numbers = pictured(TileStage::Rescaled);
    const RowEquation equation = rowEquation(numbers, TileStage::Rescaled, EventKind::Rescaled);
    QCOMPARE(latexText(equation, "Tile (3, 5), row 414"),
             QStringLiteral(
                 "% Tile (3, 5), row 414\n"
                 "\\begin{aligned}\n"
                 "  m' &= \\max(3.1457,\\ 3.9189) = 3.9189 \\\\\n"
                 "  f &= \\exp(3.1457 - 3.9189) = 0.4615 \\\\\n"
                 "  \\ell &= 0.4615 \\times 23.772 = 10.971 \\\\\n"
                 "  \\tilde{O} &= 0.4615 \\times (-1.298,\\ 1.605,\\ \\ldots) = (-0.599,\\ 0.741,\\ \\ldots) \\\\\n"
                 "  \\text{next }\\ell &= 10.9714 + \\text{rowsum }3.4505 = 14.4219\n"
                 "\\end{aligned}\n"));
  }

  void latexOfSpecialNumbers() {
    RowNumbers numbers = pictured(TileStage::Rescaled);
    numbers.m = -Infinity;
    const QString begun = latexText(rowEquation(numbers, TileStage::Rescaled, std::nullopt), "x");
    QVERIFY(begun.contains("m' &= \\max(-\\infty,\\ 3.9189) = 3.9189"));
    QVERIFY(begun.contains("f &= 0\\quad \\text{(no older sum)}"));
    numbers = pictured(TileStage::Rescaled);
    numbers.mNew = numbers.rowMax = 15.2;
    numbers.factor = std::exp(3.1457 - 15.2);
    numbers.lBefore = 1234567.5;
    numbers.l = *numbers.factor * numbers.lBefore;
    const QString tiny = latexText(rowEquation(numbers, TileStage::Rescaled, std::nullopt), "x");
    QVERIFY2(tiny.contains("= 5.8 \\cdot 10^{-6}"), qPrintable(tiny));
    QVERIFY2(tiny.contains("1{,}234{,}567.5"), qPrintable(tiny));
    for (const QChar c : tiny) QVERIFY(c.unicode() < 128);
  }

  void latexLeavesOutWhatHasNoNumbers() {
    const RowNumbers numbers = pictured(TileStage::Loading);
    QCOMPARE(latexText(rowEquation(numbers, TileStage::Loading, EventKind::Load), "x"), QString());
  }

  /// Every line of every row of a run says "=": the numbers of a real run fit their digits.
  void equalsThroughoutARun() {
    ProblemSettings settings = unevenSettings();
    settings.precision = Precision::Float32;
    settings.causal = true;
    settings.alignment = Alignment::BottomRight;
    const auto run = makeTestRun(settings);
    const Mask& mask = run->trace->grid().mask();
    Session session;
    session.setRun(run, 0);
    int lines = 0;
    int rough = 0;
    for (qint64 position = 1; position <= session.stepCount(); ++position) {
      session.setPosition(position);
      const BlockState& state = session.state();
      if (!state.j) continue;
      for (std::int64_t row = state.queries.begin; row < state.queries.end; ++row) {
        const RowNumbers numbers = rowNumbers(state, mask, row);
        for (const EquationLine& line : rowEquation(numbers, stageOf(state, mask), session.event()->kind).lines) {
          ++lines;
          rough += line.exact ? 0 : 1;
        }
      }
    }
    QVERIFY(lines > 500);
    QCOMPARE(rough, 0);
  }
};

QTEST_APPLESS_MAIN(TestRowEquation)
#include "tst_row_equation.moc"
