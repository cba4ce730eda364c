// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What stands beside each published result: one rule a result, by its name.

#include <functional>

#include "app/models/published_page.h"
#include "core/costs/layer_model.h"

namespace tilewise {

/// Adds the columns, remarks, chart and verdict of the result's rule.
void addBeside(PublishedPage& page, const PublishedResult& result, const std::optional<OutlierErrors>& measured);

// The rules, by what they are about.
void besideFigure1(PublishedPage& page, const PublishedResult& result);
void besideFigure2Left(PublishedPage& page, const PublishedResult& result);
void besideFigure2Middle(PublishedPage& page, const PublishedResult& result);
void besideFigure2Right(PublishedPage& page, const PublishedResult& result);
void besideSpeedUp(PublishedPage& page, const PublishedResult& result);
void besideTable7(PublishedPage& page, const PublishedResult& result);
void besideRuntimes(PublishedPage& page, const PublishedResult& result);
void besideMemory(PublishedPage& page, const PublishedResult& result);
void besideTraining(PublishedPage& page, const PublishedResult& result);
void besideFa2Speed(PublishedPage& page, const PublishedResult& result);
void besideFa2Training(PublishedPage& page, const PublishedResult& result);
void besideFa3Speed(PublishedPage& page, const PublishedResult& result);
void besideFa3Ablation(PublishedPage& page, const PublishedResult& result);
void besideFa3Error(PublishedPage& page, const PublishedResult& result, const std::optional<OutlierErrors>& measured);

/// A figure of a row; absent: the cell stays empty.
using RowFigure = std::function<std::optional<double>(std::size_t row)>;
using FigureWriter = std::function<QString(double)>;

/// A column of computed figures, held against a printed column where one is given.
PageColumn computedColumn(FigureKind kind, const QString& source, const QString& title, std::size_t rows,
                          const RowFigure& figure, const FigureWriter& write, const PublishedColumn* printed = nullptr);

/// The printed number of a column at a row, by the column's title in the text of the result's first column.
std::optional<double> printedAt(const PublishedResult& result, std::string_view title, std::size_t row);
std::optional<double> quotient(std::optional<double> above, std::optional<double> below);

/// "1,024" of a row as a number.
std::int64_t lengthOfRow(const std::string& row);

/// The layer of a result's problem, with these rows in a key block.
LayerSetting layerOf(const ProblemSettings& settings, std::int64_t Bc);

/// How the page stands as a whole.
void conclude(PublishedPage& page, Verdict verdict, const QString& verdictWords);

}  // namespace tilewise
