// SPDX-License-Identifier: MIT
#pragma once

/// A card's rates, measured on it and kept.

#include <filesystem>
#include <memory>
#include <optional>

#include "core/gpu/card.h"
#include "core/gpu/card_rates.h"
#include "core/gpu/kernel_compiler.h"

namespace tilewise {

/// Times five small kernels, some tenths of a second each: memory, second-level cache, tensor cores, powers of two, and
/// one that does nothing. Uses 1 GiB of the card's memory, or an eighth of it where it has less than 8.
/// Errors: CompileFailed, DeviceFailed.
[[nodiscard]] Expected<CardRates> measureRates(const std::shared_ptr<Card>& card, KernelCompiler& compiler);

/// The rates out of a file of `folder`, or measured and put there; kept by card, driver and compiler. What cannot be
/// kept is measured each time.
/// Errors: those of measureRates().
[[nodiscard]] Expected<CardRates> ratesOf(const std::shared_ptr<Card>& card, KernelCompiler& compiler,
                                          const std::optional<std::filesystem::path>& folder);

}  // namespace tilewise
