// SPDX-License-Identifier: MIT
#include "core/gpu/accuracy_json.h"

#include "core/files/json_text.h"

namespace tilewise {

nlohmann::ordered_json accuracyJson(const ArrayAccuracy& array) {
  nlohmann::ordered_json json{{"max_abs", jsonNumber(array.maxAbs)},
                              {"rms", jsonNumber(array.rms)},
                              {"bound", jsonNumber(array.bound)},
                              {"pass", array.pass},
                              {"row", array.row},
                              {"column", array.column}};
  if (array.standardMaxAbs) json["standard_max_abs"] = jsonNumber(*array.standardMaxAbs);
  if (!array.sameNonFinite) json["non_finite_differ"] = true;
  return json;
}

}  // namespace tilewise
