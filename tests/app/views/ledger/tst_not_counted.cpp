// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFrame>
#include <QLabel>
#include <QTest>

#include "app/views/ledger/not_counted.h"

using namespace tilewise;

class NotCountedTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void theListNamesWhatIsMissing();
  void aClickShowsTheList();
};

void NotCountedTest::theListNamesWhatIsMissing() {
  const QString all = notCounted().join(u' ');
  for (const char* word : {"L2", "Cache lines", "Instructions", "Registers", "Padding", "zeros", "heads"}) {
    QVERIFY2(all.contains(QString::fromUtf8(word)), word);
  }
}

void NotCountedTest::aClickShowsTheList() {
  NotCountedNote note;
  note.show();
  QCOMPARE(note.text(), QStringLiteral("not counted"));
  QVERIFY(!note.findChild<QFrame*>(QStringLiteral("notCountedNote")));
  QTest::keyClick(&note, Qt::Key_Space);
  auto* popup = note.findChild<QFrame*>(QStringLiteral("notCountedNote"));
  QVERIFY(popup && popup->isVisible());
  QStringList shown;
  for (const QLabel* label : popup->findChildren<QLabel*>()) {
    shown.append(label->text());
  }
  for (const QString& sentence : notCounted()) {
    QVERIFY(shown.contains(sentence));
  }
  QTest::keyClick(popup, Qt::Key_Escape);
  QTRY_VERIFY(!note.findChild<QFrame*>(QStringLiteral("notCountedNote")));
}

QTEST_MAIN(NotCountedTest)
#include "tst_not_counted.moc"
