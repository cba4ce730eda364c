// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <map>
#include <set>

#include "app/views/stage/stage_scene.h"
#include "core/replay/replay.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;

namespace {

/// The stage as a person would keep it on paper: walking through the events one by one.
class OnPaper {
 public:
  OnPaper(const Problem& problem, const Trace& trace) : m_grid(problem), m_trace(trace) {}

  void take(std::int64_t k) {
    const Event event = m_trace.event(k);
    // Whatever was at hand is behind as soon as another event comes.
    if (m_now && (event.i != m_now->first || event.j != m_now->second)) {
      m_done.insert(*m_now);
      m_now.reset();
    }
    switch (event.kind) {
      case EventKind::RowBlockBegin: m_onChip.clear(); break;
      case EventKind::TileSkipped:
        m_passed.insert({*event.i, *event.j});
        m_onChip.erase(Tensor::K);
        m_onChip.erase(Tensor::V);
        break;
      case EventKind::Load:
        if (event.tensor == Tensor::K) m_onChip.erase(Tensor::V);
        m_onChip[*event.tensor] = *event.block;
        m_lastMove = k;
        break;
      case EventKind::Store:
        m_written.insert({*event.tensor, *event.block});
        m_onChip[*event.tensor] = *event.block;
        m_lastMove = k;
        break;
      default: break;
    }
    if (event.i && event.j && event.kind != EventKind::TileSkipped) m_now = std::pair(*event.i, *event.j);
  }

  TileState tile(TileIndex tile) const {
    const std::pair key(tile.i, tile.j);
    if (m_now == key) return TileState::Now;
    if (m_passed.contains(key)) return TileState::Passed;
    return m_done.contains(key) ? TileState::Done : TileState::ToCome;
  }

  BlockPlace block(Tensor tensor, std::int64_t n) const {
    const bool result = tensor == Tensor::O || tensor == Tensor::lse;
    if (result && !m_written.contains({tensor, n})) return BlockPlace::NotWritten;
    const auto held = m_onChip.find(tensor);
    return held != m_onChip.end() && held->second == n ? BlockPlace::AlsoOnChip : BlockPlace::InHbm;
  }

  std::int64_t lastMove() const { return m_lastMove; }

 private:
  TileGrid m_grid;
  const Trace& m_trace;
  std::optional<std::pair<std::int64_t, std::int64_t>> m_now;
  std::set<std::pair<std::int64_t, std::int64_t>> m_done, m_passed;
  std::map<Tensor, std::int64_t> m_onChip;
  std::set<std::pair<Tensor, std::int64_t>> m_written;
  std::int64_t m_lastMove = 0;
};

}  // namespace

class StageSceneTest : public QObject {
  Q_OBJECT

 private slots:
  void everyTileAndBlockAtEveryStep_data();
  void everyTileAndBlockAtEveryStep();
  void boxesHoldWhatTheReplayHolds_data();
  void boxesHoldWhatTheReplayHolds();
  void theFiguresOfTheLesson();
  void atTheBegin();
  void whatAnEventChanges();
  void raggedBlocksFillTheirPart();
};

void StageSceneTest::everyTileAndBlockAtEveryStep_data() {
  QTest::addColumn<int>("problem");
  const auto problems = stageProblems();
  for (std::size_t n = 0; n < problems.size(); ++n) {
    if (problems[n].settings.Tq > 1024 || problems[n].settings.Tk > 1024) continue;
    QTest::newRow(problems[n].name) << static_cast<int>(n);
  }
}

void StageSceneTest::everyTileAndBlockAtEveryStep() {
  QFETCH(int, problem);
  const Staged& staged = stagedOnce(stageProblems()[static_cast<std::size_t>(problem)].name);
  const StageFacts& facts = *staged.facts;
  OnPaper paper(staged.problem, *staged.trace);
  for (std::int64_t k = 0; k <= staged.trace->eventCount(); ++k) {
    if (k > 0) paper.take(k);
    const StageScene scene = stageScene(facts, *staged.trace, k);
    std::int64_t done = 0, now = 0, toCome = 0;
    for (std::int64_t i = 0; i < facts.nr(); ++i) {
      for (std::int64_t j = 0; j < facts.nc(); ++j) {
        const TileKind kind = facts.grid.kind({i, j});
        const TileState state = scene.tileState({i, j}, kind);
        if (state != paper.tile({i, j})) {
          QFAIL(qPrintable(QStringLiteral("k = %1, tile (%2, %3)").arg(k).arg(i).arg(j)));
        }
        if (kind == TileKind::Skipped) continue;
        done += state == TileState::Done;
        now += state == TileState::Now;
        toCome += state == TileState::ToCome;
      }
    }
    QCOMPARE(scene.done, done);
    QCOMPARE(scene.now, now);
    QCOMPARE(scene.toCome, toCome);
    for (const Tensor tensor : {Tensor::Q, Tensor::K, Tensor::V, Tensor::O, Tensor::lse}) {
      const std::int64_t blocks = tensor == Tensor::K || tensor == Tensor::V ? facts.nc() : facts.nr();
      for (std::int64_t n = 0; n < blocks; ++n) {
        if (scene.blockPlace(tensor, n) != paper.block(tensor, n)) {
          QFAIL(qPrintable(QStringLiteral("k = %1, tensor %2, block %3").arg(k).arg(static_cast<int>(tensor)).arg(n)));
        }
      }
    }
    QCOMPARE(scene.lastMove ? scene.lastMove->step : 0, paper.lastMove());
    const Totals totals = staged.trace->totals(k);
    QCOMPARE(scene.values, totals.values());
    QCOMPARE(scene.loaded + scene.stored, totals.values());
  }
}

void StageSceneTest::boxesHoldWhatTheReplayHolds_data() {
  QTest::addColumn<int>("problem");
  const auto problems = stageProblems();
  for (std::size_t n = 0; n < problems.size(); ++n) {
    if (problems[n].settings.Tq > 512 || problems[n].settings.Tk > 512) continue;
    QTest::newRow(problems[n].name) << static_cast<int>(n);
  }
}

void StageSceneTest::boxesHoldWhatTheReplayHolds() {
  QFETCH(int, problem);
  const Staged& staged = stagedOnce(stageProblems()[static_cast<std::size_t>(problem)].name);
  const Inputs inputs = makeInputs(staged.problem);
  const auto replay = makeReplay(staged.problem, inputs, *staged.trace);
  for (std::int64_t k = 0; k <= staged.trace->eventCount(); ++k) {
    const BlockState& state = replay->stateAt(k);
    const StageScene scene = stageScene(*staged.facts, *staged.trace, k);
    const auto check = [&](OnChipBox box, bool held, std::int64_t values) {
      const QString what = QStringLiteral("k = %1, box %2").arg(k).arg(static_cast<int>(box));
      QVERIFY2(scene.box(box).filled == held, qPrintable(what));
      if (held) QVERIFY2(scene.box(box).values == values, qPrintable(what));
    };
    check(OnChipBox::Q, state.Q.has_value(), state.Q ? state.Q->size() : 0);
    check(OnChipBox::K, state.K.has_value(), state.K ? state.K->size() : 0);
    check(OnChipBox::V, state.V.has_value(), state.V ? state.V->size() : 0);
    check(OnChipBox::Weights, state.S.has_value(), state.S ? state.S->size() : 0);
    check(OnChipBox::Output, state.i.has_value(), state.now.O_acc.size());
    check(OnChipBox::l, state.i.has_value(), state.now.l.size());
  }
}

void StageSceneTest::theFiguresOfTheLesson() {
  const Staged& lesson = stagedOnce("the lesson, causal");
  const StageScene scene = stageScene(*lesson.facts, *lesson.trace, 190);
  QCOMPARE(scene.values, std::int64_t{205184});
  QCOMPARE(scene.bytes, std::int64_t{411136});
  QCOMPARE(scene.loaded, std::int64_t{180224});
  QCOMPARE(scene.stored, std::int64_t{24960});
  QCOMPARE(scene.done, std::int64_t{17});
  QCOMPARE(scene.now, std::int64_t{1});
  QCOMPARE(scene.toCome, std::int64_t{54});
  QCOMPARE(*scene.nowTile(), (TileIndex{3, 5}));
  QCOMPARE(*scene.lastMove, (Move{true, Tensor::V, 5, 4096, 186}));
  QCOMPARE(lesson.facts->onChipTotal.values, std::int64_t{33024});
  QCOMPARE(lesson.facts->onChipTotal.bytes, std::int64_t{66560});
  QCOMPARE(lesson.facts->capacityBytes, std::int64_t{232448});
  QVERIFY(scene.factorChanged);
  QVERIFY(scene.box(OnChipBox::Output).changed && scene.box(OnChipBox::l).changed);
  QVERIFY(!scene.box(OnChipBox::m).changed && !scene.box(OnChipBox::Weights).changed);
  QCOMPARE(scene.box(OnChipBox::Weights).name, QStringLiteral("*P~*_{35}"));
  QCOMPARE(scene.box(OnChipBox::m).name, QStringLiteral("*m*'"));
  QCOMPARE(scene.box(OnChipBox::K).name, QStringLiteral("*K*_{5}^T"));
}

void StageSceneTest::atTheBegin() {
  const Staged& lesson = stagedOnce("the lesson, causal");
  const StageScene scene = stageScene(*lesson.facts, *lesson.trace, 0);
  QVERIFY(!scene.i && !scene.j && !scene.lastMove && !scene.nowTile());
  for (const OnChipEntry& entry : lesson.facts->onChip) {
    QVERIFY(!scene.box(entry.box).filled);
    QCOMPARE(scene.box(entry.box).values, std::int64_t{0});
    QVERIFY2(!scene.box(entry.box).name.contains(QStringLiteral("_{")), "no block is named before one is at hand");
  }
  QCOMPARE(scene.toCome, std::int64_t{72});
}

void StageSceneTest::whatAnEventChanges() {
  const Staged& lesson = stagedOnce("the lesson, causal");
  std::set<EventKind> seen;
  for (std::int64_t k = 1; k <= lesson.trace->eventCount(); ++k) {
    const StageScene scene = stageScene(*lesson.facts, *lesson.trace, k);
    const EventKind kind = scene.event->kind;
    if (!seen.insert(kind).second) continue;
    std::set<OnChipBox> changed;
    for (const OnChipEntry& entry : lesson.facts->onChip) {
      if (scene.box(entry.box).changed) changed.insert(entry.box);
    }
    using enum OnChipBox;
    const std::map<EventKind, std::set<OnChipBox>> expected{{EventKind::RowBlockBegin, {Output, m, l}},
                                                            {EventKind::Load, {Q}},
                                                            {EventKind::ScoreProduct, {Weights}},
                                                            {EventKind::MaskApplied, {Weights}},
                                                            {EventKind::RunningMaxUpdated, {m}},
                                                            {EventKind::Exponentiated, {Weights}},
                                                            {EventKind::Rescaled, {Output, l}},
                                                            {EventKind::Accumulated, {Output, m, l}},
                                                            {EventKind::TileSkipped, {}},
                                                            {EventKind::Normalised, {Output}},
                                                            {EventKind::LseWritten, {l}},
                                                            {EventKind::Store, {}},
                                                            {EventKind::RowBlockEnd, {}}};
    QVERIFY2(changed == expected.at(kind), word(kind).data());
    QCOMPARE(scene.factorChanged, kind == EventKind::Rescaled);
  }
  QCOMPARE(seen.size(), std::size_t{13});
}

void StageSceneTest::raggedBlocksFillTheirPart() {
  const Staged& ragged = stagedOnce("ragged both ways");  // 100 = 3 * 32 + 4, 90 = 3 * 24 + 18
  const auto k = ragged.trace->positionsOf(TileIndex{3, 3})->end;
  const StageScene scene = stageScene(*ragged.facts, *ragged.trace, k);
  QCOMPARE(scene.box(OnChipBox::Q).down, 4.0 / 32);
  QCOMPARE(scene.box(OnChipBox::K).across, 18.0 / 24);
  QCOMPARE(scene.box(OnChipBox::V).down, 18.0 / 24);
  QCOMPARE(scene.box(OnChipBox::Weights).down, 4.0 / 32);
  QCOMPARE(scene.box(OnChipBox::Weights).across, 18.0 / 24);
  QCOMPARE(scene.box(OnChipBox::Weights).values, std::int64_t{4 * 18});
}

QTEST_APPLESS_MAIN(StageSceneTest)
#include "tst_stage_scene.moc"
