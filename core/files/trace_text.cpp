// SPDX-License-Identifier: MIT
#include "core/files/trace_text.h"

#include "core/files/trace_lines.h"

namespace tilewise {

std::string TraceText::head() const { return m_format == TraceFormat::Csv ? traceCsvHeader() : std::string(); }

std::string TraceText::line(const Event& event, const EventFigures& figures) {
  if (event.pass != m_pass) m_k = 0;
  m_pass = event.pass;
  const TraceLine next{++m_k, event, figures};
  return m_format == TraceFormat::Csv ? traceCsvLine(next) : traceLine(next);
}

}  // namespace tilewise
