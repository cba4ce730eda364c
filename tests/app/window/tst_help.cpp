// SPDX-License-Identifier: GPL-3.0-or-later
// Help: the manual inside the app, the first steps.
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

#include "app/views/look/metrics.h"
#include "app/views/stage/stage_view.h"
#include "app/window/main_window.h"
#include "app/window/manual_pages.h"
#include "app/window/manual_window.h"
#include "app/window/welcome_card.h"
#include "app/window/welcome_dialog.h"
#include "app/window/window_actions.h"
#include "core/lessons/exercise.h"
#include "tests/app/real_window.h"

using namespace tilewise;

class HelpTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void init() {
    m_window = realWindow(AppSettings{}, QSize(1280, 720), QStringLiteral("tiny"), 0);
    QVERIFY(m_window != nullptr);
    m_window->findChild<StageView*>()->setFocus();
  }
  void cleanup() { m_window.reset(); }

  void everyLinkOfTheManualLeadsSomewhere();
  void everyColumnOfATableHasAName();
  void titlesOfChaptersAreNotCut();
  void exercisesAreListed();
  void theManualOpensAndIsSearched();
  void linksOpenPages();
  void keysOfTheManualAreThoseOfTheWindow();
  void everyKeyStandsInAMenu();
  void anExampleIsChosen();
  void firstStepsCanStayAway();

 private:
  ManualWindow* manual() { return m_window->findChild<ManualWindow*>(); }
  WelcomeDialog* welcome() { return m_window->findChild<WelcomeDialog*>(); }

  std::unique_ptr<MainWindow> m_window;
};

void HelpTest::everyLinkOfTheManualLeadsSomewhere() {
  const QList<ManualPage> pages = manualPages();
  QVERIFY(pages.size() > 5);
  QCOMPARE(pages.first().name, QStringLiteral("manual/step.md"));
  QSet<QString> names, titles;
  for (const ManualPage& page : pages) {
    QVERIFY2(!page.title().isEmpty(), qPrintable(page.name));
    names << page.name;
    titles << page.title();
  }
  QCOMPARE(titles.size(), pages.size());  // else nobody knows which is which
  for (const char* name : {"manual/counters.md", "manual/lessons.md", "lessons.md"}) QVERIFY(names.contains(name));
  static const QRegularExpression link(QStringLiteral("\\]\\(([^):]+\\.md)[^)]*\\)"));
  for (const ManualPage& page : pages) {
    for (auto each = link.globalMatch(page.markdown); each.hasNext();) {
      const QString target = linkedPage(page.name, each.next().captured(1));
      QVERIFY2(names.contains(target), qPrintable(page.name + QStringLiteral(" leads to ") + target));
    }
  }
}

void HelpTest::everyColumnOfATableHasAName() {
  static const QRegularExpression rule(QStringLiteral("^\\|[ :|-]+\\|$"));
  int tables = 0;
  for (const ManualPage& page : manualPages()) {
    const QStringList lines = page.markdown.split(u'\n');
    for (qsizetype n = 1; n < lines.size(); ++n) {
      if (!rule.match(lines[n].trimmed()).hasMatch() || !lines[n].contains(QStringLiteral("---"))) continue;
      ++tables;
      QStringList cells = lines[n - 1].trimmed().split(u'|').mid(1);
      cells.removeLast();
      for (const QString& cell : cells) QVERIFY2(!cell.trimmed().isEmpty(), qPrintable(page.name + lines[n - 1]));
    }
  }
  QVERIFY(tables > 5);
}

void HelpTest::titlesOfChaptersAreNotCut() {
  m_window->help().showManual();
  auto* contents = manual()->findChild<QTreeWidget*>();
  for (int n = 0; n < contents->topLevelItemCount(); ++n) {
    const QString title = contents->topLevelItem(n)->text(0);
    const int room = contents->viewport()->width() - contents->indentation();
    QVERIFY2(contents->fontMetrics().horizontalAdvance(title) < room, qPrintable(title));
  }
}

void HelpTest::exercisesAreListed() {
  m_window->findChild<WindowActions*>()->exercises->trigger();
  QVERIFY(manual() != nullptr && manual()->isVisible());
  auto* text = manual()->findChild<QTextBrowser*>();
  for (const Exercise& each : exercises()) {
    const QString title = QString::fromStdString(each.title);
    QVERIFY2(text->toPlainText().contains(QString::fromStdString(each.name)), each.name.c_str());
    QVERIFY2(text->toPlainText().contains(title, Qt::CaseInsensitive), each.title.c_str());
  }
  QVERIFY(text->verticalScrollBar()->value() > 0);  // at its section
  QCOMPARE(manual()->findChild<QTreeWidget*>()->currentItem()->text(0), QStringLiteral("Exercises"));
}

void HelpTest::theManualOpensAndIsSearched() {
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1, Qt::ShiftModifier);
  QVERIFY(manual() != nullptr && manual()->isVisible());
  auto* text = manual()->findChild<QTextBrowser*>();
  QVERIFY(text->toPlainText().startsWith(QStringLiteral("Step")));
  auto* contents = manual()->findChild<QTreeWidget*>();
  QTest::keyClicks(manual()->findChild<QLineEdit*>(), QStringLiteral("second-level cache sectors"));
  QTRY_VERIFY(text->toPlainText().startsWith(QStringLiteral("Counters")));
  QVERIFY(!text->extraSelections().isEmpty());
  int shown = 0;
  for (int n = 0; n < contents->topLevelItemCount(); ++n) shown += contents->topLevelItem(n)->isHidden() ? 0 : 1;
  QVERIFY(shown >= 1 && shown < contents->topLevelItemCount());
  QVERIFY(text->verticalScrollBar()->value() > 0);  // at the section
  QTest::keyClicks(manual()->findChild<QLineEdit*>(), QStringLiteral(" xyzzy"));
  for (int n = 0; n < contents->topLevelItemCount(); ++n) QVERIFY(contents->topLevelItem(n)->isHidden());
  QTRY_VERIFY(manual()->isAncestorOf(QApplication::focusWidget()));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QVERIFY(!manual()->isVisible());
}

void HelpTest::linksOpenPages() {
  m_window->help().showManual();
  auto* text = manual()->findChild<QTextBrowser*>();
  emit text->anchorClicked(QUrl(QStringLiteral("../file-formats.md")));
  QVERIFY(text->toPlainText().startsWith(QStringLiteral("File formats")));
  emit text->anchorClicked(QUrl(QStringLiteral("nowhere.md")));
  QVERIFY(text->toPlainText().startsWith(QStringLiteral("File formats")));
  // Two pages of one name are two pages.
  emit text->anchorClicked(QUrl(QStringLiteral("manual/lessons.md")));
  QVERIFY(text->toPlainText().startsWith(QStringLiteral("Lessons")));
  emit text->anchorClicked(QUrl(QStringLiteral("../lessons.md")));
  QVERIFY(text->toPlainText().startsWith(QStringLiteral("Writing lessons")));
}

void HelpTest::keysOfTheManualAreThoseOfTheWindow() {
  QString page;
  for (const ManualPage& each : manualPages()) {
    if (each.name == QLatin1String("manual/keys.md")) page = each.markdown;
  }
  page.remove(u'\\');
  const auto* actions = m_window->findChild<WindowActions*>();
  for (const QAction* action : actions->withKeys()) {
    const QString key = action->shortcut().toString(QKeySequence::PortableText);
    if (key.startsWith(QStringLiteral("Alt+"))) continue;  // workspaces, in one line
    QVERIFY2(page.contains(key), qPrintable(key + QStringLiteral(": ") + action->text()));
  }
}

/// The sheet of keys shows them by menu: what stands in none would be missing there.
void HelpTest::everyKeyStandsInAMenu() {
  const auto* actions = m_window->findChild<WindowActions*>();
  QList<QAction*> inMenus;
  for (const auto& [menu, found] : actions->withKeysByMenu()) {
    QVERIFY(!menu.isEmpty() && !menu.contains(u'&'));
    inMenus << found;
  }
  const QList<QAction*> all = actions->withKeys();
  for (QAction* action : all) QVERIFY2(inMenus.contains(action), qPrintable(action->text()));
  QCOMPARE(inMenus.size(), all.size());
}

void HelpTest::anExampleIsChosen() {
  m_window->findChild<WindowActions*>()->firstSteps->trigger();
  QVERIFY(welcome() != nullptr && welcome()->isVisible());
  const auto cards = welcome()->findChildren<WelcomeCard*>();
  QCOMPARE(cards.size(), 4);
  WelcomeCard* second = cards[1];
  // By keys alone: the first card has the focus.
  QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(cards[0]));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(second));
  QTest::keyClick(second, Qt::Key_Space);
  QVERIFY(!welcome()->isVisible());
  QTRY_COMPARE(m_window->session().run()->title, second->preset());
}

void HelpTest::firstStepsCanStayAway() {
  QVERIFY(m_window->settings().firstSteps);
  m_window->help().showFirstSteps();
  welcome()->findChild<QCheckBox*>()->click();
  QVERIFY(!m_window->settings().firstSteps);
  welcome()->findChild<QCheckBox*>()->click();
  QVERIFY(m_window->settings().firstSteps);
}

QTEST_MAIN(HelpTest)
#include "tst_help.moc"
