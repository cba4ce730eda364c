// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/figure/figure.h"
#include "app/plots/figure/picture_card.h"

class QLabel;
class QScrollBar;

namespace tilewise {

class CaptionLabel;
class FigureChart;

/// A figure of a sweep with its title, the problem it is about and its caption. Of more points than can be read side by
/// side, as many are shown as have room, beside the same axis; the others are scrolled to.
class SweepCard : public PictureCard {
  Q_OBJECT

 public:
  explicit SweepCard(QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  void setFigure(const Figure& figure);
  const Figure& figure() const { return m_figure; }  ///< of all points
  /// Whether all points have room in a card of this width.
  bool hasRoom(int width) const;
  FigureChart& chart() const { return *m_chart; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showGroups();
  void bringChosenIntoView();

  Figure m_figure;
  QLabel* m_title;
  FigureChart* m_chart;
  QScrollBar* m_scroll;
  CaptionLabel* m_caption;
};

}  // namespace tilewise
