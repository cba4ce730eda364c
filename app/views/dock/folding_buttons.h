// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMenu>
#include <QWidget>

#include "app/views/look/look.h"

class QPushButton;

namespace tilewise {

/// The buttons of a title row. Where they have no room side by side, one button opens them as a menu.
class FoldingButtons : public QWidget {
  Q_OBJECT

 public:
  /// buttons: from left to right; taken over. name: what they are for, to be read where they are folded.
  FoldingButtons(const QList<QPushButton*>& buttons, const QString& name, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// The width that the title leaves them, which only the row knows. In px.
  void setRoom(int room);
  /// After a button got another text.
  void fit();
  bool isFolded() const { return m_folded; }
  QPushButton& menuButton() { return *m_more; }

  /// Of what is shown; the least is the one button.
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  int widthOf(const QPushButton& button) const;
  int rowWidth() const;
  void arrange();
  void fillMenu();

  Look m_look;
  QList<QPushButton*> m_buttons;
  QPushButton* m_more;
  QMenu* m_menu;
  int m_room = QWIDGETSIZE_MAX;
  bool m_folded = false;
};

}  // namespace tilewise
