// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace tilewise {

/// The threads to use: `wanted`, or as many as the machine has cores when it is 0.
unsigned threadCount(unsigned wanted);

/// Runs work(0) to work(workers - 1) at once and waits for all: work(0) on the calling thread, and after it those that no
/// other thread has begun by then. The other threads are kept asleep between calls: starting one takes as long as a tile
/// or two. Works may call this again. An exception of a worker is thrown here, after all have ended.
void runOnThreads(unsigned workers, const std::function<void(unsigned)>& work);

}  // namespace tilewise
