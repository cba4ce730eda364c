// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <qcustomplot.h>

namespace tilewise {

/// A count of values on an axis that ends at top: "0", "2 M", "0.5 G"; below a million in full, "500,000".
QString axisCount(double value, double top);

/// Few round numbers, written by axisCount.
class ValueTicker : public QCPAxisTicker {
 public:
  explicit ValueTicker(double top) : m_top(top) {}

 protected:
  QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
  QVector<double> createSubTickVector(int subTickCount, const QVector<double>& ticks) override;

 private:
  double m_top;
};

}  // namespace tilewise
