// SPDX-License-Identifier: MIT
#pragma once

/// Problems small enough to look at the state at every event, and comparisons of states.

#include <QString>
#include <QTest>

#include <limits>
#include <memory>
#include <vector>

#include "core/replay/replay.h"
#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"

namespace tilewise::testing {

inline constexpr double Inf = std::numeric_limits<double>::infinity();

/// Both absent, or both there with the same bits.
template <class Value>
bool sameOptional(const std::optional<Value>& a, const std::optional<Value>& b) {
  return a.has_value() == b.has_value() && (!a || sameBits(*a, *b));
}

inline bool sameSums(const RowSums& a, const RowSums& b) {
  return sameBits(a.m, b.m) && sameBits(a.l, b.l) && sameBits(a.O_acc, b.O_acc);
}

inline bool sameFigures(const EventFigures& a, const EventFigures& b) {
  return a.rows == b.rows && sameOptional(a.growth, b.growth) && sameOptional(a.factor, b.factor) && a.row == b.row;
}

/// The first field that differs, or nothing. NaN equals a NaN of the same bits.
inline QString difference(const BlockState& a, const BlockState& b) {
  if (a.position != b.position) return "position";
  if (a.strip != b.strip) return "strip";
  if (a.i != b.i || a.j != b.j) return "tile";
  if (a.tileSkipped != b.tileSkipped || a.tileDone != b.tileDone) return "state of the tile";
  if (a.dQAdded != b.dQAdded) return "whether dQ is added";
  if (!(a.queries == b.queries) || !(a.keys == b.keys)) return "ranges";
  if (!sameOptional(a.Q, b.Q)) return "Q";
  if (!sameOptional(a.K, b.K)) return "K";
  if (!sameOptional(a.V, b.V)) return "V";
  if (!sameOptional(a.S, b.S)) return "S";
  if (!sameOptional(a.P, b.P)) return "P";
  if (!sameOptional(a.mNew, b.mNew)) return "m'";
  if (!sameOptional(a.factor, b.factor)) return "factor";
  if (!sameOptional(a.mTile, b.mTile)) return "m of the tile";
  if (!sameOptional(a.factorTile, b.factorTile)) return "factor of the tile";
  if (!sameSums(a.before, b.before)) return "sums before";
  if (!sameSums(a.now, b.now)) return "sums now";
  if (!sameOptional(a.O, b.O)) return "O";
  if (!sameOptional(a.lse, b.lse)) return "lse";
  if (!sameOptional(a.dO, b.dO)) return "dO";
  if (!sameOptional(a.D, b.D)) return "D";
  if (!sameOptional(a.dP, b.dP)) return "dP";
  if (!sameOptional(a.dS, b.dS)) return "dS";
  if (!sameOptional(a.dQBefore, b.dQBefore)) return "dQ before";
  if (!sameOptional(a.dQ, b.dQ)) return "dQ";
  if (!sameOptional(a.dK, b.dK)) return "dK";
  if (!sameOptional(a.dV, b.dV)) return "dV";
  if (!sameFigures(a.figures, b.figures)) return "figures";
  return {};
}

/// A problem with its run, and replays of its last pass.
struct Scene {
  explicit Scene(const ProblemSettings& settings) : Scene(problemOf(settings), makeInputs(problemOf(settings))) {}
  Scene(Problem of, Inputs with)
      : problem(std::move(of)),
        inputs(std::move(with)),
        result(runOf(problem, inputs)),
        trace(problem, problem.lastPass()) {}

  std::unique_ptr<Replay> replay() const { return makeReplay(problem, inputs, result, trace); }
  const Mask& mask() const { return trace.grid().mask(); }
  /// The states of all positions, by stepping forward from 0.
  std::vector<BlockState> states() const {
    const auto steps = replay();
    std::vector<BlockState> all;
    for (std::int64_t k = 0; k <= trace.eventCount(); ++k) all.push_back(steps->stateAt(k));
    return all;
  }

  Problem problem;
  Inputs inputs;
  RunResult result;
  Trace trace;
};

/// Sizes, masks and scores by name: ragged, both corners, rows without keys, spoiled values, every mask.
inline Scene sceneOf(const QString& name, ProblemSettings s) {
  s.dk = 4;
  s.dv = 3;
  const auto sizes = [&s](std::int64_t Tq, std::int64_t Tk, std::int64_t Br, std::int64_t Bc) {
    s.Tq = Tq;
    s.Tk = Tk;
    s.Br = Br;
    s.Bc = Bc;
  };
  sizes(9, 10, 4, 3);
  if (name == "tiny") sizes(8, 8, 4, 2), s.inputKind = InputKind::Ramp, s.scale = 1.0;
  if (name == "causal ragged") sizes(11, 13, 4, 3), s.causal = true;
  if (name == "bottom right") sizes(6, 17, 4, 5), s.causal = true, s.alignment = Alignment::BottomRight;
  if (name == "rows without keys") sizes(14, 5, 3, 2), s.causal = true, s.alignment = Alignment::BottomRight;
  if (name == "one tile") sizes(3, 5, 64, 64), s.causal = true;
  if (name == "spoiled" || name == "steep") s.causal = true;
  if (name == "window") s.window = {2, 1};
  const Documents documents({0, 0, 0, 1, 1, 2, 2, 0, 0}, {0, 1, 1, 0, 0, 0, 2, 2, 3, 0});
  if (name == "documents") s.documents = documents;
  BlockMask blocks(3, 4);
  blocks.set(0, 1, false);
  blocks.set(1, 3, false);
  blocks.set(2, 0, false);
  if (name == "blocks" || name == "every mask") s.blockMask = blocks;
  if (name == "every mask") s.causal = true, s.window = {6, Window::Unbounded}, s.documents = documents;
  if (name == "scores") s.softCap = 1.5, s.alibi = {0.25}, s.dropout = 0.4;
  const Problem problem = problemOf(s);
  Inputs inputs = makeInputs(problem);
  if (name == "spoiled") {
    inputs.K(4, 1) = std::numeric_limits<double>::quiet_NaN();
    inputs.V(8, 0) = Inf;
  }
  if (name == "steep") inputs.Q *= 1000;
  return {problem, std::move(inputs)};
}

inline constexpr const char* SceneNames[] = {"tiny",      "causal ragged", "bottom right", "rows without keys",
                                             "one tile",  "spoiled",       "steep",        "window",
                                             "documents", "blocks",        "every mask",   "scores"};

/// A way to compute: "fa1", "backward two-loops, shuffled"; absent words are FA-2's.
struct Way {
  const char* name;
  Algorithm algorithm;
  bool backward;
  BackwardOrder order;
  bool shuffled = false;
};

inline constexpr Way Ways[] = {
    {"standard", Algorithm::Standard, false, BackwardOrder::FlashAttention2},
    {"fa1", Algorithm::FlashAttention1, false, BackwardOrder::FlashAttention2},
    {"fa2", Algorithm::FlashAttention2, false, BackwardOrder::FlashAttention2},
    {"standard backward", Algorithm::Standard, true, BackwardOrder::FlashAttention2},
    {"fa2 backward", Algorithm::FlashAttention2, true, BackwardOrder::FlashAttention2},
    {"fa2 backward after fa1, shuffled", Algorithm::FlashAttention1, true, BackwardOrder::FlashAttention2, true},
    {"fa1 backward", Algorithm::FlashAttention1, true, BackwardOrder::FlashAttention1},
    {"fa1 backward after fa2", Algorithm::FlashAttention2, true, BackwardOrder::FlashAttention1},
    {"query-outer backward", Algorithm::FlashAttention2, true, BackwardOrder::QueryOuter},
    {"query-outer backward, shuffled", Algorithm::FlashAttention2, true, BackwardOrder::QueryOuter, true},
    {"two-loops backward", Algorithm::FlashAttention2, true, BackwardOrder::TwoLoops},
};

inline ProblemSettings settingsOf(const Way& way, Precision precision) {
  ProblemSettings settings;
  settings.algorithm = way.algorithm;
  settings.backward = way.backward;
  settings.backwardOrder = way.order;
  if (way.shuffled) settings.shuffle = 7;
  settings.precision = precision;
  return settings;
}

/// A data row for each scene and each way that is wanted; precisions take turns.
template <class Wanted>
void addScenes(Wanted wanted) {
  QTest::addColumn<QString>("name");
  QTest::addColumn<int>("way");
  QTest::addColumn<int>("precision");
  int turn = 0;
  for (int way = 0; way < static_cast<int>(std::size(Ways)); ++way) {
    if (!wanted(Ways[way])) continue;
    for (const char* name : SceneNames) {
      const Precision precision = ++turn % 2 == 0 ? Precision::Float64 : Precision::Float32;
      QTest::addRow("%s, %s, %s", Ways[way].name, name, word(precision).data())
          << name << way << static_cast<int>(precision);
    }
  }
}

/// The scene of a data row of addScenes().
inline Scene fetchScene() {
  QFETCH(QString, name);
  QFETCH(int, way);
  QFETCH(int, precision);
  return sceneOf(name, settingsOf(Ways[way], static_cast<Precision>(precision)));
}

}  // namespace tilewise::testing
