// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/compare/tensor_bytes.h"
#include "app/views/look/look.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

/// The bytes moved so far as one bar, a part a tensor, with their numbers below. Where its height does not do for all
/// of it, the caption
/// goes first, then the numbers.
class TensorBar : public QWidget {
  Q_OBJECT

 public:
  explicit TensorBar(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Those of the whole pass: the numbers get as many lines as they need.
  void setWhole(const QList<TensorBytes>& tensors);
  /// note: markup, at the right of the caption where it has room.
  void setBytes(const QList<TensorBytes>& tensors, const QString& note);
  /// What the note counts in, for those who point at it; may be empty.
  void setNoteTip(const QString& tip) { setToolTip(tip); }

  int barHeight() const;
  /// With the numbers in as many lines as the width needs, and with the caption.
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override { return {300, heightForWidth(width())}; }
  QSize minimumSizeHint() const override { return {120, barHeight()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QFont font() const { return m_look.metrics.font(Role::Second); }
  int lineHeight() const;
  /// Numbers with their places, from the top left corner of the first line.
  struct Number {
    MathText name;
    QString count;
    QPointF place;  ///< of its top left corner
  };
  QList<Number> numbers(const QList<TensorBytes>& tensors, int width) const;
  int linesOf(int width) const;
  void paintBar(QPainter& painter, const QRectF& bar) const;

  Look m_look;
  QList<TensorBytes> m_whole, m_tensors;
  MathText m_note;
};

}  // namespace tilewise
