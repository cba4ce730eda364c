// SPDX-License-Identifier: MIT
#include "core/gpu/cuda_driver.h"

#include <array>

namespace tilewise::cuda {

Expected<Driver> Driver::load() {
  constexpr std::array<const char*, 2> Names{"libcuda.so.1", "libcuda.so"};
  auto library = SharedLibrary::open("the NVIDIA driver", Names);
  if (!library) return tl::unexpected(library.error());
  Driver driver(std::move(*library));
  if (const auto found = driver.findFunctions(); !found) return tl::unexpected(found.error());
  int count = 0;
  if (const auto ready = driver.check(driver.init(0), "cuInit"); !ready) {
    return failure({ErrorCode::MachineLacks, "a CUDA device", ready.error().value, ""});
  }
  if (driver.deviceCount(&count) != 0 || count == 0) {
    return failure({ErrorCode::MachineLacks, "a CUDA device", "the driver sees none", ""});
  }
  return driver;
}

Expected<void> Driver::check(int code, const char* call) const {
  if (code == 0) return {};
  const char* name = nullptr;
  const char* text = nullptr;
  m_errorName(code, &name);
  m_errorText(code, &text);
  const std::string words = name == nullptr ? "error " + std::to_string(code) : std::string(name);
  return failure({ErrorCode::DeviceFailed, call, text == nullptr ? words : words + ", " + text, ""});
}

Expected<void> Driver::findFunctions() {
  Expected<void> found;
  const auto find = [&](const char* name, auto& target) {
    if (found) found = m_library.find(name, target);
  };
  find("cuGetErrorName", m_errorName);
  find("cuGetErrorString", m_errorText);
  find("cuInit", init);
  find("cuDriverGetVersion", driverVersion);
  find("cuDeviceGetCount", deviceCount);
  find("cuDeviceGet", device);
  find("cuDeviceGetName", deviceName);
  find("cuDeviceGetUuid_v2", deviceUuid);
  find("cuDeviceTotalMem_v2", deviceMemory);
  find("cuDeviceGetAttribute", deviceAttribute);
  find("cuDevicePrimaryCtxRetain", retainContext);
  find("cuDevicePrimaryCtxRelease_v2", releaseContext);
  find("cuCtxSetCurrent", setContext);
  find("cuCtxSynchronize", synchronize);
  find("cuModuleLoadData", loadModule);
  find("cuModuleUnload", unloadModule);
  find("cuModuleGetFunction", function);
  find("cuFuncSetAttribute", setFunctionAttribute);
  find("cuFuncGetAttribute", functionAttribute);
  find("cuOccupancyMaxActiveBlocksPerMultiprocessor", activeBlocks);
  find("cuMemAlloc_v2", allocate);
  find("cuMemFree_v2", release);
  find("cuMemcpyHtoD_v2", copyToDevice);
  find("cuMemcpyDtoH_v2", copyToHost);
  find("cuMemsetD8_v2", fill);
  find("cuLaunchKernel", launch);
  find("cuMemsetD8Async", fillLater);
  find("cuStreamCreate", createStream);
  find("cuStreamDestroy_v2", destroyStream);
  find("cuStreamSynchronize", awaitStream);
  find("cuStreamBeginCapture_v2", beginCapture);
  find("cuStreamEndCapture", endCapture);
  find("cuGraphInstantiateWithFlags", makeGraphRun);
  find("cuGraphLaunch", launchGraph);
  find("cuGraphDestroy", destroyGraph);
  find("cuGraphExecDestroy", destroyGraphRun);
  find("cuEventCreate", createEvent);
  find("cuEventDestroy_v2", destroyEvent);
  find("cuEventRecord", recordEvent);
  find("cuEventSynchronize", awaitEvent);
  find("cuEventElapsedTime", elapsed);
  return found;
}

}  // namespace tilewise::cuda
