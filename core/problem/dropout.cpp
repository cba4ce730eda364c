// SPDX-License-Identifier: MIT
#include "core/problem/dropout.h"

#include <cmath>

#include "core/base/philox.h"

namespace tilewise {

namespace {

std::array<std::uint32_t, 4> words(std::int64_t r, std::int64_t t, std::uint32_t head, std::uint64_t seed) {
  return philox4x32({static_cast<std::uint32_t>(r), static_cast<std::uint32_t>(t / 4), head, 0},
                    {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
}

}  // namespace

Dropout::Dropout(const Problem& problem)
    : m_limit(static_cast<std::uint64_t>(std::floor(std::ldexp(problem.settings().dropout, 32)))),
      m_seed(problem.settings().seed),
      m_head(static_cast<std::uint32_t>(problem.settings().head)),
      m_keptFactor(1.0 / (1.0 - problem.settings().dropout)) {}

bool Dropout::kept(std::int64_t r, std::int64_t t) const {
  return words(r, t, m_head, m_seed)[static_cast<std::size_t>(t % 4)] >= m_limit;
}

template <class Real>
void Dropout::apply(std::int64_t r, std::int64_t firstKey, std::int64_t count, Real* weights) const {
  const Real factor = static_cast<Real>(m_keptFactor);
  std::array<std::uint32_t, 4> four{};
  for (std::int64_t n = 0; n < count; ++n) {
    const std::int64_t t = firstKey + n;
    if (n == 0 || t % 4 == 0) four = words(r, t, m_head, m_seed);
    weights[n] *= four[static_cast<std::size_t>(t % 4)] >= m_limit ? factor : Real{0};
  }
}

template void Dropout::apply<float>(std::int64_t, std::int64_t, std::int64_t, float*) const;
template void Dropout::apply<double>(std::int64_t, std::int64_t, std::int64_t, double*) const;

}  // namespace tilewise
