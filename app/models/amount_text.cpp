// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/amount_text.h"

#include "app/models/count_text.h"
#include "app/models/figure_text.h"
#include "app/session/words.h"

namespace tilewise {

namespace {

constexpr int MultipleDecimals = 3;  // always the same: a figure that grows must not get narrower

Amount sumOf(const Problem& problem, const std::array<Transfers, TensorCount>& transfers) {
  Amount sum;
  for (const Tensor tensor : AllTensors) {
    sum += amountOf(problem, tensor, transfers[static_cast<std::size_t>(tensor)].values);
  }
  return sum;
}

}  // namespace

Amount amountOf(const Problem& problem, Tensor tensor, std::int64_t values) {
  return {values, values * elementBytes(tensor, problem.settings().elementType)};
}

Amount amountOf(const Problem& problem, const Totals& totals) {
  return {totals.values(), totals.bytes(problem.settings().elementType)};
}

Amount loadedAmount(const Problem& problem, const Totals& totals) { return sumOf(problem, totals.loads); }

Amount storedAmount(const Problem& problem, const Totals& totals) { return sumOf(problem, totals.stores); }

QString amountNumber(const Problem& problem, const Amount& amount) {
  switch (notation().amounts) {
    case Amounts::Values: return countText(amount.values);
    case Amounts::Bytes: return countText(amount.bytes);
    case Amounts::MultiplesOfTd: break;
  }
  return figureText(static_cast<double>(amount.values) / valuesOfTd(problem), MultipleDecimals);
}

QString amountText(const Problem& problem, const Amount& amount) {
  const QString number = amountNumber(problem, amount);
  switch (notation().amounts) {
    case Amounts::Values: return withUnit(number, amount.values == 1 ? tr("value") : tr("values"));
    case Amounts::Bytes: return withUnit(number, amount.bytes == 1 ? tr("byte") : tr("bytes"));
    case Amounts::MultiplesOfTd: break;
  }
  return withUnit(number, amountUnit());
}

QString amountUnit() {
  switch (notation().amounts) {
    case Amounts::Values: return tr("values");
    case Amounts::Bytes: return tr("bytes");
    case Amounts::MultiplesOfTd: break;
  }
  return withLength(QStringLiteral("Td"));
}

}  // namespace tilewise
