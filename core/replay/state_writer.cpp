// SPDX-License-Identifier: MIT
#include "core/replay/state_writer.h"

namespace tilewise {

namespace {

Vector<double> column(const Matrix<double>& values) { return values.col(0); }

/// Whether the rows that stay on chip through the strip are queries, so that they outlive its tiles.
bool keepsQueries(StripKind kind) { return !isColumn(kind); }

}  // namespace

void StateWriter::beginStrip(const Strip& strip, std::optional<TileIndex> shown) {
  m_state = {};
  m_state.strip = strip.kind;
  m_shown = shown;
}

bool StateWriter::isShown() const {
  // What belongs to no tile may outlive those that follow.
  if (!m_shown || !m_state.i || !m_state.j) return true;
  return m_state.i == m_shown->i && m_state.j == m_shown->j;
}

void StateWriter::enterTile(const Event& event) {
  BlockState fresh;
  fresh.strip = m_state.strip;
  fresh.i = event.i;
  fresh.j = event.j;
  fresh.queries = m_grid.queries(*event.i);
  fresh.keys = m_grid.keys(*event.j);
  fresh.tileSkipped = event.kind == EventKind::TileSkipped;
  fresh.before = std::move(m_state.before);
  // What belongs to the strip stays on chip from tile to tile.
  if (keepsQueries(*m_state.strip)) {
    fresh.now = std::move(m_state.now);
    fresh.Q = std::move(m_state.Q);
    fresh.dO = std::move(m_state.dO);
    fresh.lse = std::move(m_state.lse);
    fresh.D = std::move(m_state.D);
    fresh.dQBefore = m_state.dQ;
    fresh.dQ = std::move(m_state.dQ);
  } else {
    fresh.K = std::move(m_state.K);
    fresh.V = std::move(m_state.V);
    fresh.dK = std::move(m_state.dK);
    fresh.dV = std::move(m_state.dV);
  }
  m_state = std::move(fresh);
}

void StateWriter::after(const Event& event, const EventFigures& figures, const StripMachine& machine) {
  m_state.figures = figures;
  switch (event.kind) {
    case EventKind::RowBlockBegin:
      m_state.i = event.i;
      m_state.queries = m_grid.queries(*event.i);
      return;
    case EventKind::ColumnBlockBegin:
      m_state.j = event.j;
      m_state.keys = m_grid.keys(*event.j);
      return;
    case EventKind::Load:
      if (!event.j || !event.i) enterLoads(event);
      noteLoad(*event.tensor, machine);
      return;
    case EventKind::Store: noteStore(*event.tensor, machine); return;
    default: break;
  }
  // Work on whole rows of standard attention stands between its tiles.
  if (!event.j && event.i && event.kind != EventKind::RowBlockEnd && m_state.strip &&
      (*m_state.strip == StripKind::WeightRows || *m_state.strip == StripKind::ScoreGradientRows)) {
    m_state.j.reset();
    m_state.keys = {0, m_grid.keys(m_grid.nc() - 1).end};
  }
  if (event.pass == Pass::Forward) {
    noteForward(event.kind, machine);
  } else {
    noteBackward(event.kind, machine);
  }
}

/// Blocks that come one after the other belong to no tile yet.
void StateWriter::enterLoads(const Event& event) {
  if (event.i) {
    m_state.i = event.i;
    m_state.queries = m_grid.queries(*event.i);
  }
  if (event.j) {
    m_state.j = event.j;
    m_state.keys = m_grid.keys(*event.j);
  }
}

void StateWriter::noteLoad(Tensor tensor, const StripMachine& machine) {
  if (!isShown()) return;
  switch (tensor) {
    case Tensor::Q: m_state.Q = machine.look(Look::Q); break;
    case Tensor::K: m_state.K = machine.look(Look::K); break;
    case Tensor::V: m_state.V = machine.look(Look::V); break;
    case Tensor::O:
      if (m_state.strip != StripKind::KeyBlock) m_state.O = machine.look(Look::Output);
      break;
    case Tensor::lse: m_state.lse = column(machine.look(Look::lse)); break;
    case Tensor::dO: m_state.dO = machine.look(Look::dO); break;
    case Tensor::D: m_state.D = column(machine.look(Look::D)); break;
    case Tensor::m:
      if (m_state.strip == StripKind::Fa1GradientKeyBlock) m_state.now.m = column(machine.look(Look::m));
      break;
    case Tensor::l:
      if (m_state.strip == StripKind::Fa1GradientKeyBlock) m_state.now.l = column(machine.look(Look::l));
      break;
    case Tensor::dQ: m_state.dQ = m_state.dQBefore = machine.look(Look::dQ); break;
    case Tensor::dK: m_state.dK = machine.look(Look::dK); break;
    case Tensor::dV: m_state.dV = machine.look(Look::dV); break;
    case Tensor::S: m_state.S = machine.look(Look::WeightStripTile); break;
    case Tensor::P:
      m_state.P = machine.look(m_state.strip == StripKind::ScoreGradientRows ? Look::WeightStripTile : Look::Weights);
      break;
    case Tensor::dP: m_state.dP = machine.look(Look::ScoreGradientStripTile); break;
    case Tensor::dS: m_state.dS = machine.look(Look::Weights); break;
    default: break;
  }
}

void StateWriter::noteStore(Tensor tensor, const StripMachine& machine) {
  switch (tensor) {
    // Tiles of rows that were worked on as a whole.
    case Tensor::P:
      if (isShown()) m_state.P = machine.look(Look::WeightStripTile);
      break;
    case Tensor::dS:
      if (isShown()) m_state.dS = machine.look(Look::ScoreGradientStripTile);
      break;
    // A sum that no tile has added to is written all the same.
    case Tensor::dQ: m_state.dQ = machine.look(Look::dQ); break;
    case Tensor::dK: m_state.dK = machine.look(Look::dK); break;
    case Tensor::dV: m_state.dV = machine.look(Look::dV); break;
    default: break;
  }
}

void StateWriter::noteForward(EventKind kind, const StripMachine& machine) {
  const bool isStandard = m_state.strip != StripKind::QueryBlock && m_state.strip != StripKind::KeyBlock;
  const Look weights = m_state.strip == StripKind::WeightRows ? Look::WeightStrip : Look::Weights;
  if (kind == EventKind::Accumulated) m_state.tileDone = true;
  if (kind == EventKind::Normalised && !isStandard) m_state.O = machine.look(Look::Output);
  if (kind == EventKind::LseWritten) m_state.lse = column(machine.look(Look::lse));
  if (m_state.strip == StripKind::WeightRows) {
    // Of the rows, whichever of their tiles is looked at.
    if (kind == EventKind::RunningMaxUpdated) m_state.now.m = column(machine.look(Look::m));
    if (kind == EventKind::Exponentiated) m_state.now.l = column(machine.look(Look::l));
    if (!m_showsRows) return;  // the first tile that is stored takes their place
  }
  if (!isShown()) return;
  switch (kind) {
    case EventKind::ScoreProduct:
      if (isStandard) m_state.K = machine.look(Look::K);
      m_state.S = machine.look(weights);
      break;
    case EventKind::MaskApplied: m_state.S = machine.look(weights); break;
    case EventKind::Accumulated:
      if (isStandard) m_state.V = machine.look(Look::V);
      break;
    case EventKind::RunningMaxUpdated:
      if (isStandard) {
        m_state.S = machine.look(weights);
        m_state.mNew = column(machine.look(Look::m));
      } else {
        m_state.mNew = column(machine.look(Look::mNew));
      }
      if (m_state.strip == StripKind::KeyBlock) m_state.mTile = column(machine.look(Look::mTile));
      break;
    case EventKind::Exponentiated: m_state.P = machine.look(weights); break;
    case EventKind::Normalised:
      if (isStandard) m_state.P = machine.look(weights);
      break;
    case EventKind::Rescaled:
      m_state.factor = column(machine.look(Look::factor));
      if (m_state.strip == StripKind::KeyBlock) m_state.factorTile = column(machine.look(Look::factorTile));
      break;
    default: break;
  }
}

void StateWriter::noteBackward(EventKind kind, const StripMachine& machine) {
  const bool isByTiles = m_state.strip && goesByTiles(*m_state.strip);
  // The last product of a tile, whichever the order ends with.
  const EventKind last = m_state.strip == StripKind::QueryGradients ? EventKind::DQAdded : EventKind::DK;
  if (kind == last || (!isByTiles && isProduct(kind))) m_state.tileDone = true;
  switch (kind) {  // sums that outlive the tile
    case EventKind::DV: m_state.dV = machine.look(Look::dV); break;
    case EventKind::DK: m_state.dK = machine.look(Look::dK); break;
    case EventKind::DQAdded:
      m_state.dQ = machine.look(Look::dQ);
      m_state.dQAdded = true;
      break;
    default: break;
  }
  if (!isShown()) return;
  if (!isByTiles) noteResidents(kind, machine);
  switch (kind) {
    case EventKind::ScoreProduct:
    case EventKind::MaskApplied: m_state.S = machine.look(Look::Weights); break;
    case EventKind::WeightsRecomputed: m_state.P = machine.look(Look::Weights); break;
    case EventKind::DP: m_state.dP = machine.look(isByTiles ? Look::ScoreGradients : Look::Weights); break;
    case EventKind::RowTerms:
      m_state.D = column(machine.look(Look::D));
      if (m_state.strip == StripKind::ScoreGradientRows && m_showsRows) {
        m_state.P = machine.look(Look::WeightStrip);
        m_state.dP = machine.look(Look::ScoreGradientStrip);
      }
      break;
    case EventKind::DS:
      if (isByTiles) {
        m_state.dS = machine.look(Look::ScoreGradients);
      } else if (m_showsRows) {
        m_state.dS = machine.look(Look::ScoreGradientStrip);
      }
      break;
    default: break;
  }
}

/// The partner of a product of standard attention, which has been there since its loads.
void StateWriter::noteResidents(EventKind kind, const StripMachine& machine) {
  switch (kind) {
    case EventKind::DV: m_state.dO = machine.look(Look::dO); break;
    case EventKind::DP: m_state.V = machine.look(Look::V); break;
    case EventKind::DQAdded: m_state.K = machine.look(Look::K); break;
    case EventKind::DK: m_state.Q = machine.look(Look::Q); break;
    default: break;
  }
}

}  // namespace tilewise
