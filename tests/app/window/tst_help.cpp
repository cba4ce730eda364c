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
  void theManualOpensAndIsSearched();
  void linksOpenPages();
  void keysOfTheManualAreThoseOfTheWindow();
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
  QCOMPARE(pages.first().name, QStringLiteral("step.md"));
  QSet<QString> names;
  for (const ManualPage& page : pages) names << page.name;
  static const QRegularExpression link(QStringLiteral("\\]\\(([^)#]*/)?([a-z0-9-]+\\.md)[^)]*\\)"));
  for (const char* name : {"counters.md", "own-data.md", "export.md", "keys.md"}) QVERIFY(names.contains(name));
  for (const ManualPage& page : pages) {
    QVERIFY2(!page.title().isEmpty(), qPrintable(page.name));
    if (page.name == QLatin1String("lessons.md") || page.name == QLatin1String("glossary.md")) continue;
    for (auto each = link.globalMatch(page.markdown); each.hasNext();) {
      const QString target = each.next().captured(2);
      QVERIFY2(names.contains(target), qPrintable(page.name + QStringLiteral(" leads to ") + target));
    }
  }
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
}

void HelpTest::keysOfTheManualAreThoseOfTheWindow() {
  QString page;
  for (const ManualPage& each : manualPages()) {
    if (each.name == QLatin1String("keys.md")) page = each.markdown;
  }
  page.remove(u'\\');
  const auto* actions = m_window->findChild<WindowActions*>();
  for (const QAction* action : actions->withKeys()) {
    const QString key = action->shortcut().toString(QKeySequence::PortableText);
    if (key.startsWith(QStringLiteral("Alt+"))) continue;  // workspaces, in one line
    QVERIFY2(page.contains(key), qPrintable(key + QStringLiteral(": ") + action->text()));
  }
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
