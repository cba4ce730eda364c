// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Figures as files: PNG, SVG, PDF, and their data as CSV, by the ending of the name.

#include <QImage>
#include <QSize>
#include <QString>

#include "app/plots/figure/figure.h"
#include "app/views/look/look.h"
#include "core/base/expected.h"
#include "core/files/write_file.h"

namespace tilewise {

/// The endings that exportFigure writes: "png", "svg", "pdf", "csv".
QStringList figureEndings();

/// Draws a figure with its title and caption at a size in pixels (PNG: twice as many), or writes its table; whole or not
/// at all.
/// Errors: FileFormat (another ending), FileExists, FileUnwritable.
/// Thread: GUI.
[[nodiscard]] Expected<void> exportFigure(const Figure& figure, const Look& look, QSize size, const QString& path,
                                          ExistingFile existing);

/// The picture of the PNG.
QImage figureImage(const Figure& figure, const Look& look, QSize size);

}  // namespace tilewise
