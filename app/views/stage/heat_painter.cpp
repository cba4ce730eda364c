// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/heat_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/views/look/narrow_text.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/legend_layout.h"
#include "app/views/stage/stage_words.h"
#include "app/views/stage/strip_painter.h"
#include "app/views/stage/text_painter.h"

namespace tilewise {

namespace {

constexpr double ValuesFrom = 22;  ///< px an entry
constexpr double LeastGap = 2;     ///< px between numbers beside each other
constexpr int MostDecimals = 3;

/// Ticks are nice numbers: without zeros at the end.
QString shortNumber(double value) {
  double power = 1;
  for (int decimals = 0; decimals <= MostDecimals; ++decimals, power *= 10) {
    if (std::abs(value * power - std::round(value * power)) < 1e-6) return fixed(value, decimals);
  }
  return errorFigure(value);
}

QString nameOf(const TileHeat& heat) {
  switch (heat.what) {
    case Tensor::P:
      return heat.normalised ? StageWords::tr("weights *P*") : StageWords::tr("weights *P~*, not normalised");
    case Tensor::dP: return StageWords::tr("d*P*, gradient of the weights");
    case Tensor::dS: return StageWords::tr("d*S*, gradient of the scores");
    default: return StageWords::tr("scores *S*");
  }
}

void paintValues(QPainter& painter, const TileHeat& heat, const GridPlace& grid, const QRectF& tile, const Look& look,
                 const QList<QRgb>& colors) {
  const QFont font = look.metrics.font(Role::Axis);
  const double width = tile.width() / static_cast<double>(heat.keys.size());
  const double height = tile.height() / static_cast<double>(heat.queries.size());
  if (!showsValues(grid, look.metrics)) return;
  painter.setFont(font);
  const QRectF view = grid.view;
  for (std::int64_t query = heat.queries.begin; query < heat.queries.end; ++query) {
    const double top = tile.top() + static_cast<double>(query - heat.queries.begin) * height;
    if (top + height < view.top() || top > view.bottom()) continue;
    for (std::int64_t key = heat.keys.begin; key < heat.keys.end; ++key) {
      const QRectF cell(tile.left() + static_cast<double>(key - heat.keys.begin) * width, top, width, height);
      if (!cell.intersects(view) || !heat.isVisible(query, key)) continue;
      const double value = heat.value(query, key);
      painter.setPen(Theme::letterOn(rampColor(value, heat.scale, colors)));
      paintValue(painter, value, cell);
    }
  }
}

}  // namespace

QSizeF entryToRead(const Metrics& metrics) {
  const QFontMetricsF font(metrics.font(Role::Axis));
  return {font.horizontalAdvance(twoDigits(-0.12)) + 3 * LeastGap, std::max(ValuesFrom, font.height() + 3 * LeastGap)};
}

bool showsValues(const GridPlace& grid, const Metrics& metrics) {
  const QFontMetricsF font(metrics.font(Role::Axis));
  return grid.entrySide() >= ValuesFrom && font.height() <= grid.rows.tokenPixels() &&
         font.horizontalAdvance(twoDigits(-0.12, true)) + LeastGap <= grid.columns.tokenPixels();
}

void paintValue(QPainter& painter, double value, const QRectF& cell) {
  const QFontMetricsF metrics(painter.font());
  QString text = twoDigits(value);
  const double room = cell.width() - LeastGap;
  if (metrics.horizontalAdvance(text) > room) text = twoDigits(value, true);
  if (metrics.horizontalAdvance(text) <= room) return painter.drawText(cell, Qt::AlignCenter, text);
  drawNarrowed(painter, text, cell, room);
}

void paintHeatNote(QPainter& painter, const QRectF& place, const Look& look) {
  paintText(painter, labelAt(StageText::StateName, StageWords::tr("done tiles: scores *S*"),
                             place.center() - QPointF(place.width() / 2, 0), Qt::AlignLeft, look.metrics), look);
}

void paintHeat(QPainter& painter, const TileHeat& heat, const GridPlace& grid, const QRectF& tile, const Look& look) {
  const QList<QRgb> colors = rampColors(heat.isWeights() ? Ramp::Weights : Ramp::Scores, look.theme);
  const QImage image = heatImage(static_cast<int>(heat.queries.size()), static_cast<int>(heat.keys.size()), heat.values,
                                 heat.scale, colors, heat.visible);
  painter.save();
  // Hard pixels where an entry has one; below, several entries share a pixel and are averaged.
  const bool dense = tile.width() < image.width() || tile.height() < image.height();
  painter.setRenderHint(QPainter::SmoothPixmapTransform, dense);
  painter.drawImage(tile, dense ? image.convertToFormat(QImage::Format_ARGB32_Premultiplied)
                                      .scaled(tile.size().toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                                : image);
  paintValues(painter, heat, grid, tile, look, colors);
  painter.restore();
}

void paintHeatBar(QPainter& painter, const TileHeat& heat, const QRectF& place, const Look& look) {
  const Metrics& metrics = look.metrics;
  const double line = textHeight(StageText::StateName, metrics);
  const auto text = [&](const QString& words, double x, double y, Qt::Alignment align) {
    paintText(painter, labelAt(StageText::StateName, words, {x, y}, align, metrics), look);
  };
  text(nameOf(heat), place.left(), place.top() + line / 2, Qt::AlignLeft);
  const QRectF bar(place.left(), place.top() + line + metrics.px(HeatBarGap), place.width(),
                   metrics.px(HeatBarThickness));
  painter.drawImage(bar, barImage(rampColors(heat.isWeights() ? Ramp::Weights : Ramp::Scores, look.theme)));
  drawOutline(painter, bar, metrics.px(1), look.theme.edge);
  const QList<double> ticks = barTicks(heat.scale);
  const double y = place.bottom() - line / 2;
  text(shortNumber(ticks[0]), bar.left(), y, Qt::AlignLeft);
  text(shortNumber(ticks[1]), bar.center().x(), y, Qt::AlignHCenter);
  text(shortNumber(ticks[2]), bar.right(), y, Qt::AlignRight);
}

}  // namespace tilewise
