// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/problem/problem.h"

namespace tilewise {

/// What a problem has that another has not, in a few words: "Br 128  Bc 64", "FlashAttention-1, backward". "other settings"
/// where it is nothing that a person reads at a glance. Requires: settings of problems.
QString changeText(const ProblemSettings& from, const ProblemSettings& to);

}  // namespace tilewise
