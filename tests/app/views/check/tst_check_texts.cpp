// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/check_texts.h"

#include <QTest>

#include "app/views/check/answer_texts.h"

using namespace tilewise;

class TestCheckTexts : public QObject {
  Q_OBJECT

 private slots:
  void theSummaryCountsWhatThereIs_data();
  void theSummaryCountsWhatThereIs();
  void anAnswerIsToldLineByLine();
};

void TestCheckTexts::theSummaryCountsWhatThereIs_data() {
  QTest::addColumn<QList<int>>("marks");
  QTest::addColumn<QString>("summary");
  QTest::addColumn<int>("mark");
  const auto add = [](const char* name, const QList<CheckMark>& marks, const char* summary, CheckMark mark) {
    QList<int> numbers;
    for (const CheckMark each : marks) numbers << static_cast<int>(each);
    QTest::newRow(name) << numbers << QString::fromUtf8(summary) << static_cast<int>(mark);
  };
  using enum CheckMark;
  add("all passed", {Ok, Ok, Note}, "2 checks passed, 1 note", Ok);
  add("one passed", {Ok}, "1 check passed", Ok);
  add("one failed", {Ok, Wrong, None}, "1 check failed, 1 check passed, 1 not run", Wrong);
  add("under way", {Ok, Waiting, Waiting}, "1 check passed, 2 under way", Waiting);
  // No tick where nothing passed.
  add("none run", {None, None}, "2 not run", None);
  add("nothing", {}, "nothing to check", None);
}

void TestCheckTexts::theSummaryCountsWhatThereIs() {
  QFETCH(QList<int>, marks);
  QFETCH(QString, summary);
  QFETCH(int, mark);
  QList<CheckRow> rows;
  for (const int each : marks) rows << CheckRow{static_cast<CheckMark>(each), {}, {}, {}, false};
  QCOMPARE(checksSummary(rows), summary);
  QCOMPARE(static_cast<int>(checksMark(rows)), mark);
}

void TestCheckTexts::anAnswerIsToldLineByLine() {
  AnswerReport report;
  report.outputs = {{Tensor::O, ArrayAccuracy{}}, {Tensor::lse, {}}};
  report.outputs.front().accuracy->pass = true;
  report.moves = {{Pass::Forward, true, Tensor::K, 10, 4096}, {Pass::Forward, false, Tensor::O, 64, 64}};
  report.passes = {{Pass::Forward, 74, 4160, 200, 150}};
  report.room = 190;
  report.heldBeyondRoom = MatrixSize{1024, 512};
  report.difference = FirstDifference{Pass::Forward, 3, AnsweredMove{Pass::Forward, true, Tensor::V, 2, 10}, {}, {}, {}, {}};
  const QList<CheckRow> rows = answerRows(report);
  QStringList lines;
  for (const CheckRow& row : rows) {
    lines << QStringLiteral("%1 %2: %3; %4").arg(checkMarkWord(row.mark), row.name, row.figures, row.where);
  }
  const QStringList wanted{
      QStringLiteral("passed O: largest error 0; 0 is accepted; worst at (0, 0)"),
      QStringLiteral("wrong lse: missing; no array of this name"),
      QStringLiteral("wrong forward pass: 74\u00A0values moved; the rules: 4,160"),
      QStringLiteral("wrong load K: 10\u00A0values; the rules: 4,096"),
      QStringLiteral("passed store O: 64\u00A0values; as by the rules"),
      QStringLiteral("wrong peak on chip: 200\u00A0values at most; the rules hold 150; room for 190"),
      QStringLiteral("wrong largest matrix: 1,024 × 512 was held; room for 190\u00A0values"),
      QStringLiteral("wrong first difference: forward move 3: load V, block 2: 10\u00A0values; the rules: nothing more")};
  QCOMPARE(lines, wanted);
  QVERIFY(answerVerdict(report).startsWith(QStringLiteral("Not right yet: lse is missing, count 74 instead of 4,160, ")));
  QVERIFY(answerVerdict(report).contains(QStringLiteral("a 1,024 × 512 matrix was held")));
}

QTEST_GUILESS_MAIN(TestCheckTexts)
#include "tst_check_texts.moc"
