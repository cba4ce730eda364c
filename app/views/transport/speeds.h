// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Speeds of playing and their words. A speed is a number of steps a second, or of tiles or bytes; 0 is "without
/// drawing".

#include <cstdint>
#include <optional>

#include <QList>
#include <QString>

namespace tilewise {

inline constexpr double Speeds[] = {1, 2, 5, 10, 25, 0};

/// What a speed counts.
enum class SpeedUnit : std::uint8_t { Steps, Tiles, Bytes };
inline constexpr double SlowestSpeed = 0.1;
inline constexpr double FastestSpeed = 10000;

/// "5 steps/s", "1 step/s", "0.2 MB/s", "without drawing"
QString speedText(double speed, SpeedUnit unit = SpeedUnit::Steps);
QString shortSpeedText(double speed);  ///< "5/s", "undrawn"
/// An achieved rate: "4.9/s", "31,000/s".
QString rateText(double stepsPerSecond);

/// A number that a person wrote, with or without its unit: "7", "0,5", "2.5 steps/s".
/// Range: the slowest to the fastest; absent otherwise.
std::optional<double> speedFromText(const QString& text);

/// The listed speeds, in rising order; without drawing is the last.
QList<double> listedSpeeds();
/// Speeds that take about two minutes to two seconds for so many bytes: 1, 2 and 5 times powers of ten, and without
/// drawing.
QList<double> byteSpeeds(std::int64_t bytes);

/// The next faster (+1) or slower (-1) of the listed speeds; without drawing is the fastest. At an end the speed
/// itself.
double nextSpeed(double speed, int direction, const QList<double>& speeds = listedSpeeds());

}  // namespace tilewise
