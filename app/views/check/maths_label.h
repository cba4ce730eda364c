// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

/// A paragraph with formulas, wrapped to the width.
class MathsLabel : public QWidget {
  Q_OBJECT

 public:
  explicit MathsLabel(Role role, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setMarkup(const QString& markup);

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Look m_look;
  Role m_role;
  MathText m_text;
};

}  // namespace tilewise
