// SPDX-License-Identifier: MIT
// The clock of a multiprocessor while other kernels run: its cycles over the card's own time, by one thread that waits.

struct Parameters {
  unsigned long long* result;  // cycles, nanoseconds
  unsigned long long nanoseconds;
};

__device__ __forceinline__ unsigned long long nanosecondsNow() {
  unsigned long long now;
  asm volatile("mov.u64 %0, %globaltimer;\n" : "=l"(now));
  return now;
}

extern "C" __global__ void smClock(const Parameters p) {
  const unsigned long long begin = nanosecondsNow();
  const long long cycles = clock64();
  unsigned long long passed = 0;
  while (passed < p.nanoseconds) passed = nanosecondsNow() - begin;
  p.result[0] = clock64() - cycles;
  p.result[1] = passed;
}
