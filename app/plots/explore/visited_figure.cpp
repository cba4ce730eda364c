// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "app/plots/explore/figure_parts.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "core/costs/visited_fraction.h"

namespace tilewise {

namespace {

constexpr double NotKnown = std::numeric_limits<double>::quiet_NaN();
constexpr std::int64_t Smallest = 16;
constexpr std::int64_t Largest = 1024;
/// Sizes of blocks from the smallest to that of all tokens: few tokens begin below the usual smallest.
constexpr std::int64_t MostBlocksASide = 32;
/// Queries whose visible keys are counted for each step that a census may take.
constexpr std::int64_t QueriesAStep = 8;

struct MaskCurve {
  QString name;
  ProblemSettings settings;
  bool isSet = false;
  bool isListed = true;  ///< one of those that are always shown
  std::vector<VisitedPoint> points;
};

std::vector<std::int64_t> blocksFor(const Problem& problem) {
  std::vector<std::int64_t> blocks;
  const std::int64_t tokens = std::min(problem.Tq(), problem.Tk());
  std::int64_t first = Smallest;
  while (first > 1 && first * MostBlocksASide > tokens) first /= 2;
  for (std::int64_t block = first; block <= Largest; block *= 2) {
    if (block <= tokens || block == first) blocks.push_back(block);
  }
  return blocks;
}

class VisitedFigure {
  Q_DECLARE_TR_FUNCTIONS(VisitedFigure)

 public:
  VisitedFigure(const ExploreCase& at, const FigureLimits& limits)
      : m_at(at), m_limits(limits), m_blocks(blocksFor(at.problem)) {
    const QList<MaskChoice> choices = maskChoices();
    for (const MaskChoice& choice : choices.mid(0, 3)) {
      ProblemSettings settings = at.settings.problem;
      settings.causal = choice.causal;
      settings.window = choice.window;
      settings.documents = {};
      settings.blockMask = {};
      m_curves << MaskCurve{choice.name == choices.first().name ? tr("no mask") : choice.name,
                            settings,
                            hasMask(at.settings.problem, choice),
                            true,
                            {}};
    }
    const bool known =
        std::any_of(m_curves.cbegin(), m_curves.cend(), [](const MaskCurve& each) { return each.isSet; });
    if (!known) m_curves.prepend({maskName(at.asDrawn.settings()), at.asDrawn.settings(), true, false, {}});
    for (MaskCurve& each : m_curves) count(each);
  }

  Figure make() {
    m_figure.title = tr("Tiles visited");
    m_figure.unit = tr("share of the grid");
    m_figure.x = xAxis();
    m_figure.y = yAxis();
    constexpr Stroke Others[] = {Stroke::FlashAttention1, Stroke::Standard, Stroke::QueryOuter};
    std::size_t other = 0;
    for (const MaskCurve& each : m_curves) addCurve(each, each.isSet ? Stroke::FlashAttention2 : Others[other++]);
    addVisible();
    addPresent();
    m_figure.caption = caption();
    m_figure.table = table();
    return m_figure;
  }

 private:
  void count(MaskCurve& curve) {
    const auto problem = Problem::make(curve.settings);
    if (problem) curve.points = visitedFractions(*problem, m_blocks, m_limits.maximumSteps, m_limits.cancel);
    for (const VisitedPoint& point : curve.points) m_figure.isRough = m_figure.isRough || !point.visited;
  }

  FigureAxis xAxis() const {
    FigureAxis axis = tokenAxis(tr("square block *B*_r = *B*_c = *B*, *n* = *T*/*B* a side"), static_cast<double>(m_blocks.front()),
                                static_cast<double>(std::max(m_blocks.back(), 2 * m_blocks.front())));
    return axis;
  }

  static FigureAxis yAxis() {
    FigureAxis axis;
    axis.first = 0;
    axis.last = 106;
    for (const double at : {0.0, 25.0, 50.0, 75.0, 100.0}) axis.ticks << FigureTick{at, percent(at / 100, 0), false};
    axis.format = tellShare;
    return axis;
  }

  void addCurve(const MaskCurve& curve, Stroke stroke) {
    FigureSeries series;
    // What tells one mask from the others stands first: where there is room for one line, it is that which stays.
    const QStringList parts = curve.name.split(QStringLiteral(", "));
    if (curve.isSet) {
      series.name = curve.isListed ? tr("%1 (set)").arg(parts.last()) : tr("as set");
      series.endValue = curve.isListed ? parts.mid(0, parts.size() - 1).join(QStringLiteral(", ")) : curve.name;
    } else {
      series.name = parts.last();
      series.endValue = parts.mid(0, parts.size() - 1).join(QStringLiteral(", "));
    }
    series.stroke = stroke;
    series.isPresent = curve.isSet;
    series.marks = true;
    for (const VisitedPoint& point : curve.points) {
      const auto share = point.fraction();
      series.points << QPointF(static_cast<double>(point.block), share ? 100 * *share : NotKnown);
    }
    m_figure.series << series;
    const bool flat = std::all_of(series.points.cbegin(), series.points.cend(),
                                  [&](QPointF point) { return point.y() == series.points.first().y(); });
    if (flat) return;
    for (const qsizetype n : {qsizetype{0}, series.points.size() / 2, series.points.size() - 1}) {
      // Where two masks leave the same tiles one number does for both.
      const bool isSaid = std::any_of(m_figure.marks.cbegin(), m_figure.marks.cend(),
                                      [&](const FigureMark& mark) { return mark.at == series.points[n]; });
      // What the axis says needs no number.
      const bool isWhole = series.points[n].y() == 100;
      if (isSaid || isWhole || !std::isfinite(series.points[n].y())) continue;
      FigureMark mark;
      mark.at = series.points[n];
      mark.shape = FigureMark::Shape::None;
      mark.stroke = stroke;
      mark.words = {percent(series.points[n].y() / 100)};
      mark.isOptional = true;
      m_figure.marks << mark;
    }
  }

  /// Of the mask that is set, or of a causal one where none is.
  void addVisible() {
    const MaskCurve* curve = nullptr;
    for (const MaskCurve& each : m_curves) {
      if (each.isSet) curve = &each;
    }
    const bool none = curve == nullptr || !m_at.isMasked();
    if (none) curve = &m_curves[1];
    const auto problem = Problem::make(curve->settings);
    if (!problem || problem->Tq() > QueriesAStep * m_limits.maximumSteps) {
      m_figure.isRough = true;
      return;
    }
    m_visible = visibleEntries(*problem).fraction();
    FigureLine line;
    line.direction = FigureLine::Direction::Level;
    line.at = 100 * m_visible;
    line.words = {none ? tr("%1 of the entries are visible under a causal mask").arg(percent(m_visible, 2))
                       : tr("%1 of the entries are visible").arg(percent(m_visible, 2))};
    line.shortWords = {none ? tr("%1 visible, causal").arg(percent(m_visible, 2))
                            : tr("%1 visible").arg(percent(m_visible, 2))};
    line.place = FigureLine::Words::InCorner;
    m_figure.lines << line;
  }

  void addPresent() {
    const auto census = censusWithin(m_at.problem, m_limits.maximumSteps);
    if (!census || isStandard(m_at.which)) return;
    const double share = static_cast<double>(census->visited()) / static_cast<double>(census->total);
    m_figure.present = (census->total == 1     ? tr("Of this configuration %1 of %2 tile is visited, %3.")
                        : census->visited() == 1 ? tr("Of this configuration %1 of %2 tiles is visited, %3.")
                                                 : tr("Of this configuration %1 of %2 tiles are visited, %3."))
                           .arg(grouped(census->visited()), grouped(census->total), percent(share));
    const std::int64_t block = m_at.problem.Br();
    const double x = static_cast<double>(block);
    if (block != m_at.problem.Bc() || x < m_figure.x.first || x > m_figure.x.last) return;
    FigureMark mark;
    mark.at = {x, 100 * share};
    mark.words = {(census->total == 1 ? tr("%1 of %2 tile") : tr("%1 of %2 tiles"))
                      .arg(grouped(census->visited()), grouped(census->total))};
    m_figure.marks << mark;
  }

  QString caption() const {
    if (!m_at.isMasked())
      return tr("Smaller blocks follow a mask’s edge more closely; without a mask all are visited.");
    const ProblemSettings& settings = m_at.settings.problem;
    if (hasMask(settings, maskChoices()[1]) && settings.Tq == settings.Tk) {
      const std::int64_t block = std::min<std::int64_t>(m_at.problem.Bc(), settings.Tk);
      const std::int64_t n = (settings.Tk + block - 1) / block;
      return tr("Of *n* × *n* square tiles a causal mask leaves *n*(*n* + 1)/2: with square blocks of %1, *n* = %2, "
                "these are %3 of %4.")
          .arg(grouped(block), grouped(n), grouped(causalTiles(n)), grouped(n * n));
    }
    return tr("Smaller blocks follow the mask’s edge more closely. %1").arg(m_figure.present);
  }

  FigureTable table() const {
    FigureTable table;
    table.columns = {QStringLiteral("block"), QStringLiteral("nr"), QStringLiteral("nc")};
    for (const MaskCurve& each : m_curves) {
      QString name = each.name;
      table.columns << QStringLiteral("visited_") +
                           name.replace(QStringLiteral(", "), QStringLiteral("_")).replace(u' ', u'_');
    }
    for (std::size_t n = 0; n < m_blocks.size(); ++n) {
      QList<double> row;
      for (const MaskCurve& each : m_curves) {
        if (n >= each.points.size()) continue;
        const VisitedPoint& point = each.points[n];
        if (row.isEmpty()) {
          row << static_cast<double>(point.block) << static_cast<double>(point.nr) << static_cast<double>(point.nc);
        }
        row << (point.visited ? static_cast<double>(*point.visited) : NotKnown);
      }
      table.rows << row;
    }
    return table;
  }

  const ExploreCase& m_at;
  const FigureLimits& m_limits;
  std::vector<std::int64_t> m_blocks;
  QList<MaskCurve> m_curves;
  Figure m_figure;
  double m_visible = 1;
};

}  // namespace

Figure visitedFigure(const ExploreCase& at, const FigureLimits& limits) { return VisitedFigure(at, limits).make(); }

}  // namespace tilewise
