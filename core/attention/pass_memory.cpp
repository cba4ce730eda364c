// SPDX-License-Identifier: MIT
#include "core/attention/pass_memory.h"

#include "core/attention/running_softmax.h"
#include "core/problem/mask.h"

namespace tilewise {

template <class Real>
PassMemory<Real>::PassMemory(const Problem& problem, const HbmInputs& inputs, Residents residents)
    : m_problem(problem), m_hbm(problem, inputs) {
  if (!problem.isStandard()) return;
  m_residents = residents == Residents::Shared
                    ? std::make_unique<StandardResidents<Real>>(problem, inputs.tensors<Real>())
                    : std::make_unique<StandardResidents<Real>>(problem);
}

template <class Real>
Vector<Real> PassMemory<Real>::lse() const {
  if (m_problem.algorithm() == Algorithm::FlashAttention2) return m_hbm.result(Tensor::lse).col(0);
  const Mask mask(m_problem);
  Vector<Real> lse(m_problem.Tq());
  for (Index r = 0; r < lse.size(); ++r) {
    const Real m = m_residents ? m_residents->m(r) : m_hbm.result(Tensor::m)(r, 0);
    const Real l = m_residents ? m_residents->l(r) : m_hbm.result(Tensor::l)(r, 0);
    lse(r) = logSumExp<Real>(m, l, mask.seesAKey(r));
  }
  return lse;
}

template <class Real>
void PassMemory<Real>::beginPass(Pass pass) {
  m_hbm.beginPass(pass);
  if (pass == Pass::Forward || m_problem.isStandard()) return;
  const bool readsStatistics = m_problem.backwardOrder() == BackwardOrder::FlashAttention1;
  if (readsStatistics && m_problem.algorithm() == Algorithm::FlashAttention2) {
    m_hbm.setResult(Tensor::m, m_hbm.result(Tensor::lse));
    m_hbm.setResult(Tensor::l, Matrix<Real>::Ones(m_problem.Tq(), 1));
  }
  if (!readsStatistics && m_problem.algorithm() == Algorithm::FlashAttention1) m_hbm.setResult(Tensor::lse, lse());
}

template <class Real>
void PassMemory<Real>::takeForward(RunResult& result) const {
  result.O = m_hbm.result(Tensor::O).template cast<double>();
  result.lse = lse().template cast<double>();
  if (m_problem.algorithm() == Algorithm::FlashAttention2) return;
  const auto wide = [](const auto& values) -> Vector<double> { return values.template cast<double>(); };
  result.m = m_residents ? wide(m_residents->m) : wide(m_hbm.result(Tensor::m).col(0));
  result.l = m_residents ? wide(m_residents->l) : wide(m_hbm.result(Tensor::l).col(0));
}

template <class Real>
Gradients PassMemory<Real>::takeGradients() {
  const auto wide = [this](Tensor tensor) {
    Matrix<double> values = m_hbm.result(tensor).template cast<double>();
    m_hbm.setResult(tensor, {});
    return values;
  };
  const bool keepsRowTerms = !m_problem.isStandard() && m_problem.backwardOrder() != BackwardOrder::FlashAttention1;
  Gradients gradients{wide(Tensor::dQ), wide(Tensor::dK), wide(Tensor::dV), {}};
  if (keepsRowTerms) gradients.D = m_hbm.result(Tensor::D).col(0).template cast<double>();
  return gradients;
}

template <class Real>
void PassMemory<Real>::setForward(const RunResult& result) {
  const auto column = [](const Vector<double>& values) -> Matrix<Real> { return values.template cast<Real>(); };
  m_hbm.setResult(Tensor::O, result.O.template cast<Real>());
  switch (m_problem.algorithm()) {
    case Algorithm::Standard: break;  // its S and P are matrices; who needs them runs the strips that make them
    case Algorithm::FlashAttention1:
      m_hbm.setResult(Tensor::m, column(result.m));
      m_hbm.setResult(Tensor::l, column(result.l));
      break;
    case Algorithm::FlashAttention2: m_hbm.setResult(Tensor::lse, column(result.lse)); break;
  }
}

template class PassMemory<float>;
template class PassMemory<double>;

}  // namespace tilewise
