// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/views/check/check_texts.h"

namespace tilewise {

/// Draws a line of the checks: mark, name, figures, where the worst is. What has no room beside the name goes below it.
class CheckDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  CheckDelegate(const QList<CheckRow>& rows, QObject* parent) : QStyledItemDelegate(parent), m_rows(rows) {}

  void setLook(const Look& look) { m_look = look; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  struct Place {
    QRect name, figures, where;
    int height = 0;
  };
  Place placeOf(const CheckRow& row, int width) const;
  /// Where figures begin that stand in a column of their own.
  int figuresLeft(int width) const;

  const QList<CheckRow>& m_rows;
  Look m_look;
};

}  // namespace tilewise
