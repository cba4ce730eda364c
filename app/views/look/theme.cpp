// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "app/views/look/contrast.h"
#include "core/base/contract.h"

namespace tilewise {

namespace {

/// A token's colour in the light, the dark and the projector theme.
using ByTheme = std::array<QRgb, 3>;

/// A colour with a meaning, in the palettes Default, BlueYellow and Print.
using ByPalette = std::array<ByTheme, 3>;

struct Token {
  QColor Theme::*member;
  ByTheme colors;
};

struct Meaning {
  QColor Theme::*member;
  ByPalette colors;
};

constexpr Token Tokens[] = {
    {&Theme::window, {0xECEEF2, 0x101318, 0xFFFFFF}},
    {&Theme::panel, {0xFFFFFF, 0x191D24, 0xFFFFFF}},
    {&Theme::head, {0xF5F6F8, 0x20252D, 0xFFFFFF}},
    {&Theme::line, {0xD3D8DF, 0x343B46, 0x8A929D}},
    {&Theme::edge, {0x7F8997, 0x7A8594, 0x3C444F}},
    {&Theme::ink, {0x14181E, 0xECEFF4, 0x000000}},
    {&Theme::ink2, {0x47505D, 0xB9C1CC, 0x1E242B}},
    {&Theme::ink3, {0x5B6470, 0x98A2B0, 0x3A424C}},
    {&Theme::hbm, {0xDFE8F2, 0x18242F, 0xE3ECF6}},
    {&Theme::hbmLine, {0x6886A6, 0x56789A, 0x4E6A88}},
    {&Theme::hbmInk, {0x274766, 0xA9C8E6, 0x0E2C4A}},
    {&Theme::sram, {0xFFF3D9, 0x2B2415, 0xFFF0CC}},
    {&Theme::sramLine, {0xA67A1E, 0x957428, 0x8A6200}},
    {&Theme::sramInk, {0x6A4800, 0xF0CD86, 0x4A3100}},
    {&Theme::paper, {0xFFFFFF, 0x12161B, 0xFFFFFF}},
    {&Theme::grid, {0x8B95A2, 0x656F7D, 0x6C7683}},
    {&Theme::hatch, {0x8B95A2, 0x717C8A, 0x6C7683}},
    {&Theme::hatch2, {0x596270, 0xA3ADB9, 0x3C444F}},
    {&Theme::nowText, {0xA83C00, 0xFFA366, 0x8A2B00}},
    {&Theme::nowBackground, {0xFDEBDD, 0x3A2416, 0xFFE6D3}},
    {&Theme::ok, {0x0B6B4F, 0x5FD3AC, 0x004D36}},
    {&Theme::err, {0xA3123F, 0xFF8FA8, 0x84002C}},
    {&Theme::warn, {0x7A5200, 0xF0C25A, 0x573A00}},
    {&Theme::sel, {0xDCE6F2, 0x2A3542, 0xCFE0F2}},
    {&Theme::button, {0xFFFFFF, 0x262C35, 0xFFFFFF}},
    {&Theme::focus, {0x14181E, 0xECEFF4, 0x000000}},
    {&Theme::seriesStandard, {0x8895A7, 0x7C8797, 0x6B7686}},
    {&Theme::seriesFa1, {0x4F6B91, 0x8FB0DC, 0x2F4E7C}},
    {&Theme::seriesFa2, {0x12284C, 0xE3EDFA, 0x000C24}},
};

// Default follows Okabe and Ito; blue and yellow are for deuteranopia and protanopia; print is grey only.
constexpr Meaning Meanings[] = {
    {&Theme::now, {{{0xC24300, 0xFF7A29, 0xA03100}, {0x9E1B00, 0xF07800, 0x8A2800}, {0x000000, 0xFFFFFF, 0x000000}}}},
    {&Theme::done, {{{0x62ABDD, 0x3B7FB0, 0x5BA8DE}, {0x7FA6F5, 0x4A78C8, 0x7FA6F5}, {0x949494, 0x858585, 0x949494}}}},
    {&Theme::skip, {{{0xC9CFD8, 0x3E4652, 0xC9CFD8}, {0xCDD0C8, 0x40454C, 0xCDD0C8}, {0xCBCBCB, 0x444444, 0xCBCBCB}}}},
    {&Theme::Q, {{{0x0072B2, 0x2E86D8, 0x0B4A97}, {0x14306E, 0x6E79FA, 0x0A1FC0}, {0x3E3E3E, 0xDADADA, 0x303030}}}},
    {&Theme::K, {{{0x009E73, 0x35C48F, 0x006349}, {0xFFC814, 0xFFE14A, 0xFFC23D}, {0xECECEC, 0x3E3E3E, 0xF0F0F0}}}},
    {&Theme::V, {{{0xE69F00, 0xFFD65C, 0xEFA51E}, {0xA98155, 0x7A5523, 0xC79C69}, {0x939393, 0x888888, 0xA6A6A6}}}},
    {&Theme::O, {{{0xCC79A7, 0xE49CC4, 0xE08FC0}, {0x6A27CF, 0xC489A0, 0x2B0A55}, {0x656565, 0xB0B0B0, 0x565656}}}},
    {&Theme::S, {{{0x7CC4F0, 0x8ED3F8, 0x7CC4F0}, {0x7DA2FF, 0x73CCFF, 0x8DB4FF}, {0xC2C2C2, 0x626262, 0xC8C8C8}}}},
};

std::size_t column(ThemeName name) { return name == ThemeName::Light ? 0 : name == ThemeName::Dark ? 1 : 2; }

}  // namespace

QColor mixed(const QColor& a, const QColor& b, double share) {
  const auto channel = [share](int of, int over) { return static_cast<int>(std::lround(over + (of - over) * share)); };
  return QColor(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

QColor Theme::hue(TensorHue tensor) const {
  switch (tensor) {
    case TensorHue::Q: return Q;
    case TensorHue::K: return K;
    case TensorHue::V: return V;
    case TensorHue::O: return O;
    case TensorHue::S: return S;
  }
  return ink;
}

QColor Theme::tint(const QColor& tensorColor) const { return mixed(tensorColor, panel, isDark ? 0.30 : 0.26); }

QColor Theme::outline(const QColor& tensorColor) const {
  const double wanted = name == ThemeName::Projector ? 4.5 : 3.0;
  const QColor end = isDark ? QColor(Qt::white) : QColor(Qt::black);
  const QColor ground = tint(tensorColor);
  QColor result = tensorColor;
  for (int step = 0; step <= 12; ++step) {
    result = mixed(end, tensorColor, 0.08 * step);
    if (std::min({contrast(result, ground), contrast(result, hbm), contrast(result, sram)}) >= wanted) {
      return result;
    }
  }
  return end;
}

QColor Theme::letterOn(const QColor& ground) {
  const QColor light(Qt::white);
  const QColor dark(0x14, 0x18, 0x1E);
  return contrast(light, ground) >= contrast(dark, ground) ? light : dark;
}

Theme makeTheme(ThemeName resolved, PaletteName palette) {
  TILEWISE_EXPECTS(resolved != ThemeName::System);
  Theme theme{};
  theme.name = resolved;
  theme.palette = palette;
  theme.isDark = resolved == ThemeName::Dark;
  for (const Token& token : Tokens) {
    theme.*token.member = QColor(token.colors[column(resolved)]);
  }
  for (const Meaning& meaning : Meanings) {
    theme.*meaning.member = QColor(meaning.colors[static_cast<std::size_t>(palette)][column(resolved)]);
  }
  // The orange text and its ground belong to the default palette's orange only.
  if (palette != PaletteName::Default) {
    theme.nowText = theme.now;
    theme.nowBackground = theme.panel;
  }
  return theme;
}

ThemeName resolvedTheme(ThemeName wanted, const QPalette& platform) {
  if (wanted != ThemeName::System) {
    return wanted;
  }
  return platform.color(QPalette::Window).lightness() < 128 ? ThemeName::Dark : ThemeName::Light;
}

}  // namespace tilewise
