// SPDX-License-Identifier: MIT
// Errors of the results against float64 naive attention, and what a fault does to the problem.
#include <array>

#include "core/lessons/quantity_reader.h"

namespace tilewise {

namespace {

using Reader = QuantityReader;

const ArrayAccuracy* arrayOf(Reader& reader) {
  const Tensor tensor = reader.tensor().value_or(Tensor::O);
  const Accuracy* accuracy = reader.taken(reader.stage().accuracy());
  if (accuracy == nullptr) return nullptr;
  const auto optional = [](const std::optional<ArrayAccuracy>& array) { return array ? &*array : nullptr; };
  const ArrayAccuracy* array = tensor == Tensor::O     ? &accuracy->O
                               : tensor == Tensor::lse ? &accuracy->lse
                               : tensor == Tensor::dQ  ? optional(accuracy->dQ)
                               : tensor == Tensor::dK  ? optional(accuracy->dK)
                               : tensor == Tensor::dV  ? optional(accuracy->dV)
                                                       : nullptr;
  if (array == nullptr) {
    reader.refuse({ErrorCode::Missing, "tensor", std::string(word(tensor)), "a result of this run: O, lse, dQ, dK, dV"});
  }
  return array;
}

double error(Reader& reader, double ArrayAccuracy::* which) {
  const ArrayAccuracy* array = arrayOf(reader);
  return array == nullptr ? 0 : array->*which;
}

/// Of standard attention in the same storage precision.
double standardError(Reader& reader) {
  const ArrayAccuracy* array = arrayOf(reader);
  if (array == nullptr) return 0;
  if (array->standardMaxAbs) return *array->standardMaxAbs;
  reader.refuse({ErrorCode::Missing, "", "a storage precision", "\"storage\": \"fp16\", \"bf16\" or \"fp8\""});
  return 0;
}

const FaultReport* report(Reader& reader) {
  const FaultTrial* trial = reader.taken(reader.stage().trial(reader.fault()));
  return trial == nullptr ? nullptr : &trial->report;
}

double brokenTiles(Reader& reader, std::int64_t BrokenTileCounts::* which) {
  const FaultReport* found = report(reader);
  return found == nullptr ? 0 : static_cast<double>(found->tiles.*which);
}

const ArrayFault* brokenArray(Reader& reader) {
  const Tensor tensor = reader.tensor().value_or(Tensor::O);
  const FaultReport* found = report(reader);
  if (found == nullptr) return nullptr;
  for (const ArrayFault& each : found->arrays) {
    if (each.tensor == tensor) return &each;
  }
  reader.refuse({ErrorCode::Missing, "tensor", std::string(word(tensor)), "a result of this run: O, lse, dQ, dK, dV"});
  return nullptr;
}

double rowsWrong(Reader& reader) {
  const ArrayFault* array = brokenArray(reader);
  return array == nullptr ? 0 : static_cast<double>(array->rowsWrong);
}

double largestError(Reader& reader) {
  const ArrayFault* array = brokenArray(reader);
  return array == nullptr ? 0 : array->largest;
}

constexpr std::array<Quantity, 8> List{{
    {"error.max", "tensor?", [](Reader& r) { return error(r, &ArrayAccuracy::maxAbs); }},
    {"error.rms", "tensor?", [](Reader& r) { return error(r, &ArrayAccuracy::rms); }},
    {"error.bound", "tensor?", [](Reader& r) { return error(r, &ArrayAccuracy::bound); }},
    {"error.standard", "tensor?", standardError},
    {"fault.tiles_lost", "fault", [](Reader& r) { return brokenTiles(r, &BrokenTileCounts::lost); }},
    {"fault.pairs_lost", "fault", [](Reader& r) { return brokenTiles(r, &BrokenTileCounts::pairsLost); }},
    {"fault.rows_wrong", "fault tensor?", rowsWrong},
    {"fault.largest", "fault tensor?", largestError},
}};

}  // namespace

std::span<const Quantity> faultQuantities() { return List; }

}  // namespace tilewise
