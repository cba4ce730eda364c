// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include "core/base/expected.h"
#include "core/files/write_file.h"

class QPixmap;
class QWidget;

namespace tilewise {

/// Draws a window, shown or not, at a size in pixels and writes it as PNG: whole or not at all.
/// Errors: FileFormat (another extension), FileExists, FileUnwritable; OutOfRange (smaller than the window can be).
/// Thread: GUI.
[[nodiscard]] Expected<void> exportPng(QWidget& window, QSize size, const QString& path, ExistingFile existing);

/// Writes a picture as PNG: whole or not at all. Errors: those of exportPng but OutOfRange.
[[nodiscard]] Expected<void> writePng(const QPixmap& picture, const QString& path, ExistingFile existing);

/// Whether exportPng is likely to succeed, to be asked before the work.
[[nodiscard]] Expected<void> checkExport(const QString& path, ExistingFile existing);

}  // namespace tilewise
