// SPDX-License-Identifier: MIT
#include "core/costs/held.h"

#include <initializer_list>

#include "core/problem/tensor.h"

namespace tilewise {

namespace {

class Held {
 public:
  explicit Held(const Problem& problem) : m_problem(problem) {}

  Held& add(std::initializer_list<Tensor> tensors) {
    for (const Tensor tensor : tensors) {
      const std::int64_t values = shapeOf(tensor, m_problem).values();
      m_size.values += values;
      m_size.bytes += values * elementBytes(tensor, m_problem.settings().elementType);
    }
    return *this;
  }
  Held& addDropoutMask() {
    if (!(m_problem.settings().dropout > 0)) return *this;
    m_size.values += m_problem.Tq() * m_problem.Tk();
    m_size.bytes += m_problem.Tq() * m_problem.Tk();
    return *this;
  }
  const Footprint& size() const { return m_size; }

 private:
  const Problem& m_problem;
  Footprint m_size;
};

Held keptFor(const Problem& problem) {
  switch (problem.algorithm()) {
    case Algorithm::Standard: return Held(problem).add({Tensor::P}).addDropoutMask();
    case Algorithm::FlashAttention1: return Held(problem).add({Tensor::m, Tensor::l});
    case Algorithm::FlashAttention2: return Held(problem).add({Tensor::lse});
  }
  return Held(problem);
}

}  // namespace

HbmHeld hbmHeld(const Problem& problem, Pass pass) {
  if (pass == Pass::Forward) {
    Held kept = keptFor(problem);
    const Footprint keptSize = kept.size();
    if (problem.isStandard()) kept.add({Tensor::S});
    return {kept.size(), keptSize};
  }
  if (problem.isStandard()) return {Held(problem).add({Tensor::D, Tensor::dP, Tensor::dS}).size(), {}};
  if (problem.backwardOrder() == BackwardOrder::FlashAttention1) return {};
  return {Held(problem).add({Tensor::D}).size(), {}};
}

}  // namespace tilewise
