// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/heat_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "core/base/contract.h"

namespace tilewise {

namespace {

constexpr int FirstEntry = 1;
constexpr int LastEntry = 255;

struct Stops {
  std::array<double, 5> at;  ///< Units: per cent
  std::array<QRgb, 5> color;
};

constexpr std::array<double, 5> Even{0, 25, 50, 75, 100};

/// Each ramp begins at the ground it lies on: paper-like in light themes, the panel in the dark one.
Stops stopsOf(Ramp ramp, const Theme& theme) {
  if (theme.palette == PaletteName::Print) {
    // White to black everywhere; linear, so that 0 of a symmetric scale is the middle grey.
    return {Even, {0xFFFFFF, 0xBFBFBF, 0x808080, 0x404040, 0x000000}};
  }
  switch (ramp) {
    case Ramp::Scores:
      return theme.isDark ? Stops{Even, {0x7FB4F2, 0x34659E, 0x1B2027, 0x9A5A22, 0xFFB26B}}
                          : Stops{Even, {0x1E4E8C, 0x7FA8D4, 0xF7F7F5, 0xE0A266, 0x8F4300}};
    case Ramp::Weights:
      return theme.isDark ? Stops{{0, 12, 40, 70, 100}, {0x191D24, 0x233F57, 0x3B7FB0, 0x8ED3F8, 0xF4FBFF}}
                          : Stops{{0, 12, 40, 70, 100}, {0xFFFFFF, 0xCFE6F6, 0x62ABDD, 0x1F6699, 0x08263F}};
    case Ramp::Errors:
      return theme.isDark ? Stops{{0, 5, 30, 65, 100}, {0x191D24, 0x47182A, 0x9C2148, 0xE8658A, 0xFFF0F4}}
                          : Stops{{0, 5, 30, 65, 100}, {0xFFFFFF, 0xF9DCE4, 0xE58AA4, 0xB01F4E, 0x4A0019}};
    case Ramp::Factors:
      return theme.isDark ? Stops{{0, 6, 30, 65, 100}, {0x191D24, 0x522C11, 0xA04203, 0xE98543, 0xFFF4E8}}
                          : Stops{{0, 6, 30, 65, 100}, {0xFFFFFF, 0xFBE3D0, 0xF0A367, 0xB84A00, 0x3F1300}};
  }
  return {Even, {0xFFFFFF, 0xBFBFBF, 0x808080, 0x404040, 0x000000}};
}

QRgb colorAt(const Stops& stops, double percent) {
  std::size_t upper = 1;
  while (upper < 4 && percent > stops.at[upper]) {
    ++upper;
  }
  const double share = (percent - stops.at[upper - 1]) / (stops.at[upper] - stops.at[upper - 1]);
  return mixed(QColor(stops.color[upper]), QColor(stops.color[upper - 1]), share).rgb();
}

}  // namespace

QList<QRgb> rampColors(Ramp ramp, const Theme& theme) {
  const Stops stops = stopsOf(ramp, theme);
  QList<QRgb> colors;
  colors.reserve(LastEntry + 1);
  colors.append(qRgba(0, 0, 0, 0));
  for (int entry = FirstEntry; entry <= LastEntry; ++entry) {
    colors.append(colorAt(stops, 100.0 * (entry - FirstEntry) / (LastEntry - FirstEntry)));
  }
  return colors;
}

std::uint8_t rampIndex(double value, const HeatScale& scale) {
  if (std::isnan(value)) {
    return 0;
  }
  const double share = std::clamp((value - scale.first) / (scale.last - scale.first), 0.0, 1.0);
  return static_cast<std::uint8_t>(FirstEntry + std::lround(share * (LastEntry - FirstEntry)));
}

QColor rampColor(double value, const HeatScale& scale, const QList<QRgb>& colors) {
  return QColor::fromRgba(colors[rampIndex(value, scale)]);
}

double niceLimit(double magnitude) {
  if (!(magnitude > 0) || !std::isfinite(magnitude)) {
    return 1;
  }
  const double power = std::pow(10.0, std::floor(std::log10(magnitude)));
  for (const double digit : {1, 2, 3, 4, 5, 6, 8}) {
    if (digit * power >= magnitude) {
      return digit * power;
    }
  }
  return 10 * power;
}

HeatScale symmetricScale(double largestMagnitude) {
  const double limit = niceLimit(largestMagnitude);
  return {-limit, limit};
}

HeatScale scaleFromZero(double largest) { return {0, niceLimit(largest)}; }

HeatScale factorScale(double smallest) { return {1, 1 - std::min(1.0, niceLimit(1 - smallest))}; }

QList<double> barTicks(const HeatScale& scale) { return {scale.first, (scale.first + scale.last) / 2, scale.last}; }

QImage heatImage(int rows, int columns, std::span<const double> values, const HeatScale& scale,
                 const QList<QRgb>& colors, std::span<const std::uint8_t> visible) {
  const std::size_t width = static_cast<std::size_t>(columns);
  const std::size_t count = width * static_cast<std::size_t>(rows);
  TILEWISE_EXPECTS(rows >= 1 && columns >= 1 && values.size() == count);
  TILEWISE_EXPECTS(visible.empty() || visible.size() == count);
  QImage image(columns, rows, QImage::Format_Indexed8);
  image.setColorTable(colors);
  for (int row = 0; row < rows; ++row) {
    uchar* line = image.scanLine(row);
    const std::size_t begin = static_cast<std::size_t>(row) * width;
    for (std::size_t column = 0; column < width; ++column) {
      const bool seen = visible.empty() || visible[begin + column] != 0;
      line[column] = seen ? rampIndex(values[begin + column], scale) : 0;
    }
  }
  return image;
}

QImage barImage(const QList<QRgb>& colors) {
  QImage image(LastEntry, 1, QImage::Format_Indexed8);
  image.setColorTable(colors);
  for (int entry = FirstEntry; entry <= LastEntry; ++entry) {
    image.scanLine(0)[entry - FirstEntry] = static_cast<uchar>(entry);
  }
  return image;
}

}  // namespace tilewise
