// SPDX-License-Identifier: MIT
#include "core/gpu/recorded_pass_json.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/files/json_parts.h"
#include "core/gpu/card_json.h"

namespace tilewise {

namespace {

using Parsed = nlohmann::json;
using Json = nlohmann::ordered_json;

constexpr std::size_t LongestText = 400, MostKernels = 16;
constexpr std::array AllEnds{TimingEnd::Steady, TimingEnd::EnoughSamples, TimingEnd::OutOfTime};
constexpr auto wordOf = [](auto value) { return word(value); };

Json kernelJson(const KernelReport& kernel) {
  const PlannedKernel& planned = kernel.planned;
  return {{"name", planned.function},
          {"threads", planned.threads},
          {"grid", {planned.grid.x, planned.grid.y, planned.grid.z}},
          {"registers", kernel.registers},
          {"local_bytes", kernel.localBytes},
          {"shared_bytes", planned.sharedBytes},
          {"blocks_per_multiprocessor", kernel.blocksPerMultiprocessor},
          {"compile_seconds", kernel.compileSeconds}};
}

Expected<void> takeGrid(KernelGrid& grid, const Parsed& member, const std::string& place) {
  if (member.size() != 3) return failure({ErrorCode::FileFormat, place, member.dump(), "[x, y, z]"});
  std::int64_t* const sides[] = {&grid.x, &grid.y, &grid.z};
  for (std::size_t n = 0; n < 3; ++n) {
    *sides[n] = member.at(n).get<std::int64_t>();
    if (*sides[n] < 1) return failure({ErrorCode::OutOfRange, place, member.dump(), "from 1 on"});
  }
  return {};
}

Expected<void> takeKernel(KernelReport& kernel, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  object.text("name", kernel.planned.function, LongestText);
  object.whole("threads", kernel.planned.threads, 1, 1024);
  object.part("grid",
              [&](const Parsed& grid, const std::string& own) { return takeGrid(kernel.planned.grid, grid, own); });
  object.whole("registers", kernel.registers);
  object.whole("local_bytes", kernel.localBytes);
  object.whole("shared_bytes", kernel.planned.sharedBytes);
  object.whole("blocks_per_multiprocessor", kernel.blocksPerMultiprocessor);
  object.real("compile_seconds", kernel.compileSeconds);
  return object.finish();
}

Expected<void> takeTime(PassTime& time, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  object.real("seconds", time.seconds);
  object.real("lower_quartile", time.lowerQuartile);
  object.real("upper_quartile", time.upperQuartile);
  if (!(time.seconds > 0) || time.lowerQuartile > time.seconds || time.upperQuartile < time.seconds) {
    object.refuse(ErrorCode::OutOfRange, "seconds", std::to_string(time.seconds),
                  "more than 0, between the two quartiles");
  }
  object.whole("samples", time.samples, 1);
  object.whole("passes_per_sample", time.passesASample, 1);
  object.flag("graph", time.isGraph);
  object.choice("ended", time.end, AllEnds, wordOf);
  if (object.has("clock_mhz")) object.real("clock_mhz", time.clockMHz);
  return object.finish();
}

Expected<void> takeModel(PassBytes& bytes, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  object.whole("load_bytes", bytes.loaded);
  object.whole("store_bytes", bytes.stored);
  return object.finish();
}

Expected<void> takePredicted(PredictedTime& predicted, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  object.real("seconds", predicted.seconds);
  object.choice("bound", predicted.bound, AllTimeBounds, wordOf);
  object.part("parts", [&](const Parsed& parts, const std::string& own) -> Expected<void> {
    JsonObject each(parts, own);
    for (const TimeBound bound : AllTimeBounds) {
      const std::string name(word(bound));
      if (each.has(name.c_str())) each.real(name.c_str(), predicted.parts[static_cast<std::size_t>(bound)]);
    }
    return each.finish();
  });
  object.real("idle_share", predicted.idleShare);
  object.list("doubts", AllPredictionDoubts.size(), [&](const Parsed& doubt, const std::string& own) -> Expected<void> {
    const auto text = doubt.get<std::string>();
    for (const PredictionDoubt known : AllPredictionDoubts) {
      if (word(known) == text) return predicted.doubts.push_back(known), Expected<void>();
    }
    return failure({ErrorCode::UnknownName, own, text, "a cause that docs/file-formats.md lists"});
  });
  return object.finish();
}

}  // namespace

Json timeJson(const PassTime& time) {
  Json json{
      {"seconds", time.seconds}, {"lower_quartile", time.lowerQuartile},    {"upper_quartile", time.upperQuartile},
      {"samples", time.samples}, {"passes_per_sample", time.passesASample}, {"graph", time.isGraph},
      {"ended", word(time.end)}};
  if (time.clockMHz > 0) json["clock_mhz"] = time.clockMHz;
  return json;
}

Json predictedJson(const PredictedTime& predicted) {
  Json parts = Json::object(), doubts = Json::array();
  for (const TimeBound bound : AllTimeBounds) {
    const double seconds = predicted.parts[static_cast<std::size_t>(bound)];
    if (seconds > 0) parts[std::string(word(bound))] = seconds;
  }
  for (const PredictionDoubt doubt : predicted.doubts) doubts.push_back(word(doubt));
  return {{"seconds", predicted.seconds},
          {"bound", word(predicted.bound)},
          {"parts", std::move(parts)},
          {"idle_share", predicted.idleShare},
          {"doubts", std::move(doubts)}};
}

Json recordedPassJson(const RecordedPass& pass) {
  Json json{{"kernels", Json::array()}, {"main", pass.report.main}};
  for (const KernelReport& kernel : pass.report.kernels) json["kernels"].push_back(kernelJson(kernel));
  if (pass.report.time) {
    json["time"] = timeJson(*pass.report.time);
    json["tflops"] = pass.teraflops;
  }
  json["model"] = {{"load_bytes", pass.model.loaded}, {"store_bytes", pass.model.stored}};
  for (const KernelCounts& counts : pass.counts) json["counters"].push_back(countsJson(counts));
  if (pass.countedBy) json["counted_by"] = word(*pass.countedBy);
  if (!pass.notCounted.empty()) json["not_measured"] = pass.notCounted;
  if (pass.predicted) json["predicted"] = predictedJson(*pass.predicted);
  return json;
}

Expected<void> takeRecordedPass(RecordedPass& pass, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  object.list("kernels", MostKernels, [&](const Parsed& kernel, const std::string& own) {
    return takeKernel(pass.report.kernels.emplace_back(), kernel, own);
  });
  std::int64_t main = 0;
  const auto kernels = static_cast<std::int64_t>(pass.report.kernels.size());
  object.whole("main", main, 0, std::max<std::int64_t>(kernels, 1) - 1);
  pass.report.main = static_cast<std::size_t>(main);
  if (object.has("time")) {
    object.part("time", [&](const Parsed& time, const std::string& own) {
      return takeTime(pass.report.time.emplace(), time, own);
    });
    object.real("tflops", pass.teraflops);
  }
  object.part("model", [&](const Parsed& model, const std::string& own) { return takeModel(pass.model, model, own); });
  if (object.has("counters")) {
    object.list("counters", MostKernels, [&](const Parsed& counts, const std::string& own) {
      return takeCounts(pass.counts.emplace_back(), counts, own);
    });
  }
  if (object.has("counted_by")) object.choice("counted_by", pass.countedBy.emplace(), AllProfilers, wordOf);
  if (object.has("not_measured")) object.text("not_measured", pass.notCounted, LongestText);
  if (object.has("predicted")) {
    object.part("predicted", [&](const Parsed& predicted, const std::string& own) {
      return takePredicted(pass.predicted.emplace(), predicted, own);
    });
  }
  return object.finish();
}

}  // namespace tilewise
