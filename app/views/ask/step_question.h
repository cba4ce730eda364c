// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// One question about the next event of a run, with its answer as the engine has it and the reason: asked before the event is shown.

#include <optional>

#include <QString>
#include <QStringList>

#include "app/session/run.h"
#include "core/replay/block_state.h"

namespace tilewise {

struct StepQuestion {
  QString text;         ///< in the markup of MathText; says all that the answer follows from
  QStringList choices;  ///< to choose one of; empty: a number is asked for
  qsizetype right = 0;  ///< the choice that is right
  double number = 0;    ///< the number that is right
  bool isCount = true;  ///< a whole number, to be met exactly; else to the digits that are given, at least two
  QString answer;       ///< as it is told: "4,096", "0.4615", "partial"
  QString reason;       ///< in the markup of MathText: why that is so

  bool operator==(const StepQuestion&) const = default;
};

/// Whether what was typed or chosen is right.
enum class Judgement { Right, Wrong, Unreadable, TooFewDigits };

/// Asks about event `position` + 1, whose state is `next`.
/// next: null where its numbers are not at hand: then the question is about counts or kinds.
/// row: about which numbers are asked, where it is one of the rows at hand.
/// Requires: 0 <= position < events of the run; next at position + 1.
StepQuestion questionAbout(const Run& run, std::int64_t position, const BlockState* next, std::int64_t row);

/// Of a typed number: "4096", "4,096", "0.46", "-3.2", with a real minus as well.
Judgement judge(const StepQuestion& question, const QString& typed);

/// The tile that the question is about when its kind is asked for; else absent.
std::optional<TileIndex> tileAskedFor(const Run& run, std::int64_t position);

}  // namespace tilewise
