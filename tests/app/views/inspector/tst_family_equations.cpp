// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "app/views/inspector/gradient_equation.h"
#include "app/views/inspector/merge_equation.h"
#include "app/views/inspector/score_numbers.h"
#include "tests/app/views/inspector/family_runs.h"

using namespace tilewise;

namespace {

QStringList plainLines(const RowEquation& equation) {
  QStringList lines;
  for (const EquationLine& line : equation.lines) lines.append(plainText(line));
  return lines;
}

RowEquation after(const std::shared_ptr<const Run>& run, EventKind kind, TileIndex tile, std::int64_t row) {
  Session session;
  session.setRun(run, positionAfter(*run, kind, tile));
  return equationOf(*run, *shownState(session), row, session.event()->kind);
}

}  // namespace

class TestFamilyEquations : public QObject {
  Q_OBJECT

 private slots:
  /// Every row at every position has lines or says why not, and what is printed can be recomputed.
  void everyRowHasItsEquation_data() { addFamily(); }
  void everyRowHasItsEquation() {
    const auto run = fetchRun();
    Session session;
    session.setRun(run, 0);
    int lines = 0;
    int rough = 0;
    for (qint64 position = 1; position <= session.stepCount(); ++position) {
      session.setPosition(position);
      const BlockState* state = shownState(session);
      const bool isShown = state && !state->queries.empty() && !state->keys.empty() &&
                           (run->pass() == Pass::Backward || run->problem.isStandard() || state->j);
      if (!isShown) continue;
      for (std::int64_t row = state->queries.begin; row < state->queries.end; ++row) {
        const RowEquation equation = equationOf(*run, *state, row, session.event()->kind);
        QVERIFY(equation.title.startsWith(QStringLiteral("Row %1").arg(row)));
        for (const EquationLine& line : equation.lines) {
          ++lines;
          rough += line.exact ? 0 : 1;
        }
      }
    }
    QVERIFY(lines > 100);
    // Sums that nearly cancel may need more than six decimals.
    QVERIFY2(rough <= lines / 50, qPrintable(QStringLiteral("%1 of %2").arg(rough).arg(lines)));
  }

  void gradientsOfARow() {
    const auto run = makeTestRun(familySettings(Ways[4]));
    const QStringList lines = plainLines(after(run, EventKind::DQAdded, {1, 1}, 4));
    QCOMPARE(lines.size(), 5);
    QVERIFY2(lines[2].startsWith("P = exp("), qPrintable(lines[2]));
    QVERIFY2(lines[3].startsWith("dP = dO · V = "), qPrintable(lines[3]));
    QVERIFY2(lines[4].startsWith("D = rowsum (dO ∘ O) = "), qPrintable(lines[4]));
    QVERIFY2(lines[0].startsWith("dS = ") && lines[0].contains(" × ("), qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith("dQ = (") && lines[1].contains(" + ("), qPrintable(lines[1]));
  }

  void fa1HasTwoFactors() {
    const auto run = makeTestRun(familySettings(Ways[1]));
    const QStringList lines = plainLines(after(run, EventKind::Normalised, {1, 1}, 4));
    QCOMPARE(lines.size(), 5);
    QVERIFY2(lines[1].startsWith("f = exp("), qPrintable(lines[1]));
    QVERIFY2(lines[2].startsWith("g = exp("), qPrintable(lines[2]));
    QVERIFY2(lines[3].contains(" rowsum "), qPrintable(lines[3]));
    QVERIFY2(lines[4].startsWith("O = (") && lines[4].contains(") / "), qPrintable(lines[4]));
  }

  void softCapAndAlibiStandInTheScore() {
    const auto run = makeTestRun(familySettings(Ways[2], "scores"));
    const QStringList lines = plainLines(after(run, EventKind::ScoreProduct, {1, 1}, 4));
    QVERIFY2(lines[0].contains("1.5 × tanh(") && lines[0].contains(" − 0.25 × "), qPrintable(lines[0]));
    const auto backward = makeTestRun(familySettings(Ways[4], "scores"));
    const QString dS = plainLines(after(backward, EventKind::DS, {1, 1}, 4))[0];
    QVERIFY2(dS.startsWith("dS = ") && dS.count(u'×') == 2, qPrintable(dS));
  }

  void scoresAreThoseOfTheEngine() {
    const auto run = makeTestRun(familySettings(Ways[2], "scores"));
    Session session;
    session.setRun(run, positionAfter(*run, EventKind::ScoreProduct, {1, 1}));
    for (std::int64_t r = 3; r < 6; ++r) {
      for (std::int64_t t = 4; t < 8; ++t) {
        const double s = scoreNumbers(run->problem, session.state(), r, t).s;
        // A handful of roundings of values below 10.
        QVERIFY(std::abs(s - (*session.state().S)(r - 3, t - 4)) < 1e-13);
      }
    }
  }

  void standardGoesByWholeRows() {
    const auto run = makeTestRun(familySettings(Ways[0]));
    Session session;
    session.setRun(run, 0);
    const auto normalised = run->trace->next(0, [](const Event& event) { return event.kind == EventKind::Normalised; });
    session.setPosition(*normalised);
    const QStringList lines = plainLines(equationOf(*run, *shownState(session), 1, session.event()->kind));
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].startsWith("m = rowmax S = ") && lines[1].startsWith("ℓ = rowsum exp(S − m) = "));
    QVERIFY2(lines[2].contains("= exp(") && lines[2].contains(") / "), qPrintable(lines[2]));
  }

  void mergingTwoRangesOfKeys_data() {
    QTest::addColumn<int>("a");
    QTest::addColumn<int>("aEnd");
    QTest::addColumn<int>("b");
    QTest::addColumn<int>("bEnd");
    QTest::newRow("neighbours") << 0 << 4 << 4 << 10;
    QTest::newRow("the other way round") << 8 << 10 << 0 << 8;
    QTest::newRow("apart") << 0 << 4 << 8 << 10;
  }
  void mergingTwoRangesOfKeys() {
    QFETCH(int, a);
    QFETCH(int, aEnd);
    QFETCH(int, b);
    QFETCH(int, bEnd);
    for (const char* mask : {"none", "causal", "documents", "scores"}) {
      const auto run = makeTestRun(familySettings(Ways[2], mask));
      for (std::int64_t row = 0; row < 7; ++row) {
        const RowEquation equation = mergeEquation(*run, row, {a, aEnd}, {b, bEnd});
        if (equation.lines.isEmpty()) continue;  // the row sees no key of either
        QVERIFY2(equation.note.startsWith(u'✓'), qPrintable(equation.note));
        const QStringList lines = plainLines(equation);
        QCOMPARE(lines.size(), 7);
        QCOMPARE(lines[5].section(" = ", -1), lines[6].section(" = ", -1));
      }
    }
  }

  void sharedKeysAreNotMerged() {
    const auto run = makeTestRun(familySettings(Ways[2]));
    const RowEquation equation = mergeEquation(*run, 0, {0, 8}, {4, 10});
    QVERIFY(equation.lines.isEmpty());
    QVERIFY(equation.note.startsWith("A and B share keys"));
  }
};

QTEST_APPLESS_MAIN(TestFamilyEquations)
#include "tst_family_equations.moc"
