// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/marks.h"

#include <QSignalSpy>
#include <QTest>

#include "app/session/make_run.h"
#include "app/session/session.h"

using namespace tilewise;

namespace {

std::shared_ptr<const Run> runOf(std::int64_t Br, std::int64_t Bc) {
  ProblemSettings settings;
  settings.Tq = 20;
  settings.Tk = 14;
  settings.dk = 4;
  settings.dv = 3;
  settings.Br = Br;
  settings.Bc = Bc;
  settings.causal = true;
  RunControl control;
  return *makeRun({QStringLiteral("test"), settings, nullptr, {}}, control);
}

std::vector<qint64> positionsOf(const Marks& marks) {
  std::vector<qint64> positions;
  for (const Bookmark& each : marks.bookmarks()) positions.push_back(each.position);
  return positions;
}

}  // namespace

class MarksTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_session = std::make_unique<Session>();
    m_session->setRun(runOf(6, 4), 0);
    m_marks = std::make_unique<Marks>(*m_session);
  }

  void bookmarksStandByPosition() {
    const QSignalSpy changed(m_marks.get(), &Marks::changed);
    for (const qint64 position : {9, 3, 30, 9}) m_marks->setBookmark(position, QString::number(position));
    QCOMPARE(positionsOf(*m_marks), (std::vector<qint64>{3, 9, 30}));
    QCOMPARE(changed.size(), 4);
    m_marks->setBookmark(9, QStringLiteral("  another \n name "));
    QCOMPARE(m_marks->bookmarkAt(9)->name, std::string("another name"));
    QVERIFY(m_marks->bookmarkAt(10) == nullptr);
    m_marks->removeBookmark(9);
    QCOMPARE(positionsOf(*m_marks), (std::vector<qint64>{3, 30}));
    QCOMPARE(m_marks->nextBookmark(3, +1), std::optional<qint64>(30));
    QCOMPARE(m_marks->nextBookmark(3, -1), std::optional<qint64>());
    QCOMPARE(m_marks->nextBookmark(30, -1), std::optional<qint64>(3));
  }

  void aLongNameIsCutBetweenLetters() {
    m_marks->setBookmark(1, QString(300, QChar(0x00E4)));
    const std::string& name = m_marks->bookmarkAt(1)->name;
    QCOMPARE(name.size(), LongestName);
    QCOMPARE(QString::fromStdString(name), QString(100, QChar(0x00E4)));
  }

  void stopsAreSetAndTakenBack() {
    m_marks->toggleStop({1, 2});
    m_marks->toggleStop({0, 0});
    QVERIFY(m_marks->isStop({1, 2}) && m_marks->isStop({0, 0}) && !m_marks->isStop({2, 1}));
    m_marks->toggleStop({1, 2});
    QVERIFY(!m_marks->isStop({1, 2}));
    QCOMPARE(m_marks->stops().size(), std::size_t{1});
  }

  // Rows 6 to 11 and keys 4 to 7 are tile (1, 1) of blocks 6 x 4, and tile (3, 2) of blocks 2 x 2.
  void marksGoWithTheirPlacesIntoOtherBlocks() {
    const Run& before = *m_session->run();
    const auto products = [](const Event& event) { return event.kind == EventKind::ScoreProduct && event.i == 1 && event.j == 1; };
    const qint64 position = *before.trace->next(0, products);
    m_marks->setBookmark(position, QStringLiteral("product"));
    m_marks->setBookmark(0, QStringLiteral("begin"));
    m_marks->setBookmark(before.trace->eventCount(), QStringLiteral("end"));
    m_marks->toggleStop({1, 1});
    const auto after = runOf(2, 2);
    m_marks->carryTo(*after);
    QCOMPARE(m_marks->bookmarks().size(), std::size_t{3});
    QCOMPARE(m_marks->bookmarks().front().position, 0);
    QCOMPARE(m_marks->bookmarks().back().position, after->trace->eventCount());
    const Event event = after->trace->event(m_marks->bookmarks()[1].position);
    QCOMPARE(event.kind, EventKind::ScoreProduct);
    QCOMPARE(*event.i, 3);
    QCOMPARE(*event.j, 2);
    QVERIFY(m_marks->isStop({3, 2}));
    // Tiles that fall together are one stop.
    m_marks->set({}, {{0, 0}, {0, 1}});
    m_session->setRun(after, 0);
    m_marks->carryTo(*runOf(6, 14));
    QCOMPARE(m_marks->stops().size(), std::size_t{1});
  }

 private:
  std::unique_ptr<Session> m_session;
  std::unique_ptr<Marks> m_marks;
};

QTEST_GUILESS_MAIN(MarksTest)
#include "tst_marks.moc"
