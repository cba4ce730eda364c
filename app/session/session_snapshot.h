// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The session at hand as a value: for undo, and for a file.

#include "app/session/marks.h"
#include "app/session/run_history.h"
#include "app/session/session.h"

namespace tilewise {

/// Requires: session.run().
Visit visitOf(const Session& session, const Marks& marks);

/// Without what the workspaces keep. Requires: session.run().
SessionFile sessionFileOf(const Session& session, const Marks& marks);

/// The visit that a session file describes; its arrays are read, which takes its time for large ones.
/// Errors: those of readInputs, readInputFiles and presetInputs; Shape (arrays of other sizes than the session's).
/// Thread: any.
[[nodiscard]] Expected<Visit> visitOf(const SessionFile& file);

/// Whether a file is opened as a session, by its name.
bool isSession(const QString& path);

/// The same without its arrays: the place alone.
Visit placeOf(const SessionFile& file);

/// Brings the session to the place of a visit, whose run it has taken.
void goTo(const Visit& visit, Session& session, Marks& marks);

}  // namespace tilewise
