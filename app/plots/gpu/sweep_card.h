// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/figure/figure.h"
#include "app/plots/figure/picture_card.h"

class QLabel;

namespace tilewise {

class CaptionLabel;
class FigureChart;

/// A figure of a sweep with its title, the problem it is about and its caption.
class SweepCard : public PictureCard {
  Q_OBJECT

 public:
  explicit SweepCard(QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  void setFigure(const Figure& figure);
  const Figure& figure() const;
  FigureChart& chart() const { return *m_chart; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QLabel* m_title;
  FigureChart* m_chart;
  CaptionLabel* m_caption;
};

}  // namespace tilewise
