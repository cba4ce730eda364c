// SPDX-License-Identifier: MIT
#include "app/cli/work_progress.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

#include "core/base/grouped.h"

namespace tilewise {

namespace {

constexpr double BetweenLines = 10;      ///< seconds
constexpr double BetweenRewrites = 0.5;  ///< on a terminal
constexpr double LeastShare = 0.01;      ///< from which the rest is told

/// "40 s", "3 min", "5 h".
std::string timeText(double seconds) {
  const auto text = [](double value, const char* unit) {
    return grouped(std::max<std::int64_t>(1, std::llround(value))) + ' ' + unit;
  };
  if (seconds < 100) return text(seconds, "s");
  if (seconds < 100 * 60) return text(seconds / 60, "min");
  return text(seconds / 3600, "h");
}

}  // namespace

std::string progressText(const std::string& what, double share, double seconds) {
  // Never 100 % before it is done.
  const int percent = std::clamp(static_cast<int>(100 * share), 0, 99);
  std::string text = what + ": " + std::to_string(percent) + " %";
  if (share >= LeastShare) text += ", about " + timeText(seconds * (1 - share) / share) + " left";
  return text;
}

bool ProgressPace::isDue(double seconds) {
  if (seconds < m_next) return false;
  m_next = seconds + (m_isTerminal ? BetweenRewrites : BetweenLines);
  return true;
}

WorkProgress::WorkProgress(std::string what) : m_what(std::move(what)), m_pace(m_line.isTerminal()) {}

double WorkProgress::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
}

void WorkProgress::tell(double share) {
  const double now = seconds();
  if (share < m_share) m_stageBegin = now;
  m_share = share;
  if (!m_pace.isDue(now)) return;
  const std::string text = progressText(m_what, share, now - m_stageBegin);
  if (m_line.isTerminal()) return m_line.write(text);
  std::fprintf(stderr, "%s\n", text.c_str());
  std::fflush(stderr);
}

RunWatch::RunWatch(const RunControl& control, WorkProgress& progress)
    : m_teller([this, &control, &progress] {
        constexpr std::chrono::milliseconds Between{250};
        std::unique_lock lock(m_mutex);
        while (!m_over.wait_for(lock, Between, [this] { return m_isOver; })) {
          const auto total = control.stripsTotal.load();
          progress.tell(total > 0 ? static_cast<double>(control.stripsDone.load()) / static_cast<double>(total) : 0);
        }
      }) {}

RunWatch::~RunWatch() {
  {
    const std::lock_guard lock(m_mutex);
    m_isOver = true;
  }
  m_over.notify_one();
  m_teller.join();
}

void tellBefore(const char* program, const std::string& what, std::int64_t entries, std::int64_t flops) {
  if (flops <= FlopsToldBefore) return;
  std::fprintf(stderr, "%s: %s: %s scores, about %s GFLOP in products\n", program, what.c_str(), grouped(entries).c_str(),
               grouped(flops / 1'000'000'000).c_str());
}

}  // namespace tilewise
