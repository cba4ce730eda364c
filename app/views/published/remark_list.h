// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/models/published_page.h"
#include "app/views/look/look.h"

namespace tilewise {

/// What is to be said of a published result, a paragraph each, with a check, a note or a cross before it.
class RemarkList : public QWidget {
  Q_OBJECT

 public:
  explicit RemarkList(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRemarks(const QList<Remark>& remarks);
  int heightFor(int width) const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// Draws, or only measures without a painter; the height.
  int layOut(int width, QPainter* painter) const;

  Look m_look;
  QList<Remark> m_remarks;
};

}  // namespace tilewise
