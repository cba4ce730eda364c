// SPDX-License-Identifier: MIT
#pragma once

/// NVRTC, the CUDA compiler as a library: from the text of a kernel to machine code of a card, at run time.

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/expected.h"
#include "core/gpu/kernel_plan.h"
#include "core/gpu/shared_library.h"

namespace tilewise {

/// What ptxas says of a kernel.
struct KernelResources {
  int registers = 0;   ///< a thread
  int spillBytes = 0;  ///< stored to local memory for want of registers, a thread
};

/// A compilation that failed is a result too: its log says why.
struct Compiled {
  bool succeeded = false;
  std::string log;
  std::vector<std::byte> cubin;
  KernelResources resources;
};

class Nvrtc {
 public:
  /// Errors: MachineLacks (the library, or a function in it).
  [[nodiscard]] static Expected<Nvrtc> load();

  int majorVersion() const { return m_major; }
  int minorVersion() const { return m_minor; }
  std::string version() const { return std::to_string(m_major) + '.' + std::to_string(m_minor); }

  /// Compiles a source for an architecture ("sm_80", "sm_90a").
  /// Thread: any; several at once.
  Compiled compile(const std::string& source, const std::string& architecture, const Macros& macros) const;

 private:
  using Program = struct ProgramObject*;
  struct Functions {
    int (*version)(int*, int*) = nullptr;
    int (*createProgram)(Program*, const char*, const char*, int, const char* const*, const char* const*) = nullptr;
    int (*destroyProgram)(Program*) = nullptr;
    int (*compileProgram)(Program, int, const char* const*) = nullptr;
    int (*logSize)(Program, std::size_t*) = nullptr;
    int (*log)(Program, char*) = nullptr;
    int (*cubinSize)(Program, std::size_t*) = nullptr;
    int (*cubin)(Program, char*) = nullptr;
  };

  explicit Nvrtc(SharedLibrary library) : m_library(std::move(library)) {}
  Expected<void> findFunctions();

  SharedLibrary m_library;
  Functions m_functions;
  int m_major = 0;
  int m_minor = 0;
};

}  // namespace tilewise
