// SPDX-License-Identifier: MIT
#include "app/cli/problem_json.h"

#include <utility>

#include "app/cli/problem_text.h"
#include "core/files/json_text.h"

namespace tilewise {

using Json = nlohmann::ordered_json;

std::string jsonText(const Json& json) { return json.dump(1, ' ', false, Json::error_handler_t::replace); }

void addSettings(Json& json, const Problem& problem) {
  const ProblemSettings& settings = problem.settings();
  json["algorithm"] = word(settings.algorithm);
  json["backward"] = settings.backward;
  if (!problem.isStandard()) json["backward_order"] = word(settings.backwardOrder);
  if (settings.shuffle) json["shuffle"] = *settings.shuffle;
  for (const auto& [name, size] : {std::pair{"tq", settings.Tq},
                                   {"tk", settings.Tk},
                                   {"dk", settings.dk},
                                   {"dv", settings.dv},
                                   {"br", settings.Br},
                                   {"bc", settings.Bc},
                                   {"batch", settings.batch},
                                   {"heads", settings.heads},
                                   {"kv_heads", problem.kvHeads()},
                                   {"head", settings.head}}) {
    json[name] = size;
  }
  json["causal"] = settings.causal;
  json["align"] = word(settings.alignment);
  json["window"] = {settings.window.left, settings.window.right};
  if (settings.documents) json["documents"] = documentCount(*settings.documents);
  if (settings.blockMask) json["block_mask"] = visibleFraction(*settings.blockMask);
  json["scale"] = jsonNumber(problem.scale());
  json["softcap"] = settings.softCap;
  json["alibi"] = settings.alibi;
  json["dropout"] = settings.dropout;
  json["dtype"] = word(settings.elementType);
  json["precision"] = word(settings.precision);
  json["storage"] = word(settings.storage);
  json["init"] = word(settings.inputKind);
  json["seed"] = settings.seed;
  if (settings.sramBytes) {
    json["sram"] = *settings.sramBytes;
  } else {
    json["device"] = settings.device;
  }
}

Json problemJson(const ProblemRequest& request, const Problem& problem) {
  Json json{{"name", request.title}};
  addSettings(json, problem);
  return json;
}

}  // namespace tilewise
