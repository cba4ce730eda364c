// SPDX-License-Identifier: MIT
#include "core/faults/fault.h"

namespace tilewise {

std::array<Fault, FaultCount> allFaults() {
  std::array<Fault, FaultCount> faults{};
  for (std::size_t n = 0; n < FaultCount; ++n) faults[n] = static_cast<Fault>(n);
  return faults;
}

std::string_view word(Fault fault) {
  switch (fault) {
    case Fault::SkipFirstWithFirst: return "skip-first-with-first";
    case Fault::PartialTileSkipped: return "partial-tile-skipped";
    case Fault::PartialTileNotMasked: return "partial-tile-not-masked";
    case Fault::CausalCorner: return "causal-corner";
    case Fault::RaggedTail: return "ragged-tail";
    case Fault::NoMaximum: return "no-maximum";
    case Fault::NanOfEmptyRows: return "nan-of-empty-rows";
    case Fault::LNotRescaled: return "l-not-rescaled";
    case Fault::ONotRescaled: return "o-not-rescaled";
    case Fault::MOverwritten: return "m-overwritten";
    case Fault::LAfterDropout: return "l-after-dropout";
    case Fault::NoFinalDivision: return "no-final-division";
    case Fault::LseWithoutLog: return "lse-without-log";
    case Fault::OtherDropoutMask: return "other-dropout-mask";
    case Fault::DMissing: return "d-missing";
    case Fault::CapFactorMissing: return "cap-factor-missing";
    case Fault::DqOverwritten: return "dq-overwritten";
    case Fault::ScaleMissing: return "scale-missing";
  }
  return {};
}

std::optional<Fault> findFault(std::string_view name) {
  for (const Fault fault : allFaults()) {
    if (word(fault) == name) return fault;
  }
  return std::nullopt;
}

std::string faultNames() {
  std::string names;
  for (const Fault fault : allFaults()) names.append(names.empty() ? "" : ", ").append(word(fault));
  return names;
}

Pass passOf(Fault fault) { return fault >= Fault::OtherDropoutMask ? Pass::Backward : Pass::Forward; }

}  // namespace tilewise
