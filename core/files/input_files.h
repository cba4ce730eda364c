// SPDX-License-Identifier: MIT
#pragma once

/// A person's own Q, K, V and dO, from one .npz or from .npy files. docs/file-formats.md is the user's page on it.

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

#include "core/base/expected.h"
#include "core/files/input_arrays.h"

namespace tilewise {

struct InputPaths {
  std::filesystem::path q;
  std::filesystem::path k;
  std::filesystem::path v;
  std::filesystem::path dO{};  ///< empty: there is none
};

/// The arrays q, k and v of an archive in memory, and do, documents, documents_k and block_mask where it holds them.
/// `place` names it in errors; of an array it is "PLACE: k".
/// Errors: those of parseNpz, parseNpyHeader and mask_files.h; EntryMissing (with what the archive holds; documents_k
///         without documents); ElementType (not floating-point); Rank (neither rows x width nor heads x rows x width);
///         Shape (no rows, columns or heads, too many, or not those that the partner has); OutOfMemory.
[[nodiscard]] Expected<InputArrays> parseInputArchive(std::span<const std::byte> bytes, const std::string& place);

/// The same from a file.
/// Errors: also those of readFile.
[[nodiscard]] Expected<InputArrays> readInputArchive(const std::filesystem::path& path);

/// The arrays of three .npy files, or four, whatever they are called; the place of an array is "PATH: k".
/// Errors: as above, without EntryMissing.
[[nodiscard]] Expected<InputArrays> readInputFiles(const InputPaths& paths);

/// The arrays that a file stands for which a person opens or drops: an .npz; or one .npy of three that lie in one
/// folder and are named alike but for the letter at the end: q.npy, k.npy, v.npy, or with anything and "_", "-" or "."
/// before it. A fourth, do.npy, is read where it is there.
/// Errors: as above; FileFormat (another extension); Missing (one .npy whose partners are not there, or not to be
///         told).
[[nodiscard]] Expected<InputArrays> readInputs(const std::filesystem::path& path);

}  // namespace tilewise
