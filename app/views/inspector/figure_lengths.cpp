// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/figure_lengths.h"

#include "app/views/inspector/line_box.h"

namespace tilewise {

namespace {

/// A length in proportion to a font, which in a presentation grows more than other lengths.
double ofFont(const Metrics& metrics, Role role, double at100) {
  Metrics usual;
  return std::round(at100 * metrics.fontPixels(role) / usual.fontPixels(role));
}

/// At 100 %.
constexpr double leastMap(bool narrow, bool bars) {
  if (narrow) return bars ? 24 : 48;
  return bars ? 128 : 40;
}

}  // namespace

FigureLengths::FigureLengths(const Metrics& metrics, bool lowHead, bool narrow, bool bars)
    : padding(metrics.px(12)),
      axisGap(metrics.px(7)),
      frame(1),
      gap(metrics.px(6)),
      widestGap(metrics.px(28)),
      strip(ofFont(metrics, Role::TensorLetter, 13)),
      narrowStrip(ofFont(metrics, Role::TensorLetter, 9)),
      wideStrip(ofFont(metrics, Role::Axis, 40)),
      stripGap(metrics.px(4)),
      captionHeight(lineHeight(metrics.font(Role::Second)) + metrics.px(1)),
      nameHeight(lineHeight(metrics.bold(Role::TensorLetter))),
      nameGap(metrics.px(3)),
      columnLabelHeight(lineHeight(metrics.font(Role::Axis))),
      barGap(metrics.px(7)),
      barHeight(metrics.px(8)),
      tickHeight(metrics.px(2) + lineHeight(metrics.font(Role::Axis))),
      grownLine(lineHeight(metrics.font(Role::Second)) - metrics.px(1)),
      scrollBar(metrics.px(9)),
      digitWidth(ofFont(metrics, Role::Axis, 22)),
      digitHeight(lineHeight(metrics.font(Role::Axis))),
      enlargedWidth(ofFont(metrics, Role::Axis, 28)),
      largestWidth(ofFont(metrics, Role::Axis, 48)),
      largestHeight(ofFont(metrics, Role::Axis, 26)),
      leastMapHeight(metrics.px(leastMap(narrow, bars))),
      nameRoom(metrics.px(4)),
      frameReach(metrics.px(3)),
      hasLowHead(lowHead),
      isNarrow(narrow),
      hasBars(bars) {}

}  // namespace tilewise
