// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/scene_parts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/inspector/row_numbers.h"
#include "app/views/inspector/skip_text.h"
#include "app/views/look/numbers.h"
#include "core/problem/dropout.h"
#include "core/problem/storage_format.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr double Infinity = std::numeric_limits<double>::infinity();

/// Of a tile that is worked on although no entry is seen, as in standard attention.
QString maskedText(const Run& run, const BlockState& state, bool isShort) {
  const auto reason = run.trace->grid().mask().skipReason(state.queries, state.keys);
  const bool isNamed = !isShort && reason && *reason != SkipReason::Combination;
  const QString word = isNamed ? tr("masked by the %1").arg(maskName(*reason)) : tr("masked");
  // Scores become -inf; only the weights and gradients are zeros.
  return run.pass() == Pass::Backward || state.P ? tr("%1: zeros").arg(word) : word;
}

QString kindText(const Run& run, const BlockState& state, TileTime time, bool isShort) {
  if (state.tileSkipped) {
    const TileGrid& grid = run.trace->grid();
    return isShort ? whySkippedShort(run.problem, grid, state.queries, state.keys)
                   : whySkipped(run.problem, grid, state.queries, state.keys);
  }
  const TileKind kind = run.trace->grid().mask().kind(state.queries, state.keys);
  QString word = kind == TileKind::Full      ? tr("full")
                 : kind == TileKind::Partial ? tr("partial")
                                             : maskedText(run, state, isShort);
  if (time == TileTime::Done) word += tr(", done");
  if (time == TileTime::ToCome) word += tr(", to come");
  return tr("%1; queries\u00A0%2, keys\u00A0%3")
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

/// The masks that are on, as one name where there is one.
QString masksOf(const ProblemSettings& settings) {
  QStringList names;
  if (settings.causal) names.append(maskName(SkipReason::Causal));
  if (settings.window.isBounded()) names.append(maskName(SkipReason::Window));
  if (settings.documents) names.append(maskName(SkipReason::Documents));
  if (settings.blockMask) names.append(maskName(SkipReason::BlockMask));
  return names.size() == 1 ? names.first() : maskName(SkipReason::Combination);
}

/// The first mask that hides an entry of the tile.
SkipReason firstHiding(const Run& run, const BlockState& state) {
  const Mask& mask = run.trace->grid().mask();
  if (state.i && state.j) {
    if (const auto reason = mask.skipReason(state.queries, state.keys)) return *reason;
  }
  const ProblemSettings& settings = run.problem.settings();
  const std::int64_t first = state.queries.begin + run.problem.offset();
  const std::int64_t last = state.queries.last() + run.problem.offset();
  if (settings.causal && state.keys.last() > first) return SkipReason::Causal;
  const Window& window = settings.window;
  const bool cutsLeft = window.left != Window::Unbounded && state.keys.begin < last - window.left;
  const bool cutsRight = window.right != Window::Unbounded && state.keys.last() > first + window.right;
  if (cutsLeft || cutsRight) return SkipReason::Window;
  return settings.documents ? SkipReason::Documents : SkipReason::BlockMask;
}

HatchKind hatchOf(SkipReason reason) {
  switch (reason) {
    case SkipReason::Window: return HatchKind::Falling;
    case SkipReason::Documents: return HatchKind::Crossed;
    case SkipReason::BlockMask: return HatchKind::Dots;
    default: return HatchKind::Rising;
  }
}

}  // namespace

TileScene emptyScene(const Run& run, const BlockState& state, TileTime time) {
  TileScene scene;
  scene.queries = state.queries;
  scene.keys = state.keys;
  scene.isSkipped = state.tileSkipped;
  scene.maskText = masksOf(run.problem.settings());
  const bool isTile = state.i && state.j;
  if (isTile) {
    scene.title = tr("Tile (%1, %2)").arg(grouped(shownBlock(*state.i)), grouped(shownBlock(*state.j)));
    scene.subtitle = kindText(run, state, time, false);
    scene.shortSubtitle = kindText(run, state, time, true);
  } else {
    scene.title = tr("Row block %1").arg(grouped(shownBlock(*state.i)));
    const QString queries = range(state.queries.begin, state.queries.last());
    scene.subtitle = scene.shortSubtitle =
        state.keys.empty() ? tr("queries\u00A0%1").arg(queries)
                           : tr("queries\u00A0%1, all %2 keys").arg(queries, grouped(state.keys.size()));
  }
  if (state.keys.empty()) return scene;
  scene.hatch = hatchOf(firstHiding(run, state));
  const Mask& mask = run.trace->grid().mask();
  if (mask.kind(state.queries, state.keys) != TileKind::Full && !state.tileSkipped) {
    scene.visible = visibleEntries(state, mask);
    scene.isMasked = state.S ? isMasked(state, mask) : state.P || state.dP || state.dS;
  }
  return scene;
}

QString indexText(const BlockState& state) {
  if (!state.j) return grouped(shownBlock(*state.i));
  const bool needsComma = shownBlock(*state.i) > 9 || shownBlock(*state.j) > 9;
  return grouped(shownBlock(*state.i)) + (needsComma ? u","_s : QString()) + grouped(shownBlock(*state.j));
}

QString placeText(const BlockState& state) {
  if (!state.j) return tr("row block %1").arg(grouped(shownBlock(*state.i)));
  return tr("tile (%1, %2)").arg(grouped(shownBlock(*state.i)), grouped(shownBlock(*state.j)));
}

double largestMagnitude(const TileScene& scene, const MapScene& map) {
  double largest = 0;
  if (!map.values) return largest;
  for (Index r = 0; r < map.values->rows(); ++r) {
    for (Index c = 0; c < map.values->cols(); ++c) {
      const double value = (*map.values)(r, c);
      const bool isSeen = !map.isOfTile || scene.isVisible(static_cast<int>(r), static_cast<int>(c));
      if (std::isfinite(value) && isSeen) largest = std::max(largest, std::abs(value));
    }
  }
  return largest;
}

void scaleAboutZero(const TileScene& scene, MapScene& map) {
  map.ramp = Ramp::Scores;
  map.scale = symmetricScale(largestMagnitude(scene, map));
}

void markDropped(const TileScene& scene, const Run& run, MapScene& map) {
  const Dropout dropout(run.problem);
  if (!map.values || !dropout.dropsAnything()) return;
  map.dropped.reserve(static_cast<std::size_t>(scene.queries.size() * scene.keys.size()));
  std::int64_t count = 0;
  for (std::int64_t r = scene.queries.begin; r < scene.queries.end; ++r) {
    for (std::int64_t t = scene.keys.begin; t < scene.keys.end; ++t) {
      const bool isSeen =
          scene.isVisible(static_cast<int>(r - scene.queries.begin), static_cast<int>(t - scene.keys.begin));
      const bool isDropped = isSeen && !dropout.kept(r, t);
      map.dropped.push_back(isDropped ? 1 : 0);
      count += isDropped ? 1 : 0;
    }
  }
  map.shortCaption = map.caption = tr("%1 dropped").arg(grouped(count));
}

HeatScale levelScale(std::initializer_list<const Vector<double>*> values) {
  double lowest = Infinity;
  double highest = -Infinity;
  for (const Vector<double>* each : values) {
    for (const double value : *each) {
      if (!std::isfinite(value)) continue;
      lowest = std::min(lowest, value);
      highest = std::max(highest, value);
    }
  }
  if (lowest > highest) return {0, 1};
  const double width = std::max(highest - lowest, 1e-3 * std::max(1.0, std::abs(highest)));
  return {lowest - 0.5 * width, highest};
}

StripScene levelStrip(StripName id, const QString& name, std::optional<Vector<double>> values, bool changed) {
  StripScene strip{id, name, changed, std::move(values), {}, Ramp::Weights, {0, 1}};
  if (strip.values) strip.scale = levelScale({&*strip.values});
  if (strip.values) strip.blank = withoutMaximum(*strip.values);
  return strip;
}

StripScene sumStrip(StripName id, const QString& name, std::optional<Vector<double>> values, bool changed) {
  StripScene strip{id, name, changed, std::move(values), {}, Ramp::Weights, {0, 1}};
  if (!strip.values) return strip;
  double highest = -Infinity;
  for (const double value : *strip.values) {
    if (std::isfinite(value)) highest = std::max(highest, value);
  }
  strip.scale = {0, highest > 0 ? highest : 1};
  return strip;
}

StripScene signedStrip(StripName id, const QString& name, std::optional<Vector<double>> values, bool changed) {
  StripScene strip{id, name, changed, std::move(values), {}, Ramp::Scores, {-1, 1}};
  if (!strip.values) return strip;
  double largest = 0;
  for (const double value : *strip.values) {
    if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
  }
  strip.scale = symmetricScale(largest);
  return strip;
}

std::vector<std::uint8_t> withoutMaximum(const Vector<double>& m) {
  std::vector<std::uint8_t> blank(static_cast<std::size_t>(m.size()));
  std::transform(m.begin(), m.end(), blank.begin(), [](double value) { return value == -Infinity ? 1 : 0; });
  return blank;
}

Matrix<double> asStored(const Run& run, Matrix<double> values) {
  const Storage storage = run.problem.settings().storage;
  if (storage == Storage::None) return values;
  return values.unaryExpr([storage](double x) { return double{rounded(storage, static_cast<float>(x))}; });
}

}  // namespace tilewise
