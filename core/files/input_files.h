// SPDX-License-Identifier: MIT
#pragma once

/// A person's own Q, K and V, from one .npz or three .npy files. docs/file-formats.md is the user's page on it.

#include <array>
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

#include "core/base/expected.h"
#include "core/files/element_kind.h"
#include "core/problem/inputs.h"

namespace tilewise {

/// Shapes: Q: Tq x dk, K: Tk x dk, V: Tk x dv, none empty and none beyond MaximumTokens and MaximumWidth.
struct InputArrays {
  Inputs inputs;                     ///< float64 copies: exact
  std::array<ElementKind, 3> kinds;  ///< what the files store for q, k, v: Float16, Float32 or Float64
};

struct InputPaths {
  std::filesystem::path q;
  std::filesystem::path k;
  std::filesystem::path v;
};

/// The arrays q, k and v of an archive in memory. `place` names it in errors; of an array it is "PLACE: k".
/// Errors: those of parseNpz and parseNpyHeader; EntryMissing (with what the archive holds); NotAvailable (a mask in
///         it: documents, documents_k, block_mask); ElementType (not floating-point); Rank (not a matrix); Shape (no
///         rows or columns, too many, or not those that the partner has); OutOfMemory.
[[nodiscard]] Expected<InputArrays> parseInputArchive(std::span<const std::byte> bytes, const std::string& place);

/// The same from a file.
/// Errors: also those of readFile.
[[nodiscard]] Expected<InputArrays> readInputArchive(const std::filesystem::path& path);

/// The arrays of three .npy files, whatever they are called; the place of an array is "PATH: k".
/// Errors: as above, without EntryMissing.
[[nodiscard]] Expected<InputArrays> readInputFiles(const InputPaths& paths);

/// The arrays that a file stands for which a person opens or drops: an .npz; or one .npy of three that lie in one
/// folder and are named alike but for the letter at the end: q.npy, k.npy, v.npy, or with anything and "_", "-" or "."
/// before it.
/// Errors: as above; FileFormat (another extension); Missing (one .npy whose partners are not there, or not to be
///         told).
[[nodiscard]] Expected<InputArrays> readInputs(const std::filesystem::path& path);

}  // namespace tilewise
