// SPDX-License-Identifier: MIT
#include "core/base/decimals.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/base/contract.h"

namespace tilewise {

namespace {

constexpr int MostDecimals = 17;
constexpr double AllWhole = 4503599627370496;  ///< 2^52: from here on doubles have no fraction
constexpr double Slack = 4 * std::numeric_limits<double>::epsilon();

/// The nearest number with so many decimals.
double rounded(double value, int decimals) {
  const double scale = std::pow(10.0, decimals);
  const double scaled = std::abs(value) * scale;
  if (!(scaled < AllWhole)) return value;
  const double whole = std::floor(scaled);
  const bool isUp = scaled - whole >= 0.5 - Slack * scaled;
  return std::copysign((isUp ? whole + 1 : whole) / scale, value);
}

}  // namespace

std::string fixedDecimals(double value, int decimals) {
  TILEWISE_EXPECTS(std::isfinite(value) && decimals >= 0 && decimals <= MostDecimals);
  // The largest double has 309 digits before its point.
  std::array<char, std::numeric_limits<double>::max_exponent10 + MostDecimals + 8> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), rounded(value, decimals),
                                 std::chars_format::fixed, decimals);
  return {digits.data(), end.ptr};
}

}  // namespace tilewise
