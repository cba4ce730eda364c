// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The sentence of a step: what the event that led here did, in the past tense, the thing first, then how many, then
/// where.

#include <optional>

#include <QString>
#include <QStringList>

#include "app/session/run.h"
#include "core/replay/block_state.h"
#include "core/trace/totals.h"

namespace tilewise {

struct Sentence {
  QString tag;   ///< the name of the event: "Rescale"
  QString text;  ///< in the markup of MathText; at most 150 characters when read as plain text

  QString moved{};  ///< the block that a load or store moved, in markup: "d*Q*_{4}"; else empty

  QString plain() const;

  bool operator==(const Sentence&) const = default;
};

inline constexpr int LongestSentence = 150;

/// The sentence at state.position.
/// Requires: event led there, and is absent at position 0; state is the state there.
Sentence sentenceFor(const Run& run, const std::optional<Event>& event, const BlockState& state);

/// The sentence while events pass too fast to be read: the row block at hand and what has moved.
Sentence rowBlockSentence(const Run& run, const BlockState& state, const Totals& totals);

/// All tags, for the width of the block that shows them.
QStringList sentenceTags();

}  // namespace tilewise
