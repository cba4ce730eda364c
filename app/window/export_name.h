// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The name of a file that is exported, and the format that its ending says.

#include <QString>
#include <QStringList>

#include "app/window/export_facts.h"

namespace tilewise {

/// The formats of a kind, the usual one first: "png", "svg", "pdf". Arrays have one that nobody chooses.
QStringList endingsOf(ExportKind kind);

/// "gif" of "a/ten.GIF"; empty: it has none.
QString endingOf(const QString& name);

/// The whole path, below the home folder where the name is not absolute, with the ending behind it where it has another or
/// none. ending: empty for a folder. An empty name stays empty.
QString exportPath(const QString& name, const QString& ending);

/// The name with that ending in the place of one that some kind has; others are part of the name: "draft.v2".
QString withOtherEnding(const QString& name, const QString& ending);

/// Why the name will not do, in words; empty: it does. An ending of another kind is no part of a name: who types "ten.gif"
/// does not want "ten.gif.png".
QString whyNotNamed(const QString& name, ExportKind kind);

}  // namespace tilewise
