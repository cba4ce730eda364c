// SPDX-License-Identifier: GPL-3.0-or-later
// Runtime tables: nothing is timed here; rates and ratios follow from what is printed.
#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "app/models/figure_text.h"
#include "app/models/published_rules.h"
#include "core/costs/device_table.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;
using enum FigureKind;

struct Times {
  Q_DECLARE_TR_FUNCTIONS(PublishedTimes)
};

/// TFLOP/s of a pass that takes so many milliseconds.
std::optional<double> rate(double flops, std::optional<double> ms) {
  if (!ms) return std::nullopt;
  return flops / (*ms * 1e9);
}

QString rateText(double value) { return figureText(value, 1); }
QString ratioText(double value) { return figureText(value, 2); }

}  // namespace

void besideTable7(PublishedPage& page, const PublishedResult& result) {
  const auto ours = [&](std::size_t row) { return printedAt(result, "FlashAttention", row); };
  const auto theirs = [&](std::size_t row) { return printedAt(result, "Apex FMHA", row); };
  const auto flops = [&](std::size_t row) {
    LayerSetting layer = layerOf(*result.problem, result.problem->Bc);
    layer.N = std::int64_t{128} << (row % 3);
    switch (row / 3) {
      case 0: return reportedFlops(layer, Pass::Forward, false);
      case 1: return reportedFlops(layer, Pass::Backward, false);
      default: return reportedFlopsOfBoth(layer, false);
    }
  };
  page.table.columns << computedColumn(
      Recomputed, {}, Times::tr("FMHA ÷ FA, ×"), result.rows.size(),
      [&](std::size_t row) { return quotient(theirs(row), ours(row)); }, ratioText);
  page.table.columns << computedColumn(
      Recomputed, Times::tr("FLOP rule of FA-2"), Times::tr("FlashAttention, TFLOP/s"), result.rows.size(),
      [&](std::size_t row) { return rate(flops(row), ours(row)); }, rateText);
  page.remarks << Remark{
      Verdict::Agrees,
      Times::tr(
          "“4 % slower at 128, 8 % faster at 256, 5 % faster at 512” follows from the printed times: %1, %2 and %3.")
          .arg(timesText(*quotient(theirs(6), ours(6))), timesText(*quotient(theirs(7), ours(7))),
               timesText(*quotient(theirs(8), ours(8))))};
  page.remarks << Remark{Verdict::Note,
                         Times::tr("Times of an A100 cannot be reproduced here; the rates are recomputed from them.")};
  conclude(page, Verdict::None, Times::tr("quoted; ratios recomputed"));
}

void besideRuntimes(PublishedPage& page, const PublishedResult& result) {
  const bool isForward = !result.problem->backward;
  const auto flops = [&](std::size_t row) {
    LayerSetting layer = layerOf(*result.problem, result.problem->Bc);
    layer.N = lengthOfRow(result.rows[row]);
    return isForward ? reportedFlops(layer, Pass::Forward, false) : reportedFlopsOfBoth(layer, false);
  };
  const auto fa = [&](std::size_t row) { return printedAt(result, "FlashAttention", row); };
  page.table.columns << computedColumn(
      Recomputed, {}, Times::tr("PyTorch ÷ FA, ×"), result.rows.size(),
      [&](std::size_t row) { return quotient(printedAt(result, "PyTorch", row), fa(row)); }, ratioText);
  page.table.columns << computedColumn(
      Recomputed, Times::tr("FLOP rule of FA-2"), Times::tr("FA, TFLOP/s"), result.rows.size(),
      [&](std::size_t row) { return rate(flops(row), fa(row)); }, rateText);

  double most = 0;
  for (std::size_t row = 0; row < result.rows.size(); ++row)
    most = std::max(most, rate(flops(row), fa(row)).value_or(0));
  const Device& a100 = *findDevice("A100");
  const std::size_t last = result.rows.size() - 1;
  page.remarks << Remark{
      Verdict::Agrees,
      Times::tr("Time grows with N²: from 32,768 to 65,536 it takes %1 as long (4 × by the FLOPs). Block-sparse: %2.")
          .arg(timesText(*quotient(fa(last), fa(last - 1))),
               timesText(*quotient(printedAt(result, "Block-sparse FA", last),
                                   printedAt(result, "Block-sparse FA", last - 1))))};
  if (a100.rates.tensorFlops) {
    page.remarks << Remark{
        Verdict::Note,
        Times::tr("At most %1 TFLOP/s, %2 of the %3 of an A100: FlashAttention-2's text puts this version at 25 to "
                  "40 % of the peak.")
            .arg(figureText(most, 1), shareText(most * 1e12 / a100.rates.tensorFlops->value, 0),
                 figureText(a100.rates.tensorFlops->value / 1e12, 0))};
  }
  if (a100.rates.multiprocessors) {
    const double heads = static_cast<double>(result.problem->batch * result.problem->heads);
    const double processors = a100.rates.multiprocessors->value;
    page.remarks << Remark{
        Verdict::Note,
        Times::tr("This version runs one thread block a head: %1 heads on %2 multiprocessors are %3 rounds at %4 "
                  "average use, if one block is resident on each. An inference: the paper does not say so.")
            .arg(figureText(heads, 0), figureText(processors, 0), figureText(std::ceil(heads / processors), 0),
                 shareText(heads / (processors * std::ceil(heads / processors)), 0))};
  }
  PageChart chart;
  chart.title = Times::tr("Printed times against the length");
  chart.unit = Times::tr("ms, log scales");
  chart.xTitle = Times::tr("sequence length N");
  chart.words = Times::tr("Where a curve ends its kernel ran out of memory, or has no longer sequences.");
  for (const std::string& row : result.rows) chart.xTicks << static_cast<double>(lengthOfRow(row));
  for (const PublishedColumn& column : result.columns) {
    PageSeries series{QString::fromStdString(column.title), Printed, SeriesLook::Other, {}};
    if (column.title == "PyTorch") series.look = SeriesLook::Standard;
    if (column.title == "FlashAttention") series.look = SeriesLook::Fa1;
    if (column.title == "Block-sparse FA") series.look = SeriesLook::Fa2;
    for (std::size_t row = 0; row < column.cells.size(); ++row) {
      if (const auto ms = numberIn(column.cells[row])) {
        series.points << QPointF(static_cast<double>(lengthOfRow(result.rows[row])), *ms);
      }
    }
    chart.series << series;
  }
  page.chart = chart;
  conclude(page, Verdict::None, Times::tr("quoted; ratios and rates recomputed"));
}

}  // namespace tilewise
