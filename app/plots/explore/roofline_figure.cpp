// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "app/plots/explore/figure_parts.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/form_choice.h"
#include "core/costs/roofline.h"

namespace tilewise {

namespace {

constexpr double Tera = 1e12;
constexpr double Micro = 1e-6;
constexpr double NotKnown = std::numeric_limits<double>::quiet_NaN();

/// With a decimal where the number has one: the rate that times are computed with.
QString rateText(double value) { return valueText(std::round(10 * value) / 10); }
QString tellRate(double value) { return tr("%1 TFLOP/s").arg(rateText(value)); }
QString tellIntensity(double value) { return fixed(value, value < 1000 ? 1 : 0); }

QString boundName(Bound bound) {
  switch (bound) {
    case Bound::Tensor: return tr("the tensor cores");
    case Bound::Exponentials: return tr("exponentials");
    case Bound::Bandwidth: return tr("HBM bandwidth");
  }
  return {};
}

/// For a file.
QString boundWord(Bound bound) {
  switch (bound) {
    case Bound::Tensor: return QStringLiteral("tensor cores");
    case Bound::Exponentials: return QStringLiteral("exponentials");
    case Bound::Bandwidth: return QStringLiteral("bandwidth");
  }
  return {};
}

QString microseconds(double seconds) { return tr("%1 µs").arg(fixed(seconds / Micro, 2)); }

class RooflineFigure {
  Q_DECLARE_TR_FUNCTIONS(RooflineFigure)

 public:
  RooflineFigure(const ExploreCase& at, const FigureLimits& limits) : m_at(at), m_limits(limits) {}

  Figure make() {
    const QString device = QString::fromStdString(m_at.settings.problem.device);
    m_figure.title = tr("Roofline, %1").arg(device);
    m_figure.unit = tr("bounds if every counted byte came from HBM");
    const auto roof = m_at.device == nullptr ? std::nullopt : roofOf(*m_at.device, m_at.settings.problem.elementType);
    if (!roof) {
      m_figure.missing = tr("No document at hand states what %1 does with %2. The roofline needs a 16-bit type.")
                             .arg(device, typeName(m_at.settings.problem.elementType));
      return m_figure;
    }
    m_roof = *roof;
    measure();
    scaleAxes();
    addRoof();
    addPoints();
    return m_figure;
  }

 private:
  void measure() {
    const Lengths lengths = lengthsOf(m_at.problem);
    const auto census = censusWithin(m_at.problem, m_limits.maximumSteps);
    m_figure.isRough = !census;
    for (const AttentionPass which : passesBeside(m_at.which)) {
      if (!census && !isStandard(which)) continue;
      m_points << qMakePair(which, rooflinePoint(m_roof, which, lengths, census.value_or(TileCensus{}),
                                                 m_at.settings.problem.elementType));
    }
    if (!census && !isStandard(m_at.which)) return;
    // The same products with each input and output once.
    const Arithmetic work = arithmeticOf(m_at.which, lengths, census.value_or(TileCensus{}));
    const std::int64_t bytes = floorValues(lengths, m_at.direction()) * bytesOf(m_at.settings.problem.elementType);
    m_once = rooflinePoint(m_roof, static_cast<double>(work.flops), static_cast<double>(bytes), 0);
  }

  void scaleAxes() {
    double least = m_roof.ridge(), most = 4 * m_roof.ridge(), slowest = m_roof.tensorFlops;
    for (const auto& [which, point] : m_points) {
      if (!(point.flops > 0)) continue;
      least = std::min(least, point.intensity());
      most = std::max(most, point.intensity());
      slowest = std::min(slowest, point.attainable());
    }
    if (m_once) most = std::max(most, m_once->intensity());
    const auto below = [](double value) { return std::exp2(std::floor(std::log2(value))); };
    const double first = std::min(8.0, below(least) / 2);
    m_figure.x = tokenAxis(tr("FLOP per counted byte"), first, below(most) * 4, 9);
    m_figure.x.format = tellIntensity;
    const double lowest = std::min(slowest, first * m_roof.bandwidth) / Tera;
    m_figure.y = tokenAxis(tr("TFLOP/s"), below(lowest), m_roof.tensorFlops / Tera * 1.6, 7);
    m_figure.y.format = tellRate;
  }

  void addRoof() {
    FigureSeries roof;
    roof.stroke = Stroke::Main;
    const double peak = m_roof.tensorFlops / Tera, slope = m_roof.bandwidth / Tera;
    const double first = std::max(m_figure.x.first, m_figure.y.first / slope);
    roof.points = {{first, first * slope}, {m_roof.ridge(), peak}, {m_figure.x.last, peak}};
    m_figure.series << roof;
    const auto between = [](double a, double b, double share) { return a * std::pow(b / a, share); };
    const double middle = widestGap(first, m_roof.ridge());
    FigureNote slopeName;
    slopeName.text = tr("HBM %1 TB/s").arg(QString::number(m_roof.bandwidth / Tera, 'g', 3));
    slopeName.at = {middle, middle * slope};
    slopeName.first = roof.points[0];
    slopeName.last = roof.points[1];
    FigureNote peakName;
    peakName.text = tr("tensor cores, %1: %2 TFLOP/s").arg(typeName(m_at.settings.problem.elementType), rateText(peak));
    peakName.shortText = tr("%1 TFLOP/s").arg(rateText(peak));
    peakName.at = {between(m_roof.ridge(), m_figure.x.last, 0.5), peak};
    peakName.first = roof.points[1];
    peakName.last = roof.points[2];
    m_figure.notes << peakName << slopeName;
  }

  /// The middle of where the slope carries no point: its name stands clear of them.
  double widestGap(double first, double ridge) const {
    std::vector<double> points{first, ridge};
    for (const auto& [which, point] : m_points) points.push_back(point.intensity());
    if (m_once) points.push_back(m_once->intensity());
    std::erase_if(points, [&](double each) { return !(each >= first && each <= ridge); });
    std::ranges::sort(points);
    double widest = 1;
    double middle = std::sqrt(first * ridge);
    for (std::size_t n = 1; n < points.size(); ++n) {
      if (points[n] / points[n - 1] <= widest) continue;
      widest = points[n] / points[n - 1];
      middle = std::sqrt(points[n] * points[n - 1]);
    }
    return middle;
  }

  void addPoints() {
    m_figure.table.columns = {
        QStringLiteral("flop_per_byte"), QStringLiteral("bound_TFLOP_per_s"), QStringLiteral("FLOP"),
        QStringLiteral("bytes"),         QStringLiteral("exponentials"),      QStringLiteral("tensor_s"),
        QStringLiteral("bandwidth_s"),   QStringLiteral("exponentials_s")};
    m_figure.table.texts = {QStringLiteral("algorithm"), QStringLiteral("point"), QStringLiteral("bound")};
    for (const auto& [which, point] : m_points) {
      if (point.flops > 0) addPoint(which, point);
    }
    if (!m_once) return;
    FigureMark once;
    once.at = {m_once->intensity(), m_once->attainable() / Tera};
    once.shape = FigureMark::Shape::Ring;
    once.stroke = Stroke::Main;
    once.words = {tr("each tensor once"),
                  tr("%1 → %2").arg(tellIntensity(m_once->intensity()), rateText(m_once->attainable() / Tera))};
    once.drop = true;
    m_figure.marks << once;
    addRow({textOf(word(m_at.which)), QStringLiteral("each tensor once"), boundWord(m_once->bound())}, *m_once);
  }

  void addRow(const QStringList& words, const RooflinePoint& point) {
    m_figure.table.words << words;
    m_figure.table.rows << QList<double>{point.intensity(),
                                         point.attainable() / Tera,
                                         point.flops,
                                         point.bytes,
                                         point.exponentials,
                                         point.tensorSeconds,
                                         point.bandwidthSeconds,
                                         point.exponentialSeconds.value_or(NotKnown)};
  }

  void addPoint(AttentionPass which, const RooflinePoint& point) {
    const bool isPresent = which == m_at.which;
    FigureMark mark;
    const double rate = point.attainable() / Tera;
    mark.at = {point.intensity(), rate};
    mark.stroke = isPresent ? Stroke::Now : strokeOf(which);
    mark.shape = isPresent                                    ? FigureMark::Shape::Disc
                 : isStandard(which)                          ? FigureMark::Shape::Triangle
                 : strokeOf(which) == Stroke::FlashAttention2 ? FigureMark::Shape::Disc
                                                              : FigureMark::Shape::Square;
    const QString name = passShortName(which);
    const QString blocks = blocksText(m_at.problem.Br(), m_at.problem.Bc());
    mark.words = {isPresent && !isStandard(which) ? tr("%1, %2").arg(name, blocks) : name,
                  tr("%1 → %2").arg(tellIntensity(point.intensity()), rateText(rate))};
    mark.drop = true;
    m_figure.marks << mark;
    addRow({textOf(word(which)), isPresent ? QStringLiteral("this configuration") : QStringLiteral("beside it"),
            boundWord(point.bound())},
           point);
    if (isPresent) tellPresent(point);
  }

  void tellPresent(const RooflinePoint& point) {
    const Bound bound = point.bound();
    QStringList others;
    const auto add = [&](Bound which, double seconds) {
      if (which != bound) others << tr("%1 %2").arg(boundName(which), microseconds(seconds));
    };
    add(Bound::Bandwidth, point.bandwidthSeconds);
    add(Bound::Tensor, point.tensorSeconds);
    if (point.exponentialSeconds) {
      add(Bound::Exponentials, *point.exponentialSeconds);
      if (bound == Bound::Exponentials) addExponentialRoof(point);
    } else {
      others << tr("exponentials not stated");
    }
    m_figure.caption = tr("Model: bound by %1, %2 a head (%3); the L2 serves most re-reads, so a kernel may pass it.")
                           .arg(boundName(bound), microseconds(point.seconds()), others.join(QStringLiteral(", ")));
    m_figure.present = tr("%1 FLOP per counted byte allow %2.")
                           .arg(tellIntensity(point.intensity()), tellRate(point.attainable() / Tera));
  }

  void addExponentialRoof(const RooflinePoint& point) {
    FigureLine line;
    line.direction = FigureLine::Direction::Level;
    line.at = point.flops / *point.exponentialSeconds / Tera;
    line.words = {tr("exponentials: %1").arg(tellRate(line.at))};
    line.place = FigureLine::Words::InCorner;
    m_figure.lines << line;
  }

  const ExploreCase& m_at;
  const FigureLimits& m_limits;
  Figure m_figure;
  Roof m_roof;
  QList<QPair<AttentionPass, RooflinePoint>> m_points;
  std::optional<RooflinePoint> m_once;
};

}  // namespace

Figure rooflineFigure(const ExploreCase& at, const FigureLimits& limits) { return RooflineFigure(at, limits).make(); }

}  // namespace tilewise
