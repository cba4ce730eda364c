// SPDX-License-Identifier: MIT
#include "core/costs/device_table.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace tilewise {

namespace {

constexpr std::int64_t KiB = 1024;
constexpr std::string_view SharedMemory = "shared memory";

// Each tuning guide: section "Unified Shared Memory/L1/Texture Cache", largest allocation of one thread block (the
// capacity of an SM less 1 KB that the system reserves for each block). Read 2026-11.
constexpr std::array<Device, 6> Table{{
    {"A100", 163 * KiB, SharedMemory,
     "NVIDIA Ampere GPU Architecture Tuning Guide, CUDA 13.0 (compute capability 8.0)"},
    {"H100", 227 * KiB, SharedMemory, "NVIDIA Hopper Tuning Guide, CUDA 13.0 (compute capability 9.0)"},
    {"H200", 227 * KiB, SharedMemory, "NVIDIA Hopper Tuning Guide, CUDA 13.0 (compute capability 9.0)"},
    {"B200", 227 * KiB, SharedMemory, "NVIDIA Blackwell Tuning Guide, CUDA 13.0 (compute capability 10.0)"},
    {"RTX 4090", 99 * KiB, SharedMemory,
     "NVIDIA Ada GPU Architecture Tuning Guide, CUDA 13.0 (compute capability 8.9)"},
    {"MI300X", 64 * KiB, "LDS", "AMD GPU specifications, ROCm documentation, column LDS (KiB), gfx942"},
}};

bool sameIgnoringCase(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

}  // namespace

std::span<const Device> devices() { return Table; }

const Device* findDevice(std::string_view name) {
  const auto found = std::find_if(Table.begin(), Table.end(),
                                  [name](const Device& each) { return sameIgnoringCase(each.name, name); });
  return found == Table.end() ? nullptr : &*found;
}

std::string deviceNames() {
  std::string names;
  for (const Device& each : Table) {
    if (!names.empty()) names += ", ";
    names += each.name;
  }
  return names;
}

Expected<std::int64_t> sramCapacityBytes(const Problem& problem) {
  if (problem.settings().sramBytes) return *problem.settings().sramBytes;
  const Device* device = findDevice(problem.settings().device);
  if (device == nullptr) {
    return failure({ErrorCode::UnknownName, "--device", problem.settings().device, deviceNames()});
  }
  return device->sramBytes;
}

}  // namespace tilewise
