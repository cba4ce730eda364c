// SPDX-License-Identifier: MIT
#include "core/attention/worker_threads.h"

#include <algorithm>
#include <exception>
#include <system_error>
#include <thread>
#include <vector>

namespace tilewise {

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
    try {
      for (; started < workers; ++started) threads.emplace_back(guarded, started);
    } catch (const std::system_error&) {
      // The system has no more threads: this one does what is left.
    }
    if (workers > 0) guarded(0);
    for (unsigned worker = started; worker < workers; ++worker) guarded(worker);
  }
  for (const std::exception_ptr& each : failures) {
    if (each) std::rethrow_exception(each);
  }
}

}  // namespace tilewise
