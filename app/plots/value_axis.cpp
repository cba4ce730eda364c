// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/value_axis.h"

#include <cmath>

#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr double Million = 1e6;
constexpr double Billion = 1e9;

QString shortest(double value) {
  // Ticks are round: three decimals are more than they have.
  for (int decimals = 0; decimals < 3; ++decimals) {
    const double scaled = value * std::pow(10.0, decimals);
    if (std::abs(scaled - std::round(scaled)) < 1e-6) {
      return fixed(value, decimals);
    }
  }
  return fixed(value, 3);
}

}  // namespace

QString axisCount(double value, double top) {
  if (value == 0) {
    return QStringLiteral("0");
  }
  if (top >= Billion) {
    return shortest(value / Billion) + QStringLiteral("\u00A0G");
  }
  if (top >= Million) {
    return shortest(value / Million) + QStringLiteral("\u00A0M");
  }
  return shortest(value);
}

QString ValueTicker::getTickLabel(double tick, const QLocale& /*locale*/, QChar /*formatChar*/, int /*precision*/) {
  return axisCount(tick, m_top);
}

QVector<double> ValueTicker::createSubTickVector(int /*subTickCount*/, const QVector<double>& /*ticks*/) { return {}; }

}  // namespace tilewise
