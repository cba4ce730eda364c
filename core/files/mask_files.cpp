// SPDX-License-Identifier: MIT
#include "core/files/mask_files.h"

#include <cmath>
#include <new>
#include <utility>

#include <fmt/format.h>

#include "core/files/npy.h"
#include "core/files/read_file.h"
#include "core/files/shape_text.h"
#include "core/problem/problem.h"

namespace tilewise {

namespace {

constexpr double LargestLabel = 9007199254740992.0;  // 2^53

Expected<void> checkElement(const NpyHeader& header, const std::string& place, bool acceptsBool) {
  const ElementKind kind = header.element.kind;
  if (!isFloating(kind) && (acceptsBool || kind != ElementKind::Bool)) return {};
  return failure({ErrorCode::ElementType, place, std::string(name(kind)),
                  acceptsBool ? "whole numbers or bool, 0 for an empty tile" : "whole numbers, one a row"});
}

Expected<void> checkCount(const NamedLabels& named, std::int64_t rows, const char* what) {
  const auto count = static_cast<std::int64_t>(named.labels.size());
  if (count == rows) return {};
  return failure(
      {ErrorCode::Shape, named.place, fmt::format("{} labels", count), fmt::format("{}, one for each {}", rows, what)});
}

}  // namespace

Expected<std::vector<std::int64_t>> parseDocumentLabels(std::span<const std::byte> bytes, const std::string& place) {
  const Expected<NpyHeader> header = parseNpyHeader(bytes, place);
  if (!header) return tl::unexpected(header.error());
  if (header->shape.size() != 1) {
    return failure({ErrorCode::Rank, place, shapeText(header->shape), "one dimension: a label for each row"});
  }
  if (const auto usable = checkElement(*header, place, false); !usable) return tl::unexpected(usable.error());
  if (header->shape[0] > MaximumTokens) {
    return failure({ErrorCode::Shape, place, fmt::format("{} labels", header->shape[0]),
                    fmt::format("at most {}", MaximumTokens)});
  }
  const Expected<NpyArray> array = parseNpy(bytes, place);
  if (!array) return tl::unexpected(array.error());
  std::vector<std::int64_t> labels;
  labels.reserve(array->values.size());
  for (const double value : array->values) {
    if (std::abs(value) >= LargestLabel) {
      return failure(
          {ErrorCode::OutOfRange, place, fmt::format("label {:.0f}", value), "labels between -2^53 and 2^53"});
    }
    labels.push_back(static_cast<std::int64_t>(value));
  }
  return labels;
}

Expected<Documents> joinDocuments(NamedLabels queries, std::optional<NamedLabels> keys, std::int64_t Tq,
                                  std::int64_t Tk) {
  if (!keys && Tq != Tk) {
    return failure({ErrorCode::Shape, queries.place, fmt::format("one list of {} labels", queries.labels.size()),
                    fmt::format("two: {} labels for the queries and {} for the keys", Tq, Tk)});
  }
  if (const auto fits = checkCount(queries, Tq, "query"); !fits) return tl::unexpected(fits.error());
  if (!keys) keys = queries;
  if (const auto fits = checkCount(*keys, Tk, "key"); !fits) return tl::unexpected(fits.error());
  return Documents(std::move(queries.labels), std::move(keys->labels));
}

Expected<Documents> readDocuments(const std::filesystem::path& queries, const std::filesystem::path& keys,
                                  std::int64_t Tq, std::int64_t Tk) {
  const auto labelsOfFile = [](const std::filesystem::path& path) -> Expected<std::vector<std::int64_t>> {
    const auto bytes = readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    return parseDocumentLabels(*bytes, path.string());
  };
  auto ofQueries = labelsOfFile(queries);
  if (!ofQueries) return tl::unexpected(ofQueries.error());
  std::optional<NamedLabels> ofKeys;
  if (!keys.empty()) {
    auto labels = labelsOfFile(keys);
    if (!labels) return tl::unexpected(labels.error());
    ofKeys = NamedLabels{keys.string(), std::move(*labels)};
  }
  return joinDocuments({queries.string(), std::move(*ofQueries)}, std::move(ofKeys), Tq, Tk);
}

Expected<BlockMask> parseBlockMask(std::span<const std::byte> bytes, const std::string& place) {
  const Expected<NpyHeader> header = parseNpyHeader(bytes, place);
  if (!header) return tl::unexpected(header.error());
  if (header->shape.size() != 2) {
    return failure({ErrorCode::Rank, place, shapeText(header->shape), "rows x columns of tiles"});
  }
  if (header->count == 0) return failure({ErrorCode::Shape, place, shapeText(header->shape), "one tile or more"});
  if (const auto usable = checkElement(*header, place, true); !usable) return tl::unexpected(usable.error());
  const Expected<NpyArray> array = parseNpy(bytes, place);
  if (!array) return tl::unexpected(array.error());
  try {
    BlockMask mask(header->shape[0], header->shape[1]);
    std::size_t at = 0;
    for (std::int64_t i = 0; i < mask.rows(); ++i) {
      for (std::int64_t j = 0; j < mask.columns(); ++j) mask.set(i, j, array->values[at++] != 0);
    }
    return mask;
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, place, "", ""});
  }
}

Expected<BlockMask> readBlockMask(const std::filesystem::path& path) {
  const auto bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  return parseBlockMask(*bytes, path.string());
}

}  // namespace tilewise
