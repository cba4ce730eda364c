// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/speeds.h"

#include <iterator>
#include <limits>

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Speeds", text); }

/// Without the zeros at the end: 5, 2.5, 0.1.
QString plainNumber(double value) { return QString::number(value, 'g', 6); }

/// For comparing: without drawing lies beyond every number.
double rank(double speed) { return speed > 0 ? speed : std::numeric_limits<double>::infinity(); }

}  // namespace

QString speedText(double speed) {
  if (speed <= 0) return tr("without drawing");
  return speed == 1 ? tr("1 step/s") : tr("%1 steps/s").arg(plainNumber(speed));
}

QString shortSpeedText(double speed) { return speed <= 0 ? tr("undrawn") : tr("%1/s").arg(plainNumber(speed)); }

QString rateText(double stepsPerSecond) {
  return tr("%1/s").arg(fixed(stepsPerSecond, stepsPerSecond < 99.95 ? 1 : 0));
}

std::optional<double> speedFromText(const QString& text) {
  static const QRegularExpression form(QStringLiteral(R"(^\s*([0-9]*[.,]?[0-9]+)\s*(/\s*s|[a-z]+\s*/\s*s)?\s*$)"),
                                       QRegularExpression::CaseInsensitiveOption);
  const auto match = form.match(text);
  if (!match.hasMatch()) return std::nullopt;
  bool isNumber = false;
  const double value = match.captured(1).replace(u',', u'.').toDouble(&isNumber);
  if (!isNumber || value < SlowestSpeed || value > FastestSpeed) return std::nullopt;
  return value;
}

double nextSpeed(double speed, int direction) {
  if (direction > 0) {
    for (const double each : Speeds) {
      if (rank(each) > rank(speed)) return each;
    }
  } else {
    for (auto each = std::rbegin(Speeds); each != std::rend(Speeds); ++each) {
      if (rank(*each) < rank(speed)) return *each;
    }
  }
  return speed;
}

}  // namespace tilewise
