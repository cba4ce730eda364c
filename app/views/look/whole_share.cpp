// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/whole_share.h"

#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr double Least = 0.001;  ///< with one decimal of a percentage

QString below(double share) { return QStringLiteral("<\u00A0") + percent(share); }
QString above(double share) { return QStringLiteral(">\u00A0") + percent(share); }

}  // namespace

QString wholeShare(std::int64_t part, std::int64_t whole) {
  if (part == whole) return percent(1);
  const double share = static_cast<double>(part) / static_cast<double>(whole);
  if (part > 0 && share < Least / 2) return below(Least);
  if (share >= 1 - Least / 2) return above(1 - Least);
  return percent(share);
}

QString widestShare() { return above(1 - Least); }

}  // namespace tilewise
