// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lesson/typed_number.h"

#include <cmath>

#include <QLocale>
#include <QRegularExpression>

namespace tilewise {

std::optional<double> typedNumber(const QString& text, const QString& unit) {
  QString number = text.simplified();
  if (!unit.isEmpty() && number.endsWith(unit, Qt::CaseInsensitive)) number.chop(unit.size());
  number = number.trimmed();
  number.replace(QChar(0x2212), u'-');
  number.remove(u' ');
  static const QRegularExpression Grouped(QStringLiteral("^[+-]?\\d{1,3}(,\\d{3})+(\\.\\d*)?$"));
  if (Grouped.match(number).hasMatch()) {
    number.remove(u',');
  } else {
    number.replace(u',', u'.');
  }
  bool isNumber = false;
  const double value = QLocale::c().toDouble(number, &isNumber);
  return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace tilewise
