// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/access_sweep.h"

#include <algorithm>
#include <cmath>

#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/problem/form_choice.h"

namespace tilewise {

namespace {

constexpr int Points = 120;
constexpr double LeastSparse = 0.02;
constexpr double NotKnown = std::numeric_limits<double>::quiet_NaN();

/// The nearest power of two that is not above (or not below) a number.
double powerBelow(std::int64_t number) { return std::exp2(std::floor(std::log2(static_cast<double>(number)))); }
double powerAbove(std::int64_t number) { return std::exp2(std::ceil(std::log2(static_cast<double>(number)))); }

SweepSettings settingsOf(const ExploreCase& at, SweepAxis axis, const FigureLimits& limits) {
  const Problem& problem = at.problem;
  const std::int64_t T = std::max(problem.Tq(), problem.Tk());
  const std::int64_t d = std::max(problem.dk(), problem.dv());
  SweepSettings settings;
  settings.axis = axis;
  settings.points = Points;
  settings.M = at.M;
  settings.rule = at.curveRule();
  settings.cap = at.settings.cap;
  settings.mask = at.isMasked() ? MaskUse::Present : MaskUse::None;
  settings.maximumSteps = limits.maximumSteps;
  // On the other axes the blocks that were set by hand stay.
  if (axis != SweepAxis::OnChip && at.settings.blocks == BlockSource::Hand) settings.rule = BlockRule::Present;
  switch (axis) {
    case SweepAxis::OnChip:
      settings.first = std::floor(onChipRange(at).first);
      settings.last = std::ceil(onChipRange(at).last);
      break;
    case SweepAxis::Tokens:
      settings.first = std::max(1.0, std::min(256.0, powerBelow(T) / 4));
      settings.last = std::min<double>(static_cast<double>(MaximumTokens), std::max(65536.0, powerAbove(T) * 4));
      break;
    case SweepAxis::Width:
      settings.first = std::max(1.0, std::min(16.0, powerBelow(d) / 4));
      settings.last = std::min<double>(static_cast<double>(MaximumWidth), std::max(512.0, powerAbove(d) * 4));
      break;
    case SweepAxis::Sparsity:
      settings.first = LeastSparse;
      settings.last = 1;
      break;
  }
  return settings;
}

QString xColumn(SweepAxis axis) {
  switch (axis) {
    case SweepAxis::OnChip: return QStringLiteral("M_values");
    case SweepAxis::Tokens: return QStringLiteral("T");
    case SweepAxis::Width: return QStringLiteral("d");
    case SweepAxis::Sparsity: return QStringLiteral("s");
  }
  return {};
}

}  // namespace

AccessSweep sweepAccesses(const ExploreCase& at, SweepAxis axis, const FigureLimits& limits) {
  AccessSweep sweep;
  sweep.settings = settingsOf(at, axis, limits);
  const QList<AttentionPass> passes = passesBeside(at.which);
  sweep.figure = accessFigure(at.asDrawn, std::span(passes.constData(), static_cast<std::size_t>(passes.size())),
                              sweep.settings, limits.cancel);
  sweep.present = presentPoint(at.problem, at.which, axis, limits.maximumSteps);
  for (const AccessCurve& curve : sweep.figure.curves) {
    for (const AccessPoint& point : curve.points) {
      sweep.isRough = sweep.isRough || (!point.values && point.blocks.Br > 0);
    }
  }
  sweep.isRough = sweep.isRough || !sweep.present.values;
  return sweep;
}

FigureAxis sweepAxis(const AccessSweep& sweep) {
  const double first = sweep.settings.first, last = sweep.settings.last;
  switch (sweep.settings.axis) {
    case SweepAxis::OnChip: return tokenAxis(tr("on-chip size *M*, values"), first, last, 7);
    case SweepAxis::Tokens: return tokenAxis(withLength(tr("length *T*, tokens")), first, last, 7);
    case SweepAxis::Width: return tokenAxis(tr("width *d*"), first, last, 7);
    case SweepAxis::Sparsity: break;
  }
  FigureAxis axis;
  axis.label = tr("fraction *s* of the tiles that is visited");
  axis.first = 0;
  axis.last = last;
  axis.ticks = {{0, QStringLiteral("0"), false},
                {0.25, QStringLiteral("0.25"), false},
                {0.5, QStringLiteral("0.5"), false},
                {0.75, QStringLiteral("0.75"), false},
                {1, QStringLiteral("1"), false}};
  return axis;
}

QString sweepUnit(const ExploreCase& at, const AccessSweep& sweep, const QString& quantity) {
  QStringList words{quantity};
  if (sweep.figure.honoursMask) {
    words << maskName(at.settings.problem);
  } else if (at.isMasked()) {
    words << tr("without the mask");
  }
  return words.join(QStringLiteral(", "));
}

FigureTable sweepTable(const AccessSweep& sweep) {
  FigureTable table;
  table.columns = {xColumn(sweep.settings.axis), QStringLiteral("floor_values"), QStringLiteral("M_over_d2")};
  for (const AccessCurve& curve : sweep.figure.curves) {
    const QString name = textOf(word(curve.which));
    table.columns << name + QStringLiteral("_values");
    if (isStandard(curve.which)) continue;
    for (const char* what : {"_Br", "_Bc", "_on_chip_values", "_asymptote_values", "_standard_over_this"}) {
      table.columns << name + QLatin1String(what);
    }
  }
  if (sweep.figure.curves.empty()) return table;
  for (std::size_t n = 0; n < sweep.figure.curves.front().points.size(); ++n) {
    const AccessPoint& first = sweep.figure.curves.front().points[n];
    QList<double> row{first.x, static_cast<double>(first.floor), first.squaresOnChip()};
    for (const AccessCurve& curve : sweep.figure.curves) {
      if (n >= curve.points.size()) continue;
      const AccessPoint& point = curve.points[n];
      row << (point.values ? static_cast<double>(*point.values) : NotKnown);
      if (isStandard(curve.which)) continue;
      row << static_cast<double>(point.blocks.Br) << static_cast<double>(point.blocks.Bc)
          << static_cast<double>(point.onChip) << point.asymptote.value_or(NotKnown)
          << point.ratioToStandard().value_or(NotKnown);
    }
    table.rows << row;
  }
  return table;
}

AccessPoint configuredPoint(const ExploreCase& at, AttentionPass which, const AccessSweep& sweep, double x) {
  SweepSettings settings = sweep.settings;
  if (at.settings.blocks == BlockSource::Hand || isStandard(which)) {
    return accessPoint(at.problem, which, settings, x);
  }
  // As for the case itself: where none fits one row is the least there is.
  const BlockSizes blocks = blocksFromM(at, which, at.M).value_or(BlockSizes{1, 1});
  const auto problem = Problem::make(withBlockSizes(at.settings, blocks.Br, blocks.Bc).problem);
  if (!problem) return accessPoint(at.problem, which, settings, x);
  settings.rule = BlockRule::Present;
  settings.cap = RowCap::Off;
  return accessPoint(*problem, which, settings, x);
}

QString blockRuleWords(const ExploreCase& at, const AccessSweep& sweep) {
  switch (sweep.settings.rule) {
    case BlockRule::Papers:
      return at.settings.blocks == BlockSource::Hand && !isStandard(at.which)
                 ? tr("Curves take ⌈*M*/4*d*⌉ rows; blocks set by hand may lie off them.")
                 : tr("Curves take ⌈*M*/4*d*⌉ rows.");
    case BlockRule::Fitting:
      return tr("Curves take the largest squares that fit *M* by values; this configuration’s fit by bytes, with 4 for a "
                "statistic.");
    case BlockRule::Present: break;
  }
  return {};
}

QString presentName(const ExploreCase& at) {
  if (isStandard(at.which)) return tr("this configuration");
  return tr("this configuration, %1").arg(blocksText(at.problem.Br(), at.problem.Bc()));
}

}  // namespace tilewise
