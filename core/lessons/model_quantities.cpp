// SPDX-License-Identifier: MIT
// Closed forms, curves against the on-chip size, what is held, and figures of devices.
#include <array>

#include "core/costs/access_curves.h"
#include "core/costs/device_table.h"
#include "core/costs/held.h"
#include "core/lessons/quantity_reader.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

namespace {

using Reader = QuantityReader;

constexpr std::int64_t MostOnChip = std::int64_t{1} << 40;

double asNumber(std::int64_t value) { return static_cast<double>(value); }

/// The pass that is named, else the one that is stepped.
AttentionPass passOf(Reader& reader) {
  return reader.pass().value_or(attentionPassOf(reader.problem(), reader.problem().lastPass()));
}

Accesses accesses(Reader& reader) {
  return accessesOf(passOf(reader), lengthsOf(reader.problem()), reader.stage().census());
}
Arithmetic arithmetic(Reader& reader) {
  return arithmeticOf(passOf(reader), lengthsOf(reader.problem()), reader.stage().census());
}

/// One point of the papers' curves: their blocks for M, every tile visited.
AccessPoint curvePoint(Reader& reader) {
  const std::int64_t M = reader.whole("sram", 1, MostOnChip);
  return accessPoint(reader.problem(), passOf(reader), {}, asNumber(M));
}

double curveValues(Reader& reader) {
  const auto values = curvePoint(reader).values;
  if (values) return asNumber(*values);
  reader.refuse({ErrorCode::Missing, "sram", "blocks that fit", "a larger one"});
  return 0;
}

double crossing(Reader& reader) {
  const AttentionPass pass = passOf(reader);
  if (isStandard(pass)) {
    reader.refuse({ErrorCode::Missing, "pass", "a crossing of standard attention with itself", "another pass"});
    return 0;
  }
  const Crossing found = crossingWithStandard(reader.problem(), pass, {});
  if (found.M) return asNumber(*found.M);
  reader.refuse({ErrorCode::Missing, "", "a crossing", "a problem whose curves cross"});
  return 0;
}

double asymptote(Reader& reader) {
  const auto factor = asymptoteFactor(passOf(reader));
  if (factor) return *factor;
  reader.refuse({ErrorCode::Missing, "pass", "an asymptote of standard attention", "another pass"});
  return 0;
}

Footprint onChip(Reader& reader) { return onChipSize(reader.problem(), reader.stage().pass()); }

double capacity(Reader& reader) {
  const auto bytes = sramCapacityBytes(reader.problem());
  if (bytes) return asNumber(*bytes);
  reader.refuse(bytes.error());
  return 0;
}

BlockSizes ruleBlocks(Reader& reader) {
  const Problem& problem = reader.problem();
  return blocksFromSram(reader.algorithm().value_or(problem.algorithm()), problem.dk(), problem.dv(),
                        reader.whole("sram", 1, MostOnChip));
}

/// What the pass that is stepped holds, under the algorithm that is named.
HbmHeld heldBy(Reader& reader) {
  const auto algorithm = reader.algorithm();
  const Problem& problem = reader.problem();
  return hbmHeld(algorithm ? withAlgorithm(problem, *algorithm) : problem, reader.stage().pass());
}

double rate(Reader& reader, std::optional<Stated> DeviceRates::* which, const char* what) {
  const Device* device = findDevice(reader.problem().settings().device);
  if (device != nullptr && device->rates.*which) return (device->rates.*which)->value;
  reader.refuse({ErrorCode::Missing, "", std::string(what) + " of " + reader.problem().settings().device,
                 "a device whose documents state it"});
  return 0;
}

constexpr std::array<Quantity, 24> List{{
    {"model.values", "pass?", [](Reader& r) { return asNumber(accesses(r).values()); }},
    {"model.bytes", "pass?",
     [](Reader& r) { return asNumber(accesses(r).bytes(bytesOf(r.problem().settings().elementType))); }},
    {"model.flops", "pass?", [](Reader& r) { return asNumber(arithmetic(r).flops); }},
    {"model.exponentials", "pass?", [](Reader& r) { return asNumber(arithmetic(r).exponentials); }},
    {"model.floor", "",
     [](Reader& r) { return asNumber(floorValues(lengthsOf(r.problem()), r.problem().lastPass())); }},
    {"curve.values", "sram pass?", curveValues},
    {"curve.br", "sram pass?", [](Reader& r) { return asNumber(curvePoint(r).blocks.Br); }},
    {"curve.bc", "sram pass?", [](Reader& r) { return asNumber(curvePoint(r).blocks.Bc); }},
    {"curve.on_chip", "sram pass?", [](Reader& r) { return asNumber(curvePoint(r).onChip); }},
    {"curve.crossing", "pass?", crossing},
    {"curve.asymptote", "pass?", asymptote},
    {"sram.values", "", [](Reader& r) { return asNumber(onChip(r).values); }},
    {"sram.bytes", "", [](Reader& r) { return asNumber(onChip(r).bytes); }},
    {"sram.capacity_bytes", "", capacity},
    {"sram.fits", "", [](Reader& r) { return asNumber(onChip(r).bytes) <= capacity(r) ? 1.0 : 0.0; }},
    {"rule.br", "sram algorithm?", [](Reader& r) { return asNumber(ruleBlocks(r).Br); }},
    {"rule.bc", "sram algorithm?", [](Reader& r) { return asNumber(ruleBlocks(r).Bc); }},
    {"held.values", "algorithm?", [](Reader& r) { return asNumber(heldBy(r).extraPeak.values); }},
    {"held.bytes", "algorithm?", [](Reader& r) { return asNumber(heldBy(r).extraPeak.bytes); }},
    {"kept.values", "algorithm?", [](Reader& r) { return asNumber(heldBy(r).keptForBackward.values); }},
    {"kept.bytes", "algorithm?", [](Reader& r) { return asNumber(heldBy(r).keptForBackward.bytes); }},
    {"device.flops", "", [](Reader& r) { return rate(r, &DeviceRates::tensorFlops, "tensor rate"); }},
    {"device.bandwidth", "", [](Reader& r) { return rate(r, &DeviceRates::hbmBandwidth, "bandwidth"); }},
    {"device.multiprocessors", "", [](Reader& r) { return rate(r, &DeviceRates::multiprocessors, "multiprocessors"); }},
}};

}  // namespace

std::span<const Quantity> modelQuantities() { return List; }

}  // namespace tilewise
