// SPDX-License-Identifier: GPL-3.0-or-later
// Keys and menus: no key is claimed twice, the keys of the handbook are there, and what does nothing says why.
#include <QAbstractButton>
#include <QAction>
#include <QDialog>
#include <QMenuBar>
#include <QShortcut>

#include "app/views/look/metrics.h"
#include "app/views/problem/problem_panel.h"
#include "tests/app/real_window.h"

using namespace tilewise;

namespace {

/// Enabled, and reached from this window: not those of a dialog of its own.
QStringList sharedKeys(const QWidget& window) {
  QMap<QString, QString> owners;
  QStringList shared;
  const auto claim = [&](const QKeySequence& keys, const QString& owner) {
    const QString text = keys.toString();
    if (text.isEmpty()) return;
    if (owners.contains(text)) shared << QStringLiteral("%1: %2 and %3").arg(text, owners[text], owner);
    owners.insert(text, owner);
  };
  const auto isHere = [&window](const QObject* object) {
    const auto* widget = qobject_cast<const QWidget*>(object);
    return widget == nullptr || widget->window() == &window || qobject_cast<const QMenu*>(widget) != nullptr;
  };
  for (const QAction* action : window.findChildren<QAction*>()) {
    if (!action->isEnabled() || !isHere(action->parent())) continue;
    for (const QKeySequence& keys : action->shortcuts()) claim(keys, action->text());
  }
  for (const QShortcut* shortcut : window.findChildren<QShortcut*>()) {
    if (!shortcut->isEnabled() || !isHere(shortcut->parent())) continue;
    claim(shortcut->key(), shortcut->metaObject()->className());
  }
  // Alt and a letter: buttons and menus that are seen.
  for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
    const bool isSeen = button->isVisible() && button->window() == &window && button->isEnabled();
    if (isSeen) claim(button->shortcut(), button->text());
  }
  if (const auto* bar = window.findChild<QMenuBar*>()) {
    for (const QAction* menu : bar->actions()) claim(QKeySequence::mnemonic(menu->text()), menu->text());
  }
  return shared;
}

/// Two items of a menu that one letter chooses.
QStringList sharedLetters(const QMenu& menu, const QString& path) {
  QStringList shared;
  QMap<QString, QString> owners;
  for (const QAction* action : menu.actions()) {
    const QString letter = QKeySequence::mnemonic(action->text()).toString();
    if (!letter.isEmpty() && owners.contains(letter)) {
      shared << QStringLiteral("%1, %2: %3 and %4").arg(path, letter, owners[letter], action->text());
    }
    owners.insert(letter, action->text());
    if (const QMenu* below = action->menu()) shared << sharedLetters(*below, path + u'>' + action->text());
  }
  return shared;
}

/// Items that are disabled and do not say why.
QStringList unexplained(const QMenu& menu, const QString& path) {
  QStringList wrong;
  for (const QAction* action : menu.actions()) {
    if (action->isSeparator() || !action->isVisible()) continue;
    const bool saysWhy = !action->toolTip().isEmpty() && action->toolTip() != QString(action->iconText());
    if (!action->isEnabled() && !(saysWhy && menu.toolTipsVisible())) {
      wrong << path + u'>' + action->text();
    }
    if (const QMenu* below = action->menu()) wrong << unexplained(*below, path + u'>' + action->text());
  }
  return wrong;
}

}  // namespace

class ActionsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(!loadFonts().isEmpty());
    m_window = realWindow(AppSettings{}, QSize(1440, 900));
    QVERIFY(m_window != nullptr);
  }
  void cleanupTestCase() { m_window.reset(); }

  void noTwoShareAKey();
  void noTwoOfADialogShareAKey();
  void noTwoItemsOfAMenuShareALetter();
  void theKeysOfTheHandbookAreThere_data();
  void theKeysOfTheHandbookAreThere();
  void whatIsDisabledSaysWhy();

 private:
  WindowActions& actions() { return *m_window->findChild<WindowActions*>(); }

  std::unique_ptr<MainWindow> m_window;
};

void ActionsTest::noTwoShareAKey() {
  QStringList wrong;
  for (const QString& word : workspaceWords(*m_window)) {
    bringToFront(*m_window, word);
    for (const QString& each : sharedKeys(*m_window)) wrong << word + QStringLiteral(": ") + each;
  }
  for (const QString& each : wrong) qWarning().noquote() << each;
  QCOMPARE(wrong.size(), 0);
}

void ActionsTest::noTwoOfADialogShareAKey() {
  bringToFront(*m_window, QStringLiteral("step"));
  actions().problem->trigger();
  auto* problem = m_window->findChild<ProblemPanel*>();
  QVERIFY(problem != nullptr && problem->isVisible());
  QStringList wrong = sharedKeys(*problem);
  problem->hide();
  actions().nameBookmark->trigger();
  int dialogs = 0;
  for (QWidget* each : QApplication::topLevelWidgets()) {
    auto* dialog = qobject_cast<QDialog*>(each);
    if (dialog == nullptr || !dialog->isVisible()) continue;
    ++dialogs;
    wrong << sharedKeys(*dialog);
    dialog->reject();
  }
  QCOMPARE(dialogs, 1);
  for (const QString& each : wrong) qWarning().noquote() << each;
  QCOMPARE(wrong.size(), 0);
}

void ActionsTest::noTwoItemsOfAMenuShareALetter() {
  QStringList wrong;
  for (const QAction* menu : m_window->menuBar()->actions()) wrong << sharedLetters(*menu->menu(), menu->text());
  for (const QString& each : wrong) qWarning().noquote() << each;
  QCOMPARE(wrong.size(), 0);
}

void ActionsTest::theKeysOfTheHandbookAreThere_data() {
  QTest::addColumn<QString>("keys");
  for (const char* keys : {"Space", "Right", "Left", "Shift+Right", "Shift+Left", "Ctrl+Right", "Ctrl+Left", "Home",
                           "End", "PgDown", "PgUp", "Ctrl+G", "F8", "Shift+F8", "F9", "[", "]", "F1", "F5", "F11", "Esc", "Ctrl++", "Ctrl+-",
                           "Ctrl+0", "Ctrl+Z", "Ctrl+N", "Ctrl+O", "Ctrl+S"}) {
    QTest::newRow(keys) << QString::fromLatin1(keys);
  }
}

void ActionsTest::theKeysOfTheHandbookAreThere() {
  QFETCH(const QString, keys);
  int owners = 0;
  for (const QAction* action : m_window->findChildren<QAction*>()) {
    owners += action->shortcuts().contains(QKeySequence(keys)) ? 1 : 0;
  }
  QCOMPARE(owners, 1);
}

void ActionsTest::whatIsDisabledSaysWhy() {
  QStringList wrong;
  for (const QString& word : workspaceWords(*m_window)) {
    bringToFront(*m_window, word);
    for (const qint64 position : {qint64{0}, qint64{190}, m_window->session().stepCount()}) {
      m_window->session().setPosition(position);
      QCoreApplication::processEvents();
      const auto complain = [&](const QString& what) {
        wrong << QStringLiteral("%1 at %2: %3").arg(word).arg(position).arg(what);
      };
      for (const QAction* menu : m_window->menuBar()->actions()) {
        for (const QString& each : unexplained(*menu->menu(), menu->text())) complain(each);
      }
      for (const QWidget* each : m_window->findChildren<QWidget*>()) {
        const auto* button = qobject_cast<const QAbstractButton*>(each);
        const bool isSeen = each->isVisible() && each->window() == m_window.get();
        const bool isPart = qobject_cast<const QTabBar*>(each->parentWidget()) != nullptr;
        if (button == nullptr || !isSeen || isPart || each->isEnabled()) continue;
        if (each->toolTip().isEmpty()) complain(nameOf(*each));
      }
    }
  }
  for (const QString& each : wrong) qWarning().noquote() << each;
  QCOMPARE(wrong.size(), 0);
}

QTEST_MAIN(ActionsTest)
#include "tst_actions.moc"
