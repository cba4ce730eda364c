// SPDX-License-Identifier: MIT
#pragma once

/// Dropout of weights: a pure function of (seed, head, query, key), so that every tile order, every block size and the
/// backward pass regenerate the same.

#include <cstdint>

#include "core/problem/problem.h"

namespace tilewise {

class Dropout {
 public:
  explicit Dropout(const Problem& problem);

  bool dropsAnything() const { return m_limit > 0; }
  /// 1/(1 - p), by which kept weights are multiplied.
  double keptFactor() const { return m_keptFactor; }
  /// z of the entry: 0 or keptFactor().
  double factor(std::int64_t r, std::int64_t t) const { return kept(r, t) ? m_keptFactor : 0.0; }
  /// Philox at counter {r, t / 4, h, 0}, key = seed; word t mod 4 decides: kept when it is at least floor(p 2^32).
  bool kept(std::int64_t r, std::int64_t t) const;
  /// weights[n] times the factor of (r, firstKey + n), for n < count.
  template <class Real>
  void apply(std::int64_t r, std::int64_t firstKey, std::int64_t count, Real* weights) const;

 private:
  std::uint64_t m_limit;
  std::uint64_t m_seed;
  std::uint32_t m_head;  ///< b H + query head
  double m_keptFactor;
};

}  // namespace tilewise
