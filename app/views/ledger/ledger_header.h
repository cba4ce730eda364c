// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

#include "app/views/look/look.h"

namespace tilewise {

/// The column titles of the ledger: plain second text, aligned as the columns are.
class LedgerHeader : public QHeaderView {
  Q_OBJECT

 public:
  explicit LedgerHeader(QWidget* parent = nullptr);

  /// padding: room at both ends, as the rows have.
  void setLook(const Look& look, int padding);
  QSize sizeHint() const override;

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

 private:
  QString firstText() const;
  Look m_look;
  int m_padding = 0;
};

}  // namespace tilewise
