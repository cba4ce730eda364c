// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/compare/pass_texts.h"
#include "app/views/look/look.h"

namespace tilewise {

/// Where a pass stands, in one line with a sign before it: under way in the colour of now, finished in that of what
/// is well.
class StateLine : public QWidget {
  Q_OBJECT

 public:
  explicit StateLine(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setState(const PassState& state);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Look m_look;
  PassState m_state;
};

}  // namespace tilewise
