// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include "app/views/look/maths_text.h"

namespace tilewise {

/// A button whose words hold formulas: variables italic, indices below. Its text, for sizes and screen readers, is plain.
class ChipButton : public QPushButton {
 public:
  explicit ChipButton(const QString& markup, QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  MathText m_words;
};

}  // namespace tilewise
