// SPDX-License-Identifier: MIT
#include "core/base/grouped.h"

#include "core/base/thousands.h"

namespace tilewise {

inline namespace plain_text {

std::string grouped(std::int64_t value) { return withThousands(std::to_string(value)); }

}  // namespace plain_text

}  // namespace tilewise
