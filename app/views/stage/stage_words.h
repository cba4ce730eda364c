// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace tilewise {

/// The context that the stage's texts are translated in.
struct StageWords {
  Q_DECLARE_TR_FUNCTIONS(StageWords)
};

}  // namespace tilewise
