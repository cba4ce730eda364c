// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/published_rules.h"

#include <algorithm>

namespace tilewise {

void addBeside(PublishedPage& page, const PublishedResult& result, const std::optional<OutlierErrors>& measured) {
  using Rule = void (*)(PublishedPage&, const PublishedResult&);
  struct Entry {
    std::string_view name;
    Rule rule;
  };
  static constexpr Entry Rules[] = {
      {"figure-1-right", besideFigure1},
      {"figure-2-left", besideFigure2Left},
      {"figure-2-middle", besideFigure2Middle},
      {"figure-2-right", besideFigure2Right},
      {"figure-5", besideSpeedUp},
      {"figure-6", besideSpeedUp},
      {"figure-7", besideSpeedUp},
      {"figure-8", besideSpeedUp},
      {"table-7", besideTable7},
      {"table-11", besideRuntimes},
      {"table-18", besideRuntimes},
      {"table-20", besideRuntimes},
      {"table-21", besideMemory},
      {"table-1", besideTraining},
      {"table-2", besideTraining},
      {"table-3", besideTraining},
      {"table-4", besideTraining},
      {"table-5", besideTraining},
      {"table-6", besideTraining},
      {"fa2-speed", besideFa2Speed},
      {"fa2-training", besideFa2Training},
      {"fa3-speed", besideFa3Speed},
      {"fa3-ablation", besideFa3Ablation},
  };
  for (const Entry& entry : Rules) {
    if (entry.name == result.name) return entry.rule(page, result);
  }
  if (result.name == "fa3-error") besideFa3Error(page, result, measured);
}

PageColumn computedColumn(FigureKind kind, const QString& source, const QString& title, std::size_t rows,
                          const RowFigure& figure, const FigureWriter& write, const PublishedColumn* printed) {
  PageColumn column{kind, source, title, {}};
  for (std::size_t row = 0; row < rows; ++row) {
    const std::optional<double> value = figure(row);
    PageCell cell;
    if (value) {
      cell.text = write(*value);
      if (printed != nullptr) cell.verdict = verdictOn(*value, printed->cells[row]);
    }
    column.cells << cell;
  }
  return column;
}

std::optional<double> printedAt(const PublishedResult& result, std::string_view title, std::size_t row) {
  const PublishedColumn* const column = result.column(title, result.columns.front().text);
  return column == nullptr ? std::nullopt : numberIn(column->cells[row]);
}

std::optional<double> quotient(std::optional<double> above, std::optional<double> below) {
  if (!above || !below) return std::nullopt;
  return *above / *below;
}

std::int64_t lengthOfRow(const std::string& row) {
  std::string digits;
  for (const char each : row) {
    if (each >= '0' && each <= '9') digits += each;
  }
  return digits.empty() ? 0 : std::stoll(digits);
}

LayerSetting layerOf(const ProblemSettings& settings, std::int64_t Bc) {
  LayerSetting layer;
  layer.N = settings.Tq;
  layer.d = settings.dk;
  layer.heads = settings.batch * settings.heads;
  layer.blocks = {std::min(Bc, settings.dk), Bc};
  return layer;
}

void conclude(PublishedPage& page, Verdict verdict, const QString& verdictWords) {
  page.verdict = verdict;
  page.verdictWords = verdictWords;
}

}  // namespace tilewise
