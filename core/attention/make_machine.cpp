// SPDX-License-Identifier: MIT
#include "core/attention/fa1_forward.h"
#include "core/attention/fa2_forward.h"
#include "core/attention/standard_backward.h"
#include "core/attention/standard_forward.h"
#include "core/attention/tile_backward.h"

namespace tilewise {

template <class Real>
std::unique_ptr<StripMachine> makeMachine(StripKind kind, const Problem& problem, Hbm<Real>& hbm,
                                          StandardResidents<Real>* residents) {
  switch (kind) {
    case StripKind::QueryBlock: return std::make_unique<Fa2Forward<Real>>(problem, hbm);
    case StripKind::KeyBlock: return std::make_unique<Fa1Forward<Real>>(problem, hbm);
    case StripKind::RowTerms:
    case StripKind::GradientKeyBlock:
    case StripKind::Fa1GradientKeyBlock:
    case StripKind::GradientQueryBlock:
    case StripKind::KeyValueGradients:
    case StripKind::QueryGradients: return std::make_unique<TileBackward<Real>>(problem, hbm, kind);
    default: break;
  }
  TILEWISE_EXPECTS(residents != nullptr);
  // The loads of K and V belong to both passes; either machine does them.
  const bool isBackward = StripKind::OutputGradientLoads <= kind && kind <= StripKind::KeyGradientColumns;
  if (isBackward) return std::make_unique<StandardBackward<Real>>(problem, hbm, *residents, kind);
  return std::make_unique<StandardForward<Real>>(problem, hbm, *residents);
}

template std::unique_ptr<StripMachine> makeMachine<float>(StripKind, const Problem&, Hbm<float>&,
                                                          StandardResidents<float>*);
template std::unique_ptr<StripMachine> makeMachine<double>(StripKind, const Problem&, Hbm<double>&,
                                                           StandardResidents<double>*);

}  // namespace tilewise
