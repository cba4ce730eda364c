// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/views/look/look.h"

namespace tilewise {

/// Draws the cells of the ledger: colour squares with their letters, counts aligned at the right, sums under a rule.
class LedgerDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void setLook(const Look& look) { m_look = look; }
  /// Rows stand closer.
  void setCompact(bool compact) { m_compact = compact; }
  int rowHeight(const QModelIndex& index, bool compact) const;
  /// How far the name of a sum or of a loop may run, in pixels: it has no "times".
  void setLongNameRoom(int room) { m_longNameRoom = room; }
  /// The name of a sum or a loop, which may reach beyond its column; nothing for other rows. To be painted with the
  /// row: a view that repaints only some columns paints no more than their cells. Requires: index is in column Name.
  void paintLongName(QPainter& painter, const QRectF& row, const QModelIndex& index) const;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  /// The font of a cell; a column of digits keeps one weight but for the sum.
  QFont fontOf(const QModelIndex& index) const;
  /// Room at both ends of a row for the focus ring, in pixels.
  int rowPadding() const { return m_look.metrics.px(10); }
  /// The width that the name of a moved tensor takes, with what opens its row.
  int nameWidth(const QModelIndex& index) const;

 private:
  void paintTensor(QPainter& painter, const QRectF& cell, const QModelIndex& index, bool isOpen) const;
  QString fittingForm(const QModelIndex& index, qreal room) const;
  QColor colorOf(const QModelIndex& index) const;

  Look m_look;
  int m_longNameRoom = 0;
  bool m_compact = false;
};

}  // namespace tilewise
