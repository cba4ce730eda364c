// SPDX-License-Identifier: MIT
#include "core/gpu/nvrtc.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace tilewise {

namespace {

/// The number before a phrase of ptxas's report: "Used 96 registers" has 96 before " registers".
int numberBefore(std::string_view text, std::string_view phrase) {
  int largest = 0;
  for (std::size_t at = text.find(phrase); at != std::string_view::npos; at = text.find(phrase, at + 1)) {
    std::size_t begin = at;
    while (begin > 0 && text[begin - 1] >= '0' && text[begin - 1] <= '9') --begin;
    largest = std::max(largest, std::atoi(std::string(text.substr(begin, at - begin)).c_str()));
  }
  return largest;
}

}  // namespace

Expected<Nvrtc> Nvrtc::load() {
  // The name without a version is the one of the moment; the folder is where NVIDIA's installer puts it.
  constexpr std::array<const char*, 6> Names{"libnvrtc.so.13",
                                             "libnvrtc.so.12",
                                             "libnvrtc.so",
                                             "/usr/local/cuda/lib64/libnvrtc.so",
                                             "/usr/local/cuda/lib/libnvrtc.so",
                                             "/usr/local/cuda/lib/libnvrtc.so.13"};
  auto library = SharedLibrary::open("the CUDA compiler NVRTC", Names);
  if (!library) return tl::unexpected(library.error());
  Nvrtc nvrtc(std::move(*library));
  if (const auto found = nvrtc.findFunctions(); !found) return tl::unexpected(found.error());
  nvrtc.m_functions.version(&nvrtc.m_major, &nvrtc.m_minor);
  return nvrtc;
}

Expected<void> Nvrtc::findFunctions() {
  Expected<void> found;
  const auto find = [&](const char* name, auto& target) {
    if (found) found = m_library.find(name, target);
  };
  find("nvrtcVersion", m_functions.version);
  find("nvrtcCreateProgram", m_functions.createProgram);
  find("nvrtcDestroyProgram", m_functions.destroyProgram);
  find("nvrtcCompileProgram", m_functions.compileProgram);
  find("nvrtcGetProgramLogSize", m_functions.logSize);
  find("nvrtcGetProgramLog", m_functions.log);
  find("nvrtcGetCUBINSize", m_functions.cubinSize);
  find("nvrtcGetCUBIN", m_functions.cubin);
  return found;
}

Compiled Nvrtc::compile(const std::string& source, const std::string& architecture, const Macros& macros) const {
  std::vector<std::string> options{"--gpu-architecture=" + architecture, "--std=c++17", "--ptxas-options=-v"};
  for (const auto& [name, value] : macros) options.push_back("-D" + name + "=" + std::to_string(value));
  std::vector<const char*> texts;
  for (const std::string& option : options) texts.push_back(option.c_str());

  Compiled compiled;
  Program program = nullptr;
  if (m_functions.createProgram(&program, source.c_str(), "kernel.cu", 0, nullptr, nullptr) != 0) {
    compiled.log = "NVRTC made no program of the source";
    return compiled;
  }
  compiled.succeeded = m_functions.compileProgram(program, static_cast<int>(texts.size()), texts.data()) == 0;
  std::size_t size = 0;
  if (m_functions.logSize(program, &size) == 0 && size > 1) {
    compiled.log.resize(size);
    m_functions.log(program, compiled.log.data());
    compiled.log.resize(size - 1);  // without the final zero
  }
  if (compiled.succeeded && m_functions.cubinSize(program, &size) == 0) {
    compiled.cubin.resize(size);
    m_functions.cubin(program, reinterpret_cast<char*>(compiled.cubin.data()));
  }
  m_functions.destroyProgram(&program);
  compiled.resources = {numberBefore(compiled.log, " registers"), numberBefore(compiled.log, " bytes spill stores")};
  return compiled;
}

}  // namespace tilewise
