// SPDX-License-Identifier: GPL-3.0-or-later
// Figures 1 and 2 of FlashAttention: bytes and FLOPs by the closed forms.
#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "app/models/figure_text.h"
#include "app/models/published_rules.h"
#include "core/costs/bounded_census.h"
#include "core/costs/device_table.h"
#include "core/tiling/blocks_from_sram.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;
using enum FigureKind;
using enum AttentionPass;

struct Traffic {
  Q_DECLARE_TR_FUNCTIONS(PublishedTraffic)
};

constexpr double Giga = 1e9;

double both(AttentionPass forward, AttentionPass backward, const LayerSetting& layer) {
  return static_cast<double>(layerBytes(forward, layer) + layerBytes(backward, layer)) / Giga;
}
double standardGb(const LayerSetting& layer) { return both(StandardForward, StandardBackward, layer); }
double fa1Gb(const LayerSetting& layer) { return both(Fa1Forward, Fa1Backward, layer); }

/// The key block that all of an A100's 192 KiB give in 16 bits by the paper's rule, which the paper does not say it used.
std::int64_t reconstructedBc(std::int64_t d) {
  constexpr std::int64_t Sram = 192 * 1024;
  constexpr std::int64_t ElementBytes = 2;
  return blocksFromSram(Algorithm::FlashAttention1, d, d, Sram / ElementBytes).Bc;
}

/// Milliseconds that a pass takes at least: its products at the tensor rate, its bytes at the bandwidth.
std::optional<double> leastMs(const Device* device, double flops, double bytes) {
  if (device == nullptr || !device->rates.tensorFlops || !device->rates.hbmBandwidth) return std::nullopt;
  return 1e3 * std::max(flops / device->rates.tensorFlops->value, bytes / device->rates.hbmBandwidth->value);
}

/// Every number of rows from 64 to 512: the passes over Q are a whole number, so the curves have steps.
QList<double> blockSteps() {
  QList<double> steps;
  for (int Bc = 64; Bc <= 512; ++Bc) steps << Bc;
  return steps;
}

double printedOf(const PublishedResult& result, std::string_view title, std::string_view text, std::size_t row) {
  return numberIn(result.column(title, text)->cells[row]).value_or(NAN);
}

}  // namespace

void besideFigure1(PublishedPage& page, const PublishedResult& /*result*/) {
  const PublishedResult& figure2 = *published().result("figure-2-left");
  const auto ratio = [&](std::string_view text, std::size_t row) {
    return printedOf(figure2, "Standard", text, row) / printedOf(figure2, "FlashAttention", text, row);
  };
  const LayerSetting layer = layerOf(*figure2.problem, reconstructedBc(figure2.problem->dk));
  const double model = standardGb(layer) / fa1Gb(layer);
  PageColumn recomputed{Recomputed, Traffic::tr("from figure 2"), Traffic::tr("Ratio, ×"), {PageCell{}}};
  const auto add = [&](const QString& row, double value) {
    page.table.rows << row;
    page.table.columns.first().cells << PageCell{};
    recomputed.cells << PageCell{figureText(value, 1)};
  };
  add(Traffic::tr("figure 2, arXiv text: runtime"), ratio("fa1-arxiv", 2));
  add(Traffic::tr("figure 2, NeurIPS text: runtime"), ratio("fa1-conference", 2));
  add(Traffic::tr("figure 2, arXiv text: HBM traffic"), ratio("fa1-arxiv", 1));
  add(Traffic::tr("figure 2, NeurIPS text: HBM traffic"), ratio("fa1-conference", 1));
  page.table.columns << recomputed;
  page.table.rows << Traffic::tr("HBM traffic by the closed forms, setting of figure 2");
  for (PageColumn& column : page.table.columns) column.cells << PageCell{};
  PageColumn modelled{Model, Traffic::tr("FA-1, B_c %1").arg(layer.blocks.Bc), Traffic::tr("Ratio, ×"), {}};
  for (qsizetype row = 1; row < page.table.rows.size(); ++row) modelled.cells << PageCell{};
  modelled.cells << PageCell{figureText(model, 1)};
  page.table.columns << modelled;
  page.remarks << Remark{
      Verdict::Note,
      Traffic::tr("No setting is printed with it, so it cannot be checked. Of the same paper's figure 2 the two texts "
                  "give %1 and "
                  "%2 for forward and backward; the largest gain is expected where masks and dropout are fused too.")
          .arg(timesText(ratio("fa1-arxiv", 2), 1), timesText(ratio("fa1-conference", 2), 1))};
  conclude(page, Verdict::None, Traffic::tr("quoted: no setting to compute it from"));
}

void besideFigure2Left(PublishedPage& page, const PublishedResult& result) {
  const LayerSetting layer = layerOf(*result.problem, reconstructedBc(result.problem->dk));
  const double standardFlops = layerFlops(StandardForward, layer) + layerFlops(StandardBackward, layer);
  const double fa1Flops = layerFlops(Fa1Forward, layer) + layerFlops(Fa1Backward, layer);
  const double standard = standardGb(layer);
  const double fa1 = fa1Gb(layer);
  const Device* const a100 = findDevice("A100");
  const auto column = [&](const QString& source, std::string_view title, double flops, double gb) {
    const PublishedColumn& printed = *result.column(title, "fa1-arxiv");
    PageColumn made{Model, source, QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())), {}};
    made.cells << PageCell{figureText(flops / Giga, 0), verdictOn(flops / Giga, printed.cells[0])};
    made.cells << PageCell{figureText(gb, 1), verdictOn(gb, printed.cells[1])};
    const auto least = leastMs(a100, flops, gb * Giga);
    made.cells << PageCell{least ? u"≥ "_s + figureText(*least, 1) : QString()};
    page.table.columns << made;
  };
  column(Traffic::tr("algorithms 0 and 3"), "Standard", standardFlops, standard);
  column(Traffic::tr("FA-1, B_c %1").arg(layer.blocks.Bc), "FlashAttention", fa1Flops, fa1);

  const double flopRatio =
      printedOf(result, "FlashAttention", "fa1-arxiv", 0) / printedOf(result, "Standard", "fa1-arxiv", 0);
  page.remarks << Remark{
      Verdict::Differs,
      Traffic::tr(
          "The GFLOPs do not reproduce: the products alone are %1 and %2, some %3 of what is printed. Only their ratio "
          "comes near: %4 printed, %5 here (seven products instead of six).")
          .arg(figureText(standardFlops / Giga, 0), figureText(fa1Flops / Giga, 0),
               timesText(standardFlops / Giga / printedOf(result, "Standard", "fa1-arxiv", 0), 0), timesText(flopRatio),
               timesText(fa1Flops / standardFlops))};
  const double matrixGb = static_cast<double>(layer.heads * layer.N * layer.N * layer.elementBytes) / Giga;
  const auto passes = [&](std::string_view text) {
    return figureText((printedOf(result, "Standard", text, 1) - standard) / matrixGb, 1);
  };
  page.remarks << Remark{
      Verdict::Differs,
      Traffic::tr("Standard's bytes do not follow from the algorithms, which move %1 GB. The printed 40.3 is %2 more "
                  "passes over "
                  "an N × N matrix in 16 bits (%3 GB each), 35.3 is %4 more: mask and dropout may be those.")
          .arg(figureText(standard, 1), passes("fa1-arxiv"), figureText(matrixGb, 2), passes("fa1-conference"))};
  const double printedFa = printedOf(result, "FlashAttention", "fa1-arxiv", 1);
  page.remarks << Remark{
      Verdict::Note,
      Traffic::tr("FlashAttention's 4.4 GB is met within %1 if all of 192 KiB held the blocks in 16 bits: B_c = %2 "
                  "gives %3 GB. "
                  "The paper does not state its blocks: this is a reconstruction. B_c = 256 gives %4 GB.")
          .arg(shareText(std::abs(fa1 - printedFa) / printedFa), QString::number(layer.blocks.Bc), figureText(fa1, 1),
               figureText(fa1Gb(layerOf(*result.problem, 256)), 1))};
  const double table7 = printedAt(*published().result("table-7"), "FlashAttention", 8).value_or(NAN);
  const double shorter = 2;  // N against table 7's 512
  page.remarks << Remark{
      Verdict::Note,
      Traffic::tr(
          "No time was measured here; ≥ is what the products and the counted bytes take at least at the peak rates of "
          "an "
          "A100-%1. The 11.7 ms of the NeurIPS text fit table 7: its %2 ms at N = 512 make %3 ms at twice the length. "
          "7.3 ms would be %4 TFLOP/s, more than the paper's tables reach: a causal mask would explain it.")
          .arg(a100 == nullptr
                   ? QString()
                   : QString::fromUtf8(a100->rates.variant.data(), static_cast<qsizetype>(a100->rates.variant.size())),
               figureText(table7, 2), figureText(shorter * shorter * table7, 1),
               figureText(reportedFlopsOfBoth(layer, false) / 1e9 / printedOf(result, "FlashAttention", "fa1-arxiv", 2),
                          0))};

  PageChart chart;
  chart.title = Traffic::tr("HBM traffic, forward and backward, against the key block");
  chart.unit = Traffic::tr("GB, log scale");
  chart.xTitle = Traffic::tr("B_c, rows of a key block");
  chart.xTicks = {64, 128, 256, 384, 512};
  PageSeries model{Traffic::tr("FA-1"), Model, SeriesLook::Fa1, {}};
  std::optional<double> crossing;
  for (const double Bc : blockSteps()) {
    const double gb = fa1Gb(layerOf(*result.problem, static_cast<std::int64_t>(Bc)));
    model.points << QPointF(Bc, gb);
    if (!crossing && gb <= printedFa) crossing = Bc;
  }
  if (crossing)
    chart.words = Traffic::tr("The model falls below the printed %1 GB with key blocks of %2 rows.")
                      .arg(figureText(printedFa, 1))
                      .arg(*crossing);
  model.steps = true;
  chart.series << model;
  chart.levels << PageLevel{Traffic::tr("standard"), Model, SeriesLook::Standard, standard}
               << PageLevel{Traffic::tr("standard, arXiv"), Printed, SeriesLook::Standard,
                            printedOf(result, "Standard", "fa1-arxiv", 1)}
               << PageLevel{Traffic::tr("standard, NeurIPS"), Printed, SeriesLook::Standard,
                            printedOf(result, "Standard", "fa1-conference", 1)}
               << PageLevel{Traffic::tr("FlashAttention"), Printed, SeriesLook::Fa1, printedFa};
  page.chart = chart;
  conclude(page, Verdict::Differs, Traffic::tr("does not reproduce, except FlashAttention’s traffic"));
}

void besideFigure2Middle(PublishedPage& page, const PublishedResult& result) {
  const auto layerAt = [&](std::size_t row) { return layerOf(*result.problem, lengthOfRow(result.rows[row])); };
  const auto gb = [](const LayerSetting& layer) { return static_cast<double>(layerBytes(Fa1Forward, layer)) / Giga; };
  const std::size_t rows = result.rows.size();
  const auto onChip = [&](std::size_t row) {
    ProblemSettings settings = *result.problem;
    settings.Br = layerAt(row).blocks.Br;
    settings.Bc = layerAt(row).blocks.Bc;
    return onChipSize(*Problem::make(settings), Pass::Forward).bytes;
  };
  const Device& a100 = *findDevice("A100");
  page.table.columns << computedColumn(
      Model, Traffic::tr("FA-1"), Traffic::tr("HBM accesses, GB"), rows,
      [&](std::size_t row) { return gb(layerAt(row)); }, [](double value) { return figureText(value, 2); });
  PageColumn chip = computedColumn(
      Model, Traffic::tr("B_r ≤ d, 16 bits"), Traffic::tr("On chip, KiB"), rows,
      [&](std::size_t row) { return static_cast<double>(onChip(row)) / 1024; },
      [](double value) { return figureText(value, 1); });
  std::optional<std::int64_t> tooLarge;
  for (std::size_t row = 0; row < rows; ++row) {
    if (onChip(row) <= a100.sramBytes) continue;
    chip.cells[static_cast<qsizetype>(row)].text += Traffic::tr(", too large");
    if (!tooLarge) tooLarge = lengthOfRow(result.rows[row]);
  }
  page.table.columns << chip;
  page.remarks << Remark{Verdict::Note, Traffic::tr("The model falls from %1 to %2 GB; the printed axis has its ticks "
                                                    "at 2, 4 and 6 GB. It can be held against the "
                                                    "figure by eye, not by number.")
                                            .arg(figureText(gb(layerAt(0)), 1), figureText(gb(layerAt(rows - 1)), 1))};
  if (tooLarge) {
    page.remarks << Remark{Verdict::Agrees, Traffic::tr("“Larger block size will not fit into the small SRAM size”: at "
                                                        "B_c = %1 the blocks exceed the %2 KiB that a "
                                                        "thread block of an A100 may use.")
                                                .arg(*tooLarge)
                                                .arg(a100.sramBytes / 1024)};
  }
  page.remarks << Remark{
      Verdict::Note,
      Traffic::tr("That the time stays level beyond 256 is no matter of bytes: this program has no time to hold "
                  "against it.")};
  PageChart chart;
  chart.title = Traffic::tr("HBM accesses, forward, against the key block");
  chart.unit = Traffic::tr("GB");
  chart.xTitle = Traffic::tr("B_c, rows of a key block");
  chart.words = Traffic::tr("Twice the rows of a key block, half the passes over Q and O.");
  chart.xTicks = {64, 128, 256, 512};
  chart.isLogY = false;
  PageSeries model{Traffic::tr("FA-1"), Model, SeriesLook::Fa1, {}};
  for (const double Bc : blockSteps()) {
    model.points << QPointF(Bc, gb(layerOf(*result.problem, static_cast<std::int64_t>(Bc))));
  }
  model.steps = true;
  chart.series << model;
  chart.levels << PageLevel{Traffic::tr("tick of the axis"), Printed, SeriesLook::Other, 6}
               << PageLevel{Traffic::tr("tick of the axis"), Printed, SeriesLook::Other, 2};
  page.chart = chart;
  conclude(page, Verdict::Note, Traffic::tr("modelled; no values are printed"));
}

void besideFigure2Right(PublishedPage& page, const PublishedResult& result) {
  // Chosen here: the figure states neither.
  constexpr std::int64_t N = 4096;
  constexpr std::int64_t d = 64;
  const Lengths lengths{N, N, d, d};
  const BlockSizes blocks{64, 256};
  const auto bytes = [&](double s) {
    const TileCensus census = sparseCensus(lengths, blocks, s);
    return static_cast<double>(accessesOf(Fa1Forward, lengths, census).bytes(2) +
                               accessesOf(Fa1Backward, lengths, census).bytes(2));
  };
  const auto share = [&](std::size_t row) { return static_cast<double>(lengthOfRow(result.rows[row])) / 100; };
  const auto write = [](double value) { return figureText(value, 3); };
  page.table.columns << computedColumn(
      Model, Traffic::tr("any blocks"), Traffic::tr("Products, × dense"), result.rows.size(),
      [&](std::size_t row) { return share(row); }, write);
  page.table.columns << computedColumn(
      Model, Traffic::tr("FA-1, 64 × 256, d 64"), Traffic::tr("HBM traffic, × dense"), result.rows.size(),
      [&](std::size_t row) { return bytes(share(row)) / bytes(1); }, write);
  const PublishedResult& table20 = *published().result("table-20");
  constexpr std::size_t At4096 = 5;
  const double dense = printedAt(table20, "FlashAttention", At4096).value_or(NAN);
  const double sparse = printedAt(table20, "Block-sparse FA", At4096).value_or(NAN);
  page.remarks << Remark{
      Verdict::Agrees,
      Traffic::tr(
          "Counted here, products fall exactly and traffic nearly in proportion: at 20 % of the blocks %1 of the dense "
          "traffic is left, since each key block is still loaded once and written once.")
          .arg(shareText(bytes(0.2) / bytes(1)))};
  page.remarks << Remark{
      Verdict::Note,
      Traffic::tr("Table 20 prints %1 ms of %2 ms at N = 4,096: %3 of the dense time, for a share of blocks that it "
                  "does not state.")
          .arg(figureText(sparse, 2), figureText(dense, 2), shareText(sparse / dense))};
  PageChart chart;
  chart.title = Traffic::tr("Work that is left, against the share of blocks");
  chart.unit = Traffic::tr("× dense");
  chart.xTitle = Traffic::tr("non-zero blocks, %");
  chart.words = Traffic::tr("Traffic keeps a small part that no mask takes away.");
  chart.xTicks = {0, 20, 40, 60, 80, 100};
  chart.isLogX = chart.isLogY = false;
  PageSeries products{Traffic::tr("products"), Model, SeriesLook::Standard, {}};
  PageSeries traffic{Traffic::tr("HBM traffic, FA-1"), Model, SeriesLook::Fa1, {}};
  // Below, not every key block would have a query block.
  for (int percent = 8; percent <= 100; percent += 2) {
    products.points << QPointF(percent, percent / 100.0);
    traffic.points << QPointF(percent, bytes(percent / 100.0) / bytes(1));
  }
  chart.series << products << traffic;
  page.chart = chart;
  conclude(page, Verdict::Note, Traffic::tr("the proportion holds in counts; no values are printed"));
}

}  // namespace tilewise
