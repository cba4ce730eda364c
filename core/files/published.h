// SPDX-License-Identifier: MIT
#pragma once

/// What papers printed: resources/published.json, read once. Nothing in it is computed; what stands beside it is.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"
#include "core/problem/problem.h"

namespace tilewise {

/// One text of a paper; a paper may have several that differ.
struct PublishedText {
  std::string id;        ///< "fa1-arxiv"
  std::string name;      ///< short, for a column: "arXiv"
  std::string document;  ///< paper, version, date
};

struct PublishedFact {
  std::string name;
  std::optional<std::string> value;  ///< absent: the text does not state it
};

/// A cell as it is printed: "20.0 ± 1.5"; absent: the text has no figure there, only a plot.
using PublishedCell = std::optional<std::string>;

struct PublishedColumn {
  std::string title;  ///< with its unit, where all rows have the same
  std::string text;   ///< id of the text that prints it
  std::vector<PublishedCell> cells;
};

struct PublishedResult {
  std::string name;   ///< stable, for tests and models: "figure-2-left"
  std::string group;  ///< heading in a list
  std::string place;  ///< table, figure or section
  std::string title;
  std::string claim;  ///< one line: what it is printed for
  std::string rowsTitle;
  std::vector<std::string> rows;
  std::vector<PublishedColumn> columns;  ///< one cell a row each
  std::vector<PublishedFact> setting;
  std::optional<ProblemSettings> problem;  ///< a shape of the setting that can be stepped; blocks not stated are chosen
  std::vector<std::string> remarks;

  /// The column of this title and text, or null.
  const PublishedColumn* column(std::string_view titled, std::string_view in) const;
};

struct Published {
  std::vector<PublishedText> texts;
  std::vector<std::string> groups;
  std::vector<PublishedResult> results;  ///< those of a group together, in the order of the groups

  const PublishedText* text(std::string_view id) const;
  const PublishedResult* result(std::string_view name) const;
};

/// What ships.
const Published& published();

/// The number that a cell begins with: 20.0 of "20.0 ± 1.5", 3.2e-4 of "3.2e-4". Absent for anything else.
std::optional<double> numberIn(const PublishedCell& cell);

/// Reads the text of such a file. `place` names it in errors.
/// Errors: FileFormat, FileTruncated (no JSON, a member that is missing or of the wrong kind); UnknownName (a member, a group or
///         a text that is not on its list); Conflict (one name twice, or groups out of order); Shape (a column with more or
///         fewer cells than rows); those of readSettings.
[[nodiscard]] Expected<Published> parsePublished(std::span<const std::byte> text, const std::string& place);

}  // namespace tilewise
