// SPDX-License-Identifier: MIT
#include "core/gpu/recorded_run_json.h"

#include <array>
#include <string_view>
#include <utility>

#include "core/files/json_parts.h"
#include "core/files/json_text.h"
#include "core/files/settings_json.h"
#include "core/gpu/accuracy_json.h"
#include "core/gpu/recorded_pass_json.h"

namespace tilewise {

namespace {

using Parsed = nlohmann::json;
using Json = nlohmann::ordered_json;

constexpr std::size_t LongestText = 1000;

/// What a problem can be refused with.
constexpr std::array Refusals{ErrorCode::TooLarge, ErrorCode::NotAvailable, ErrorCode::OutOfRange,
                              ErrorCode::Conflict, ErrorCode::OutOfMemory,  ErrorCode::CompileFailed};

Expected<void> takeArray(ArrayAccuracy& array, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  object.anyReal("max_abs", array.maxAbs);
  object.anyReal("rms", array.rms);
  object.anyReal("bound", array.bound);
  object.flag("pass", array.pass);
  object.whole("row", array.row);
  object.whole("column", array.column);
  if (object.has("standard_max_abs")) object.anyReal("standard_max_abs", array.standardMaxAbs.emplace());
  bool differ = false;
  if (object.has("non_finite_differ")) object.flag("non_finite_differ", differ);
  array.sameNonFinite = !differ;
  return object.finish();
}

Json checkJson(const Accuracy& accuracy) {
  Json json{{"O", accuracyJson(accuracy.O)}, {"lse", accuracyJson(accuracy.lse)}};
  if (accuracy.dQ) json["dQ"] = accuracyJson(*accuracy.dQ);
  if (accuracy.dK) json["dK"] = accuracyJson(*accuracy.dK);
  if (accuracy.dV) json["dV"] = accuracyJson(*accuracy.dV);
  return json;
}

Expected<void> takeCheck(Accuracy& accuracy, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  const auto take = [&object](const char* name, ArrayAccuracy& array) {
    object.part(name, [&array](const Parsed& each, const std::string& own) { return takeArray(array, each, own); });
  };
  take("O", accuracy.O);
  take("lse", accuracy.lse);
  if (object.has("dQ")) take("dQ", accuracy.dQ.emplace());
  if (object.has("dK")) take("dK", accuracy.dK.emplace());
  if (object.has("dV")) take("dV", accuracy.dV.emplace());
  return object.finish();
}

Json refusalJson(const Error& error) {
  return {{"code", name(error.code)}, {"place", error.place}, {"value", error.value}, {"accepted", error.accepted}};
}

Expected<void> takeRefusal(Error& error, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  object.choice("code", error.code, Refusals, [](ErrorCode code) { return name(code); });
  object.text("place", error.place, LongestText);
  object.text("value", error.value, LongestText);
  object.text("accepted", error.accepted, LongestText);
  return object.finish();
}

Expected<void> takeRepeated(RepeatedDQ& repeated, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  object.whole("runs", repeated.runs, 2);
  object.whole("dq_values", repeated.values);
  object.whole("dq_values_differing", repeated.differing);
  return object.finish();
}

void takePoint(RunPoint& point, JsonObject& object) {
  object.text("name", point.name, LongestText);
  object.part("problem", [&point](const Parsed& member, const std::string& place) -> Expected<void> {
    auto settings = readSettings(member, place);
    if (!settings) return tl::unexpected(settings.error());
    point.settings = std::move(*settings);
    return {};
  });
  object.flag("deterministic", point.isDeterministic);
  object.choice("l2", point.isCold, std::array{false, true},
                [](bool isCold) { return std::string_view(isCold ? "cold" : "warm"); });
}

}  // namespace

Json recordedRunJson(const RecordedRun& run) {
  Json json{{"name", run.point.name},
            {"problem", writeSettings(run.point.settings)},
            {"deterministic", run.point.isDeterministic},
            {"l2", run.point.isCold ? "cold" : "warm"}};
  if (run.refusal) {
    json["refused"] = refusalJson(*run.refusal);
    return json;
  }
  json["exact"] = run.isExact;
  if (run.forward) json["forward"] = recordedPassJson(*run.forward);
  if (run.backward) json["backward"] = recordedPassJson(*run.backward);
  if (run.repeated) {
    json["repeated"] = {{"runs", run.repeated->runs},
                        {"dq_values", run.repeated->values},
                        {"dq_values_differing", run.repeated->differing}};
  }
  if (run.accuracy) json["check"] = checkJson(*run.accuracy);
  return json;
}

Expected<void> takeRecordedRun(RecordedRun& run, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  takePoint(run.point, object);
  if (object.has("refused")) {
    object.part("refused", [&run](const Parsed& error, const std::string& own) {
      return takeRefusal(run.refusal.emplace(Error{}), error, own);
    });
    return object.finish();
  }
  object.flag("exact", run.isExact);
  const auto takePass = [&](const char* name, std::optional<RecordedPass>& pass) {
    object.part(name, [&pass](const Parsed& each, const std::string& own) {
      return takeRecordedPass(pass.emplace(), each, own);
    });
    if (pass && pass->report.time) pass->report.time->isCold = run.point.isCold;
  };
  takePass("forward", run.forward);
  if (run.point.settings.backward) takePass("backward", run.backward);
  if (object.has("repeated")) {
    object.part("repeated", [&run](const Parsed& each, const std::string& own) {
      return takeRepeated(run.repeated.emplace(), each, own);
    });
  }
  if (object.has("check")) {
    object.part("check", [&run](const Parsed& each, const std::string& own) {
      return takeCheck(run.accuracy.emplace(), each, own);
    });
  }
  return object.finish();
}

}  // namespace tilewise
