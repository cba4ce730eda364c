// SPDX-License-Identifier: MIT
#include "core/base/text_mark.h"
#include "core/faults/fault_pages.h"

namespace tilewise {

namespace {

/// The lesson with its backward pass, and what is changed in it.
ProblemSettings lesson() {
  ProblemSettings settings;
  settings.backward = true;
  return settings;
}

ProblemSettings oneKeyBlock() {
  ProblemSettings settings = lesson();
  settings.Bc = settings.Tk;
  return settings;
}

ProblemSettings withScale(double scale) {
  ProblemSettings settings = lesson();
  settings.scale = scale;
  return settings;
}

ProblemSettings withDropout(double probability) {
  ProblemSettings settings = lesson();
  settings.dropout = probability;
  return settings;
}

ProblemSettings withSoftCap(double cap) {
  ProblemSettings settings = lesson();
  settings.softCap = cap;
  return settings;
}

}  // namespace

std::vector<FaultPage> backwardFaultPages() {
  return {
      {Fault::OtherDropoutMask,
       TILEWISE_TEXT("Engine", "Another dropout mask in the backward pass"),
       TILEWISE_TEXT(
           "Engine",
           "The mask is not stored: the backward pass draws it again from the seed and the place of each entry. With "
           "another "
           "seed, or places counted otherwise, it gives the gradients of a run that never was. O and lse are right."),
       {"Z = philox(seed, head, r, t)", "Z = philox(seed + 1, head, r, t)", EventKind::DV},
       withDropout(0.1),
       TILEWISE_TEXT("Engine", "One weight in ten is dropped, in each pass another."),
       lesson(),
       TILEWISE_TEXT("Engine", "Without dropout there is no mask.")},
      {Fault::DMissing,
       TILEWISE_TEXT("Engine", "D missing in dS"),
       TILEWISE_TEXT("Engine",
                     "Each row of weights sums to 1, and D takes that into account: what a key gains, the others of "
                     "its row lose. "
                     "Without D the gradients of Q and K are those of an exponential without a softmax; dV is right."),
       {"dS = P \u2218 (dP - D_i)", "dS = P \u2218 dP", EventKind::DS},
       lesson(),
       TILEWISE_TEXT("Engine", "D is not 0 in any row of random data."),
       withScale(1e-8),
       TILEWISE_TEXT("Engine",
                     "dS is multiplied by c on its way into dQ and dK: with c = 0.00000001 what is missing stays below "
                     "the bound of "
                     "the "
                     "check.")},
      {Fault::CapFactorMissing,
       TILEWISE_TEXT("Engine", "Soft cap forgotten in the backward pass"),
       TILEWISE_TEXT("Engine",
                     "The score is cap tanh(u / cap), so its gradient has the factor 1 - (u / cap)\u00b2. Without it, "
                     "large scores "
                     "get "
                     "gradients that the cap should have held back."),
       {"dS = P \u2218 (dP - D_i) \u2218 (1 - (u / cap)\u00b2)", "dS = P \u2218 (dP - D_i)", EventKind::DS},
       withSoftCap(2.5),
       TILEWISE_TEXT("Engine", "A cap of 2.5 is within the reach of the scores."),
       withSoftCap(1e6),
       TILEWISE_TEXT("Engine", "A cap of 1,000,000 is far above every score: its factor is 1 in float32.")},
      {Fault::DqOverwritten,
       TILEWISE_TEXT("Engine", "dQ overwritten instead of added"),
       TILEWISE_TEXT(
           "Engine",
           "With key blocks outside, every tile of a row adds its part to dQ_i in HBM. If a part is stored instead of "
           "added, "
           "only that of the last key block is left."),
       {"dQ_i += c dS K_j", "dQ_i = c dS K_j", EventKind::DQAdded},
       lesson(),
       TILEWISE_TEXT("Engine", "16 key blocks add to each dQ_i."),
       oneKeyBlock(),
       TILEWISE_TEXT("Engine", "One key block makes the whole of dQ: there is nothing to add to.")},
      {Fault::ScaleMissing,
       TILEWISE_TEXT("Engine", "c missing in dQ and dK"),
       TILEWISE_TEXT(
           "Engine",
           "S = c Q K\u1d40, so the gradients of Q and K carry the factor c as well. Without it both are too large by "
           "\u221a"
           "d_k, in the right direction: training goes on, with another learning rate for two of three tensors."),
       {"dQ_i += c dS K_j; dK_j += c dS\u1d40 Q_i", "dQ_i += dS K_j; dK_j += dS\u1d40 Q_i", EventKind::DQAdded},
       lesson(),
       TILEWISE_TEXT("Engine", "c = 1/8 for d_k = 64: dQ and dK are eight times too large."),
       withScale(1),
       TILEWISE_TEXT("Engine", "With c = 1 the factor changes nothing.")},
  };
}

}  // namespace tilewise
