// SPDX-License-Identifier: GPL-3.0-or-later
// How the docks of the real window stand comes back at the next start; Reset layout takes it back; nonsense changes
// nothing.
#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>
#include <QTemporaryDir>

#include "app/views/look/metrics.h"
#include "tests/app/real_window.h"

using namespace tilewise;

class LayoutsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(!loadFonts().isEmpty());
    QVERIFY(m_folder.isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("Tilewise"));
    QCoreApplication::setApplicationName(QStringLiteral("Layouts"));
  }
  void init() { QSettings().clear(); }

  void aDockStaysWhereItWasPut();
  void resetLayoutTakesItBack();
  void brokenValuesChangeNothing_data();
  void brokenValuesChangeNothing();

 private:
  /// As the program starts: with what the last one left.
  static std::unique_ptr<MainWindow> start() {
    auto window = realWindow(loadSettings(), QSize(1440, 900));
    if (window) connect(window.get(), &MainWindow::settingsChanged, &saveSettings);
    return window;
  }
  static QDockWidget& dock(MainWindow& window, const char* name) {
    return *window.findChild<QDockWidget*>(QString::fromLatin1(name));
  }
  static Qt::DockWidgetArea areaOf(QDockWidget& dock) {
    return qobject_cast<QMainWindow*>(dock.parentWidget())->dockWidgetArea(&dock);
  }
  static void move(QDockWidget& dock, Qt::DockWidgetArea area) {
    qobject_cast<QMainWindow*>(dock.parentWidget())->addDockWidget(area, &dock);
  }

  QTemporaryDir m_folder;
};

void LayoutsTest::aDockStaysWhereItWasPut() {
  {
    const auto window = start();
    QVERIFY(window != nullptr);
    QCOMPARE(areaOf(dock(*window, "ledger")), Qt::LeftDockWidgetArea);
    move(dock(*window, "ledger"), Qt::RightDockWidgetArea);
    dock(*window, "traffic").close();
    window->close();
  }
  const auto again = start();
  QVERIFY(again != nullptr);
  QCOMPARE(areaOf(dock(*again, "ledger")), Qt::RightDockWidgetArea);
  QVERIFY(!dock(*again, "traffic").isVisible());
  QVERIFY(dock(*again, "inspector").isVisible());
}

void LayoutsTest::resetLayoutTakesItBack() {
  {
    const auto window = start();
    QVERIFY(window != nullptr);
    move(dock(*window, "ledger"), Qt::RightDockWidgetArea);
    dock(*window, "algorithm").close();
    window->close();
  }
  {
    const auto again = start();
    QVERIFY(again != nullptr);
    QVERIFY(!dock(*again, "algorithm").isVisible());
    again->findChild<WindowActions*>()->resetLayout->trigger();
    QVERIFY(dock(*again, "algorithm").isVisible());
    QCOMPARE(areaOf(dock(*again, "ledger")), Qt::LeftDockWidgetArea);
    again->close();
  }
  const auto third = start();
  QVERIFY(third != nullptr);
  QVERIFY(dock(*third, "algorithm").isVisible());
  QCOMPARE(areaOf(dock(*third, "ledger")), Qt::LeftDockWidgetArea);
}

void LayoutsTest::brokenValuesChangeNothing_data() {
  QTest::addColumn<QVariant>("layouts");
  QTest::newRow("not a map") << QVariant(17);
  QTest::newRow("bytes that are no layout") << QVariant(QVariantMap{{"step", QByteArray("\x01nonsense\xff")}});
  QTest::newRow("a text") << QVariant(QVariantMap{{"step", QStringLiteral("left")}});
  QTest::newRow("of a workspace that is not there") << QVariant(QVariantMap{{"attic", QByteArray("\x00\x00", 2)}});
  QTest::newRow("every workspace")
      << QVariant(QVariantMap{{"step", QByteArray(500, '\xff')}, {"explore", QByteArray(500, '\xff')}});
}

void LayoutsTest::brokenValuesChangeNothing() {
  QFETCH(const QVariant, layouts);
  QSettings().setValue(QStringLiteral("window/layouts"), layouts);
  QSettings().setValue(QStringLiteral("window/geometry"), QByteArray("no geometry"));
  QSettings().setValue(QStringLiteral("window/workspace"), QStringLiteral("attic"));
  const auto window = start();
  QVERIFY(window != nullptr);
  QCOMPARE(window->workspaces().currentWord(), QStringLiteral("step"));
  for (const char* name : {"algorithm", "ledger", "inspector", "traffic"}) QVERIFY(dock(*window, name).isVisible());
  QCOMPARE(areaOf(dock(*window, "ledger")), Qt::LeftDockWidgetArea);
  QCOMPARE(areaOf(dock(*window, "traffic")), Qt::RightDockWidgetArea);
}

QTEST_MAIN(LayoutsTest)
#include "tst_layouts.moc"
