// SPDX-License-Identifier: MIT
#include <cmath>
#include <map>
#include <utility>

#include "core/attention/summary.h"
#include "core/replay/place.h"
#include "tests/core/replay/replay_scenes.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

bool any(const Way&) { return true; }

/// What a pass stores as its result: the block of a tensor that a store writes, as the state shows it.
std::optional<Matrix<double>> stored(const BlockState& state, Tensor tensor) {
  const auto column = [](const auto& values) { return std::optional(Matrix<double>(values)); };
  switch (tensor) {
    case Tensor::O: return state.O ? state.O : column(state.now.O_acc);
    case Tensor::lse: return column(*state.lse);
    case Tensor::m: return column(state.now.m);
    case Tensor::l: return column(state.now.l);
    case Tensor::D: return column(*state.D);
    case Tensor::dQ: return state.dQ;
    case Tensor::dK: return state.dK;
    case Tensor::dV: return state.dV;
    case Tensor::P: return state.P;
    case Tensor::S: return state.S;
    case Tensor::dP: return state.dP;
    case Tensor::dS: return state.dS;
    default: return std::nullopt;
  }
}

/// The same block in the results of the run; absent for what a run does not return.
std::optional<Matrix<double>> resulting(const Scene& scene, const BlockState& state, Tensor tensor) {
  const auto rows = [](const auto& array, Range range) {
    return std::optional(Matrix<double>(array.middleRows(range.begin, range.size())));
  };
  const RunResult& result = scene.result;
  switch (tensor) {
    case Tensor::O: return rows(result.O, state.queries);
    case Tensor::lse: return rows(result.lse, state.queries);
    case Tensor::m: return rows(result.m, state.queries);
    case Tensor::l: return rows(result.l, state.queries);
    case Tensor::D: return rows(result.backward->gradients.D, state.queries);
    case Tensor::dQ: return rows(result.backward->gradients.dQ, state.queries);
    case Tensor::dK: return rows(result.backward->gradients.dK, state.keys);
    case Tensor::dV: return rows(result.backward->gradients.dV, state.keys);
    default: return std::nullopt;
  }
}

}  // namespace

class TestReplay : public QObject {
  Q_OBJECT

 private slots:
  void everyWayToAPositionGivesTheSameBits_data() { addScenes(any); }
  void everyWayToAPositionGivesTheSameBits() {
    const Scene scene = fetchScene();
    const std::vector<BlockState> forward = scene.states();
    const std::int64_t last = scene.trace.eventCount();
    const auto check = [&forward](Replay& replay, std::int64_t k, const char* way) {
      const QString differs = difference(replay.stateAt(k), forward[static_cast<std::size_t>(k)]);
      QVERIFY2(differs.isEmpty(), qPrintable(QString("%1 differs at %2, %3").arg(differs).arg(k).arg(way)));
    };
    const auto backward = scene.replay();
    for (std::int64_t k = last; k >= 0; --k) check(*backward, k, "stepping backward");
    for (std::int64_t k = 0; k <= last; ++k) {
      check(*scene.replay(), k, "seeking");
      const auto twice = scene.replay();
      twice->stateAt(last - k);
      check(*twice, k, "seeking from elsewhere");
      check(*twice, k, "staying");
    }
    const auto walker = scene.replay();
    RandomSettings random(80'01);
    std::int64_t at = 0;
    for (int step = 0; step < 2000; ++step) {
      const std::int64_t by = random.oneIn(3) ? random.between(-last, last) : random.between(-3, 5);
      at = std::clamp(at + by, std::int64_t{0}, last);
      check(*walker, at, "walking at random");
    }
  }

  /// The same for problems drawn from the whole family, with a few seeks each.
  void seedsOfTheFamilySeekToTheSameBits() {
    RandomSettings random(80'02, 20);
    for (int n = 0; n < 150; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      if (random.oneIn(4)) settings.storage = Storage::Bf16, settings.precision = Precision::Float32;
      settings.Br = std::max<std::int64_t>(settings.Br, 3);
      settings.Bc = std::max<std::int64_t>(settings.Bc, 3);
      if (settings.blockMask) {
        settings.blockMask = randomBlocks((settings.Tq + settings.Br - 1) / settings.Br,
                                          (settings.Tk + settings.Bc - 1) / settings.Bc, 0.6, settings.seed);
      }
      const Scene scene(settings);
      const std::vector<BlockState> forward = scene.states();
      const auto walker = scene.replay();
      for (int step = 0; step < 60; ++step) {
        const std::int64_t at = random.between(0, scene.trace.eventCount());
        const QString differs = difference(walker->stateAt(at), forward[static_cast<std::size_t>(at)]);
        QVERIFY2(differs.isEmpty(), qPrintable(QString("%1 at %2: %3").arg(differs).arg(at).arg(text(settings))));
      }
    }
  }

  void statesAreThoseOfTheRun_data() { addScenes(any); }
  void statesAreThoseOfTheRun() {
    const Scene scene = fetchScene();
    const std::vector<BlockState> states = scene.states();
    std::size_t k = 0;
    const auto run = runInOrder(scene.problem, scene.inputs, [&](const Event& event, const EventFigures& figures) {
      if (event.pass != scene.problem.lastPass()) return true;
      const BlockState& state = states[++k];
      bool agree = state.position == static_cast<std::int64_t>(k) && sameFigures(state.figures, figures);
      // An event without a query or key block (the end of a strip) leaves that of its last tile.
      if (event.i) agree = agree && state.i == event.i && state.queries == scene.trace.grid().queries(*event.i);
      if (event.j) agree = agree && state.j == event.j && state.keys == scene.trace.grid().keys(*event.j);
      if (event.i && event.j) agree = agree && state.tileSkipped == (event.kind == EventKind::TileSkipped);
      if (!agree) qWarning("event %zu, %s", k, word(event.kind).data());
      return agree;
    });
    QVERIFY(run);
    QVERIFY(sameRun(*run, scene.result));
    QCOMPARE(k + 1, states.size());
  }

  /// The last store of each block is what the run returns.
  void lastStoresAreTheResults_data() { addScenes(any); }
  void lastStoresAreTheResults() {
    const Scene scene = fetchScene();
    std::map<std::pair<Tensor, std::int64_t>, std::int64_t> lastStore;
    for (std::int64_t k = 1; k <= scene.trace.eventCount(); ++k) {
      const Event event = scene.trace.event(k);
      if (event.kind == EventKind::Store) lastStore[{*event.tensor, *event.block}] = k;
    }
    QVERIFY(!lastStore.empty());
    const auto replay = scene.replay();
    for (const auto& [block, k] : lastStore) {
      const BlockState& state = replay->stateAt(k);
      const auto shown = stored(state, block.first);
      const QString where = QString("%1 %2, event %3").arg(word(block.first).data()).arg(block.second).arg(k);
      QVERIFY2(shown && shown->size() > 0, qPrintable(where));
      const auto expected = resulting(scene, state, block.first);
      if (expected) QVERIFY2(sameBits(*shown, *expected), qPrintable(where));
    }
  }

  /// What a backward pass reads of the forward pass is computed again where there is no result.
  void withoutAResultTheBitsAreTheSame_data() { addScenes(any); }
  void withoutAResultTheBitsAreTheSame() {
    const Scene scene = fetchScene();
    const std::vector<BlockState> states = scene.states();
    const HbmInputs inputs(scene.problem, scene.inputs);
    const std::int64_t last = scene.trace.eventCount();
    const auto check = [&states](Replay& replay, std::int64_t k, const char* way) {
      const QString differs = difference(replay.stateAt(k), states[static_cast<std::size_t>(k)]);
      QVERIFY2(differs.isEmpty(), qPrintable(QString("%1 differs at %2, %3").arg(differs).arg(k).arg(way)));
    };
    const auto walker = makeReplay(scene.problem, inputs, nullptr, scene.trace);
    for (std::int64_t k = 0; k <= last; ++k) {
      check(*walker, k, "stepping");
      check(*makeReplay(scene.problem, inputs, nullptr, scene.trace), last - k, "seeking");
    }
    // The result may come in the middle.
    const auto later = makeReplay(scene.problem, inputs, nullptr, scene.trace);
    check(*later, last / 2, "before the result");
    later->setResult(scene.result);
    for (std::int64_t k = last; k >= 0; --k) check(*later, k, "after the result");
  }

  /// Where a position is needs no arithmetic.
  void placesAreThoseOfTheStates_data() { addScenes(any); }
  void placesAreThoseOfTheStates() {
    const Scene scene = fetchScene();
    const std::vector<BlockState> states = scene.states();
    for (std::int64_t k = 0; k <= scene.trace.eventCount(); ++k) {
      const BlockState place = placeAt(scene.trace, k);
      const BlockState& state = states[static_cast<std::size_t>(k)];
      const bool same = place.placeOnly && !state.placeOnly && place.position == k && place.strip == state.strip &&
                        place.i == state.i && place.j == state.j && place.tileSkipped == state.tileSkipped &&
                        place.queries == state.queries && place.keys == state.keys;
      QVERIFY2(same, qPrintable(QString("position %1").arg(k)));
    }
  }

  /// A cancelled way leaves nothing wrong behind, and the work that was said before is the work that is done.
  void aCancelledReplayGoesOnRightly_data() { addScenes(any); }
  void aCancelledReplayGoesOnRightly() {
    const Scene scene = fetchScene();
    const std::vector<BlockState> states = scene.states();
    const HbmInputs inputs(scene.problem, scene.inputs);
    const auto replay = makeReplay(scene.problem, inputs, nullptr, scene.trace);
    const std::int64_t last = scene.trace.eventCount();
    for (const std::int64_t k : {last, last / 2, last / 3}) {
      ReplayWatch cancelled;
      cancelled.cancel = true;
      QCOMPARE(replay->stateAt(k, cancelled).position, 0);
      const QString differs = difference(replay->stateAt(k), states[static_cast<std::size_t>(k)]);
      QVERIFY2(differs.isEmpty(), qPrintable(QString("%1 differs at %2").arg(differs).arg(k)));
    }
  }

  /// Where the matrices of standard attention are too large to be held, its rows are had all the same.
  void rowsOfALargeStandardPassAreRight() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 65'536;
    settings.dk = settings.dv = 2;
    settings.Br = settings.Bc = 64;
    settings.algorithm = Algorithm::Standard;
    settings.backward = true;
    settings.causal = true;
    const Problem problem = problemOf(settings);
    QVERIFY(!checkHeldSizes(problem));
    const Inputs inputs = makeInputs(problem);
    const Trace trace(problem, Pass::Backward);
    const auto replay = makeReplay(problem, HbmInputs(problem, inputs), nullptr, trace);
    const auto endOf = [&trace](StripKind kind, std::int64_t block) {
      for (std::int64_t n = 0; n < trace.schedule().stripCount(); ++n) {
        if (trace.schedule().strip(n) == Strip{kind, block}) return trace.positionsOf(n).end;
      }
      return std::int64_t{-1};
    };
    for (const std::int64_t block : {std::int64_t{700}, std::int64_t{3}}) {
      const std::int64_t r = 64 * block + 5;
      QVERIFY(replay->canReach(endOf(StripKind::QueryGradientRows, block)));
      const BlockState& state = replay->stateAt(endOf(StripKind::QueryGradientRows, block));
      QCOMPARE(state.queries.begin, 64 * block);
      QVERIFY(state.dQ);
      // dQ_r = c sum_t P_rt (dP_rt - D_r) K_t, in float64 from the inputs.
      const Summary all = summaryOf(problem, inputs, r, {0, problem.Tk()});
      const double D = inputs.dO.row(r).dot(all.output());
      const double c = problem.scale();
      Vector<double> dQ = Vector<double>::Zero(2);
      for (std::int64_t t = 0; t <= r; ++t) {
        const double P = std::exp(c * inputs.Q.row(r).dot(inputs.K.row(t)) - all.lse());
        dQ += c * P * (inputs.dO.row(r).dot(inputs.V.row(t)) - D) * inputs.K.row(t).transpose();
      }
      // float32 sums of up to 45,000 terms below 1.
      QVERIFY((state.dQ->row(5).transpose() - dQ).cwiseAbs().maxCoeff() < 1e-5);
    }
    const std::int64_t column = endOf(StripKind::KeyGradientColumns, 7);
    QVERIFY(!replay->canReach(column));
    const BlockState& place = replay->stateAt(column);
    QVERIFY(place.placeOnly && place.position == column && place.j == 7 && !place.dK);
  }

  void theCostIsThatOfTheWayLeft() {
    const Scene scene = sceneOf("causal ragged", settingsOf(Ways[2], Precision::Float64));
    const auto replay = scene.replay();
    const Range strip = scene.trace.positionsOf(1);
    const auto flops = [&scene](std::int64_t from, std::int64_t to) {
      return scene.trace.totals(to).flops - scene.trace.totals(from).flops;
    };
    QCOMPARE(replay->flopsTo(0), 0);
    QCOMPARE(replay->flopsTo(strip.end), flops(strip.begin, strip.end));
    replay->stateAt(strip.begin + 12);
    QCOMPARE(replay->flopsTo(strip.end), flops(strip.begin + 12, strip.end));           // goes on from there
    QCOMPARE(replay->flopsTo(strip.begin + 12), 0);                                     // stays
    QCOMPARE(replay->flopsTo(strip.begin + 11), flops(strip.begin, strip.begin + 11));  // begins again
    const std::int64_t end = scene.trace.eventCount();
    QCOMPARE(replay->flopsTo(end), flops(scene.trace.positionsOf(2).begin, end));
  }

  /// Whatever is still to be done in HBM is said before, and once it has been done it costs nothing.
  void theCostOfTheStripsBeforeIsSaid_data() { addScenes(any); }
  void theCostOfTheStripsBeforeIsSaid() {
    const Scene scene = fetchScene();
    const auto replay = scene.replay();
    for (const std::int64_t k : {scene.trace.eventCount(), scene.trace.eventCount() / 2, std::int64_t{1}}) {
      QVERIFY(replay->flopsTo(k) >= 0);
      replay->stateAt(k);
      QCOMPARE(replay->flopsTo(k), 0);
    }
  }
};

QTEST_APPLESS_MAIN(TestReplay)
#include "tst_replay.moc"
