// SPDX-License-Identifier: MIT
#include "app/cli/gpu_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/problem_json.h"
#include "app/cli/run_json.h"
#include "core/costs/kernel_flops.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

std::string cudaVersion(int version) { return fmt::format("{}.{}", version / 1000, version % 1000 / 10); }

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

Json timeJson(const PassTime& time, double teraflops) {
  Json json{{"seconds", time.seconds}, {"spread", time.spread},
            {"samples", time.samples}, {"passes_per_sample", time.passesASample},
            {"graph", time.isGraph},   {"l2", time.isCold ? "cold" : "warm"},
            {"ended", word(time.end)}, {"tflops", teraflops}};
  if (time.clockMHz > 0) json["clock_mhz"] = time.clockMHz;
  return json;
}

void addPass(Json& json, const PassReportOnCard& pass, double teraflops) {
  json["kernel"] = pass.kernels[pass.main].planned.function;
  json["kernels"] = Json::array();
  for (const KernelReport& kernel : pass.kernels) json["kernels"].push_back(kernelJson(kernel));
  if (pass.time) json["time"] = timeJson(*pass.time, teraflops);
}

}  // namespace

Json cardJson(const CardFacts& facts, const Expected<Nvrtc>& nvrtc) {
  Json json{{"name", facts.name},
            {"uuid", facts.uuid},
            {"compute_capability", fmt::format("{}.{}", facts.computeMajor, facts.computeMinor)},
            {"architecture", facts.architecture()},
            {"multiprocessors", facts.multiprocessors},
            {"clock_mhz", facts.clockMHz},
            {"memory_bytes", facts.memoryBytes},
            {"l2_bytes", facts.l2Bytes},
            {"shared_bytes_per_block", facts.sharedBytesPerBlock},
            {"shared_bytes_per_multiprocessor", facts.sharedBytesPerMultiprocessor},
            {"registers_per_multiprocessor", facts.registersPerMultiprocessor},
            {"driver_cuda", cudaVersion(facts.driverVersion)}};
  if (nvrtc) {
    json["nvrtc"] = fmt::format("{}.{}", nvrtc->majorVersion(), nvrtc->minorVersion());
  } else {
    json["nvrtc_missing"] = describe(nvrtc.error());
  }
  return json;
}

double GpuReport::teraflops(Pass pass) const {
  const std::optional<PassTime>& time = pass == Pass::Forward ? run.forward.time : run.backward->time;
  if (!time) return 0;
  return reportedForwardFlops(problem) * (pass == Pass::Forward ? 1 : 2.5) / time->seconds / 1e12;
}

Json gpuReportJson(const ProblemRequest& request, const GpuReport& report) {
  Json json{{"problem", problemJson(request, report.problem)}, {"exact", report.run.isExact}};
  addPass(json, report.run.forward, report.teraflops(Pass::Forward));
  json["rows_without_keys"] = report.run.result.rowsWithoutKeys;
  json["rows_not_finite"] = report.run.result.rowsNotFinite;
  if (report.run.backward) {
    Json backward{{"deterministic", report.run.isDeterministic}};
    addPass(backward, *report.run.backward, report.teraflops(Pass::Backward));
    backward["rows_not_finite"] = report.run.result.backward->rowsNotFinite;
    if (report.run.repeated) {
      backward["repeated"] = {{"runs", report.run.repeated->runs},
                              {"dq_values", report.run.repeated->values},
                              {"dq_values_differing", report.run.repeated->differing}};
    }
    json["backward"] = std::move(backward);
  }
  if (report.accuracy) json["check"] = checkJson(*report.accuracy);
  return json;
}

}  // namespace tilewise
