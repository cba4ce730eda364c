// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "app/views/look/look.h"

class QBoxLayout;
class QMenu;
class QToolButton;

namespace tilewise {

class ElidedLabel;

/// A panel with a figure: a title row with a unit and a menu to copy and export it, and room for what is under it.
class PictureCard : public QFrame {
  Q_OBJECT

 public:
  explicit PictureCard(QWidget* parent = nullptr);

  virtual void setLook(const Look& look);

  QSize minimumSizeHint() const override;

 signals:
  void copyPictureWished();
  void copyDataWished();
  void exportWished();

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;

  const Look& look() const { return m_look; }
  QFrame* head() const { return m_head; }
  /// Puts a widget into the title row, at the left of the unit.
  void addToHead(QWidget* widget);
  QToolButton* newHeadButton(const QString& name);
  /// Of the button of the menu.
  int moreWidth() const;
  void setUnit(const QString& text, const QString& tip);
  /// The widgets under the title row.
  QBoxLayout* body() const { return m_body; }

 private:
  Look m_look;
  QFrame* m_head;
  ElidedLabel* m_unit;
  QMenu* m_copy;
  QToolButton* m_more;
  QBoxLayout* m_body;
};

}  // namespace tilewise
