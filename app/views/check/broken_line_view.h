// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/look/look.h"

namespace tilewise {

/// The broken line of the algorithm instead of the right one, as code; where they differ they are bold. They stand beside
/// each other, else below each other, and code that is wider than the view goes on in a further line.
class BrokenLineView : public QWidget {
  Q_OBJECT

 public:
  explicit BrokenLineView(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setLines(const QString& broken, const QString& right);

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Box {
    QRect place;
    QStringList lines;  ///< of its code
  };
  struct Place {
    Box broken, right;
    QRect between;
    int height = 0;
  };
  Box boxOf(const QString& code, QPoint topLeft, int room) const;
  Place placeFor(int width) const;
  int boxWidth(const QString& code) const;
  void paintBox(QPainter& painter, const Box& box, const QString& code, const QString& other, bool isRight) const;

  Look m_look;
  QString m_broken, m_right;
};

}  // namespace tilewise
