// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/capacity_layout.h"

#include <algorithm>

#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

// Lengths at 100 %.
constexpr double HeadingMiddle = 45;  ///< from the card's top
constexpr double HeadingToGauge = 13;
constexpr double GaugeHeight = 22;
constexpr double HeadingToLines = 53;
constexpr double LinePitch = 19;
constexpr double WordGap = 12;
constexpr double TitleGaugeLength = 330;
constexpr double TitleGaugeHeight = 15;

QString bytesText(const StageFacts& facts) {
  return facts.capacityBytes > 0
             ? StageWords::tr("%1 of %2").arg(grouped(facts.onChipTotal.bytes), bytes(facts.capacityBytes))
             : bytes(facts.onChipTotal.bytes);
}

QString usedText(const StageFacts& facts) {
  if (facts.onChip.empty()) return StageWords::tr("not modelled");
  if (facts.capacityBytes <= 0) return StageWords::tr("no capacity given");
  return StageWords::tr("%1 used").arg(
      percent(static_cast<double>(facts.onChipTotal.bytes) / static_cast<double>(facts.capacityBytes)));
}

StageText usedStyle(const StageFacts& facts) {
  return facts.bytesTooMany() > 0 ? StageText::CapacityFault : StageText::CapacityUsed;
}

QString deviceText(const StageFacts& facts) {
  return facts.capacityName.isEmpty()
             ? StageWords::tr("given as a number, per thread block")
             : StageWords::tr("%1, per thread block").arg(MathText::escaped(facts.capacityName));
}

QString longHeading(const StageFacts& facts) {
  return facts.capacityName.isEmpty()
             ? StageWords::tr("Capacity per thread block")
             : StageWords::tr("Capacity, %1 per thread block").arg(MathText::escaped(facts.capacityName));
}

QString tooManyText(const StageFacts& facts) {
  return u"✕ "_s + StageWords::tr("%1 too many").arg(bytes(facts.bytesTooMany()));
}

QString doesNotFitText(const StageFacts& facts) {
  return u"✕ "_s + StageWords::tr("Does not fit: %1 too many. It still steps.").arg(bytes(facts.bytesTooMany()));
}

}  // namespace

Gauge gaugeOf(const StageFacts& facts) {
  const auto all = static_cast<double>(std::max({facts.onChipTotal.bytes, facts.capacityBytes, std::int64_t{1}}));
  Gauge gauge;
  // Of two loops, the larger set is what has to fit.
  const std::vector<OnChipEntry> counted = onChipSet(facts.problem, facts.pass);
  for (const OnChipEntry& entry : facts.onChip) {
    if (std::ranges::find(counted, entry.box, &OnChipEntry::box) == counted.end()) continue;
    const double begin = gauge.used;
    gauge.used += static_cast<double>(entry.bytes(facts.problem.settings().elementType)) / all;
    gauge.parts.append({entry.box, begin, gauge.used});
  }
  gauge.capacity = facts.capacityBytes > 0 ? static_cast<double>(facts.capacityBytes) / all : 1;
  return gauge;
}

double capacityWidth(const StageFacts& facts, const Metrics& metrics) {
  const double heading = textWidth(StageText::CapacityTitle, StageWords::tr("Capacity"), metrics) +
                         metrics.px(WordGap) + textWidth(usedStyle(facts), usedText(facts), metrics);
  const double line = facts.onChip.empty() ? 0 : textWidth(StageText::CapacityLine, bytesText(facts), metrics);
  const double fault = facts.bytesTooMany() > 0 ? textWidth(StageText::CapacityFault, tooManyText(facts), metrics) : 0;
  return std::max({heading, line, fault});
}

CapacityLayout layOutCapacity(const StageFacts& facts, const Metrics& metrics, const QRectF& column) {
  CapacityLayout out;
  const auto add = [&](StageText what, const QString& text, QPointF at, Qt::Alignment align = Qt::AlignLeft) {
    out.labels.append(labelAt(what, text, at, align, metrics));
  };
  const double headingY = column.top() + metrics.px(HeadingMiddle);
  const double pitch = metrics.px(LinePitch);
  const double first = headingY + metrics.px(HeadingToLines);
  const double bottom = column.bottom() - metrics.px(4);
  const bool threeLines = first + 2 * pitch + textHeight(StageText::CapacityNote, metrics) / 2 <= bottom;
  const double headingRoom =
      column.width() - metrics.px(WordGap) - textWidth(usedStyle(facts), usedText(facts), metrics);
  // Without a line of its own the device stands in the heading.
  const bool namedInHeading =
      !threeLines && textWidth(StageText::CapacityTitle, longHeading(facts), metrics) <= headingRoom;
  add(StageText::CapacityTitle, namedInHeading ? longHeading(facts) : StageWords::tr("Capacity"),
      {column.left(), headingY});
  add(usedStyle(facts), usedText(facts), {column.right(), headingY}, Qt::AlignRight);
  out.gauge = QRectF(column.left(), headingY + metrics.px(HeadingToGauge), column.width(), metrics.px(GaugeHeight));

  struct Line {
    StageText what;
    QString text;
  };
  QList<Line> lines;
  if (facts.onChip.empty()) {
    if (!namedInHeading) lines.append({StageText::CapacityNote, deviceText(facts)});
  } else if (facts.bytesTooMany() > 0) {
    const bool longFits = textWidth(StageText::CapacityFault, doesNotFitText(facts), metrics) <= column.width();
    lines.append({StageText::CapacityFault, longFits ? doesNotFitText(facts) : tooManyText(facts)});
    lines.append({StageText::CapacityLine, bytesText(facts)});
    lines.append({StageText::CapacityLine, values(facts.onChipTotal.values)});
  } else {
    lines.append({StageText::CapacityLine, values(facts.onChipTotal.values)});
    lines.append({StageText::CapacityLine, bytesText(facts)});
    if (!namedInHeading) lines.append({StageText::CapacityNote, deviceText(facts)});
  }
  double y = first;
  for (const Line& line : lines) {
    if (y + textHeight(line.what, metrics) / 2 > bottom) break;
    if (textWidth(line.what, line.text, metrics) <= column.width()) add(line.what, line.text, {column.left(), y});
    y += pitch;
  }
  return out;
}

double usedWidth(const StageFacts& facts, const Metrics& metrics) {
  return textWidth(usedStyle(facts), usedText(facts), metrics);
}

StageLabel usedLabel(const StageFacts& facts, const Metrics& metrics, QPointF topLeft) {
  const double middle = topLeft.y() + textHeight(usedStyle(facts), metrics) / 2;
  return labelAt(usedStyle(facts), usedText(facts), {topLeft.x(), middle}, Qt::AlignLeft, metrics);
}

QRectF gaugeInRow(const Metrics& metrics, double left, QPointF rightMiddle) {
  const double length = std::clamp(rightMiddle.x() - left, 0.0, metrics.px(TitleGaugeLength) * 1.0);
  return {rightMiddle.x() - length, rightMiddle.y() - metrics.px(8), length, metrics.px(TitleGaugeHeight) * 1.0};
}

CapacityLayout layOutTitleGauge(const StageFacts& facts, const Metrics& metrics, double left, QPointF rightMiddle) {
  CapacityLayout out;
  const double used = usedWidth(facts, metrics);
  const double gap = metrics.px(8);
  out.gauge = gaugeInRow(metrics, left, rightMiddle - QPointF(used + gap, 0));
  out.labels.append(labelAt(usedStyle(facts), usedText(facts), rightMiddle, Qt::AlignRight, metrics));
  return out;
}

}  // namespace tilewise
