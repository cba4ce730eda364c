// SPDX-License-Identifier: MIT
#include "core/gpu/shared_library.h"

#include <dlfcn.h>

namespace tilewise {

Expected<SharedLibrary> SharedLibrary::open(const std::string& what, std::span<const char* const> names) {
  std::string reason;
  for (const char* name : names) {
    // It stays in the process: the driver and CUPTI leave calls into themselves behind.
    if (void* const handle = dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE)) return SharedLibrary(what, handle);
    const char* const message = dlerror();
    if (reason.empty() && message != nullptr) reason = message;
  }
  return failure({ErrorCode::MachineLacks, what, reason, ""});
}

void* SharedLibrary::address(const char* name) const { return dlsym(m_handle, name); }

}  // namespace tilewise
