// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include "app/plots/figure/figure.h"
#include "app/plots/figure/figure_layout.h"
#include "app/views/look/look.h"

namespace tilewise {

/// Draws a figure: axes, grid and curves by QCustomPlot, everything else over them.
class FigureChart : public QCustomPlot {
  Q_OBJECT

 public:
  explicit FigureChart(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setFigure(const Figure& figure);
  const Figure& figure() const { return m_figure; }
  /// Lays the figure out for a size, as before it is drawn on something else than the screen.
  void fit(QSize size);
  const FigureLayout& figureLayout() const { return m_layout; }

  /// What pointing there tells, in plain words; empty: nothing.
  QString textAt(QPoint place) const;

 signals:
  // Of a map; a group of bars is the column of a single row.
  void cellChosen(int column, int row);  ///< clicked, or by an arrow key
  void cellOpened(int column, int row);  ///< double-clicked, or by Enter

 protected:
  bool event(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void showSeries();
  void showAxis(QCPAxis& axis, const FigureAxis& figure);
  void paintUnder(QPainter& painter) const;
  void paintOver(QPainter& painter) const;
  QPoint cellAt(QPoint place) const;
  bool chooseGroup(int key);

  Look m_look;
  Figure m_figure;
  FigureLayout m_layout;
};

}  // namespace tilewise
