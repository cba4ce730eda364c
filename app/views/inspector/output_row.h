// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// All components of the selected row's output: as a strip of colours and as numbers.

#include <QList>
#include <QWidget>

#include "app/views/look/look.h"
#include "core/base/matrix.h"

namespace tilewise {

/// Where the numbers of a row stand: as many columns as fit.
struct NumberGrid {
  int columns = 1;
  int lines = 1;
  double columnWidth = 0;
};

/// Range: count, widest and width above 0.
NumberGrid gridFor(int count, double widest, double gap, double width);

class OutputRow : public QWidget {
  Q_OBJECT

 public:
  explicit OutputRow(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// title: markup, "*O~* of row 414, 64 values".
  void setValues(const QString& title, const QString& symbol, Vector<double> values);
  const Vector<double>& values() const { return m_values; }

  /// Lays everything out and takes the size that this needs; with as many numbers as fit, when only so many do.
  /// Returns whether at least one line of numbers fits.
  bool layOut(double width, double room);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QRectF cell(int component) const;
  QString number(int component) const;

  Look m_look;
  QString m_title;
  QString m_symbol;
  Vector<double> m_values;
  NumberGrid m_grid;
  int m_shownNumbers = 0;
  bool m_saysMore = false;
  QRectF m_strip;
};

}  // namespace tilewise
