// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How a formula is printed with its numbers. What is printed can be recomputed: if the printed operands do not give
/// the printed result, more digits are printed, up to six decimals; if that does not help, the sign is ≈ instead of
/// =.

#include <cstdint>
#include <functional>

#include <QList>
#include <QString>

namespace tilewise {

/// A number as it stands on the screen, and the number that a reader takes from it.
struct PrintedNumber {
  QString text;
  double value = 0;
};

/// A number and the decimals that its kind is shown with.
struct Quantity {
  double value = 0;
  int decimals = 0;
};

inline constexpr int MostDecimals = 6;

/// With a comma between thousands and a real minus. What would be printed as zero and is not, and what has more than
/// seven digits before the point, is written with a power of ten: "4.5e−6".
PrintedNumber printNumber(const Quantity& quantity);

/// To so many significant digits, without zeros at the end: "1.2345", "−3.2e−7", "−∞", "NaN".
QString significant(double value, int digits);

struct PrintedFormula {
  QList<PrintedNumber> operands;
  QList<PrintedNumber> results;
  bool exact = true;  ///< the printed operands give the printed results: "=", else "≈"
};

/// Results from operands, in the order in which they were given.
using Formula = std::function<QList<double>(const QList<double>&)>;

/// Which of the two is tried first when the usual decimals do not suffice.
enum class MoreDigits : std::uint8_t {
  Everywhere,  ///< one more for operands and results, then for the operands only, then two more, and so on
  InOperands,  ///< the same with the operands first: for results that are long already
};

/// Digits for a formula whose true results are given; a formula that never fits keeps its usual decimals.
PrintedFormula printFormula(const QList<Quantity>& operands, const QList<Quantity>& results, const Formula& formula,
                            MoreDigits first = MoreDigits::Everywhere);

}  // namespace tilewise
