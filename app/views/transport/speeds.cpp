// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/speeds.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include <QRegularExpression>

#include "app/session/words.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr double Kilo = 1e3;
constexpr double Mega = 1e6;
constexpr double Giga = 1e9;
constexpr double SlowestRace = 120;  ///< seconds
constexpr double FastestRace = 2;

/// Without the zeros at the end: 5, 2.5, 0.1.
QString plainNumber(double value) { return QString::number(value, 'g', 6); }

/// For comparing: without drawing lies beyond every number.
double rank(double speed) { return speed > 0 ? speed : std::numeric_limits<double>::infinity(); }

}  // namespace

QString speedText(double speed, SpeedUnit unit) {
  if (speed <= 0) return tr("without drawing");
  switch (unit) {
    case SpeedUnit::Steps: break;
    case SpeedUnit::Tiles: return speed == 1 ? tr("1 tile/s") : tr("%1 tiles/s").arg(plainNumber(speed));
    case SpeedUnit::Bytes:
      if (speed >= Giga) return tr("%1 GB/s").arg(plainNumber(speed / Giga));
      if (speed >= Mega / 10) return tr("%1 MB/s").arg(plainNumber(speed / Mega));
      return speed >= Kilo ? tr("%1 kB/s").arg(plainNumber(speed / Kilo)) : tr("%1 bytes/s").arg(plainNumber(speed));
  }
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

QList<double> listedSpeeds() { return QList<double>(std::begin(Speeds), std::end(Speeds)); }

QList<double> byteSpeeds(std::int64_t bytes) {
  QList<double> speeds;
  const double slowest = std::max(1.0, static_cast<double>(bytes) / SlowestRace);
  for (double power = std::pow(10, std::floor(std::log10(slowest))); power * FastestRace <= static_cast<double>(bytes);
       power *= 10) {
    for (const double times : {1, 2, 5}) {
      const double speed = times * power;
      if (speed >= slowest && speed * FastestRace <= static_cast<double>(bytes)) speeds.append(speed);
    }
  }
  if (speeds.isEmpty()) speeds.append(slowest);
  speeds.append(0);
  return speeds;
}

double nextSpeed(double speed, int direction, const QList<double>& speeds) {
  if (direction > 0) {
    for (const double each : speeds) {
      if (rank(each) > rank(speed)) return each;
    }
  } else {
    for (auto each = speeds.crbegin(); each != speeds.crend(); ++each) {
      if (rank(*each) < rank(speed)) return *each;
    }
  }
  return speed;
}

}  // namespace tilewise
