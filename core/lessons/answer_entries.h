// SPDX-License-Identifier: MIT
#pragma once

/// The entries of an answer, out of an archive or a folder.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"

namespace tilewise {

class AnswerEntries {
 public:
  virtual ~AnswerEntries() = default;

  virtual bool contains(std::string_view name) const = 0;
  /// What errors call an entry.
  virtual std::string placeOf(std::string_view name) const = 0;
  /// What there is, for messages.
  virtual std::string listing() const = 0;
  /// The bytes of an entry, an .npy file; of "trace" in a folder those of trace.jsonl.
  /// Errors: TooLarge (more than `limit`), those of the archive or the file.
  [[nodiscard]] virtual Expected<std::vector<std::byte>> bytes(std::string_view name, std::uint64_t limit) const = 0;
  /// Whether the trace is an .npy of bytes, rather than lines.
  virtual bool wrapsTrace() const = 0;
};

/// Errors: those of parseNpz.
[[nodiscard]] Expected<std::unique_ptr<AnswerEntries>> openAnswerArchive(std::vector<std::byte> bytes,
                                                                         const std::string& place);

/// An archive or a folder. Errors: those of readFile and parseNpz.
[[nodiscard]] Expected<std::unique_ptr<AnswerEntries>> openAnswer(const std::filesystem::path& path);

}  // namespace tilewise
