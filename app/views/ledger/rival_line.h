// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "app/session/run.h"
#include "app/views/look/look.h"

namespace tilewise {

/// One line: how many times as many HBM values as the present way the others move. As many of them as have room,
/// standard attention first.
class RivalLine : public QWidget {
  Q_OBJECT

 public:
  explicit RivalLine(QWidget* parent = nullptr);

  void setLook(const Look& look, int padding);
  void setRun(const Run* run);
  /// What is to be read of it.
  QString shownText() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString text(qsizetype ways) const;

  Look m_look;
  int m_padding = 0;
  QStringList m_ways;  ///< "standard moves 6.17 × as much", "FA-1 4.79 ×"
};

}  // namespace tilewise
