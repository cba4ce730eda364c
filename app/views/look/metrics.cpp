// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/metrics.h"

#include <algorithm>
#include <cmath>

#include <QFontDatabase>
#include <QtGlobal>

// The macro declares a function of the global namespace. It keeps the resource when this room is linked as a library.
static void useFontResource() { Q_INIT_RESOURCE(fonts); }

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr QLatin1StringView FontFiles[] = {"Roboto-Regular"_L1,        "Roboto-Italic"_L1, "Roboto-Medium"_L1,
                                           "Roboto-MediumItalic"_L1,   "Roboto-Bold"_L1,   "Roboto-BoldItalic"_L1,
                                           "JetBrainsMono-Regular"_L1, "DejaVuSans"_L1};

struct RoleStyle {
  int pixels;
  int presentationPixels;
  QFont::Weight weight;
};

RoleStyle styleOf(Role role) {
  switch (role) {
    case Role::Axis: return {11, 16, QFont::Normal};
    case Role::Second: return {12, 18, QFont::Normal};
    case Role::Body: return {13, 20, QFont::Normal};
    case Role::Equation: return {13, 26, QFont::Normal};
    case Role::Tab: return {14, 20, QFont::Normal};
    case Role::TensorLetter: return {14, 20, QFont::Bold};
    case Role::Title: return {15, 22, QFont::Bold};
    case Role::Sentence: return {16, 25, QFont::Normal};
    case Role::Figure: return {19, 42, QFont::Bold};
    case Role::Counter: return {27, 42, QFont::Bold};
    case Role::Code: return {12, 18, QFont::Normal};
  }
  return {13, 20, QFont::Normal};
}

/// What lengths and lines are multiplied by: in a presentation they grow as its type sizes do.
double scaleOf(const Metrics& metrics) { return metrics.presentation ? 1.5 * metrics.s : metrics.s; }

QFont withWeight(QFont font, QFont::Weight weight) {
  font.setWeight(weight);
  return font;
}

QFont slanted(QFont font) {
  font.setItalic(true);
  return font;
}

}  // namespace

int Metrics::px(double at100) const {
  if (at100 <= 0) {
    return 0;
  }
  return std::max(1, static_cast<int>(std::lround(at100 * scaleOf(*this))));
}

qreal Metrics::lineWidth(double at100) const { return at100 == std::floor(at100) ? px(at100) : at100 * scaleOf(*this); }

int Metrics::fontPixels(Role role) const {
  const RoleStyle style = styleOf(role);
  // The sizes of a presentation are larger already.
  const int at100 = presentation ? style.presentationPixels : style.pixels;
  return std::max(1, static_cast<int>(std::lround(at100 * s)));
}

QFont Metrics::font(Role role) const {
  QFont font;
  font.setFamilies({role == Role::Code ? u"JetBrains Mono"_s : u"Roboto"_s, u"DejaVu Sans"_s});
  font.setPixelSize(fontPixels(role));
  font.setWeight(styleOf(role).weight);
  return font;
}

QFont Metrics::medium(Role role) const { return withWeight(font(role), QFont::Medium); }

QFont Metrics::bold(Role role) const { return withWeight(font(role), QFont::Bold); }

QFont Metrics::italic(Role role) const { return slanted(font(role)); }

QFont Metrics::boldItalic(Role role) const { return slanted(bold(role)); }

QStringList loadFonts() {
  useFontResource();
  QStringList families;
  for (const QLatin1StringView file : FontFiles) {
    const int id = QFontDatabase::addApplicationFont(":/fonts/"_L1 + file + ".ttf"_L1);
    for (const QString& family : QFontDatabase::applicationFontFamilies(id)) {
      if (!families.contains(family)) {
        families.append(family);
      }
    }
  }
  return families;
}

}  // namespace tilewise
