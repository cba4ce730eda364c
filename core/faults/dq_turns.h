// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

namespace tilewise {

/// Who may add to which dQ_i: key blocks add in their order, whatever the threads do, so that the bits do not depend on
/// how many there are.
class DqTurns {
 public:
  DqTurns(std::int64_t queryBlocks, const std::atomic<bool>& cancel)
      : m_through(static_cast<std::size_t>(queryBlocks)), m_cancel(cancel) {}

  /// Calls add() when the key blocks before the place-th are through with dQ_i; not at all once the pass is stopped.
  /// Requires: every place takes its turn at every i.
  void take(std::int64_t i, std::int64_t place, const std::function<void()>& add) {
    std::atomic<std::int64_t>& through = m_through[static_cast<std::size_t>(i)];
    while (through.load(std::memory_order_acquire) < place) {
      if (m_cancel || m_stopped) return;
      std::this_thread::yield();
    }
    add();
    through.store(place + 1, std::memory_order_release);
  }

  /// Whoever leaves a key block undone, by an exception, stops the pass: nobody may wait for it.
  class StopUnlessDone {
   public:
    explicit StopUnlessDone(DqTurns& turns) : m_turns(&turns) {}
    StopUnlessDone(const StopUnlessDone&) = delete;
    StopUnlessDone& operator=(const StopUnlessDone&) = delete;
    ~StopUnlessDone() {
      if (m_turns != nullptr) m_turns->m_stopped = true;
    }
    void done() { m_turns = nullptr; }

   private:
    DqTurns* m_turns;
  };

 private:
  std::vector<std::atomic<std::int64_t>> m_through;
  const std::atomic<bool>& m_cancel;
  std::atomic<bool> m_stopped{false};
};

}  // namespace tilewise
