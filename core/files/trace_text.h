// SPDX-License-Identifier: MIT
#pragma once

/// A stream of events as lines of text: JSON objects, or a table.

#include <cstdint>
#include <string>

#include "core/trace/event.h"

namespace tilewise {

enum class TraceFormat : std::uint8_t { JsonLines, Csv };

class TraceText {
 public:
  explicit TraceText(TraceFormat format) : m_format(format) {}

  /// What stands before the first event, without a line break; empty for JSON.
  std::string head() const;
  /// The next event, without a line break. Events are numbered from 1 in each pass.
  std::string line(const Event& event, const EventFigures& figures);

 private:
  TraceFormat m_format;
  Pass m_pass = Pass::Forward;
  std::int64_t m_k = 0;
};

}  // namespace tilewise
