// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "app/plots/explore/access_sweep.h"
#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "core/costs/axis_crossings.h"

namespace tilewise {

namespace {

constexpr double NotKnown = std::numeric_limits<double>::quiet_NaN();

class AccessesFigure {
  Q_DECLARE_TR_FUNCTIONS(AccessesFigure)

 public:
  AccessesFigure(const ExploreCase& at, SweepAxis axis, const FigureLimits& limits)
      : m_at(at), m_sweep(sweepAccesses(at, axis, limits)) {}

  Figure make() {
    m_figure.title = m_sweep.againstM()                           ? tr("HBM accesses against on-chip size")
                     : m_sweep.settings.axis == SweepAxis::Tokens ? tr("HBM accesses against length")
                     : m_sweep.settings.axis == SweepAxis::Width  ? tr("HBM accesses against width")
                                                                  : tr("HBM accesses against sparse fraction");
    m_figure.unit =
        sweepUnit(m_at, m_sweep,
                  m_sweep.settings.axis == SweepAxis::Sparsity ? tr("values, log scale") : tr("values, log scales"));
    m_figure.isRough = m_sweep.isRough;
    for (const AccessCurve& curve : m_sweep.figure.curves) addCurve(curve);
    addFloor();
    scaleAxes();
    if (m_sweep.againstM()) addSizes();
    addCrossings();
    addPresent();
    m_figure.caption = caption();
    m_figure.table = sweepTable(m_sweep);
    return m_figure;
  }

 private:
  void addCurve(const AccessCurve& curve) {
    FigureSeries series;
    series.name = passShortName(curve.which);
    series.stroke = strokeOf(curve.which);
    series.isPresent = curve.which == m_at.which;
    series.steps = m_sweep.againstM();
    FigureSeries asymptote;
    asymptote.stroke = Stroke::Second;
    for (const AccessPoint& point : curve.points) {
      series.points << QPointF(point.x, point.values ? static_cast<double>(*point.values) : NotKnown);
      if (point.asymptote) asymptote.points << QPointF(point.x, point.inDomain ? *point.asymptote : NotKnown);
    }
    if (!curve.points.empty() && curve.points.back().values) series.endValue = grouped(*curve.points.back().values);
    // Blocks that were set by hand do not follow M.
    if (!asymptote.points.isEmpty() && m_sweep.settings.rule != BlockRule::Present) {
      m_figure.series << asymptote;
      if (m_sweep.againstM()) addAsymptoteName(curve.which, asymptote);
    }
    m_figure.series << series;
  }

  /// Beside the upper end of the upper one of both.
  void addAsymptoteName(AttentionPass which, const FigureSeries& asymptote) {
    // With five curves the names would stand on each other.
    if (which != AttentionPass::Fa1Forward) return;
    const auto first = std::find_if(asymptote.points.cbegin(), asymptote.points.cend(),
                                    [](QPointF point) { return std::isfinite(point.y()); });
    if (first == asymptote.points.cend()) return;
    FigureMark mark;
    mark.at = *first;
    mark.shape = FigureMark::Shape::None;
    mark.stroke = Stroke::Second;
    mark.words = {withLength(tr("%1*T*^2*d*^2/*M* and %2*T*^2*d*^2/*M*"))
                      .arg(asymptoteFactor(which).value_or(0))
                      .arg(asymptoteFactor(AttentionPass::Fa2Forward).value_or(0))};
    m_figure.marks << mark;
  }

  void addFloor() {
    if (m_sweep.figure.curves.empty() || m_sweep.figure.curves.front().points.empty()) return;
    const auto& points = m_sweep.figure.curves.front().points;
    const QString name = m_at.direction() == Pass::Forward ? withLength(tr("inputs and output once, 4*Td*"))
                                                           : withLength(tr("inputs and gradients once, 7*Td*"));
    if (m_sweep.settings.axis == SweepAxis::OnChip || m_sweep.settings.axis == SweepAxis::Sparsity) {
      FigureLine line;
      line.direction = FigureLine::Direction::Level;
      line.at = static_cast<double>(points.front().floor);
      line.stroke = Stroke::Main;
      line.isGround = true;
      line.words = {name};
      line.place = FigureLine::Words::InCorner;
      line.isOptional = true;  // its name stands at its end
      m_figure.lines << line;
      line.isGround = false;
      line.words = {tr("lower bound"), grouped(points.front().floor)};
      line.place = FigureLine::Words::AtEnd;
      m_figure.lines << line;
      return;
    }
    FigureSeries series;
    series.name = tr("once each");
    series.stroke = Stroke::Main;
    for (const AccessPoint& point : points) series.points << QPointF(point.x, static_cast<double>(point.floor));
    m_figure.series << series;
  }

  void scaleAxes() {
    double least = 0, most = 0;
    for (const FigureSeries& series : m_figure.series) {
      for (const QPointF& point : series.points) {
        if (!std::isfinite(point.y())) continue;
        // An order without its factor may go far below what is ever moved.
        if (series.stroke != Stroke::Second) least = least > 0 ? std::min(least, point.y()) : point.y();
        most = std::max(most, point.y());
      }
    }
    for (const FigureLine& line : m_figure.lines) least = least > 0 ? std::min(least, line.at) : line.at;
    if (m_sweep.present.values) most = std::max(most, static_cast<double>(*m_sweep.present.values));
    m_figure.x = sweepAxis(m_sweep);
    m_figure.y = countAxis({}, std::max(1.0, least), std::max(2.0, most));
  }

  void addSizes() {
    const std::int64_t d = std::max(m_at.problem.dk(), m_at.problem.dv());
    FigureLine square;
    square.at = static_cast<double>(d * d);
    square.words = {tr("*M* = *d*^2")};
    m_figure.lines << square << deviceLines(m_at);
  }

  void addCrossings() {
    for (const AccessCurve& curve : m_sweep.figure.curves) {
      if (isStandard(curve.which)) continue;
      if (!m_sweep.againstM()) {
        addAxisCrossings(curve.which);
        continue;
      }
      if (m_sweep.settings.rule == BlockRule::Present) continue;
      const Crossing crossing = crossingWithStandard(m_at.asDrawn, curve.which, m_sweep.settings);
      m_crossings << qMakePair(curve.which, crossing);
      m_figure.isRough = m_figure.isRough || !crossing.isKnown;
      const auto& M = crossing.M;
      if (!M) continue;
      FigureMark mark;
      mark.at = {static_cast<double>(*M), static_cast<double>(m_sweep.present.standard)};
      mark.shape = FigureMark::Shape::Ring;
      mark.stroke = Stroke::Main;
      mark.words = {grouped(*M)};
      // Two ways that fall below at the same M share a ring.
      const bool isSaid = std::any_of(m_figure.marks.cbegin(), m_figure.marks.cend(),
                                      [&mark](const FigureMark& other) { return other.at == mark.at; });
      if (!isSaid) m_figure.marks << mark;
    }
  }

  /// Against T, d or s a curve may pass standard attention's more than once: the last time counts.
  void addAxisCrossings(AttentionPass which) {
    if (m_sweep.isRough) return;
    const std::vector<AxisCrossing> crossings = axisCrossings(m_at.asDrawn, which, m_sweep.settings);
    if (crossings.empty()) return;
    const AxisCrossing& last = crossings.back();
    const AccessPoint point = accessPoint(m_at.problem, which, m_sweep.settings, last.x);
    const QString x = m_sweep.settings.axis == SweepAxis::Sparsity ? fixed(last.x, 3) : tellCount(last.x);
    FigureMark mark;
    mark.at = {last.x, static_cast<double>(point.standard)};
    mark.shape = FigureMark::Shape::Ring;
    mark.stroke = Stroke::Main;
    mark.words = {(last.fallsBelow ? tr("%1 fewer from %2") : tr("%1 more from %2")).arg(passShortName(which), x)};
    m_figure.marks << mark;
  }

  void addPresent() {
    const AccessPoint& present = m_sweep.present;
    if (!present.values) return;
    const double y = static_cast<double>(*present.values);
    const bool open = isStandard(m_at.which) && m_sweep.againstM();
    const double x = open ? static_cast<double>(m_at.M) : present.x;
    FigureMark mark;
    mark.at = {x, y};
    const QString value = grouped(*present.values);
    const QString from = m_sweep.settings.axis == SweepAxis::Sparsity ? fixed(present.x, 3) : tellCount(present.x);
    mark.words = {presentName(m_at), open ? tr("%1, whatever *M*").arg(value) : tr("%1 → %2").arg(from, value)};
    m_figure.marks << mark;
    m_figure.present = tr("This configuration moves %1, standard attention %2.")
                           .arg(values(*present.values), values(present.standard));
  }

  QString caption() const {
    if (m_sweep.againstM()) return captionAgainstM();
    QStringList moved;
    for (const AccessCurve& curve : m_sweep.figure.curves) {
      const AccessPoint point = configuredPoint(m_at, curve.which, m_sweep, m_sweep.present.x);
      if (point.values) moved << tr("%1 %2").arg(passShortName(curve.which), grouped(*point.values));
    }
    const QString x = m_sweep.settings.axis == SweepAxis::Tokens  ? withLength(tr("*T* = %1")).arg(tellCount(m_sweep.present.x))
                      : m_sweep.settings.axis == SweepAxis::Width ? tr("*d* = %1").arg(tellCount(m_sweep.present.x))
                                                                  : tr("*s* = %1").arg(fixed(m_sweep.present.x, 3));
    const QString blocks = m_sweep.settings.rule == BlockRule::Present
                               ? tr("blocks of %1").arg(blocksText(m_at.problem.Br(), m_at.problem.Bc()))
                               : tr("blocks from *M* = %1").arg(grouped(m_at.M));
    return withRule(tr("With %1, at %2: %3 values.").arg(blocks, x, moved.join(QStringLiteral(", "))));
  }

  QString captionAgainstM() const {
    QStringList words;
    for (auto each = m_crossings.crbegin(); each != m_crossings.crend(); ++each) {
      const QString name = passShortName(each->first);
      const auto& M = each->second.M;
      words << (!each->second.isKnown ? tr("%1 not known").arg(name)
                : !M                  ? withLength(tr("%1 nowhere up to *M* = *Td*")).arg(name)
                : words.isEmpty()     ? tr("%1 from *M* = %2 on").arg(name, grouped(*M))
                                      : tr("%1 from %2").arg(name, grouped(*M)));
    }
    const QString begin = tr("Fewer values than standard: %1").arg(words.join(QStringLiteral(", ")));
    const QString end = tr("Beside the names: values at *M* = %1.").arg(tellCount(m_sweep.settings.last));
    const QString sentence = m_at.direction() == Pass::Backward
                                 ? begin + fullStop()
                                 : tr("%1: it reads and writes *O* again in every tile.").arg(begin);
    return withRule(sentence) + u' ' + end;
  }

  QString withRule(const QString& sentence) const {
    const QString rule = blockRuleWords(m_at, m_sweep);
    return rule.isEmpty() ? sentence : sentence + u' ' + rule;
  }

  const ExploreCase& m_at;
  AccessSweep m_sweep;
  Figure m_figure;
  QList<QPair<AttentionPass, Crossing>> m_crossings;
};

}  // namespace

Figure accessesFigure(const ExploreCase& at, SweepAxis axis, const FigureLimits& limits) {
  return AccessesFigure(at, axis, limits).make();
}

}  // namespace tilewise
