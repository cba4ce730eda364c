// SPDX-License-Identifier: MIT
#include "core/gpu/cupti.h"

#include <array>
#include <utility>

namespace tilewise::cupti {

Expected<Library> Library::load() {
  constexpr std::array<const char*, 3> Names{"libcupti.so.13", "libcupti.so.12", "libcupti.so"};
  auto opened = SharedLibrary::open("CUPTI, the profiling library of CUDA", Names);
  if (!opened) return tl::unexpected(opened.error());
  Library library(std::move(*opened));
  if (const auto found = library.findFunctions(); !found) return tl::unexpected(found.error());
  return library;
}

Expected<void> Library::check(int code, const char* call) const {
  if (code == 0) return {};
  const char* text = nullptr;
  m_resultText(code, &text);
  return failure({ErrorCode::DeviceFailed, call, text == nullptr ? "error " + std::to_string(code) : text, ""});
}

Expected<void> Library::findFunctions() {
  Expected<void> found;
  const auto find = [&](const char* name, auto& target) {
    if (found) found = m_library.find(name, target);
  };
  find("cuptiGetResultString", m_resultText);
  find("cuptiProfilerInitialize", initialize);
  find("cuptiDeviceGetChipName", chipName);
  find("cuptiProfilerGetCounterAvailability", availability);
  find("cuptiProfilerHostInitialize", makeHost);
  find("cuptiProfilerHostDeinitialize", endHost);
  find("cuptiProfilerHostConfigAddMetrics", addMetrics);
  find("cuptiProfilerHostGetConfigImageSize", configSize);
  find("cuptiProfilerHostGetConfigImage", config);
  find("cuptiProfilerHostGetNumOfPasses", passCount);
  find("cuptiProfilerHostEvaluateToGpuValues", values);
  find("cuptiRangeProfilerEnable", enable);
  find("cuptiRangeProfilerDisable", disable);
  find("cuptiRangeProfilerGetCounterDataSize", dataSize);
  find("cuptiRangeProfilerCounterDataImageInitialize", clearData);
  find("cuptiRangeProfilerSetConfig", setConfig);
  find("cuptiRangeProfilerStart", start);
  find("cuptiRangeProfilerStop", stop);
  find("cuptiRangeProfilerPushRange", push);
  find("cuptiRangeProfilerPopRange", pop);
  find("cuptiRangeProfilerDecodeData", decode);
  find("cuptiRangeProfilerGetCounterDataInfo", dataInfo);
  return found;
}

}  // namespace tilewise::cupti
