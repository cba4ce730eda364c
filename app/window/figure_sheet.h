// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A workspace of figures as one picture: its figures alone, without what is there to be operated.

#include <optional>

#include <QSize>
#include <QString>

#include "app/export/drawing_export.h"
#include "app/views/look/look.h"

namespace tilewise {

class Workspace;

/// The workspaces that have one: "explore, gpu or published".
bool hasFigures(const QString& workspace);

/// Explore: its four figures. GPU: times and bytes of the sweep that is shown. Published: the result, with its table.
/// Absent: another workspace, or there is nothing to show yet.
std::optional<Drawing> figureSheet(Workspace& workspace, const Look& look, QSize size);

}  // namespace tilewise
