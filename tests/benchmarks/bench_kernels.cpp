// SPDX-License-Identifier: GPL-3.0-or-later
// What each kernel of a forward tile takes by itself, on blocks that it has just had: processor time of the thread, median and
// best of 15. TILEWISE_ISA names another instruction set.
#include "core/kernels/tile_kernels.h"

#include <fmt/core.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <new>

#include "tests/benchmarks/thread_clock.h"

namespace {

using namespace tilewise;

/// A padded block of unremarkable values.
template <class Real>
class Room {
 public:
  Room(std::int64_t rows, std::int64_t columns)
      : m_stride(padded<Real>(columns) + Padding<Real>),
        m_values(new (std::align_val_t{64}) Real[static_cast<std::size_t>(rows * m_stride)]) {
    for (std::int64_t n = 0; n < rows * m_stride; ++n)
      m_values.get()[n] = static_cast<Real>(std::sin(1.7 * static_cast<double>(n)));
  }

  Padded<Real> into() { return {m_values.get(), m_stride}; }
  Padded<const Real> from() const { return {m_values.get(), m_stride}; }
  Real* values() { return m_values.get(); }
  Strided<Real> left() const { return {m_values.get(), m_stride, 1}; }
  Strided<Real> leftTransposed() const { return {m_values.get(), 1, m_stride}; }

 private:
  struct Free {
    void operator()(Real* values) const { ::operator delete[](values, std::align_val_t{64}); }
  };
  std::int64_t m_stride;
  std::unique_ptr<Real[], Free> m_values;
};

/// One line: the time of a call, and how much of `amount` it does a nanosecond.
template <class Work>
void report(const char* what, double amount, const char* unit, const Work& work) {
  constexpr int Rounds = 15, Calls = 100;
  std::vector<double> nanoseconds;
  for (int round = 0; round < Rounds; ++round) {
    const double seconds = threadSecondsOf([&work] {
      for (int call = 0; call < Calls; ++call) work();
    });
    nanoseconds.push_back(seconds * 1e9 / Calls);
  }
  const double best = *std::min_element(nanoseconds.begin(), nanoseconds.end());
  fmt::print("  {:<24} {:9.0f} ns ({:9.0f})  {:7.2f} {}\n", what, median(nanoseconds), best, amount / best, unit);
}

template <class Real>
void tile(std::int64_t queries, std::int64_t keys, std::int64_t d) {
  const TileKernels<Real>& kernels = tileKernels<Real>();
  fmt::print("{}, d {}, {} queries, {} keys, {}\n", sizeof(Real) == 4 ? "float32" : "float64", d, queries, keys,
             word(instructionSet()));
  Room<Real> Qt(d, queries), K(keys, d), S(keys, queries), P(keys, queries), V(keys, d), O(queries, d);
  Room<Real> m(1, queries), mNew(1, queries), factors(1, queries), sums(1, queries);
  const Room<Real> hbm(std::max(queries, keys), d);
  const double flops = 2.0 * static_cast<double>(queries * keys * d), entries = static_cast<double>(queries * keys);
  const Real scale = static_cast<Real>(1 / std::sqrt(static_cast<double>(d)));
  report("S = c K Q^T", flops, "GFLOP/s",
         [&] { kernels.product(keys, queries, d, K.left(), Qt.from(), scale, S.into()); });
  report("maxima", entries, "values/ns",
         [&] { kernels.columnMaxima(keys, queries, S.from(), m.values(), mNew.values()); });
  report("exp and sums", entries, "values/ns",
         [&] { kernels.exponentiateColumns(keys, queries, P.into(), mNew.values(), sums.values()); });
  report("factors", static_cast<double>(queries), "values/ns",
         [&] { kernels.rescaleFactors(queries, m.values(), mNew.values(), factors.values()); });
  for (std::int64_t r = 0; r < queries; ++r) factors.values()[r] = static_cast<Real>(0.9999999);
  report("O times the factors", static_cast<double>(queries * d), "values/ns",
         [&] { kernels.scaleRows(queries, d, factors.values(), O.into()); });
  constexpr Real Little{1e-6F};
  report("O += P V", flops, "GFLOP/s",
         [&] { kernels.addProduct(queries, d, keys, P.leftTransposed(), V.from(), Little, O.into()); });
  report("K_j brought on chip", static_cast<double>(keys * d), "values/ns",
         [&] { kernels.load(keys, d, hbm.from(), K.into()); });
  report("Q_i transposed", static_cast<double>(queries * d), "values/ns",
         [&] { kernels.transpose(queries, d, hbm.from(), Qt.into()); });
}

}  // namespace

int main() {
#ifndef NDEBUG
  fmt::print(stderr, "this is not a Release build: its times would mean nothing\n");
  return 1;
#else
  tile<float>(128, 64, 64);
  tile<float>(128, 64, 128);
  tile<double>(128, 64, 64);
  tile<float>(16, 16, 64);
  return 0;
#endif
}
