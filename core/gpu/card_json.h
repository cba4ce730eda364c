// SPDX-License-Identifier: MIT
#pragma once

/// A card, and what its counters said, as JSON: the same in records and in what the command line prints. Readers may
/// throw what nlohmann::json throws: they are called inside readJson.

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/base/expected.h"
#include "core/gpu/card.h"
#include "core/gpu/card_rates.h"
#include "core/gpu/kernel_counts.h"

namespace tilewise {

nlohmann::ordered_json factsJson(const CardFacts& facts);

/// `nvrtc` comes with the facts in a record. Errors: FileFormat, UnknownName, OutOfRange, Conflict (architecture).
[[nodiscard]] Expected<void> takeFacts(CardFacts& facts, std::string& nvrtc, const nlohmann::json& member,
                                       const std::string& place);

nlohmann::ordered_json ratesJson(const CardRates& rates);
/// Errors: FileFormat, UnknownName, OutOfRange.
[[nodiscard]] Expected<void> takeRates(CardRates& rates, const nlohmann::json& member, const std::string& place);

/// Of one launch, with its name where `counts` has one.
nlohmann::ordered_json countsJson(const KernelCounts& counts);
/// Errors: FileFormat, UnknownName, OutOfRange.
[[nodiscard]] Expected<void> takeCounts(KernelCounts& counts, const nlohmann::json& member, const std::string& place);

}  // namespace tilewise
