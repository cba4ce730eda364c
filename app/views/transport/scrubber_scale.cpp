// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/scrubber_scale.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewise {

namespace {

/// The smallest of 1, 2, 5, 10, 20, 50, ... that is not below.
std::int64_t niceStride(double least) {
  for (std::int64_t power = 1;; power *= 10) {
    for (const std::int64_t step : {1, 2, 5}) {
      if (static_cast<double>(step * power) >= least) return step * power;
    }
  }
}

/// Strips that load a whole matrix: they have no block.
bool isLoads(StripKind kind) { return !visitsTiles(kind) && kind != StripKind::RowTerms; }

}  // namespace

ScrubberScale::ScrubberScale(std::shared_ptr<const Trace> trace, qreal left, qreal right)
    : m_trace(std::move(trace)), m_left(left), m_right(std::max(right, left + 1)) {}

qreal ScrubberScale::xOf(std::int64_t position) const {
  const auto steps = static_cast<qreal>(std::max<std::int64_t>(1, stepCount()));
  return m_left + (m_right - m_left) * static_cast<qreal>(position) / steps;
}

std::int64_t ScrubberScale::positionAt(qreal x) const {
  const qreal share = std::clamp((x - m_left) / (m_right - m_left), 0.0, 1.0);
  return std::llround(share * static_cast<qreal>(stepCount()));
}

std::optional<std::int64_t> ScrubberScale::stripAt(std::int64_t position) const {
  if (position < 1 || position > stepCount()) return std::nullopt;
  return m_trace->stripOf(position);
}

std::int64_t ScrubberScale::borderFrom(std::int64_t position, int direction) const {
  if (direction > 0) {
    return position < stepCount() ? m_trace->positionsOf(m_trace->stripOf(position + 1)).end : stepCount();
  }
  return position > 0 ? m_trace->positionsOf(m_trace->stripOf(position)).begin : 0;
}

std::vector<qreal> ScrubberScale::ticks(qreal gap) const {
  std::vector<qreal> at;
  if (strips() == 0) return at;
  const std::int64_t stride = niceStride(gap * static_cast<double>(strips()) / (m_right - m_left));
  // From the right: there the row blocks of a causal run are long, so the marks that are dropped are the crowded ones.
  at.push_back(m_right);
  for (std::int64_t strip = (strips() - 1) / stride * stride; strip > 0; strip -= stride) {
    const qreal x = xOf(m_trace->positionsOf(strip).begin);
    if (at.back() - x >= gap && x - m_left >= gap) at.push_back(x);
  }
  at.push_back(m_left);
  std::reverse(at.begin(), at.end());
  return at;
}

std::vector<qreal> ScrubberScale::phaseTicks() const {
  std::vector<qreal> at;
  if (strips() == 0) return at;
  const auto& phases = m_trace->schedule().phases();
  for (std::size_t n = 1; n < phases.size(); ++n) {
    // A pass of standard attention begins with its loads; the strips after them belong to it.
    const auto kindOf = [&](std::size_t phase) { return m_trace->schedule().strip(phases[phase].begin).kind; };
    if (!isLoads(kindOf(n - 1))) at.push_back(xOf(m_trace->positionsOf(phases[n].begin).begin));
  }
  return at;
}

ScrubberScale::Number ScrubberScale::numberOf(std::int64_t strip, bool current) const {
  const Range positions = m_trace->positionsOf(strip);
  return {m_trace->schedule().strip(strip).block, (xOf(positions.begin) + xOf(positions.end)) / 2, current};
}

std::vector<ScrubberScale::Number> ScrubberScale::numbers(std::optional<std::int64_t> current,
                                                          const std::function<qreal(std::int64_t)>& widthOf,
                                                          qreal gap) const {
  std::vector<Number> shown;
  if (strips() == 0) return shown;
  const auto clears = [&](const Number& number, const Number& other) {
    return std::abs(number.x - other.x) >= (widthOf(number.block) + widthOf(other.block)) / 2 + gap;
  };
  const TileGrid& grid = m_trace->grid();
  const bool byKeys = isColumn(m_trace->schedule().strip(strips() - 1).kind);
  const qreal pitch = widthOf((byKeys ? grid.nc() : grid.nr()) - 1) + gap;
  const std::int64_t stride = niceStride(pitch * static_cast<double>(strips()) / (m_right - m_left));
  const auto kindOf = [this](std::int64_t strip) { return m_trace->schedule().strip(strip).kind; };
  const bool hasOwn = current && !isLoads(kindOf(*current));
  const std::optional<Number> own = hasOwn ? std::optional(numberOf(*current, true)) : std::nullopt;
  const auto& phases = m_trace->schedule().phases();
  for (auto phase = phases.rbegin(); phase != phases.rend(); ++phase) {
    const StripKind kind = kindOf(phase->begin);
    if (isLoads(kind) || kind == StripKind::RowTerms) continue;
    const std::int64_t first = phase->begin;
    for (std::int64_t strip = first + (phase->size() - 1) / stride * stride; strip >= first; strip -= stride) {
      const Number number = numberOf(strip, false);
      const bool clearsOwn = !own || (strip != *current && clears(number, *own));
      if (clearsOwn && (shown.empty() || clears(number, shown.back()))) shown.push_back(number);
    }
  }
  if (own) shown.push_back(*own);
  std::sort(shown.begin(), shown.end(), [](const Number& a, const Number& b) { return a.x < b.x; });
  return shown;
}

}  // namespace tilewise
