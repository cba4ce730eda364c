// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/printed_formula.h"

#include <algorithm>
#include <cmath>

#include "app/views/look/numbers.h"
#include "core/base/decimals.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr double TooLongForDecimals = 1e7;
constexpr int FewestSignificant = 2;

/// "4.50e-06" as it is printed: "4.50e−6".
QString prettyPower(const QString& scientific) {
  const qsizetype e = scientific.indexOf(u'e');
  QString exponent = QString::number(scientific.mid(e + 1).toInt());
  QString text = scientific.left(e) + u'e' + exponent;
  return text.replace(u'-', QChar(0x2212));
}

Quantity withMore(const Quantity& quantity, int more) {
  return {quantity.value, std::min(quantity.decimals + more, std::max(quantity.decimals, MostDecimals))};
}

QList<PrintedNumber> printAll(const QList<Quantity>& quantities, int more) {
  QList<PrintedNumber> printed;
  for (const Quantity& quantity : quantities) printed.append(printNumber(withMore(quantity, more)));
  return printed;
}

/// Whether a reader who computes with the printed operands prints the same results.
bool gives(const QList<PrintedNumber>& operands, const QList<Quantity>& results, int more, const Formula& formula) {
  QList<double> read;
  for (const PrintedNumber& operand : operands) read.append(operand.value);
  const QList<double> recomputed = formula(read);
  for (qsizetype k = 0; k < results.size(); ++k) {
    const Quantity wanted = withMore(results[k], more);
    if (printNumber({recomputed[k], wanted.decimals}).text != printNumber(wanted).text) return false;
  }
  return true;
}

/// How many steps it takes until no number can get another digit.
int mostMore(const QList<Quantity>& operands, const QList<Quantity>& results) {
  int more = 0;
  for (const QList<Quantity>& list : {operands, results}) {
    for (const Quantity& quantity : list) more = std::max(more, MostDecimals - quantity.decimals);
  }
  return more;
}

}  // namespace

PrintedNumber printNumber(const Quantity& quantity) {
  const double value = quantity.value;
  const double magnitude = std::abs(value);
  const bool printsAsZero = magnitude > 0 && magnitude < 0.5 * std::pow(10.0, -quantity.decimals);
  if (std::isfinite(value) && (printsAsZero || magnitude >= TooLongForDecimals)) {
    const int digits = std::max(FewestSignificant, printsAsZero ? quantity.decimals - 2 : quantity.decimals);
    const QString scientific = QString::number(value, 'e', digits - 1);
    return {prettyPower(scientific), scientific.toDouble()};
  }
  if (!std::isfinite(value)) return {fixed(value, quantity.decimals), value};
  return {fixed(value, quantity.decimals), std::stod(fixedDecimals(value, quantity.decimals))};
}

QString significant(double value, int digits) {
  if (!std::isfinite(value)) return fixed(value, 0);
  const QString text = QString::number(value, 'g', digits);
  if (text.contains(u'e')) return prettyPower(text);
  const qsizetype point = text.indexOf(u'.');
  return fixed(value, point < 0 ? 0 : static_cast<int>(text.size() - point - 1));
}

PrintedFormula printFormula(const QList<Quantity>& operands, const QList<Quantity>& results, const Formula& formula,
                            MoreDigits first) {
  const int most = mostMore(operands, results);
  for (int more = 0; more <= most; ++more) {
    const QList<PrintedNumber> printed = printAll(operands, more);
    const bool everywhere = first == MoreDigits::Everywhere;
    for (const int moreInResult : {everywhere ? more : 0, everywhere ? 0 : more}) {
      if (gives(printed, results, moreInResult, formula)) return {printed, printAll(results, moreInResult), true};
    }
  }
  return {printAll(operands, 0), printAll(results, 0), false};
}

}  // namespace tilewise
