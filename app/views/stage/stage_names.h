// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How the stage calls things. Names of blocks are in the markup of MathText.

#include <QString>

#include <cstdint>
#include <optional>

#include "app/models/amount_text.h"
#include "app/views/stage/move.h"
#include "app/views/stage/stage_facts.h"
#include "app/views/stage/stage_states.h"
#include "core/problem/mask.h"
#include "core/problem/tensor.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

/// "*V*", "lse", "d*Q*"
QString tensorName(Tensor tensor);
/// "*V*_5", "lse_3"; nc: key blocks of a row, for the tiles of S, P, dP, dS: "*S*_{3,5}"
QString blockName(Tensor tensor, std::int64_t block, std::int64_t nc);
/// "35", "3,15"
QString tileNumber(std::int64_t i, std::int64_t j);
/// The name of a box when the row block i and the key block j are at hand; absent blocks give the bare letter.
QString boxName(OnChipBox box, Pass pass, std::optional<std::int64_t> i, std::optional<std::int64_t> j);

/// "8,192", of a line "128 each"
QString boxCount(std::int64_t values, bool line);

QString kindName(TileKind kind);      ///< "full"
QString stateName(TileState state);   ///< "to come"
QString placeName(BlockPlace place);  ///< "also on chip"
QString reasonName(SkipReason why);   ///< "causal mask"

/// "17 done, 1 now, 54 to come"
QString progressText(std::int64_t done, std::int64_t now, std::int64_t toCome);
/// "d*Q*_4 holds 6 of its 10 parts,"
QString sumText(Tensor tensor, std::int64_t block, std::int64_t done, std::int64_t all);
/// The same between tiles: "Blocks are summed in parts,"
QString sumsBetween();
/// "last move: *V*_5, 4,096 values, at step 186", or "last: *V*_5, 4,096 values"
QString moveText(const Move& move, const StageFacts& facts, bool shortForm);
/// Below the amount moved: the same in bytes, or in values where bytes are the unit that was chosen.
QString otherAmount(const Amount& amount);

}  // namespace tilewise
