// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/views/look/look.h"

namespace tilewise {

/// Draws an example: its name, below it what is to be seen; or the title of a group.
class ExampleDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  static constexpr int NameRole = Qt::UserRole;       ///< of the preset; absent for the title of a group
  static constexpr int TitleRole = Qt::UserRole + 1;  ///< what is to be seen

  ExampleDelegate(const Look& look, QObject* parent) : QStyledItemDelegate(parent), m_look(look) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  QRect room(const QStyleOptionViewItem& option) const;

  Look m_look;
};

}  // namespace tilewise
