// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/check/check_mark.h"

namespace tilewise {

/// The status line of the Check workspace: what the checks came to, and that the figures at the right are broken ones.
class CheckStatus : public QWidget {
  Q_OBJECT

 public:
  explicit CheckStatus(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setTexts(CheckMark mark, const QString& summary, const QString& engine);
  /// Whether what stands at the right is the result of a broken run.
  void setBroken(bool broken);

  QStringList shownTexts() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Look m_look;
  CheckMark m_mark = CheckMark::Waiting;
  bool m_broken = false;
  QString m_summary, m_engine;
};

}  // namespace tilewise
