// SPDX-License-Identifier: MIT
#include "core/files/input_files.h"

#include <algorithm>
#include <cstdint>
#include <new>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/files/input_siblings.h"
#include "core/files/npy.h"
#include "core/files/npz.h"
#include "core/files/read_file.h"
#include "core/files/shape_text.h"

namespace tilewise {

namespace {

/// One of the three, with the words that errors need.
struct Named {
  std::string place;  ///< "heads.npz: k"
  Matrix<double> matrix;
  ElementKind kind = ElementKind::Float64;

  std::string shape() const { return fmt::format("{} x {}", matrix.rows(), matrix.cols()); }
};

/// What the header alone can tell, so that nothing large is unfolded in vain.
Expected<void> checkHeader(const NpyHeader& header, const std::string& place) {
  if (!isFloating(header.element.kind)) {
    return failure(
        {ErrorCode::ElementType, place, std::string(name(header.element.kind)), "float16, float32 or float64"});
  }
  const std::vector<std::int64_t>& shape = header.shape;
  if (shape.size() != 2) return failure({ErrorCode::Rank, place, shapeText(shape), "a matrix of rows x width"});
  const bool fits = shape[0] >= 1 && shape[0] <= MaximumTokens && shape[1] >= 1 && shape[1] <= MaximumWidth;
  if (fits) return {};
  return failure({ErrorCode::Shape, place, shapeText(shape),
                  fmt::format("1 to {} rows, width 1 to {}", MaximumTokens, MaximumWidth)});
}

/// `place` names what the bytes come from, `shownAs` the array in it.
Expected<Named> readMatrix(std::span<const std::byte> bytes, const std::string& place, std::string shownAs) {
  const Expected<NpyHeader> header = parseNpyHeader(bytes, place);
  if (!header) return tl::unexpected(header.error());
  const Expected<void> usable = checkHeader(*header, shownAs);
  if (!usable) return tl::unexpected(usable.error());
  try {
    Named named{std::move(shownAs), Matrix<double>(header->shape[0], header->shape[1]), header->element.kind};
    copyNpyValues(*header, bytes, {named.matrix.data(), static_cast<std::size_t>(named.matrix.size())});
    return named;
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, place, "", ""});
  }
}

Expected<InputArrays> together(Named q, Named k, Named v) {
  if (k.matrix.cols() != q.matrix.cols()) {
    return failure(
        {ErrorCode::Shape, k.place, k.shape(), fmt::format("width {}, as q ({})", q.matrix.cols(), q.shape())});
  }
  if (v.matrix.rows() != k.matrix.rows()) {
    return failure(
        {ErrorCode::Shape, v.place, v.shape(), fmt::format("{} rows, as k ({})", k.matrix.rows(), k.shape())});
  }
  return InputArrays{{std::move(q.matrix), std::move(k.matrix), std::move(v.matrix)}, {q.kind, k.kind, v.kind}};
}

/// Reads the three in turn, so that the bytes of one are gone before the next are fetched, and joins them.
template <class Fetch>
Expected<InputArrays> readThree(Fetch fetch) {
  std::vector<Named> three;
  for (const char letter : {'q', 'k', 'v'}) {
    Expected<Named> named = fetch(letter);
    if (!named) return tl::unexpected(named.error());
    three.push_back(std::move(*named));
  }
  return together(std::move(three[0]), std::move(three[1]), std::move(three[2]));
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
  // Left out, a mask would silently make another problem of it.
  for (const std::string_view mask : {"documents", "documents_k", "block_mask"}) {
    if (!archive->contains(mask)) continue;
    return failure({ErrorCode::NotAvailable, archive->placeOf(mask), "a mask of one's own", "q, k and v without it"});
  }
  for (const std::string_view letter : {"q", "k", "v"}) {
    if (archive->contains(letter)) continue;
    return failure(
        {ErrorCode::EntryMissing, archive->placeOf(letter), "", "q, k and v; the archive holds " + archive->listing()});
  }
  return readThree([&archive](char letter) -> Expected<Named> {
    const std::string entry(1, letter);
    const Expected<std::vector<std::byte>> unpacked = archive->bytes(entry);
    if (!unpacked) return tl::unexpected(unpacked.error());
    return readMatrix(*unpacked, archive->placeOf(entry), archive->placeOf(entry));
  });
}

Expected<InputArrays> readInputArchive(const std::filesystem::path& path) {
  const Expected<std::vector<std::byte>> bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  return parseInputArchive(*bytes, path.string());
}

Expected<InputArrays> readInputFiles(const InputPaths& paths) {
  return readThree([&paths](char letter) -> Expected<Named> {
    const std::filesystem::path& path = letter == 'q' ? paths.q : letter == 'k' ? paths.k : paths.v;
    const Expected<std::vector<std::byte>> bytes = readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    return readMatrix(*bytes, path.string(), path.string() + ": " + letter);
  });
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
