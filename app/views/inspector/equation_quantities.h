// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The decimals of each quantity in an equation, and vectors cut to what is shown of them.

#include <algorithm>
#include <cmath>

#include "app/session/words.h"
#include "app/views/inspector/equation_terms.h"
#include "app/views/look/numbers.h"
#include "core/base/matrix.h"

namespace tilewise {

inline constexpr int NormalisedDecimals = 4;  // O
inline constexpr int LseDecimals = 4;
inline constexpr int GradientDecimals = 4;
inline constexpr int WeightDecimals = 4;  // P
inline constexpr Index ShownComponents = 2;

inline Term plain(const char* text) { return {QString::fromUtf8(text), QString::fromUtf8(text)}; }
inline Term minusTerm() { return {QStringLiteral(" − "), QStringLiteral(" - ")}; }
inline Term expTerm() { return {QStringLiteral("exp("), QStringLiteral("\\exp(")}; }

/// NaN if either is.
inline double largerOf(double a, double b) { return std::isnan(b) ? b : std::max(a, b); }

inline Quantity maximum(double value) { return {value, MaximumDecimals}; }
inline Quantity factorOf(double value) { return {value, FactorDecimals}; }
inline Quantity sumOf(double value) { return {value, RowSumDecimals}; }

inline QList<Quantity> components(const Vector<double>& vector, int decimals) {
  QList<Quantity> list;
  for (Index k = 0; k < std::min(ShownComponents, vector.size()); ++k) list.append({vector(k), decimals});
  return list;
}

inline QList<PrintedNumber> printed(const QList<Quantity>& quantities) {
  QList<PrintedNumber> list;
  for (const Quantity& quantity : quantities) list.append(printNumber(quantity));
  return list;
}

/// A number that is taken off: in brackets where it is negative.
inline Term subtracted(const PrintedNumber& number) {
  return number.value < 0 ? plain("(") + numberTerm(number) + plain(")") : numberTerm(number);
}

/// P̃V, with z where weights are dropped.
inline Term weightedValues(bool drops) {
  return drops ? Term{QStringLiteral("*z*∘"), QStringLiteral("(z \\circ ")} + symbolWeights() +
                     Term{QStringLiteral(" *V*"), QStringLiteral(")V")}
               : symbolWeightedValues();
}

}  // namespace tilewise
