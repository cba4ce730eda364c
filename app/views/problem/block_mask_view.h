// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The grid of a block mask, to be painted: a click turns a tile over, a drag paints what it passes, arrows and Space
/// do the same.

#include <cstdint>
#include <functional>
#include <optional>

#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/problem/block_mask_geometry.h"
#include "core/problem/block_mask.h"
#include "core/problem/mask.h"

namespace tilewise {

class BlockMaskView : public QWidget {
  Q_OBJECT

 public:
  /// Why the other masks of the problem skip tile (i, j); absent where they do not.
  using OtherMasks = std::function<std::optional<SkipReason>(std::int64_t i, std::int64_t j)>;

  explicit BlockMaskView(BlockMask mask, QWidget* parent = nullptr);

  void setLook(const Look& look);
  const BlockMask& mask() const { return m_mask; }
  void setMask(BlockMask mask);
  /// Shown as hatches over the tiles, unless the grid is reduced. Cost: one call for each tile that is drawn.
  void setOtherMasks(OtherMasks others);
  const BlockMaskGeometry& geometry() const { return m_geometry; }
  /// The point of the widget in the middle of a cell.
  QPoint middle(BlockMaskGeometry::Cell cell) const;
  /// The cell that the keys act on.
  BlockMaskGeometry::Cell current() const { return m_current; }
  /// "tile (3, 5), visible, skipped by the causal mask".
  QString cellText() const;

  /// Where there is room.
  QSize wantedSize() const;
  /// The least: what is around may scroll, but not because the grid would like to be larger.
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void changed();         ///< the mask
  void currentChanged();  ///< the cell that the keys act on, or what it holds

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  using Cell = BlockMaskGeometry::Cell;
  QPoint origin() const;
  /// What the numbers of rows and columns take at the left and at the top.
  QSize numberRoom() const;
  void drawNumbers(QPainter& painter) const;
  std::optional<SkipReason> skippedElsewhere(Cell cell) const;
  /// Visible tiles of a cell, and all of them.
  std::pair<std::int64_t, std::int64_t> share(Cell cell) const;
  bool turned(Cell cell) const;
  void paintCells(Cell from, Cell to, bool visible);
  void goTo(Cell cell);
  void tell();
  void drawCell(QPainter& painter, Cell cell) const;

  Look m_look;
  BlockMask m_mask;
  OtherMasks m_others;
  BlockMaskGeometry m_geometry;
  Cell m_current;
  std::optional<bool> m_painting;  ///< what the drag under way paints
  bool m_brush = false;            ///< what Shift and arrows paint: what was painted last
};

}  // namespace tilewise
