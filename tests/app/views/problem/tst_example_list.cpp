// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/views/problem/example_delegate.h"
#include "app/views/problem/example_list.h"
#include "core/files/presets.h"

using namespace tilewise;

class TestExampleList : public QObject {
  Q_OBJECT

 private slots:
  void holdsEveryPresetUnderItsGroup();
  void aClickChooses();
  void enterChooses();
  void titlesOfGroupsCannotBeChosen();
  void longTitlesWrap();
};

void TestExampleList::holdsEveryPresetUnderItsGroup() {
  const ExampleList list;
  QStringList names;
  int groups = 0;
  for (int row = 0; row < list.count(); ++row) {
    const QString name = list.item(row)->data(ExampleDelegate::NameRole).toString();
    name.isEmpty() ? static_cast<void>(++groups) : static_cast<void>(names << name);
  }
  QCOMPARE(names.size(), static_cast<qsizetype>(presets().size()));
  QVERIFY(names.contains(QStringLiteral("lesson-causal")) && names.contains(QStringLiteral("story-cache")));
  QVERIFY(groups >= 3 && groups < names.size());
  QVERIFY(list.item(0)->data(ExampleDelegate::NameRole).toString().isEmpty());
}

void TestExampleList::aClickChooses() {
  ExampleList list;
  list.resize(300, 900);
  list.show();
  QVERIFY(QTest::qWaitForWindowExposed(&list));
  QSignalSpy chosen(&list, &ExampleList::chosen);
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(2)).center());
  QCOMPARE(chosen.size(), 1);
  QCOMPARE(chosen.at(0).at(0).toString(), QStringLiteral("lesson-causal"));
}

void TestExampleList::enterChooses() {
  ExampleList list;
  list.show();
  QSignalSpy chosen(&list, &ExampleList::chosen);
  list.setCurrentRow(1);
  QTest::keyClick(&list, Qt::Key_Down);
  QTest::keyClick(&list, Qt::Key_Return);
  QCOMPARE(chosen.size(), 1);
  QCOMPARE(chosen.at(0).at(0).toString(), QStringLiteral("lesson-causal"));
  // Down passes over the title of the next group.
  const auto isTitle = [&list](int row) { return list.item(row)->flags() == Qt::NoItemFlags; };
  int last = 1;
  while (!isTitle(last + 1)) ++last;
  list.setCurrentRow(last);
  QTest::keyClick(&list, Qt::Key_Down);
  QTest::keyClick(&list, Qt::Key_Return);
  QCOMPARE(chosen.last().at(0).toString(), QStringLiteral("tiny"));
}

void TestExampleList::titlesOfGroupsCannotBeChosen() {
  ExampleList list;
  list.resize(300, 900);
  list.show();
  QVERIFY(QTest::qWaitForWindowExposed(&list));
  QSignalSpy chosen(&list, &ExampleList::chosen);
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
  QCOMPARE(chosen.size(), 0);
}

void TestExampleList::longTitlesWrap() {
  ExampleList list;
  list.resize(600, 900);
  list.show();
  QVERIFY(QTest::qWaitForWindowExposed(&list));
  const int wide = list.visualItemRect(list.item(2)).height();
  list.resize(180, 900);
  QTRY_VERIFY(list.visualItemRect(list.item(2)).height() > wide);
}

QTEST_MAIN(TestExampleList)
#include "tst_example_list.moc"
