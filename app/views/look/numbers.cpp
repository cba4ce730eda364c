// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/numbers.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "core/base/decimals.h"
#include "core/base/thousands.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr QChar Minus = u'\u2212';
constexpr QChar NoBreakSpace = u'\u00A0';
constexpr QChar EnDash = u'\u2013';

/// Turns the hyphen of QString::number into a minus, and drops it where only zeros follow.
QString withMinus(QString digits) {
  if (digits.startsWith(u'-')) {
    digits.remove(0, 1);
    if (std::any_of(digits.cbegin(), digits.cend(), [](QChar c) { return c >= u'1' && c <= u'9'; })) {
      digits.prepend(Minus);
    }
  }
  return digits;
}

QString notFinite(double value) {
  if (std::isnan(value)) {
    return u"NaN"_s;
  }
  return value < 0 ? u"\u2212\u221E"_s : u"\u221E"_s;
}

QString withUnit(const QString& number, const QString& unit) { return number + NoBreakSpace + unit; }

/// Digits with commas and a real minus.
QString shown(const std::string& digits) { return withMinus(QString::fromStdString(withThousands(digits))); }

}  // namespace

QString grouped(std::int64_t count) { return shown(std::to_string(count)); }

QString fixed(double value, int decimals) {
  return std::isfinite(value) ? shown(fixedDecimals(value, decimals)) : notFinite(value);
}

QString percent(double share, int decimals) { return withUnit(fixed(100 * share, decimals), u"%"_s); }

QString ratio(double value, int decimals) { return withUnit(fixed(value, decimals), u"×"_s); }

QString errorFigure(double value, int significant) {
  if (!std::isfinite(value)) {
    return notFinite(value);
  }
  if (value == 0) {
    return u"0"_s;
  }
  // The exponent after rounding: 9.96e-7 with two digits is 1.0e-6.
  const QString scientific = QString::number(value, 'e', significant - 1);
  const qsizetype e = scientific.indexOf(u'e');
  const int exponent = scientific.mid(e + 1).toInt();
  if (exponent >= -3 && exponent <= 3) {
    return fixed(value, std::max(0, significant - 1 - exponent));
  }
  return withMinus(scientific.left(e)) + u'e' + withMinus(QString::number(exponent));
}

QString values(std::int64_t count) {
  return withUnit(grouped(count), count == 1 ? QCoreApplication::translate("numbers", "value")
                                             : QCoreApplication::translate("numbers", "values"));
}

QString bytes(std::int64_t count) {
  return withUnit(grouped(count), count == 1 ? QCoreApplication::translate("numbers", "byte")
                                             : QCoreApplication::translate("numbers", "bytes"));
}

QString megabytes(std::int64_t bytes, int decimals) {
  return withUnit(fixed(static_cast<double>(bytes) / 1e6, decimals), u"MB"_s);
}

QString kibibytes(std::int64_t bytes, int decimals) {
  return withUnit(fixed(static_cast<double>(bytes) / 1024, decimals), u"KiB"_s);
}

QString range(std::int64_t first, std::int64_t last) {
  return first == last ? grouped(first) : grouped(first) + EnDash + grouped(last);
}

}  // namespace tilewise
