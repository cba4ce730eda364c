// SPDX-License-Identifier: MIT
#include "core/replay/replay.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

#include "core/trace/trace.h"
#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

constexpr double Inf = std::numeric_limits<double>::infinity();

/// Both absent, or both there with the same bits.
template <class Value>
bool sameOptional(const std::optional<Value>& a, const std::optional<Value>& b) {
  return a.has_value() == b.has_value() && (!a || sameBits(*a, *b));
}

bool sameSums(const RowSums& a, const RowSums& b) {
  return sameBits(a.m, b.m) && sameBits(a.l, b.l) && sameBits(a.O_acc, b.O_acc);
}

bool sameFigures(const EventFigures& a, const EventFigures& b) {
  return a.rows == b.rows && sameOptional(a.growth, b.growth) && sameOptional(a.factor, b.factor) && a.row == b.row;
}

/// The first field that differs, or nothing. NaN equals a NaN of the same bits.
QString difference(const BlockState& a, const BlockState& b) {
  if (a.position != b.position) return "position";
  if (a.i != b.i || a.j != b.j) return "tile";
  if (a.tileSkipped != b.tileSkipped || a.tileDone != b.tileDone) return "state of the tile";
  if (!(a.queries == b.queries) || !(a.keys == b.keys)) return "ranges";
  if (!sameOptional(a.Q, b.Q)) return "Q";
  if (!sameOptional(a.K, b.K)) return "K";
  if (!sameOptional(a.V, b.V)) return "V";
  if (!sameOptional(a.S, b.S)) return "S";
  if (!sameOptional(a.P, b.P)) return "P";
  if (!sameOptional(a.mNew, b.mNew)) return "m'";
  if (!sameOptional(a.factor, b.factor)) return "factor";
  if (!sameSums(a.before, b.before)) return "sums before";
  if (!sameSums(a.now, b.now)) return "sums now";
  if (!sameOptional(a.O, b.O)) return "O";
  if (!sameOptional(a.lse, b.lse)) return "lse";
  if (!sameFigures(a.figures, b.figures)) return "figures";
  return {};
}

/// A problem small enough to look at every event, with its replay.
struct Scene {
  explicit Scene(ProblemSettings settings) : Scene(problemOf(settings), makeInputs(problemOf(settings))) {}
  Scene(Problem of, Inputs with) : problem(std::move(of)), inputs(std::move(with)), trace(problem) {}

  std::unique_ptr<Replay> replay() const { return makeReplay(problem, inputs, trace); }
  /// The states of all positions, by stepping forward from 0.
  std::vector<BlockState> states() const {
    const auto steps = replay();
    std::vector<BlockState> all;
    for (std::int64_t k = 0; k <= trace.eventCount(); ++k) all.push_back(steps->stateAt(k));
    return all;
  }

  Problem problem;
  Inputs inputs;
  Trace trace;
};

/// The runs that every test looks at: ragged, both corners, rows without keys, spoiled values, both precisions.
void addScenes() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<int>("precision");
  for (const char* name :
       {"tiny", "causal ragged", "bottom right", "rows without keys", "one tile", "spoiled", "steep"}) {
    for (const Precision precision : {Precision::Float64, Precision::Float32}) {
      QTest::addRow("%s, %s", name, word(precision).data()) << name << static_cast<int>(precision);
    }
  }
}

Scene sceneOf(const QString& name, int precision) {
  ProblemSettings s;
  s.precision = static_cast<Precision>(precision);
  s.dk = 4;
  s.dv = 3;
  const auto sizes = [&s](std::int64_t Tq, std::int64_t Tk, std::int64_t Br, std::int64_t Bc) {
    s.Tq = Tq;
    s.Tk = Tk;
    s.Br = Br;
    s.Bc = Bc;
  };
  if (name == "tiny") sizes(8, 8, 4, 2), s.inputKind = InputKind::Ramp, s.scale = 1.0;
  if (name == "causal ragged") sizes(11, 13, 4, 3), s.causal = true;
  if (name == "bottom right") sizes(6, 17, 4, 5), s.causal = true, s.alignment = Alignment::BottomRight;
  if (name == "rows without keys") sizes(14, 5, 3, 2), s.causal = true, s.alignment = Alignment::BottomRight;
  if (name == "one tile") sizes(3, 5, 64, 64), s.causal = true;
  if (name == "spoiled" || name == "steep") sizes(9, 10, 4, 3), s.causal = true;
  Scene scene{s};
  if (name == "spoiled") {
    scene.inputs.K(4, 1) = std::numeric_limits<double>::quiet_NaN();
    scene.inputs.V(8, 0) = Inf;
  }
  if (name == "steep") scene.inputs.Q *= 1000;
  return scene;
}

/// Exact attention of a row over its first `keys` visible keys.
struct PartialRow {
  Vector<double> O;
  double lse;
};
PartialRow exactly(const Scene& scene, std::int64_t r, std::int64_t keys) {
  std::vector<double> scores;
  double m = -Inf;
  for (std::int64_t t = 0; t < keys; ++t) {
    scores.push_back(scene.problem.scale() * scene.inputs.Q.row(r).dot(scene.inputs.K.row(t)));
    m = std::max(m, scores.back());
  }
  double l = 0;
  Vector<double> O = Vector<double>::Zero(scene.problem.dv());
  for (std::int64_t t = 0; t < keys; ++t) {
    const double p = std::exp(scores[static_cast<std::size_t>(t)] - m);
    l += p;
    O += p * scene.inputs.V.row(t).transpose();
  }
  return {O / l, m + std::log(l)};
}

}  // namespace

class TestReplay : public QObject {
  Q_OBJECT

 private slots:
  void everyWayToAPositionGivesTheSameBits_data() { addScenes(); }
  void everyWayToAPositionGivesTheSameBits() {
    QFETCH(QString, name);
    QFETCH(int, precision);
    const Scene scene = sceneOf(name, precision);
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

  void statesAreThoseOfTheRun_data() { addScenes(); }
  void statesAreThoseOfTheRun() {
    QFETCH(QString, name);
    QFETCH(int, precision);
    const Scene scene = sceneOf(name, precision);
    const std::vector<BlockState> states = scene.states();
    std::size_t k = 0;
    const auto result = runInOrder(scene.problem, scene.inputs, [&](const Event& event, const EventFigures& figures) {
      const BlockState& state = states[++k];
      bool agree = state.position == static_cast<std::int64_t>(k) && sameFigures(state.figures, figures) &&
                   state.i == event.i && (!event.j || state.j == event.j);
      agree = agree && state.queries == scene.trace.grid().queries(*event.i);
      if (event.j) agree = agree && state.keys == scene.trace.grid().keys(*event.j);
      if (event.j) {
        agree = agree && state.tileSkipped == (scene.trace.grid().kind({*event.i, *event.j}) == TileKind::Skipped);
      }
      if (!agree) qWarning("event %zu, %s", k, word(event.kind).data());
      return agree;
    });
    QVERIFY(result);
    QCOMPARE(k + 1, states.size());
    for (std::int64_t i = 0; i < scene.trace.grid().nr(); ++i) {
      const BlockState& end = states[static_cast<std::size_t>(scene.trace.positionsOf(i).end)];
      const Range rows = scene.trace.grid().queries(i);
      QVERIFY(end.O && end.lse);
      QVERIFY(sameBits(*end.O, Matrix<double>(result->O.middleRows(rows.begin, rows.size()))));
      QVERIFY(sameBits(*end.lse, Vector<double>(result->lse.segment(rows.begin, rows.size()))));
    }
  }

  void valuesAppearWithTheirEventAndNotBefore_data() { addScenes(); }
  void valuesAppearWithTheirEventAndNotBefore() {
    QFETCH(QString, name);
    QFETCH(int, precision);
    const Scene scene = sceneOf(name, precision);
    const std::vector<BlockState> states = scene.states();
    QVERIFY(!states[0].i && !states[0].Q && states[0].now.m.size() == 0);
    // What is there, written as letters; each event adds its own.
    QString there;
    for (std::size_t k = 1; k < states.size(); ++k) {
      const Event event = scene.trace.event(static_cast<std::int64_t>(k));
      if (event.kind == EventKind::RowBlockBegin) there.clear();
      const bool beginsTile = event.kind == EventKind::TileSkipped || event.tensor == Tensor::K;
      if (beginsTile) there = there.contains('Q') ? "Q" : "";
      if (event.tensor == Tensor::Q || event.tensor == Tensor::K || event.tensor == Tensor::V) {
        there += word(*event.tensor).data();
      }
      if (event.kind == EventKind::ScoreProduct) there += 'S';
      if (event.kind == EventKind::RunningMaxUpdated) there += 'm';
      if (event.kind == EventKind::Exponentiated) there += 'P';
      if (event.kind == EventKind::Rescaled) there += 'f';
      if (event.kind == EventKind::Accumulated) there += 'd';
      if (event.kind == EventKind::Normalised) there += 'O';
      if (event.kind == EventKind::LseWritten) there += 'l';
      const BlockState& state = states[k];
      QString found;
      const auto note = [&found](bool present, const char* letter) { found += present ? letter : ""; };
      note(state.Q.has_value(), "Q");
      note(state.K.has_value(), "K");
      note(state.V.has_value(), "V");
      note(state.S.has_value(), "S");
      note(state.mNew.has_value(), "m");
      note(state.P.has_value(), "P");
      note(state.factor.has_value(), "f");
      note(state.tileDone, "d");
      note(state.O.has_value(), "O");
      note(state.lse.has_value(), "l");
      QVERIFY2(found == there, qPrintable(QString("event %1: %2 instead of %3").arg(k).arg(found, there)));
    }
  }

  void whatIsLoadedAndMaskedIsExact_data() { addScenes(); }
  void whatIsLoadedAndMaskedIsExact() {
    QFETCH(QString, name);
    QFETCH(int, precision);
    const Scene scene = sceneOf(name, precision);
    const auto rounded = [&scene](const Matrix<double>& matrix, Range rows) -> Matrix<double> {
      const Matrix<double> part = matrix.middleRows(rows.begin, rows.size());
      if (scene.problem.settings().precision == Precision::Float64) return part;
      return part.cast<float>().cast<double>();
    };
    const std::vector<BlockState> states = scene.states();
    for (std::size_t k = 1; k < states.size(); ++k) {
      const BlockState& state = states[k];
      if (state.Q) QVERIFY(sameBits(*state.Q, rounded(scene.inputs.Q, state.queries)));
      if (state.K) QVERIFY(sameBits(*state.K, rounded(scene.inputs.K, state.keys)));
      if (state.V) QVERIFY(sameBits(*state.V, rounded(scene.inputs.V, state.keys)));
      if (!state.mNew) continue;  // until then the mask may be missing
      for (std::int64_t r = state.queries.begin; r < state.queries.end; ++r) {
        for (std::int64_t t = state.keys.begin; t < state.keys.end; ++t) {
          if (scene.trace.grid().mask().visible(r, t)) continue;
          QVERIFY(sameBits((*state.S)(r - state.queries.begin, t - state.keys.begin), -Inf));
          if (state.P && !std::isnan((*state.mNew)(r - state.queries.begin))) {
            QVERIFY(sameBits((*state.P)(r - state.queries.begin, t - state.keys.begin), 0.0));
          }
        }
      }
    }
  }

  /// After every tile Õ/l and m + log l are attention over the keys seen so far; m never falls, f lies in [0, 1].
  void theSumsAreAttentionOverTheKeysSeenSoFar_data() { addScenes(); }
  void theSumsAreAttentionOverTheKeysSeenSoFar() {
    QFETCH(QString, name);
    QFETCH(int, precision);
    const Scene scene = sceneOf(name, precision);
    if (name == "spoiled") return;  // nothing to compare with but NaN
    const double epsilon = scene.problem.settings().precision == Precision::Float64 ? 0x1p-52 : 0x1p-23;
    const double unit = 16 * epsilon * std::max(1.0, referenceOf(scene.problem, scene.inputs).scoreMax);
    const double largest = std::max(1.0, scene.inputs.V.cwiseAbs().maxCoeff());
    const std::vector<BlockState> states = scene.states();
    int tiles = 0;
    for (std::size_t k = 1; k < states.size(); ++k) {
      const BlockState& state = states[k];
      for (Index r = 0; r < state.now.m.size(); ++r) {
        QVERIFY(state.now.m(r) >= state.before.m(r));
        if (state.mNew) QVERIFY((*state.mNew)(r) >= state.before.m(r));
        if (state.factor) QVERIFY((*state.factor)(r) >= 0 && (*state.factor)(r) <= 1);
        if (state.factor && state.before.m(r) == -Inf) QVERIFY((*state.factor)(r) == 0);
      }
      if (scene.trace.event(static_cast<std::int64_t>(k)).kind != EventKind::Accumulated) continue;
      ++tiles;
      for (Index r = 0; r < state.now.m.size(); ++r) {
        const std::int64_t query = state.queries.begin + r;
        const std::int64_t seen = std::min(scene.trace.grid().mask().visibleKeys(query).end, state.keys.end);
        QVERIFY(sameBits(state.now.m(r), (*state.mNew)(r)));
        if (seen <= 0) {
          QVERIFY(state.now.m(r) == -Inf && state.now.l(r) == 0 && (state.now.O_acc.row(r).array() == 0.0).all());
          continue;
        }
        QVERIFY(state.now.l(r) > 0);
        const PartialRow exact = exactly(scene, query, seen);
        QVERIFY(std::abs(state.now.m(r) + std::log(state.now.l(r)) - exact.lse) <=
                unit * std::max(1.0, std::abs(exact.lse)));
        const Vector<double> O = state.now.O_acc.row(r).transpose() / state.now.l(r);
        QVERIFY((O - exact.O).cwiseAbs().maxCoeff() <= unit * largest);
      }
    }
    QVERIFY(tiles > 0);
  }

  /// "Before" is what the tile at hand found: the sums at the position before its first event.
  void theTileRemembersWhatItFound_data() { addScenes(); }
  void theTileRemembersWhatItFound() {
    QFETCH(QString, name);
    QFETCH(int, precision);
    const Scene scene = sceneOf(name, precision);
    const std::vector<BlockState> states = scene.states();
    for (std::size_t k = 1; k < states.size(); ++k) {
      const BlockState& state = states[k];
      if (!state.j) continue;
      const std::optional<Range> tile = scene.trace.positionsOf(TileIndex{*state.i, *state.j});
      QVERIFY(sameSums(state.before, states[static_cast<std::size_t>(tile->begin)].now));
    }
  }

  /// After the division Õ stays what it was, and O is Õ/l.
  void theDivisionLeavesTheSumsToBeSeen_data() { addScenes(); }
  void theDivisionLeavesTheSumsToBeSeen() {
    QFETCH(QString, name);
    QFETCH(int, precision);
    const Scene scene = sceneOf(name, precision);
    const std::vector<BlockState> states = scene.states();
    for (std::size_t k = 1; k < states.size(); ++k) {
      if (scene.trace.event(static_cast<std::int64_t>(k)).kind != EventKind::Normalised) continue;
      for (std::size_t later = k; later < states.size() && states[later].i == states[k].i; ++later) {
        QVERIFY(sameBits(states[later].now.O_acc, states[k - 1].now.O_acc));
        QVERIFY(sameBits(states[later].now.l, states[k - 1].now.l));
      }
      for (Index r = 0; r < states[k].now.l.size(); ++r) {
        const bool sees = !scene.trace.grid().mask().visibleKeys(states[k].queries.begin + r).empty();
        for (Index c = 0; c < scene.problem.dv(); ++c) {
          const double O = (*states[k].O)(r, c), sum = states[k].now.O_acc(r, c), l = states[k].now.l(r);
          const double wanted = !sees ? 0.0
                                : scene.problem.settings().precision == Precision::Float64
                                    ? sum / l
                                    : static_cast<float>(sum) / static_cast<float>(l);
          QVERIFY(O == wanted || (std::isnan(O) && std::isnan(wanted)));
        }
      }
    }
  }

  void theCostIsThatOfTheWayLeft() {
    const Scene scene = sceneOf("causal ragged", static_cast<int>(Precision::Float64));
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
};

QTEST_APPLESS_MAIN(TestReplay)
#include "tst_replay.moc"
