// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_label.h"

#include <QHash>

#include <cmath>

#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

constexpr double LineHeight = 1.18;  ///< of the font's size

enum class Weight : std::uint8_t { Own, Medium, Bold };

struct Style {
  Role role;
  Weight weight;
  QColor Theme::*color;
};

Style styleOf(StageText what) {
  switch (what) {
    case StageText::HbmTitle: return {Role::Title, Weight::Own, &Theme::hbmInk};
    case StageText::HbmSubtitle: return {Role::Second, Weight::Own, &Theme::hbmInk};
    case StageText::TensorLetter: return {Role::TensorLetter, Weight::Own, &Theme::ink};
    case StageText::LseLetter: return {Role::Second, Weight::Bold, &Theme::ink};
    case StageText::KeyCaption:
    case StageText::QueryCaption:
    case StageText::GridCaption:
    case StageText::TensorSize:
    case StageText::BlockIndex:
    case StageText::RegionWhy:
    case StageText::StateName:
    case StageText::SumsTitle:
    case StageText::SumCount:
    case StageText::BoxNote:
    case StageText::BoxCount: return {Role::Axis, Weight::Own, &Theme::ink2};
    case StageText::Pill: return {Role::Second, Weight::Bold, &Theme::now};
    case StageText::MatrixName: return {Role::Second, Weight::Own, &Theme::ink};
    case StageText::EntryName: return {Role::Axis, Weight::Own, &Theme::ink};
    case StageText::RegionCount: return {Role::Second, Weight::Medium, &Theme::ink};
    case StageText::MovedCaption:
    case StageText::MovedBytes:
    case StageText::Progress:
    case StageText::NoState:
    case StageText::BlockState:
    case StageText::WorkStep:
    case StageText::WorkNote:
    case StageText::SumsLine:
    case StageText::BusWord:
    case StageText::LastMove:
    case StageText::CapacityNote: return {Role::Second, Weight::Own, &Theme::ink2};
    case StageText::MovedValues: return {Role::Counter, Weight::Own, &Theme::ink};
    case StageText::Visited:
    case StageText::BlocksTitle:
    case StageText::WorkTitle:
    case StageText::SumsHeading:
    case StageText::CapacityTitle: return {Role::Body, Weight::Medium, &Theme::ink};
    case StageText::KindCount:
    case StageText::ZoomPercent:
    case StageText::CapacityUsed:
    case StageText::CapacityLine: return {Role::Second, Weight::Own, &Theme::ink};
    case StageText::CapacityFault: return {Role::Second, Weight::Medium, &Theme::err};
    case StageText::LoadedValues:
    case StageText::StoredValues: return {Role::Tab, Weight::Bold, &Theme::ink};
    case StageText::SramTitle: return {Role::Title, Weight::Own, &Theme::sramInk};
    case StageText::SramSubtitle: return {Role::Second, Weight::Own, &Theme::sramInk};
    case StageText::CrossingName:
    case StageText::BoxName: return {Role::Tab, Weight::Medium, &Theme::ink};
    case StageText::Operator: return {Role::Sentence, Weight::Medium, &Theme::ink2};
    case StageText::Factor: return {Role::Sentence, Weight::Medium, &Theme::ink2};
  }
  return {Role::Body, Weight::Own, &Theme::ink};
}

constexpr qsizetype MostWidths = 4096;

/// What a width follows from: the kind says family and weight.
struct WidthKey {
  StageText what;
  int pixels;
  QString text;

  bool operator==(const WidthKey&) const = default;
};

std::size_t qHash(const WidthKey& key, std::size_t seed) {
  return qHashMulti(seed, static_cast<int>(key.what), key.pixels, key.text);
}

}  // namespace

QFont stageFont(StageText what, const Metrics& metrics) {
  const Style style = styleOf(what);
  switch (style.weight) {
    case Weight::Medium: return metrics.medium(style.role);
    case Weight::Bold: return metrics.bold(style.role);
    case Weight::Own: break;
  }
  return metrics.font(style.role);
}

QColor stageColor(const StageLabel& label, const Theme& theme) {
  if (label.what == StageText::Pill) return Theme::letterOn(theme.now);
  if (label.changed) return theme.nowText;
  return theme.*styleOf(label.what).color;
}

/// A layout tries many arrangements of the same few texts, so their widths are kept.
double textWidth(StageText what, const QString& text, const Metrics& metrics) {
  thread_local QHash<WidthKey, double> known;
  const WidthKey key{what, metrics.fontPixels(styleOf(what).role), text};
  if (const auto found = known.constFind(key); found != known.cend()) return *found;
  if (known.size() >= MostWidths) known.clear();
  const double width = std::ceil(MathText::parse(text).width(stageFont(what, metrics)));
  known.insert(key, width);
  return width;
}

double textHeight(StageText what, const Metrics& metrics) {
  return std::round(LineHeight * stageFont(what, metrics).pixelSize());
}

StageLabel labelAt(StageText what, const QString& text, QPointF at, Qt::Alignment align, const Metrics& metrics) {
  const double width = textWidth(what, text, metrics);
  const double height = textHeight(what, metrics);
  const double left = align & Qt::AlignRight ? at.x() - width : align & Qt::AlignHCenter ? at.x() - width / 2 : at.x();
  StageLabel label;
  label.what = what;
  label.text = text;
  label.place = QRectF(std::round(left), std::round(at.y() - height / 2), width, height);
  label.align = align;
  return label;
}

}  // namespace tilewise
