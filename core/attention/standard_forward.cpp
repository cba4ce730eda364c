// SPDX-License-Identifier: MIT
#include "core/attention/standard_forward.h"

#include <algorithm>
#include <cmath>

#include "core/attention/running_softmax.h"

namespace tilewise {

template <class Real>
StandardForward<Real>::StandardForward(const Problem& problem, Hbm<Real>& hbm, StandardResidents<Real>& residents)
    : m_grid(problem),
      m_rules(problem),
      m_door(hbm),
      m_residents(residents),
      m_Q(std::min(problem.Br(), problem.Tq()), problem.dk()),
      m_tile(m_Q.rows(), std::min(problem.Bc(), problem.Tk())),
      m_strip(m_Q.rows(), problem.Tk()),
      m_O(m_Q.rows(), problem.dv()),
      m_m(m_Q.rows()),
      m_l(m_Q.rows()) {}

template <class Real>
EventFigures StandardForward<Real>::apply(const Event& event) {
  switch (event.kind) {
    case EventKind::RowBlockBegin: begin(event); break;
    case EventKind::Load: load(event); break;
    case EventKind::Store: store(event); break;
    case EventKind::ScoreProduct:
      enterTile(event);
      m_rules.scores(m_Q.topRows(rows()), m_residents.rowsOf(Tensor::K, m_place.keys), m_place, tile());
      break;
    case EventKind::MaskApplied: m_rules.mask(stripPlace(), -Infinity<Real>, strip()); break;
    case EventKind::RunningMaxUpdated:
      for (Index r = 0; r < rows(); ++r) m_m(r) = rowMaximum<Real>(rowOf<Real>(strip(), r), m_m(r));
      break;
    case EventKind::Exponentiated: exponentiate(); break;
    case EventKind::Normalised: normalise(); break;
    case EventKind::Accumulated:
      m_rules.dropOut(m_place, tile());
      if (m_rules.dropsAnything()) m_rules.round(tile());
      m_rules.add(m_place, tile(), m_residents.rowsOf(Tensor::V, m_place.keys), 1, m_O.topRows(rows()));
      break;
    default: break;
  }
  return {};
}

template <class Real>
void StandardForward<Real>::begin(const Event& event) {
  m_place = {m_grid.queries(*event.i), {}, TileKind::Full};
  m_m.setConstant(-Infinity<Real>);
  m_l.setZero();
  m_O.setZero();
}

template <class Real>
void StandardForward<Real>::enterTile(const Event& event) {
  m_place = {m_grid.queries(*event.i), m_grid.keys(*event.j), m_grid.kind({*event.i, *event.j})};
}

template <class Real>
void StandardForward<Real>::load(const Event& event) {
  const Tensor tensor = *event.tensor;
  if (tensor == Tensor::Q) {
    m_door.load(Tensor::Q, m_place.queries, {0, m_Q.cols()}, m_Q.topRows(rows()));
    return;
  }
  if (tensor == Tensor::K || tensor == Tensor::V) {
    m_place.keys = m_grid.keys(*event.j);
    m_residents.load(m_door, tensor, m_place.keys);
    return;
  }
  enterTile(event);
  if (tensor == Tensor::S) {
    m_door.load(tensor, m_place.queries, m_place.keys,
                m_strip.block(0, m_place.keys.begin, rows(), m_place.keys.size()));
  } else {
    m_door.load(tensor, m_place.queries, m_place.keys, tile());
  }
}

template <class Real>
void StandardForward<Real>::store(const Event& event) {
  if (event.tensor == Tensor::O) {
    m_door.store(Tensor::O, m_place.queries, {0, m_O.cols()}, m_O.topRows(rows()));
    return;
  }
  enterTile(event);
  if (event.tensor == Tensor::S) {
    m_door.store(Tensor::S, m_place.queries, m_place.keys, tile());
  } else {
    m_door.store(Tensor::P, m_place.queries, m_place.keys,
                 m_strip.block(0, m_place.keys.begin, rows(), m_place.keys.size()));
  }
}

template <class Real>
void StandardForward<Real>::exponentiate() {
  for (Index r = 0; r < rows(); ++r) {
    exponentiateRow<Real>(rowOf<Real>(strip(), r), m_m(r));
    m_l(r) = rowSum<Real>(rowOf<Real>(strip(), r));
  }
}

template <class Real>
void StandardForward<Real>::normalise() {
  for (Index r = 0; r < rows(); ++r) {
    const std::int64_t query = m_place.queries.begin + r;
    m_residents.m(query) = m_m(r);
    m_residents.l(query) = m_l(r);
    // A row that sees no key keeps weights of 0; one whose visible scores are all -inf becomes NaN by 0/0.
    if (m_rules.seesAKey(query)) strip().row(r) /= m_l(r);
  }
  // Where a row is NaN, a masked entry still has no part in it.
  if (m_grid.mask().masksAnything()) m_rules.mask(stripPlace(), 0, strip());
}

template <class Real>
Matrix<double> StandardForward<Real>::look(Look what) const {
  const Range keys = m_place.keys;
  switch (what) {
    case Look::Q: return m_Q.topRows(rows()).template cast<double>();
    case Look::K: return m_residents.rowsOf(Tensor::K, keys).template cast<double>();
    case Look::V: return m_residents.rowsOf(Tensor::V, keys).template cast<double>();
    case Look::Weights: return m_tile.topLeftCorner(rows(), keys.size()).template cast<double>();
    case Look::WeightStrip: return m_strip.topRows(rows()).template cast<double>();
    case Look::WeightStripTile:
      return m_strip.block(0, keys.begin, rows(), keys.size()).template cast<double>();
    case Look::Output: return m_O.topRows(rows()).template cast<double>();
    case Look::m: return m_m.topRows(rows()).template cast<double>();
    case Look::l: return m_l.topRows(rows()).template cast<double>();
    default: return {};
  }
}

template class StandardForward<float>;
template class StandardForward<double>;

}  // namespace tilewise
