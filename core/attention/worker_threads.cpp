// SPDX-License-Identifier: MIT
#include "core/attention/worker_threads.h"

#include <algorithm>
#include <exception>
#include <thread>
#include <vector>

namespace tilewise {

unsigned threadCount(unsigned wanted) { return wanted > 0 ? wanted : std::max(1U, std::thread::hardware_concurrency()); }

void runOnThreads(unsigned workers, const std::function<void(unsigned)>& work) {
  if (workers <= 1) {
    if (workers == 1) work(0);
    return;
  }
  std::vector<std::exception_ptr> failures(workers);
  {
    std::vector<std::jthread> threads;
    for (unsigned worker = 0; worker < workers; ++worker) {
      threads.emplace_back([&, worker] {
        try {
          work(worker);
        } catch (...) {
          failures[worker] = std::current_exception();
        }
      });
    }
  }
  for (const std::exception_ptr& each : failures) {
    if (each) std::rethrow_exception(each);
  }
}

}  // namespace tilewise
