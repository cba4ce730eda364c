// SPDX-License-Identifier: MIT
#include "core/attention/worker_threads.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace tilewise {

namespace {

/// Threads that sleep until there is work. One crew serves the whole program.
class Crew {
 public:
  Crew() = default;
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  ~Crew() {
    {
      const std::lock_guard lock(m_mutex);
      m_isDismissed = true;
    }
    m_wanted.notify_all();
  }

  /// work must not throw.
  void run(unsigned workers, const std::function<void(unsigned)>& work) {
    Job job{&work, workers};
    offer(job);
    work(0);
    std::unique_lock lock(m_mutex);
    while (job.isOffered()) take(job, lock);
    job.ended.wait(lock, [&job] { return job.running == 0; });
  }

 private:
  /// Lives on the stack of who waits for it; others reach it while it is offered, or while they run a part of it.
  struct Job {
    const std::function<void(unsigned)>* work;
    unsigned workers;
    unsigned taken = 1;  ///< the first is the calling thread's
    unsigned running = 0;
    std::condition_variable ended{};

    bool isOffered() const { return taken < workers; }
  };

  void offer(Job& job) {
    if (!job.isOffered()) return;
    const unsigned parts = job.workers - job.taken;
    {
      const std::lock_guard lock(m_mutex);
      m_offered.push_back(&job);
      m_partsOffered += parts;
      while (m_asleep + m_waking < m_partsOffered && tryToStart()) ++m_waking;
    }
    for (unsigned part = 0; part < parts; ++part) m_wanted.notify_one();
  }

  /// False when the system has no more threads.
  bool tryToStart() {
    try {
      m_threads.emplace_back([this] { live(); });
      return true;
    } catch (const std::system_error&) {
      return false;
    }
  }

  /// Runs a part of an offered job; the lock is open meanwhile.
  void take(Job& job, std::unique_lock<std::mutex>& lock) {
    const unsigned part = job.taken++;
    --m_partsOffered;
    if (!job.isOffered()) m_offered.erase(std::find(m_offered.begin(), m_offered.end(), &job));
    ++job.running;
    lock.unlock();
    (*job.work)(part);
    lock.lock();
    if (--job.running == 0) job.ended.notify_one();
  }

  void live() {
    std::unique_lock lock(m_mutex);
    --m_waking;
    for (;;) {
      ++m_asleep;
      m_wanted.wait(lock, [this] { return m_isDismissed || !m_offered.empty(); });
      --m_asleep;
      if (m_isDismissed) return;
      take(*m_offered.front(), lock);
    }
  }

  std::mutex m_mutex;
  std::condition_variable m_wanted;
  std::deque<Job*> m_offered;  ///< with parts that nobody has taken
  unsigned m_partsOffered = 0;
  unsigned m_asleep = 0;
  unsigned m_waking = 0;  ///< started, and not there yet
  bool m_isDismissed = false;
  std::vector<std::jthread> m_threads;  ///< the last member: they end before what they use
};

Crew& crew() {
  static Crew only;
  return only;
}

}  // namespace

unsigned threadCount(unsigned wanted) {
  return wanted > 0 ? wanted : std::max(1U, std::thread::hardware_concurrency());
}

void runOnThreads(unsigned workers, const std::function<void(unsigned)>& work) {
  if (workers == 0) return;
  std::vector<std::exception_ptr> failures(workers);
  crew().run(workers, [&work, &failures](unsigned worker) {
    try {
      work(worker);
    } catch (...) {
      failures[worker] = std::current_exception();
    }
  });
  for (const std::exception_ptr& each : failures) {
    if (each) std::rethrow_exception(each);
  }
}

}  // namespace tilewise
