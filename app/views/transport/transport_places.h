// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where the controls of the transport stand, and which give way as it gets narrow.

#include <cstdint>

#include <QRect>
#include <QSize>

#include "app/views/look/metrics.h"

namespace tilewise {

/// Words and fields are as wide as their texts. Units: pixels.
struct TransportWidths {
  int speed = 0, shortSpeed = 0;
  int runTo = 0, shortRunTo = 0;
  int rowBlock = 0;  ///< "row block" or "key block", or the achieved rate below it if that is wider
  int rate = 0;
  int stepWord = 0;
  int step = 0;
  int ofSteps = 0;
};

enum class TransportRoom : std::uint8_t {
  Full,   ///< every word
  Short,  ///< "5/s", "Run to", no "row block" and no "step"
  Least,  ///< speed and run to in a menu
};

/// An empty rectangle: there is no room for it.
struct TransportPlaces {
  TransportRoom room = TransportRoom::Full;
  QRect first, back, play, forward, last;
  QRect speed, rowBlock, rate, scrubber, stepWord, step, ofSteps, runTo, more;
};

TransportPlaces transportPlaces(QSize size, const Metrics& metrics, const TransportWidths& widths);

/// Height at the text size, and the least width.
QSize leastTransportSize(const Metrics& metrics, const TransportWidths& widths);

}  // namespace tilewise
