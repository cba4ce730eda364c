// SPDX-License-Identifier: GPL-3.0-or-later
// The programs beside the pseudo-code, in the real window.
#include <QApplication>
#include <QClipboard>
#include <QListView>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include "app/models/code_model.h"
#include "app/views/algorithm/algorithm_panel.h"
#include "app/views/algorithm/code_view.h"
#include "app/views/look/metrics.h"
#include "app/window/main_window.h"

using namespace tilewise;

class AlgorithmTextTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void aProgramIsChosenSteppedAndCopied_data();
  void aProgramIsChosenSteppedAndCopied();

 private:
  /// The button that can be seen: in the title of the dock, or in the panel where a tab takes the title's place.
  static QToolButton* seen(MainWindow& window, const char* name) {
    for (QToolButton* each : window.findChildren<QToolButton*>(QLatin1StringView(name))) {
      if (each->isVisible()) return each;
    }
    return nullptr;
  }
};

void AlgorithmTextTest::aProgramIsChosenSteppedAndCopied_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("beside tabs") << QSize(1280, 720);
  QTest::newRow("in the title") << QSize(1440, 900);
}

void AlgorithmTextTest::aProgramIsChosenSteppedAndCopied() {
  QFETCH(QSize, size);
  AppSettings settings;
  settings.theme = QStringLiteral("light");
  MainWindow window(settings, QApplication::palette());
  window.resize(size);
  window.show();
  window.desk().openPreset(QStringLiteral("lesson-causal"));
  QTRY_VERIFY_WITH_TIMEOUT(window.session().run() && !window.desk().job().isRunning(), 20'000);
  QVERIFY(QTest::qWaitForWindowActive(&window));
  window.session().setPosition(189);

  QToolButton* choice = seen(window, "algorithmText");
  QVERIFY(choice != nullptr && seen(window, "copyCode") == nullptr);
  QTest::mouseClick(choice, Qt::LeftButton);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QVERIFY(menu != nullptr);
  for (QAction* action : menu->actions()) {
    if (action->text() == u"NumPy") QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
  }
  QCOMPARE(choice->text(), QStringLiteral("NumPy"));

  const auto* view = window.findChild<CodeView*>();
  const auto* list = view->findChild<QListView*>();
  const auto* model = qobject_cast<const CodeModel*>(list->model());
  QTRY_VERIFY(list->isVisible());
  QTest::keyClick(&window, Qt::Key_Right);
  QCOMPARE(window.session().position(), 190);
  QVERIFY(!model->marked().isEmpty());
  const QModelIndex first = model->index(model->marked().front());
  QVERIFY(first.data().toString().contains(u"f = np.exp(sram.m - m_new)"));
  QVERIFY(list->viewport()->rect().contains(list->visualRect(first)));

  QToolButton* copy = seen(window, "copyCode");
  QVERIFY(copy != nullptr);
  QTest::mouseClick(copy, Qt::LeftButton);
  QVERIFY(QApplication::clipboard()->text().contains(u"def forward(hbm, sram):"));
}

QTEST_MAIN(AlgorithmTextTest)
#include "tst_algorithm_text.moc"
