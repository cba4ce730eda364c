// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/about_box.h"

#include <QApplication>
#include <QMessageBox>

namespace tilewise {

void showAbout(QWidget& window) {
  const QString text = QMessageBox::tr(
      "<h3>Tilewise %1</h3><p>FlashAttention, tile by tile: the exact algorithm, its memory traffic and its "
      "numbers.</p><p>The desktop app is free software under the GPL, version 3 or later; the engine and the "
      "command line under the MIT licence. Fonts: Roboto and JetBrains Mono, DejaVu Sans. The attention heads "
      "come from KWT-1 (Apache-2.0) and stories260K (MIT).</p>");
  QMessageBox::about(&window, QMessageBox::tr("About Tilewise"), text.arg(QApplication::applicationVersion()));
}

}  // namespace tilewise
