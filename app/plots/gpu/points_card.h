// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/figure/picture_card.h"

class QStackedWidget;
class QTabBar;

namespace tilewise {

class LaunchView;
class SweepView;

/// The points of a sweep as a table, or the launch grid of the one that is chosen.
class PointsCard : public PictureCard {
  Q_OBJECT

 public:
  explicit PointsCard(QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  SweepView& table() const { return *m_table; }
  LaunchView& launch() const { return *m_launch; }
  bool showsLaunch() const;
  void showLaunch(bool shows);

  /// The height that it can be read in at a width.
  int neededHeight(int width) const;

 signals:
  void switched();

 private:
  QTabBar* m_tabs;
  QStackedWidget* m_stack;
  SweepView* m_table;
  LaunchView* m_launch;
};

}  // namespace tilewise
