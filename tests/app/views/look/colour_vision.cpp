// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/views/look/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tilewise {

namespace {

using Triple = std::array<double, 3>;
using Square = std::array<Triple, 3>;

constexpr Square Protan{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Square Deutan{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Square Tritan{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
constexpr Square Luminance{{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}};
constexpr Square ToXyz{
    {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
constexpr Triple White{0.95047, 1, 1.08883};  // D65

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

int encoded(double light) {
  const double in = std::clamp(light, 0.0, 1.0);
  const double out = in <= 0.0031308 ? 12.92 * in : 1.055 * std::pow(in, 1 / 2.4) - 0.055;
  return static_cast<int>(std::lround(255 * out));
}

Triple lightOf(const QColor& color) {
  return {linear(color.red() / 255.0), linear(color.green() / 255.0), linear(color.blue() / 255.0)};
}

Triple times(const Square& m, const Triple& v) {
  Triple result{};
  for (std::size_t i = 0; i < 3; ++i) {
    result[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
  }
  return result;
}

Triple labOf(const QColor& color) {
  Triple f = times(ToXyz, lightOf(color));
  for (std::size_t i = 0; i < 3; ++i) {
    const double t = f[i] / White[i];
    f[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  }
  return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double degrees(double radians) { return radians * 180 / std::numbers::pi; }

double cosDegrees(double angle) { return std::cos(angle * std::numbers::pi / 180); }

double hueOf(double a, double b) {
  const double hue = a == 0 && b == 0 ? 0 : degrees(std::atan2(b, a));
  return hue < 0 ? hue + 360 : hue;
}

double grown(double chroma) {
  const double power = std::pow(chroma, 7);
  return std::sqrt(power / (power + std::pow(25.0, 7)));
}

}  // namespace

QColor seen(const QColor& color, Vision vision) {
  const Triple light = lightOf(color);
  Triple result = light;
  switch (vision) {
    case Vision::Normal: return color;
    case Vision::Protan: result = times(Protan, light); break;
    case Vision::Deutan: result = times(Deutan, light); break;
    case Vision::Tritan: result = times(Tritan, light); break;
    case Vision::Grey: result = times(Luminance, light); break;
  }
  return QColor(encoded(result[0]), encoded(result[1]), encoded(result[2]));
}

double distance(const QColor& one, const QColor& other) {
  const Triple lab1 = labOf(one);
  const Triple lab2 = labOf(other);
  const double g = 0.5 * (1 - grown((std::hypot(lab1[1], lab1[2]) + std::hypot(lab2[1], lab2[2])) / 2));
  const double a1 = (1 + g) * lab1[1];
  const double a2 = (1 + g) * lab2[1];
  const double c1 = std::hypot(a1, lab1[2]);
  const double c2 = std::hypot(a2, lab2[2]);
  const double h1 = hueOf(a1, lab1[2]);
  const double h2 = hueOf(a2, lab2[2]);
  const bool hasHue = c1 * c2 != 0;

  double turn = hasHue ? h2 - h1 : 0;
  turn = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  const double dL = lab2[0] - lab1[0];
  const double dC = c2 - c1;
  const double dH = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2 * std::numbers::pi / 180);

  const double meanL = (lab1[0] + lab2[0]) / 2;
  const double meanC = (c1 + c2) / 2;
  double meanH = h1 + h2;
  if (hasHue) {
    meanH = std::abs(h1 - h2) <= 180 ? meanH / 2 : meanH < 360 ? (meanH + 360) / 2 : (meanH - 360) / 2;
  }
  const double t = 1 - 0.17 * cosDegrees(meanH - 30) + 0.24 * cosDegrees(2 * meanH) + 0.32 * cosDegrees(3 * meanH + 6) -
                   0.20 * cosDegrees(4 * meanH - 63);
  const double lightness = (meanL - 50) * (meanL - 50);
  const double sL = 1 + 0.015 * lightness / std::sqrt(20 + lightness);
  const double sC = 1 + 0.045 * meanC;
  const double sH = 1 + 0.015 * meanC * t;
  const double theta = 30 * std::exp(-std::pow((meanH - 275) / 25, 2));
  const double rT = -2 * grown(meanC) * std::sin(2 * theta * std::numbers::pi / 180);
  return std::sqrt(std::pow(dL / sL, 2) + std::pow(dC / sC, 2) + std::pow(dH / sH, 2) + rT * (dC / sC) * (dH / sH));
}

}  // namespace tilewise
