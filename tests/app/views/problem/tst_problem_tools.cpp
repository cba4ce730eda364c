// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "app/views/look/metrics.h"
#include "app/views/look/style_sheet.h"
#include "app/views/problem/problem_tools.h"
#include "tests/app/views/small_run.h"

Q_DECLARE_METATYPE(tilewise::ProblemSettings)

using namespace tilewise;

class ProblemToolsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void theAlgorithmIsChosen();
  void thePassIsChosenWithTheAlgorithmStillUnderWay();
  void theOrderOfABackwardPassIsSaid();
  void aWishUnderWayCanBeTakenBack();
  void aWishThatFailsIsTakenBack();
  void headsAreListedWhereThereAreSeveral();
  void aHeadSaysWhatItReads();
  void narrowRowsDropChipsAndShortenNames();
  void droppedChipsAreInTheTip();

 private:
  QComboBox& chooser(const char* name) const {
    for (QComboBox* each : m_tools->findChildren<QComboBox*>()) {
      if (each->accessibleName() == QLatin1StringView(name)) return *each;
    }
    qFatal("no chooser %s", name);
  }
  void choose(const char* name, const char* item) const {
    QComboBox& box = chooser(name);
    box.setCurrentIndex(box.findText(QString::fromUtf8(item)));
    emit box.activated(box.currentIndex());
  }
  QStringList chips() const {
    QStringList texts;
    for (const QPushButton* each : m_tools->findChildren<QPushButton*>()) {
      if (each->property("chip").toBool() && each->isVisible()) texts << each->text();
    }
    return texts;
  }
  static ProblemSettings last(const QSignalSpy& spy) { return spy.last().at(0).value<ProblemSettings>(); }

  std::unique_ptr<QWidget> m_window;
  ProblemTools* m_tools = nullptr;
};

void ProblemToolsTest::initTestCase() {
  QVERIFY(!loadFonts().isEmpty());
  applyLook(*qApp, Look{});
}

void ProblemToolsTest::init() {
  // Inside a window, as it is used: a window of its own would not become narrower than its layout.
  m_window = std::make_unique<QWidget>();
  m_window->resize(1500, 100);
  m_tools = new ProblemTools(nullptr, m_window.get());
  m_tools->setLook(Look{});
  m_tools->setRun(*runOf(smallLesson(true)));
  m_tools->resize(1424, 44);
  m_window->show();
}

void ProblemToolsTest::theAlgorithmIsChosen() {
  QSignalSpy wished(m_tools, &ProblemTools::settingsWished);
  QCOMPARE(chooser("Algorithm").currentText(), QStringLiteral("FlashAttention-2"));
  choose("Algorithm", "FlashAttention-1");
  ProblemSettings wanted = smallLesson(true);
  wanted.algorithm = Algorithm::FlashAttention1;
  QCOMPARE(wished.size(), 1);
  QVERIFY(last(wished) == wanted);
}

void ProblemToolsTest::thePassIsChosenWithTheAlgorithmStillUnderWay() {
  QSignalSpy wished(m_tools, &ProblemTools::settingsWished);
  choose("Algorithm", "standard attention");
  choose("Pass", "backward");
  ProblemSettings wanted = smallLesson(true);
  wanted.algorithm = Algorithm::Standard;
  wanted.backward = true;
  QVERIFY(last(wished) == wanted);
}

void ProblemToolsTest::theOrderOfABackwardPassIsSaid() {
  ProblemSettings settings = smallLesson(true);
  settings.algorithm = Algorithm::FlashAttention1;
  m_tools->setRun(*runOf(settings));
  QCOMPARE(chooser("Pass").accessibleDescription(), QString());
  settings.backward = true;
  m_tools->setRun(*runOf(settings));
  QVERIFY(chips().contains(QStringLiteral("order FA-2")));
  QCOMPARE(chooser("Pass").accessibleDescription(), QStringLiteral("order FA-2"));
}

void ProblemToolsTest::aWishUnderWayCanBeTakenBack() {
  QSignalSpy wished(m_tools, &ProblemTools::settingsWished);
  choose("Pass", "backward");
  choose("Pass", "forward");
  QCOMPARE(wished.size(), 2);
  QVERIFY(last(wished) == smallLesson(true));
  choose("Pass", "forward");
  QCOMPARE(wished.size(), 2);
}

void ProblemToolsTest::aWishThatFailsIsTakenBack() {
  choose("Algorithm", "standard attention");
  m_tools->restore();
  QCOMPARE(chooser("Algorithm").currentText(), QStringLiteral("FlashAttention-2"));
  QSignalSpy wished(m_tools, &ProblemTools::settingsWished);
  choose("Pass", "backward");
  QCOMPARE(last(wished).algorithm, Algorithm::FlashAttention2);
}

void ProblemToolsTest::headsAreListedWhereThereAreSeveral() {
  QVERIFY(!chooser("Head").isVisible());
  ProblemSettings settings = smallLesson(true);
  settings.heads = 4;
  settings.head = 2;
  m_tools->setRun(*runOf(settings));
  QVERIFY(chooser("Head").isVisible());
  QCOMPARE(chooser("Head").currentText(), QStringLiteral("head 2, of 0 to 3"));
  QSignalSpy wished(m_tools, &ProblemTools::settingsWished);
  choose("Head", "head 3, of 0 to 3");
  QCOMPARE(last(wished).head, 3);
  settings.heads = ProblemTools::MostListedHeads + 1;
  m_tools->setRun(*runOf(settings));
  QVERIFY(!chooser("Head").isVisible());
  QVERIFY(chips().contains(QStringLiteral("65 heads")));
}

void ProblemToolsTest::aHeadSaysWhatItReads() {
  ProblemSettings settings = smallLesson(true);
  settings.batch = 2;
  settings.heads = 8;
  settings.kvHeads = 2;
  settings.head = 13;  // of the second batch its query head 5, in the second group of four
  m_tools->setRun(*runOf(settings));
  const QString text = QStringLiteral("Batch 1, query head 5: it reads key/value head 1. All are counted from 0.");
  QCOMPARE(chooser("Head").accessibleDescription(), text);
  QVERIFY(chooser("Head").toolTip().endsWith(text));
  QCOMPARE(chooser("Head").itemData(11, Qt::ToolTipRole).toString(),
           QStringLiteral("Batch 1, query head 3: it reads key/value head 0. All are counted from 0."));
}

void ProblemToolsTest::narrowRowsDropChipsAndShortenNames() {
  QCOMPARE(chips(), QStringList({"T 32", "d 4", "Br 4  Bc 2", "causal", "fp16"}));
  m_tools->resize(640, 44);
  QVERIFY(chips().size() < 5 && chips().contains(QStringLiteral("T 32")));
  m_tools->resize(m_tools->minimumSizeHint().width(), 44);
  QCOMPARE(chips(), QStringList());
  QCOMPARE(chooser("Algorithm").currentText(), QStringLiteral("FA-2"));
  m_tools->resize(1424, 44);
  QCOMPARE(chips().size(), 5);
  QCOMPARE(chooser("Algorithm").currentText(), QStringLiteral("FlashAttention-2"));
}

void ProblemToolsTest::droppedChipsAreInTheTip() {
  m_tools->resize(m_tools->minimumSizeHint().width(), 44);
  for (const QPushButton* each : m_tools->findChildren<QPushButton*>()) {
    if (!each->property("chip").toBool()) QVERIFY(each->toolTip().contains(u"T 32, d 4, Br 4  Bc 2, causal, fp16"));
  }
}

QTEST_MAIN(ProblemToolsTest)
#include "tst_problem_tools.moc"
