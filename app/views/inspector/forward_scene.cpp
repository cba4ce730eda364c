// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/forward_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "core/base/contract.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr double Infinity = std::numeric_limits<double>::infinity();

HeatScale scaleOfFactors(const Vector<double>& factors, const Vector<double>& before) {
  double smallest = 1;
  for (Index r = 0; r < factors.size(); ++r) {
    if (std::isfinite(before(r)) && std::isfinite(factors(r))) smallest = std::min(smallest, factors(r));
  }
  return factorScale(smallest);
}

StripScene factorStrip(StripName id, const QString& name, const std::optional<Vector<double>>& factors,
                       const Vector<double>& before, bool changed) {
  StripScene strip{id, name, changed, factors, withoutMaximum(before), Ramp::Factors, {1, 0}};
  if (factors) strip.scale = scaleOfFactors(*factors, before);
  return strip;
}

MapScene scoreMap(const TileScene& scene, const BlockState& state, std::optional<EventKind> event) {
  MapScene S;
  S.symbol = u"S"_s;
  S.caption = S.shortCaption = tr("Scores");
  S.name = u"*S*_{"_s + indexText(state) + u'}';
  S.spokenName = tr("Scores S, %1").arg(placeText(state));
  S.changed = event == EventKind::ScoreProduct || event == EventKind::MaskApplied;
  S.values = state.S;
  scaleAboutZero(scene, S);
  return S;
}

void fillMaps(TileScene& scene, const Run& run, const BlockState& state, std::optional<EventKind> event) {
  scene.first = scoreMap(scene, state, event);
  MapScene& P = scene.second;
  P.symbol = u"P\u0303"_s;
  P.caption = tr("Weights, not normalised");
  P.shortCaption = tr("Weights");
  P.name = u"*P~*_{"_s + indexText(state) + u'}';
  P.spokenName = tr("Weights P, not normalised, %1").arg(placeText(state));
  P.changed = event == EventKind::Exponentiated;
  P.values = state.P;
  P.ramp = Ramp::Weights;
  P.scale = scaleFromZero(1);
  if (run.problem.settings().storage != Storage::None && state.P && state.tileDone) {
    P.values = asStored(run, *state.P);
    P.caption = tr("Weights, rounded");
  }
  markDropped(scene, run, P);
}

void fillStrips(TileScene& scene, const BlockState& state, std::optional<EventKind> event) {
  const bool isRescale = event == EventKind::Rescaled;
  const bool isMaximum = event == EventKind::RunningMaxUpdated;
  scene.stripsCaption = tr("per row");
  const Vector<double> none;
  // One scale for all maxima, so that equal colours are equal values.
  const HeatScale maxima =
      levelScale({&state.before.m, state.mNew ? &*state.mNew : &none, state.mTile ? &*state.mTile : &none});
  const auto addMaximum = [&](StripName id, const QString& name, const std::optional<Vector<double>>& m, bool changed) {
    scene.strips.push_back(
        {id, name, changed, m, m ? withoutMaximum(*m) : std::vector<std::uint8_t>{}, Ramp::Weights, maxima});
  };
  const bool isFa1 = state.strip == StripKind::KeyBlock;
  if (isFa1) {
    addMaximum(StripName::MTile, u"*m~*"_s, state.mTile, isMaximum);
  } else {
    addMaximum(StripName::M, u"*m*"_s, state.before.m, false);
  }
  addMaximum(StripName::MNew, u"*m'*"_s, state.mNew, isMaximum);
  scene.strips.push_back(factorStrip(StripName::Factor, u"*f*"_s, state.factor, state.before.m, isRescale));
  if (isFa1) {
    scene.strips.push_back(
        factorStrip(StripName::FactorTile, u"*g*"_s, state.factorTile, state.mTile.value_or(none), isRescale));
  }
  scene.strips.push_back(
      sumStrip(StripName::RowSum, u"*l*"_s, state.now.l, isRescale || event == EventKind::Accumulated));
}

void fillGrowth(TileScene& scene, const BlockState& state, std::optional<EventKind> event) {
  if (!state.mNew) return;
  std::int64_t grown = 0;
  std::int64_t begun = 0;
  for (Index r = 0; r < state.mNew->size(); ++r) {
    const double before = state.before.m(r);
    const double after = (*state.mNew)(r);
    if (before == -Infinity) {
      begun += after > before ? 1 : 0;
    } else if (after > before) {
      ++grown;
    }
  }
  // In a row's first tile its maximum does not grow, it begins.
  const bool allBegin = grown == 0 && begun > 0;
  const std::int64_t shown = allBegin ? begun : grown;
  scene.grownCount = tr("%1 of %2").arg(grouped(shown), grouped(state.queries.size()));
  scene.grownShort = grouped(shown);
  scene.grownText = allBegin ? tr("rows begin") : tr("rows grew");
  scene.grownNow = event == EventKind::RunningMaxUpdated || event == EventKind::Rescaled;
}

MapScene normalisedWeights(const Run& run, const TileScene& scene, const BlockState& state,
                           std::optional<EventKind> event) {
  MapScene P;
  P.symbol = u"P"_s;
  P.caption = P.shortCaption = tr("Weights");
  P.name = u"*P*_{"_s + indexText(state) + u'}';
  P.spokenName = tr("Weights P, %1").arg(placeText(state));
  P.changed = event == EventKind::Exponentiated || event == EventKind::Normalised;
  P.values = state.P;
  P.ramp = Ramp::Weights;
  P.scale = scaleFromZero(largestMagnitude(scene, P));
  if (state.strip == StripKind::OutputRows) markDropped(scene, run, P);
  return P;
}

void fillOutputRows(TileScene& scene, const Run& run, const BlockState& state, std::optional<EventKind> event) {
  scene.first = normalisedWeights(run, scene, state, event);
  MapScene& O = scene.second;
  O.isOfTile = false;
  O.width = run.problem.dv();
  O.symbol = u"O"_s;
  O.caption = O.shortCaption = tr("Sum of P V");
  O.name = u"*O*_{"_s + grouped(shownBlock(*state.i)) + u'}';
  O.spokenName = tr("Output O, row block %1").arg(grouped(shownBlock(*state.i)));
  O.changed = event == EventKind::Accumulated;
  if (state.now.O_acc.size() > 0) O.values = state.now.O_acc;
  scaleAboutZero(scene, O);
}

}  // namespace

TileScene tileScene(const Run& run, const BlockState& state, std::optional<EventKind> event, TileTime time) {
  TILEWISE_EXPECTS(state.i && state.j);
  TileScene scene = emptyScene(run, state, time);
  fillMaps(scene, run, state, event);
  fillStrips(scene, state, event);
  fillGrowth(scene, state, event);
  return scene;
}

TileScene standardScene(const Run& run, const BlockState& state, std::optional<EventKind> event, TileTime time) {
  TILEWISE_EXPECTS(state.i.has_value());
  TileScene scene = emptyScene(run, state, time);
  if (state.strip == StripKind::OutputRows) {
    fillOutputRows(scene, run, state, event);
    return scene;
  }
  // Loaded scores are not masked yet; written weights are.
  if (state.P && !state.S) scene.isMasked = true;
  scene.first = scoreMap(scene, state, event);
  scene.second = normalisedWeights(run, scene, state, event);
  scene.stripsCaption = tr("per row");
  const auto known = [](const Vector<double>& values) {
    return values.size() > 0 ? std::optional(values) : std::nullopt;
  };
  scene.strips.push_back(levelStrip(StripName::M, u"*m*"_s, known(state.now.m), event == EventKind::RunningMaxUpdated));
  scene.strips.push_back(sumStrip(StripName::RowSum, u"*l*"_s, known(state.now.l), event == EventKind::Exponentiated));
  return scene;
}

}  // namespace tilewise
