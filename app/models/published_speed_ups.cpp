// SPDX-License-Identifier: GPL-3.0-or-later
// Figures 5 to 8 of FlashAttention: times on other GPUs; counted here is what would cross, for two sizes of key blocks.
#include <iterator>

#include <QCoreApplication>

#include "app/models/figure_text.h"
#include "app/models/published_rules.h"
#include "core/costs/visited_fraction.h"

namespace tilewise {

namespace {

using enum FigureKind;
using enum AttentionPass;

struct SpeedUps {
  Q_DECLARE_TR_FUNCTIONS(PublishedSpeedUps)
};

constexpr std::int64_t Tokens[] = {512, 1024, 2048, 4096};
constexpr std::int64_t Told = 1024;

/// Standard attention's bytes over those of FA-1, forward and backward.
double gain(const ProblemSettings& settings, std::int64_t N, std::int64_t Bc, bool skipsTiles) {
  LayerSetting layer = layerOf(settings, Bc);
  layer.N = N;
  const double standard =
      static_cast<double>(layerBytes(StandardForward, layer) + layerBytes(StandardBackward, layer));
  if (skipsTiles) {
    layer.blocks.Br = layer.blocks.Bc;
    const std::int64_t n = (N + Bc - 1) / Bc;
    layer.s = static_cast<double>(causalTiles(n)) / static_cast<double>(n * n);
  }
  return standard / static_cast<double>(layerBytes(Fa1Forward, layer) + layerBytes(Fa1Backward, layer));
}

/// What tables 11 and 20 give at this length, of an A100 with 8 heads of 64 and batch 16.
std::optional<double> tabled(std::string_view table, std::int64_t N) {
  const PublishedResult& result = *published().result(table);
  for (std::size_t row = 0; row < result.rows.size(); ++row) {
    if (lengthOfRow(result.rows[row]) != N) continue;
    return quotient(printedAt(result, "PyTorch", row), printedAt(result, "FlashAttention", row));
  }
  return std::nullopt;
}

/// The tables of the same paper beside the range of its figure, for the device and width that both have.
void addTables(PublishedPage& page) {
  for (const char* const table : {"table-11", "table-20"}) {
    const PublishedResult& result = *published().result(table);
    PageColumn column{Recomputed, QString::fromStdString(result.place).section(QLatin1Char(','), 0, 0),
                      SpeedUps::tr("PyTorch ÷ FA, ×"), {}};
    for (qsizetype row = 0; row < page.table.rows.size(); ++row) {
      const qsizetype n = row - (page.table.rows.size() - std::ssize(Tokens));
      const auto value = n < 0 ? std::nullopt : tabled(table, Tokens[n]);
      column.cells << PageCell{value ? figureText(*value, 2) : QString()};
    }
    page.table.columns << column;
  }
  page.remarks << Remark{
      Verdict::Note,
      SpeedUps::tr("Tables 11 (dropout and mask) and 20 (neither) have 8 heads and batch 16; at N = 1,024 they give %1 and "
                   "%2, which is 2 to 4 × only with dropout and mask.")
          .arg(timesText(tabled("table-11", Told).value_or(0)), timesText(tabled("table-20", Told).value_or(0)))};
}

}  // namespace

void besideSpeedUp(PublishedPage& page, const PublishedResult& result) {
  const ProblemSettings& settings = *result.problem;
  const std::int64_t large = settings.Bc, small = large / 2;
  const qsizetype printedRows = page.table.rows.size();
  for (const std::int64_t N : Tokens) {
    page.table.rows << SpeedUps::tr("N = %1").arg(figureText(static_cast<double>(N), 0));
    for (PageColumn& column : page.table.columns) column.cells << PageCell{};
  }
  const auto add = [&](std::int64_t Bc, bool causal) {
    const QString blocks = SpeedUps::tr("FA-1, B_c %1").arg(Bc);
    PageColumn column{Model, causal ? SpeedUps::tr("%1, causal").arg(blocks) : blocks,
                      SpeedUps::tr("HBM traffic, ÷"), {}};
    for (qsizetype row = 0; row < printedRows; ++row) column.cells << PageCell{};
    for (const std::int64_t N : Tokens) column.cells << PageCell{figureText(gain(settings, N, Bc, causal), 2)};
    page.table.columns << column;
  };
  add(large, false);
  add(small, false);
  if (settings.causal) add(large, true);
  page.remarks << Remark{
      Verdict::Note,
      SpeedUps::tr("Counted here is how much less crosses, not how much less time that takes. The paper does not state its "
                   "blocks: half the rows of a key block take the gain at N = %1 from %2 to %3.")
          .arg(figureText(static_cast<double>(Told), 0), timesText(gain(settings, Told, large, false)),
               timesText(gain(settings, Told, small, false)))};
  if (settings.causal) {
    page.remarks << Remark{
        Verdict::Agrees,
        SpeedUps::tr("A causal mask leaves FA-1 about half the tiles and standard attention all entries: at N = 4,096 the "
                     "gain in traffic grows from %1 to %2.")
            .arg(timesText(gain(settings, 4096, large, false)), timesText(gain(settings, 4096, large, true)))};
  }
  if (result.name == "figure-5") addTables(page);
  conclude(page, Verdict::None, SpeedUps::tr("quoted; traffic modelled"));
}

}  // namespace tilewise
