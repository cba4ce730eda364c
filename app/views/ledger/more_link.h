// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "app/views/look/look.h"

namespace tilewise {

/// A word that opens and closes what stands below: "more", "less". It takes no more room than the word.
class MoreLink : public QAbstractButton {
  Q_OBJECT

 public:
  explicit MoreLink(QWidget* parent = nullptr);

  void setLook(const Look& look);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString word(bool open) const { return open ? tr("less") : tr("more"); }

  Look m_look;
};

}  // namespace tilewise
