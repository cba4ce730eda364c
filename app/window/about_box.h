// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tilewise {

/// What this program is, and whose work is in it. Returns when it has been closed.
void showAbout(QWidget& window);

}  // namespace tilewise
