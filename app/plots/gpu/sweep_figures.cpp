// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/gpu/sweep_figures.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "app/models/sweep_table.h"
#include "app/session/words.h"
#include "app/views/gpu/gpu_texts.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr double NotKnown = std::numeric_limits<double>::quiet_NaN();
constexpr double Headroom = 1.12;  ///< over the highest bar, for the words there
constexpr double NearEnough = 0.2;
constexpr double Milliseconds = 0.01;  ///< from which on the axis is in ms, in seconds
constexpr double Gigabytes = 1e10;     ///< from which on the axis is in GB

const QString Refused = u"✕"_s;

/// Title, ticks below the bars and how the points are marked.
Figure figureOf(const BlockSweep& sweep, const SweepMarks& marks, const QString& title) {
  Figure figure;
  figure.title = title;
  figure.x.last = static_cast<double>(sweep.points.size());
  figure.x.grid = false;
  for (qsizetype n = 0; n < sweep.points.size(); ++n) {
    const bool isNow = n == marks.present;
    figure.x.ticks << FigureTick{static_cast<double>(n) + 0.5, pointName(sweep.points[n], sweep.over), isNow};
  }
  figure.bars.chosen = marks.chosen;
  figure.table = sweepData(sweep);
  if (marks.chosen >= 0) figure.present = pointLines(sweep.points[marks.chosen], sweep.over).join(u", "_s);
  return figure;
}

/// From 0 to a little more than the highest bar.
FigureAxis axisUpTo(double most, const QString& label) {
  FigureAxis axis;
  axis.label = label;
  axis.last = most > 0 ? most * Headroom : 1;
  axis.ticks = linearTicks(axis.last);
  return axis;
}

/// Takes out the kinds of which no point has a bar: the others get their room.
void dropEmptyKinds(FigureBars& bars) {
  for (qsizetype kind = bars.kinds.size() - 1; kind >= 0; --kind) {
    const bool isThere = std::any_of(bars.groups.begin(), bars.groups.end(), [kind](const FigureBars::Group& group) {
      return std::isfinite(group.bars[kind].value);
    });
    if (isThere) continue;
    bars.kinds.removeAt(kind);
    for (FigureBars::Group& group : bars.groups) group.bars.removeAt(kind);
  }
}

double highest(const Figure& figure) {
  double most = 0;
  for (const FigureBars::Group& group : figure.bars.groups) {
    for (const FigureBars::Bar& bar : group.bars) {
      for (const double value : {bar.value, bar.high}) most = std::isfinite(value) ? std::max(most, value) : most;
    }
  }
  return most;
}

double largest(const BlockSweep& sweep, const std::function<double(const SweepPoint&)>& of) {
  double most = 0;
  for (const SweepPoint& point : sweep.points) most = std::max(most, of(point));
  return most;
}

QString refusedWords(const BlockSweep& sweep) {
  const auto count = std::count_if(sweep.points.begin(), sweep.points.end(),
                                   [](const SweepPoint& point) { return point.pass == nullptr; });
  if (count == 0) return {};
  return count == 1 ? tr("✕: refused by the card.") : tr("✕: %1 refused by the card.").arg(count);
}

QString fastestWords(const BlockSweep& sweep) {
  const SweepPoint* fastest = nullptr;
  qsizetype timed = 0;
  for (const SweepPoint& point : sweep.points) {
    if (!point.seconds()) continue;
    ++timed;
    if (fastest == nullptr || *point.seconds() < *fastest->seconds()) fastest = &point;
  }
  if (fastest == nullptr) return tr("None of these was timed.");
  if (timed == 1) return {};
  return tr("Fastest of %1: %2 with %3.")
      .arg(timed)
      .arg(pointName(*fastest, sweep.over), timeText(*fastest->seconds()));
}

/// How far predictions are off.
QString predictionWords(const BlockSweep& sweep) {
  std::vector<double> misses;
  for (const SweepPoint& point : sweep.points) {
    if (!point.seconds() || !point.predictedSeconds()) continue;
    misses.push_back(std::abs(*point.predictedSeconds() / *point.seconds() - 1));
  }
  if (misses.empty()) return tr("The record has no predicted times.");
  const auto near = std::count_if(misses.begin(), misses.end(), [](double miss) { return miss <= NearEnough; });
  if (misses.size() == 1) return tr("The prediction is off by %1.").arg(percent(misses.front()));
  return tr("%1 of %2 predictions are within 20\u00A0%.").arg(near).arg(misses.size());
}

/// What the counters say beside the model.
QString countWords(const BlockSweep& sweep) {
  double farthest = 0, least = 1, most = 0;
  qsizetype counted = 0;
  for (const SweepPoint& point : sweep.points) {
    const auto counts = point.counts();
    if (!counts || point.pass->model.loaded == 0) continue;
    ++counted;
    const double over = static_cast<double>(counts->readBytes) / static_cast<double>(point.pass->model.loaded) - 1;
    farthest = std::abs(over) > std::abs(farthest) ? over : farthest;
    const double served = point.servedByL2().value_or(0);
    least = std::min(least, served);
    most = std::max(most, served);
  }
  if (counted == 0) return tr("No bytes were measured here; what is not measured says why in the table.");
  const QString share =
      percent(least) == percent(most) ? percent(least) : tr("%1 to %2").arg(percent(least), percent(most));
  return tr("Measured at %1 of %2: L2 → SM differs from the model by %3 at most; the L2 served %4.")
      .arg(counted)
      .arg(sweep.points.size())
      .arg(percent(farthest, 2), share);
}

QString joined(const QStringList& sentences) {
  QStringList said = sentences;
  said.removeAll(QString());
  return MathText::escaped(said.join(u' '));
}

}  // namespace

Figure timeFigure(const BlockSweep& sweep, const SweepMarks& marks) {
  Figure figure = figureOf(sweep, marks, tr("Time over %1").arg(overName(sweep.over)));
  const double longest = largest(sweep, [](const SweepPoint& point) {
    return std::max(point.seconds().value_or(0), point.predictedSeconds().value_or(0));
  });
  const bool isMilliseconds = longest >= Milliseconds;
  const double scale = isMilliseconds ? 1e3 : 1e6;
  figure.unit = sweepTitle(sweep);
  figure.bars.kinds = {{tr("predicted"), FigureBars::Fill::Model},
                       {tr("measured, its number above"), FigureBars::Fill::Measured}};
  figure.bars.spread = tr("quartiles");
  for (const SweepPoint& point : sweep.points) {
    FigureBars::Group group;
    const double measured = point.seconds().value_or(NotKnown) * scale;
    const PassTime* time = point.seconds() ? &*point.pass->report.time : nullptr;
    group.bars = {{point.predictedSeconds().value_or(NotKnown) * scale, NotKnown, NotKnown},
                  {measured, time != nullptr ? time->lowerQuartile * scale : NotKnown,
                   time != nullptr ? time->upperQuartile * scale : NotKnown}};
    if (point.seconds()) group.text = fixed(measured, measured < 1000 ? 1 : 0);
    if (point.pass == nullptr) group.text = Refused;
    group.hint = pointLines(point, sweep.over).join(u'\n');
    figure.bars.groups << group;
  }
  dropEmptyKinds(figure.bars);
  figure.y = axisUpTo(highest(figure), isMilliseconds ? tr("ms a pass, all heads") : tr("µs a pass, all heads"));
  figure.caption = joined({fastestWords(sweep), predictionWords(sweep), refusedWords(sweep),
                           tr("Measured on %1.").arg(cardLine(*sweep.record))});
  return figure;
}

Figure bytesFigure(const BlockSweep& sweep, const SweepMarks& marks) {
  Figure figure = figureOf(sweep, marks, tr("Bytes read over %1").arg(overName(sweep.over)));
  const double most = largest(sweep, [](const SweepPoint& point) {
    const auto counts = point.counts();
    const std::int64_t measured = counts ? std::max(counts->readBytes, counts->dramReadBytes) : 0;
    return static_cast<double>(std::max(measured, point.pass != nullptr ? point.pass->model.loaded : 0));
  });
  const bool isGigabytes = most >= Gigabytes;
  const double scale = isGigabytes ? 1e-9 : 1e-6;
  figure.unit = sweepTitle(sweep);
  figure.bars.kinds = {{tr("model, at the SM"), FigureBars::Fill::Model},
                       {tr("measured L2 → SM, its number above"), FigureBars::Fill::OnChip},
                       {tr("measured DRAM"), FigureBars::Fill::OffChip}};
  for (qsizetype n = 0; n < sweep.points.size(); ++n) {
    const SweepPoint& point = sweep.points[n];
    const auto counts = point.counts();
    const auto bar = [scale](std::optional<std::int64_t> value) {
      return FigureBars::Bar{value ? static_cast<double>(*value) * scale : NotKnown, NotKnown, NotKnown};
    };
    FigureBars::Group group;
    group.bars = {bar(point.pass != nullptr ? std::optional(point.pass->model.loaded) : std::nullopt),
                  bar(counts ? std::optional(counts->readBytes) : std::nullopt),
                  bar(counts ? std::optional(counts->dramReadBytes) : std::nullopt)};
    if (point.pass == nullptr) group.text = Refused;
    if (counts && n == marks.chosen) group.text = megabytes(counts->readBytes, 1);
    group.hint = pointLines(point, sweep.over).join(u'\n');
    figure.bars.groups << group;
  }
  dropEmptyKinds(figure.bars);
  figure.y = axisUpTo(highest(figure), isGigabytes ? tr("GB read, all heads") : tr("MB read, all heads"));
  figure.caption = joined({countWords(sweep), refusedWords(sweep), tr("Measured on %1.").arg(cardLine(*sweep.record))});
  return figure;
}

Figure withCommand(Figure figure, const GpuRecord& record) {
  const QString command = QString::fromStdString(record.command).split(u'\n').join(u"; "_s);
  figure.caption += u' ' + MathText::escaped(tr("Command: %1").arg(command));
  return figure;
}

}  // namespace tilewise
