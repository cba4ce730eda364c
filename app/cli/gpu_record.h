// SPDX-License-Identifier: MIT
#pragma once

/// Records of runs on a card: files that are shown where there is no card.

#include <filesystem>

#include <nlohmann/json_fwd.hpp>

#include "core/base/expected.h"
#include "core/files/write_file.h"

namespace tilewise {

/// A record without runs: schema, program, date (UTC), command and card.
nlohmann::ordered_json newRecord(const nlohmann::ordered_json& card, const std::string& command);

/// Errors: those of readFile(); FileFormat (no record).
[[nodiscard]] Expected<nlohmann::ordered_json> readRecord(const std::filesystem::path& path);

/// Errors: those of writeFile().
[[nodiscard]] Expected<void> writeRecord(const std::filesystem::path& path, const nlohmann::ordered_json& record,
                                         ExistingFile existing);

/// The runs of all, in their order; of the same point the first stays. The cards must be of one name.
/// Errors: Conflict (cards), Missing (no record).
[[nodiscard]] Expected<nlohmann::ordered_json> mergedRecord(const std::vector<nlohmann::ordered_json>& records);

/// Whether the record has a run of this point already.
bool hasRun(const nlohmann::ordered_json& record, const nlohmann::ordered_json& point);

}  // namespace tilewise
