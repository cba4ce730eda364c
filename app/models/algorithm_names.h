// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/problem/words.h"

namespace tilewise {

/// What an algorithm is called beside a bar or a curve: "standard", "FA-1", "FA-2".
QString shortName(Algorithm algorithm);

/// Its whole name, for accessible texts: "standard attention", "FlashAttention-1", "FlashAttention-2".
QString longName(Algorithm algorithm);

}  // namespace tilewise
