// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/published/page_figure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/views/look/numbers.h"
#include "app/views/published/verdict_look.h"

namespace tilewise {

namespace {

constexpr int MostTicks = 6;

QString told(double value) { return value >= 1000 ? grouped(std::llround(value)) : fixed(value, value >= 100 ? 0 : 2); }

/// 1, 2, 5 times powers of ten; over many decades the powers alone, thinned.
QList<FigureTick> logTicks(double first, double last) {
  const double decades = std::log10(last / first);
  const int low = static_cast<int>(std::floor(std::log10(first)));
  const int high = static_cast<int>(std::ceil(std::log10(last)));
  const int step = std::max(1, static_cast<int>(std::ceil(decades / MostTicks)));
  QList<FigureTick> ticks;
  for (int exponent = low; exponent <= high; ++exponent) {
    for (const double factor : {1.0, 2.0, 5.0}) {
      if (factor > 1 && decades > 2) continue;
      if (factor == 1 && decades > 2 && (exponent - low) % step != 0) continue;
      const double value = factor * std::pow(10.0, exponent);
      if (value >= first && value <= last) ticks << FigureTick{value, valueText(value), false};
    }
  }
  return ticks;
}

Stroke strokeOf(SeriesLook look, int& others) {
  switch (look) {
    case SeriesLook::Standard: return Stroke::Standard;
    case SeriesLook::Fa1: return Stroke::FlashAttention1;
    case SeriesLook::Fa2: return Stroke::FlashAttention2;
    case SeriesLook::Other: return others++ % 2 == 0 ? Stroke::QueryOuter : Stroke::TwoLoops;
  }
  return Stroke::Main;
}

struct Range {
  double first = INFINITY;
  double last = -INFINITY;
  void take(double value) {
    first = std::min(first, value);
    last = std::max(last, value);
  }
};

void showAxes(Figure& figure, const PageChart& chart) {
  Range x;
  Range y;
  for (const PageSeries& series : chart.series) {
    for (const QPointF& point : series.points) {
      x.take(point.x());
      y.take(point.y());
    }
  }
  for (const PageLevel& level : chart.levels) y.take(level.value);
  for (const double tick : chart.xTicks) x.take(tick);
  figure.x = {publishedMarkup(chart.xTitle),
              chart.isLogX ? FigureScale::Log : FigureScale::Linear,
              x.first,
              x.last,
              {},
              true,
              told};
  for (const double tick : chart.xTicks) figure.x.ticks << FigureTick{tick, valueText(tick), false};
  figure.y = {publishedMarkup(chart.unit), chart.isLogY ? FigureScale::Log : FigureScale::Linear, 0, 1, {}, true, told};
  if (chart.isLogY) {
    // Room above and below the curves.
    const double room = std::pow(y.last / y.first, 0.06);
    figure.y.first = y.first / room;
    figure.y.last = y.last * room;
    figure.y.ticks = logTicks(figure.y.first, figure.y.last);
  } else {
    figure.y.last = 1.06 * y.last;
    figure.y.ticks = linearTicks(figure.y.last);
  }
}

}  // namespace

Figure figureOf(const PageChart& chart) {
  Figure figure;
  figure.title = chart.title;
  figure.unit = chart.unit;
  figure.caption = chart.words;
  showAxes(figure, chart);
  const bool hasModel = std::any_of(chart.series.begin(), chart.series.end(),
                                    [](const PageSeries& series) { return series.kind == FigureKind::Model; });
  int others = 0;
  for (const PageSeries& series : chart.series) {
    const Stroke stroke = strokeOf(series.look, others);
    if (hasModel && series.kind == FigureKind::Printed) {
      for (const QPointF& point : series.points) {
        FigureMark mark;
        mark.at = point;
        mark.shape = stroke == Stroke::Standard ? FigureMark::Shape::Triangle : FigureMark::Shape::Square;
        mark.stroke = stroke;
        figure.marks << mark;
      }
      continue;
    }
    FigureSeries curve;
    curve.name = publishedMarkup(series.name);
    curve.endValue = kindText(series.kind);
    curve.stroke = stroke;
    curve.marks = series.kind == FigureKind::Printed;
    curve.points = series.points;
    curve.steps = series.steps;
    figure.series << curve;
  }
  for (const PageLevel& level : chart.levels) {
    FigureLine line;
    line.direction = FigureLine::Direction::Level;
    line.at = level.value;
    line.stroke = level.kind == FigureKind::Printed ? Stroke::Second : strokeOf(level.look, others);
    line.words = {publishedMarkup(level.name),
                  QStringLiteral("%1 %2").arg(kindText(level.kind), valueText(std::round(level.value * 10) / 10))};
    line.place = FigureLine::Words::AtEnd;
    figure.lines << line;
  }
  return figure;
}

}  // namespace tilewise
