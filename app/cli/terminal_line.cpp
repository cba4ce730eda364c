// SPDX-License-Identifier: MIT
#include "app/cli/terminal_line.h"

#include <cstdio>

#include <unistd.h>

namespace tilewise {

TerminalLine::TerminalLine() : m_isTerminal(::isatty(STDERR_FILENO) == 1) {}

TerminalLine::~TerminalLine() {
  if (m_isWritten) std::fputs("\r\033[K", stderr);
}

void TerminalLine::write(const std::string& text) {
  if (!m_isTerminal) return;
  std::fprintf(stderr, "\r%s\033[K", text.c_str());
  std::fflush(stderr);
  m_isWritten = true;
}

}  // namespace tilewise
