// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/chip_walk.h"

#include <algorithm>

#include "app/session/notation.h"
#include "app/views/stage/stage_names.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

bool isKeySide(OnChipBox box) {
  return box == OnChipBox::K || box == OnChipBox::V || box == OnChipBox::dK || box == OnChipBox::dV;
}

bool isTile(OnChipBox box) { return box == OnChipBox::Weights || box == OnChipBox::ScoreGradients; }

double shareOf(std::int64_t part, std::int64_t whole) { return static_cast<double>(part) / static_cast<double>(whole); }

}  // namespace

ChipWalk::ChipWalk(const StageFacts& facts, StageScene& scene) : m_facts(facts), m_scene(scene) {
  for (std::size_t n = 0; n < scene.boxes.size(); ++n) {
    scene.boxes[n].name = nameOf(static_cast<OnChipBox>(n), {}, {});
  }
}

QString ChipWalk::nameOf(OnChipBox which, std::optional<std::int64_t> i, std::optional<std::int64_t> j) const {
  const QString name = boxName(which, m_facts.pass, i, j);
  const bool isNew = (which == OnChipBox::m || which == OnChipBox::l) && m_facts.has(OnChipBox::mOld);
  return isNew ? name + u'\'' : name;
}

void ChipWalk::drop(OnChipBox which) {
  box(which) = {};
  box(which).name = nameOf(which, {}, {});
}

void ChipWalk::fill(OnChipBox which, const QString& name) {
  if (!m_facts.has(which)) return;
  const bool keySide = isKeySide(which);
  const std::optional<std::int64_t> block = keySide ? m_j : m_i;
  if (!block || (isTile(which) && !m_j)) return;
  const Problem& problem = m_facts.problem;
  const std::int64_t rows = m_i ? m_facts.grid.queries(*m_i).size() : 0;
  const std::int64_t keys = m_j ? m_facts.grid.keys(*m_j).size() : 0;
  const double rowShare = shareOf(rows, std::min(problem.Br(), problem.Tq()));
  const double keyShare = shareOf(keys, std::min(problem.Bc(), problem.Tk()));
  BoxState& state = box(which);
  state.filled = true;
  state.block = block;
  state.down = keySide ? keyShare : rowShare;
  state.across = isTile(which) ? keyShare : 1;
  switch (which) {
    case OnChipBox::Q:
    case OnChipBox::dQ: state.values = rows * problem.dk(); break;
    case OnChipBox::K:
    case OnChipBox::dK: state.values = keys * problem.dk(); break;
    case OnChipBox::V:
    case OnChipBox::dV: state.values = keys * problem.dv(); break;
    case OnChipBox::Weights:
    case OnChipBox::ScoreGradients: state.values = rows * keys; break;
    case OnChipBox::Output:
    case OnChipBox::dO: state.values = rows * problem.dv(); break;
    default: state.values = rows; break;
  }
  // Forward, K lies on its side.
  if (which == OnChipBox::K && m_facts.pass == Pass::Forward) std::swap(state.down, state.across);
  if (isTile(which)) state.block.reset();
  state.name = name.isEmpty() ? nameOf(which, m_i, m_j) : name;
  if (!m_tile) m_resident[static_cast<std::size_t>(which)] = true;
}

void ChipWalk::addPart(OnChipBox which, std::int64_t all) {
  // Only what stays on chip is counted in its box; sums in HBM are counted there.
  if (!m_resident[static_cast<std::size_t>(which)]) return;
  box(which).parts = Share{box(which).parts ? box(which).parts->done + 1 : 1, all};
}

void ChipWalk::enterTile(TileIndex tile) {
  m_tile = tile;
  for (std::size_t n = 0; n < m_scene.boxes.size(); ++n) {
    if (!m_resident[n]) drop(static_cast<OnChipBox>(n));
  }
  for (std::size_t n = 0; n < TensorCount; ++n) {
    if (!m_residentTensor[n]) m_scene.held[n].reset();
  }
  m_scene.writtenInTile = {};
}

void ChipWalk::take(const Event& event) {
  for (BoxState& each : m_scene.boxes) each.changed = false;
  m_scene.factorChanged = false;
  if (event.i) m_i = event.i;
  if (event.j) m_j = event.j;
  if (event.i && event.j) {
    if (m_tile != TileIndex{*event.i, *event.j}) enterTile({*event.i, *event.j});
  } else if (m_tile) {
    m_scene.tilesLeft = true;
  }
  if (endsTile(event, m_facts.problem) && event.kind != EventKind::TileSkipped) ++m_scene.tilesEnded;
  switch (event.kind) {
    case EventKind::RowBlockBegin:
    case EventKind::ColumnBlockBegin: beginBlock(event); break;
    case EventKind::Load: load(event); break;
    case EventKind::Store: store(event); break;
    default: m_facts.pass == Pass::Forward ? forward(event) : backward(event); break;
  }
  if (m_facts.problem.isStandard()) holdUsed(event);
}

void ChipWalk::beginBlock(const Event& event) {
  switch (m_scene.kind) {
    case StripKind::QueryBlock:
      put(OnChipBox::Output, u"*O~*"_s);
      put(OnChipBox::m);
      put(OnChipBox::l);
      break;
    case StripKind::GradientQueryBlock:
    case StripKind::QueryGradients:
      put(OnChipBox::dQ);
      box(OnChipBox::dQ).parts = Share{0, m_facts.order.visitedInRow(*event.i)};
      break;
    case StripKind::GradientKeyBlock:
    case StripKind::Fa1GradientKeyBlock:
    case StripKind::KeyValueGradients:
      for (const OnChipBox each : {OnChipBox::dK, OnChipBox::dV}) {
        put(each);
        box(each).parts = Share{0, m_facts.order.visitedInColumn(*event.j)};
      }
      break;
    default: break;
  }
}

void ChipWalk::load(const Event& event) {
  const auto tensor = static_cast<std::size_t>(*event.tensor);
  m_scene.held[tensor] = event.block;
  if (!m_tile) m_residentTensor[tensor] = true;
  if (*event.tensor == Tensor::O && !m_facts.has(OnChipBox::Output)) return putOutputFirst();
  put(boxOf(*event.tensor, true, m_facts));
}

/// D is made of dO and O before any Q is there: O lies in its place.
void ChipWalk::putOutputFirst() {
  if (!m_facts.has(OnChipBox::Q)) return;
  put(OnChipBox::Q, u"*O*_{%1}"_s.arg(shownBlock(m_i.value_or(0))));
  BoxState& state = box(OnChipBox::Q);
  state.guest = Tensor::O;
  state.values = (m_i ? m_facts.grid.queries(*m_i).size() : 0) * m_facts.problem.dv();
}

void ChipWalk::store(const Event& event) {
  const auto tensor = static_cast<std::size_t>(*event.tensor);
  m_scene.held[tensor] = event.block;
  if (event.i && event.j) {
    m_scene.writtenInTile[tensor] = true;
  } else {
    m_scene.written[tensor] = true;
  }
}

void ChipWalk::forward(const Event& event) {
  const bool fa1 = m_facts.problem.algorithm() == Algorithm::FlashAttention1;
  const std::optional<std::int64_t> i = m_i;
  switch (event.kind) {
    case EventKind::ScoreProduct:
      put(OnChipBox::Weights, nameOf(OnChipBox::Weights, m_i, m_j).replace(u"*P~*"_s, u"*S*"_s));
      break;
    case EventKind::MaskApplied: change(OnChipBox::Weights); break;
    case EventKind::RunningMaxUpdated: put(OnChipBox::m, u"*m*'"_s); break;
    case EventKind::Exponentiated: put(OnChipBox::Weights); break;
    case EventKind::Rescaled:
      put(OnChipBox::Output, u"*O~*"_s);
      put(OnChipBox::l);
      m_scene.factorChanged = true;
      break;
    case EventKind::Accumulated:
      change(OnChipBox::Output);
      put(OnChipBox::l);
      put(OnChipBox::m);
      if (fa1) box(OnChipBox::m).changed = false;
      break;
    case EventKind::Normalised: put(OnChipBox::Output, u"*O*_{%1}"_s.arg(shownBlock(i.value_or(0)))); break;
    case EventKind::LseWritten: put(OnChipBox::l, u"lse"_s); break;
    default: break;
  }
}

void ChipWalk::backward(const Event& event) {
  const VisitOrder& order = m_facts.order;
  switch (event.kind) {
    case EventKind::ScoreProduct: put(OnChipBox::Weights, u"*S*"_s); break;
    case EventKind::MaskApplied: change(OnChipBox::Weights); break;
    case EventKind::WeightsRecomputed: put(OnChipBox::Weights); break;
    case EventKind::RowTerms: put(OnChipBox::D); break;
    case EventKind::DV:
      put(OnChipBox::dV);
      if (event.j) addPart(OnChipBox::dV, order.visitedInColumn(*event.j));
      break;
    case EventKind::DP: put(OnChipBox::ScoreGradients, u"d*P*"_s); break;
    case EventKind::DS: put(OnChipBox::ScoreGradients); break;
    case EventKind::DQAdded:
      put(OnChipBox::dQ);
      if (event.i) addPart(OnChipBox::dQ, order.visitedInRow(*event.i));
      break;
    case EventKind::DK:
      put(OnChipBox::dK);
      if (event.j) addPart(OnChipBox::dK, order.visitedInColumn(*event.j));
      break;
    default: break;
  }
}

/// Residency is left open there: what an event uses is on chip at it, and what was loaded for the strip.
void ChipWalk::holdUsed(const Event& event) {
  const auto use = [&](Tensor tensor, std::optional<std::int64_t> block) {
    if (block) m_scene.held[static_cast<std::size_t>(tensor)] = block;
  };
  switch (m_scene.kind) {
    case StripKind::ScoreRows: use(Tensor::K, event.j); break;
    case StripKind::OutputRows:
    case StripKind::WeightGradientRows: use(Tensor::V, event.j); break;
    case StripKind::ValueGradientColumns: use(Tensor::dO, event.i); break;
    case StripKind::QueryGradientRows: use(Tensor::K, event.j); break;
    case StripKind::KeyGradientColumns: use(Tensor::Q, event.i); break;
    default: break;
  }
}

OnChipBox boxOf(Tensor tensor, bool load, const StageFacts& facts) {
  const bool fa1 = facts.has(OnChipBox::mOld);
  switch (tensor) {
    case Tensor::Q: return OnChipBox::Q;
    case Tensor::K: return OnChipBox::K;
    case Tensor::V: return OnChipBox::V;
    case Tensor::O: return facts.has(OnChipBox::Output) ? OnChipBox::Output : OnChipBox::Q;
    case Tensor::S:
    case Tensor::P: return OnChipBox::Weights;
    case Tensor::m: return load && fa1 ? OnChipBox::mOld : OnChipBox::m;
    case Tensor::l: return load && fa1 ? OnChipBox::lOld : OnChipBox::l;
    case Tensor::lse: return facts.has(OnChipBox::lse) ? OnChipBox::lse : OnChipBox::l;
    case Tensor::D: return OnChipBox::D;
    case Tensor::dO: return OnChipBox::dO;
    case Tensor::dQ: return OnChipBox::dQ;
    case Tensor::dK: return OnChipBox::dK;
    case Tensor::dV: return OnChipBox::dV;
    case Tensor::dP:
    case Tensor::dS: return OnChipBox::ScoreGradients;
  }
  return OnChipBox::Q;
}

}  // namespace tilewise
