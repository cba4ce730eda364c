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
  OnPaper(const Problem& problem, const Trace& trace) : m_problem(problem), m_grid(problem), m_trace(trace) {}

  void take(std::int64_t k) {
    const Event event = m_trace.event(k);
    const std::int64_t strip = m_trace.stripOf(k);
    if (m_trace.schedule().strip(strip).kind != m_kind) {
      // Another loop: its tiles are still to come.
      m_kind = m_trace.schedule().strip(strip).kind;
      m_now.reset();
      m_done.clear();
      m_passed.clear();
    }
    if (strip != m_strip) {
      m_strip = strip;
      m_onChip.clear();
      m_ofTile.clear();
    }
    // Whatever was at hand is behind as soon as another event comes.
    const bool atTile = event.i && event.j;
    if (m_now && (event.i != m_now->first || event.j != m_now->second)) {
      if (m_ended.contains(*m_now)) m_done.insert(*m_now);
      m_now.reset();
    }
    if (atTile && std::pair(*event.i, *event.j) != m_tile) {
      m_tile = {*event.i, *event.j};
      for (const Tensor tensor : m_ofTile) m_onChip.erase(tensor);
      m_ofTile.clear();
    }
    if (event.kind == EventKind::Load || event.kind == EventKind::Store) {
      m_onChip[*event.tensor] = *event.block;
      if (atTile) m_ofTile.insert(*event.tensor);
      m_lastMove = k;
    }
    if (event.kind == EventKind::Store) ++m_stores[{*event.tensor, *event.block}];
    if (event.kind == EventKind::TileSkipped) {
      m_passed.insert({*event.i, *event.j});
    } else if (atTile) {
      m_now = std::pair(*event.i, *event.j);
      m_ended.erase(*m_now);
      if (endsTile(event, m_problem)) m_ended.insert(*m_now);
    }
  }

  TileState tile(TileIndex tile) const {
    const std::pair key(tile.i, tile.j);
    if (m_now == key) return TileState::Now;
    if (m_passed.contains(key)) return TileState::Passed;
    return m_done.contains(key) ? TileState::Done : TileState::ToCome;
  }

  std::int64_t stores(Tensor tensor, std::int64_t n) const {
    const auto found = m_stores.find({tensor, n});
    return found == m_stores.end() ? 0 : found->second;
  }

  BlockPlace block(Tensor tensor, std::int64_t n, bool isResult, bool isSummed) const {
    const auto held = m_onChip.find(tensor);
    const bool onChip = held != m_onChip.end() && held->second == n;
    if (isResult && stores(tensor, n) == 0 && !(isSummed && onChip)) return BlockPlace::NotWritten;
    return onChip ? BlockPlace::AlsoOnChip : BlockPlace::InHbm;
  }

  std::int64_t lastMove() const { return m_lastMove; }

 private:
  Problem m_problem;
  TileGrid m_grid;
  const Trace& m_trace;
  std::optional<StripKind> m_kind;
  std::int64_t m_strip = -1;
  std::pair<std::int64_t, std::int64_t> m_tile{-1, -1};
  std::optional<std::pair<std::int64_t, std::int64_t>> m_now;
  std::set<std::pair<std::int64_t, std::int64_t>> m_done, m_passed, m_ended;
  std::map<Tensor, std::int64_t> m_onChip;
  std::set<Tensor> m_ofTile;
  std::map<std::pair<Tensor, std::int64_t>, std::int64_t> m_stores;
  std::int64_t m_lastMove = 0;
};

bool isAlongKeys(Tensor tensor) {
  return tensor == Tensor::K || tensor == Tensor::V || tensor == Tensor::dK || tensor == Tensor::dV;
}

/// Problems whose every event is walked through.
std::vector<const char*> walkedThrough(std::int64_t mostTokens) {
  std::vector<const char*> names;
  for (const NamedSettings& each : stageProblems()) {
    if (each.settings.Tq <= mostTokens && each.settings.Tk <= mostTokens) names.push_back(each.name);
  }
  for (const NamedSettings& each : familyProblems()) names.push_back(each.name);
  return names;
}

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
  void aProductRunsAtItsOwnEventOnly_data();
  void aProductRunsAtItsOwnEventOnly();
  void allProductsAreDoneAtTheEnd();
  void eachOfTwoLoopsHasItsBoxes();
  void dropoutStandsInTheProducts();
};

void StageSceneTest::everyTileAndBlockAtEveryStep_data() {
  QTest::addColumn<QByteArray>("name");
  for (const char* name : walkedThrough(1024)) QTest::newRow(name) << QByteArray(name);
}

void StageSceneTest::everyTileAndBlockAtEveryStep() {
  QFETCH(QByteArray, name);
  const Staged& staged = stagedOnce(name);
  const StageFacts& facts = *staged.facts;
  OnPaper paper(staged.problem, *staged.trace);
  const Totals& whole = staged.trace->wholeRun();
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
        for (const Tensor matrix : facts.form.matrices) {
          const bool isResult = whole.stored(matrix).times > 0;
          const bool written = !isResult || paper.stores(matrix, i * facts.nc() + j) > 0;
          if (written != (scene.matrixPlace(matrix, {i, j}) != BlockPlace::NotWritten)) {
            QFAIL(qPrintable(QStringLiteral("k = %1, matrix (%2, %3)").arg(k).arg(i).arg(j)));
          }
        }
        if (kind == TileKind::Skipped && !staged.problem.isStandard()) continue;
        done += state == TileState::Done;
        now += state == TileState::Now;
        toCome += state == TileState::ToCome;
      }
    }
    QCOMPARE(scene.done, done);
    QCOMPARE(scene.now, now);
    QCOMPARE(scene.toCome, toCome);
    for (const StripForm& strip : facts.form.strips) {
      const Tensor tensor = strip.tensor;
      const std::int64_t blocks = isAlongKeys(tensor) ? facts.nc() : facts.nr();
      const bool summed = facts.form.isSummed(tensor);
      for (std::int64_t n = 0; n < blocks; ++n) {
        const BlockPlace expected = paper.block(tensor, n, whole.stored(tensor).times > 0, summed);
        const BlockPlace found = scene.blockPlace(tensor, n);
        // Standard attention leaves open what stays on chip: only what is written is compared.
        const bool agrees = staged.problem.isStandard()
                                ? (found == BlockPlace::NotWritten) == (expected == BlockPlace::NotWritten)
                                : found == expected;
        const QString what = QStringLiteral("k = %1, tensor %2, block %3").arg(k).arg(static_cast<int>(tensor)).arg(n);
        QVERIFY2(agrees, qPrintable(what));
        if (summed) QVERIFY2(scene.share(tensor, n).done == paper.stores(tensor, n), qPrintable(what));
      }
    }
    QCOMPARE(scene.lastMove ? scene.lastMove->step : 0, paper.lastMove());
    const Totals totals = staged.trace->totals(k);
    QCOMPARE(scene.values, totals.values());
    QCOMPARE(scene.loaded + scene.stored, totals.values());
  }
  // In the end every sum has all its parts.
  const StageScene end = stageScene(facts, *staged.trace, staged.trace->eventCount());
  for (const Tensor tensor : facts.form.summed) {
    const std::int64_t blocks = isAlongKeys(tensor) ? facts.nc() : facts.nr();
    for (std::int64_t n = 0; n < blocks; ++n) QCOMPARE(end.share(tensor, n).done, end.share(tensor, n).all);
  }
}

void StageSceneTest::boxesHoldWhatTheReplayHolds_data() {
  QTest::addColumn<QByteArray>("name");
  for (const char* name : walkedThrough(512)) QTest::newRow(name) << QByteArray(name);
}

void StageSceneTest::boxesHoldWhatTheReplayHolds() {
  QFETCH(QByteArray, name);
  const Staged& staged = stagedOnce(name);
  const Inputs inputs = makeInputs(staged.problem);
  const RunResult result = resultOf(staged.problem, inputs);
  const auto replay = makeReplay(staged.problem, inputs, result, *staged.trace);
  const bool backward = staged.facts->pass == Pass::Backward;
  for (std::int64_t k = 0; k <= staged.trace->eventCount(); ++k) {
    const BlockState& state = replay->stateAt(k);
    const StageScene scene = stageScene(*staged.facts, *staged.trace, k);
    const auto check = [&](OnChipBox box, bool held, std::int64_t values) {
      if (!staged.facts->has(box)) return true;
      return scene.box(box).filled == held && (!held || scene.box(box).values == values);
    };
    const auto matrix = [&](OnChipBox box, const std::optional<Matrix<double>>& values) {
      const QString what = QStringLiteral("k = %1, box %2").arg(k).arg(static_cast<int>(box));
      QVERIFY2(check(box, values.has_value(), values ? values->size() : 0), qPrintable(what));
    };
    // Before the first addition a sum is zeros: the replay has nothing to show, the box counts none of its parts.
    const auto sum = [&](OnChipBox box, const std::optional<Matrix<double>>& values) {
      const std::optional<Share>& parts = scene.box(box).parts;
      if (!values && scene.box(box).filled && parts && parts->done == 0) return;
      matrix(box, values);
    };
    // While D is made, O lies in the place of Q.
    const bool hasGuest = scene.box(OnChipBox::Q).guest == Tensor::O;
    matrix(OnChipBox::Q, hasGuest ? state.O : state.Q);
    matrix(OnChipBox::K, state.K);
    matrix(OnChipBox::V, state.V);
    matrix(OnChipBox::Weights, state.S);
    if (backward) {
      matrix(OnChipBox::dO, state.dO);
      matrix(OnChipBox::ScoreGradients, state.dP);
      sum(OnChipBox::dQ, state.dQ);
      sum(OnChipBox::dK, state.dK);
      sum(OnChipBox::dV, state.dV);
      QVERIFY2(check(OnChipBox::D, state.D.has_value(), state.D ? state.D->size() : 0), qPrintable(QString::number(k)));
    } else if (staged.problem.algorithm() == Algorithm::FlashAttention2) {
      QVERIFY(check(OnChipBox::Output, state.i.has_value(), state.now.O_acc.size()));
      QVERIFY(check(OnChipBox::l, state.i.has_value(), state.now.l.size()));
    }
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
  const auto k = ragged.trace->positionsOf(TileIndex{3, 3}).end;
  const StageScene scene = stageScene(*ragged.facts, *ragged.trace, k);
  QCOMPARE(scene.box(OnChipBox::Q).down, 4.0 / 32);
  QCOMPARE(scene.box(OnChipBox::K).across, 18.0 / 24);
  QCOMPARE(scene.box(OnChipBox::V).down, 18.0 / 24);
  QCOMPARE(scene.box(OnChipBox::Weights).down, 4.0 / 32);
  QCOMPARE(scene.box(OnChipBox::Weights).across, 18.0 / 24);
  QCOMPARE(scene.box(OnChipBox::Weights).values, std::int64_t{4 * 18});
}

void StageSceneTest::aProductRunsAtItsOwnEventOnly_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<int>("atWork");  // -1: none
  QTest::addColumn<int>("done");
  const auto row = [](const char* name, EventKind kind, int atWork, int done) {
    QTest::newRow(name) << static_cast<int>(kind) << atWork << done;
  };
  row("S", EventKind::ScoreProduct, 0, 0);
  row("S is masked", EventKind::MaskApplied, -1, 1);
  row("P from S", EventKind::WeightsRecomputed, -1, 1);
  row("dV", EventKind::DV, 1, 1);
  row("dP", EventKind::DP, 2, 2);
  row("dS from dP", EventKind::DS, -1, 3);
  row("dQ", EventKind::DQAdded, 3, 3);
  row("dK", EventKind::DK, 4, 4);
}

void StageSceneTest::aProductRunsAtItsOwnEventOnly() {
  QFETCH(int, kind);
  QFETCH(int, atWork);
  QFETCH(int, done);
  const Staged& each = stagedOnce("backward, FA-2");
  int found = 0;
  for (std::int64_t k = 1; k <= each.trace->eventCount(); ++k) {
    const Event event = each.trace->event(k);
    if (event.kind != static_cast<EventKind>(kind)) continue;
    const StageScene scene = stageScene(*each.facts, *each.trace, k);
    QCOMPARE(scene.work.value_or(-1), atWork);
    QCOMPARE(scene.workDone, done);
    ++found;
  }
  QVERIFY(found > 0);
}

void StageSceneTest::allProductsAreDoneAtTheEnd() {
  for (const char* name : {"backward, FA-2", "backward, FA-1", "backward, query-outer", "backward, two loops",
                           "backward, standard", "standard, causal"}) {
    const Staged& each = stagedOnce(name);
    const StageScene end = stageScene(*each.facts, *each.trace, each.trace->eventCount());
    QVERIFY2(!end.work, name);
    QCOMPARE(end.workDone, static_cast<int>(each.facts->form.work.items.size()));
  }
  // The stores between two blocks of FA-2: the products of the last tile are done.
  const Staged& fa2 = stagedOnce("backward, FA-2");
  int stores = 0;
  for (std::int64_t k = 1; k <= fa2.trace->eventCount(); ++k) {
    const Event event = fa2.trace->event(k);
    if (event.kind != EventKind::Store || event.tensor != Tensor::dK) continue;
    const StageScene scene = stageScene(*fa2.facts, *fa2.trace, k);
    if (scene.tilesEnded == 0) continue;
    QCOMPARE(scene.workDone, 5);
    ++stores;
  }
  QVERIFY(stores > 0);
}

void StageSceneTest::eachOfTwoLoopsHasItsBoxes() {
  const Staged& each = stagedOnce("backward, two loops");
  bool first = false, second = false;
  for (std::int64_t k = 1; k <= each.trace->eventCount(); ++k) {
    const StageScene scene = stageScene(*each.facts, *each.trace, k);
    const bool keyValue = scene.kind == StripKind::KeyValueGradients;
    const bool query = scene.kind == StripKind::QueryGradients;
    QCOMPARE(scene.uses(OnChipBox::dQ), !keyValue);
    QCOMPARE(scene.uses(OnChipBox::dK), !query);
    QCOMPARE(scene.uses(OnChipBox::dV), !query);
    for (const OnChipBox box : {OnChipBox::dQ, OnChipBox::dK, OnChipBox::dV}) {
      QVERIFY2(scene.uses(box) || !scene.box(box).filled, "what is not drawn holds nothing");
    }
    first = first || keyValue;
    second = second || query;
  }
  QVERIFY(first && second);
  QVERIFY(stageScene(*stagedOnce("backward, FA-2").facts, *stagedOnce("backward, FA-2").trace, 40).uses(OnChipBox::dQ));
}

void StageSceneTest::dropoutStandsInTheProducts() {
  ProblemSettings settings = lessonCausal();
  settings.backward = true;
  settings.dropout = 0.1;
  const StageForm form = stageForm(*Problem::make(settings), Pass::Backward);
  QCOMPARE(form.work.items[1].text, QString::fromUtf8("d*V* += (*Z* ∘ *P*)^T d*O*"));
  QCOMPARE(form.work.items[2].text, QString::fromUtf8("d*P* = *Z* ∘ (d*O* *V*^T)"));
}

QTEST_APPLESS_MAIN(StageSceneTest)
#include "tst_stage_scene.moc"
