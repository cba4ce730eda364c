// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "app/models/worksheet.h"
#include "core/base/expected.h"
#include "core/files/write_file.h"

class QPainter;

namespace tilewise {

struct SheetPage;

/// Paints a page in black, from its corner at 0, 0, in its units.
void paintSheet(QPainter& painter, const SheetPage& page);

/// The sheet and its solution, a page each, as a PDF.
/// Errors: FileFormat (not .pdf), FileExists, FileUnwritable.
[[nodiscard]] Expected<void> exportWorksheet(const Worksheet& sheet, const QString& path, ExistingFile existing);

}  // namespace tilewise
