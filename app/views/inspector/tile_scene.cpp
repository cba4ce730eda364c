// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/tile_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCoreApplication>

#include "app/views/inspector/skip_text.h"
#include "app/views/look/numbers.h"
#include "core/base/contract.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString translated(const char* text) { return QCoreApplication::translate("TileScene", text); }

QString indexText(const BlockState& state) {
  const bool needsComma = *state.i > 9 || *state.j > 9;
  return grouped(*state.i) + (needsComma ? u","_s : QString()) + grouped(*state.j);
}

QString tileText(const BlockState& state) {
  return translated("tile (%1, %2)").arg(grouped(*state.i), grouped(*state.j));
}

QString kindText(const BlockState& state, const Run& run, TileTime time) {
  const TileKind kind = run.trace->grid().mask().kind(state.queries, state.keys);
  if (state.tileSkipped) return whySkipped(run, state.queries, state.keys);
  QString word = kind == TileKind::Full ? translated("full") : translated("partial");
  if (time == TileTime::Done) word += translated(", done");
  if (time == TileTime::ToCome) word += translated(", to come");
  return translated("%1; queries\u00A0%2, keys\u00A0%3")
      .arg(word, range(state.queries.begin, state.queries.last()), range(state.keys.begin, state.keys.last()));
}

std::vector<std::uint8_t> visibleEntries(const BlockState& state, const Mask& mask) {
  std::vector<std::uint8_t> visible(static_cast<std::size_t>(state.queries.size() * state.keys.size()), 0);
  auto entry = visible.begin();
  for (std::int64_t r = state.queries.begin; r < state.queries.end; ++r) {
    mask.forEachVisibleRun(r, state.keys, [&](Range seen) {
      std::fill_n(entry + (seen.begin - state.keys.begin), seen.size(), std::uint8_t{1});
    });
    entry += state.keys.size();
  }
  return visible;
}

/// Over what is finite and seen.
double largestMagnitude(const TileScene& scene, const Matrix<double>& values) {
  double largest = 0;
  for (Index r = 0; r < values.rows(); ++r) {
    for (Index c = 0; c < values.cols(); ++c) {
      const double value = values(r, c);
      if (std::isfinite(value) && scene.isVisible(static_cast<int>(r), static_cast<int>(c))) {
        largest = std::max(largest, std::abs(value));
      }
    }
  }
  return largest;
}

struct Span {
  double lowest = std::numeric_limits<double>::infinity();
  double highest = -std::numeric_limits<double>::infinity();

  void take(const Vector<double>& values) {
    for (const double value : values) {
      if (!std::isfinite(value)) continue;
      lowest = std::min(lowest, value);
      highest = std::max(highest, value);
    }
  }
};

/// One scale for m and m', so that equal colours are equal values. It begins below the lowest, which stays visible.
HeatScale maximumScale(const BlockState& state) {
  Span span;
  span.take(state.before.m);
  if (state.mNew) span.take(*state.mNew);
  if (span.lowest > span.highest) return {0, 1};
  const double width = std::max(span.highest - span.lowest, 1e-3 * std::max(1.0, std::abs(span.highest)));
  return {span.lowest - 0.5 * width, span.highest};
}

HeatScale sumScale(const Vector<double>& l) {
  Span span;
  span.take(l);
  return {0, span.highest > 0 ? span.highest : 1};
}

HeatScale scaleOfFactors(const BlockState& state) {
  double smallest = 1;
  for (Index r = 0; r < state.factor->size(); ++r) {
    const double f = (*state.factor)(r);
    if (std::isfinite(state.before.m(r)) && std::isfinite(f)) smallest = std::min(smallest, f);
  }
  return factorScale(smallest);
}

std::vector<std::uint8_t> withoutOlderSum(const Vector<double>& m) {
  std::vector<std::uint8_t> blank(static_cast<std::size_t>(m.size()));
  std::transform(m.begin(), m.end(), blank.begin(),
                 [](double value) { return value == -std::numeric_limits<double>::infinity() ? 1 : 0; });
  return blank;
}

void fillMaps(TileScene& scene, const BlockState& state, std::optional<EventKind> event) {
  MapScene& S = scene.scores;
  S.caption = S.shortCaption = translated("Scores");
  S.name = u"*S*_{"_s + indexText(state) + u'}';
  S.spokenName = translated("Scores S, %1").arg(tileText(state));
  S.changed = event == EventKind::ScoreProduct || event == EventKind::MaskApplied;
  S.values = state.S;
  S.scale = symmetricScale(state.S ? largestMagnitude(scene, *state.S) : 0);
  MapScene& P = scene.weights;
  P.caption = translated("Weights, not normalised");
  P.shortCaption = translated("Weights");
  P.name = u"*P~*_{"_s + indexText(state) + u'}';
  P.spokenName = translated("Weights P, not normalised, %1").arg(tileText(state));
  P.changed = event == EventKind::Exponentiated;
  P.values = state.P;
  P.ramp = Ramp::Weights;
  P.scale = scaleFromZero(1);
}

void fillStrips(TileScene& scene, const BlockState& state, std::optional<EventKind> event) {
  const bool isRescale = event == EventKind::Rescaled;
  const auto older = withoutOlderSum(state.before.m);
  const HeatScale maxima = maximumScale(state);
  auto& [m, mNew, factor, rowSum] = scene.strips;
  m = {u"*m*"_s, false, state.before.m, older, Ramp::Weights, maxima};
  mNew = {u"*m'*"_s, event == EventKind::RunningMaxUpdated, state.mNew, {}, Ramp::Weights, maxima};
  if (state.mNew) mNew.blank = withoutOlderSum(*state.mNew);
  factor = {u"*f*"_s, isRescale, state.factor, older, Ramp::Factors, {1, 0}};
  if (state.factor) factor.scale = scaleOfFactors(state);
  rowSum = {
      u"*l*"_s, isRescale || event == EventKind::Accumulated, state.now.l, {}, Ramp::Weights, sumScale(state.now.l)};
}

void fillGrowth(TileScene& scene, const BlockState& state, std::optional<EventKind> event) {
  if (!state.mNew) return;
  std::int64_t grown = 0;
  std::int64_t begun = 0;
  for (Index r = 0; r < state.mNew->size(); ++r) {
    const double before = state.before.m(r);
    const double after = (*state.mNew)(r);
    if (before == -std::numeric_limits<double>::infinity()) {
      begun += after > before ? 1 : 0;
    } else if (after > before) {
      ++grown;
    }
  }
  // In a row's first tile its maximum does not grow, it begins.
  const bool allBegin = grown == 0 && begun > 0;
  const std::int64_t shown = allBegin ? begun : grown;
  scene.grownCount = translated("%1 of %2").arg(grouped(shown), grouped(state.queries.size()));
  scene.grownShort = grouped(shown);
  scene.grownText = allBegin ? translated("rows begin") : translated("rows grew");
  scene.grownNow = event == EventKind::RunningMaxUpdated || event == EventKind::Rescaled;
}

}  // namespace

bool TileScene::isVisible(int row, int column) const {
  return visible.empty() || visible[static_cast<std::size_t>(row) * static_cast<std::size_t>(keys.size()) +
                                    static_cast<std::size_t>(column)] != 0;
}

TileScene tileScene(const Run& run, const BlockState& state, std::optional<EventKind> event, TileTime time) {
  TILEWISE_EXPECTS(state.i && state.j);
  const Mask& mask = run.trace->grid().mask();
  TileScene scene;
  scene.title = translated("Tile (%1, %2)").arg(grouped(*state.i), grouped(*state.j));
  scene.subtitle = scene.shortSubtitle = kindText(state, run, time);
  if (state.tileSkipped) scene.shortSubtitle = whySkippedShort(run, state.queries, state.keys);
  scene.queries = state.queries;
  scene.keys = state.keys;
  scene.isSkipped = state.tileSkipped;
  if (mask.kind(state.queries, state.keys) == TileKind::Partial) {
    scene.visible = visibleEntries(state, mask);
    scene.isMasked = stageOf(state, mask) >= TileStage::Masked;
  }
  fillMaps(scene, state, event);
  fillStrips(scene, state, event);
  fillGrowth(scene, state, event);
  return scene;
}

}  // namespace tilewise
