// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/views/look/look.h"

namespace tilewise {

/// Draws a line of the algorithm: its number, its formula, the running line on the ground of now, the pill of a loop.
class AlgorithmDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void setLook(const Look& look) { m_look = look; }
  /// Height of every row; kept between minimumRowHeight and maximumRowHeight.
  void setRowHeight(int height);
  int rowHeight() const { return m_rowHeight; }
  int minimumRowHeight() const;
  int maximumRowHeight() const;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  void paintPill(QPainter& painter, const QRectF& row, const QString& markup, bool running) const;

  Look m_look;
  int m_rowHeight = 23;
};

}  // namespace tilewise
