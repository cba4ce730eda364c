// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/figure_lengths.h"

#include "app/views/inspector/line_box.h"

namespace tilewise {

FigureLengths::FigureLengths(const Metrics& metrics)
    : padding(metrics.px(12)),
      axisGap(metrics.px(7)),
      frame(1),
      gap(metrics.px(6)),
      widestGap(metrics.px(28)),
      strip(metrics.px(13)),
      narrowStrip(metrics.px(9)),
      wideStrip(metrics.px(40)),
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
      digitWidth(metrics.px(22)),
      digitHeight(lineHeight(metrics.font(Role::Axis))),
      enlargedWidth(metrics.px(28)),
      largestWidth(metrics.px(48)),
      largestHeight(metrics.px(26)),
      leastMapHeight(metrics.px(128)),
      frameReach(metrics.px(3)) {}

}  // namespace tilewise
