// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include <QSignalSpy>
#include <QTest>

#include "app/session/make_run.h"
#include "app/views/transport/rescale_search.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;

class TestRescaleSearch : public QObject {
  Q_OBJECT

 private slots:
  void findsOnlyRescalesThatDidSomething();
  void findsNothingWhereNoMaximumGrows();
  void cancelledFindsNothing();
  void runsBesideTheWindow();
  void anotherSearchTakesItsPlace();
};

namespace {

/// Positions of rescales with a factor below 1, by looking at every event.
std::vector<std::int64_t> realRescales(const Run& run) {
  std::vector<std::int64_t> positions;
  const auto replay = replayOf(run);
  for (std::int64_t k = 1; k <= run.trace->eventCount(); ++k) {
    const bool rescale = run.trace->event(k).kind == EventKind::Rescaled;
    if (rescale && replay->stateAt(k).figures.rows > 0) positions.push_back(k);
  }
  return positions;
}

/// Every key alike: no maximum ever grows.
std::shared_ptr<const Run> flatRun() {
  ProblemSettings settings = smallLesson(false);
  auto inputs = std::make_shared<Inputs>(makeInputs(*Problem::make(settings)));
  inputs->K.setOnes();
  RunControl control;
  return *makeRun({QStringLiteral("flat"), sizedFor(settings, *inputs), inputs, {}}, control);
}

}  // namespace

void TestRescaleSearch::findsOnlyRescalesThatDidSomething() {
  const auto run = runOf(smallLesson(true));
  const auto real = realRescales(*run);
  const auto all = [&run] {
    std::int64_t count = 0;
    for (std::int64_t k = 1; k <= run->trace->eventCount(); ++k)
      count += run->trace->event(k).kind == EventKind::Rescaled;
    return count;
  }();
  QVERIFY(!real.empty());
  QVERIFY(static_cast<std::int64_t>(real.size()) < all);  // else the test could not tell the two apart
  for (std::int64_t from = 0; from <= run->trace->eventCount(); from += 7) {
    const auto after = std::upper_bound(real.begin(), real.end(), from);
    const auto before = std::lower_bound(real.begin(), real.end(), from);
    SearchControl control;
    QCOMPARE(findRescale(*run, from, +1, control), after == real.end() ? std::nullopt : std::optional(*after));
    QCOMPARE(findRescale(*run, from, -1, control),
             before == real.begin() ? std::nullopt : std::optional(*std::prev(before)));
  }
}

void TestRescaleSearch::findsNothingWhereNoMaximumGrows() {
  const auto run = flatRun();
  SearchControl control;
  QCOMPARE(findRescale(*run, 0, +1, control), std::optional<std::int64_t>());
  QCOMPARE(control.share.load(), 1.0);
  QCOMPARE(findRescale(*run, run->trace->eventCount(), -1, control), std::optional<std::int64_t>());
}

void TestRescaleSearch::cancelledFindsNothing() {
  const auto run = runOf(smallLesson(true));
  SearchControl control;
  control.cancel = true;
  QCOMPARE(findRescale(*run, 0, +1, control), std::optional<std::int64_t>());
}

void TestRescaleSearch::runsBesideTheWindow() {
  const auto run = runOf(smallLesson(true));
  const auto real = realRescales(*run);
  RescaleSearch search;
  QSignalSpy found(&search, &RescaleSearch::found);
  QSignalSpy notFound(&search, &RescaleSearch::notFound);
  search.start(run, 0, +1);
  QVERIFY(search.isRunning());
  QVERIFY(found.wait());
  QCOMPARE(found.at(0).at(0).toLongLong(), real.front());
  QVERIFY(!search.isRunning());
  search.start(run, real.back(), +1);
  QVERIFY(notFound.wait());
}

void TestRescaleSearch::anotherSearchTakesItsPlace() {
  const auto run = runOf(smallLesson(true));
  const auto real = realRescales(*run);
  RescaleSearch search;
  QSignalSpy found(&search, &RescaleSearch::found);
  search.start(run, 0, +1);
  search.start(run, run->trace->eventCount(), -1);
  QVERIFY(found.wait());
  QTest::qWait(20);
  QCOMPARE(found.size(), 1);
  QCOMPARE(found.at(0).at(0).toLongLong(), real.back());
  search.start(run, 0, +1);
  search.cancel();
  QTest::qWait(20);
  QCOMPARE(found.size(), 1);
}

QTEST_GUILESS_MAIN(TestRescaleSearch)
#include "tst_rescale_search.moc"
