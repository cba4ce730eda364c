// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QScrollArea>

#include "app/models/block_sweep.h"
#include "app/plots/gpu/points_card.h"
#include "app/plots/gpu/sweep_card.h"

class QGridLayout;

namespace tilewise {

/// A sweep: time and bytes beside each other, the points below. One point is chosen, in all of them at once. What has no
/// room, as the bars of many points, goes into one column that scrolls. Time and bytes always show the same points.
class SweepPage : public QScrollArea {
  Q_OBJECT

 public:
  explicit SweepPage(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// present: the problem in Step. A point that somebody chose stays, where it is there still; else it is the present
  /// one, else the fastest, whatever was shown before.
  void setSweep(const BlockSweep& sweep, int present);
  /// Nothing to show, and why.
  void clear(const QString& why);

  const std::optional<BlockSweep>& sweep() const { return m_sweep; }
  int present() const { return m_present; }
  int chosen() const { return m_chosen; }
  /// Null: none is chosen.
  const SweepPoint* chosenPoint() const;
  void choose(int point);

  SweepCard& time() const { return *m_time; }
  SweepCard& bytes() const { return *m_bytes; }
  PointsCard& points() const { return *m_points; }
  bool isOneColumn() const { return m_oneColumn; }

 signals:
  void chosenChanged();
  void openWished(int point);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  /// What the keys come to is scrolled to: from within Qt does that, from elsewhere nobody else.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void connectCard(SweepCard& card);
  void refresh();
  void refreshLaunch();
  void alignCards();
  void arrange();
  /// So that both figures, or one, are seen as wholes without scrolling.
  int heightInOneColumn() const;

  Look m_look;
  std::optional<BlockSweep> m_sweep;
  int m_present = -1;
  int m_chosen = -1;
  bool m_isPicked = false;  ///< somebody chose the point
  int m_launched = -1;      ///< the point whose launch is shown
  QGridLayout* m_grid;
  SweepCard* m_time;
  SweepCard* m_bytes;
  PointsCard* m_points;
  bool m_oneColumn = false;
};

}  // namespace tilewise
