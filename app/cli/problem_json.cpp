// SPDX-License-Identifier: MIT
#include "app/cli/problem_json.h"

#include <cmath>

#include <nlohmann/json.hpp>

namespace tilewise {

nlohmann::ordered_json jsonNumber(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  return value;
}

std::string jsonText(const nlohmann::ordered_json& json) {
  return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

nlohmann::ordered_json problemJson(const ProblemRequest& request, const Problem& problem) {
  const ProblemSettings& settings = problem.settings();
  nlohmann::ordered_json json{
      {"name", request.title},
      {"algorithm", word(settings.algorithm)},
      {"backward", false},
      {"tq", settings.Tq},
      {"tk", settings.Tk},
      {"dk", settings.dk},
      {"dv", settings.dv},
      {"br", settings.Br},
      {"bc", settings.Bc},
      {"batch", 1},
      {"heads", 1},
      {"kv_heads", 1},
      {"head", 0},
      {"causal", settings.causal},
      {"align", word(settings.alignment)},
      {"scale", jsonNumber(problem.scale())},
      {"dtype", word(settings.elementType)},
      {"precision", word(settings.precision)},
      {"storage", "none"},
      {"init", word(settings.inputKind)},
      {"seed", settings.seed},
  };
  if (settings.sramBytes) {
    json["sram"] = *settings.sramBytes;
  } else {
    json["device"] = settings.device;
  }
  return json;
}

}  // namespace tilewise
