// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/views/look/look.h"

namespace tilewise {

class WindowActions;

/// F1: all keys, read off the actions, so that the sheet cannot be out of date.
class KeySheet : public QDialog {
  Q_OBJECT

 public:
  KeySheet(const WindowActions& actions, const Look& look, QWidget* parent = nullptr);
};

}  // namespace tilewise
