// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_scene.h"

#include <algorithm>

#include "app/views/stage/stage_names.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

bool isMove(const Event& event) { return event.kind == EventKind::Load || event.kind == EventKind::Store; }

/// Row block events that come after its last tile.
bool comesAfterTiles(EventKind kind) {
  return kind == EventKind::Normalised || kind == EventKind::LseWritten || kind == EventKind::Store ||
         kind == EventKind::RowBlockEnd;
}

/// What of a tile has happened, in the order of its events.
enum class TileStage : std::uint8_t { KeysLoaded, ValuesLoaded, Scored, HaveMaximum, Exponentiated, Accumulated };

TileStage stageOf(const Event& event) {
  switch (event.kind) {
    case EventKind::Load: return event.tensor == Tensor::K ? TileStage::KeysLoaded : TileStage::ValuesLoaded;
    case EventKind::ScoreProduct:
    case EventKind::MaskApplied: return TileStage::Scored;
    case EventKind::RunningMaxUpdated: return TileStage::HaveMaximum;
    case EventKind::Exponentiated:
    case EventKind::Rescaled: return TileStage::Exponentiated;
    default: return TileStage::Accumulated;
  }
}

class BoxWriter {
 public:
  BoxWriter(const StageFacts& facts, StageScene& scene) : m_facts(facts), m_scene(scene) {}

  void write() {
    for (std::size_t n = 0; n < m_scene.boxes.size(); ++n) {
      m_scene.boxes[n].name = boxName(static_cast<OnChipBox>(n), {}, {});
    }
    if (!m_scene.event || !m_scene.i || m_facts.onChip.empty()) return;
    const Event& event = *m_scene.event;
    rowSums();
    if (event.kind != EventKind::RowBlockBegin && m_facts.runs.anyVisited(*m_scene.i)) fill(OnChipBox::Q);
    if (const auto j = tileOnChip()) tile(*j);
    changes(event);
  }

 private:
  BoxState& box(OnChipBox which) { return m_scene.boxes[static_cast<std::size_t>(which)]; }

  void fill(OnChipBox which, std::optional<std::int64_t> j = {}) {
    hold(which, j);
    box(which).block = which == OnChipBox::Q ? m_scene.i : j;
    box(which).name = boxName(which, m_scene.i, j);
  }

  /// Marks the box as filled with the rows and keys of the blocks at hand.
  void hold(OnChipBox which, std::optional<std::int64_t> j) {
    const Problem& problem = m_facts.problem;
    const std::int64_t rows = m_facts.grid.queries(*m_scene.i).size();
    const std::int64_t keys = j ? m_facts.grid.keys(*j).size() : 0;
    const double rowShare = static_cast<double>(rows) / static_cast<double>(std::min(problem.Br(), problem.Tq()));
    const double keyShare = static_cast<double>(keys) / static_cast<double>(std::min(problem.Bc(), problem.Tk()));
    BoxState& state = box(which);
    state.filled = true;
    switch (which) {
      case OnChipBox::Q: state.down = rowShare, state.across = 1, state.values = rows * problem.dk(); break;
      case OnChipBox::K: state.down = 1, state.across = keyShare, state.values = keys * problem.dk(); break;
      case OnChipBox::V: state.down = keyShare, state.across = 1, state.values = keys * problem.dv(); break;
      case OnChipBox::Weights: state.down = rowShare, state.across = keyShare, state.values = rows * keys; break;
      case OnChipBox::Output: state.down = rowShare, state.across = 1, state.values = rows * problem.dv(); break;
      default: state.down = rowShare, state.across = 1, state.values = rows; break;
    }
  }

  void rowSums() {
    for (const OnChipBox each : {OnChipBox::Output, OnChipBox::m, OnChipBox::l}) hold(each, {});
    const EventKind kind = m_scene.event->kind;
    if (!comesAfterTiles(kind)) return;
    box(OnChipBox::Output).name = u"*O*_{%1}"_s.arg(*m_scene.i);
    if (kind != EventKind::Normalised) box(OnChipBox::l).name = u"lse"_s;
  }

  /// The key block whose K and V are on chip: that of the tile at hand, and after the last tile still that one.
  std::optional<std::int64_t> tileOnChip() const {
    if (m_scene.event->kind == EventKind::TileSkipped) return std::nullopt;
    if (m_scene.j) return m_scene.j;
    const TileIndex last{*m_scene.i, m_facts.nc() - 1};
    if (!m_scene.rowLeft || m_facts.grid.kind(last) == TileKind::Skipped) return std::nullopt;
    return last.j;
  }

  void tile(std::int64_t j) {
    const TileStage stage = m_scene.j ? stageOf(*m_scene.event) : TileStage::Accumulated;
    fill(OnChipBox::K, j);
    if (stage >= TileStage::ValuesLoaded) fill(OnChipBox::V, j);
    if (stage >= TileStage::Scored) fill(OnChipBox::Weights, j);
    if (stage == TileStage::Scored || stage == TileStage::HaveMaximum) {
      box(OnChipBox::Weights).name.replace(u"*P~*"_s, u"*S*"_s);
    }
    if (stage == TileStage::HaveMaximum || stage == TileStage::Exponentiated) {
      box(OnChipBox::m).name = u"*m*'"_s;
    }
  }

  void change(std::initializer_list<OnChipBox> changed) {
    for (const OnChipBox each : changed) box(each).changed = true;
  }

  void changes(const Event& event) {
    switch (event.kind) {
      case EventKind::RowBlockBegin: change({OnChipBox::Output, OnChipBox::m, OnChipBox::l}); break;
      case EventKind::Load:
        change({event.tensor == Tensor::Q ? OnChipBox::Q : event.tensor == Tensor::K ? OnChipBox::K : OnChipBox::V});
        break;
      case EventKind::ScoreProduct:
      case EventKind::MaskApplied:
      case EventKind::Exponentiated: change({OnChipBox::Weights}); break;
      case EventKind::RunningMaxUpdated: change({OnChipBox::m}); break;
      case EventKind::Rescaled:
        change({OnChipBox::Output, OnChipBox::l});
        m_scene.factorChanged = true;
        break;
      case EventKind::Accumulated: change({OnChipBox::Output, OnChipBox::m, OnChipBox::l}); break;
      case EventKind::Normalised: change({OnChipBox::Output}); break;
      case EventKind::LseWritten: change({OnChipBox::l}); break;
      default: break;
    }
  }

  const StageFacts& m_facts;
  StageScene& m_scene;
};

}  // namespace

TileState StageScene::tileState(TileIndex tile, TileKind kind) const {
  const bool skipped = kind == TileKind::Skipped;
  const TileState behind = skipped ? TileState::Passed : TileState::Done;
  if (!i || tile.i > *i) return TileState::ToCome;
  if (tile.i < *i || rowLeft) return behind;
  if (!j || tile.j > *j) return TileState::ToCome;
  return tile.j < *j || skipped ? behind : TileState::Now;
}

std::optional<TileIndex> StageScene::nowTile() const {
  if (!i || !j || event->kind == EventKind::TileSkipped) return std::nullopt;
  return TileIndex{*i, *j};
}

BlockPlace StageScene::blockPlace(Tensor tensor, std::int64_t block) const {
  const bool atHand = i == block;
  const auto input = [](bool onChip) { return onChip ? BlockPlace::AlsoOnChip : BlockPlace::InHbm; };
  const auto result = [&](bool written) {
    if (!i || block > *i || (atHand && !written)) return BlockPlace::NotWritten;
    return atHand ? BlockPlace::AlsoOnChip : BlockPlace::InHbm;
  };
  const auto holds = [&](OnChipBox which) { return box(which).filled && box(which).block == block; };
  switch (tensor) {
    case Tensor::Q: return input(holds(OnChipBox::Q));
    case Tensor::K: return input(holds(OnChipBox::K));
    case Tensor::V: return input(holds(OnChipBox::V));
    case Tensor::O: {
      const bool isStored = rowLeft && (event->kind == EventKind::Store || event->kind == EventKind::RowBlockEnd);
      return result(isStored);
    }
    case Tensor::lse: {
      const bool isStored = rowLeft && (event->kind == EventKind::RowBlockEnd ||
                                        (event->kind == EventKind::Store && event->tensor == Tensor::lse));
      return result(isStored);
    }
    default: return BlockPlace::NotWritten;
  }
}

StageScene stageScene(const StageFacts& facts, const Trace& trace, std::int64_t position,
                      const std::optional<Event>& event, const Totals& totals) {
  StageScene scene;
  scene.position = position;
  scene.event = event;
  if (event) {
    scene.i = event->i;
    scene.j = event->j;
    scene.rowLeft = comesAfterTiles(event->kind);
    scene.lastMove = moveOf(*event, position);
    if (!scene.lastMove) {
      if (const auto k = trace.previous(position, isMove)) scene.lastMove = moveOf(trace.event(*k), *k);
    }
  }
  BoxWriter(facts, scene).write();
  scene.now = scene.nowTile() ? 1 : 0;
  const bool justDone = event && event->kind == EventKind::Accumulated;
  scene.done = totals.tilesComputed - (justDone ? 1 : 0);
  scene.toCome = facts.census.visited() - scene.done - scene.now;
  scene.values = totals.values();
  scene.bytes = totals.bytes(facts.problem.settings().elementType);
  scene.loaded = totals.valuesLoaded();
  scene.stored = totals.valuesStored();
  return scene;
}

StageScene stageScene(const StageFacts& facts, const Trace& trace, std::int64_t position) {
  const auto event = position > 0 ? std::optional(trace.event(position)) : std::nullopt;
  return stageScene(facts, trace, position, event, trace.totals(position));
}

}  // namespace tilewise
