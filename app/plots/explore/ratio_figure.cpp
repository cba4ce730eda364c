// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "app/plots/explore/access_sweep.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr double NotKnown = std::numeric_limits<double>::quiet_NaN();

FigureSeries seriesOf(const AccessCurve& curve, const ExploreCase& at, bool steps) {
  FigureSeries series;
  series.name = passShortName(curve.which);
  series.stroke = strokeOf(curve.which);
  series.isPresent = curve.which == at.which;
  series.steps = steps;
  for (const AccessPoint& point : curve.points) {
    series.points << QPointF(point.x, point.ratioToStandard().value_or(NotKnown));
  }
  if (!curve.points.empty() && curve.points.back().ratioToStandard()) {
    series.endValue = ratio(*curve.points.back().ratioToStandard(), 1);
  }
  return series;
}

/// M/d², the order that the theorem gives.
FigureSeries orderOf(const AccessCurve& curve) {
  FigureSeries series;
  series.name = tr("*M*/*d*^2");
  series.stroke = Stroke::Second;
  for (const AccessPoint& point : curve.points) {
    series.points << QPointF(point.x, point.inDomain ? point.squaresOnChip() : NotKnown);
  }
  return series;
}

FigureAxis ratioAxis(const QList<FigureSeries>& series) {
  double least = 1, most = 1;
  for (const FigureSeries& each : series) {
    for (const QPointF& point : each.points) {
      if (!std::isfinite(point.y()) || point.y() <= 0) continue;
      least = std::min(least, point.y());
      most = std::max(most, point.y());
    }
  }
  // Below the lowest line there is room for words.
  FigureAxis axis = countAxis(tr("standard’s values over these"), 0.7 * least, most);
  axis.format = tellTimes;
  return axis;
}

QString captionOf(const ExploreCase& at, const AccessSweep& sweep) {
  // Blocks from M: those of the controls, or of the curves where the blocks are set by hand.
  AccessSweep atM = sweep;
  atM.settings.axis = SweepAxis::OnChip;
  atM.settings.rule = at.curveRule();
  QStringList words;
  for (const AccessCurve& curve : sweep.figure.curves) {
    if (isStandard(curve.which)) continue;
    const auto share = configuredPoint(at, curve.which, atM, static_cast<double>(at.M)).ratioToStandard();
    if (share) words << tr("%1 as much as %2").arg(ratio(*share), passShortName(curve.which));
  }
  const double d = static_cast<double>(std::max(at.problem.dk(), at.problem.dv()));
  const QString sentence =
      tr("At *M* = %1 standard moves %2; *M*/*d*^2 = %3 is the theorem’s order, without its factor.")
          .arg(grouped(at.M), words.join(QStringLiteral(", ")), fixed(static_cast<double>(at.M) / (d * d), 1));
  const QString rule = blockRuleWords(at, sweep);
  return rule.isEmpty() ? sentence : sentence + u' ' + rule;
}

}  // namespace

Figure ratioFigure(const ExploreCase& at, SweepAxis axis, const FigureLimits& limits) {
  const AccessSweep sweep = sweepAccesses(at, axis, limits);
  Figure figure;
  figure.title = figureName(ExploreFigureKind::Ratio);
  figure.unit = sweepUnit(at, sweep, axis == SweepAxis::Sparsity ? tr("log scale") : tr("log scales"));
  figure.isRough = sweep.isRough;
  for (const AccessCurve& curve : sweep.figure.curves) {
    if (isStandard(curve.which)) {
      figure.series << orderOf(curve);
    } else {
      figure.series << seriesOf(curve, at, sweep.againstM());
    }
  }
  figure.x = sweepAxis(sweep);
  figure.y = ratioAxis(figure.series);
  FigureLine equal;
  equal.direction = FigureLine::Direction::Level;
  equal.at = 1;
  equal.stroke = Stroke::Standard;
  equal.words = {tr("as much as standard")};
  equal.place = FigureLine::Words::InCorner;
  figure.lines << equal;
  if (sweep.againstM()) figure.lines << deviceLines(at);
  const auto share = sweep.present.ratioToStandard();
  if (share && !isStandard(at.which)) {
    FigureMark mark;
    mark.at = {sweep.present.x, *share};
    mark.words = {presentName(at), tr("%1 fewer than standard").arg(ratio(*share))};
    figure.marks << mark;
    figure.present = tr("This configuration moves %1 fewer values than standard attention.").arg(ratio(*share));
  }
  figure.caption = captionOf(at, sweep);
  figure.table = sweepTable(sweep);
  return figure;
}

}  // namespace tilewise
