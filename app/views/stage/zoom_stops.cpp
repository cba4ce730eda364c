// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/zoom_stops.h"

#include <algorithm>

namespace tilewise {

namespace {

constexpr double LeastLargest = 32;
constexpr double Same = 1e-6;  ///< stops that are nearer are one

/// The stop after this one.
double after(double stop) {
  if (stop < 1.75) return stop + (stop < 1.5 ? 0.25 : 0.5);
  double power = 2;
  while (power * 2 <= stop + Same) power *= 2;
  return stop < 1.5 * power - Same ? 1.5 * power : 2 * power;
}

}  // namespace

double nextZoom(double factor, int direction, double largest) {
  double before = 1;
  for (double stop = 1;; stop = after(stop)) {
    if (direction > 0 && (stop > factor + Same || stop >= largest)) return std::min(stop, largest);
    if (direction < 0 && stop >= factor - Same) return before;
    before = stop;
  }
}

double zoomToRead(QSizeF entry, QSizeF wanted) {
  const double needed = std::max(wanted.width() / entry.width(), wanted.height() / entry.height());
  double stop = LeastLargest;
  while (stop < needed) stop = after(stop);
  return stop;
}

}  // namespace tilewise
