// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "app/views/look/look.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

/// An answer in words to choose: a letter, a text with formulas, and, once the answer is known, whether it is right.
class ChoiceButton : public QAbstractButton {
  Q_OBJECT

 public:
  enum class Mark { None, Right, Wrong };

  ChoiceButton(QChar letter, const QString& markup, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setMark(Mark mark);
  Mark mark() const { return m_mark; }

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int textLeft() const;
  void name();

  Look m_look;
  QChar m_letter;
  MathText m_text;
  Mark m_mark = Mark::None;
};

}  // namespace tilewise
