// SPDX-License-Identifier: MIT
#include "core/gpu/kernel_compiler.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <set>
#include <system_error>

#include <fmt/format.h>

#include "core/attention/worker_threads.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"

namespace tilewise {

namespace {

/// FNV-1a of 64 bits, for file names.
std::uint64_t hashOf(const std::string& text) {
  std::uint64_t hash = 14695981039346656037u;
  for (const char each : text) hash = (hash ^ static_cast<unsigned char>(each)) * 1099511628211u;
  return hash;
}

/// What stands in a file behind its key.
struct FileNumbers {
  std::int32_t registers = 0;
  std::int32_t spillBytes = 0;
};

}  // namespace

KernelCompiler::KernelCompiler(Nvrtc nvrtc, Target target, std::optional<std::filesystem::path> folder)
    : m_nvrtc(std::move(nvrtc)), m_target(std::move(target)), m_folder(std::move(folder)) {}

std::string KernelCompiler::keyOf(const PlannedKernel& kernel, const std::string& source) const {
  std::string key = fmt::format("tilewise kernel 1\n{}\nNVRTC {}.{}, driver {}\n", m_target.architecture,
                                m_nvrtc.majorVersion(), m_nvrtc.minorVersion(), m_target.driverVersion);
  for (const auto& [name, value] : kernel.macros) key += fmt::format("{}={}\n", name, value);
  return key + source;
}

std::filesystem::path KernelCompiler::fileOf(const std::string& key) const {
  return *m_folder / fmt::format("{:016x}.cubin", hashOf(key));
}

/// A file begins with all that it was made from, so that one of another origin and the same name is no hit.
std::optional<CompiledKernel> KernelCompiler::fromDisk(const std::string& key) const {
  if (!m_folder) return std::nullopt;
  const auto bytes = readFile(fileOf(key));
  const std::size_t begin = key.size() + sizeof(FileNumbers);
  if (!bytes || bytes->size() <= begin || std::memcmp(bytes->data(), key.data(), key.size()) != 0) return std::nullopt;
  FileNumbers numbers;
  std::memcpy(&numbers, bytes->data() + key.size(), sizeof numbers);
  CompiledKernel kernel;
  kernel.cubin.assign(bytes->begin() + static_cast<std::ptrdiff_t>(begin), bytes->end());
  kernel.resources = {numbers.registers, numbers.spillBytes};
  kernel.origin = CubinOrigin::Disk;
  return kernel;
}

/// A folder that cannot be written is no failure: the next run compiles again.
void KernelCompiler::toDisk(const std::string& key, const CompiledKernel& kernel) const {
  if (!m_folder) return;
  std::error_code code;
  std::filesystem::create_directories(*m_folder, code);
  if (code) return;
  const FileNumbers numbers{kernel.resources.registers, kernel.resources.spillBytes};
  std::vector<std::byte> bytes(key.size() + sizeof numbers);
  std::memcpy(bytes.data(), key.data(), key.size());
  std::memcpy(bytes.data() + key.size(), &numbers, sizeof numbers);
  bytes.insert(bytes.end(), kernel.cubin.begin(), kernel.cubin.end());
  static_cast<void>(writeFile(fileOf(key), bytes, ExistingFile::Replace));
}

Expected<CompiledKernel> KernelCompiler::compile(const PlannedKernel& kernel) {
  const auto begin = std::chrono::steady_clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(); };
  const std::string source = kernelText(kernel);
  const std::string key = keyOf(kernel, source);
  {
    const std::lock_guard lock(m_mutex);
    if (const auto known = m_known.find(key); known != m_known.end()) {
      CompiledKernel again = known->second;
      again.origin = CubinOrigin::Memory;
      return again;
    }
  }
  std::optional<CompiledKernel> found = fromDisk(key);
  if (!found) {
    Compiled compiled = m_nvrtc.compile(source, m_target.architecture, kernel.macros);
    if (!compiled.succeeded) return failure({ErrorCode::CompileFailed, kernel.function, compiled.log, ""});
    found = CompiledKernel{std::move(compiled.cubin), compiled.resources};
    toDisk(key, *found);
  }
  found->seconds = seconds();
  const std::lock_guard lock(m_mutex);
  m_known.insert_or_assign(key, *found);
  return *found;
}

void KernelCompiler::compileAhead(std::span<const KernelPlan> plans) {
  std::vector<const PlannedKernel*> kernels;
  std::set<std::string> keys;
  const auto add = [&](const PassPlan& pass) {
    for (const PlannedKernel& kernel : pass.kernels) {
      if (keys.insert(keyOf(kernel, kernel.source)).second) kernels.push_back(&kernel);
    }
  };
  for (const KernelPlan& plan : plans) {
    add(plan.forward);
    if (plan.backward) add(*plan.backward);
  }
  std::atomic<std::size_t> next{0};
  const auto workers = std::min<std::size_t>(threadCount(0), kernels.size());
  runOnThreads(static_cast<unsigned>(std::max<std::size_t>(workers, 1)), [&](unsigned) {
    for (std::size_t n = next++; n < kernels.size(); n = next++) static_cast<void>(compile(*kernels[n]));
  });
}

}  // namespace tilewise
