// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/session.h"
#include "app/views/inspector/entry_text.h"
#include "app/views/inspector/forward_scene.h"
#include "app/views/inspector/printed_formula.h"
#include "tests/app/views/inspector/naive_row.h"
#include "tests/app/views/inspector/small_run.h"

using namespace tilewise;

namespace {

struct Shown {
  std::shared_ptr<const Run> run;
  TileScene scene;
};

Shown shown(bool causal, EventKind kind, TileIndex tile) {
  ProblemSettings settings = unevenSettings();
  settings.causal = causal;
  const auto run = makeTestRun(settings);
  Session session;
  session.setRun(run, positionAfter(*run, kind, tile));
  return {run, tileScene(*run, *session.inspectedState(), kind)};
}

AxisTexts names() {
  AxisTexts texts;
  for (int k = 0; k < 7; ++k) texts.rows.append(QStringLiteral("q%1").arg(k));
  for (int k = 0; k < 10; ++k) texts.columns.append(QStringLiteral(" k%1").arg(k));
  texts.columnsLong = texts.columns;
  texts.columnsLong[5] = QStringLiteral("0.415 s, p");
  texts.columnsLong[6] = QString();
  return texts;
}

}  // namespace

class TestEntryText : public QObject {
  Q_OBJECT

 private slots:
  void valuesUnderTheirLogicalIndices() {
    const Shown at = shown(false, EventKind::Exponentiated, {2, 1});
    const NaiveRow naive = naiveRow(at.run->problem, *at.run->inputs, 6, 4, 8);
    QCOMPARE(entryText(at.scene, MapPlace::First, 0, 2, {}),
             QStringLiteral("S(6, 6) = %1").arg(significant(naive.S[2], 6)));
    QCOMPARE(entryText(at.scene, MapPlace::Second, 0, 3, {}),
             QStringLiteral("P\u0303(6, 7) = %1").arg(significant(naive.P[3], 6)));
  }

  void namesOfRealData() {
    const Shown at = shown(false, EventKind::ScoreProduct, {1, 1});
    const QString longName = entryText(at.scene, MapPlace::First, 1, 1, names());
    QVERIFY2(longName.startsWith("S(4, 5) = "), qPrintable(longName));
    QVERIFY2(longName.endsWith(" · query “q4” · key “0.415 s, p”"), qPrintable(longName));
    QVERIFY(entryText(at.scene, MapPlace::First, 1, 2, names()).endsWith(" · query “q4” · key “k6”"));
  }

  void maskedEntriesSaySo() {
    const Shown before = shown(true, EventKind::ScoreProduct, {1, 1});
    const Shown after = shown(true, EventKind::MaskApplied, {1, 1});
    QVERIFY(entryText(before.scene, MapPlace::First, 0, 1, {}).endsWith(" · hidden by the causal mask"));
    QVERIFY(!entryText(before.scene, MapPlace::First, 0, 1, {}).contains(QChar(0x221E)));
    QCOMPARE(entryText(after.scene, MapPlace::First, 0, 1, {}),
             QStringLiteral("S(3, 5) = −∞ · masked by the causal mask"));
    QVERIFY(!entryText(after.scene, MapPlace::First, 1, 0, {}).contains("mask"));
  }

  void whatIsNotThere() {
    const Shown loading = shown(true, EventKind::ScoreProduct, {1, 0});
    QCOMPARE(entryText(loading.scene, MapPlace::Second, 2, 0, {}), QStringLiteral("P\u0303(5, 0) · not computed yet"));
    const Shown skipped = shown(true, EventKind::TileSkipped, {0, 1});
    QCOMPARE(entryText(skipped.scene, MapPlace::First, 2, 0, {}),
             QStringLiteral("S(2, 4) · skipped by the causal mask"));
  }

  void rowsTellTheirStatistics() {
    const Shown at = shown(false, EventKind::Rescaled, {1, 1});
    const NaiveRow naive = naiveRow(at.run->problem, *at.run->inputs, 5, 4, 8);
    const auto number = [](double value, int decimals) { return printNumber({value, decimals}).text; };
    QCOMPARE(rowText(at.scene, 2, names()),
             QStringLiteral("Row 5 “q5”: m = %1, m′ = %2, f = %3, ℓ = %4")
                 .arg(number(naive.m, 4), number(naive.mNew, 4), number(naive.f, 4), number(naive.lScaled(), 3)));
    const Shown early = shown(false, EventKind::ScoreProduct, {1, 0});
    QCOMPARE(rowText(early.scene, 0, {}), QStringLiteral("Row 3: m = −∞, ℓ = 0.000"));
  }

  void tablesKeepEveryDigit() {
    Matrix<double> values(2, 3);
    values << 0.1, -2.5, 1.0 / 3, -std::numeric_limits<double>::infinity(), std::nan(""), 1e-300;
    const QString text = tableText(values);
    QCOMPARE(text, QStringLiteral("0.1\t-2.5\t0.3333333333333333\n-inf\tnan\t1e-300\n"));
  }

  void tableOfTheStrips() {
    const Shown at = shown(false, EventKind::ScoreProduct, {1, 0});
    QCOMPARE(stripsTable(at.scene), QStringLiteral("query\tm\tl\n3\t-inf\t0\n4\t-inf\t0\n5\t-inf\t0\n"));
    const Shown later = shown(false, EventKind::Rescaled, {1, 0});
    QVERIFY(stripsTable(later.scene).startsWith("query\tm\tm'\tf\tl\n3\t-inf\t"));
  }
};

QTEST_APPLESS_MAIN(TestEntryText)
#include "tst_entry_text.moc"
