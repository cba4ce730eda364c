// SPDX-License-Identifier: MIT
#include "app/cli/fault_option.h"

#include <string>

namespace tilewise {

std::optional<Fault> readFault(OptionReader& read, ProblemSettings& settings) {
  const std::string option = "--fault";
  if (!read.has(option)) return std::nullopt;
  const auto fault = findFault(read.text(option));
  if (!fault) {
    read.refuse({ErrorCode::UnknownName, option, shownValue(read.text(option)), faultNames()});
    return std::nullopt;
  }
  if (passOf(*fault) == Pass::Backward) settings.backward = true;
  if (settings.algorithm != Algorithm::FlashAttention2) {
    read.refuse({ErrorCode::Conflict, option, "--algorithm " + std::string(word(settings.algorithm)), "fa2"});
  } else if (settings.backward && settings.backwardOrder != BackwardOrder::FlashAttention2) {
    read.refuse({ErrorCode::Conflict, option, "--backward-order " + std::string(word(settings.backwardOrder)), "fa2"});
  }
  return fault;
}

}  // namespace tilewise
