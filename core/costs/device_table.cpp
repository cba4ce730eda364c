// SPDX-License-Identifier: MIT
#include "core/costs/device_table.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace tilewise {

namespace {

constexpr std::int64_t KiB = 1024;
constexpr std::string_view SharedMemory = "shared memory";

constexpr double Mega = 1e6, Giga = 1e9, Tera = 1e12;
constexpr double MiB = 1024.0 * 1024.0;

// The special-function units: "32-bit floating-point reciprocal, reciprocal square root, base-2 logarithm, base-2
// exponential, sine, cosine".
constexpr Stated SixteenExponentials{
    16, "CUDA C++ Programming Guide 13.0, table \"Throughput of Native Arithmetic Instructions\""};

constexpr std::string_view AmperePaper = "NVIDIA A100 Tensor Core GPU Architecture white paper, specifications";
constexpr std::string_view AmpereSheet = "NVIDIA A100 Tensor Core GPU data sheet, column A100 80GB SXM";
constexpr std::string_view HopperPaper = "NVIDIA H100 Tensor Core GPU Architecture white paper, specifications";
constexpr std::string_view HopperSheet = "NVIDIA H100 Tensor Core GPU data sheet, column H100 SXM";
constexpr std::string_view H200Sheet = "NVIDIA H200 data sheet, column H200 SXM (half of the sparse rate)";
constexpr std::string_view BlackwellSheet = "NVIDIA DGX B200 data sheet, an eighth of the system";
constexpr std::string_view BlackwellGuide = "NVIDIA Blackwell Tuning Guide, CUDA 13.0, section Increased L2 Capacity";
constexpr std::string_view AdaPaper = "NVIDIA Ada GPU Architecture white paper, appendix A, GeForce RTX 4090";
constexpr std::string_view RocmTable = "AMD GPU specifications, ROCm documentation, column L2 Cache (MiB), gfx942";
constexpr std::string_view Mi300Sheet = "AMD Instinct MI300X accelerator data sheet";

// Tensor rates are dense: half of the rate with sparsity where a sheet prints that alone. A clock is the one of the
// tensor rate: SMs x FLOP a clock x clock gives it.
constexpr DeviceRates A100{"SXM4, 80 GB",
                           Stated{2039 * Giga, AmpereSheet},
                           Stated{312 * Tera, AmpereSheet},
                           Stated{108, AmperePaper},
                           Stated{1410 * Mega, AmperePaper},
                           SixteenExponentials,
                           Stated{40 * MiB, AmperePaper}};
constexpr DeviceRates H100{"SXM5, 80 GB",
                           Stated{3350 * Giga, HopperSheet},
                           Stated{989.4 * Tera, HopperPaper},
                           Stated{132, HopperPaper},
                           Stated{1830 * Mega, HopperPaper},
                           SixteenExponentials,
                           Stated{50 * MiB, "NVIDIA Hopper Tuning Guide, CUDA 13.0, section Increased L2 Capacity"}};
constexpr DeviceRates H200{
    "SXM5, 141 GB",
    Stated{4800 * Giga, H200Sheet},
    Stated{989.4 * Tera, H200Sheet},
    Stated{132, "CUDA driver 580, multiprocessors of an H200"},
    Stated{1830 * Mega, "the H200's tensor rate over 132 SMs at the 4,096 FLOP a clock of the H100 white paper"},
    SixteenExponentials,
    Stated{60 * MiB, "CUDA driver 580, size of the L2 cache of an H200"}};
// NVIDIA states no clock.
constexpr DeviceRates B200{"SXM6, 180 GB",
                           Stated{8 * Tera, BlackwellSheet},
                           Stated{2250 * Tera, BlackwellSheet},
                           Stated{148, "CUDA driver, multiprocessors of a B200 (pytorch/ao, pull request 4002)"},
                           std::nullopt,
                           SixteenExponentials,
                           Stated{126 * MiB, BlackwellGuide}};
constexpr DeviceRates Rtx4090{"24 GB of GDDR6X",
                              Stated{1008 * Giga, AdaPaper},
                              Stated{165.2 * Tera, AdaPaper},
                              Stated{128, AdaPaper},
                              Stated{2520 * Mega, AdaPaper},
                              SixteenExponentials,
                              Stated{72 * MiB, AdaPaper}};
constexpr DeviceRates Mi300x{"OAM, 192 GB",
                             Stated{5300 * Giga, Mi300Sheet},
                             Stated{1307.4 * Tera, Mi300Sheet},
                             Stated{304, Mi300Sheet},
                             Stated{2100 * Mega, Mi300Sheet},
                             std::nullopt,
                             Stated{32 * MiB, RocmTable}};

// Each tuning guide: section "Unified Shared Memory/L1/Texture Cache", largest allocation of one thread block (the
// capacity of an SM less 1 KB that the system reserves for each block). Read 2026-11.
constexpr std::array<Device, 6> Table{{
    {"A100", 163 * KiB, SharedMemory,
     "NVIDIA Ampere GPU Architecture Tuning Guide, CUDA 13.0 (compute capability 8.0)", A100},
    {"H100", 227 * KiB, SharedMemory, "NVIDIA Hopper Tuning Guide, CUDA 13.0 (compute capability 9.0)", H100},
    {"H200", 227 * KiB, SharedMemory, "NVIDIA Hopper Tuning Guide, CUDA 13.0 (compute capability 9.0)", H200},
    {"B200", 227 * KiB, SharedMemory, "NVIDIA Blackwell Tuning Guide, CUDA 13.0 (compute capability 10.0)", B200},
    {"RTX 4090", 99 * KiB, SharedMemory,
     "NVIDIA Ada GPU Architecture Tuning Guide, CUDA 13.0 (compute capability 8.9)", Rtx4090},
    {"MI300X", 64 * KiB, "LDS", "AMD GPU specifications, ROCm documentation, column LDS (KiB), gfx942", Mi300x},
}};

bool sameIgnoringCase(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

}  // namespace

std::optional<double> DeviceRates::exponentials() const {
  if (!multiprocessors || !clock || !exponentialsAClock) return std::nullopt;
  return multiprocessors->value * clock->value * exponentialsAClock->value;
}

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
