// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

#include "app/session/make_run.h"
#include "app/session/playback.h"
#include "app/session/run_job.h"
#include "app/session/same_place.h"
#include "app/session/session.h"

using namespace tilewise;

Q_DECLARE_METATYPE(tilewise::EventKind)

namespace {

ProblemSettings smallSettings() {
  ProblemSettings settings;
  settings.Tq = 20;
  settings.Tk = 14;
  settings.dk = 4;
  settings.dv = 3;
  settings.Br = 6;
  settings.Bc = 4;
  settings.causal = true;
  return settings;
}

std::shared_ptr<const Run> runOf(const ProblemSettings& settings) {
  RunControl control;
  return *makeRun({QStringLiteral("test"), settings, nullptr, {}}, control);
}

}  // namespace

class SessionTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPositionIsReachedForwardsAndBackwards();
  void stepsOfTilesAndRowBlocksEndWhereTilesAndRowBlocksEnd();
  void aChosenTileIsAGlance();
  void theRowFollowsAndHoldsItsBlock();
  void aChosenRowWaitsWhereKeyBlocksAreOutside();
  void anotherProblemStaysAtTheSamePlace();
  void anotherAlgorithmStaysAtTheSameKindOfEvent_data();
  void anotherAlgorithmStaysAtTheSameKindOfEvent();
  void everyPlaceHasAPlaceInEveryOtherPass();
  void oneHeadOfOwnArraysIsRun();
  void theNewestRequestWins();
  void whatIsReplacedWhileItWaitsIsNotBegun();
  void anOpeningTellsItsPartsAndCanBeCancelled();
  void aCancelledRunIsNotReported();
  void failuresAreReported();
  void playingEndsAtTheEndAndBeginsAgain();
  void farPositionsComeLaterAndAreTheSame();
  void whoeverListensMayLookWhileAShorterRunIsTaken();
  void aFarTileIsChosenLater();
  void aLongResultComesAfterItsRun();
  void aCancelledResultLeavesTheRun();
  void aResultThatCannotBeIsRefused();
  void largeInputsAreHeldOnce();
  void tooLargeIsAskedAndCountersOpen();
  void whatOpensInFull_data();
  void whatOpensInFull();
};

void SessionTest::everyPositionIsReachedForwardsAndBackwards() {
  Session session;
  session.setRun(runOf(smallSettings()), 0);
  QSignalSpy moved(&session, &Session::positionChanged);
  std::vector<Matrix<double>> forwards;
  while (session.stepEvent(+1)) forwards.push_back(session.state().now.O_acc);
  QCOMPARE(session.position(), session.stepCount());
  QCOMPARE(moved.count(), session.stepCount());
  for (auto wanted = forwards.rbegin(); wanted != forwards.rend(); ++wanted) {
    QVERIFY(session.state().now.O_acc == *wanted);
    QCOMPARE(session.event().value(), session.run()->trace->event(session.position()));
    QCOMPARE(session.totals(), session.run()->trace->totals(session.position()));
    session.stepEvent(-1);
  }
  QCOMPARE(session.position(), 0);
  QVERIFY(!session.event());
  QVERIFY(!session.stepEvent(-1));
}

void SessionTest::stepsOfTilesAndRowBlocksEndWhereTilesAndRowBlocksEnd() {
  Session session;
  session.setRun(runOf(smallSettings()), 0);
  std::int64_t tiles = 0;
  while (session.stepTile(+1) && session.position() < session.stepCount()) {
    const EventKind kind = session.event()->kind;
    QVERIFY(kind == EventKind::Accumulated || kind == EventKind::TileSkipped);
    ++tiles;
  }
  QCOMPARE(tiles, session.run()->census.total);
  session.setPosition(session.stepCount());
  session.stepBlock(-1);
  QCOMPARE(session.event()->kind, EventKind::RowBlockEnd);
  QCOMPARE(session.event()->i.value(), session.run()->trace->grid().nr() - 2);
  session.stepTile(-1);
  QCOMPARE(session.event()->j.value(), session.run()->trace->grid().nc() - 1);
}

void SessionTest::aChosenTileIsAGlance() {
  Session session;
  session.setRun(runOf(smallSettings()), 30);
  const auto followed = session.inspectedTile();
  session.chooseTile(TileIndex{3, 1});
  QCOMPARE(session.inspectedTile().value(), (TileIndex{3, 1}));
  const BlockState* shown = session.inspectedState();
  QVERIFY(shown != nullptr && shown->tileDone);
  QCOMPARE(shown->queries, session.run()->trace->grid().queries(3));
  QCOMPARE(session.state().position, 30);
  session.chooseTile(std::nullopt);
  QVERIFY(session.inspectedTile() == followed);
  const qint64 row = session.row();
  session.chooseTile(TileIndex{3, 1});
  QCOMPARE(session.row(), 18);
  session.stepEvent(+1);
  QVERIFY(!session.chosenTile());
  QCOMPARE(session.row(), row);
}

void SessionTest::theRowFollowsAndHoldsItsBlock() {
  Session session;
  session.setRun(runOf(smallSettings()), 0);
  session.stepBlock(+1);
  session.stepEvent(+1);
  QCOMPARE(session.row(), 6);
  session.chooseRow(9);
  session.stepTile(+1);
  QCOMPARE(session.row(), 9);
  session.stepBlock(+1);
  session.stepEvent(+1);
  QCOMPARE(session.row(), 12);
  QVERIFY(!session.rowChosen());
  session.stepBlock(-1);  // the end of the block before
  QCOMPARE(session.row(), 9);
  QVERIFY(session.rowChosen());
}

void SessionTest::aChosenRowWaitsWhereKeyBlocksAreOutside() {
  ProblemSettings settings = smallSettings();
  settings.backward = true;
  Session session;
  session.setRun(runOf(settings), 0);
  const auto isIn = [](std::int64_t i, std::int64_t j) {
    return [i, j](const Event& event) { return event.kind == EventKind::DK && event.i == i && event.j == j; };
  };
  session.runTo(isIn(2, 0), +1);
  session.chooseRow(14);
  session.runTo(isIn(3, 0), +1);
  QVERIFY(!session.rowChosen() && session.state().queries.contains(session.row()));
  session.runTo(isIn(2, 1), +1);
  QCOMPARE(session.row(), 14);
  QVERIFY(session.rowChosen());
}

void SessionTest::anotherProblemStaysAtTheSamePlace() {
  Session session;
  session.setRun(runOf(smallSettings()), 0);
  session.runTo([](const Event& event) { return event.kind == EventKind::Rescaled && event.i == 2 && event.j == 1; },
                +1);
  ProblemSettings finer = smallSettings();
  finer.Br = 2;
  finer.Bc = 2;
  const auto next = runOf(finer);
  const qint64 row = session.row();
  const Event there = next->trace->event(samePlace(session, *next));
  QCOMPARE(there.kind, EventKind::Rescaled);
  QCOMPARE(there.i.value(), row / 2);
  QCOMPARE(there.j.value(), 2);  // key 4, the first of tile (2, 1), lies in key block 2 of two keys
  // A chosen tile holds what was selected, wherever the position is.
  session.chooseTile(TileIndex{1, 0});
  const Event chosen = next->trace->event(samePlace(session, *next));
  QCOMPARE(chosen.kind, EventKind::Rescaled);
  QCOMPARE(chosen.i.value(), session.row() / 2);
  QCOMPARE(chosen.j.value(), 0);
  session.setPosition(0);
  QCOMPARE(samePlace(session, *next), 0);
  session.setPosition(session.stepCount());
  QCOMPARE(samePlace(session, *next), next->trace->eventCount());
}

struct Way {
  Algorithm algorithm;
  bool backward;
  BackwardOrder order = BackwardOrder::FlashAttention2;

  ProblemSettings applied() const {
    ProblemSettings settings = smallSettings();
    settings.algorithm = algorithm;
    settings.backward = backward;
    settings.backwardOrder = order;
    return settings;
  }
};
Q_DECLARE_METATYPE(Way)

constexpr Way Fa2{Algorithm::FlashAttention2, false};
constexpr Way Fa1{Algorithm::FlashAttention1, false};
constexpr Way Standard{Algorithm::Standard, false};
constexpr Way Fa2Backward{Algorithm::FlashAttention2, true};
constexpr Way TwoLoopsBackward{Algorithm::FlashAttention2, true, BackwardOrder::TwoLoops};
constexpr Way StandardBackward{Algorithm::Standard, true};

void SessionTest::anotherAlgorithmStaysAtTheSameKindOfEvent_data() {
  QTest::addColumn<Way>("from");
  QTest::addColumn<EventKind>("kind");
  QTest::addColumn<Way>("to");
  QTest::addColumn<EventKind>("wanted");
  using enum EventKind;
  QTest::newRow("rescale, FA-2 to FA-1") << Fa2 << Rescaled << Fa1 << Rescaled;
  QTest::newRow("score product, FA-2 to standard") << Fa2 << ScoreProduct << Standard << ScoreProduct;
  QTest::newRow("accumulated, standard to FA-2") << Standard << Accumulated << Fa2 << Accumulated;
  QTest::newRow("exponentials, forward to backward") << Fa2 << Exponentiated << Fa2Backward << WeightsRecomputed;
  QTest::newRow("weights, backward to forward") << Fa2Backward << WeightsRecomputed << Fa1 << Exponentiated;
  QTest::newRow("dQ, one loop to two") << Fa2Backward << DQAdded << TwoLoopsBackward << DQAdded;
  QTest::newRow("dP, by tiles to standard") << Fa2Backward << DP << StandardBackward << DP;
  QTest::newRow("mask, FA-1 to backward") << Fa1 << MaskApplied << Fa2Backward << MaskApplied;
}

void SessionTest::anotherAlgorithmStaysAtTheSameKindOfEvent() {
  QFETCH(const Way, from);
  QFETCH(const EventKind, kind);
  QFETCH(const Way, to);
  QFETCH(const EventKind, wanted);
  Session session;
  session.setRun(runOf(from.applied()), 0);
  const auto isThere = [kind](const Event& event) { return event.kind == kind && event.i == 1 && event.j == 1; };
  QVERIFY(session.runTo(isThere, +1));
  const auto next = runOf(to.applied());
  const Event there = next->trace->event(samePlace(session, *next));
  QCOMPARE(there.kind, wanted);
  QCOMPARE(there.i.value_or(1), 1);
  QCOMPARE(there.j.value_or(1), 1);
}

void SessionTest::everyPlaceHasAPlaceInEveryOtherPass() {
  for (const Way& from : {Fa2, Fa1, Standard, Fa2Backward, TwoLoopsBackward, StandardBackward}) {
    Session session;
    session.setRun(runOf(from.applied()), 0);
    for (const Way& to : {Fa2, Fa1, Standard, Fa2Backward, TwoLoopsBackward, StandardBackward}) {
      const auto next = runOf(to.applied());
      for (qint64 position = 1; position < session.stepCount(); position += 3) {
        session.setPosition(position);
        const qint64 there = samePlace(session, *next);
        QVERIFY(1 <= there && there <= next->trace->eventCount());
      }
    }
  }
}

void SessionTest::oneHeadOfOwnArraysIsRun() {
  const auto array = [](std::int64_t heads, double first) {
    HeadsArray stacked;
    stacked.heads = heads;
    stacked.stacked = Matrix<double>::Constant(heads * 4, 2, first);
    for (std::int64_t head = 0; head < heads; ++head) stacked.stacked.middleRows(head * 4, 4).array() += double(head);
    return stacked;
  };
  auto arrays = std::make_shared<InputArrays>();
  arrays->Q = array(4, 0);
  arrays->K = array(2, 10);
  arrays->V = array(2, 20);
  RunRequest request{QStringLiteral("own"), sizedFor(ProblemSettings{}, *arrays), nullptr, {}, arrays};
  request.settings.head = 3;
  request.settings.backward = true;
  RunControl control;
  auto run = makeRun(request, control);
  QVERIFY(run.has_value());
  QCOMPARE((*run)->inputs->Q(0, 0), 3.0);
  QCOMPARE((*run)->inputs->K(0, 0), 11.0);
  QCOMPARE((*run)->inputs->V(0, 0), 21.0);
  QCOMPARE((*run)->inputs->dO.rows(), 4);
  QCOMPARE((*run)->arrays.get(), arrays.get());
  request.settings.batch = 2;
  request.settings.head = 4;  // of the second batch, which the arrays do not hold
  run = makeRun(request, control);
  QVERIFY(!run.has_value());
  QCOMPARE(run.error().place, std::string("--head"));
}

void SessionTest::theNewestRequestWins() {
  RunJob job;
  QSignalSpy finished(&job, &RunJob::finished);
  ProblemSettings large = smallSettings();
  large.Tq = large.Tk = 4096;
  large.dk = large.dv = 64;
  job.start({QStringLiteral("old"), large, nullptr, {}});
  job.start({QStringLiteral("new"), smallSettings(), nullptr, {}});
  QVERIFY(finished.wait());
  QTest::qWait(50);
  QCOMPARE(finished.count(), 1);
  QCOMPARE(finished.first().first().value<std::shared_ptr<const Run>>()->title, QStringLiteral("new"));
}

void SessionTest::whatIsReplacedWhileItWaitsIsNotBegun() {
  QSemaphore begun, gate;
  std::atomic<int> prepared = 0;
  RunJob job;
  QSignalSpy finished(&job, &RunJob::finished);
  const auto open = qScopeGuard([&gate] { gate.release(100); });
  const auto ask = [&](const QString& title) {
    job.start(title, [&, title]() -> Expected<RunRequest> {
      ++prepared;
      begun.release();
      gate.acquire();
      return RunRequest{title, smallSettings(), nullptr, {}};
    });
  };
  // Two have a thread of their own; what is typed meanwhile waits.
  for (const char* title : {"first", "second"}) {
    ask(QString::fromLatin1(title));
    QVERIFY(begun.tryAcquire(1, 20'000));
  }
  for (int n = 0; n < 20; ++n) ask(QStringLiteral("typed"));
  ask(QStringLiteral("last"));
  gate.release(100);
  QVERIFY(finished.wait(20'000));
  QCOMPARE(finished.first().first().value<std::shared_ptr<const Run>>()->title, QStringLiteral("last"));
  QCOMPARE(prepared.load(), 3);
}

void SessionTest::anOpeningTellsItsPartsAndCanBeCancelled() {
  const RunRequest request{QStringLiteral("test"), smallSettings(), nullptr, {}};
  OpeningWatch watch;
  QVERIFY(openRun(request, watch));
  // Q, K, V, what HBM holds, the index with its counts, and each way to compute the pass.
  QCOMPARE(watch.partsTotal.load(), 8);
  QCOMPARE(watch.partsDone.load(), 8);
  OpeningWatch cancelled;
  cancelled.cancel = true;
  const auto none = openRun(request, cancelled);
  QVERIFY(!none);
  QCOMPARE(none.error().code, ErrorCode::Cancelled);
  QCOMPARE(cancelled.partsDone.load(), 0);
}

void SessionTest::aCancelledRunIsNotReported() {
  RunJob job;
  QSignalSpy finished(&job, &RunJob::finished);
  QSignalSpy failed(&job, &RunJob::failed);
  QSignalSpy cancelled(&job, &RunJob::cancelled);
  ProblemSettings large = smallSettings();
  large.Tq = large.Tk = 8192;
  large.Br = large.Bc = 64;
  large.dk = large.dv = 128;
  job.start({QStringLiteral("large"), large, nullptr, {}});
  QVERIFY(job.isRunning());
  job.cancel();
  QCOMPARE(cancelled.count(), 1);
  QVERIFY(!job.isRunning());
  QTest::qWait(200);
  QCOMPARE(finished.count(), 0);
  QCOMPARE(failed.count(), 0);
}

void SessionTest::failuresAreReported() {
  RunJob job;
  QSignalSpy failed(&job, &RunJob::failed);
  ProblemSettings wrong = smallSettings();
  wrong.Br = 0;
  job.start({QStringLiteral("wrong"), wrong, nullptr, {}});
  QVERIFY(failed.wait());
  QCOMPARE(failed.first().first().value<Error>().place, std::string("--br"));

  ProblemSettings many = smallSettings();
  many.Tq = many.Tk = 8192;
  many.Br = many.Bc = 1;
  job.start({QStringLiteral("many"), many, nullptr, {}});
  QVERIFY(failed.wait());
  QCOMPARE(failed.last().first().value<Error>().code, ErrorCode::TooLarge);
}

void SessionTest::playingEndsAtTheEndAndBeginsAgain() {
  Session session;
  session.setRun(runOf(smallSettings()), 0);
  Playback playback(session);
  playback.setSpeed(2000);
  QSignalSpy playing(&playback, &Playback::playingChanged);
  playback.play();
  QTRY_COMPARE(session.position(), session.stepCount());
  QTRY_VERIFY(!playback.isPlaying());
  QCOMPARE(playing.count(), 2);
  playback.setSpeed(0);
  playback.play();
  QCOMPARE(session.position(), 0);
  QTRY_COMPARE(session.position(), session.stepCount());
}

void SessionTest::farPositionsComeLaterAndAreTheSame() {
  const auto run = runOf(smallSettings());
  Session atOnce;
  atOnce.setRun(run, 0);
  Session later(nullptr, 0);  // every product is too much to wait for
  later.setRun(run, 0);
  QSignalSpy recomputing(&later, &Session::recomputingChanged);
  for (const std::int64_t position : {run->trace->eventCount(), std::int64_t{12}, std::int64_t{47}}) {
    later.setPosition(run->trace->eventCount() / 2);
    later.setPosition(position);  // the newer wish wins
    QCOMPARE(later.position(), position);
    QVERIFY(!later.hasNumbers() && later.state().position == position);
    QCOMPARE(later.totals(), run->trace->totals(position));
    QTRY_VERIFY(later.hasNumbers());
    atOnce.setPosition(position);
    QVERIFY(later.state().now.O_acc == atOnce.state().now.O_acc);
    QVERIFY(later.state().now.m == atOnce.state().now.m);
    QVERIFY(!later.isRecomputing());
  }
  QVERIFY(recomputing.count() >= 6);
  later.setPosition(run->trace->eventCount() / 2);
  later.cancelRecomputing();
  QTest::qWait(30);
  QVERIFY(!later.hasNumbers() && !later.isRecomputing());
  later.setPosition(run->trace->eventCount() / 2);  // the same again
  QTRY_VERIFY(later.hasNumbers());
  later.setPosition(0);  // nothing to recompute: at once
  QCOMPARE(later.position(), 0);
  later.setPosition(30);
  later.setRun(runOf(smallSettings()), 3);  // another run ends what was under way
  QTest::qWait(50);
  QCOMPARE(later.position(), 3);
}

// That numbers are under way is said while the run is taken: position, state and run are of one run then.
void SessionTest::whoeverListensMayLookWhileAShorterRunIsTaken() {
  ProblemSettings settings = smallSettings();
  const auto shorter = runOf(settings);
  settings.algorithm = Algorithm::FlashAttention1;
  const auto longer = runOf(settings);
  QVERIFY(longer->trace->eventCount() > shorter->trace->eventCount());
  Session session(nullptr, 0);  // everything is recomputed beside the window
  int looks = 0;
  connect(&session, &Session::recomputingChanged, &session, [&] {
    if (!session.run()) return;
    QVERIFY(session.position() <= session.stepCount());
    session.state();
    session.inspectedState();
    ++looks;
  });
  session.setRun(longer, longer->trace->eventCount() - 3);
  QTRY_VERIFY(session.hasNumbers());
  session.chooseTile(TileIndex{0, 0});
  session.setRun(shorter, shorter->trace->eventCount() - 3);
  QTRY_VERIFY(session.hasNumbers());
  session.setPosition(longer->trace->eventCount());  // under way while the next run comes
  session.setRun(longer, longer->trace->eventCount() - 3);
  session.setRun(shorter, 7);
  QTRY_VERIFY(session.hasNumbers());
  QVERIFY(looks > 3);
}

void SessionTest::aFarTileIsChosenLater() {
  ProblemSettings settings = smallSettings();
  settings.backward = true;
  const auto run = runOf(settings);
  Session later(nullptr, 0);
  later.setRun(run, 0);
  QSignalSpy selected(&later, &Session::selectionChanged);
  later.chooseTile(TileIndex{2, 1});
  QVERIFY(!later.chosenTile() && later.isRecomputing());
  QTRY_COMPARE(selected.count(), 1);
  QCOMPARE(later.chosenTile(), std::optional(TileIndex{2, 1}));
  Session atOnce;
  atOnce.setRun(run, 0);
  atOnce.chooseTile(TileIndex{2, 1});
  QVERIFY(*later.inspectedState()->dK == *atOnce.inspectedState()->dK);
  later.chooseTile(TileIndex{3, 0});
  later.cancelRecomputing();
  QTest::qWait(50);
  QCOMPARE(later.chosenTile(), std::optional(TileIndex{2, 1}));
  later.chooseTile(std::nullopt);
  QVERIFY(!later.chosenTile());
}

void SessionTest::aLongResultComesAfterItsRun() {
  RunJob job;
  job.setFlopsBeforeOpening(0);
  Session session;
  bool cameWithout = false;
  connect(&job, &RunJob::finished, &session, [&](const auto& run) {
    cameWithout = !run->result && run->count() == nullptr && run->trace->wholeRun().values() > 0;
    session.setRun(run, 40);
  });
  Matrix<double> before;
  connect(&job, &RunJob::resultStarted, &session, [&] {
    session.setResultUnderWay(true);
    before = *session.state().P;
  });
  connect(&job, &RunJob::resultFinished, &session, &Session::setResult);
  connect(&job, &RunJob::checked, &session, &Session::setAccuracy);
  QSignalSpy changed(&session, &Session::resultChanged);
  QSignalSpy opened(&session, &Session::runChanged);
  ProblemSettings settings = smallSettings();
  settings.backward = true;
  job.start({QStringLiteral("long"), settings, nullptr, {}});
  QTRY_VERIFY(session.run() && session.run()->result);
  QVERIFY(cameWithout && !session.isResultUnderWay() && !job.isComputing());
  QCOMPARE(changed.count(), 2);
  QCOMPARE(opened.count(), 1);
  QCOMPARE(session.position(), 40);
  QVERIFY(*session.state().P == before);
  QVERIFY(session.run()->count() != nullptr);
  QTRY_VERIFY(session.accuracy() && session.accuracy()->pass());
  const auto whole = runOf(settings);
  QVERIFY(session.run()->result->backward->gradients.dK == whole->result->backward->gradients.dK);
}

void SessionTest::aCancelledResultLeavesTheRun() {
  RunJob job;
  job.setFlopsBeforeOpening(0);
  QSignalSpy finished(&job, &RunJob::finished);
  QSignalSpy cancelled(&job, &RunJob::resultCancelled);
  QSignalSpy come(&job, &RunJob::resultFinished);
  ProblemSettings large = smallSettings();
  large.Tq = large.Tk = 8192;
  large.Br = large.Bc = 64;
  large.dk = large.dv = 64;
  job.start({QStringLiteral("large"), large, nullptr, {}});
  QVERIFY(finished.wait());
  QVERIFY(job.isComputing() && !job.isRunning());
  job.cancel();
  QCOMPARE(cancelled.count(), 1);
  QVERIFY(!job.isComputing());
  QTest::qWait(100);
  QCOMPARE(come.count(), 0);
  Session session;
  session.setRun(finished.first().first().value<std::shared_ptr<const Run>>(), 500);
  QVERIFY(session.hasNumbers() && session.state().Q);
}

void SessionTest::aResultThatCannotBeIsRefused() {
  RunJob job;
  QSignalSpy finished(&job, &RunJob::finished);
  QSignalSpy refused(&job, &RunJob::resultFailed);
  ProblemSettings large = smallSettings();
  large.algorithm = Algorithm::Standard;
  large.Tq = large.Tk = 65'536;
  large.Br = large.Bc = 1024;
  large.dk = large.dv = 1;
  job.start({QStringLiteral("large"), large, nullptr, {}});
  QVERIFY(finished.wait(20'000));
  QCOMPARE(refused.count(), 1);
  QCOMPARE(refused.first().at(1).value<Error>().code, ErrorCode::TooLarge);
}

void SessionTest::largeInputsAreHeldOnce() {
  ProblemSettings large = smallSettings();
  large.Tq = large.Tk = 24'576;
  large.dk = large.dv = 128;
  large.Br = large.Bc = 1024;
  large.precision = Precision::Float32;
  large.storage = Storage::None;
  const auto inputs = makeInputs(*Problem::make(large));
  const auto run = openRun({QStringLiteral("large"), large, nullptr, {}});
  QVERIFY(run && !(*run)->inputs && !(*run)->countersOnly());
  const auto whole = inputsOf(**run);
  QVERIFY(whole->Q == inputs.Q && whole->K == inputs.K && whole->V == inputs.V && whole->dO.size() == inputs.dO.size());
  const auto row = inputsOf(**run, Range{77, 78});
  QVERIFY(row->Q.row(77) == inputs.Q.row(77) && row->K == inputs.K && row->V == inputs.V);

  // HBM holds rounded values, and those that were given are the person's own.
  large.storage = Storage::Bf16;
  const auto rounded = openRun({QStringLiteral("rounded"), large, nullptr, {}});
  QVERIFY(rounded && (*rounded)->inputs && (*rounded)->inputs->Q == inputs.Q);
  large.storage = Storage::None;
  const auto given = openRun({QStringLiteral("given"), large, std::make_shared<const Inputs>(inputs), {}});
  QVERIFY(given && (*given)->inputs);
}

void SessionTest::tooLargeIsAskedAndCountersOpen() {
  RunJob job;
  QSignalSpy asked(&job, &RunJob::tooLarge);
  QSignalSpy finished(&job, &RunJob::finished);
  ProblemSettings many = smallSettings();
  many.Tq = many.Tk = 4000;
  many.Br = many.Bc = 1;
  job.start({QStringLiteral("many"), many, nullptr, {}});
  QVERIFY(asked.wait());
  QCOMPARE(finished.count(), 0);
  auto request = asked.first().at(0).value<RunRequest>();
  const auto estimate = asked.first().at(1).value<RunEstimate>();
  request.kind = RunKind::CountersOnly;
  job.start(request);
  QVERIFY(finished.wait(60'000));
  const auto run = finished.first().first().value<std::shared_ptr<const Run>>();
  QVERIFY(run->countersOnly() && !run->inputs && !run->result);
  // A sample of the strips.
  const auto events = static_cast<double>(run->trace->eventCount());
  QVERIFY(std::abs(static_cast<double>(estimate.events) - events) < 0.02 * events);
  Session session;
  session.setRun(run, 0);
  QCOMPARE(session.position(), session.stepCount());
  QVERIFY(!session.stepEvent(-1) && !session.stepTile(-1) && !session.hasNumbers());
  QCOMPARE(session.totals(), run->trace->wholeRun());
}

void SessionTest::whatOpensInFull_data() {
  QTest::addColumn<int>("algorithm");
  QTest::addColumn<int>("order");
  QTest::addColumn<bool>("backward");
  for (const Algorithm algorithm : {Algorithm::Standard, Algorithm::FlashAttention1, Algorithm::FlashAttention2}) {
    QTest::addRow("forward %d", static_cast<int>(algorithm)) << static_cast<int>(algorithm) << 0 << false;
    for (const BackwardOrder order : {BackwardOrder::FlashAttention1, BackwardOrder::FlashAttention2,
                                      BackwardOrder::QueryOuter, BackwardOrder::TwoLoops}) {
      QTest::addRow("backward %d, order %d", static_cast<int>(algorithm), static_cast<int>(order))
          << static_cast<int>(algorithm) << static_cast<int>(order) << true;
    }
  }
}

void SessionTest::whatOpensInFull() {
  QFETCH(int, algorithm);
  QFETCH(int, order);
  QFETCH(bool, backward);
  ProblemSettings settings;
  settings.Tq = settings.Tk = 65'536;
  settings.dk = settings.dv = 64;
  settings.Br = settings.Bc = 64;
  settings.algorithm = static_cast<Algorithm>(algorithm);
  settings.backward = backward;
  settings.backwardOrder = static_cast<BackwardOrder>(order);
  const auto estimate = estimateRun({QStringLiteral("large"), settings, nullptr, {}});
  QVERIFY(estimate.has_value());
  QVERIFY2(!estimate->isTooLarge(), qPrintable(QStringLiteral("%1 events").arg(estimate->events)));
  settings.Tq = settings.Tk = 262'144;
  const auto larger = estimateRun({QStringLiteral("larger"), settings, nullptr, {}});
  QVERIFY(larger.has_value() && larger->isTooLarge());
}

QTEST_GUILESS_MAIN(SessionTest)
#include "tst_session.moc"
