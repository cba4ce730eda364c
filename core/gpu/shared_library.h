// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "core/base/expected.h"

namespace tilewise {

/// A library of the system that is opened when it is needed, and then stays: nothing of CUDA is linked, and its absence is
/// a value.
class SharedLibrary {
 public:
  /// The first of these names that can be opened. `what` says for people what it is: "the CUDA compiler NVRTC".
  /// Errors: MachineLacks (with the loader's reason for the first name).
  [[nodiscard]] static Expected<SharedLibrary> open(const std::string& what, std::span<const char* const> names);

  /// Finds a function. Errors: MachineLacks (the library is older or younger than this program knows).
  template <class Function>
  [[nodiscard]] Expected<void> find(const char* name, Function*& function) const {
    void* const symbol = address(name);
    if (symbol == nullptr) return failure({ErrorCode::MachineLacks, m_what, std::string("no function ") + name, ""});
    function = reinterpret_cast<Function*>(symbol);
    return {};
  }

 private:
  SharedLibrary(std::string what, void* handle) : m_what(std::move(what)), m_handle(handle) {}
  void* address(const char* name) const;

  std::string m_what;
  void* m_handle;
};

}  // namespace tilewise
