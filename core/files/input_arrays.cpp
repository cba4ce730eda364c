// SPDX-License-Identifier: MIT
#include "core/files/input_arrays.h"

#include <utility>

#include "core/base/contract.h"

namespace tilewise {

ProblemSettings sizedFor(ProblemSettings settings, const InputArrays& arrays) {
  settings.Tq = arrays.Q.rows();
  settings.dk = arrays.Q.width();
  settings.Tk = arrays.K.rows();
  settings.dv = arrays.V.width();
  settings.heads = arrays.Q.heads;
  settings.kvHeads.reset();
  if (arrays.K.heads != arrays.Q.heads) settings.kvHeads = arrays.K.heads;
  settings.inputKind = InputKind::Own;
  if (arrays.documents) settings.documents = arrays.documents;
  if (arrays.blockMask) settings.blockMask = arrays.blockMask;
  return settings;
}

Inputs inputsOfHead(const InputArrays& arrays, const Problem& problem) {
  const ProblemSettings& settings = problem.settings();
  TILEWISE_EXPECTS(settings.head < arrays.Q.heads && problem.kvHead() < arrays.K.heads);
  Inputs inputs{arrays.Q.head(settings.head), arrays.K.head(problem.kvHead()), arrays.V.head(problem.kvHead())};
  if (settings.backward) inputs.dO = arrays.dO ? arrays.dO->head(settings.head) : makeOutputGradient(problem);
  return inputs;
}

}  // namespace tilewise
