// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/contrast.h"

#include <algorithm>
#include <cmath>

namespace tilewise {

namespace {

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

}  // namespace

double luminance(const QColor& color) {
  return 0.2126 * linear(color.red() / 255.0) + 0.7152 * linear(color.green() / 255.0) +
         0.0722 * linear(color.blue() / 255.0);
}

double contrast(const QColor& a, const QColor& b) {
  const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
  return (light + 0.05) / (dark + 0.05);
}

}  // namespace tilewise
