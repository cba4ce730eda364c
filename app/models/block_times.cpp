// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/block_times.h"

#include <QCoreApplication>

#include "app/models/count_text.h"
#include "core/base/contract.h"

namespace tilewise {

namespace {

std::int64_t widthOf(Tensor tensor, const Problem& problem) {
  switch (tensor) {
    case Tensor::Q:
    case Tensor::K: return problem.dk();
    case Tensor::V:
    case Tensor::O: return problem.dv();
    default: return 1;
  }
}

QString product(std::int64_t times, std::int64_t values) {
  return QStringLiteral("%1 × %2").arg(countText(times), countText(values));
}

QString productWords(std::int64_t times, std::int64_t values) {
  const QString pattern = times == 1 ? QCoreApplication::translate("BlockTimes", "%1 time %2 values")
                                     : QCoreApplication::translate("BlockTimes", "%1 times %2 values");
  return pattern.arg(countText(times), countText(values));
}

}  // namespace

BlockTimes blockTimes(Tensor tensor, const Transfers& transfers, const Problem& problem, const TileGrid& grid) {
  TILEWISE_EXPECTS(tensor != Tensor::S && tensor != Tensor::P);
  const bool ofKeys = tensor == Tensor::K || tensor == Tensor::V;
  const std::int64_t first = ofKeys ? grid.keys(0).size() : grid.queries(0).size();
  const std::int64_t last = ofKeys ? grid.keys(grid.nc() - 1).size() : grid.queries(grid.nr() - 1).size();
  const std::int64_t width = widthOf(tensor, problem);
  BlockTimes times{transfers.times, first * width, 0, last * width};
  if (first != last) {
    times.lastTimes = (transfers.times * times.fullValues - transfers.values) / (times.fullValues - times.lastValues);
    times.fullTimes -= times.lastTimes;
  }
  return times;
}

QStringList timesForms(const BlockTimes& times) {
  if (times.lastTimes == 0) {
    return {product(times.fullTimes, times.fullValues)};
  }
  if (times.fullTimes == 0) {
    return {product(times.lastTimes, times.lastValues)};
  }
  QStringList forms{product(times.fullTimes, times.fullValues) + QStringLiteral(" + ") +
                    product(times.lastTimes, times.lastValues)};
  if (times.lastTimes == 1) {
    forms.append(product(times.fullTimes, times.fullValues) + QStringLiteral(" + ") + countText(times.lastValues));
  }
  forms.append(
      QStringLiteral("%1 × ≤ %2").arg(countText(times.fullTimes + times.lastTimes), countText(times.fullValues)));
  return forms;
}

QString timesWords(const BlockTimes& times) {
  if (times.lastTimes == 0) {
    return productWords(times.fullTimes, times.fullValues);
  }
  if (times.fullTimes == 0) {
    return productWords(times.lastTimes, times.lastValues);
  }
  return QCoreApplication::translate("BlockTimes", "%1 and %2")
      .arg(productWords(times.fullTimes, times.fullValues), productWords(times.lastTimes, times.lastValues));
}

}  // namespace tilewise
