// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "app/plots/explore/figure_parts.h"
#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "core/costs/held_curve.h"

namespace tilewise {

namespace {

constexpr std::int64_t HeadsOfALayer = 32;  ///< where the problem has one head
constexpr std::int64_t Told = 8192;         ///< tokens that the caption speaks of

/// "4 GiB", "1 MiB", "384 KiB".
QString capacity(std::int64_t bytes) {
  constexpr std::pair<double, const char*> Units[] = {
      {1024.0 * 1024 * 1024 * 1024, "TiB"}, {1024.0 * 1024 * 1024, "GiB"}, {1024.0 * 1024, "MiB"}, {1024.0, "KiB"}};
  for (const auto& [size, name] : Units) {
    if (static_cast<double>(bytes) >= size) {
      const double count = static_cast<double>(bytes) / size;
      return fixed(count, count == std::round(count) ? 0 : 1) + u'\u00A0' + QLatin1String(name);
    }
  }
  return grouped(bytes) + QStringLiteral("\u00A0bytes");
}

QString tellCapacity(double value) { return capacity(std::llround(value)); }

QList<FigureTick> capacityTicks(double first, double last) {
  QList<FigureTick> ticks;
  const int low = static_cast<int>(std::ceil(std::log2(first))), high = static_cast<int>(std::floor(std::log2(last)));
  const int step = high - low > 24 ? 10 : high - low > 12 ? 5 : 2;
  for (int exponent = (low + step - 1) / step * step; exponent <= high; exponent += step) {
    ticks << FigureTick{std::exp2(exponent), tellCapacity(std::exp2(exponent)), false};
  }
  return ticks;
}

FigureSeries seriesOf(const QString& name, Stroke stroke, const std::vector<HeldPoint>& points,
                      std::int64_t (*held)(const HeldPoint&)) {
  FigureSeries series;
  series.name = name;
  series.stroke = stroke;
  for (const HeldPoint& point : points) {
    series.points << QPointF(static_cast<double>(point.T), static_cast<double>(held(point)));
  }
  series.endValue = capacity(held(points.back()));
  return series;
}

std::int64_t keptByStandard(const HeldPoint& point) { return point.standard.keptForBackward.bytes; }
std::int64_t keptByFa1(const HeldPoint& point) { return point.fa1.keptForBackward.bytes; }
std::int64_t keptByFa2(const HeldPoint& point) { return point.fa2.keptForBackward.bytes; }

FigureTable tableOf(const std::vector<HeldPoint>& points) {
  FigureTable table;
  table.columns = {QStringLiteral("T")};
  for (const char* way : {"standard", "fa1", "fa2"}) {
    for (const char* what : {"_kept_bytes", "_forward_peak_bytes", "_backward_peak_bytes"}) {
      table.columns << QLatin1String(way) + QLatin1String(what);
    }
  }
  for (const HeldPoint& point : points) {
    QList<double> row{static_cast<double>(point.T)};
    for (const LayerHeld* held : {&point.standard, &point.fa1, &point.fa2}) {
      row << static_cast<double>(held->keptForBackward.bytes) << static_cast<double>(held->forwardPeak.bytes)
          << static_cast<double>(held->backwardPeak.bytes);
    }
    table.rows << row;
  }
  return table;
}

}  // namespace

Figure heldFigure(const ExploreCase& at) {
  Figure figure;
  const std::int64_t heads = at.problem.headCount() > 1 ? at.problem.headCount() : HeadsOfALayer;
  const std::int64_t T = std::max(at.problem.Tq(), at.problem.Tk());
  figure.title = tr("%1, one layer").arg(figureName(ExploreFigureKind::Held));
  figure.unit = tr("kept for the backward pass, %1 heads").arg(grouped(heads));
  std::vector<std::int64_t> tokens;
  for (std::int64_t each = 256; each <= std::max<std::int64_t>(65536, 2 * T) && each <= MaximumTokens; each *= 2) {
    tokens.push_back(each);
  }
  const std::vector<HeldPoint> points = heldAgainstTokens(at.problem, tokens, heads);
  figure.series << seriesOf(tr("standard: *P*"), Stroke::Standard, points, keptByStandard)
                << seriesOf(tr("FA-1: *m*, *l*"), Stroke::FlashAttention1, points, keptByFa1)
                << seriesOf(tr("FA-2: lse"), Stroke::FlashAttention2, points, keptByFa2);
  const Algorithm algorithm = at.problem.algorithm();
  figure.series[static_cast<qsizetype>(algorithm)].isPresent = true;
  figure.x =
      tokenAxis(withLength(tr("length *T*, tokens")), static_cast<double>(tokens.front()), static_cast<double>(tokens.back()), 8);
  // Below the lowest curve there is room for words.
  figure.y = countAxis({}, 0.03 * figure.series[2].points.first().y(), figure.series[0].points.last().y());
  figure.y.ticks = capacityTicks(figure.y.first, figure.y.last);
  figure.y.format = tellCapacity;

  const std::int64_t wanted[] = {Told, T};
  const std::vector<HeldPoint> told = heldAgainstTokens(at.problem, wanted, heads);
  figure.caption =
      tr("At %1 tokens one layer of %2 heads keeps %3 of *P* in standard attention, %4 of lse in FA-2.")
          .arg(grouped(Told), grouped(heads), capacity(keptByStandard(told[0])), capacity(keptByFa2(told[0])));
  FigureLine line;
  line.at = static_cast<double>(Told);
  line.words = {withLength(tr("*T* = %1")).arg(grouped(Told))};
  figure.lines << line;
  const std::int64_t now = algorithm == Algorithm::Standard          ? keptByStandard(told[1])
                           : algorithm == Algorithm::FlashAttention1 ? keptByFa1(told[1])
                                                                     : keptByFa2(told[1]);
  if (figure.x.first <= static_cast<double>(T) && static_cast<double>(T) <= figure.x.last) {
    FigureMark mark;
    mark.at = {static_cast<double>(T), static_cast<double>(now)};
    mark.words = {withLength(tr("this configuration, *T* = %1")).arg(grouped(T)), capacity(now)};
    figure.marks << mark;
  }
  figure.present = tr("At the present length, %1 heads keep %2; standard attention %3.")
                       .arg(grouped(heads), capacity(now), capacity(keptByStandard(told[1])));
  figure.table = tableOf(points);
  return figure;
}

}  // namespace tilewise
