// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

#include "app/plots/figure/figure.h"
#include "app/plots/figure/picture_card.h"

class QLabel;
class QScrollBar;

namespace tilewise {

class CaptionLabel;
class FigureChart;

/// A figure of a sweep with its title, the problem it is about and its caption. Of more points than can be read side by
/// side, as many are shown as have room, beside the same axis; the others are scrolled to. Cards about the same points can
/// be kept to the same ones: setMost() and scrollTo().
class SweepCard : public PictureCard {
  Q_OBJECT

 public:
  explicit SweepCard(QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  void setFigure(const Figure& figure);
  const Figure& figure() const { return m_figure; }  ///< of all points
  /// Whether all points have room in a card of this width.
  bool hasRoom(int width) const;
  /// How many points have room at once.
  int room() const { return m_room; }
  /// Shows no more than so many at once. Requires: most >= 1.
  void setMost(int most);
  int first() const;  ///< point that is shown
  void scrollTo(int first);
  FigureChart& chart() const { return *m_chart; }

 signals:
  void roomChanged();
  void scrolled(int first);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showGroups();
  void bringChosenIntoView();

  Figure m_figure;
  int m_room = 1;
  int m_most = std::numeric_limits<int>::max();
  QLabel* m_title;
  FigureChart* m_chart;
  QScrollBar* m_scroll;
  CaptionLabel* m_caption;
};

}  // namespace tilewise
