// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A drawing with its data as a file: PNG, SVG, PDF or CSV, by the ending of the name.

#include <functional>

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

#include "core/base/expected.h"
#include "core/files/write_file.h"

class QPaintDevice;

namespace tilewise {

struct Drawing {
  QString title;
  QString description;
  QSize size;  ///< pixels
  /// Draws all of it; scale: of the device's units to pixels.
  std::function<void(QPaintDevice&, double scale)> draw;
  std::function<QByteArray()> csv;
};

inline constexpr int UsualSharpness = 2;

/// The endings that exportDrawing writes: "png", "svg", "pdf", "csv".
QStringList drawingEndings();

/// sharpness: pixels of a PNG to one of the drawing. Whole or not at all.
/// Errors: FileFormat (another ending), FileExists, FileUnwritable.
/// Thread: GUI.
[[nodiscard]] Expected<void> exportDrawing(const Drawing& drawing, const QString& path, ExistingFile existing,
                                           int sharpness = UsualSharpness);

/// The picture of the PNG.
QImage drawingImage(const Drawing& drawing, int sharpness = UsualSharpness);

}  // namespace tilewise
