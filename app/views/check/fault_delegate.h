// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/views/check/check_texts.h"

namespace tilewise {

/// Draws a fault: mark, title, and below it what became of it here.
class FaultDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  FaultDelegate(const QList<FaultRow>& rows, QObject* parent) : QStyledItemDelegate(parent), m_rows(rows) {}

  void setLook(const Look& look) { m_look = look; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  const QList<FaultRow>& m_rows;
  Look m_look;
};

}  // namespace tilewise
