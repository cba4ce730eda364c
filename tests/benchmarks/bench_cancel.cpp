// SPDX-License-Identifier: GPL-3.0-or-later
// How long a run goes on after it has been cancelled, at random times. It ends after the event at hand: 50 ms at most, but for
// tiles of thousands of rows and keys.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <thread>
#include <vector>

#include "core/attention/engine.h"

namespace {

using namespace tilewise;
using Clock = std::chrono::steady_clock;

struct Case {
  const char* name;
  std::int64_t T, d, block;
  Precision precision = Precision::Float32;
  Algorithm algorithm = Algorithm::FlashAttention2;
  bool backward = false;
  double latest = 1;  ///< seconds after the begin
};

/// Times in ms from the request to the return; runs that ended before are not in it.
std::vector<double> waits(const Case& asked) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = asked.T;
  settings.dk = settings.dv = asked.d;
  settings.Br = settings.Bc = asked.block;
  settings.precision = asked.precision;
  settings.algorithm = asked.algorithm;
  settings.backward = asked.backward;
  const Problem problem = Problem::make(settings).value();
  const Inputs inputs = makeInputs(problem);
  std::mt19937 random(1);
  std::uniform_real_distribution<double> when(0, asked.latest);
  std::vector<double> waits;
  for (int n = 0; n < 12; ++n) {
    RunControl control;
    Clock::time_point asking;
    std::jthread watcher([&control, &asking, wait = std::chrono::duration<double>(when(random))] {
      std::this_thread::sleep_for(wait);
      asking = Clock::now();
      control.cancel = true;
    });
    const bool isCancelled = !run(problem, inputs, control);
    const Clock::time_point end = Clock::now();
    watcher.join();
    if (isCancelled) waits.push_back(std::chrono::duration<double, std::milli>(end - asking).count());
  }
  return waits;
}

}  // namespace

int main() {
#ifndef NDEBUG
  fmt::print(stderr, "this is not a Release build: its times would mean nothing\n");
  return 1;
#else
  constexpr auto Standard = Algorithm::Standard, Fa1 = Algorithm::FlashAttention1, Fa2 = Algorithm::FlashAttention2;
  constexpr auto Float32 = Precision::Float32, Float64 = Precision::Float64;
  const Case cases[] = {
      {"T = 65,536, d 64, float32, 64 x 64", 65536, 64, 64},
      {"the same, FlashAttention-1", 65536, 64, 64, Float32, Fa1},
      {"T = 8,192, d 64, backward", 8192, 64, 64, Float32, Fa2, true, 2},
      {"T = 32,768, d 128, 1,024 x 1,024", 32768, 128, 1024},
      {"the same, float64", 32768, 128, 1024, Float64},
      {"T = 16,384, d 64, standard attention", 16384, 64, 64, Float32, Standard, false, 2},
      {"T = 8,192, d 64, standard attention, backward", 8192, 64, 64, Float32, Standard, true, 2},
      {"T = 32,768, d 128, float64, 4,096 x 4,096", 32768, 128, 4096, Float64},
  };
  for (const Case& each : cases) {
    std::vector<double> ms = waits(each);
    if (ms.empty()) {
      fmt::print("{:<48} ended before it was cancelled\n", each.name);
      continue;
    }
    std::sort(ms.begin(), ms.end());
    fmt::print("{:<48} median {:6.1f} ms, longest {:6.1f} (n = {})\n", each.name, ms[ms.size() / 2], ms.back(),
               ms.size());
    std::fflush(stdout);
  }
  return 0;
#endif
}
