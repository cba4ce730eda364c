// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tilewise {

/// Lets a chooser or spin box heed the wheel only while it has the focus, and not take the focus by it: who scrolls a
/// form with the wheel changes none of the settings that pass under the pointer.
void calmWheel(QWidget& box);

}  // namespace tilewise
