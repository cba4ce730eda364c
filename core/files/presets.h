// SPDX-License-Identifier: MIT
#pragma once

/// The configurations that ship: resources/presets.json, read once.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"
#include "core/files/input_arrays.h"
#include "core/problem/problem.h"

namespace tilewise {

struct Preset {
  std::string name;   ///< what --preset takes
  std::string title;  ///< one line for people: what is to be seen
  std::string group;  ///< lesson | small | shapes | real head
  ProblemSettings settings;
  std::string data;  ///< the embedded .npz with its arrays; empty for made-up data
};

/// All of them, in the order in which they are shown.
const std::vector<Preset>& presets();

/// The preset of this name, or null.
const Preset* findPreset(std::string_view name);

/// The arrays of a preset that has data of its own.
/// Requires: preset.data is not empty.
/// Errors:   EntryMissing (no such embedded file); those of parseInputArchive. None for a shipped preset.
[[nodiscard]] Expected<InputArrays> presetInputs(const Preset& preset);

/// Reads the text of a presets file. `place` names it in errors.
/// Errors: FileFormat, FileTruncated (no JSON, a member that is missing or of the wrong kind); UnknownName (a member, a group or a
///         word that is not on its list); Conflict (one name twice); those of readSettings.
[[nodiscard]] Expected<std::vector<Preset>> parsePresets(std::span<const std::byte> text, const std::string& place);

}  // namespace tilewise
