// SPDX-License-Identifier: MIT
#pragma once

/// Documents and block masks out of .npy files. docs/file-formats.md is the user's page on it.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/expected.h"
#include "core/problem/block_mask.h"
#include "core/problem/documents.h"

namespace tilewise {

/// The labels of the documents of queries or keys: whole numbers, one a row.
/// Errors: those of parseNpy; ElementType (not whole numbers); Rank (not one dimension); Shape (more than
///         MaximumTokens); OutOfRange (a label of 2^53 or beyond, where float64 no longer tells neighbours apart).
[[nodiscard]] Expected<std::vector<std::int64_t>> parseDocumentLabels(std::span<const std::byte> bytes,
                                                                      const std::string& place);

/// Labels with the place that errors name.
struct NamedLabels {
  std::string place;
  std::vector<std::int64_t> labels;
};

/// Queries and keys together. Without `keys` one list serves for both.
/// Errors: Shape (another number of labels than of rows, or one list for two numbers of rows).
[[nodiscard]] Expected<Documents> joinDocuments(NamedLabels queries, std::optional<NamedLabels> keys, std::int64_t Tq,
                                                std::int64_t Tk);

/// The same from files; `keys` is empty where one file serves for both.
/// Errors: those of readFile, parseDocumentLabels and joinDocuments.
[[nodiscard]] Expected<Documents> readDocuments(const std::filesystem::path& queries, const std::filesystem::path& keys,
                                                std::int64_t Tq, std::int64_t Tk);

/// A block mask of nr x nc whole numbers or bools; 0 is empty.
/// Errors: those of parseNpy; ElementType (floating-point); Rank (not a matrix); Shape (no tile).
[[nodiscard]] Expected<BlockMask> parseBlockMask(std::span<const std::byte> bytes, const std::string& place);

/// The same from a file.
/// Errors: also those of readFile.
[[nodiscard]] Expected<BlockMask> readBlockMask(const std::filesystem::path& path);

}  // namespace tilewise
