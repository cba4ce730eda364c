// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Drawings arranged into one.

#include <QList>

#include "app/export/drawing_export.h"

namespace tilewise {

/// The drawings in rows of `columns`, each as large as it is. It has no data of its own. Requires: at least one; those of a
/// column are equally wide, those of a row equally high.
Drawing sheetOf(const QList<Drawing>& parts, int columns, const QString& title);

/// The drawing in the middle of a picture of that size, made smaller or larger to fit. ground: around it.
Drawing fittedTo(const Drawing& drawing, QSize size, const QColor& ground);

}  // namespace tilewise
