// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLineF>
#include <QList>

#include "app/plots/figure/figure_label.h"

namespace tilewise {

class LabelPlacer;

/// Finds words a place along a straight piece of a curve.
class LabelAlong {
 public:
  /// From the piece to the words over it, in pixels: usually, and where points stand on it.
  struct Gaps {
    qreal usual = 0;
    qreal overPoints = 0;
  };
  /// piece: from the left to the right, in pixels.
  LabelAlong(const FigureLabel& label, const QLineF& piece, Gaps gaps) : m_label(label), m_piece(piece), m_gaps(gaps) {}

  /// Where they cross nothing, as near as possible to a share of the piece; else where nothing of them is cut.
  FigureLabel place(qreal wanted, const LabelPlacer& placer) const;

 private:
  FigureLabel at(qreal share, qreal rise) const;
  std::optional<FigureLabel> freePlace(const QList<qreal>& shares, const LabelPlacer& placer) const;
  FigureLabel wholePlace(const QList<qreal>& shares, const LabelPlacer& placer) const;
  FigureLabel onCurve(qreal share) const;

  FigureLabel m_label;
  QLineF m_piece;
  Gaps m_gaps;
};

}  // namespace tilewise
