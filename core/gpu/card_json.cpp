// SPDX-License-Identifier: MIT
#include "core/gpu/card_json.h"

#include <charconv>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/files/json_parts.h"

namespace tilewise {

namespace {

using Parsed = nlohmann::json;
using Json = nlohmann::ordered_json;

constexpr std::size_t LongestText = 200;

struct Version {
  int major = 0;
  int minor = 0;
};

std::string versionText(Version version) { return fmt::format("{}.{}", version.major, version.minor); }

/// "13.0"
std::optional<Version> versionOf(const std::string& text) {
  Version version;
  const char* const end = text.data() + text.size();
  const auto major = std::from_chars(text.data(), end, version.major);
  if (major.ec != std::errc() || major.ptr == end || *major.ptr != '.') return std::nullopt;
  const auto minor = std::from_chars(major.ptr + 1, end, version.minor);
  const bool isVersion = minor.ec == std::errc() && minor.ptr == end && version.major >= 0 && version.minor >= 0 &&
                         version.major < 1000 && version.minor < 100;
  return isVersion ? std::optional(version) : std::nullopt;
}

void takeVersion(JsonObject& object, const char* name, Version& target) {
  std::string text = "0.0";
  object.text(name, text, LongestText);
  const auto version = versionOf(text);
  if (!version) return object.refuse(ErrorCode::FileFormat, name, text, "a version such as \"9.0\"");
  target = *version;
}

constexpr std::pair<const char*, std::int64_t KernelCounts::*> Counts[] = {
    {"l2_to_sm_read_bytes", &KernelCounts::readBytes},
    {"sm_to_l2_write_sectors", &KernelCounts::writeSectors},
    {"sm_to_l2_reduction_sectors", &KernelCounts::reductionSectors},
    {"dram_read_bytes", &KernelCounts::dramReadBytes},
    {"dram_write_bytes", &KernelCounts::dramWriteBytes},
    {"special_instructions", &KernelCounts::specialInstructions},
    {"tensor_instructions", &KernelCounts::tensorInstructions}};

constexpr std::pair<const char*, std::int64_t CardFacts::*> Sizes[] = {
    {"memory_bytes", &CardFacts::memoryBytes},
    {"l2_bytes", &CardFacts::l2Bytes},
    {"shared_bytes_per_block", &CardFacts::sharedBytesPerBlock},
    {"shared_bytes_per_multiprocessor", &CardFacts::sharedBytesPerMultiprocessor},
    {"registers_per_multiprocessor", &CardFacts::registersPerMultiprocessor}};

constexpr std::pair<const char*, double CardRates::*> Rates[] = {
    {"copy_bytes_per_second", &CardRates::copyBytesPerSecond},
    {"l2_bytes_per_second", &CardRates::l2BytesPerSecond},
    {"tensor_flops_per_second", &CardRates::tensorFlopsPerSecond},
    {"exponentials_per_second", &CardRates::exponentialsPerSecond},
    {"launch_seconds", &CardRates::launchSeconds},
    {"clock_mhz", &CardRates::clockMHz}};

}  // namespace

Json factsJson(const CardFacts& facts) {
  Json json{{"name", facts.name},
            {"uuid", facts.uuid},
            {"compute_capability", versionText({facts.computeMajor, facts.computeMinor})},
            {"architecture", facts.architecture()},
            {"multiprocessors", facts.multiprocessors},
            {"clock_mhz", facts.clockMHz}};
  for (const auto& [name, size] : Sizes) json[name] = facts.*size;
  json["driver_cuda"] = versionText({facts.driverVersion / 1000, facts.driverVersion % 1000 / 10});
  if (!facts.driver.empty()) json["driver"] = facts.driver;
  return json;
}

Expected<void> takeFacts(CardFacts& facts, std::string& nvrtc, const Parsed& member, const std::string& place) {
  JsonObject card(member, place);
  card.text("name", facts.name, LongestText);
  card.text("uuid", facts.uuid, LongestText);
  Version capability, driver;
  takeVersion(card, "compute_capability", capability);
  facts.computeMajor = capability.major;
  facts.computeMinor = capability.minor;
  std::string architecture;
  card.text("architecture", architecture, LongestText);
  if (architecture != facts.architecture()) {
    card.refuse(ErrorCode::Conflict, "architecture", architecture, facts.architecture());
  }
  card.whole("multiprocessors", facts.multiprocessors, 1);
  card.whole("clock_mhz", facts.clockMHz);
  for (const auto& [name, size] : Sizes) card.whole(name, facts.*size);
  takeVersion(card, "driver_cuda", driver);
  facts.driverVersion = driver.major * 1000 + driver.minor * 10;
  if (card.has("driver")) card.text("driver", facts.driver, LongestText);
  if (card.has("nvrtc")) card.text("nvrtc", nvrtc, LongestText);
  return card.finish();
}

Json ratesJson(const CardRates& rates) {
  Json json;
  for (const auto& [name, rate] : Rates) json[name] = rates.*rate;
  return json;
}

Expected<void> takeRates(CardRates& rates, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  for (const auto& [name, rate] : Rates) object.real(name, rates.*rate);
  return object.finish();
}

Json countsJson(const KernelCounts& counts) {
  Json json = Json::object();
  if (!counts.kernel.empty()) json["name"] = counts.kernel;
  for (const auto& [name, count] : Counts) json[name] = counts.*count;
  return json;
}

Expected<void> takeCounts(KernelCounts& counts, const Parsed& member, const std::string& place) {
  JsonObject object(member, place);
  object.text("name", counts.kernel, LongestText);
  for (const auto& [name, count] : Counts) object.whole(name, counts.*count);
  return object.finish();
}

}  // namespace tilewise
