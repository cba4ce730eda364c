// SPDX-License-Identifier: MIT
#include "core/gpu/shared_library.h"

#include <dlfcn.h>

namespace tilewise {

Expected<SharedLibrary> SharedLibrary::open(const std::string& what, std::span<const char* const> names) {
  std::string reason;
  for (const char* name : names) {
    if (void* const handle = dlopen(name, RTLD_NOW | RTLD_LOCAL)) {
      return SharedLibrary(what, {handle, [](void* library) { dlclose(library); }});
    }
    const char* const message = dlerror();
    if (reason.empty() && message != nullptr) reason = message;
  }
  return failure({ErrorCode::MachineLacks, what, reason, ""});
}

void* SharedLibrary::address(const char* name) const { return dlsym(m_handle.get(), name); }

}  // namespace tilewise
