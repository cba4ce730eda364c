// SPDX-License-Identifier: MIT
#include "core/attention/tile_backward.h"

#include "core/attention/running_softmax.h"

namespace tilewise {

namespace {

std::vector<OnChipEntry> setOf(const Problem& problem, StripKind kind) {
  switch (kind) {
    case StripKind::RowTerms: {
      // dO_i, O_i and D_i, with the shapes that they have in FA-1's set.
      ProblemSettings settings = problem.settings();
      settings.backwardOrder = BackwardOrder::FlashAttention1;
      std::vector<OnChipEntry> set;
      for (const OnChipEntry& entry : onChipSet(*Problem::make(std::move(settings)), BackwardLoop::Only)) {
        const bool isWanted = entry.box == OnChipBox::dO || entry.box == OnChipBox::Output || entry.box == OnChipBox::D;
        if (isWanted) set.push_back(entry);
      }
      return set;
    }
    case StripKind::KeyValueGradients: return onChipSet(problem, BackwardLoop::KeyValue);
    case StripKind::QueryGradients: return onChipSet(problem, BackwardLoop::Query);
    default: return onChipSet(problem, BackwardLoop::Only);
  }
}

}  // namespace

template <class Real>
TileBackward<Real>::TileBackward(const Problem& problem, Hbm<Real>& hbm, StripKind kind)
    : m_kind(kind),
      m_grid(problem),
      m_rules(problem),
      m_door(hbm),
      m_kernels(tileKernels<Real>()),
      m_arena(setOf(problem, kind), problem.settings().elementType),
      m_Q(m_arena.take(OnChipBox::Q)),
      m_dO(m_arena.take(OnChipBox::dO)),
      m_O(m_arena.take(OnChipBox::Output)),
      m_K(m_arena.take(OnChipBox::K)),
      m_Vt(m_arena.takeTransposed(OnChipBox::V)),
      m_P(m_arena.take(OnChipBox::Weights)),
      m_dS(m_arena.take(OnChipBox::ScoreGradients)),
      m_dQ(m_arena.take(OnChipBox::dQ)),
      m_dK(m_arena.take(OnChipBox::dK)),
      m_dV(m_arena.take(OnChipBox::dV)),
      m_m(m_arena.take(OnChipBox::m)),
      m_l(m_arena.take(OnChipBox::l)),
      m_lse(m_arena.take(OnChipBox::lse)),
      m_D(m_arena.take(OnChipBox::D)),
      m_Kt(m_arena.room(m_K.cols(), m_K.rows())) {
  if (m_rules.hasSoftCap()) m_capFactors.resize(m_P.rows(), m_P.cols());
}

template <class Real>
Footprint TileBackward<Real>::onChipPeak() const {
  return m_kind == StripKind::RowTerms ? Footprint{} : m_arena.peak();
}

template <class Real>
EventFigures TileBackward<Real>::apply(const Event& event) {
  switch (event.kind) {
    case EventKind::RowBlockBegin:
    case EventKind::ColumnBlockBegin: begin(event); break;
    case EventKind::Load: load(event); break;
    case EventKind::Store: store(event); break;
    case EventKind::ScoreProduct: score(); break;
    case EventKind::MaskApplied: m_rules.mask(m_place, -Infinity<Real>, P()); break;
    case EventKind::WeightsRecomputed: recomputeWeights(); break;
    case EventKind::DV: addDV(); break;
    case EventKind::DP: makeDP(); break;
    case EventKind::RowTerms: makeRowTerms(); break;
    case EventKind::DS: makeDS(); break;
    case EventKind::DQAdded: addDQ(); break;
    case EventKind::DK: addDK(); break;
    default: break;  // skipped tiles and ends do nothing
  }
  return {};
}

/// Sums that stay on chip through the strip start at zero; those in HBM come with their loads.
template <class Real>
void TileBackward<Real>::begin(const Event& event) {
  m_place = {};
  if (event.i) m_place.queries = m_grid.queries(*event.i);
  if (event.j) m_place.keys = m_grid.keys(*event.j);
  if (event.i) {
    m_dQ.setZero();
  } else {
    m_dK.setZero();
    m_dV.setZero();
  }
}

template <class Real>
auto TileBackward<Real>::boxOf(Tensor tensor) -> Box& {
  switch (tensor) {
    case Tensor::Q: return m_Q;
    case Tensor::K: return m_K;
    case Tensor::O: return m_O;
    case Tensor::m: return m_m;
    case Tensor::l: return m_l;
    case Tensor::lse: return m_lse;
    case Tensor::D: return m_D;
    case Tensor::dQ: return m_dQ;
    case Tensor::dK: return m_dK;
    case Tensor::dV: return m_dV;
    default: return m_dO;
  }
}

template <class Real>
bool TileBackward<Real>::isOfKeys(Tensor tensor) const {
  return tensor == Tensor::K || tensor == Tensor::V || tensor == Tensor::dK || tensor == Tensor::dV;
}

template <class Real>
void TileBackward<Real>::enterTile(const Event& event) {
  if (event.i) m_place.queries = m_grid.queries(*event.i);
  if (event.j) m_place.keys = m_grid.keys(*event.j);
  if (event.i && event.j) m_place.kind = m_grid.kind({*event.i, *event.j});
}

template <class Real>
void TileBackward<Real>::load(const Event& event) {
  enterTile(event);
  const Tensor tensor = *event.tensor;
  const Range range = isOfKeys(tensor) ? m_place.keys : m_place.queries;
  if (tensor == Tensor::V) {
    loadTransposed<Real>(m_kernels, m_door, tensor, range, m_Vt);
    return;
  }
  tilewise::load<Real>(m_kernels, m_door, tensor, range, boxOf(tensor));
  if (tensor == Tensor::K) m_kernels.transpose(keys(), m_K.cols(), from<Real>(m_K), into<Real>(m_Kt));
}

template <class Real>
void TileBackward<Real>::store(const Event& event) {
  const Range range = isOfKeys(*event.tensor) ? m_place.keys : m_place.queries;
  tilewise::store<Real>(m_kernels, m_door, *event.tensor, range, boxOf(*event.tensor));
}

template <class Real>
void TileBackward<Real>::score() {
  m_kernels.product(rows(), keys(), m_Kt.rows(), leftOf<Real>(m_Q), from<Real>(m_Kt), m_rules.scale(), into<Real>(m_P));
  if (m_rules.modifiesScores()) m_rules.modifyScores(m_place, P());
  if (m_rules.hasSoftCap()) {
    m_rules.softCapFactors(P(), m_place, m_capFactors.topLeftCorner(rows(), keys()));
  }
}

template <class Real>
void TileBackward<Real>::recomputeWeights() {
  const bool hasStatistics = m_kind == StripKind::Fa1GradientKeyBlock;
  m_kernels.exponentiateRows(rows(), keys(), into<Real>(m_P), hasStatistics ? m_m.data() : m_lse.data(), nullptr);
  for (Index r = 0; hasStatistics && r < rows(); ++r) {
    const std::span<Real> row = rowOf<Real>(P(), r);
    // A row that sees no key keeps 0; one whose visible scores are all -inf becomes NaN by 0/0.
    const bool seesNothing = m_m(r, 0) == -Infinity<Real> && !m_rules.seesAKey(m_place.queries.begin + r);
    for (Real& weight : row) weight = seesNothing ? Real{0} : weight / m_l(r, 0);
  }
  // Also where a row's statistics are NaN, a masked entry has no part in it.
  if (m_place.kind == TileKind::Partial) m_rules.mask(m_place, 0, P());
}

template <class Real>
void TileBackward<Real>::addDV() {
  const bool isChanged = m_rules.dropsAnything() || m_rules.roundsWeights();
  if (isChanged) {
    // P is needed as it is for dS: the box of dS is still free.
    dS() = P();
    m_rules.dropOut(m_place, dS());
    m_rules.round(dS());
  }
  Box& weights = isChanged ? m_dS : m_P;
  if (takesAll<Real>(m_kernels, m_place.kind, rows(), m_dO)) {
    m_rules.forEachPartByKeys(m_place, [this, &weights](Range keys, Range queries) {
      m_kernels.addProduct(keys.size(), m_dV.cols(), queries.size(),
                           leftOfTransposed<Real>(weights, queries.begin, keys.begin), from<Real>(m_dO, queries.begin),
                           1, into<Real>(m_dV, keys.begin));
    });
  } else {
    m_rules.addTransposed(m_place, weights.topLeftCorner(rows(), keys()), m_dO.topRows(rows()), 1,
                          m_dV.topRows(keys()));
  }
}

template <class Real>
void TileBackward<Real>::addDQ() {
  if (takesAll<Real>(m_kernels, m_place.kind, keys(), m_K)) {
    m_rules.forEachPartByQueries(m_place, [this](Range queries, Range keys) {
      m_kernels.addProduct(queries.size(), m_dQ.cols(), keys.size(), leftOf<Real>(m_dS, queries.begin, keys.begin),
                           from<Real>(m_K, keys.begin), m_rules.scale(), into<Real>(m_dQ, queries.begin));
    });
  } else {
    m_rules.add(m_place, dS(), m_K.topRows(keys()), m_rules.scale(), m_dQ.topRows(rows()));
  }
}

template <class Real>
void TileBackward<Real>::addDK() {
  if (takesAll<Real>(m_kernels, m_place.kind, rows(), m_Q)) {
    m_rules.forEachPartByKeys(m_place, [this](Range keys, Range queries) {
      m_kernels.addProduct(keys.size(), m_dK.cols(), queries.size(),
                           leftOfTransposed<Real>(m_dS, queries.begin, keys.begin), from<Real>(m_Q, queries.begin),
                           m_rules.scale(), into<Real>(m_dK, keys.begin));
    });
  } else {
    m_rules.addTransposed(m_place, dS(), m_Q.topRows(rows()), m_rules.scale(), m_dK.topRows(keys()));
  }
}

template <class Real>
void TileBackward<Real>::makeDP() {
  m_kernels.product(rows(), keys(), m_Vt.rows(), leftOf<Real>(m_dO), from<Real>(m_Vt), 1, into<Real>(m_dS));
  m_rules.dropOut(m_place, dS());
}

template <class Real>
void TileBackward<Real>::makeRowTerms() {
  m_kernels.rowDots(rows(), m_O.cols(), from<Real>(m_dO), from<Real>(m_O), m_D.data());
}

template <class Real>
void TileBackward<Real>::makeDS() {
  m_kernels.scoreGradients(rows(), keys(), from<Real>(m_P), m_D.data(), into<Real>(m_dS));
  if (m_rules.hasSoftCap()) dS().array() *= m_capFactors.topLeftCorner(rows(), keys()).array();
  if (m_place.kind == TileKind::Partial) m_rules.mask(m_place, 0, dS());
  m_rules.round(dS());
}

template <class Real>
Matrix<double> TileBackward<Real>::look(Look what) const {
  const auto ofQueries = [this](const Box& box) -> Matrix<double> {
    return box.topRows(std::min<Index>(rows(), box.rows())).template cast<double>();
  };
  const auto ofKeys = [this](const Box& box) -> Matrix<double> {
    return box.topRows(std::min<Index>(keys(), box.rows())).template cast<double>();
  };
  const auto ofTile = [this](const Box& box) -> Matrix<double> {
    return box.topLeftCorner(std::min<Index>(rows(), box.rows()), std::min<Index>(keys(), box.cols()))
        .template cast<double>();
  };
  switch (what) {
    case Look::Q: return ofQueries(m_Q);
    case Look::K: return ofKeys(m_K);
    case Look::V: return m_Vt.leftCols(std::min<Index>(keys(), m_Vt.cols())).transpose().template cast<double>();
    case Look::Weights: return ofTile(m_P);
    case Look::Output: return ofQueries(m_O);
    case Look::m: return ofQueries(m_m);
    case Look::l: return ofQueries(m_l);
    case Look::lse: return ofQueries(m_lse);
    case Look::dO: return ofQueries(m_dO);
    case Look::ScoreGradients: return ofTile(m_dS);
    case Look::dQ: return ofQueries(m_dQ);
    case Look::dK: return ofKeys(m_dK);
    case Look::dV: return ofKeys(m_dV);
    case Look::D: return ofQueries(m_D);
    default: return {};
  }
}

template class TileBackward<float>;
template class TileBackward<double>;

}  // namespace tilewise
