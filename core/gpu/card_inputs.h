// SPDX-License-Identifier: MIT
#pragma once

/// Q, K, V and dO of all heads in a card's memory. They do not depend on blocks and masks: one serves a whole sweep.

#include <functional>
#include <memory>

#include "core/gpu/card.h"
#include "core/problem/inputs.h"

namespace tilewise {

/// The arrays of a query head.
using InputsOfHead = std::function<Inputs(std::int64_t head)>;

class CardInputs {
 public:
  /// Numerics: rounded to the problem's element type. dO only with a backward pass.
  /// Errors: DeviceFailed; OutOfMemory.
  [[nodiscard]] static Expected<std::shared_ptr<const CardInputs>> make(const std::shared_ptr<Card>& card,
                                                                        const Problem& problem,
                                                                        const InputsOfHead& inputsOfHead);

  cuda::Pointer Q() const { return m_Q.address(); }
  cuda::Pointer K() const { return m_K.address(); }
  cuda::Pointer V() const { return m_V.address(); }
  cuda::Pointer dO() const { return m_dO.address(); }

 private:
  CardInputs(CardBuffer Q, CardBuffer K, CardBuffer V, CardBuffer dO)
      : m_Q(std::move(Q)), m_K(std::move(K)), m_V(std::move(V)), m_dO(std::move(dO)) {}

  CardBuffer m_Q, m_K, m_V, m_dO;
};

}  // namespace tilewise
