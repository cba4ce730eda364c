// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/inspector/equation_layout.h"

using namespace tilewise;

namespace {

QList<EquationLine> pictured() {
  return {{"*m'*", {"max(3.1457, 3.9189)"}, "3.9189", true, LineState::Past, {}},
          {"*f*", {"exp(3.1457 − 3.9189)"}, "0.4615", true, LineState::Now, {}},
          {"*l*", {"0.4615 × 23.772"}, "10.971", true, LineState::Now, {}},
          {"*O~*", {"0.4615 × (−1.298, 1.605, …)"}, "(−0.599, 0.741, …)", true, LineState::Now, {}},
          {"next *l*", {"10.9714 + rowsum 3.4505"}, "14.4219", true, LineState::Next, {}}};
}

QList<EquationLine> summed() {
  QList<EquationLine> lines = pictured();
  lines[3].operands.append("+ *P~V* (0.402, 1.130, …)");
  return lines;
}

/// Where the last piece of each line begins: its result.
QList<double> resultsOf(const EquationLayout& layout, int lines) {
  QList<double> left(lines, -1);
  for (const EquationPiece& piece : layout.pieces) left[piece.line] = piece.baseline.x();
  return left;
}

}  // namespace

class TestEquationLayout : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { loadFonts(); }

  void columnsAsInThePicture() {
    const EquationLayout layout = layOutEquation(pictured(), 380, Metrics{});
    QVERIFY(layout.height == equationHeight(5, Metrics{}));
    const QList<double> results = resultsOf(layout, 5);
    for (const double left : results) QVERIFY(left == results[0]);
    QVERIFY(results[0] > 200 && results[0] < 260);
  }

  void aSumGoesOnInTheNextLine() {
    const EquationLayout layout = layOutEquation(summed(), 380, Metrics{});
    QVERIFY(layout.height == equationHeight(6, Metrics{}));
    const EquationLayout wide = layOutEquation(summed(), 700, Metrics{});
    QVERIFY(wide.height == equationHeight(5, Metrics{}));
  }

  void nothingStandsOut_data() {
    QTest::addColumn<int>("percent");
    for (const int percent : TextSizes) QTest::addRow("%d %%", percent) << percent;
  }
  void nothingStandsOut() {
    QFETCH(int, percent);
    Metrics metrics;
    metrics.s = percent / 100.0;
    for (double width = 256; width < 700; width += 17) {
      const EquationLayout layout = layOutEquation(summed(), width, metrics);
      for (const EquationPiece& piece : layout.pieces) {
        const QString where = QStringLiteral("%1 in %2").arg(piece.text.plain()).arg(width);
        QVERIFY2(piece.right() <= width + 1, qPrintable(where));
        QVERIFY2(piece.baseline.x() >= 0 && piece.baseline.y() < layout.height, qPrintable(where));
      }
    }
  }

  void piecesOfALineDoNotOverlap() {
    for (const double width : {230.0, 256.0, 300.0, 380.0, 576.0}) {
      const EquationLayout layout = layOutEquation(summed(), width, Metrics{});
      for (qsizetype k = 1; k < layout.pieces.size(); ++k) {
        const EquationPiece& before = layout.pieces[k - 1];
        const EquationPiece& piece = layout.pieces[k];
        if (before.baseline.y() == piece.baseline.y()) QVERIFY(before.right() <= piece.baseline.x());
      }
    }
  }

  void roughResultsSaySo() {
    QList<EquationLine> lines = pictured();
    lines[2].exact = false;
    for (const double width : {380.0, 200.0}) {
      int rough = 0;
      for (const EquationPiece& piece : layOutEquation(lines, width, Metrics{}).pieces) {
        rough += piece.text.plain() == QStringLiteral("≈") ? 1 : 0;
      }
      QCOMPARE(rough, 1);
    }
  }
};

QTEST_MAIN(TestEquationLayout)
#include "tst_equation_layout.moc"
