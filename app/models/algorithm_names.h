// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QByteArray>
#include <QString>

#include "app/session/run.h"

namespace tilewise {

/// The ways to compute a pass. The last two are orders of the loops that only a backward pass has.
enum class Way : std::uint8_t { Standard, FlashAttention1, FlashAttention2, QueryOuter, TwoLoops };

Way wayOf(const Rival& rival, Pass pass);
Way wayOf(const Problem& problem, Pass pass);

/// What a way is called beside a bar or a curve: "standard", "FA-1", "FA-2", "query-outer", "two loops".
QString shortName(Way way);
/// Its whole name, for accessible texts: "standard attention", "FlashAttention-2", "query blocks outside".
QString longName(Way way);
/// Its word in data: "standard", "fa1", "fa2", "query-outer", "two-loops".
QByteArray wayWord(Way way);

/// Whether a backward pass adds up parts of a gradient in HBM, so that the order of its blocks shows in the result.
/// False for a forward pass.
bool addsInHbm(const ProblemSettings& settings);
/// The order of the loops of a backward pass by tiles, where it is not the one its algorithm is known for or where the
/// algorithm leaves it open: "order FA-2". Empty for any other pass.
QString orderName(const ProblemSettings& settings);

/// What is stepped through: "FlashAttention-2, forward".
QString passName(const Problem& problem);

}  // namespace tilewise
