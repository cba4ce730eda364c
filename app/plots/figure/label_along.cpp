// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/label_along.h"

#include <algorithm>
#include <cmath>

#include "app/plots/figure/label_placer.h"

namespace tilewise {

namespace {

/// Places along the piece that are tried.
constexpr int Places = 24;

}  // namespace

FigureLabel LabelAlong::place(qreal wanted, const LabelPlacer& placer) const {
  QList<qreal> shares;
  for (int n = 0; n <= Places; ++n) shares << static_cast<qreal>(n) / Places;
  std::stable_sort(shares.begin(), shares.end(),
                   [&](qreal a, qreal b) { return std::abs(a - wanted) < std::abs(b - wanted); });
  shares.prepend(wanted);
  const auto found = freePlace(shares, placer);
  return found ? *found : wholePlace(shares, placer);
}

/// Right above the piece, else as far above as points on it need, else below.
std::optional<FigureLabel> LabelAlong::freePlace(const QList<qreal>& shares, const LabelPlacer& placer) const {
  for (const qreal rise : {m_gaps.usual, m_gaps.overPoints, -m_gaps.usual - m_label.size.height()}) {
    for (const qreal share : shares) {
      const FigureLabel there = at(share, rise);
      if (placer.isFree(there.size, there.transform())) return there;
    }
  }
  return std::nullopt;
}

/// Off the other words if that can be.
FigureLabel LabelAlong::wholePlace(const QList<qreal>& shares, const LabelPlacer& placer) const {
  std::optional<FigureLabel> whole;
  for (const qreal share : shares) {
    const FigureLabel there = onCurve(share);
    if (!placer.bounds().contains(there.bounds())) continue;
    if (!placer.isTaken(there.bounds())) return there;
    if (!whole) whole = there;
  }
  return whole.value_or(onCurve(shares.first()));
}

/// Where the words have no place of their own, they do not cut what they stand on.
FigureLabel LabelAlong::onCurve(qreal share) const {
  FigureLabel label = at(share, m_gaps.usual);
  label.hasGround = false;
  return label;
}

/// The words with their middle over a point of the piece, and their lower edge so far above it.
FigureLabel LabelAlong::at(qreal share, qreal rise) const {
  const QLineF direction = m_piece.unitVector();
  const QPointF forward = direction.p2() - direction.p1();
  const QPointF up(forward.y(), -forward.x());
  FigureLabel label = m_label;
  label.turn = -m_piece.angle();
  label.corner = m_piece.pointAt(share) - forward * label.size.width() / 2 + up * (rise + label.size.height());
  return label;
}

}  // namespace tilewise
