// SPDX-License-Identifier: MIT
#pragma once

/// Planned kernels to machine code: from memory, from the folder of earlier runs, or by NVRTC.

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>

#include "core/gpu/kernel_plan.h"
#include "core/gpu/nvrtc.h"

namespace tilewise {

/// Where machine code came from.
enum class CubinOrigin { Compiled, Disk, Memory };

struct CompiledKernel {
  std::vector<std::byte> cubin;
  KernelResources resources;  ///< of the neediest function of the source
  double seconds = 0;         ///< that it took, from wherever it came
  CubinOrigin origin = CubinOrigin::Compiled;
};

class KernelCompiler {
 public:
  struct Target {
    std::string architecture;  ///< "sm_90a"
    int driverVersion = 0;
  };
  /// `folder` keeps machine code between runs; without one, or where it cannot be written, each run compiles anew.
  KernelCompiler(Nvrtc nvrtc, Target target, std::optional<std::filesystem::path> folder);

  const Nvrtc& nvrtc() const { return m_nvrtc; }

  /// Errors: CompileFailed (with the log).
  /// Thread: any; several at once.
  [[nodiscard]] Expected<CompiledKernel> compile(const PlannedKernel& kernel);

  /// Compiles all kernels of the plans side by side; what fails is found when it is asked for.
  void compileAhead(std::span<const KernelPlan> plans);

 private:
  std::string keyOf(const PlannedKernel& kernel, const std::string& source) const;
  std::optional<CompiledKernel> fromDisk(const std::string& key) const;
  void toDisk(const std::string& key, const CompiledKernel& kernel) const;
  std::filesystem::path fileOf(const std::string& key) const;

  Nvrtc m_nvrtc;
  Target m_target;
  std::optional<std::filesystem::path> m_folder;
  std::mutex m_mutex;  ///< guards m_known
  std::map<std::string, CompiledKernel> m_known;
};

}  // namespace tilewise
