// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "app/plots/explore/explore_figures.h"
#include "app/views/look/look.h"

class QLabel;
class QMenu;
class QToolButton;

namespace tilewise {

class CaptionLabel;
class FigureChart;

/// One figure with its title, by which another one is chosen, its unit, its caption, and a menu to copy and export it.
class FigureCard : public QFrame {
  Q_OBJECT

 public:
  explicit FigureCard(ExploreFigureKind kind, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setFigure(const Figure& figure);
  const Figure& figure() const;
  FigureChart& chart() const { return *m_chart; }

  ExploreFigureKind kind() const { return m_kind; }
  void setKind(ExploreFigureKind kind);
  SweepAxis axis() const { return m_axis; }
  void setAxis(SweepAxis axis);

  QSize minimumSizeHint() const override;

 signals:
  void kindWished(tilewise::ExploreFigureKind kind);
  void axisWished(tilewise::SweepAxis axis);
  void copyPictureWished();
  void copyDataWished();
  void exportWished();

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QToolButton* addChooser(QMenu* menu, const QString& name);
  void fillMenus();
  void showNames();
  void fitTitle();

  Look m_look;
  ExploreFigureKind m_kind;
  SweepAxis m_axis = SweepAxis::OnChip;
  QFrame* m_head;
  QMenu* m_kinds;
  QMenu* m_axes;
  QMenu* m_copy;
  QToolButton* m_title;
  QToolButton* m_against;
  QLabel* m_unit;
  QToolButton* m_more;
  FigureChart* m_chart;
  CaptionLabel* m_caption;
};

}  // namespace tilewise
