// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/views/look/look.h"

namespace tilewise {

/// Draws a figure of a sweep: the row of the problem in Step in the colour of now, what is not there in italics.
class SweepDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  static constexpr int Padding = 6;  ///< at 100 %, beside a text

  SweepDelegate(const Look& look, QObject* parent) : QStyledItemDelegate(parent), m_look(look) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  Look m_look;
};

}  // namespace tilewise
