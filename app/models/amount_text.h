// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Traffic in the unit that was chosen: values, bytes, or multiples of Td.

#include <cstdint>

#include <QString>

#include "app/session/notation.h"
#include "core/trace/totals.h"

namespace tilewise {

/// An amount of traffic in both of its sizes.
struct Amount {
  std::int64_t values = 0;
  std::int64_t bytes = 0;

  Amount& operator+=(const Amount& other) {
    values += other.values;
    bytes += other.bytes;
    return *this;
  }
  bool operator==(const Amount&) const = default;
};

/// Values of one tensor, in the element type that the problem's counters assume.
Amount amountOf(const Problem& problem, Tensor tensor, std::int64_t values);
Amount amountOf(const Problem& problem, const Totals& totals);
Amount loadedAmount(const Problem& problem, const Totals& totals);
Amount storedAmount(const Problem& problem, const Totals& totals);

/// "8,192", "16,384", "0.125".
QString amountNumber(const Problem& problem, const Amount& amount);
/// "8,192 values", "1 byte", "0.125 Td".
QString amountText(const Problem& problem, const Amount& amount);
/// "values", "bytes", "Td".
QString amountUnit();

}  // namespace tilewise
