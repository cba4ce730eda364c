// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/fault_place.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "app/session/notation.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double MapGap = 34;
constexpr double ProfileGap = 24;
constexpr double LeastProfile = 90;
constexpr double RightMargin = 14;
constexpr double LeastColumn = 2;      ///< of the map, not scaled
constexpr double NarrowMap = 26;       ///< of an array with one column
constexpr double MapShare = 0.20;      ///< of the width, at most
constexpr double ProfileShare = 0.16;  ///< likewise, at least
constexpr double MostStretch = 4;

}  // namespace

FaultPlace placeFault(const Problem& problem, std::int64_t columns, QSizeF size, const Metrics& metrics) {
  const QFontMetricsF axis(metrics.font(Role::Axis)), body(metrics.medium(Role::Body)),
      second(metrics.font(Role::Second));
  const std::int64_t nr = (problem.Tq() + problem.Br() - 1) / problem.Br();
  FaultPlace place;
  place.heading = std::round(body.ascent());
  place.index = std::round(body.height() + axis.height() * 0.75);
  const double top = std::round(body.height() + axis.height() * 1.35);
  const double indexWidth = axis.horizontalAdvance(QString::number(shownBlock(nr - 1)));
  place.caption = std::round(axis.height() / 2);
  place.indexLeft = std::round(axis.height() + metrics.px(6) + indexWidth);
  const double left = place.indexLeft + metrics.px(8);
  const double below = metrics.px(12) + std::max(metrics.px(9) + axis.height(), second.height()) + metrics.px(4);

  const double all = static_cast<double>(columns);
  double map = metrics.px(NarrowMap);
  if (columns > 1) {
    const double pixels = std::max(LeastColumn, std::floor(MapShare * size.width() / all));
    map = std::min(pixels * all, std::max(MapShare * size.width(), 64.0));
  }
  const double profile = std::max<double>(metrics.px(LeastProfile), ProfileShare * size.width());
  const double width = std::max(40.0, size.width() - left - metrics.px(MapGap) - map - metrics.px(ProfileGap) -
                                          profile - metrics.px(RightMargin));
  const double height = std::max(40.0, size.height() - top - below);

  const auto Tq = static_cast<double>(problem.Tq()), Tk = static_cast<double>(problem.Tk());
  double across = std::min(width / Tk, height / Tq);
  double down = across;
  if (Tk > MostStretch * Tq) {
    down = std::min(height / Tq, across * Tk / (MostStretch * Tq));
    place.stretched = true;
  } else if (Tq > MostStretch * Tk) {
    across = std::min(width / Tk, down * Tq / (MostStretch * Tk));
    place.stretched = true;
  }
  const std::int64_t Br = std::min(problem.Br(), problem.Tq()), Bc = std::min(problem.Bc(), problem.Tk());
  // Tiles of whole pixels, as long as that costs little.
  const double tile = across * static_cast<double>(Bc);
  if (tile >= 8) {
    const double whole = std::floor(tile) / tile;
    across *= whole;
    if (!place.stretched) down *= whole;
  }
  place.grid.rows = AxisScale(problem.Tq(), Br, down * static_cast<double>(Br));
  place.grid.columns = AxisScale(problem.Tk(), Bc, across * static_cast<double>(Bc));
  place.grid.view = QRectF(left, top, place.grid.columns.length(), place.grid.rows.length());

  const QRectF& grid = place.grid.view;
  const double mapLeft = std::round(grid.right() + metrics.px(MapGap));
  place.map = QRectF(mapLeft, grid.top(), std::round(map), grid.height());
  const double profileLeft = place.map.right() + metrics.px(ProfileGap);
  place.profile = QRectF(profileLeft, grid.top(),
                         std::max<double>(30, size.width() - metrics.px(RightMargin) - profileLeft), grid.height());
  place.bar = QRectF(place.map.left(), grid.bottom() + metrics.px(10), place.map.width(), metrics.px(8));
  place.legend = grid.bottom() + metrics.px(12) + second.height() / 2;
  return place;
}

}  // namespace tilewise
