// SPDX-License-Identifier: MIT
#include "core/attention/dq_spread.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/contract.h"

namespace tilewise {

namespace {

/// The distance from |x| to the next number of the arithmetic.
double unitOfLastPlace(double x, Precision precision) {
  if (precision == Precision::Float64) return std::nextafter(std::abs(x), INFINITY) - std::abs(x);
  const float narrow = std::abs(static_cast<float>(x));
  return static_cast<double>(std::nextafter(narrow, INFINITY)) - static_cast<double>(narrow);
}

Expected<Matrix<double>> runDQ(const Problem& problem, std::optional<std::uint64_t> shuffle, const Inputs& inputs,
                               RunControl& control, unsigned threads) {
  ProblemSettings settings = problem.settings();
  settings.shuffle = shuffle;
  auto result = run(*Problem::make(std::move(settings)), inputs, control, threads);
  if (!result) return tl::unexpected(result.error());
  return std::move(result->backward->gradients.dQ);
}

}  // namespace

Expected<DqSpread> dqSpread(const Problem& problem, const Inputs& inputs, std::int64_t orders, RunControl& control,
                            unsigned threads) {
  TILEWISE_EXPECTS(problem.settings().backward);
  const bool addsInHbm = !problem.isStandard() && (problem.backwardOrder() == BackwardOrder::FlashAttention2 ||
                                                   problem.backwardOrder() == BackwardOrder::FlashAttention1);
  if (!addsInHbm) {
    return failure({ErrorCode::NotAvailable, "the spread of dQ",
                    problem.isStandard() ? std::string("standard attention")
                                         : "the order " + std::string(word(problem.backwardOrder())),
                    "the orders fa2 and fa1, which add dQ in HBM"});
  }
  const auto fixed = runDQ(problem, std::nullopt, inputs, control, threads);
  if (!fixed) return tl::unexpected(fixed.error());

  DqSpread spread{orders, fixed->size(), 0, 0, 0, 0, 0};
  std::vector<bool> differs(static_cast<std::size_t>(fixed->size()), false);
  for (std::int64_t seed = 1; seed <= orders; ++seed) {
    const auto shuffled = runDQ(problem, static_cast<std::uint64_t>(seed), inputs, control, threads);
    if (!shuffled) return tl::unexpected(shuffled.error());
    for (Index n = 0; n < fixed->size(); ++n) {
      const double a = fixed->data()[n];
      const double b = shuffled->data()[n];
      if (a == b || (std::isnan(a) && std::isnan(b))) continue;
      differs[static_cast<std::size_t>(n)] = true;
      const double difference = std::abs(a - b);
      spread.largestUlps = std::max(spread.largestUlps, difference / unitOfLastPlace(a, problem.settings().precision));
      if (difference <= spread.largestAbs) continue;
      spread.largestAbs = difference;
      spread.row = n / fixed->cols();
      spread.column = n % fixed->cols();
    }
  }
  for (const bool each : differs) spread.entriesDiffering += each ? 1 : 0;
  return spread;
}

}  // namespace tilewise
