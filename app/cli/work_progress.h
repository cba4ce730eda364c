// SPDX-License-Identifier: MIT
#pragma once

/// How far long work has come, told on stderr: nothing of what is over in two seconds; then on a terminal one line that
/// is written anew, elsewhere a line every ten seconds.

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

#include "app/cli/terminal_line.h"
#include "core/attention/engine.h"

namespace tilewise {

/// Work of more FLOPs in products is told of before it begins: it takes more than some seconds.
inline constexpr std::int64_t FlopsToldBefore = 100'000'000'000;

/// "computing: 12 %, about 3 min left". share: 0 to 1; without a forecast while too little is done for one.
std::string progressText(const std::string& what, double share, double seconds);

/// When the next line is due. Seconds since the beginning.
class ProgressPace {
 public:
  explicit ProgressPace(bool isTerminal) : m_isTerminal(isTerminal), m_next(isTerminal ? 2 : 10) {}
  /// Whether a line is due; if so the next one comes later.
  bool isDue(double seconds);

 private:
  bool m_isTerminal;
  double m_next;
};

class WorkProgress {
 public:
  explicit WorkProgress(std::string what);

  /// share: 0 to 1; one that is smaller than the last begins another stage of the work.
  void tell(double share);

 private:
  double seconds() const;

  std::string m_what;
  TerminalLine m_line;
  ProgressPace m_pace;
  double m_stageBegin = 0;  ///< seconds
  double m_share = 0;
  std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

/// Tells of a run while it lives. Both outlive this.
class RunWatch {
 public:
  RunWatch(const RunControl& control, WorkProgress& progress);
  ~RunWatch();
  RunWatch(const RunWatch&) = delete;
  RunWatch& operator=(const RunWatch&) = delete;

 private:
  std::mutex m_mutex;
  std::condition_variable m_over;
  bool m_isOver = false;
  std::thread m_teller;
};

/// One line on stderr before work of more than FlopsToldBefore, else nothing. `program` begins it.
void tellBefore(const char* program, const std::string& what, std::int64_t entries, std::int64_t flops);

}  // namespace tilewise
