// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "app/views/look/look.h"

class QDockWidget;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace tilewise {

class FoldingButtons;

/// The title row of a dock: its name, room for a widget of the panel, float and close.
class DockTitle : public QFrame {
  Q_OBJECT

 public:
  DockTitle(QDockWidget& dock, QWidget* panelWidget = nullptr);

  void setLook(const Look& look);
  /// Instead of the dock's own name.
  void setText(const QString& text);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void giveRoom();

  QDockWidget& m_dock;
  int m_gap = 0;  ///< px, between the name and what follows
  QLabel* m_name;
  FoldingButtons* m_tools;  ///< of the panel; null where it has none, or another widget
  QToolButton* m_float;
  QToolButton* m_close;
};

}  // namespace tilewise
