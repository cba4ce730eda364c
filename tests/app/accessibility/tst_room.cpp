// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest screens with large text: every workspace fits, and no control is cut or covered.
#include <algorithm>

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>

#include "app/views/look/metrics.h"
#include "app/views/transport/scrubber.h"
#include "tests/app/real_window.h"

using namespace tilewise;

namespace {

template <class... Widgets>
bool isOneOf(const QWidget* widget) {
  return (... || (qobject_cast<const Widgets*>(widget) != nullptr));
}

bool isControl(const QWidget* widget) {
  return isOneOf<QAbstractButton, QLineEdit, QAbstractSpinBox, QComboBox, Scrubber>(widget);
}

constexpr int SharedBorder = 2;

/// Whether a style or a compound widget places it: an arrow of tabs, the field of a spin box, a bar of a view.
bool isPart(const QWidget* widget) {
  return isOneOf<QTabBar, QAbstractSpinBox, QComboBox, QMenuBar>(widget->parentWidget()) ||
         isOneOf<QScrollBar>(widget) ||
         (isOneOf<QAbstractButton>(widget) && isOneOf<QLineEdit>(widget->parentWidget()));
}

/// What can be scrolled to is not cut.
QRect roomFor(const QWidget& widget) {
  const QWidget* below = &widget;
  QRect room(QPoint(0, 0), widget.size());
  for (const QWidget* parent = below->parentWidget(); parent != nullptr && !below->isWindow();
       parent = below->parentWidget()) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
    if (area != nullptr && area->viewport() == parent) break;
    room &= QRect(widget.mapFrom(parent, QPoint(0, 0)), parent->size());
    below = parent;
  }
  return room;
}

QString cutText(const QWidget& widget) {
  if (!isControl(&widget) || isPart(&widget)) return {};
  // Of a button without a frame only what is drawn counts.
  const auto* tool = qobject_cast<const QToolButton*>(&widget);
  const int edge = tool != nullptr && tool->autoRaise() ? widget.height() / 3 : 0;
  const QRect drawn = widget.rect().adjusted(edge, edge, -edge, -edge);
  if (!roomFor(widget).contains(drawn)) return QStringLiteral("is cut by what holds it");
  // A button that is narrower than its text shows a part of it.
  const auto* button = qobject_cast<const QPushButton*>(&widget);
  if (button != nullptr && !button->text().isEmpty()) {
    const QString text = QString(button->text()).remove(u'&');
    if (button->fontMetrics().horizontalAdvance(text) > button->width()) return QStringLiteral("cuts its own text");
  }
  if (widget.height() < widget.fontMetrics().ascent()) return QStringLiteral("is lower than its text");
  return {};
}

QString coveredText(const QWidget& widget) {
  if (!isControl(&widget) || isPart(&widget)) return {};
  for (const QObject* each : widget.parentWidget()->children()) {
    const auto* other = qobject_cast<const QWidget*>(each);
    if (other == nullptr || other == &widget || !other->isVisible() || other->isWindow() || isPart(other)) continue;
    if (other->testAttribute(Qt::WA_TransparentForMouseEvents)) continue;
    // Buttons that exclude each other share their borders.
    const QRect common = other->geometry() & widget.geometry();
    const bool isCovered = std::min(common.width(), common.height()) > SharedBorder;
    if (isCovered) return QStringLiteral("overlaps %1").arg(nameOf(*other));
  }
  return {};
}

bool tabsAreScrolled(const MainWindow& window) {
  const auto& tabs = *window.findChild<WorkspaceHeader*>()->findChild<QTabBar*>();
  int wanted = 0;
  for (int index = 0; index < tabs.count(); ++index) wanted += tabs.tabRect(index).width();
  return tabs.isVisible() && wanted > tabs.width();
}

}  // namespace

class RoomTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void nothingIsCut_data();
  void nothingIsCut();
  void tabsHaveTheirRoomFromTheStart();
  void largeTextLeavesTheWindowAsItIs();
  void whatIsLeftOutStandsInAMenu_data();
  void whatIsLeftOutStandsInAMenu();
  void menusFitALowScreen_data();
  void menusFitALowScreen();
};

void RoomTest::nothingIsCut_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("text");
  for (const QSize size : {QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)}) {
    for (const int text : {100, 150, 200}) {
      QTest::addRow("%dx%d, text %d %%", size.width(), size.height(), text) << size << text;
    }
  }
}

void RoomTest::nothingIsCut() {
  QFETCH(const QSize, size);
  QFETCH(const int, text);
  AppSettings settings;
  settings.textSize = text;
  const auto window = realWindow(settings, size);
  QVERIFY(window != nullptr);
  // A folder for whoever wants to look at them.
  const QString folder = qEnvironmentVariable("TILEWISE_PICTURES");
  QStringList wrong;
  for (const QString& word : workspaceWords(*window)) {
    bringToFront(*window, word);
    const auto complain = [&](const QString& what) { wrong << word + QStringLiteral(": ") + what; };
    if (window->size() != size) {
      complain(QStringLiteral("needs %1 × %2").arg(window->width()).arg(window->height()));
      for (const QWidget* each : window->findChildren<QWidget*>()) {
        const QSize least = each->minimumSizeHint().expandedTo(each->minimumSize());
        const bool isLarge = least.width() > size.width() || least.height() > size.height() * 2 / 3;
        if (isLarge && each->isVisible() && each->window() == window.get()) {
          complain(QStringLiteral("%1 asks for %2 × %3").arg(nameOf(*each)).arg(least.width()).arg(least.height()));
        }
      }
    }
    const auto look = [&] {
      for (const QWidget* widget : window->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != window.get()) continue;
        for (const QString& what : {cutText(*widget), coveredText(*widget)}) {
          if (!what.isEmpty()) {
            const QRect at(widget->mapTo(window.get(), QPoint(0, 0)), widget->size());
            complain(QStringLiteral("%1 at %2, %3 (%4 × %5) %6")
                         .arg(nameOf(*widget))
                         .arg(at.x())
                         .arg(at.y())
                         .arg(at.width())
                         .arg(at.height())
                         .arg(what));
          }
        }
      }
    };
    look();
    if (text == 100 && tabsAreScrolled(*window)) complain(QStringLiteral("tabs are scrolled, although there is room"));
    // Those behind tabs too.
    for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
      if (!dock->isVisible() || !dock->visibleRegion().isEmpty()) continue;
      dock->raise();
      for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
      look();
      if (folder.isEmpty()) continue;
      const QString name = QStringLiteral("%1/%2-%3-%4-%5.png").arg(folder, word, dock->objectName());
      window->grab().save(name.arg(size.width()).arg(text));
    }
    if (!folder.isEmpty()) {
      QDir().mkpath(folder);
      window->grab().save(QStringLiteral("%1/%2-%3x%4-%5.png")
                              .arg(folder, word)
                              .arg(size.width())
                              .arg(size.height())
                              .arg(text));
    }
  }
  for (const QString& each : wrong) qWarning().noquote() << each;
  QCOMPARE(wrong.size(), 0);
}

/// The chosen tab is bolder than the others, and chosen before the window is shown.
void RoomTest::tabsHaveTheirRoomFromTheStart() {
  AppSettings settings;
  settings.workspace = QStringLiteral("published");
  const auto window = realWindow(settings);
  QVERIFY(window != nullptr);
  QCOMPARE(window->workspaces().currentWord(), settings.workspace);
  QVERIFY(!tabsAreScrolled(*window));
}

/// On a screen of 1280 x 720 with the frame of a window: there and back.
void RoomTest::largeTextLeavesTheWindowAsItIs() {
  const QSize size(1272, 680);
  const auto window = realWindow(AppSettings{}, size);
  QVERIFY(window != nullptr);
  auto& actions = *window->findChild<WindowActions*>();
  for (const QString& word : workspaceWords(*window)) {
    bringToFront(*window, word);
    for (const int text : {150, 200, 100}) {
      for (QAction* action : actions.textSizes->actions()) {
        if (action->data().toInt() == text) action->trigger();
      }
      for (int round = 0; round < 5; ++round) QCoreApplication::processEvents();
      QCOMPARE(window->size(), size);
      // At 150 % tabs and panels are there.
      if (text <= 150) QVERIFY(window->findChild<WorkspaceHeader*>()->isVisible());
      if (text <= 150 && word == QStringLiteral("step")) {
        QVERIFY(window->findChild<QDockWidget*>(QStringLiteral("algorithm"))->isVisible());
      }
    }
  }
}

void RoomTest::whatIsLeftOutStandsInAMenu_data() { nothingIsCut_data(); }

/// Where tabs or tools have no room beside the workspace, the menus still reach what they do.
void RoomTest::whatIsLeftOutStandsInAMenu() {
  QFETCH(const QSize, size);
  QFETCH(const int, text);
  AppSettings settings;
  settings.textSize = text;
  const auto window = realWindow(settings, size);
  QVERIFY(window != nullptr);
  const QStringList words = workspaceWords(*window);
  auto& header = *window->findChild<WorkspaceHeader*>();
  const auto& tabs = *header.findChild<QTabBar*>();
  auto& unfold = *window->findChild<WindowActions*>()->unfoldTools;
  QCOMPARE(unfold.isEnabled(), header.isFolded());
  for (qsizetype index = 0; index < words.size(); ++index) {
    QTest::keyClick(window.get(), static_cast<Qt::Key>(Qt::Key_1 + index), Qt::AltModifier);
    QCOMPARE(window->workspaces().currentWord(), words[index]);
    if (header.isFolded()) {
      unfold.trigger();
      QCoreApplication::processEvents();
      QVERIFY(header.isVisible() && tabs.isVisible());
      for (const QWidget* each : header.findChildren<QWidget*>()) {
        if (!each->isVisible()) continue;
        for (const QString& what : {cutText(*each), coveredText(*each)}) {
          QVERIFY2(what.isEmpty(), qPrintable(words[index] + u' ' + nameOf(*each) + u' ' + what));
        }
      }
      QTest::keyClick(&header, Qt::Key_Escape);
      QVERIFY(!header.isVisible());
      continue;
    }
    const QRect tab = tabs.tabRect(static_cast<int>(index));
    QVERIFY2(tab.left() >= 0 && tab.right() < tabs.width(), qPrintable(words[index]));
  }
}

void RoomTest::menusFitALowScreen_data() {
  QTest::addColumn<int>("text");
  for (const int text : {100, 150, 200}) QTest::addRow("text %d %%", text) << text;
}

/// None needs arrows to scroll, nor columns beside each other.
void RoomTest::menusFitALowScreen() {
  QFETCH(const int, text);
  constexpr int LowScreen = 720;
  AppSettings settings;
  settings.textSize = text;
  const auto window = realWindow(settings, QSize(1280, LowScreen));
  QVERIFY(window != nullptr);
  QStringList wrong;
  int menus = 0;
  for (QMenu* menu : window->findChildren<QMenu*>()) {
    const QWidget* owner = menu->parentWidget();
    if (owner != window->menuBar() && owner != window.get() && qobject_cast<const QMenu*>(owner) == nullptr) continue;
    ++menus;
    emit menu->aboutToShow();
    const int height = menu->sizeHint().height();
    if (height > LowScreen) wrong << QStringLiteral("%1 is %2 px high").arg(menu->title()).arg(height);
  }
  for (const QString& each : wrong) qWarning().noquote() << each;
  QVERIFY(menus > 12);
  QCOMPARE(wrong.size(), 0);
}

QTEST_MAIN(RoomTest)
#include "tst_room.moc"
