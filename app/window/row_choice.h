// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

class QWidget;

namespace tilewise {

class Session;

/// Selects this query row and shows it in the inspector: in the tile at hand where that holds it, else in the tile of its
/// row block under the same keys, or in the first that is visited there. Requires: a run with steps, 0 <= row < Tq.
void inspectRow(Session& session, qint64 row);

/// Asks for the row, and inspects it. Does nothing without a run.
void askForRow(QWidget& window, Session& session);

}  // namespace tilewise
