// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/figure.h"

#include <algorithm>
#include <cmath>

#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr double Slack = 1e-9;
constexpr int FewestTicks = 3;  ///< of an axis of counts

/// Exponents of a base within a range, thinned to no more than `most`.
QList<int> exponents(double first, double last, double base, int most) {
  const int low = static_cast<int>(std::ceil(std::log(first) / std::log(base) - Slack));
  const int high = static_cast<int>(std::floor(std::log(last) / std::log(base) + Slack));
  int step = 1;
  while ((high - low) / step + 1 > most) ++step;
  QList<int> found;
  for (int exponent = low; exponent <= high; exponent += step) found << exponent;
  return found;
}

QString countName(double value) {
  // Whole numbers only: these are powers of ten, or few of them.
  if (value >= 1e12) return grouped(std::llround(value / 1e12)) + QStringLiteral("\u00A0T");
  if (value >= 1e9) return grouped(std::llround(value / 1e9)) + QStringLiteral("\u00A0G");
  if (value >= 1e6) return grouped(std::llround(value / 1e6)) + QStringLiteral("\u00A0M");
  return grouped(std::llround(value));
}

}  // namespace

QList<FigureTick> tokenTicks(double first, double last, int most) {
  QList<FigureTick> ticks;
  for (const int exponent : exponents(first, last, 2, most)) {
    const double value = std::exp2(exponent);
    ticks << FigureTick{value, value >= 1 ? grouped(std::llround(value)) : fixed(value, -exponent), false};
  }
  return ticks;
}

QList<FigureTick> countTicks(double first, double last, int most) {
  QList<FigureTick> ticks;
  const QList<int> powers = exponents(first, last, 10, most);
  const auto add = [&](double digit, int exponent) {
    const double value = digit * std::pow(10.0, exponent);
    if (value < first * (1 - Slack) || value > last * (1 + Slack)) return;
    ticks << FigureTick{value, value >= 1 ? countName(value) : fixed(value, -exponent), false};
  };
  if (powers.size() >= FewestTicks) {
    for (const int exponent : powers) add(1, exponent);
    return ticks;
  }
  // Of a short axis powers alone would say too little.
  const int low = static_cast<int>(std::floor(std::log10(first)));
  const int high = static_cast<int>(std::floor(std::log10(last)));
  for (const QList<int>& digits : {QList<int>{1, 2, 5}, QList<int>{1, 2, 3, 4, 5, 6, 7, 8, 9}}) {
    ticks.clear();
    for (int exponent = low; exponent <= high; ++exponent) {
      for (const int digit : digits) add(digit, exponent);
    }
    if (ticks.size() >= FewestTicks) break;
  }
  return ticks;
}

QString valueText(double value) {
  for (int decimals = 0; decimals < 4; ++decimals) {
    const double scaled = value * std::pow(10.0, decimals);
    if (std::abs(scaled - std::round(scaled)) < 1e-6 * std::max(1.0, scaled)) {
      return decimals == 0 ? grouped(std::llround(value)) : fixed(value, decimals);
    }
  }
  return fixed(value, 4);
}

QList<FigureTick> linearTicks(double last, int most) {
  const double power = std::pow(10.0, std::floor(std::log10(last)));
  double step = power;
  for (const double share : {0.1, 0.2, 0.25, 0.5, 1.0, 2.0}) {
    step = share * power;
    if (last / step <= most) break;
  }
  QList<FigureTick> ticks;
  for (int n = 0; n * step <= last * (1 + 1e-9); ++n) ticks << FigureTick{n * step, valueText(n * step), false};
  return ticks;
}

double shareOf(const FigureAxis& axis, double value) {
  if (axis.scale == FigureScale::Linear) return (value - axis.first) / (axis.last - axis.first);
  return std::log(value / axis.first) / std::log(axis.last / axis.first);
}

double valueAt(const FigureAxis& axis, double share) {
  if (axis.scale == FigureScale::Linear) return axis.first + share * (axis.last - axis.first);
  return axis.first * std::pow(axis.last / axis.first, share);
}

}  // namespace tilewise
