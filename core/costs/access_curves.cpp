// SPDX-License-Identifier: MIT
#include "core/costs/access_curves.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

#include "core/base/contract.h"
#include "core/costs/residency.h"

namespace tilewise {

namespace {

std::int64_t widthOf(const Lengths& lengths) { return std::max(lengths.dk, lengths.dv); }

std::int64_t ceilOf(std::int64_t a, std::int64_t b) { return a / b + (a % b != 0 ? 1 : 0); }

/// Values that a pass moves for each query, key and 1/rows of a block: the factor of Tq Tk / rows.
std::int64_t movedEachVisit(AttentionPass which, const Lengths& lengths) {
  const std::int64_t dk = lengths.dk, dv = lengths.dv;
  switch (which) {
    case AttentionPass::Fa1Forward: return dk + 2 * dv;
    case AttentionPass::Fa2Forward: return dk + dv;
    case AttentionPass::Fa1Backward: return 3 * dk + 2 * dv;
    case AttentionPass::Fa2Backward: return 3 * dk + dv;
    case AttentionPass::QueryOuterBackward: return 3 * (dk + dv);
    case AttentionPass::TwoLoopsBackward: return 2 * (dk + dv);
    default: return 0;
  }
}

std::optional<double> asymptoteOf(AttentionPass which, const Lengths& lengths, std::int64_t M, double s) {
  if (isStandard(which)) return std::nullopt;
  const double rows = static_cast<double>(M) / static_cast<double>(4 * widthOf(lengths));
  return s * static_cast<double>(lengths.Tq) * static_cast<double>(lengths.Tk) *
         static_cast<double>(movedEachVisit(which, lengths)) / rows;
}

bool maskCounts(const Problem& problem, const SweepSettings& settings) {
  if (settings.mask == MaskUse::None || settings.axis == SweepAxis::Sparsity) return false;
  return settings.axis != SweepAxis::Tokens || !problem.settings().documents;
}

/// Points of the curves of one problem. A census is taken once for all passes and points that have the same tiles.
class Sweep {
 public:
  Sweep(const Problem& problem, const SweepSettings& settings)
      : m_problem(problem),
        m_settings(settings),
        m_countsMask(maskCounts(problem, settings) && Mask(problem).masksAnything()) {}

  AccessPoint point(AttentionPass which, double x) {
    AccessPoint point;
    point.x = x;
    point.M = m_settings.axis == SweepAxis::OnChip ? std::llround(x) : m_settings.M;
    point.lengths = lengthsAt(x);
    const double s = m_settings.axis == SweepAxis::Sparsity ? x : 1;
    point.standard = accessesOf(standardBeside(which), point.lengths, {}).values();
    point.floor = floorValues(point.lengths, directionOf(which));
    const std::int64_t d = widthOf(point.lengths);
    point.inDomain = d <= point.M && point.M <= std::max(point.lengths.Tq, point.lengths.Tk) * d;
    point.asymptote = asymptoteOf(which, point.lengths, point.M, s);
    if (isStandard(which)) {
      point.values = point.standard;
      return point;
    }
    const BlockSizes present{m_problem.Br(), m_problem.Bc()};
    const auto blocks = blocksFor(which, point.lengths, present, point.M, m_settings.rule, m_settings.cap);
    point.blocks = blocks.value_or(BlockSizes{0, 0});
    if (!blocks) return point;
    point.onChip = onChipValues(which, point.lengths, *blocks);
    const auto census = censusOf(point.lengths, *blocks, s);
    if (census) point.values = accessesOf(which, point.lengths, *census).values();
    return point;
  }

 private:
  Lengths lengthsAt(double x) const {
    Lengths lengths = lengthsOf(m_problem);
    if (m_settings.axis == SweepAxis::Tokens) lengths.Tq = lengths.Tk = std::llround(x);
    if (m_settings.axis == SweepAxis::Width) lengths.dk = lengths.dv = std::llround(x);
    return lengths;
  }

  std::optional<TileCensus> censusOf(const Lengths& lengths, const BlockSizes& blocks, double s) {
    if (m_settings.axis == SweepAxis::Sparsity) return sparseCensus(lengths, blocks, s);
    if (!m_countsMask) return maskFreeCensus(lengths, blocks);
    const auto key = std::tuple(lengths.Tq, lengths.Tk, blocks.Br, blocks.Bc);
    const auto known = m_known.find(key);
    if (known != m_known.end()) return known->second;
    const auto census = takeMasked(lengths, blocks);
    m_known.emplace(key, census);
    return census;
  }

  std::optional<TileCensus> takeMasked(const Lengths& lengths, const BlockSizes& blocks) const {
    if (lengths == lengthsOf(m_problem)) return taken(withBlocks(m_problem, blocks, m_settings.maximumSteps));
    ProblemSettings settings = m_problem.settings();
    settings.Tq = lengths.Tq;
    settings.Tk = lengths.Tk;
    settings.head = 0;  // the limit of head numbers depends on the lengths, the census does not
    // A mask of other tiles does not make a problem: it comes back with them.
    const auto pattern = std::exchange(settings.blockMask, {});
    auto other = Problem::make(std::move(settings));
    if (!other) return std::nullopt;
    if (!pattern) return taken(withBlocks(*other, blocks, m_settings.maximumSteps));
    ProblemSettings masked = other->settings();
    masked.Br = blocks.Br;
    masked.Bc = blocks.Bc;
    const std::int64_t nr = ceilOf(masked.Tq, masked.Br), nc = ceilOf(masked.Tk, masked.Bc);
    if (nr * nc > std::min(m_settings.maximumSteps, MaximumMaskTiles)) return std::nullopt;
    masked.blockMask = covering(*pattern, maskTilesOf(m_problem.settings()), maskTilesOf(masked));
    const auto made = Problem::make(std::move(masked));
    return made ? censusWithin(*made, m_settings.maximumSteps) : std::nullopt;
  }
  std::optional<TileCensus> taken(const std::optional<Problem>& problem) const {
    return problem ? censusWithin(*problem, m_settings.maximumSteps) : std::nullopt;
  }

  const Problem& m_problem;
  const SweepSettings& m_settings;
  bool m_countsMask;
  std::map<std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t>, std::optional<TileCensus>> m_known;
};

/// x of a figure. On axis M the papers' blocks make steps: both sides of each that is wider than the points are apart.
std::vector<double> abscissas(const Problem& problem, const SweepSettings& settings) {
  std::vector<double> all;
  const int last = settings.points - 1;
  const bool isWhole = settings.axis != SweepAxis::Sparsity;
  const double growth = std::pow(settings.last / settings.first, 1.0 / last);
  for (int n = 0; n <= last; ++n) {
    const double share = static_cast<double>(n) / last;
    double x = isWhole ? std::round(settings.first * std::pow(growth, n))
                       : settings.first + share * (settings.last - settings.first);
    if (n == last) x = settings.last;
    all.push_back(std::clamp(x, settings.first, settings.last));
  }
  if (settings.axis == SweepAxis::OnChip && settings.rule == BlockRule::Papers) {
    const double step = static_cast<double>(4 * std::max(problem.dk(), problem.dv()));
    for (double n = 1; n * (growth - 1) < 1; ++n) {
      if (n * step > settings.last) break;
      if (n * step >= settings.first) all.push_back(n * step);
      if (n * step + 1 >= settings.first && n * step + 1 <= settings.last) all.push_back(n * step + 1);
    }
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace

std::optional<double> AccessPoint::ratioToStandard() const {
  if (!values) return std::nullopt;
  return static_cast<double>(standard) / static_cast<double>(*values);
}

double AccessPoint::squaresOnChip() const {
  const double d = static_cast<double>(widthOf(lengths));
  return static_cast<double>(M) / (d * d);
}

AccessFigure accessFigure(const Problem& problem, std::span<const AttentionPass> passes, const SweepSettings& settings,
                          const std::atomic<bool>* cancel) {
  TILEWISE_EXPECTS(0 < settings.first && settings.first <= settings.last && settings.points >= 2);
  AccessFigure figure;
  figure.axis = settings.axis;
  figure.honoursMask = maskCounts(problem, settings);
  const std::vector<double> xs = abscissas(problem, settings);
  Sweep sweep(problem, settings);
  for (const AttentionPass which : passes) {
    figure.curves.push_back({which, {}});
    figure.curves.back().points.reserve(xs.size());
    for (const double x : xs) {
      if (cancel != nullptr && *cancel) {
        figure.isComplete = false;
        return figure;
      }
      figure.curves.back().points.push_back(sweep.point(which, x));
    }
  }
  return figure;
}

AccessPoint accessPoint(const Problem& problem, AttentionPass which, const SweepSettings& settings, double x) {
  return Sweep(problem, settings).point(which, x);
}

AccessPoint presentPoint(const Problem& problem, AttentionPass which, SweepAxis axis, std::int64_t maximumSteps) {
  const Lengths lengths = lengthsOf(problem);
  const BlockSizes blocks{problem.Br(), problem.Bc()};
  SweepSettings settings;
  settings.rule = BlockRule::Present;
  settings.mask = MaskUse::Present;
  settings.maximumSteps = maximumSteps;
  const std::int64_t M = onChipValues(which, lengths, blocks);
  AccessPoint point = Sweep(problem, settings).point(which, static_cast<double>(M));
  if (axis == SweepAxis::Tokens) point.x = static_cast<double>(lengths.Tq);
  if (axis == SweepAxis::Width) point.x = static_cast<double>(widthOf(lengths));
  if (axis == SweepAxis::Sparsity) {
    const auto census = isStandard(which) ? maskFreeCensus(lengths, blocks) : censusWithin(problem, maximumSteps);
    if (!census) {
      point.values.reset();
    } else {
      point.x = static_cast<double>(census->visited()) / static_cast<double>(census->total);
    }
  }
  return point;
}

Crossing crossingWithStandard(const Problem& problem, AttentionPass which, const SweepSettings& settings) {
  TILEWISE_EXPECTS(!isStandard(which) && settings.rule != BlockRule::Present);
  const Lengths lengths = lengthsOf(problem);
  // Blocks, and with them the values, depend on M through a number of rows alone.
  const auto leastM = [&](std::int64_t rows) {
    return leastOnChipFor(which, lengths, rows, settings.rule, settings.cap);
  };
  SweepSettings byM = settings;
  byM.axis = SweepAxis::OnChip;
  byM.mask = MaskUse::None;
  Sweep withoutMask(problem, byM);
  const auto isBelow = [&](Sweep& sweep, std::int64_t rows) -> std::optional<bool> {
    const AccessPoint point = sweep.point(which, static_cast<double>(leastM(rows)));
    if (!point.values) return std::nullopt;
    return *point.values < point.standard;
  };
  const std::int64_t largest = std::max(lengths.Tq, lengths.Tk) * widthOf(lengths);
  const std::int64_t most = rowsFor(which, lengths, largest, settings.rule, settings.cap);
  // Without a mask larger blocks never move more, so the crossing is found by halving.
  std::int64_t first = 1, end = most + 1;
  while (first < end) {
    const std::int64_t middle = first + (end - first) / 2;
    if (*isBelow(withoutMask, middle)) {
      end = middle;
    } else {
      first = middle + 1;
    }
  }
  // A mask never adds to what moves, but how it meets the tiles goes up and down: below that point row by row.
  byM.mask = settings.mask;
  byM.maximumSteps = 16 * settings.maximumSteps;
  if (maskCounts(problem, byM)) {
    Sweep masked(problem, byM);
    const bool isBand = Mask(problem).isBandOnly();
    const auto steps = [&](std::int64_t rows) {
      return ceilOf(lengths.Tq, rows) * (isBand ? 1 : ceilOf(lengths.Tk, rows));
    };
    for (std::int64_t left = byM.maximumSteps; first > 1; --first) {
      left -= steps(first - 1);
      const auto below = left < 0 ? std::nullopt : isBelow(masked, first - 1);
      if (!below) return {std::nullopt, false};
      if (!*below) break;
    }
  }
  if (first > most) return {};
  return {leastM(first)};
}

std::int64_t floorValues(const Lengths& lengths, Pass direction) {
  const auto [Tq, Tk, dk, dv] = lengths;
  const std::int64_t inputs = Tq * dk + Tk * (dk + dv);
  return direction == Pass::Forward ? inputs + Tq * dv : 2 * inputs + Tq * dv;
}

std::optional<int> asymptoteFactor(AttentionPass which) {
  if (isStandard(which)) return std::nullopt;
  return static_cast<int>(4 * movedEachVisit(which, {1, 1, 1, 1}));
}

}  // namespace tilewise
