// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include "app/models/algorithm_model.h"
#include "app/models/code_model.h"
#include "app/session/make_run.h"
#include "app/session/session.h"
#include "app/views/algorithm/algorithm_panel.h"
#include "app/views/algorithm/code_view.h"
#include "app/views/look/style_sheet.h"

using namespace tilewise;

namespace {

std::shared_ptr<const Run> causalLesson() {
  ProblemSettings settings;
  settings.causal = true;
  RunControl control;
  static const auto run = *makeRun({QStringLiteral("lesson"), settings, nullptr, {}}, control);
  return run;
}

Look lookAt(int textSize, ThemeName theme = ThemeName::Light) {
  Look look;
  look.theme = makeTheme(theme, PaletteName::Default);
  look.metrics.s = textSize / 100.0;
  return look;
}

}  // namespace

class AlgorithmPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void allLinesAreSeen_data();
  void allLinesAreSeen();
  void theRunningLineIsOnTheGroundOfNow();
  void theRunningLineStaysInSight();
  void theRunningLineStaysInSightWithLessRoom();
  void theKeyboardWalksTheLines();
  void aScreenReaderReadsTheLines();
  void programsTakeThePlaceOfThePseudoCode();
  void linesOfTheEventStayInSight_data();
  void linesOfTheEventStayInSight();
  void aLanguageThatLacksTheProblemSaysSo();
};

void AlgorithmPanelTest::allLinesAreSeen_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("textSize");
  QTest::newRow("1440 x 900") << QSize(300, 331) << 100;
  QTest::newRow("1024 x 768") << QSize(308, 290) << 100;
  QTest::newRow("under two rows of tabs") << QSize(308, 257) << 100;
  QTest::newRow("200 %") << QSize(600, 662) << 200;
  QTest::newRow("80 %") << QSize(300, 331) << 80;
}

void AlgorithmPanelTest::allLinesAreSeen() {
  QFETCH(QSize, size);
  QFETCH(int, textSize);
  Session session;
  session.setRun(causalLesson(), 190);
  AlgorithmPanel panel(session);
  panel.setLook(lookAt(textSize));
  panel.resize(size);
  panel.show();
  const auto* list = panel.findChild<QListView*>();
  QTRY_COMPARE(list->verticalScrollBar()->maximum(), 0);
  QCOMPARE(list->horizontalScrollBar()->maximum(), 0);
  const QRect room = list->viewport()->rect();
  for (int row = 0; row < list->model()->rowCount(); ++row) {
    QVERIFY(room.contains(list->visualRect(list->model()->index(row, 0))));
  }
}

void AlgorithmPanelTest::theRunningLineIsOnTheGroundOfNow() {
  Session session;
  session.setRun(causalLesson(), 190);
  for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
    const Look look = lookAt(100, theme);
    applyLook(*qApp, look);
    AlgorithmPanel panel(session);
    panel.setLook(look);
    panel.resize(300, 331);
    auto* list = panel.findChild<QListView*>();
    list->setFocusPolicy(Qt::NoFocus);  // no focus ring over the colours
    panel.show();
    QCoreApplication::processEvents();
    const QImage image = list->viewport()->grab().toImage();
    for (int row = 0; row < list->model()->rowCount(); ++row) {
      const int middle = list->visualRect(list->model()->index(row, 0)).center().y();
      const bool runs = row == 9;
      QCOMPARE(image.pixelColor(1, middle), runs ? look.theme.now : look.theme.panel);
      QCOMPARE(image.pixelColor(296, middle), runs ? look.theme.nowBackground : look.theme.panel);
    }
  }
}

void AlgorithmPanelTest::theRunningLineStaysInSight() {
  Session session;
  session.setRun(causalLesson(), 0);
  AlgorithmPanel panel(session);
  panel.setLook(lookAt(150));
  panel.resize(300, 160);
  panel.show();
  const auto* list = panel.findChild<QListView*>();
  QTRY_VERIFY(list->verticalScrollBar()->maximum() > 0);
  for (int position = 1; position <= 80; ++position) {
    session.setPosition(position);
    const auto* model = qobject_cast<const AlgorithmModel*>(list->model());
    QVERIFY(model->runningIndex().isValid());
    QVERIFY(list->viewport()->rect().contains(list->visualRect(model->runningIndex()).center()));
  }
}

void AlgorithmPanelTest::theRunningLineStaysInSightWithLessRoom() {
  Session session;
  session.setRun(causalLesson(), 17);
  AlgorithmPanel panel(session);
  panel.setLook(lookAt(100));
  panel.resize(300, 400);
  panel.show();
  panel.setLook(lookAt(200));
  panel.resize(490, 200);
  const auto* list = panel.findChild<QListView*>();
  const auto* model = qobject_cast<AlgorithmModel*>(list->model());
  QTRY_VERIFY(list->verticalScrollBar()->maximum() > 0);
  const QRect line = list->visualRect(model->runningIndex());
  QVERIFY(line.top() >= 0 && line.bottom() <= list->viewport()->height());
}

void AlgorithmPanelTest::theKeyboardWalksTheLines() {
  Session session;
  session.setRun(causalLesson(), 190);
  AlgorithmPanel panel(session);
  panel.resize(300, 331);
  panel.show();
  auto* list = panel.findChild<QListView*>();
  QCOMPARE(list->focusPolicy(), Qt::TabFocus);
  list->setFocus(Qt::TabFocusReason);
  QCOMPARE(list->currentIndex().row(), 9);
  QTest::keyClick(list, Qt::Key_Down);
  QCOMPARE(list->currentIndex().row(), 10);
  QTest::keyClick(list, Qt::Key_Home);
  QCOMPARE(list->currentIndex().row(), 0);
  QCOMPARE(session.position(), 190);
}

void AlgorithmPanelTest::aScreenReaderReadsTheLines() {
  Session session;
  session.setRun(causalLesson(), 190);
  AlgorithmPanel panel(session);
  auto* list = panel.findChild<QListView*>();
  QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(list);
  QVERIFY(accessible);
  QCOMPARE(accessible->text(QAccessible::Name), QStringLiteral("Algorithm: FlashAttention-2, forward"));
  QCOMPARE(accessible->childCount(), 14);
  QVERIFY(accessible->child(9)->text(QAccessible::Name).startsWith(QStringLiteral("Line 10, running: ")));
}

void AlgorithmPanelTest::programsTakeThePlaceOfThePseudoCode() {
  Session session;
  session.setRun(causalLesson(), 190);
  AlgorithmPanel panel(session);
  panel.setLook(lookAt(100));
  panel.setToolsShown(true);
  panel.resize(300, 331);
  panel.show();
  auto* choice = panel.findChild<QToolButton*>(QStringLiteral("algorithmText"));
  auto* copy = panel.findChild<QToolButton*>(QStringLiteral("copyCode"));
  const auto* program = panel.findChild<CodeView*>();
  QVERIFY(choice->isVisible() && !copy->isVisible() && !program->isVisible());
  for (const AlgorithmText text :
       {AlgorithmText::Numpy, AlgorithmText::Torch, AlgorithmText::Triton, AlgorithmText::Cuda}) {
    panel.setText(text);
    QCOMPARE(choice->text(), nameOf(text));
    QVERIFY(program->isVisible() && copy->isVisible());
    copy->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), program->text());
    QCOMPARE(program->text(),
             QString::fromStdString(codeOf(session.run()->problem, text).programs.front().text()));
  }
  panel.setText(AlgorithmText::PseudoCode);
  QVERIFY(!program->isVisible() && !copy->isVisible());
}

void AlgorithmPanelTest::linesOfTheEventStayInSight_data() {
  QTest::addColumn<AlgorithmText>("text");
  QTest::addColumn<int>("textSize");
  QTest::newRow("NumPy") << AlgorithmText::Numpy << 100;
  QTest::newRow("NumPy, 200 %") << AlgorithmText::Numpy << 200;
  QTest::newRow("PyTorch") << AlgorithmText::Torch << 100;
  QTest::newRow("Triton") << AlgorithmText::Triton << 100;
  QTest::newRow("CUDA") << AlgorithmText::Cuda << 100;
}

void AlgorithmPanelTest::linesOfTheEventStayInSight() {
  QFETCH(AlgorithmText, text);
  QFETCH(int, textSize);
  Session session;
  session.setRun(causalLesson(), 0);
  AlgorithmPanel panel(session);
  panel.setLook(lookAt(textSize));
  panel.resize(300, 300);
  panel.setText(text);
  panel.show();
  const auto* list = panel.findChild<CodeView*>()->findChild<QListView*>();
  const auto* model = qobject_cast<const CodeModel*>(list->model());
  QTRY_VERIFY(list->verticalScrollBar()->maximum() > 0);
  // Where the loops begin, before anything runs.
  QTRY_VERIFY(list->viewport()->rect().contains(list->visualRect(model->index(model->firstOfAlgorithm())).center()));
  for (int position = 1; position <= 80; ++position) {
    session.setPosition(position);
    QVERIFY(!model->marked().isEmpty());
    const QModelIndex first = model->index(model->marked().front());
    QVERIFY(list->viewport()->rect().contains(list->visualRect(first).topLeft()));
    QVERIFY(list->visualRect(first).width() <= list->viewport()->width());
  }
}

void AlgorithmPanelTest::aLanguageThatLacksTheProblemSaysSo() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 32;
  settings.algorithm = Algorithm::Standard;
  RunControl control;
  Session session;
  session.setRun(*makeRun({QStringLiteral("standard"), settings, nullptr, {}}, control), 3);
  AlgorithmPanel panel(session);
  panel.resize(300, 331);
  panel.setText(AlgorithmText::Triton);
  panel.show();
  const auto* remark = panel.findChild<QLabel*>(QStringLiteral("codeRemark"));
  QVERIFY(remark->isVisible());
  QCOMPARE(remark->text(), codeOf(session.run()->problem, AlgorithmText::Triton).remark);
  QVERIFY(!panel.findChild<CodeView*>()->findChild<QListView*>()->isVisible());
  // Another problem, of which there is a program.
  session.setRun(causalLesson(), 3);
  QVERIFY(!remark->isVisible());
  QVERIFY(panel.findChild<CodeView*>()->findChild<QListView*>()->isVisible());
}

QTEST_MAIN(AlgorithmPanelTest)
#include "tst_algorithm_panel.moc"
