// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "app/plots/explore/figure_parts.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "core/costs/block_rule.h"
#include "core/costs/residency.h"

namespace tilewise {

namespace {

constexpr int Points = 160;

QString tellPart(double value) { return percent(value / 100, 1); }

struct BudgetPoint {
  std::int64_t M = 1;
  BlockSizes blocks;
  ProofBudget budget;
  std::int64_t onChip = 0;

  double share(std::int64_t part) const { return 100.0 * static_cast<double>(part) / static_cast<double>(M); }
};

std::optional<BudgetPoint> budgetAt(const ExploreCase& at, std::int64_t M) {
  const auto blocks = blocksFromM(at, at.which, M);
  if (!blocks) return std::nullopt;
  return BudgetPoint{M, *blocks, proofBudget(*blocks, at.problem.dk(), at.problem.dv()),
                     onChipValues(at.which, lengthsOf(at.problem), *blocks)};
}

QString ruleWords(const ExploreCase& at) {
  const bool fitting = at.curveRule() == BlockRule::Fitting;
  const QString rule = fitting ? tr("largest square whose bytes fit") : tr("⌈M/4d⌉ rows");
  const bool published = at.which == AttentionPass::Fa1Forward || at.which == AttentionPass::Fa1Backward;
  const bool capped =
      at.settings.cap == RowCap::On || (at.settings.cap == RowCap::AsPublished && published && !fitting);
  return capped ? tr("%1, B_r ≤ d").arg(rule) : rule;
}

QList<BudgetPoint> pointsOf(const ExploreCase& at, const OnChipRange& range) {
  QList<BudgetPoint> points;
  for (int n = 0; n < Points; ++n) {
    const double share = static_cast<double>(n) / (Points - 1);
    const double M = range.first * std::pow(range.last / range.first, share);
    const auto point = budgetAt(at, std::llround(M));
    if (point) points << *point;
  }
  return points;
}

FigureSeries seriesOf(const QString& name, Stroke stroke, const QList<BudgetPoint>& points,
                      std::int64_t (*part)(const BudgetPoint&)) {
  FigureSeries series;
  series.name = name;
  series.stroke = stroke;
  for (const BudgetPoint& point : points) {
    series.points << QPointF(static_cast<double>(point.M), point.share(part(point)));
  }
  if (!points.isEmpty()) series.endValue = percent(points.last().share(part(points.last())) / 100, 0);
  return series;
}

/// lastM: where the figure ends.
QString captionOf(const BudgetPoint& point, double lastM) {
  const ProofBudget& budget = point.budget;
  return tr("*M* = %1 gives blocks of %2: 2*B*_c*d* + 2*B*_r*d* + *B*_r*B*_c = %3 + %4 + %5 = %6 values; the whole set "
            "holds %7. Beside the names: shares at *M* = %8.")
      .arg(grouped(point.M), blocksText(point.blocks.Br, point.blocks.Bc), grouped(budget.keys),
           grouped(budget.queries), grouped(budget.tile), grouped(budget.sum()), grouped(point.onChip), tellCount(lastM));
}

FigureTable tableOf(const QList<BudgetPoint>& points) {
  FigureTable table;
  for (const char* name :
       {"M_values", "Br", "Bc", "keys_2_Bc_d", "queries_2_Br_d", "tile_Br_Bc", "sum", "on_chip_values"}) {
    table.columns << QLatin1String(name);
  }
  for (const BudgetPoint& point : points) {
    QList<double> row;
    for (const std::int64_t value : {point.M, point.blocks.Br, point.blocks.Bc, point.budget.keys, point.budget.queries,
                                     point.budget.tile, point.budget.sum(), point.onChip}) {
      row << static_cast<double>(value);
    }
    table.rows << row;
  }
  return table;
}

}  // namespace

Figure budgetFigure(const ExploreCase& at) {
  Figure figure;
  figure.title = tr("Blocks from M, and the proof’s budget");
  if (isStandard(at.which)) {
    figure.missing = tr("Standard attention leaves open what it holds on chip: its analysis sets no blocks.");
    return figure;
  }
  figure.unit = tr("share of M, %1").arg(ruleWords(at));
  const OnChipRange range = onChipRange(at);
  const QList<BudgetPoint> points = pointsOf(at, range);
  figure.series
      << seriesOf(tr("*K*, *V*: 2*B*_c*d*"), Stroke::Keys, points, [](const BudgetPoint& p) { return p.budget.keys; })
      << seriesOf(tr("*Q*, *O*: 2*B*_r*d*"), Stroke::Queries, points,
                  [](const BudgetPoint& p) { return p.budget.queries; })
      << seriesOf(tr("*S*: *B*_r*B*_c"), Stroke::Tile, points, [](const BudgetPoint& p) { return p.budget.tile; })
      << seriesOf(tr("sum of the three"), Stroke::FlashAttention2, points, [](const BudgetPoint& p) { return p.budget.sum(); })
      << seriesOf(tr("held on chip"), Stroke::Standard, points, [](const BudgetPoint& p) { return p.onChip; });
  double least = 100, most = 100;
  for (const FigureSeries& series : figure.series) {
    for (const QPointF& point : series.points) {
      least = std::min(least, point.y());
      most = std::max(most, point.y());
    }
  }
  figure.x = tokenAxis(tr("on-chip size *M*, values"), range.first, range.last, 7);
  figure.y = countAxis({}, std::max(1.0, least), most);
  for (FigureTick& tick : figure.y.ticks) tick.text = percent(tick.at / 100, tick.at < 1 ? 1 : 0);
  figure.y.format = tellPart;
  FigureLine whole;
  whole.direction = FigureLine::Direction::Level;
  whole.at = 100;
  whole.stroke = Stroke::Main;
  whole.words = {tr("all of *M*")};
  whole.place = FigureLine::Words::InCorner;
  whole.isOptional = true;  // the axis says 100 %
  figure.lines << whole << deviceLines(at);
  const auto present = budgetAt(at, at.M);
  if (present) {
    FigureMark mark;
    mark.at = {static_cast<double>(present->M), present->share(present->budget.sum())};
    mark.words = {tr("%1 from *M*").arg(blocksText(present->blocks.Br, present->blocks.Bc)),
                  tr("%1 → %2").arg(grouped(present->M), grouped(present->budget.sum()))};
    figure.marks << mark;
    figure.caption = captionOf(*present, range.last);
    figure.present = tr("The budget takes %1 of M.").arg(percent(present->share(present->budget.sum()) / 100));
  } else {
    figure.caption = tr("No block of one row fits *M* = %1.").arg(grouped(at.M));
  }
  figure.table = tableOf(points);
  return figure;
}

}  // namespace tilewise
