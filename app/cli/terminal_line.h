// SPDX-License-Identifier: MIT
#pragma once

/// One line of a terminal on stderr that is written anew; where stderr is no terminal there is none.

#include <string>

namespace tilewise {

class TerminalLine {
 public:
  TerminalLine();
  /// Takes the line away.
  ~TerminalLine();
  TerminalLine(const TerminalLine&) = delete;
  TerminalLine& operator=(const TerminalLine&) = delete;

  bool isTerminal() const { return m_isTerminal; }
  void write(const std::string& text);

 private:
  bool m_isTerminal;
  bool m_isWritten = false;
};

}  // namespace tilewise
