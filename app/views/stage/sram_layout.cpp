// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/sram_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "app/views/stage/capacity_layout.h"
#include "app/views/stage/stage_words.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double Pad = 14;
constexpr double TitleMiddle = 16;
constexpr double WidestCapacity = 420;
constexpr double WidestCrossing = 64;

// Pixels of a value: those of the design first. Tiny blocks get whole multiples, huge ones shares.
constexpr std::array<double, 3> UsualScales{1, 0.75, 0.5};
constexpr std::array<double, 8> LargeScales{24, 16, 12, 8, 6, 4, 3, 2};
constexpr std::array<double, 11> SmallScales{0.375,    0.25,    0.1875,   0.125,     0.09375,   0.0625,
                                             0.046875, 0.03125, 0.015625, 0.0078125, 0.00390625};
constexpr double TinySide = 32;         ///< boxes no larger at one pixel a value are enlarged
constexpr double LegibleSide = 40;      ///< px of the tallest box; rather than go below, the figures are left out
constexpr double SmallestSide = 24;     ///< px, when nothing more can be left out
constexpr double EnoughOfSide = 0.65;   ///< of these, for boxes of a few values
constexpr double HeightForGauge = 90;   ///< with a heading above it
constexpr double HeightForLines = 130;  ///< with two lines of figures below it

constexpr double UnderTitleGauge = 4;   ///< more above the boxes: their names have accents

// The card as one row.
constexpr double AboveInRow = 24;
constexpr double TallestInRow = 30;  ///< px of the tallest box
constexpr double LeastGauge = 60;    ///< of a gauge behind the boxes; a smaller one is left out
constexpr double BesideTitle = 20;

constexpr double UsualShare = 0.24;  ///< of the stage's height
constexpr double LargestShare = 0.36;

bool areTiny(const StageFacts& facts) { return std::max(tallestBox(facts), widestBox(facts)) <= TinySide; }

std::vector<double> scalesFor(const StageFacts& facts) {
  std::vector<double> scales;
  if (areTiny(facts)) {
    scales.insert(scales.end(), LargeScales.begin(), LargeScales.end());
  }
  scales.insert(scales.end(), UsualScales.begin(), UsualScales.end());
  scales.insert(scales.end(), SmallScales.begin(), SmallScales.end());
  return scales;
}

double heightOf(const StageFacts& facts, const Metrics& metrics, const BoxPlan& plan) {
  return metrics.px(plan.above) + std::max<double>(metrics.px(12), std::round(tallestBox(facts) * plan.scale)) +
         metrics.px(plan.counts ? BelowBoxes : BelowWithoutCounts);
}

bool fitsAcross(const StageFacts& facts, const Metrics& metrics, const SramPlan& plan, double width) {
  const double right = facts.onChip.empty() ? plan.boxes.left + metrics.px(Pad + 8 + WidestCrossing + 12)
                                            : layOutBoxes(facts, metrics, plan.boxes, {0, 0}).right;
  const double column = plan.gaugeInTitle ? 0 : metrics.px(Pad) + capacityWidth(facts, metrics);
  const double title = textWidth(StageText::SramTitle, StageWords::tr("SRAM"), metrics) + metrics.px(BesideTitle) +
                       usedWidth(facts, metrics) + 2 * metrics.px(Pad);
  if (plan.gaugeInTitle && !plan.inRow && title > width) return false;
  return right + column + metrics.px(Pad) <= width;
}

/// The first plan in the order of texts, air and scales that has room and whose boxes are legible. room: widest and
/// highest card; isLegible: of a scale, and of the side in px that the tallest box should have.
template <class IsLegible>
SramPlan planBoxes(const StageFacts& facts, const Metrics& metrics, QSizeF room, IsLegible isLegible) {
  struct Texts {
    bool inTitle;  ///< no column beside the boxes
    bool counts;
    bool indexed;
    double height;  ///< at least, at 100 %
  };
  SramPlan plan;
  for (const Texts texts : {Texts{false, true, true, HeightForLines}, Texts{false, false, true, HeightForLines},
                            Texts{false, true, true, HeightForGauge}, Texts{false, false, true, HeightForGauge},
                            Texts{true, true, true, 0}, Texts{true, false, true, 0}, Texts{true, false, false, 0}}) {
    plan.gaugeInTitle = texts.inTitle;
    for (const double gap : {10.0, 6.0, 3.0, 0.0}) {
      // Boxes that nearly touch are the last resort.
      if (gap == 0.0 && texts.indexed) continue;
      for (const double scale : scalesFor(facts)) {
        plan.boxes = {scale, gap, texts.counts, texts.indexed};
        if (texts.inTitle) plan.boxes.above += UnderTitleGauge;
        plan.height = std::max<double>(heightOf(facts, metrics, plan.boxes), metrics.px(texts.height));
        plan.fits = isLegible(scale, texts.inTitle ? SmallestSide : LegibleSide) && plan.height <= room.height() &&
                    fitsAcross(facts, metrics, plan, room.width());
        if (plan.fits) return plan;
      }
    }
  }
  return plan;
}

/// In one row the title stands over how much is used.
double headWidth(const StageFacts& facts, const Metrics& metrics) {
  return std::max(textWidth(StageText::SramTitle, StageWords::tr("SRAM"), metrics), usedWidth(facts, metrics));
}

/// Algorithm 0 does not say what stays on chip: only the block that crosses is shown, and texts up to `limit` that say
/// so. Gives the end of what was placed.
double layOutUnmodelled(const Metrics& metrics, const QRectF& card, const SramPlan& plan, double limit,
                        SramLayout& out) {
  const double left = card.left() + plan.boxes.left + metrics.px(Pad + 8);
  const double top = card.top() + metrics.px(plan.boxes.above);
  const double below = metrics.px(plan.boxes.counts ? BelowBoxes : BelowWithoutCounts);
  const double height = std::max(8.0, card.bottom() - below - top);
  out.crossing =
      QRectF(left, top, std::max(8.0, std::min(height, static_cast<double>(metrics.px(WidestCrossing)))), height);
  out.labels.append(labelAt(StageText::CrossingName, QStringLiteral("d*P*_{88,88}"),
                            {out.crossing.center().x(), top - metrics.px(12)}, Qt::AlignHCenter, metrics));
  if (out.labels.last().place.left() < card.left()) out.labels.last().place.moveLeft(card.left() + metrics.px(4));
  double right = std::max(out.crossing.right(), out.labels.last().place.right());
  if (plan.inRow) return right;
  double y = top + metrics.px(8);
  const double x = right + metrics.px(20);
  for (const QString& line :
       {StageWords::tr("Not modelled: Algorithm 0 leaves open"), StageWords::tr("what stays on chip. Its count lets"),
        StageWords::tr("*Q*, *K* and *V* cross once.")}) {
    const StageLabel label = labelAt(StageText::CapacityNote, line, {x, y}, Qt::AlignLeft, metrics);
    if (label.place.bottom() > card.bottom() - metrics.px(4) || label.place.right() > limit) break;
    out.labels.append(label);
    right = std::max(right, label.place.right());
    y += metrics.px(19);
  }
  return right;
}

}  // namespace

const BoxPlace* SramLayout::place(OnChipBox box) const {
  const auto found = std::ranges::find(boxes, box, &BoxPlace::box);
  return found == boxes.end() ? nullptr : &*found;
}

double mostSramHeight(const StageFacts& facts, const Metrics& metrics, double stageHeight) {
  const double atHalf = metrics.px(AboveBoxes + BelowBoxes) + UsualScales.back() * tallestBox(facts);
  const double wanted = std::max<double>(atHalf, metrics.px(HeightForLines));
  return std::max(UsualShare * stageHeight, std::min(LargestShare * stageHeight, wanted));
}

SramPlan planSram(const StageFacts& facts, const Metrics& metrics, double width, double most) {
  // Boxes of a few values are drawn large enough to be told apart before their texts are spared.
  if (!facts.onChip.empty() && areTiny(facts)) {
    for (const double share : {1.0, EnoughOfSide}) {
      const SramPlan plan = planBoxes(facts, metrics, {width, most}, [&](double scale, double least) {
        return tallestBox(facts) * scale >= share * least;
      });
      if (plan.fits) return plan;
    }
  }
  return planBoxes(facts, metrics, {width, most}, [&](double scale, double least) {
    return tallestBox(facts) * scale >= least || scale >= UsualScales.back();
  });
}

SramPlan planSramRow(const StageFacts& facts, const Metrics& metrics, double width) {
  SramPlan plan;
  plan.gaugeInTitle = true;
  plan.inRow = true;
  const std::vector<double> scales = scalesFor(facts);
  const auto low = [&](double scale) { return tallestBox(facts) * scale <= TallestInRow; };
  const auto scale = std::ranges::find_if(scales, low);
  for (const bool indexed : {true, false}) {
    for (const double gap : {10.0, 6.0, 3.0}) {
      plan.boxes = {
          scale != scales.end() ? *scale : scales.back(), gap, false, indexed, AboveInRow, headWidth(facts, metrics)};
      plan.height = heightOf(facts, metrics, plan.boxes);
      plan.fits = fitsAcross(facts, metrics, plan, width);
      if (plan.fits) return plan;
    }
  }
  return plan;
}

SramLayout layOutSram(const StageFacts& facts, const Metrics& metrics, const SramPlan& plan, const QRectF& card) {
  SramLayout out;
  out.card = card;
  BoxRow row = layOutBoxes(facts, metrics, plan.boxes, card.topLeft());
  out.boxes = row.boxes;
  out.indexed = plan.boxes.indexed;
  out.labels = row.labels;

  const double middle = std::round(card.center().y());
  const double titleY = plan.inRow ? middle - std::round(textHeight(StageText::CapacityUsed, metrics) / 2)
                                   : card.top() + metrics.px(TitleMiddle);
  const double right = card.right() - metrics.px(Pad);
  const StageLabel title = labelAt(StageText::SramTitle, StageWords::tr("SRAM"),
                                   {card.left() + metrics.px(Pad), titleY}, Qt::AlignLeft, metrics);
  out.labels.append(title);

  if (facts.onChip.empty()) {
    const double beside = plan.gaugeInTitle ? 0 : metrics.px(Pad) + capacityWidth(facts, metrics);
    row.right = layOutUnmodelled(metrics, card, plan, right - beside, out);
  }
  const double columnLeft = std::max(row.right + metrics.px(Pad), right - metrics.px(WidestCapacity));
  if (plan.inRow) {
    out.labels.append(usedLabel(facts, metrics, {title.place.left(), std::ceil(title.place.bottom()) + 1}));
    const double left = row.right + metrics.px(Pad);
    if (right - left >= metrics.px(LeastGauge)) out.gauge = gaugeInRow(metrics, left, {right, middle});
    return out;
  }
  const CapacityLayout capacity =
      plan.gaugeInTitle
          ? layOutTitleGauge(facts, metrics, title.place.right() + metrics.px(BesideTitle), {right, titleY})
          : layOutCapacity(
                facts, metrics,
                QRectF(QPointF(columnLeft, card.top()), QPointF(std::max(columnLeft, right), card.bottom())));
  out.gauge = capacity.gauge;
  out.labels += capacity.labels;

  const double titleRoom = (plan.gaugeInTitle ? capacity.gauge.left() : right) - metrics.px(8);
  for (const QString& subtitle : {facts.onChip.empty() ? StageWords::tr("on chip; not modelled")
                                                       : StageWords::tr("on chip; boxes to the scale of their values"),
                                  StageWords::tr("on chip")}) {
    const StageLabel label = labelAt(StageText::SramSubtitle, subtitle, {title.place.right() + metrics.px(6), titleY},
                                     Qt::AlignLeft, metrics);
    if (label.place.right() > titleRoom) continue;
    out.labels.append(label);
    break;
  }
  return out;
}

}  // namespace tilewise
