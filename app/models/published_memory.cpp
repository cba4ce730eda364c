// SPDX-License-Identifier: GPL-3.0-or-later
// Memory tables, and the training results that memory made possible.
#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>

#include "app/models/figure_text.h"
#include "app/models/published_rules.h"
#include "core/costs/held_curve.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;
using enum FigureKind;

struct Memory {
  Q_DECLARE_TR_FUNCTIONS(PublishedMemory)
};

constexpr double MiB = 1024.0 * 1024.0;

HeldPoint heldAt(const ProblemSettings& settings, std::int64_t N, std::int64_t heads) {
  ProblemSettings own = settings;
  own.causal = false;
  const std::array<std::int64_t, 1> tokens{N};
  return heldAgainstTokens(*Problem::make(own), tokens, heads).front();
}

/// Memory of a layer, in matrices of all heads.
struct Matrices {
  double square;     ///< one N x N, 16 bits
  double thin;       ///< one N x d, 16 bits
  double statistic;  ///< one number a row, 32 bits

  Matrices(const ProblemSettings& settings, std::int64_t N) {
    const double heads = static_cast<double>(settings.batch * settings.heads);
    const double length = static_cast<double>(N);
    square = heads * length * length * 2 / MiB;
    thin = heads * length * static_cast<double>(settings.dk) * 2 / MiB;
    statistic = heads * length * 4 / MiB;
  }
};

/// Without decimals where there are none: a half that was rounded is to be seen.
QString wholeText(double value) { return figureText(value, std::abs(value - std::round(value)) < 0.05 ? 0 : 1); }

/// "25 MiB", "512 bytes": what one head keeps.
QString sizeText(std::int64_t bytes) {
  const double value = static_cast<double>(bytes);
  if (value >= 1024 * MiB) return withUnit(figureText(value / (1024 * MiB), 0), u"GiB"_s);
  if (value >= MiB) return withUnit(significantText(value / MiB, 1), u"MiB"_s);
  return withUnit(significantText(value / 1024, 1), u"KiB"_s);
}

/// What a head keeps from the forward to the backward pass, against the length, with the lengths of the result.
void addMemoryCurve(PublishedPage& page, const std::vector<std::int64_t>& lengths) {
  PageChart chart;
  chart.title = Memory::tr("What made it possible: kept for the backward pass, one head");
  chart.unit = Memory::tr("MiB, log scales");
  chart.xTitle = Memory::tr("sequence length N");
  PageSeries standard{Memory::tr("P, 16 bits"), Model, SeriesLook::Standard, {}};
  PageSeries fa1{Memory::tr("m and ℓ, 32 bits"), Model, SeriesLook::Fa1, {}};
  for (std::int64_t N = 512; N <= 65536; N *= 2) {
    const HeldPoint point = heldAt(ProblemSettings{}, N, 1);
    standard.points << QPointF(static_cast<double>(N), static_cast<double>(point.standard.keptForBackward.bytes) / MiB);
    fa1.points << QPointF(static_cast<double>(N), static_cast<double>(point.fa1.keptForBackward.bytes) / MiB);
    chart.xTicks << static_cast<double>(N);
  }
  chart.series << standard << fa1;
  const std::int64_t longest = lengths.empty() ? 4096 : *std::max_element(lengths.begin(), lengths.end());
  const HeldPoint point = heldAt(ProblemSettings{}, longest, 1);
  chart.words = Memory::tr("At %1 tokens standard attention keeps %2 a head and layer, FlashAttention %3.")
                    .arg(figureText(static_cast<double>(longest), 0), sizeText(point.standard.keptForBackward.bytes),
                         sizeText(point.fa1.keptForBackward.bytes));
  page.chart = chart;
}

/// Columns of what a head keeps at the length of each row.
void addKept(PublishedPage& page, const std::vector<std::int64_t>& lengths) {
  PageColumn matrix{Model, Memory::tr("standard"), Memory::tr("P of a head"), {}};
  PageColumn statistics{Model, Memory::tr("FA-1"), Memory::tr("m, ℓ of a head"), {}};
  for (const std::int64_t N : lengths) {
    const HeldPoint point = heldAt(ProblemSettings{}, N, 1);
    matrix.cells << PageCell{sizeText(point.standard.keptForBackward.bytes)};
    statistics.cells << PageCell{sizeText(point.fa1.keptForBackward.bytes)};
  }
  page.table.columns << matrix << statistics;
}

/// Speed-ups from the printed days, each against the first of its model.
void addSpeedUps(PublishedPage& page, const PublishedResult& result, std::size_t rowsOfModel) {
  const auto days = [&](std::size_t row) { return printedAt(result, "Days", row); };
  page.table.columns << computedColumn(
      Recomputed, Memory::tr("from the days"), Memory::tr("Speed-up, ×"), result.rows.size(),
      [&](std::size_t row) { return quotient(days(row - row % rowsOfModel), days(row)); },
      [](double value) { return figureText(value, 2); }, result.column("Speed-up, ×", result.columns.front().text));
  page.remarks << Remark{Verdict::Agrees, Memory::tr("The printed speed-ups follow from the printed days.")};
}

void addAverages(PublishedPage& page, const PublishedResult& result) {
  constexpr std::array<std::string_view, 5> Tasks{"ListOps", "Text", "Retrieval", "Image", "Pathfinder"};
  const PublishedColumn& printed = *result.column("Average, %", result.columns.front().text);
  const PageColumn averages = computedColumn(
      Recomputed, Memory::tr("of the five tasks"), Memory::tr("Average, %"), result.rows.size(),
      [&](std::size_t row) {
        double sum = 0;
        for (const std::string_view task : Tasks) sum += printedAt(result, task, row).value_or(NAN);
        return std::optional(sum / Tasks.size());
      },
      [](double value) { return figureText(value, 2); }, &printed);
  page.table.columns << averages;
  page.remarks << Remark{
      Verdict::Note, Memory::tr("The averages follow from the five columns, but for the first: they give %1, 59.3 is "
                                "printed. It may have been averaged before rounding.")
                         .arg(averages.cells.first().text)};
}

}  // namespace

void besideMemory(PublishedPage& page, const PublishedResult& result) {
  const ProblemSettings& settings = *result.problem;
  const std::int64_t heads = settings.batch * settings.heads;
  const std::size_t rows = result.rows.size();
  const auto at = [&](std::size_t row) { return Matrices(settings, lengthOfRow(result.rows[row])); };
  // Found by comparing: no text states what the kernels allocate.
  const auto pytorch = [&](std::size_t row) { return 4 * at(row).square + 10 * at(row).thin; };
  const auto flash = [&](std::size_t row) { return 13 * at(row).thin + 2 * at(row).statistic; };
  // Inputs, output and their gradients, beside what the algorithm holds at its peak.
  const auto algorithm = [&](std::size_t row, const LayerHeld HeldPoint::*which) {
    const LayerHeld held = heldAt(settings, lengthOfRow(result.rows[row]), heads).*which;
    return 8 * at(row).thin + static_cast<double>(std::max(held.forwardPeak.bytes, held.backwardPeak.bytes)) / MiB;
  };
  const PublishedColumn* const printedPytorch = result.column("PyTorch", "fa1-arxiv");
  const PublishedColumn* const printedFlash = result.column("FlashAttention", "fa1-arxiv");
  page.table.columns << computedColumn(
      Model, Memory::tr("4 N² + 10 N d"), Memory::tr("PyTorch, MiB"), rows,
      [&](std::size_t row) {
        return numberIn(printedPytorch->cells[row]) ? std::optional(pytorch(row)) : std::nullopt;
      },
      wholeText, printedPytorch);
  page.table.columns << computedColumn(
      Model, Memory::tr("13 N d + 2 N"), Memory::tr("FlashAttention, MiB"), rows,
      [&](std::size_t row) { return std::optional(flash(row)); }, wholeText, printedFlash);
  page.table.columns << computedColumn(
      Model, Memory::tr("algorithms 0 and 3"), Memory::tr("Standard, MiB"), rows,
      [&](std::size_t row) { return std::optional(algorithm(row, &HeldPoint::standard)); }, wholeText);
  page.table.columns << computedColumn(
      Model, Memory::tr("algorithms 1 and 4"), Memory::tr("FA-1, MiB"), rows,
      [&](std::size_t row) { return std::optional(algorithm(row, &HeldPoint::fa1)); }, wholeText);

  page.remarks << Remark{
      Verdict::Agrees,
      Memory::tr("PyTorch's column is reproduced exactly by four N × N and ten N × d matrices in 16 bits, in "
                 "units of 2²⁰ bytes: Q, K, V, O, their gradients, S, P, dP, dS and copies.")};
  page.remarks << Remark{
      Verdict::Agrees,
      Memory::tr("FlashAttention's column from 512 on is thirteen N × d matrices and two numbers a row, in 32 "
                 "bits. Neither count is in the paper: both were found by comparing.")};
  const double missing = flash(1) - numberIn(printedFlash->cells[1]).value_or(NAN);
  page.remarks << Remark{Verdict::Note,
                         Memory::tr("At 128 and 256 two such matrices less are printed (%1 MiB at 256): one in 32 "
                                    "bits, as a sum of dQ over several "
                                    "key blocks would be. Then one key block held 256 rows: B_c = 256, an inference.")
                             .arg(figureText(missing, 0))};
  page.remarks << Remark{
      Verdict::Note,
      Memory::tr("The algorithms alone need less than either kernel takes: copies and sums in 32 bits are a "
                 "matter of the implementation.")};

  PageChart chart;
  chart.title = Memory::tr("Memory of forward and backward against the length");
  chart.unit = Memory::tr("MiB, log scales");
  chart.xTitle = Memory::tr("sequence length N");
  chart.words = Memory::tr("Marks are printed, lines are the model: N² above, N below.");
  PageSeries standardLine{Memory::tr("4 N² + 10 N d"), Model, SeriesLook::Standard, {}};
  PageSeries fa1Line{Memory::tr("13 N d + 2 N"), Model, SeriesLook::Fa1, {}};
  PageSeries standardMarks{Memory::tr("PyTorch"), Printed, SeriesLook::Standard, {}};
  PageSeries fa1Marks{Memory::tr("FlashAttention"), Printed, SeriesLook::Fa1, {}};
  for (std::size_t row = 0; row < rows; ++row) {
    const double N = static_cast<double>(lengthOfRow(result.rows[row]));
    chart.xTicks << N;
    standardLine.points << QPointF(N, pytorch(row));
    fa1Line.points << QPointF(N, flash(row));
    if (const auto value = numberIn(printedPytorch->cells[row])) standardMarks.points << QPointF(N, *value);
    if (const auto value = numberIn(printedFlash->cells[row])) fa1Marks.points << QPointF(N, *value);
  }
  chart.series << standardLine << fa1Line << standardMarks << fa1Marks;
  page.chart = chart;
  conclude(page, Verdict::Agrees, Memory::tr("reproduced from N = 512 on"));
}

void besideTraining(PublishedPage& page, const PublishedResult& result) {
  std::vector<std::int64_t> lengths;
  if (result.name == "table-1") {
    lengths = {512, 512};
    const auto minutes = [&](std::size_t row) { return *printedAt(result, "Minutes", row); };
    page.remarks << Remark{Verdict::Agrees, Memory::tr("%1 ÷ %2 = %3: the “15 %” of the text.")
                                                .arg(figureText(minutes(0), 1), figureText(minutes(1), 1),
                                                     figureText(minutes(0) / minutes(1), 3))};
  } else if (result.name == "table-2") {
    lengths.assign(result.rows.size(), 1024);
    addSpeedUps(page, result, 3);
  } else if (result.name == "table-3") {
    addAverages(page, result);
  } else if (result.name == "table-4") {
    lengths = {1024, 1024, 2048, 4096};
    addSpeedUps(page, result, 4);
  } else {
    for (const std::string& row : result.rows) {
      // "Path-X, 16,384": the length follows the name.
      const auto comma = row.find(", ");
      lengths.push_back(lengthOfRow(comma == std::string::npos ? row : row.substr(comma)));
    }
  }
  if (result.name == "table-5") {
    const auto lift = [&](std::string_view title, std::size_t row) {
      return figureText(*printedAt(result, title, row) - *printedAt(result, title, 0), 1);
    };
    page.remarks << Remark{Verdict::Agrees,
                           Memory::tr("The lifts follow from the table: %1 points at 16,384 and %2 at 8,192.")
                               .arg(lift("MIMIC-III, micro-F1", 5), lift("ECtHR, micro-F1", 4))};
  }
  if (!lengths.empty()) addKept(page, lengths);
  addMemoryCurve(page, lengths);
  conclude(page, Verdict::None, Memory::tr("quoted, not reproduced here"));
}

}  // namespace tilewise
