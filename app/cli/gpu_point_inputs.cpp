// SPDX-License-Identifier: MIT
#include "app/cli/gpu_point_inputs.h"

#include <utility>

#include <fmt/format.h>

namespace tilewise {

Expected<std::shared_ptr<const CardInputs>> GpuPointInputs::of(const GpuTools& tools, const ProblemRequest& request,
                                                               const Problem& problem) {
  const ProblemSettings& s = problem.settings();
  const std::string key = fmt::format("{} {} {} {} {} {} {} {} {} {}", s.Tq, s.Tk, s.dk, s.dv, s.heads,
                                      problem.kvHeads(), s.batch, word(s.elementType), s.backward, s.seed);
  if (key == m_key) return m_inputs;
  m_inputs.reset();
  auto made = CardInputs::make(tools.card, problem, inputsOfRequest(request, problem));
  if (!made) return made;
  m_key = key;
  m_inputs = std::move(*made);
  return m_inputs;
}

}  // namespace tilewise
