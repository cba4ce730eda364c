// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

#include "app/views/look/look.h"

namespace tilewise {

/// The heads of a table of figures: of which kind a column is and where it is from, below it what it is.
class PageHeader : public QHeaderView {
  Q_OBJECT

 public:
  static constexpr int KindRole = Qt::UserRole;  ///< "printed · arXiv"
  static constexpr int ComputedRole = Qt::UserRole + 1;
  static constexpr int TitleRole = Qt::UserRole + 2;

  explicit PageHeader(QWidget* parent = nullptr);

  void setLook(const Look& look);
  int neededWidth(int section) const;
  QSize sizeHint() const override;

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override;

 private:
  QString text(int section, int role) const;

  Look m_look;
};

}  // namespace tilewise
