// SPDX-License-Identifier: MIT
#pragma once

/// The CUDA driver, as far as it is used here: libcuda.so.1, opened when it is needed. Types and numbers are those of the
/// driver API (CUDA Driver API reference manual); no header of the toolkit is included.

#include <cstddef>
#include <cstdint>
#include <string>

#include "core/base/expected.h"
#include "core/gpu/shared_library.h"

namespace tilewise::cuda {

using Device = int;
using Context = struct ContextObject*;
using Module = struct ModuleObject*;
using Function = struct FunctionObject*;
using Event = struct EventObject*;
using Stream = struct StreamObject*;
using Graph = struct GraphObject*;
using GraphRun = struct GraphExecObject*;  ///< a graph, ready to be launched
using Pointer = unsigned long long;  ///< device memory

/// CUdevice_attribute.
enum class DeviceAttribute : int {
  ClockRate = 13,  ///< kHz
  MultiprocessorCount = 16,
  L2CacheSize = 38,  ///< bytes
  ComputeMajor = 75,
  ComputeMinor = 76,
  SharedPerMultiprocessor = 81,  ///< bytes
  RegistersPerMultiprocessor = 82,
  SharedPerBlockOptin = 97,  ///< bytes
};

/// CUfunction_attribute.
enum class FunctionAttribute : int { LocalBytes = 3, Registers = 4, MaxDynamicShared = 8 };

struct Uuid {
  char bytes[16];
};

class Driver {
 public:
  /// The driver, ready for use. Errors: MachineLacks (the library; a device of any kind).
  [[nodiscard]] static Expected<Driver> load();

  /// What a call returned, as a value. Errors: DeviceFailed (the driver's name and words for it).
  [[nodiscard]] Expected<void> check(int code, const char* call) const;

  int (*init)(unsigned) = nullptr;
  int (*driverVersion)(int*) = nullptr;
  int (*deviceCount)(int*) = nullptr;
  int (*device)(Device*, int) = nullptr;
  int (*deviceName)(char*, int, Device) = nullptr;
  int (*deviceUuid)(Uuid*, Device) = nullptr;
  int (*deviceMemory)(std::size_t*, Device) = nullptr;
  int (*deviceAttribute)(int*, DeviceAttribute, Device) = nullptr;
  int (*retainContext)(Context*, Device) = nullptr;
  int (*releaseContext)(Device) = nullptr;
  int (*setContext)(Context) = nullptr;
  int (*synchronize)() = nullptr;
  int (*loadModule)(Module*, const void*) = nullptr;
  int (*unloadModule)(Module) = nullptr;
  int (*function)(Function*, Module, const char*) = nullptr;
  int (*setFunctionAttribute)(Function, FunctionAttribute, int) = nullptr;
  int (*functionAttribute)(int*, FunctionAttribute, Function) = nullptr;
  int (*activeBlocks)(int*, Function, int, std::size_t) = nullptr;
  int (*allocate)(Pointer*, std::size_t) = nullptr;
  int (*release)(Pointer) = nullptr;
  int (*copyToDevice)(Pointer, const void*, std::size_t) = nullptr;
  int (*copyToHost)(void*, Pointer, std::size_t) = nullptr;
  int (*fill)(Pointer, unsigned char, std::size_t) = nullptr;
  int (*launch)(Function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Stream, void**,
                void**) = nullptr;
  int (*fillLater)(Pointer, unsigned char, std::size_t, Stream) = nullptr;
  int (*createStream)(Stream*, unsigned) = nullptr;
  int (*destroyStream)(Stream) = nullptr;
  int (*awaitStream)(Stream) = nullptr;
  int (*beginCapture)(Stream, int) = nullptr;  ///< mode 1: of this thread
  int (*endCapture)(Stream, Graph*) = nullptr;
  int (*makeGraphRun)(GraphRun*, Graph, unsigned long long) = nullptr;
  int (*launchGraph)(GraphRun, Stream) = nullptr;
  int (*destroyGraph)(Graph) = nullptr;
  int (*destroyGraphRun)(GraphRun) = nullptr;
  int (*createEvent)(Event*, unsigned) = nullptr;
  int (*destroyEvent)(Event) = nullptr;
  int (*recordEvent)(Event, Stream) = nullptr;
  int (*awaitEvent)(Event) = nullptr;
  int (*elapsed)(float*, Event, Event) = nullptr;  ///< milliseconds

 private:
  explicit Driver(SharedLibrary library) : m_library(std::move(library)) {}
  Expected<void> findFunctions();

  int (*m_errorName)(int, const char**) = nullptr;
  int (*m_errorText)(int, const char**) = nullptr;
  SharedLibrary m_library;
};

}  // namespace tilewise::cuda
