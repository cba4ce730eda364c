// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QString>

namespace tilewise {

/// A count as models hand it out: "1,180,672". The same text as grouped() of the views, which models cannot include.
QString countText(std::int64_t count);

}  // namespace tilewise
