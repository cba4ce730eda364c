// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/explore/explore_figures.h"
#include "app/plots/figure/picture_card.h"

namespace tilewise {

class CaptionLabel;
class FigureChart;

/// One figure of Explore: its title, by which another one is chosen, its unit, its caption.
class FigureCard : public PictureCard {
  Q_OBJECT

 public:
  explicit FigureCard(ExploreFigureKind kind, QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  void setFigure(const Figure& figure);
  const Figure& figure() const;
  FigureChart& chart() const { return *m_chart; }

  ExploreFigureKind kind() const { return m_kind; }
  void setKind(ExploreFigureKind kind);
  SweepAxis axis() const { return m_axis; }
  void setAxis(SweepAxis axis);

 signals:
  void kindWished(tilewise::ExploreFigureKind kind);
  void axisWished(tilewise::SweepAxis axis);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QToolButton* addChooser(QMenu* menu, const QString& name);
  void fillMenus();
  void showNames();
  void fitTitle();

  ExploreFigureKind m_kind;
  SweepAxis m_axis = SweepAxis::OnChip;
  QMenu* m_kinds;
  QMenu* m_axes;
  QToolButton* m_title;
  QToolButton* m_against;
  FigureChart* m_chart;
  CaptionLabel* m_caption;
};

}  // namespace tilewise
