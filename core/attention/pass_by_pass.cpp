// SPDX-License-Identifier: MIT
#include "core/attention/pass_by_pass.h"

#include <new>

#include "core/attention/pass_memory.h"
#include "core/attention/strip_runner.h"

namespace tilewise {

namespace {

template <class Real>
class Passes final : public PassByPass {
 public:
  Passes(const Problem& problem, const HbmInputs& inputs) : m_memory(problem, inputs) {}

  Expected<PassCount> run(Pass pass, RunControl& control, unsigned threads, const EventSinks& sinks) override {
    try {
      return m_memory.run(pass, [&](const Schedule& schedule, const MakeMachine& make) {
        return runStripsOnThreads(schedule, make, control, threads, sinks);
      });
    } catch (const std::bad_alloc&) {
      return failure({ErrorCode::OutOfMemory, "the run", "", ""});
    }
  }

 private:
  PassMemory<Real> m_memory;
};

}  // namespace

Expected<std::unique_ptr<PassByPass>> passByPass(const Problem& problem, const HbmInputs& inputs) {
  if (const auto fits = checkHeldSizes(problem); !fits) return tl::unexpected(fits.error());
  if (problem.settings().precision == Precision::Float64) return std::make_unique<Passes<double>>(problem, inputs);
  return std::make_unique<Passes<float>>(problem, inputs);
}

}  // namespace tilewise
