// SPDX-License-Identifier: MIT
#pragma once

/// A problem in a card's memory: inputs, masks, room for results, and the argument of the kernels that names them.

#include <memory>
#include <vector>

#include "core/attention/engine.h"
#include "core/gpu/card_inputs.h"
#include "core/gpu/kernel_parameters.h"
#include "core/gpu/kernel_plan.h"

namespace tilewise {

class ProblemOnCard {
 public:
  /// Errors: DeviceFailed; OutOfMemory.
  [[nodiscard]] static Expected<ProblemOnCard> make(std::shared_ptr<Card> card, const Problem& problem,
                                                    const KernelPlan& plan, std::shared_ptr<const CardInputs> inputs);

  KernelParameters& parameters() { return m_parameters; }

  /// All results and sums become NaN, so that what a kernel does not write shows. Errors: DeviceFailed.
  [[nodiscard]] Expected<void> poison();

  /// The results of a query head. No counts: the card's counters are another matter. Errors: DeviceFailed.
  [[nodiscard]] Expected<RunResult> fetch(std::int64_t head) const;
  /// dQ of all heads as it lies in memory, to compare runs bit by bit. Errors: DeviceFailed.
  [[nodiscard]] Expected<std::vector<std::byte>> dQBytes() const;

 private:
  using Place = cuda::Pointer KernelParameters::*;

  ProblemOnCard(std::shared_ptr<Card> card, const Problem& problem, std::shared_ptr<const CardInputs> inputs)
      : m_card(std::move(card)), m_problem(problem), m_inputs(std::move(inputs)) {}

  Expected<void> room(Place place, std::size_t bytes);
  template <class Value>
  Expected<void> put(Place place, const std::vector<Value>& values);
  Expected<void> makeRoom(const KernelPlan& plan);
  Expected<void> putTiles();
  Expected<void> putDocuments();
  Expected<void> fillNumbers();
  Expected<std::vector<std::byte>> read(cuda::Pointer address, std::size_t offset, std::size_t count) const;
  Expected<Matrix<double>> matrix(cuda::Pointer address, std::int64_t head, std::int64_t rows,
                                  std::int64_t width) const;
  Expected<Vector<double>> sums(cuda::Pointer address, std::int64_t head) const;

  std::shared_ptr<Card> m_card;
  Problem m_problem;
  std::shared_ptr<const CardInputs> m_inputs;
  KernelParameters m_parameters{};
  std::vector<CardBuffer> m_masks;    ///< what kernels read beside the inputs
  std::vector<CardBuffer> m_results;  ///< what they write
};

}  // namespace tilewise
