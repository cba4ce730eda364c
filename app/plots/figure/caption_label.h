// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

/// A sentence with formulas under a figure, in as many lines as it needs. It keeps the room of two lines, so that the
/// figure above does not jump.
class CaptionLabel : public QWidget {
  Q_OBJECT

 public:
  explicit CaptionLabel(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// In the markup of MathText.
  /// Of which room is kept, so that nothing moves when the text changes. Range: at least 1; at first 2.
  void setLeastLines(int lines);
  void setText(const QString& markup);
  QString text() const { return m_text.plain(); }

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int lineHeight() const;
  QList<MathText> lines(int width) const;

  Look m_look;
  int m_leastLines = 2;
  MathText m_text;
};

}  // namespace tilewise
