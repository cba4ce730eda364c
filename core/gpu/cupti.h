// SPDX-License-Identifier: MIT
#pragma once

/// CUPTI's range profiler, as far as it is used here: libcupti, opened when it is needed. Structures and numbers are those
/// of the CUPTI reference manual (12.6 and later: Range Profiling API, Profiler Host API); no header of the toolkit is
/// included. Each call takes one structure that begins with its own size up to the end of its last member.

#include <cstddef>
#include <cstdint>

#include "core/base/expected.h"
#include "core/gpu/cuda_driver.h"
#include "core/gpu/shared_library.h"

namespace tilewise::cupti {

using HostObject = struct HostObjectTag*;    ///< knows the metrics of a chip
using RangeObject = struct RangeObjectTag*;  ///< counts on a context

/// What every structure begins with.
struct Head {
  std::size_t size;
  void* reserved = nullptr;
};

struct InitializeParameters {
  Head head{sizeof(Head)};
};

struct ChipNameParameters {
  Head head{sizeof(ChipNameParameters)};
  std::size_t device = 0;
  const char* name = nullptr;  ///< result
};

/// Asked twice: for the size without an image, then for the image.
struct AvailabilityParameters {
  Head head{sizeof(AvailabilityParameters)};
  cuda::Context context = nullptr;
  std::size_t imageSize = 0;
  std::uint8_t* image = nullptr;
};

struct HostParameters {
  Head head{sizeof(HostParameters)};
  int profiler = 0;  ///< 0: the range profiler
  const char* chip = nullptr;
  const std::uint8_t* availability = nullptr;
  HostObject object = nullptr;  ///< result
};

struct HostEndParameters {
  Head head{sizeof(HostEndParameters)};
  HostObject object = nullptr;
};

struct MetricsParameters {
  Head head{sizeof(MetricsParameters)};
  HostObject object = nullptr;
  const char** names = nullptr;
  std::size_t count = 0;
};

struct ConfigSizeParameters {
  Head head{sizeof(ConfigSizeParameters)};
  HostObject object = nullptr;
  std::size_t size = 0;  ///< result
};

struct ConfigParameters {
  Head head{sizeof(ConfigParameters)};
  HostObject object = nullptr;
  std::size_t size = 0;
  std::uint8_t* image = nullptr;
};

struct PassCountParameters {
  Head head{sizeof(PassCountParameters)};
  std::size_t configSize = 0;
  std::uint8_t* config = nullptr;
  std::size_t passes = 0;  ///< result
};

struct ValuesParameters {
  Head head{sizeof(ValuesParameters)};
  HostObject object = nullptr;
  const std::uint8_t* data = nullptr;
  std::size_t dataSize = 0;
  std::size_t range = 0;
  const char** names = nullptr;
  std::size_t count = 0;
  double* values = nullptr;
};

struct EnableParameters {
  Head head{sizeof(EnableParameters)};
  cuda::Context context = nullptr;
  RangeObject object = nullptr;  ///< result
};

/// Of calls that name the profiler alone: start, disable, pop a range.
struct RangeParameters {
  Head head{sizeof(RangeParameters)};
  RangeObject object = nullptr;
};

struct DataSizeParameters {
  Head head{sizeof(DataSizeParameters)};
  RangeObject object = nullptr;
  const char** names = nullptr;
  std::size_t count = 0;
  std::size_t mostRanges = 0;
  std::uint32_t mostNodes = 0;
  std::size_t size = 0;  ///< result
};

struct DataParameters {
  Head head{sizeof(DataParameters)};
  RangeObject object = nullptr;
  std::size_t size = 0;
  std::uint8_t* data = nullptr;
};

struct SetConfigParameters {
  Head head{offsetof(SetConfigParameters, targetLevel) + sizeof(std::uint16_t)};
  RangeObject object = nullptr;
  std::size_t configSize = 0;
  const std::uint8_t* config = nullptr;
  std::size_t dataSize = 0;
  std::uint8_t* data = nullptr;
  int rangeMode = 2;   ///< ranges that the caller names
  int replayMode = 3;  ///< the caller runs everything again for each pass
  std::size_t mostRanges = 0;
  std::uint16_t levels = 1;
  std::uint16_t firstLevel = 1;
  std::size_t pass = 0;
  std::uint16_t targetLevel = 1;
};

struct StopParameters {
  Head head{offsetof(StopParameters, isComplete) + sizeof(std::uint8_t)};
  RangeObject object = nullptr;
  std::size_t pass = 0;
  std::size_t level = 0;
  std::uint8_t isComplete = 0;  ///< result: whether no pass is left
};

struct PushParameters {
  Head head{sizeof(PushParameters)};
  RangeObject object = nullptr;
  const char* name = nullptr;
};

struct DecodeParameters {
  Head head{sizeof(DecodeParameters)};
  RangeObject object = nullptr;
  std::size_t dropped = 0;  ///< result
};

struct DataInfoParameters {
  Head head{sizeof(DataInfoParameters)};
  const std::uint8_t* data = nullptr;
  std::size_t size = 0;
  std::size_t ranges = 0;  ///< result
};

/// The codes that have a remedy. Source: CUptiResult.
enum class Failure : int {
  HardwareBusy = 26,
  Privileges = 35,
  SeveralProfilers = 39,
  VirtualPrivileges = 40,
};

class Library {
 public:
  /// Errors: MachineLacks (the library, or a version from before 12.6).
  [[nodiscard]] static Expected<Library> load();

  /// What a call returned, as a value. Errors: DeviceFailed (CUPTI's name of it).
  [[nodiscard]] Expected<void> check(int code, const char* call) const;

  int (*initialize)(InitializeParameters*) = nullptr;
  int (*chipName)(ChipNameParameters*) = nullptr;
  int (*availability)(AvailabilityParameters*) = nullptr;
  int (*makeHost)(HostParameters*) = nullptr;
  int (*endHost)(HostEndParameters*) = nullptr;
  int (*addMetrics)(MetricsParameters*) = nullptr;
  int (*configSize)(ConfigSizeParameters*) = nullptr;
  int (*config)(ConfigParameters*) = nullptr;
  int (*passCount)(PassCountParameters*) = nullptr;
  int (*values)(ValuesParameters*) = nullptr;
  int (*enable)(EnableParameters*) = nullptr;
  int (*disable)(RangeParameters*) = nullptr;
  int (*dataSize)(DataSizeParameters*) = nullptr;
  int (*clearData)(DataParameters*) = nullptr;
  int (*setConfig)(SetConfigParameters*) = nullptr;
  int (*start)(RangeParameters*) = nullptr;
  int (*stop)(StopParameters*) = nullptr;
  int (*push)(PushParameters*) = nullptr;
  int (*pop)(RangeParameters*) = nullptr;
  int (*decode)(DecodeParameters*) = nullptr;
  int (*dataInfo)(DataInfoParameters*) = nullptr;

 private:
  explicit Library(SharedLibrary library) : m_library(std::move(library)) {}
  Expected<void> findFunctions();

  int (*m_resultText)(int, const char**) = nullptr;
  SharedLibrary m_library;
};

}  // namespace tilewise::cupti
