// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/export/drawing_export.h"
#include "core/base/error.h"

class QWidget;

namespace tilewise {

/// Asks where a drawing is to be written, as PNG, SVG, PDF or CSV, and writes it. Returns at once; the dialog stays until
/// it is answered. name: of the file, without its ending.
void exportByDialog(QWidget& window, const Drawing& drawing, const QString& name,
                    const std::function<void(const Error&)>& failed);

}  // namespace tilewise
