// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QWidget>

#include "app/views/look/look.h"

namespace tilewise {

/// Some figures with what they are: large and side by side, or as lines where that is too wide or too high.
class FigureRow : public QWidget {
  Q_OBJECT

 public:
  explicit FigureRow(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Figure and caption, without markup. widest: that the figures will get, so that nothing jumps.
  void setFigures(const QList<QPair<QString, QString>>& figures, const QList<QString>& widest);

  /// For a width: large figures where they have room.
  int heightFor(int width) const { return isLarge(width) ? largeHeight() : lineHeight() * linesOf(width); }
  /// All on as few lines as there can be.
  int leastHeight(int width) const { return lineHeight() * linesOf(width); }
  int lineHeight() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  bool isLarge(int width) const;
  int largeHeight() const;
  int linesOf(int width) const;
  /// Of "1,441,792 bytes moved" on a line.
  double lineWidth(qsizetype n) const;

  Look m_look;
  QList<QPair<QString, QString>> m_figures;
  QList<QString> m_widest;
};

}  // namespace tilewise
