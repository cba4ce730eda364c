// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/matrix.h"

namespace tilewise {

/// What a backward pass gives. Shapes: dQ: Tq x dk, dK: Tk x dk, dV: Tk x dv, D: Tq.
struct Gradients {
  Matrix<double> dQ;
  Matrix<double> dK;
  Matrix<double> dV;
  Vector<double> D;  ///< row terms rowsum(dO o O); empty where a pass does not keep them
};

}  // namespace tilewise
