// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/entry_plan.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace tilewise {

namespace {

// Beyond these an entry looks like a line.
constexpr int MostWidthToHeight = 4;
constexpr int MostHeightToWidth = 2;
// Of a map that cannot be shown whole. Units: device pixels
constexpr int LeastPart = 24;
// Written values are worth some scrolling.
constexpr double TolerableOverflow = 1.5;

int deviceFloor(double length, double dpr) { return static_cast<int>(std::floor(length * dpr + 1e-6)); }
int deviceCeil(double length, double dpr) { return static_cast<int>(std::ceil(length * dpr - 1e-6)); }

class Planner {
 public:
  Planner(const FigureRequest& request, const FigureLengths& lengths, double axisWidth)
      : m_request(request),
        m_lengths(lengths),
        m_axisWidth(axisWidth),
        m_digits(deviceCeil(lengths.digitWidth, request.dpr), deviceCeil(lengths.digitHeight, request.dpr)),
        m_largest(deviceFloor(lengths.largestWidth, request.dpr), deviceFloor(lengths.largestHeight, request.dpr)) {}

  EntryPlan best() const {
    for (const double overflow : {1.0, TolerableOverflow}) {
      for (const double strip : {m_lengths.wideStrip, m_lengths.strip}) {
        for (const bool stacked : arrangements()) {
          if (const auto plan = withDigits(stacked, strip, overflow)) return *plan;
        }
      }
    }
    return withoutDigits();
  }

 private:
  QList<bool> arrangements() const {
    switch (m_request.arrangement) {
      case Arrangement::StripsBetween: break;
      case Arrangement::LowBetween:
      case Arrangement::StripsBeside: return {false};
      case Arrangement::Narrow:
      case Arrangement::NarrowWithBars: return {true};
    }
    return {false, true};
  }

  /// What a map with entries of that width takes. Units: device pixels
  int taken(MapPlace place, int entryWidth) const {
    const int least = deviceCeil(m_request.leastWidthOf(place), m_request.dpr);
    return std::max(m_request.columnsOf(place) * entryWidth, least);
  }

  int takenTogether(int entryWidth) const {
    return taken(MapPlace::First, entryWidth) + taken(MapPlace::Second, entryWidth);
  }

  /// The widest with which the maps fit into the width; 0 when none does.
  int entryWidth(bool stacked, int width) const {
    const int first = m_request.columnsOf(MapPlace::First);
    const int second = m_request.columnsOf(MapPlace::Second);
    if (stacked) return std::max(0, width) / std::max(first, second);
    int entry = std::max(0, width) / (first + second);
    while (entry > 0 && takenTogether(entry) > width) --entry;
    return entry;
  }

  bool showsAll(const EntryPlan& plan) const {
    return plan.room.width() >= m_request.columns && plan.secondRoom >= m_request.columnsOf(MapPlace::Second);
  }

  int mapHeight(bool stacked) const {
    const double between = m_lengths.footHeight() + m_lengths.headHeight();
    const double wished = stacked ? (m_request.mapHeight - between) / 2 : m_request.mapHeight;
    return deviceFloor(std::max(wished, m_lengths.leastMapHeight), m_request.dpr);
  }

  /// For the maps that stand side by side, together. scrollBar: width of one beside them.
  int width(bool stacked, double strip, double scrollBar = 0) const {
    const double strips = std::max(m_lengths.stripsWidth(strip, m_request.strips.size()), m_request.beside);
    const double beside = m_lengths.leftMargin(m_axisWidth) + m_lengths.padding + strips + scrollBar;
    const int maps = stacked ? 1 : 2;
    const double gap = m_lengths.isNarrow ? 0 : m_lengths.gap;
    return deviceFloor(m_request.width - beside - maps * (gap + m_lengths.frame) - m_lengths.frame, m_request.dpr);
  }

  void giveRoom(EntryPlan& plan, int width) const {
    if (plan.isStacked) {
      plan.room.setWidth(std::max(1, width));
      plan.secondRoom = plan.room.width();
      return;
    }
    const int first = m_request.columnsOf(MapPlace::First);
    const int second = m_request.columnsOf(MapPlace::Second);
    const int all = first + second;
    if (takenTogether(1) <= width) {
      plan.room.setWidth(width * first / all);
      plan.secondRoom = width * second / all;
      return;
    }
    // One that fits into its half is shown whole.
    const int half = width / 2;
    const int wholeFirst = taken(MapPlace::First, 1);
    const int wholeSecond = taken(MapPlace::Second, 1);
    const int forFirst = wholeSecond <= half ? width - wholeSecond : wholeFirst <= half ? wholeFirst : half;
    plan.room.setWidth(std::max(1, forFirst));
    plan.secondRoom = std::max(1, width - forFirst);
  }

  std::optional<EntryPlan> withDigits(bool stacked, double strip, double overflow) const {
    EntryPlan plan;
    plan.isStacked = stacked;
    plan.stripWidth = strip;
    plan.room.setHeight(mapHeight(stacked));
    plan.showsDigits = true;
    plan.stripsShowDigits = strip == m_lengths.wideStrip;
    const int labels = deviceCeil(m_lengths.columnLabelHeight, m_request.dpr);
    const int width = entryWidth(stacked, this->width(stacked, strip));
    const int height = (plan.room.height() - labels) / m_request.rows;
    const bool fits = m_request.rows * m_digits.height() + labels <= overflow * plan.room.height();
    if (width < m_digits.width() || !fits) return std::nullopt;
    plan.entry = {std::min(width, m_largest.width()), std::clamp(height, m_digits.height(), m_largest.height())};
    plan.room = {m_request.columns * plan.entry.width(), m_request.rows * plan.entry.height()};
    plan.secondRoom = m_request.columnsOf(MapPlace::Second) * plan.entry.width();
    return plan;
  }

  /// Side by side unless only stacking lets every column be seen.
  EntryPlan withoutDigits() const {
    if (m_lengths.isNarrow) return plainly(true, m_lengths.strip);
    EntryPlan plan = plainly(false, m_lengths.strip);
    const EntryPlan narrow = plainly(false, m_lengths.narrowStrip);
    const bool doubles = narrow.entry.width() > plan.entry.width() && plan.entry.width() == 1;
    const bool showsMore = showsAll(narrow) && !showsAll(plan);
    if (doubles || showsMore) plan = narrowed(narrow);
    if (showsAll(plan) || m_request.arrangement != Arrangement::StripsBetween) return plan;
    const EntryPlan stacked = plainly(true, m_lengths.strip);
    if (showsAll(stacked)) return stacked;
    // Parts of both maps side by side, as long as these are worth looking at.
    if (this->width(false, m_lengths.strip) >= 2 * LeastPart) return plan;
    return this->width(true, m_lengths.strip) >= LeastPart ? stacked : plainly(true, m_lengths.narrowStrip);
  }

  /// Strips no narrower than they must be for entries of that size.
  EntryPlan narrowed(const EntryPlan& narrow) const {
    for (double strip = m_lengths.strip - 1; strip > m_lengths.narrowStrip; --strip) {
      const EntryPlan plan = plainly(false, strip);
      if (plan.entry == narrow.entry && showsAll(plan)) return plan;
    }
    return narrow;
  }

  EntryPlan plainly(bool stacked, double strip) const {
    EntryPlan plan;
    plan.isStacked = stacked;
    plan.stripWidth = strip;
    plan.cutsRows = m_request.rows > mapHeight(stacked);
    const int all = this->width(stacked, strip, plan.cutsRows ? m_lengths.scrollBar : 0);
    plan.room.setHeight(mapHeight(stacked));
    giveRoom(plan, all);
    const int width = std::clamp(entryWidth(stacked, all), 1, m_largest.width());
    const int height = std::clamp(plan.room.height() / m_request.rows, 1, m_largest.height());
    plan.entry = {std::min(width, MostWidthToHeight * height), std::min(height, MostHeightToWidth * width)};
    return plan;
  }

  const FigureRequest& m_request;
  const FigureLengths& m_lengths;
  double m_axisWidth;
  QSize m_digits;
  QSize m_largest;
};

}  // namespace

FigureLengths lengthsOf(const Metrics& metrics, Arrangement arrangement) {
  const bool isNarrow = arrangement == Arrangement::Narrow || arrangement == Arrangement::NarrowWithBars;
  const bool hasLowHead = arrangement != Arrangement::StripsBetween;
  const bool hasBars = arrangement != Arrangement::Narrow && arrangement != Arrangement::LowBetween;
  return FigureLengths(metrics, hasLowHead, isNarrow, hasBars);
}

EntryPlan planEntries(const FigureRequest& request, const FigureLengths& lengths) {
  const EntryPlan plan = Planner(request, lengths, request.axisWidth).best();
  const bool isTall = plan.entry.height() >= deviceCeil(lengths.digitHeight, request.dpr);
  if (request.labelWidth <= request.axisWidth || !isTall) return plan;
  EntryPlan labelled = Planner(request, lengths, request.labelWidth).best();
  labelled.usesLabels = true;
  const bool keepsRows = labelled.entry.height() >= deviceCeil(lengths.digitHeight, request.dpr);
  const bool keepsDigits = labelled.showsDigits == plan.showsDigits && labelled.isStacked == plan.isStacked;
  const bool keepsSize = 2 * labelled.entry.width() >= plan.entry.width();
  return keepsRows && keepsDigits && keepsSize ? labelled : plan;
}

QList<QSize> enlargedEntries(const EntryPlan& plan, double dpr, const FigureLengths& lengths) {
  if (plan.showsDigits) return {plan.entry};
  const QSize least(deviceCeil(lengths.enlargedWidth, dpr), deviceCeil(lengths.digitHeight, dpr));
  QList<QSize> sizes{plan.entry};
  while (sizes.last().width() < least.width() || sizes.last().height() < least.height()) {
    const QSize most = least.expandedTo(sizes.last());
    sizes.append((2 * sizes.last()).boundedTo(most));
  }
  return sizes;
}

}  // namespace tilewise
