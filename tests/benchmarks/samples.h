// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

namespace tilewise {

/// Times of one thing, done many times.
class Samples {
 public:
  template <class Work>
  void time(const Work& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    add(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
  }
  /// Units: ms.
  void add(double ms) { m_ms.push_back(ms); }

  /// "seek        median 1.23 ms, quartiles 1.10 to 1.40, 95 % within 2.00 (n = 200)"
  void print(const char* what) {
    std::sort(m_ms.begin(), m_ms.end());
    std::printf("%-34s median %8.3f ms, quartiles %.3f to %.3f, 95 %% within %.3f (n = %zu)\n", what, at(0.5), at(0.25),
                at(0.75), at(0.95), m_ms.size());
  }

 private:
  double at(double share) const { return m_ms[static_cast<std::size_t>(share * static_cast<double>(m_ms.size() - 1))]; }
  std::vector<double> m_ms;
};

}  // namespace tilewise
