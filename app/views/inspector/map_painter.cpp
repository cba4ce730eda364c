// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/map_painter.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QFontMetricsF>
#include <QPainter>

#include "app/views/look/hatch.h"
#include "app/views/look/narrow_text.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr int MostDigits = 4;
constexpr int MostDecimals = 6;
constexpr double NumberGap = 3;      // between the numbers of neighbours, at 100 %
constexpr double StruckThrough = 6;  // entries at least that wide and high

/// Moves a place by less than a pixel, onto whole device pixels, so that image pixels stay hard.
QRectF onDevicePixels(const QPainter& painter, const QRectF& place) {
  const QTransform toDevice = painter.deviceTransform();
  const QPointF corner = toDevice.map(place.topLeft());
  const QPointF rounded(std::round(corner.x()), std::round(corner.y()));
  return place.translated(toDevice.inverted().map(rounded) - place.topLeft());
}

void paintOutline(QPainter& painter, const QRectF& place, const QColor& color, bool dashed) {
  QPen pen(color, 1, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
  if (dashed) pen.setDashPattern({2, 3});
  painter.save();
  // Exactly on the pixels round the place; without smoothing, dashes would be rounded to their neighbours.
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(place.adjusted(-0.5, -0.5, 0.5, 0.5));
  painter.restore();
}

/// Decimals with which the value has two significant digits, whatever it is rounded to.
int decimalsForTwoDigits(double value) {
  const QString scientific = QString::number(value, 'e', 1);
  return std::max(0, 1 - scientific.mid(scientific.indexOf(u'e') + 1).toInt());
}

/// Written with so many decimals, it loses nothing.
bool isWhole(double value, int decimals) {
  const double shifted = value * std::pow(10.0, decimals);
  return std::abs(shifted - std::round(shifted)) <= 1e-9 * std::abs(shifted);
}

void paintNumber(QPainter& painter, const QRectF& field, double value, int decimals, const QColor& ink, double gap) {
  painter.setPen(ink);
  const double room = field.width() - gap;
  if (const auto text = numberThatFits(value, decimals, room, painter.font())) {
    return painter.drawText(field, Qt::AlignCenter, *text);
  }
  drawNarrowed(painter, errorFigure(value, 2), field, room);
}

bool isHatched(const TileScene& scene, MapPlace name, int row, int column) {
  return scene.map(name).isOfTile && scene.isMasked && !scene.isVisible(row, column);
}

/// The part of the map that is shown, and which of its entries have a colour.
struct Shown {
  std::vector<double> values;
  std::vector<std::uint8_t> colored;
  bool hasHatch = false;
};

Shown shownPart(const TileScene& scene, MapPlace name, const FigureGeometry& geometry) {
  const Matrix<double>& values = *scene.map(name).values;
  Shown shown;
  const std::size_t count =
      static_cast<std::size_t>(geometry.shownRows()) * static_cast<std::size_t>(geometry.shownColumns(name));
  shown.values.reserve(count);
  shown.colored.reserve(count);
  for (int r = geometry.window().firstRow; geometry.isShown(r); ++r) {
    for (int k = 0; k < geometry.shownColumns(name); ++k) {
      const int c = geometry.firstColumn(name) + k;
      const bool hatched = isHatched(scene, name, r, c);
      shown.hasHatch = shown.hasHatch || hatched;
      shown.values.push_back(values(r, c));
      shown.colored.push_back(hatched ? 0 : 1);
    }
  }
  return shown;
}

template <class Use>
void eachShown(const FigureGeometry& geometry, MapPlace name, Use use) {
  for (int r = geometry.window().firstRow; geometry.isShown(r); ++r) {
    for (int k = 0; k < geometry.shownColumns(name); ++k) use(TileEntry{r, geometry.firstColumn(name) + k});
  }
}

void paintDigits(QPainter& painter, const TileScene& scene, MapPlace name, const FigureGeometry& geometry,
                 const Look& look) {
  const MapScene& map = scene.map(name);
  const QList<QRgb> colors = rampColors(map.ramp, look.theme);
  const QFont font = look.metrics.font(Role::Axis);
  QList<double> written;
  eachShown(geometry, name, [&](TileEntry entry) {
    if (!isHatched(scene, name, entry.row, entry.column)) written.append((*map.values)(entry.row, entry.column));
  });
  const double width = geometry.entry().width() / geometry.dpr();
  const double gap = look.metrics.px(NumberGap);
  const int decimals = decimalsThatFit(written, width - gap, font).value_or(0);
  painter.setFont(font);
  eachShown(geometry, name, [&](TileEntry entry) {
    if (isHatched(scene, name, entry.row, entry.column)) return;
    const double value = (*map.values)(entry.row, entry.column);
    QColor ground = std::isnan(value) ? look.theme.err : rampColor(value, map.scale, colors);
    if (scene.isDropped(name, entry.row, entry.column)) ground = look.theme.skip;
    paintNumber(painter, geometry.entryRect(name, entry), value, decimals, Theme::letterOn(ground), gap);
  });
}

/// A dropped weight is grey; where there is room, it is struck through as well.
void paintDropped(QPainter& painter, const TileScene& scene, MapPlace name, const FigureGeometry& geometry,
                  const Look& look) {
  if (scene.map(name).dropped.empty()) return;
  const double side = std::min(geometry.entry().width(), geometry.entry().height()) / geometry.dpr();
  painter.save();
  painter.setPen(QPen(look.theme.ink2, look.metrics.lineWidth(1)));
  eachShown(geometry, name, [&](TileEntry entry) {
    if (!scene.isDropped(name, entry.row, entry.column)) return;
    const QRectF place = geometry.entryRect(name, entry);
    painter.fillRect(place, look.theme.skip);
    if (side >= look.metrics.px(StruckThrough)) painter.drawLine(place.bottomLeft(), place.topRight());
  });
  painter.restore();
}

/// NaN has no place in a scale of colours; it stands out instead.
void paintNotNumbers(QPainter& painter, const Shown& shown, const QRectF& place, MapPlace name,
                     const FigureGeometry& geometry, const Look& look) {
  const double width = place.width() / geometry.shownColumns(name);
  const double height = place.height() / geometry.shownRows();
  std::size_t at = 0;
  for (int r = 0; r < geometry.shownRows(); ++r) {
    for (int c = 0; c < geometry.shownColumns(name); ++c, ++at) {
      if (!std::isnan(shown.values[at]) || shown.colored[at] == 0) continue;
      painter.fillRect(QRectF(place.left() + c * width, place.top() + r * height, width, height), look.theme.err);
    }
  }
}

}  // namespace

std::optional<QString> numberThatFits(double value, int decimals, double width, const QFont& font) {
  const QFontMetricsF metrics(font);
  const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
  QStringList texts;
  if (value == 0) {
    texts.append(fixed(0, 0));
  } else if (!std::isfinite(value)) {
    texts.append(fixed(value, 0));
  } else {
    const int needed = decimalsForTwoDigits(value);
    if (decimals >= needed || isWhole(value, decimals)) texts.append(fixed(value, decimals));
    if (needed > decimals && needed <= MostDecimals) texts.append(fixed(value, needed));
    texts.append(errorFigure(value));
  }
  const auto found = std::find_if(texts.begin(), texts.end(), fits);
  return found == texts.end() ? std::nullopt : std::optional(*found);
}

std::optional<int> decimalsThatFit(const QList<double>& values, double width, const QFont& font) {
  const QFontMetricsF metrics(font);
  for (int decimals = MostDigits; decimals >= 0; --decimals) {
    const bool fits = std::all_of(values.begin(), values.end(), [&](double value) {
      return metrics.horizontalAdvance(fixed(value, decimals)) <= width;
    });
    if (fits) return decimals;
  }
  return std::nullopt;
}

void paintMap(QPainter& painter, const TileScene& scene, MapPlace name, const FigureGeometry& geometry,
              const Look& look) {
  const MapScene& map = scene.map(name);
  const QRectF place = onDevicePixels(painter, geometry.map(name));
  painter.fillRect(place, look.theme.paper);
  if (scene.isSkipped && map.isOfTile) drawHatch(painter, place, skippedHatch(scene.hatch, look, place.topLeft()));
  if (!map.values) {
    paintOutline(painter, place, look.theme.edge, !scene.isSkipped || !map.isOfTile);
    return;
  }
  const Shown shown = shownPart(scene, name, geometry);
  if (shown.hasHatch) drawHatch(painter, place, partialHatch(scene.hatch, look, place.topLeft()));
  const QImage image = heatImage(geometry.shownRows(), geometry.shownColumns(name), shown.values, map.scale,
                                 rampColors(map.ramp, look.theme), shown.colored);
  painter.drawImage(place, image);
  paintNotNumbers(painter, shown, place, name, geometry, look);
  paintDropped(painter, scene, name, geometry, look);
  if (geometry.showsDigits()) paintDigits(painter, scene, name, geometry, look);
  paintOutline(painter, place, look.theme.edge, false);
}

void paintStrip(QPainter& painter, const TileScene& scene, StripName name, const FigureGeometry& geometry,
                const Look& look) {
  const StripScene& strip = scene.strip(name);
  const QRectF place = onDevicePixels(painter, geometry.strip(name));
  painter.fillRect(place, look.theme.paper);
  if (!strip.values) {
    paintOutline(painter, place, look.theme.edge, true);
    return;
  }
  const QList<QRgb> colors = rampColors(strip.ramp, look.theme);
  const QFont font = look.metrics.font(Role::Axis);
  painter.setFont(font);
  const bool writes = geometry.plan().stripsShowDigits && geometry.showsDigits();
  const QList<double> written(strip.values->begin(), strip.values->end());
  const double gap = look.metrics.px(NumberGap);
  const int decimals = writes ? decimalsThatFit(written, place.width() - gap, font).value_or(0) : 0;
  for (int r = geometry.window().firstRow; geometry.isShown(r); ++r) {
    const QRectF field = geometry.rowIn(place, r);
    const double value = (*strip.values)(r);
    const bool blank = !strip.blank.empty() && strip.blank[static_cast<std::size_t>(r)] != 0;
    QColor ground = look.theme.paper;
    if (!blank) ground = std::isnan(value) ? look.theme.err : rampColor(value, strip.scale, colors);
    painter.fillRect(field, ground);
    if (writes) paintNumber(painter, field, value, decimals, Theme::letterOn(ground), gap);
  }
  paintOutline(painter, place, look.theme.edge, false);
}

}  // namespace tilewise
