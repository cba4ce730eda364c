// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/figure_text.h"

#include <algorithm>
#include <cmath>

#include "core/base/decimals.h"
#include "core/base/thousands.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString withRealMinus(QString text) { return text.replace(u'-', QChar(0x2212)); }

}  // namespace

QString figureText(double value, int decimals) {
  return withRealMinus(QString::fromStdString(withThousands(fixedDecimals(value, decimals))));
}

QString significantText(double value, int digits) {
  const int before = value == 0 ? 1 : static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
  return figureText(value, std::max(0, digits - before));
}

QString timesText(double ratio, int decimals) { return withUnit(figureText(ratio, decimals), u"×"_s); }

QString shareText(double share, int decimals) { return withUnit(figureText(100 * share, decimals), u"%"_s); }

QString powerText(double value, int digits) {
  QString text = QString::number(value, 'e', digits - 1);
  // "3.2e-04" as it is printed: without the leading zeros of the exponent.
  const qsizetype e = text.indexOf(u'e');
  const QString sign = text[e + 1] == u'-' ? QString(QChar(0x2212)) : QString();
  return text.left(e + 1) + sign + QString::number(text.mid(e + 2).toInt());
}

QString withUnit(const QString& number, const QString& unit) { return number + QChar(0xA0) + unit; }

}  // namespace tilewise
