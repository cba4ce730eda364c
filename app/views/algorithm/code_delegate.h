// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/views/look/look.h"

namespace tilewise {

/// Draws a line of a program: its number, its text in a fixed width, wrapped; lines of the event on the ground of now.
class CodeDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void setLook(const Look& look) { m_look = look; }
  /// Width of the list, and how many lines it has: the numbers need their room. True when lines are wrapped anew.
  bool fit(int width, int lineCount);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  int lineHeight() const;

  Look m_look;
  int m_width = 0;
  int m_columns = 80;
  int m_numberRight = 0;
  int m_textLeft = 0;
};

}  // namespace tilewise
