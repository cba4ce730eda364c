// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Speeds of playing and their words. A speed is a number of steps a second; 0 is "without drawing".

#include <optional>

#include <QString>

namespace tilewise {

inline constexpr double Speeds[] = {1, 2, 5, 10, 25, 0};
inline constexpr double SlowestSpeed = 0.1;
inline constexpr double FastestSpeed = 10000;

QString speedText(double speed);       ///< "5 steps/s", "1 step/s", "without drawing"
QString shortSpeedText(double speed);  ///< "5/s", "undrawn"
/// An achieved rate: "4.9/s", "31,000/s".
QString rateText(double stepsPerSecond);

/// A number that a person wrote, with or without its unit: "7", "0,5", "2.5 steps/s".
/// Range: the slowest to the fastest; absent otherwise.
std::optional<double> speedFromText(const QString& text);

/// The next faster (+1) or slower (-1) of the listed speeds; without drawing is the fastest. At an end the speed
/// itself.
double nextSpeed(double speed, int direction);

}  // namespace tilewise
