// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/left_behind.h"

#include <QTest>

#include "core/costs/held.h"

using namespace tilewise;

class LeftBehindTest : public QObject {
  Q_OBJECT

 private slots:
  // What is kept for the backward pass is what held.h counts, and O beside it; the seed is no tensor.
  void agreesWithWhatIsHeld_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<double>("dropout");
    for (const auto algorithm : {Algorithm::Standard, Algorithm::FlashAttention1, Algorithm::FlashAttention2}) {
      const auto name = word(algorithm);
      QTest::addRow("%.*s", static_cast<int>(name.size()), name.data()) << static_cast<int>(algorithm) << 0.0;
      QTest::addRow("%.*s, dropout", static_cast<int>(name.size()), name.data()) << static_cast<int>(algorithm) << 0.1;
    }
  }
  void agreesWithWhatIsHeld() {
    QFETCH(int, algorithm);
    QFETCH(double, dropout);
    ProblemSettings settings;
    settings.Tq = 96;
    settings.Tk = 160;
    settings.dv = 32;
    settings.algorithm = static_cast<Algorithm>(algorithm);
    settings.dropout = dropout;
    const Problem problem = *Problem::make(settings);
    const QList<LeftBehind> left = leftBehind(problem);
    QCOMPARE(left.front().size, (Footprint{96 * 32, 96 * 32 * 2}));
    Footprint kept;
    for (const LeftBehind& each : left.mid(1)) {
      if (each.name == QStringLiteral("dropout seed")) continue;
      kept.values += each.size.values;
      kept.bytes += each.size.bytes;
    }
    QVERIFY(kept == hbmHeld(problem, Pass::Forward).keptForBackward);
    const bool seed = left.back().name == QStringLiteral("dropout seed");
    QCOMPARE(seed, dropout > 0 && !problem.isStandard());
  }

  void theLessonKeepsLseInThePlaceOfP() {
    const QList<LeftBehind> left = leftBehind(*Problem::make({}));
    QCOMPARE(left[1].size, (Footprint{1024, 4096}));
    QCOMPARE(leftBehindByStandard(*Problem::make({}))[1].size, (Footprint{1'048'576, 2'097'152}));
  }
};

QTEST_APPLESS_MAIN(LeftBehindTest)
#include "tst_left_behind.moc"
