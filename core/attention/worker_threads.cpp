// SPDX-License-Identifier: MIT
#include "core/attention/worker_threads.h"

#include <algorithm>
#include <exception>
#include <system_error>
#include <thread>
#include <vector>

namespace tilewise {

namespace {

/// False when the system has no more threads.
bool tryToStart(std::vector<std::jthread>& threads, const std::function<void(unsigned)>& work, unsigned worker) {
  try {
    threads.emplace_back(work, worker);
    return true;
  } catch (const std::system_error&) {
    return false;
  }
}

}  // namespace

unsigned threadCount(unsigned wanted) {
  return wanted > 0 ? wanted : std::max(1U, std::thread::hardware_concurrency());
}

void runOnThreads(unsigned workers, const std::function<void(unsigned)>& work) {
  std::vector<std::exception_ptr> failures(workers);
  const auto guarded = [&work, &failures](unsigned worker) {
    try {
      work(worker);
    } catch (...) {
      failures[worker] = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> threads;
    unsigned started = 1;  // the first is the calling thread
    while (started < workers && tryToStart(threads, guarded, started)) ++started;
    if (workers > 0) guarded(0);
    for (unsigned worker = started; worker < workers; ++worker) guarded(worker);
  }
  for (const std::exception_ptr& each : failures) {
    if (each) std::rethrow_exception(each);
  }
}

}  // namespace tilewise
