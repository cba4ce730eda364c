// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader finds in every workspace and dialog.
#include <algorithm>

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>

#include "app/views/look/metrics.h"
#include "app/views/problem/problem_panel.h"
#include "app/views/stage/stage_view.h"
#include "tests/app/real_window.h"

using namespace tilewise;

namespace {

/// What it is called, or what it is labelled with.
bool hasName(const QWidget& widget) {
  QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
  return interface != nullptr && !interface->text(QAccessible::Name).trimmed().isEmpty();
}

/// Widgets that take the focus and that somebody can see.
QList<QWidget*> focusable(const QWidget& root) {
  QList<QWidget*> found;
  for (QWidget* each : root.findChildren<QWidget*>()) {
    const bool isSeen = each->isVisible() && each->window() == root.window();
    if (isSeen && each->isEnabled() && each->focusPolicy() != Qt::NoFocus && each->focusProxy() == nullptr) {
      found << each;
    }
  }
  return found;
}

QStringList nameless(const QWidget& root) {
  QStringList wrong;
  for (const QWidget* each : focusable(root)) {
    if (!hasName(*each)) wrong << nameOf(*each);
  }
  return wrong;
}

/// The whole tree below, as a screen reader walks it.
void walk(QAccessibleInterface& root, int depth, QStringList& texts) {
  if (depth > 40) return;
  for (int index = 0; index < root.childCount(); ++index) {
    QAccessibleInterface* child = root.child(index);
    if (child == nullptr || child->state().invisible) continue;
    texts << child->text(QAccessible::Name) << child->text(QAccessible::Description);
    walk(*child, depth + 1, texts);
  }
}

}  // namespace

class NamesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(!loadFonts().isEmpty());
    m_window = realWindow(AppSettings{}, QSize(1440, 900));
    QVERIFY(m_window != nullptr);
  }
  void cleanupTestCase() { m_window.reset(); }

  void everythingThatTakesTheFocusHasAName();
  void whatIsPaintedHasAName();
  void dialogsHaveNamesToo();
  void theStageSaysWhatIsSelected();
  void theTabKeyReachesEverything();
  void theTabKeyReachesEverythingBackwardsToo();
  void theTabKeyReadsAPanelDownwards();

 private:
  QStringList tabOrderFaults(Qt::Key key);

  std::unique_ptr<MainWindow> m_window;
};

void NamesTest::everythingThatTakesTheFocusHasAName() {
  QStringList wrong;
  for (const QString& word : workspaceWords(*m_window)) {
    bringToFront(*m_window, word);
    for (const QString& each : nameless(*m_window)) wrong << word + QStringLiteral(": ") + each;
    QVERIFY2(focusable(*m_window).size() > 5, qPrintable(word));
  }
  for (const QString& each : wrong) qWarning().noquote() << each;
  QCOMPARE(wrong.size(), 0);
}

/// Own widgets without parts: what they show they paint, so only a name tells of it.
void NamesTest::whatIsPaintedHasAName() {
  QStringList wrong;
  for (const QString& word : workspaceWords(*m_window)) {
    bringToFront(*m_window, word);
    int painted = 0;
    for (const QWidget* each : m_window->findChildren<QWidget*>()) {
      const bool isOwn = QByteArray(each->metaObject()->className()).startsWith("tilewise::");
      const bool hasParts = std::ranges::any_of(each->findChildren<QWidget*>(), &QWidget::isVisible);
      if (!isOwn || hasParts || !each->isVisible() || each->window() != m_window.get()) continue;
      ++painted;
      if (!hasName(*each)) wrong << word + QStringLiteral(": ") + nameOf(*each);
    }
    QVERIFY2(painted > 1, qPrintable(word));
  }
  for (const QString& each : wrong) qWarning().noquote() << each;
  QCOMPARE(wrong.size(), 0);
}

void NamesTest::dialogsHaveNamesToo() {
  auto& actions = *m_window->findChild<WindowActions*>();
  actions.problem->trigger();
  auto* problem = m_window->findChild<ProblemPanel*>();
  QVERIFY(problem != nullptr && problem->isVisible());
  QStringList wrong = nameless(*problem);
  problem->hide();
  actions.nameBookmark->trigger();
  for (QWidget* each : QApplication::topLevelWidgets()) {
    auto* dialog = qobject_cast<QDialog*>(each);
    if (dialog == nullptr || !dialog->isVisible()) continue;
    wrong << nameless(*dialog);
    dialog->reject();
  }
  for (const QString& each : wrong) qWarning().noquote() << each;
  QCOMPARE(wrong.size(), 0);
}

void NamesTest::theStageSaysWhatIsSelected() {
  bringToFront(*m_window, QStringLiteral("step"));
  auto& stage = *m_window->findChild<StageView*>();
  m_window->session().setPosition(190);
  QCoreApplication::processEvents();
  const auto texts = [this] {
    QStringList found;
    walk(*QAccessible::queryAccessibleInterface(m_window.get()), 0, found);
    return found.join(u'\n');
  };
  const QString now = texts();
  QVERIFY2(now.contains(stage.accessibleName()), qPrintable(stage.accessibleName()));
  for (const char* part : {"(3, 5)", "full"}) {
    QVERIFY2(stage.accessibleName().contains(QLatin1String(part)), qPrintable(stage.accessibleName()));
  }
  QVERIFY2(now.contains(QStringLiteral("In 15 of 128 rows the maximum grew")), qPrintable(now));
  // Another one: its kind, its state, and why.
  m_window->session().chooseTile(TileIndex{3, 9});
  QVERIFY2(stage.accessibleName().contains(QStringLiteral("(3, 9)")), qPrintable(stage.accessibleName()));
  QVERIFY2(stage.accessibleName().contains(QStringLiteral("skip")), qPrintable(stage.accessibleName()));
  QVERIFY2(stage.accessibleDescription().contains(QStringLiteral("576")), qPrintable(stage.accessibleDescription()));
  m_window->session().chooseTile(std::nullopt);
}

QStringList NamesTest::tabOrderFaults(Qt::Key key) {
  QStringList wrong;
  for (const QString& word : workspaceWords(*m_window)) {
    bringToFront(*m_window, word);
    m_window->workspaces().current().takeFocus();
    QSet<const QWidget*> reached;
    const QWidget* start = QApplication::focusWidget();
    // A round, and no more: whatever holds the focus for good is a trap.
    for (int presses = 0; presses < 300; ++presses) {
      const QWidget* before = QApplication::focusWidget();
      if (before == nullptr) break;
      QTest::keyClick(QApplication::focusWidget(), key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
      const QWidget* now = QApplication::focusWidget();
      if (now == before) {
        wrong << QStringLiteral("%1: %2 keeps the focus").arg(word, nameOf(*before));
        break;
      }
      const auto* area = qobject_cast<const QAbstractScrollArea*>(now);
      const QWidget* seen = area != nullptr ? area->viewport() : now;
      if (seen != nullptr && seen->visibleRegion().isEmpty() && seen->childrenRegion().isEmpty()) {
        wrong << QStringLiteral("%1: %2 has the focus and is not seen").arg(word, nameOf(*now));
      }
      if (reached.contains(now) && (now == start || presses > 150)) break;
      reached.insert(now);
    }
    for (const QWidget* each : focusable(*m_window)) {
      // Of buttons that exclude each other one is reached; the arrows go to the others.
      const bool isTabStop = (each->focusPolicy() & Qt::TabFocus) != 0;
      const bool isOneOfMany = each->property("autoExclusive").toBool() && !each->property("checked").toBool();
      if (isTabStop && !isOneOfMany && !reached.contains(each)) {
        wrong << QStringLiteral("%1: %2 is not reached").arg(word, nameOf(*each));
      }
    }
  }
  return wrong;
}

void NamesTest::theTabKeyReachesEverything() {
  const QStringList wrong = tabOrderFaults(Qt::Key_Tab);
  for (const QString& each : wrong) qWarning().noquote() << each;
  QCOMPARE(wrong.size(), 0);
}

void NamesTest::theTabKeyReachesEverythingBackwardsToo() {
  const QStringList wrong = tabOrderFaults(Qt::Key_Backtab);
  for (const QString& each : wrong) qWarning().noquote() << each;
  QCOMPARE(wrong.size(), 0);
}

/// Within a panel the focus goes down, and within a row to the right; only from its last field to its first it goes up.
void NamesTest::theTabKeyReadsAPanelDownwards() {
  const auto panelOf = [](const QWidget* widget) -> const QWidget* {
    while (widget != nullptr && qobject_cast<const QDockWidget*>(widget) == nullptr) widget = widget->parentWidget();
    return widget;
  };
  const auto placeOf = [](const QWidget& widget) { return QRect(widget.mapToGlobal(QPoint()), widget.size()); };
  QStringList wrong;
  int compared = 0;
  for (const QString& word : workspaceWords(*m_window)) {
    bringToFront(*m_window, word);
    m_window->workspaces().current().takeFocus();
    QSet<const QWidget*> reached;
    for (const QWidget* before = QApplication::focusWidget(); before != nullptr && !reached.contains(before);) {
      reached.insert(before);
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
      const QWidget* now = QApplication::focusWidget();
      if (now != nullptr && panelOf(now) != nullptr && panelOf(now) == panelOf(before) && !reached.contains(now)) {
        ++compared;
        const QRect from = placeOf(*before), to = placeOf(*now);
        const bool isInRow = to.top() < from.bottom() && from.top() < to.bottom();
        if (isInRow ? to.right() <= from.left() : to.bottom() <= from.top()) {
          wrong << QStringLiteral("%1: from %2 back to %3").arg(word, nameOf(*before), nameOf(*now));
        }
      }
      before = now;
    }
  }
  for (const QString& each : wrong) qWarning().noquote() << each;
  QCOMPARE(wrong.size(), 0);
  QVERIFY(compared > 40);
}

QTEST_MAIN(NamesTest)
#include "tst_names.moc"
