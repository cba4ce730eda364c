// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/views/look/look.h"

namespace tilewise {

/// Draws a published result: the sign of its verdict, its place and title, below them what is claimed; or a group's title.
class ResultDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  static constexpr int NameRole = Qt::UserRole;  ///< of the result; absent for the title of a group
  static constexpr int ClaimRole = Qt::UserRole + 1;
  static constexpr int VerdictRole = Qt::UserRole + 2;

  ResultDelegate(const Look& look, QObject* parent) : QStyledItemDelegate(parent), m_look(look) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  QRect room(const QRect& item) const;
  int heightOf(const QString& text, const QFont& font, int width) const;

  Look m_look;
};

}  // namespace tilewise
