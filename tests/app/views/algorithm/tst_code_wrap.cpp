// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/algorithm/code_wrap.h"

using namespace tilewise;

class CodeWrapTest : public QObject {
  Q_OBJECT

 private slots:
  void linesAreBrokenAtBlanks_data();
  void linesAreBrokenAtBlanks();
  void nothingIsLost();
};

void CodeWrapTest::linesAreBrokenAtBlanks_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<int>("columns");
  QTest::addColumn<QStringList>("pieces");
  QTest::newRow("empty") << "" << 20 << QStringList{""};
  QTest::newRow("fits") << "x = 1" << 20 << QStringList{"x = 1"};
  QTest::newRow("fits exactly") << "12345 7890" << 10 << QStringList{"12345 7890"};
  QTest::newRow("at a blank") << "  alpha = beta + gamma" << 16 << QStringList{"  alpha = beta +", "      gamma"};
  QTest::newRow("without a blank") << "abcdefghijkl" << 10 << QStringList{"abcdefghij", "    kl"};
  QTest::newRow("deep") << "                    alpha = beta" << 16
                        << QStringList{"     alpha =", "        beta"};
}

void CodeWrapTest::linesAreBrokenAtBlanks() {
  QFETCH(QString, line);
  QFETCH(int, columns);
  QFETCH(QStringList, pieces);
  QCOMPARE(wrappedCode(line, columns), pieces);
}

void CodeWrapTest::nothingIsLost() {
  const QString line = QStringLiteral("            sram.SP = np.where(visible(queries(i), keys(j)), sram.SP, Real(-np.inf))");
  const auto letters = [](QString text) { return text.remove(u' '); };
  for (int columns = 1; columns <= 100; ++columns) {
    const QStringList pieces = wrappedCode(line, columns);
    QCOMPARE(letters(pieces.join(QString())), letters(line));
    for (const QString& piece : pieces) QVERIFY(piece.size() <= std::max(columns, 8));
  }
}

QTEST_APPLESS_MAIN(CodeWrapTest)
#include "tst_code_wrap.moc"
