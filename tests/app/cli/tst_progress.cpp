// SPDX-License-Identifier: MIT
#include <QTest>

#include "app/cli/work_progress.h"

using namespace tilewise;

class ProgressTest : public QObject {
  Q_OBJECT

 private slots:
  void tellsShareAndRest();
  void isQuietAtFirstAndSeldomElsewhere();
};

void ProgressTest::tellsShareAndRest() {
  QCOMPARE(progressText("running", 0.001, 5), std::string("running: 0 %"));
  QCOMPARE(progressText("running", 0.25, 10), std::string("running: 25 %, about 30 s left"));
  QCOMPARE(progressText("running", 0.5, 600), std::string("running: 50 %, about 10 min left"));
  QCOMPARE(progressText("running", 0.01, 600), std::string("running: 1 %, about 17 h left"));
  QCOMPARE(progressText("running", 1, 10), std::string("running: 99 %, about 1 s left"));
}

void ProgressTest::isQuietAtFirstAndSeldomElsewhere() {
  const auto linesIn = [](bool isTerminal, double seconds) {
    ProgressPace pace(isTerminal);
    int lines = 0;
    for (double now = 0; now <= seconds; now += 0.25) lines += pace.isDue(now) ? 1 : 0;
    return lines;
  };
  QCOMPARE(linesIn(true, 1.75), 0);
  QCOMPARE(linesIn(true, 4), 5);
  QCOMPARE(linesIn(false, 9.75), 0);
  QCOMPARE(linesIn(false, 60), 6);
}

QTEST_APPLESS_MAIN(ProgressTest)
#include "tst_progress.moc"
