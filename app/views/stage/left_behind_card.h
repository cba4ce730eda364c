// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "app/session/run.h"
#include "app/views/look/look.h"

class QGridLayout;
class QLabel;

namespace tilewise {

/// Shown when a forward pass has ended: what it leaves in HBM, beside what standard attention would leave.
class LeftBehindCard : public QFrame {
  Q_OBJECT

 public:
  explicit LeftBehindCard(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRun(const Run& run);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void dress();

  Look m_look;
  QGridLayout* m_rows;
  QLabel* m_title;
  QLabel* m_sentence;
  QList<QLabel*> m_names, m_others;
};

}  // namespace tilewise
