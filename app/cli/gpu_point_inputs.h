// SPDX-License-Identifier: MIT
#pragma once

/// The inputs of the points of a sweep on the card.

#include <memory>
#include <string>

#include "app/cli/gpu_tools.h"
#include "core/gpu/card_inputs.h"

namespace tilewise {

/// Kept as long as points have the same.
class GpuPointInputs {
 public:
  /// Errors: those of CardInputs::make().
  [[nodiscard]] Expected<std::shared_ptr<const CardInputs>> of(const GpuTools& tools, const ProblemRequest& request,
                                                               const Problem& problem);

 private:
  std::string m_key;
  std::shared_ptr<const CardInputs> m_inputs;
};

}  // namespace tilewise
