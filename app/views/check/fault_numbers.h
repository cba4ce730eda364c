// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/check/check_texts.h"

namespace tilewise {

/// The figures under the picture, in columns; in rows of fewer where there is no room.
class FaultNumbers : public QWidget {
  Q_OBJECT

 public:
  explicit FaultNumbers(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setNumbers(const QList<FaultNumber>& numbers);
  const QList<FaultNumber>& numbers() const { return m_numbers; }

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double widthOf(const FaultNumber& number) const;
  int columnsFor(int width) const;
  double rowHeight() const;

  Look m_look;
  QList<FaultNumber> m_numbers;
};

}  // namespace tilewise
