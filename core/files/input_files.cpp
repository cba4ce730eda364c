// SPDX-License-Identifier: MIT
#include "core/files/input_files.h"

#include <cstdint>
#include <functional>
#include <new>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/files/input_checks.h"
#include "core/files/input_siblings.h"
#include "core/files/mask_files.h"
#include "core/files/npy.h"
#include "core/files/npz.h"
#include "core/files/read_file.h"
#include "core/files/shape_text.h"

namespace tilewise {

namespace {

/// `place` names what the bytes come from, `shownAs` the array in it.
Expected<NamedArray> readArray(std::span<const std::byte> bytes, const std::string& place, std::string shownAs) {
  const Expected<NpyHeader> header = parseNpyHeader(bytes, place);
  if (!header) return tl::unexpected(header.error());
  const Expected<void> usable = checkInputHeader(*header, shownAs);
  if (!usable) return tl::unexpected(usable.error());
  const std::vector<std::int64_t>& shape = header->shape;
  const std::int64_t heads = shape.size() == 3 ? shape.front() : 1;
  try {
    Matrix<double> stacked(heads * shape[shape.size() - 2], shape.back());
    copyNpyValues(*header, bytes, {stacked.data(), static_cast<std::size_t>(stacked.size())});
    return NamedArray{std::move(shownAs), {std::move(stacked), heads, header->element.kind}, shapeText(shape)};
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, place, "", ""});
  }
}

/// Reads the arrays in turn, so that the bytes of one are gone before the next are fetched, and joins them.
Expected<InputArrays> readAll(const std::function<Expected<NamedArray>(std::string_view name)>& fetch,
                              bool hasGradient) {
  std::vector<NamedArray> read;
  for (const std::string_view name : {"q", "k", "v", "do"}) {
    if (name == "do" && !hasGradient) continue;
    Expected<NamedArray> named = fetch(name);
    if (!named) return tl::unexpected(named.error());
    read.push_back(std::move(*named));
  }
  if (const auto fit = checkPartners(read[0], read[1], read[2]); !fit) return tl::unexpected(fit.error());
  InputArrays arrays;
  if (hasGradient) {
    if (const auto fits = checkGradient(read[3], read[0], read[2]); !fits) return tl::unexpected(fits.error());
    arrays.dO = std::move(read[3].array);
  }
  arrays.Q = std::move(read[0].array);
  arrays.K = std::move(read[1].array);
  arrays.V = std::move(read[2].array);
  return arrays;
}

Expected<NamedLabels> takeLabels(const NpzArchive& archive, std::string_view name) {
  const auto unpacked = archive.bytes(name);
  if (!unpacked) return tl::unexpected(unpacked.error());
  auto labels = parseDocumentLabels(*unpacked, archive.placeOf(name));
  if (!labels) return tl::unexpected(labels.error());
  return NamedLabels{archive.placeOf(name), std::move(*labels)};
}

Expected<void> takeDocuments(const NpzArchive& archive, InputArrays& arrays) {
  if (!archive.contains("documents")) {
    if (!archive.contains("documents_k")) return {};
    return failure({ErrorCode::EntryMissing, archive.placeOf("documents"), "",
                    "documents beside documents_k; the archive holds " + archive.listing()});
  }
  auto queries = takeLabels(archive, "documents");
  if (!queries) return tl::unexpected(queries.error());
  std::optional<NamedLabels> keys;
  if (archive.contains("documents_k")) {
    auto labels = takeLabels(archive, "documents_k");
    if (!labels) return tl::unexpected(labels.error());
    keys = std::move(*labels);
  }
  auto documents = joinDocuments(std::move(*queries), std::move(keys), arrays.Q.rows(), arrays.K.rows());
  if (!documents) return tl::unexpected(documents.error());
  arrays.documents = std::move(*documents);
  return {};
}

Expected<void> takeBlockMask(const NpzArchive& archive, InputArrays& arrays) {
  constexpr std::string_view Name = "block_mask";
  if (!archive.contains(Name)) return {};
  const auto unpacked = archive.bytes(Name);
  if (!unpacked) return tl::unexpected(unpacked.error());
  auto mask = parseBlockMask(*unpacked, archive.placeOf(Name));
  if (!mask) return tl::unexpected(mask.error());
  arrays.blockMask = std::move(*mask);
  return {};
}

std::string lowerExtension(const std::filesystem::path& path) {
  std::string extension = path.extension().string();
  for (char& each : extension) {
    if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
  }
  return extension;
}

}  // namespace

Expected<InputArrays> parseInputArchive(std::span<const std::byte> bytes, const std::string& place) {
  const Expected<NpzArchive> archive = parseNpz(bytes, place);
  if (!archive) return tl::unexpected(archive.error());
  for (const std::string_view letter : {"q", "k", "v"}) {
    if (archive->contains(letter)) continue;
    return failure(
        {ErrorCode::EntryMissing, archive->placeOf(letter), "", "q, k and v; the archive holds " + archive->listing()});
  }
  const auto fetch = [&archive](std::string_view name) -> Expected<NamedArray> {
    const Expected<std::vector<std::byte>> unpacked = archive->bytes(name);
    if (!unpacked) return tl::unexpected(unpacked.error());
    return readArray(*unpacked, archive->placeOf(name), archive->placeOf(name));
  };
  Expected<InputArrays> arrays = readAll(fetch, archive->contains("do"));
  if (!arrays) return arrays;
  for (const auto& take : {takeDocuments, takeBlockMask}) {
    if (const auto taken = take(*archive, *arrays); !taken) return tl::unexpected(taken.error());
  }
  return arrays;
}

Expected<InputArrays> readInputArchive(const std::filesystem::path& path) {
  const Expected<std::vector<std::byte>> bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  return parseInputArchive(*bytes, path.string());
}

Expected<InputArrays> readInputFiles(const InputPaths& paths) {
  const auto fetch = [&paths](std::string_view name) -> Expected<NamedArray> {
    const std::filesystem::path& path = name == "q"   ? paths.q
                                        : name == "k" ? paths.k
                                        : name == "v" ? paths.v
                                                      : paths.dO;
    const Expected<std::vector<std::byte>> bytes = readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    return readArray(*bytes, path.string(), path.string() + ": " + std::string(name));
  };
  return readAll(fetch, !paths.dO.empty());
}

Expected<InputArrays> readInputs(const std::filesystem::path& path) {
  const std::string extension = lowerExtension(path);
  if (extension == ".npz") return readInputArchive(path);
  if (extension == ".npy") {
    const Expected<InputPaths> paths = findSiblings(path);
    if (!paths) return tl::unexpected(paths.error());
    return readInputFiles(*paths);
  }
  return failure({ErrorCode::FileFormat, path.string(), extension.empty() ? "a name without an extension" : extension,
                  "a file named .npz or .npy"});
}

}  // namespace tilewise
