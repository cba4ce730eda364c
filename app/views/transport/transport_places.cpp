// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/transport_places.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Height = 52;
constexpr int Margin = 9;
constexpr int Button = 34;
constexpr int PlayWidth = 46;
constexpr int ButtonGap = 4;
constexpr int Gap = 12;
constexpr int WordGap = 6;
constexpr int ScrubberFull = 270;   ///< the scrubber keeps this much before words are left out,
constexpr int ScrubberShort = 150;  ///< this much before controls move into the menu,
constexpr int ScrubberLeast = 80;   ///< and this much in any case
constexpr int NumbersAbove = 12;    ///< from the middle of the transport up to that of the numbers
constexpr int GrooveBelow = 5;      ///< and down to that of the groove

/// Hands out places from one end to the other.
class Row {
 public:
  Row(QSize size, const Metrics& metrics)
      : m_size(size), m_metrics(metrics), m_left(px(Margin)), m_right(size.width() - px(Margin)) {}

  QRect fromLeft(int width, int gapAfter) {
    const QRect place = centred(m_left, width);
    m_left += width + px(gapAfter);
    return place;
  }
  QRect fromRight(int width, int gapBefore) {
    const QRect place = centred(m_right - width, width);
    m_right -= width + px(gapBefore);
    return place;
  }
  QRect rest() const { return QRect(m_left, 1, m_right - m_left, m_size.height() - 2); }
  int px(double at100) const { return m_metrics.px(at100); }

 private:
  QRect centred(int x, int width) const {
    const int height = px(Button);
    return QRect(x, (m_size.height() - height) / 2, width, height);
  }

  QSize m_size;
  Metrics m_metrics;
  int m_left;
  int m_right;
};

TransportPlaces placesIn(TransportRoom room, QSize size, const Metrics& metrics, const TransportWidths& widths) {
  Row row(size, metrics);
  const bool full = room == TransportRoom::Full;
  const bool least = room == TransportRoom::Least;
  const int button = row.px(Button);
  TransportPlaces places;
  places.room = room;
  places.first = row.fromLeft(button, ButtonGap);
  places.back = row.fromLeft(button, ButtonGap);
  places.play = row.fromLeft(row.px(PlayWidth), ButtonGap);
  places.forward = row.fromLeft(button, ButtonGap);
  places.last = row.fromLeft(button, Gap);
  if (!least) places.speed = row.fromLeft(full ? widths.speed : widths.shortSpeed, full ? Gap : WordGap);
  if (full) {
    places.rowBlock = row.fromLeft(widths.rowBlock, 0);
    places.rate = places.rowBlock.translated(0, row.px(GrooveBelow));
    places.rowBlock.translate(0, -row.px(NumbersAbove));
  } else if (!least) {
    places.rate = row.fromLeft(widths.rate, 0).translated(0, row.px(GrooveBelow));
  }

  if (least) {
    places.more = row.fromRight(button, Gap);
  } else {
    places.runTo = row.fromRight(full ? widths.runTo : widths.shortRunTo, Gap);
  }
  places.ofSteps = row.fromRight(widths.ofSteps, WordGap);
  places.step = row.fromRight(widths.step, WordGap);
  if (full) places.stepWord = row.fromRight(widths.stepWord, Gap);
  places.scrubber = row.rest();
  return places;
}

}  // namespace

TransportPlaces transportPlaces(QSize size, const Metrics& metrics, const TransportWidths& widths) {
  const TransportPlaces full = placesIn(TransportRoom::Full, size, metrics, widths);
  if (full.scrubber.width() >= metrics.px(ScrubberFull)) return full;
  const TransportPlaces shorter = placesIn(TransportRoom::Short, size, metrics, widths);
  if (shorter.scrubber.width() >= metrics.px(ScrubberShort)) return shorter;
  return placesIn(TransportRoom::Least, size, metrics, widths);
}

QSize leastTransportSize(const Metrics& metrics, const TransportWidths& widths) {
  const QSize none(0, metrics.px(Height));
  const int taken = -placesIn(TransportRoom::Least, none, metrics, widths).scrubber.width();
  return {taken + metrics.px(ScrubberLeast), none.height()};
}

}  // namespace tilewise
