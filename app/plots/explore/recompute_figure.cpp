// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "app/plots/explore/figure_parts.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "core/costs/recompute.h"

namespace tilewise {

namespace {

constexpr double Pico = 1e-12;
constexpr double NotKnown = std::numeric_limits<double>::quiet_NaN();
constexpr int Points = 64;

QString tellTime(double value) { return tr("%1 ps").arg(fixed(value, value < 10 ? 3 : 1)); }

FigureSeries level(const QString& name, Stroke stroke, const FigureAxis& x, double seconds) {
  FigureSeries series;
  series.name = name;
  series.endValue = tellTime(seconds / Pico);
  series.stroke = stroke;
  series.points = {{x.first, seconds / Pico}, {x.last, seconds / Pico}};
  return series;
}

}  // namespace

Figure recomputeFigure(const ExploreCase& at) {
  Figure figure;
  const QString device = QString::fromStdString(at.settings.problem.device);
  figure.title = tr("%1, %2").arg(figureName(ExploreFigureKind::Recompute), device);
  const ElementType type = at.settings.problem.elementType;
  const auto roof = at.device == nullptr ? std::nullopt : roofOf(*at.device, type);
  if (!roof) {
    figure.missing = tr("No document at hand states what %1 does with %2. The comparison needs a 16-bit type.")
                         .arg(device, typeName(type));
    return figure;
  }
  figure.unit = tr("model, picoseconds an entry of P");
  const std::int64_t d = at.problem.dk();
  const RecomputeOrRead present = recomputeOrRead(*roof, d, bytesOf(type));
  const double most = std::max({1024.0, 2.0 * static_cast<double>(d), 2 * present.equalWidth});
  figure.x = tokenAxis(tr("width *d* of a query and a key"), std::min(16.0, static_cast<double>(d)), most, 8);

  FigureSeries again;
  again.name = tr("again: 2*d*/*F*");
  again.stroke = Stroke::FlashAttention2;
  again.isPresent = true;
  figure.table.columns = {QStringLiteral("d"), QStringLiteral("recompute_s"), QStringLiteral("read_back_s"),
                          QStringLiteral("exponential_s")};
  for (int n = 0; n < Points; ++n) {
    const double x = valueAt(figure.x, static_cast<double>(n) / (Points - 1));
    const RecomputeOrRead entry = recomputeOrRead(*roof, std::max<std::int64_t>(1, std::llround(x)), bytesOf(type));
    again.points << QPointF(std::round(x), entry.recomputeSeconds / Pico);
    figure.table.rows << QList<double>{std::round(x), entry.recomputeSeconds, entry.readSeconds,
                                       entry.exponentialSeconds.value_or(NotKnown)};
  }
  again.endValue = tellTime(again.points.last().y());
  figure.series << again
                << level(tr("back: %1/*BW*").arg(bytesOf(type)), Stroke::Standard, figure.x, present.readSeconds);
  if (present.exponentialSeconds) {
    figure.series << level(tr("exponential"), Stroke::FlashAttention1, figure.x, *present.exponentialSeconds);
  }
  const double least = std::min({again.points.first().y(), present.readSeconds / Pico,
                                 present.exponentialSeconds.value_or(present.readSeconds) / Pico});
  figure.y = countAxis(tr("picoseconds, all of the device"), least, again.points.last().y());
  figure.y.format = tellTime;

  FigureMark equal;
  equal.at = {present.equalWidth, present.readSeconds / Pico};
  equal.shape = FigureMark::Shape::Ring;
  equal.stroke = Stroke::Main;
  equal.drop = true;
  equal.words = {tr("equal at *d* = %1").arg(fixed(present.equalWidth, 0)), tr("the pure win ends")};
  FigureMark now;
  now.at = {static_cast<double>(d), present.recomputeSeconds / Pico};
  now.drop = true;
  now.words = {tr("this configuration, *d* = %1").arg(grouped(d)),
               tr("%1 of reading back").arg(percent(present.recomputeSeconds / present.readSeconds, 0))};
  figure.marks << equal << now;
  const QString end = tr("the “pure win” ends at *d* = *F*/*BW* = %1").arg(fixed(present.equalWidth, 0));
  figure.caption =
      present.isPureWin()
          ? tr("At *d* = %1 making an entry of *P* again takes %2, reading its %3 bytes back %4: %5.")
                .arg(grouped(d), tellTime(present.recomputeSeconds / Pico))
                .arg(bytesOf(type))
                .arg(tellTime(present.readSeconds / Pico), end)
          : tr("At *d* = %1 making an entry of *P* again takes %2, longer than reading its %3 bytes back, %4: %5.")
                .arg(grouped(d), tellTime(present.recomputeSeconds / Pico))
                .arg(bytesOf(type))
                .arg(tellTime(present.readSeconds / Pico), end);
  figure.present = tr("At this width making it again takes %1 of the time of reading it back.")
                       .arg(percent(present.recomputeSeconds / present.readSeconds));
  return figure;
}

}  // namespace tilewise
