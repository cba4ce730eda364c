// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace tilewise {

/// An SVG document whose letters name, behind each font of the window, others of about its width: without one every reader
/// takes its own, in which words run into each other.
QByteArray withFallbackFonts(QByteArray svg);

}  // namespace tilewise
