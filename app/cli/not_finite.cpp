// SPDX-License-Identifier: MIT
#include "app/cli/not_finite.h"

#include <cmath>
#include <utility>

namespace tilewise {

namespace {

class Collected {
 public:
  template <class Array>
  void add(std::string_view name, const Array& array) {
    NotFinite found{name, 0, array.size(), 0, 0};
    for (Index r = 0; r < array.rows(); ++r) {
      for (Index c = 0; c < array.cols(); ++c) {
        if (std::isfinite(array(r, c))) continue;
        if (found.values++ > 0) continue;
        found.row = r;
        found.column = c;
      }
    }
    if (found.values > 0) m_all.push_back(found);
  }

  std::vector<NotFinite> take() { return std::move(m_all); }

 private:
  std::vector<NotFinite> m_all;
};

}  // namespace

std::vector<NotFinite> notFinite(const Inputs& inputs) {
  Collected all;
  all.add("q", inputs.Q);
  all.add("k", inputs.K);
  all.add("v", inputs.V);
  all.add("do", inputs.dO);
  return all.take();
}

std::vector<NotFinite> notFinite(const RunResult& result) {
  Collected all;
  all.add("O", result.O);
  all.add("lse", Matrix<double>(result.lse));
  if (!result.backward) return all.take();
  all.add("dQ", result.backward->gradients.dQ);
  all.add("dK", result.backward->gradients.dK);
  all.add("dV", result.backward->gradients.dV);
  return all.take();
}

}  // namespace tilewise
