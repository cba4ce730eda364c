// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/session/error_text.h"
#include "app/views/notice/notice_bar.h"

using namespace tilewise;

class TestNoticeBar : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void hiddenUntilThereIsSomething();
  void anErrorIsASentenceWithDetails();
  void aNoteHasNoDetails();
  void theActionActsOnceAndGoes();
  void anActionMayBringANewNotice();
  void aQuestionHasItsAnswersFromLeftToRight();
  void aNewerNoticeTakesItsPlace();
  void escapeAndTheCrossClose();
  void aLongSentenceWraps();
  void itStandsOutOfTheKeyboardsWay();

 private:
  QPushButton* button(const QString& text) const;
  Error badShape() const { return {ErrorCode::Shape, "/tmp/heads.npz: k", "(512, 9)", "width 8"}; }

  std::unique_ptr<QWidget> m_window;
  NoticeBar* m_bar = nullptr;
};

void TestNoticeBar::init() {
  m_window = std::make_unique<QWidget>();
  m_window->resize(1000, 300);
  auto* layout = new QVBoxLayout(m_window.get());
  m_bar = new NoticeBar;
  layout->addWidget(m_bar);
  layout->addStretch(1);
  m_window->show();
  QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

/// The visible button of this text, or null.
QPushButton* TestNoticeBar::button(const QString& text) const {
  for (QPushButton* each : m_bar->findChildren<QPushButton*>()) {
    if (each->isVisible() && each->text().remove(u'&') == text) return each;
  }
  return nullptr;
}

void TestNoticeBar::hiddenUntilThereIsSomething() {
  QVERIFY(!m_bar->isVisible());
  QCOMPARE(m_bar->sentence(), QString());
}

void TestNoticeBar::anErrorIsASentenceWithDetails() {
  m_bar->showError(badShape());
  QVERIFY(m_bar->isVisible());
  QCOMPARE(m_bar->tone(), NoticeBar::Tone::Error);
  QCOMPARE(m_bar->sentence(), sentence(badShape()));
  QVERIFY(m_bar->accessibleName().startsWith(u"Error: "));
  QVERIFY(button(QStringLiteral("Copy details")));
  QTest::mouseClick(button(QStringLiteral("Copy details")), Qt::LeftButton);
  QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(describe(badShape())));
  QVERIFY(m_bar->isVisible());
}

void TestNoticeBar::aNoteHasNoDetails() {
  m_bar->showNote(QStringLiteral("The picture was written."));
  QCOMPARE(m_bar->tone(), NoticeBar::Tone::Note);
  QVERIFY(m_bar->accessibleName().startsWith(u"Note: "));
  QVERIFY(!button(QStringLiteral("Copy details")));
}

void TestNoticeBar::theActionActsOnceAndGoes() {
  int acted = 0;
  m_bar->showError(badShape(), {QStringLiteral("Open another…"), [&acted] { ++acted; }});
  QTest::mouseClick(button(QStringLiteral("Open another…")), Qt::LeftButton);
  QCOMPARE(acted, 1);
  QVERIFY(!m_bar->isVisible());
  m_bar->showError(badShape());
  QVERIFY(!button(QStringLiteral("Open another…")));
}

void TestNoticeBar::anActionMayBringANewNotice() {
  m_bar->showError(badShape(), {QStringLiteral("Again"), [this] { m_bar->showNote(QStringLiteral("Done.")); }});
  QTest::mouseClick(button(QStringLiteral("Again")), Qt::LeftButton);
  QVERIFY(m_bar->isVisible());
  QCOMPARE(m_bar->sentence(), QStringLiteral("Done."));
}

void TestNoticeBar::aQuestionHasItsAnswersFromLeftToRight() {
  QStringList chosen;
  const auto answer = [&chosen](const QString& text) {
    return NoticeAction{text, [&chosen, text] { chosen << text; }};
  };
  const QStringList texts{QStringLiteral("One"), QStringLiteral("Two"), QStringLiteral("Three")};
  for (qsizetype n = 0; n < 3; ++n) {
    m_bar->ask(QStringLiteral("Which?"), {answer(texts[0]), answer(texts[1]), answer(texts[2])});
    QList<QPushButton*> shown;
    for (QPushButton* each : m_bar->findChildren<QPushButton*>()) {
      if (texts.contains(each->text()) && !each->isHidden()) shown.append(each);
    }
    std::ranges::sort(shown, {}, [](const QPushButton* each) { return each->x(); });
    QCOMPARE(shown.size(), 3);
    QCOMPARE(shown[n]->text(), texts[n]);
    QTest::mouseClick(shown[n], Qt::LeftButton);
    QVERIFY(m_bar->isHidden());
  }
  QCOMPARE(chosen, texts);
}

void TestNoticeBar::aNewerNoticeTakesItsPlace() {
  m_bar->showError(badShape());
  m_bar->showNote(QStringLiteral("Done."));
  QCOMPARE(m_bar->sentence(), QStringLiteral("Done."));
  QVERIFY(!button(QStringLiteral("Copy details")));
}

void TestNoticeBar::escapeAndTheCrossClose() {
  QSignalSpy dismissed(m_bar, &NoticeBar::dismissed);
  m_bar->showError(badShape());
  button(QStringLiteral("Copy details"))->setFocus(Qt::TabFocusReason);
  QTest::keyClick(button(QStringLiteral("Copy details")), Qt::Key_Escape);
  QVERIFY(!m_bar->isVisible());
  m_bar->showError(badShape());
  QTest::mouseClick(m_bar->findChild<QToolButton*>(), Qt::LeftButton);
  QVERIFY(!m_bar->isVisible());
  QCOMPARE(dismissed.size(), 2);
}

void TestNoticeBar::aLongSentenceWraps() {
  m_bar->showNote(QStringLiteral("Short."));
  QTRY_COMPARE(m_bar->height(), 40);
  m_bar->showNote(QStringLiteral("A sentence that is long enough to need more than one line of the bar. ").repeated(6));
  QTRY_VERIFY(m_bar->height() > 60);
  m_bar->showNote(QStringLiteral("Short."));
  QTRY_COMPARE(m_bar->height(), 40);
}

void TestNoticeBar::itStandsOutOfTheKeyboardsWay() {
  auto* field = new QWidget(m_window.get());
  field->setFocusPolicy(Qt::StrongFocus);
  field->show();
  field->setFocus();
  m_bar->showError(badShape());
  QVERIFY(field->hasFocus());
  QTest::mouseClick(button(QStringLiteral("Copy details")), Qt::LeftButton);
  QVERIFY(field->hasFocus());
}

QTEST_MAIN(TestNoticeBar)
#include "tst_notice_bar.moc"
