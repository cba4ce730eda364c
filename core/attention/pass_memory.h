// SPDX-License-Identifier: MIT
#pragma once

/// HBM and residents of a run through both passes, and the results in it.

#include "core/attention/engine.h"
#include "core/attention/strip_machine.h"

namespace tilewise {

/// What standard attention keeps beside its strips: loaded block by block and counted, or the inputs as they are.
enum class Residents { Loaded, Shared };

template <class Real>
class PassMemory {
 public:
  PassMemory(const Problem& problem, const HbmInputs& inputs, Residents residents = Residents::Loaded);

  /// Makes ready for a pass. Before the backward pass the statistics take the form that its order reads: lse from m and
  /// l after FA-1's forward pass, m = lse and l = 1 after FA-2's. The conversion is not counted.
  void beginPass(Pass pass);
  void endPass(Pass pass) { m_hbm.endPass(pass); }

  std::unique_ptr<StripMachine> machine(StripKind kind) {
    return makeMachine<Real>(kind, m_problem, m_hbm, m_residents.get());
  }
  Hbm<Real>& hbm() { return m_hbm; }
  const Hbm<Real>& hbm() const { return m_hbm; }

  /// Makes ready for a pass and has its strips run: runStrips(Schedule, MakeMachine) gives an Expected<PassCount>.
  template <class RunStrips>
  [[nodiscard]] Expected<PassCount> run(Pass pass, const RunStrips& runStrips) {
    beginPass(pass);
    auto count = runStrips(Schedule(m_problem, pass), [this](StripKind kind) { return machine(kind); });
    endPass(pass);
    return count;
  }

  /// O, lse, m, l of a finished forward pass, without the counts.
  void takeForward(RunResult& result) const;
  /// The results of a finished backward pass, which HBM does not hold any more then.
  Gradients takeGradients();
  /// Puts there what a finished forward pass of the same problem left (for replay of a backward pass).
  void setForward(const RunResult& result);

 private:
  Vector<Real> lse() const;

  Problem m_problem;
  Hbm<Real> m_hbm;
  std::unique_ptr<StandardResidents<Real>> m_residents;  ///< of standard attention
};

extern template class PassMemory<float>;
extern template class PassMemory<double>;

}  // namespace tilewise
