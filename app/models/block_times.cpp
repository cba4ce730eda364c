// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/block_times.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/models/count_text.h"

namespace tilewise {

namespace {

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
  const TensorShape shape = shapeOf(tensor, problem);
  const bool isGrid = tensor == Tensor::S || tensor == Tensor::P || tensor == Tensor::dP || tensor == Tensor::dS;
  const bool ofKeys = tensor == Tensor::K || tensor == Tensor::V || tensor == Tensor::dK || tensor == Tensor::dV;
  const std::int64_t first = ofKeys ? grid.keys(0).size() : grid.queries(0).size();
  const std::int64_t last = ofKeys ? grid.keys(grid.nc() - 1).size() : grid.queries(grid.nr() - 1).size();
  if (isGrid) {
    const std::int64_t columns = grid.keys(0).size();
    const bool isBound = last != first || grid.keys(grid.nc() - 1).size() != columns;
    return {transfers.times, first * columns, 0, last * columns, isBound};
  }
  BlockTimes times{transfers.times, first * shape.columns, 0, last * shape.columns};
  if (first != last) {
    times.lastTimes = (transfers.times * times.fullValues - transfers.values) / (times.fullValues - times.lastValues);
    times.fullTimes -= times.lastTimes;
  }
  return times;
}

GroupTimes groupTimes(const QList<BlockTimes>& tensors) {
  GroupTimes sum{tensors.first(), 0};
  sum.groups.fullValues = sum.groups.lastValues = 0;
  for (const BlockTimes& each : tensors) {
    sum.groups.fullTimes = std::min(sum.groups.fullTimes, each.fullTimes);
    sum.groups.lastTimes = std::min(sum.groups.lastTimes, each.lastTimes);
    sum.groups.fullValues += each.fullValues;
    sum.groups.lastValues += each.lastValues;
  }
  for (const BlockTimes& each : tensors) sum.rest += each.values();
  sum.rest -= sum.groups.values();
  return sum;
}

QStringList timesForms(const BlockTimes& times) {
  if (times.isBound) {
    return {QStringLiteral("%1 × ≤ %2").arg(countText(times.fullTimes), countText(times.fullValues))};
  }
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

QStringList timesForms(const GroupTimes& times) {
  QStringList forms = timesForms(times.groups);
  if (times.rest == 0) {
    return forms;
  }
  for (QString& form : forms) {
    form += QStringLiteral(" + ") + countText(times.rest);
  }
  forms.append(
      QStringLiteral("%1 × ≤ %2")
          .arg(countText(times.groups.fullTimes + times.groups.lastTimes + 1), countText(times.groups.fullValues)));
  return forms;
}

QString timesWords(const BlockTimes& times) {
  if (times.isBound) {
    return QCoreApplication::translate("BlockTimes", "%1 times at most %2 values")
        .arg(countText(times.fullTimes), countText(times.fullValues));
  }
  if (times.lastTimes == 0) {
    return productWords(times.fullTimes, times.fullValues);
  }
  if (times.fullTimes == 0) {
    return productWords(times.lastTimes, times.lastValues);
  }
  return QCoreApplication::translate("BlockTimes", "%1 and %2")
      .arg(productWords(times.fullTimes, times.fullValues), productWords(times.lastTimes, times.lastValues));
}

QString timesWords(const GroupTimes& times) {
  const QString words = timesWords(times.groups);
  return times.rest == 0
             ? words
             : QCoreApplication::translate("BlockTimes", "%1 and %2 values more").arg(words, countText(times.rest));
}

}  // namespace tilewise
