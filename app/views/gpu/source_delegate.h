// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/views/look/look.h"

namespace tilewise {

/// Draws a source of figures: a round mark, its title, below it what it holds or why it holds nothing.
class SourceDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  static constexpr int DetailRole = Qt::UserRole;

  SourceDelegate(const Look& look, QObject* parent) : QStyledItemDelegate(parent), m_look(look) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  QRect room(const QRect& item) const;
  int heightOf(const QString& text, const QFont& font, int width) const;
  void paintMark(QPainter& painter, QPointF center, bool isChosen, bool isAvailable) const;

  Look m_look;
};

}  // namespace tilewise
