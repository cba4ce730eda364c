// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The equations of a backward pass, and of standard attention, with the numbers of one row in them.

#include <optional>

#include "app/session/run.h"
#include "app/views/inspector/row_equation.h"
#include "core/replay/block_state.h"

namespace tilewise {

/// P, dP, D and dS of the row's largest gradient (before it is known, its largest weight), and what it adds to dQ.
/// event: kind of the event that led to the state; absent when the state is not the present one.
/// Requires: a state with one of its queries.
RowEquation gradientEquation(const Run& run, const BlockState& state, std::int64_t row, std::optional<EventKind> event,
                             const QString& label = {});

/// Standard attention, forward: the row's largest score, its maximum, sum and weight, or its row of O.
RowEquation standardEquation(const Run& run, const BlockState& state, std::int64_t row, std::optional<EventKind> event,
                             const QString& label = {});

/// Of any pass.
RowEquation equationOf(const Run& run, const BlockState& state, std::int64_t row, std::optional<EventKind> event,
                       const QString& label = {});

}  // namespace tilewise
