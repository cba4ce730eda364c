// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The first start, and Help > First steps: four examples to choose from.

#include <QDialog>

#include "app/views/look/look.h"

class QCheckBox;
class QLabel;
class QScrollArea;

namespace tilewise {

class WelcomeCard;

class WelcomeDialog : public QDialog {
  Q_OBJECT

 public:
  /// showsAgain: at the next start.
  explicit WelcomeDialog(bool showsAgain, QWidget* parent);

  void setLook(const Look& look);

 signals:
  void presetWished(const QString& name);
  void manualWished();
  void showsAgainChanged(bool showsAgain);

 private:
  void layOut();

  QLabel* m_title;
  QLabel* m_hint;
  QList<WelcomeCard*> m_cards;
  QCheckBox* m_never;
  QPushButton* m_manual;
  QPushButton* m_close;
  QScrollArea* m_scroll;
};

}  // namespace tilewise
