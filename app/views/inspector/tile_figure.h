// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The maps and strips of a tile. A click, a drag, Up and Down choose a row; hovering tells a value; Ctrl+wheel
/// enlarges.

#include <optional>

#include <QWidget>

#include "app/session/run.h"
#include "app/views/inspector/figure_geometry.h"
#include "app/views/look/look.h"

class QScrollBar;

namespace tilewise {

class TileFigure : public QWidget {
  Q_OBJECT

 public:
  explicit TileFigure(QWidget* parent = nullptr, Arrangement arrangement = Arrangement::StripsBetween);

  void setLook(const Look& look);
  /// lastQuery: the largest index of the run, whose width the labels keep free.
  void setScene(TileScene scene, const AxisTexts& labels, std::int64_t lastQuery);
  const std::optional<TileScene>& scene() const { return m_scene; }
  /// A query of the tile; none: no row is framed.
  void setSelectedQuery(std::optional<std::int64_t> query);

  void setArrangement(Arrangement arrangement) { m_arrangement = arrangement; }

  /// Lays everything out and takes the size that this needs. beside: what to keep free at the right. Requires: a scene.
  void layOut(double width, double mapHeight, double beside = 0);
  /// What the figure needs beside the maps themselves.
  double heightBesideMaps() const;
  /// That it takes for its maps, whatever is wished.
  double leastMapHeight() const;

  void zoom(int steps);  ///< enlarges (or reduces) round the selected row
  const FigureGeometry* geometry() const { return m_geometry ? &*m_geometry : nullptr; }

 signals:
  void queryChosen(qint64 query);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  QString textAt(QPointF point) const;
  void chooseAt(QPointF point);
  void moveWindow(const MapWindow& window);
  void showSelectedRow();
  void placeParts();
  void describe();

  Look m_look;
  Arrangement m_arrangement;
  std::optional<TileScene> m_scene;
  AxisTexts m_labels;
  std::int64_t m_lastQuery = 0;
  double m_labelWidth = 0;
  std::optional<int> m_selectedRow;
  std::optional<FigureGeometry> m_geometry;
  FigureRequest m_request;
  MapWindow m_window;
  bool m_focusRing = false;
  bool m_choosing = false;  ///< the mouse button went down on a row
  QWidget* m_firstPart;    ///< invisible; what a screen reader finds
  QWidget* m_secondPart;
  QScrollBar* m_rowBar;
  QScrollBar* m_columnBar;
};

}  // namespace tilewise
