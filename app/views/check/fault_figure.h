// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "app/session/check_job.h"
#include "app/views/check/broken_grid_painter.h"
#include "app/views/check/fault_place.h"

namespace tilewise {

/// The picture of a fault: the score grid of the broken run, the errors of the array that is wrong, and the largest of
/// each row, on the same rows.
class FaultFigure : public QWidget {
  Q_OBJECT

 public:
  explicit FaultFigure(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// finding outlives the next call; null problem: nothing is shown.
  void setFault(const std::shared_ptr<const Problem>& problem, Fault fault, const FaultFinding& finding);
  /// The tile that opens in Step: the chosen one, else the first that is wrong, else that of the worst entry.
  std::optional<TileIndex> tile() const;
  FaultPlace place() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void tileChosen();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void paintHeadings(QPainter& painter, const FaultPlace& place) const;
  void paintIndices(QPainter& painter, const FaultPlace& place) const;
  void paintMap(QPainter& painter, const FaultPlace& place) const;
  void paintProfile(QPainter& painter, const FaultPlace& place) const;
  void paintBlockLines(QPainter& painter, const FaultPlace& place) const;
  void paintBar(QPainter& painter, const FaultPlace& place) const;
  void paintLegend(QPainter& painter, const FaultPlace& place) const;
  void paintWorst(QPainter& painter, const FaultPlace& place) const;
  QList<BrokenLegend> legend() const;
  double limit() const;

  Look m_look;
  std::shared_ptr<const Problem> m_problem;
  std::optional<TileGrid> m_right;
  std::optional<BrokenTiles> m_tiles;
  BrokenTileCounts m_counts;
  std::optional<TileIndex> m_firstWrong, m_chosen;
  FaultFinding m_finding;
};

}  // namespace tilewise
