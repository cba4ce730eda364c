// SPDX-License-Identifier: MIT
#include "app/cli/gpu_json.h"

#include <utility>

#include <nlohmann/json.hpp>

#include "app/cli/problem_json.h"
#include "app/cli/run_json.h"
#include "core/gpu/card_json.h"
#include "core/gpu/recorded_pass_json.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

const char* word(CubinOrigin origin) {
  switch (origin) {
    case CubinOrigin::Compiled: return "compiled";
    case CubinOrigin::Disk: return "disk";
    default: return "memory";
  }
}

Json kernelJson(const KernelReport& kernel) {
  const PlannedKernel& planned = kernel.planned;
  Json json{{"name", planned.function},
            {"threads", planned.threads},
            {"grid", {planned.grid.x, planned.grid.y, planned.grid.z}},
            {"registers", kernel.registers},
            {"local_bytes", kernel.localBytes},
            {"shared_bytes", planned.sharedBytes},
            {"blocks_per_multiprocessor", kernel.blocksPerMultiprocessor},
            {"compile_seconds", kernel.compileSeconds},
            {"machine_code", word(kernel.origin)}};
  Json macros = Json::object();
  for (const auto& [name, value] : planned.macros) macros[name] = value;
  json["macros"] = std::move(macros);
  return json;
}

Json timeOfPass(const RecordedPass& pass) {
  const PassTime& time = *pass.report.time;
  Json json = timeJson(time);
  json["spread"] = time.spread();
  json["l2"] = time.isCold ? "cold" : "warm";
  json["tflops"] = pass.teraflops;
  return json;
}

void addPass(Json& json, const RecordedPass& pass) {
  json["kernel"] = pass.report.kernels[pass.report.main].planned.function;
  json["kernels"] = Json::array();
  for (const KernelReport& kernel : pass.report.kernels) json["kernels"].push_back(kernelJson(kernel));
  if (pass.report.time) json["time"] = timeOfPass(pass);
  if (pass.predicted) json["predicted"] = predictedJson(*pass.predicted);
}

}  // namespace

Json cardJson(const CardFacts& facts, const Expected<Nvrtc>& nvrtc) {
  Json json = factsJson(facts);
  if (nvrtc) {
    json["nvrtc"] = nvrtc->version();
  } else {
    json["nvrtc_missing"] = describe(nvrtc.error());
  }
  return json;
}

Json gpuRunJson(const ProblemRequest& request, const Problem& problem, const RecordedRun& recorded, const GpuRun& run) {
  Json json{{"problem", problemJson(request, problem)}, {"exact", recorded.isExact}};
  addPass(json, *recorded.forward);
  json["rows_without_keys"] = run.result.rowsWithoutKeys;
  json["rows_not_finite"] = run.result.rowsNotFinite;
  if (recorded.backward) {
    Json backward{{"deterministic", run.isDeterministic}};
    addPass(backward, *recorded.backward);
    backward["rows_not_finite"] = run.result.backward->rowsNotFinite;
    if (recorded.repeated) {
      backward["repeated"] = {{"runs", recorded.repeated->runs},
                              {"dq_values", recorded.repeated->values},
                              {"dq_values_differing", recorded.repeated->differing}};
    }
    json["backward"] = std::move(backward);
  }
  if (recorded.accuracy) json["check"] = checkJson(*recorded.accuracy);
  return json;
}

}  // namespace tilewise
