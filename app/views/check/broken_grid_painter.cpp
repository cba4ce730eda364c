// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/broken_grid_painter.h"

#include <algorithm>
#include <utility>

#include <QPainter>

#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/check/broken_pixels.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/dot_painter.h"
#include "app/views/stage/tile_painter.h"

namespace tilewise {

namespace {

constexpr double LinesFrom = 4;   ///< px a tile
constexpr double ShapesFrom = 5;  ///< px a tile: masked parts and dots
constexpr double CrossFrom = 10;  ///< px a tile
constexpr double TilesFrom = 1;   ///< px a tile; below, a pixel stands for several

/// The round ✕ in the upper right part of a tile.
void paintCross(QPainter& painter, const QRectF& tile, const Look& look) {
  const double side = std::min({0.5 * std::min(tile.width(), tile.height()), look.metrics.px(15) * 1.0});
  if (std::min(tile.width(), tile.height()) < CrossFrom) return;
  const QPointF middle(tile.left() + 0.68 * tile.width(),
                       tile.top() + std::min(0.3 * tile.height(), 0.7 * tile.width()));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.theme.err);
  painter.drawEllipse(middle, side / 2, side / 2);
  painter.setPen(QPen(look.theme.paper, std::max(1.2, side / 8), Qt::SolidLine, Qt::RoundCap));
  const double arm = side * 0.18;
  painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
  painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
  painter.restore();
}

void paintFrame(QPainter& painter, const QRectF& tile, const Look& look) {
  const double width = std::min(look.metrics.lineWidth(2.5), std::max(1.0, tile.width() / 9));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look.theme.err, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawRect(tile.adjusted(width / 2, width / 2, 1 - width / 2, 1 - width / 2));
  painter.restore();
}

class BrokenGridPainter {
 public:
  BrokenGridPainter(QPainter& painter, const BrokenTiles& tiles, const TileGrid& right, const GridPlace& place,
                    const Look& look)
      : m_painter(painter), m_tiles(tiles), m_right(right), m_asRead(tiles.problem()), m_place(place), m_look(look) {}

  void paint() {
    m_painter.fillRect(m_place.view, m_look.theme.paper);
    m_painter.save();
    m_painter.setClipRect(m_place.view.adjusted(0, 0, 1, 1), Qt::IntersectClip);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    if (m_place.tileSide() < TilesFrom) {
      m_painter.drawImage(m_place.view.topLeft(), brokenPixels(m_tiles, m_right, m_place.view.size().toSize(), m_look));
    } else {
      for (std::int64_t i = 0; i < m_tiles.nr(); ++i) {
        for (std::int64_t j = 0; j < m_tiles.nc(); ++j) fill({i, j});
      }
    }
    if (m_place.tileSide() >= LinesFrom) lines();
    drawMaskEdge(m_painter, m_edge, m_look);
    for (const auto& [tile, fate] : m_wrong) mark(tile, fate);
    dots();
    m_painter.restore();
    m_painter.setPen(QPen(m_look.theme.grid, 1));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(m_place.view.toRect());
  }

 private:
  bool hasShapes() const { return m_place.tileSide() >= ShapesFrom; }

  void fill(TileIndex tile) {
    const QRectF rect = m_place.tileRect(tile);
    const TileFate fate = m_tiles.fate(tile);
    if (fate == TileFate::Lost || fate == TileFate::InVain) m_wrong.append({tile, fate});
    switch (fate) {
      case TileFate::Skipped: {
        const auto why = m_right.mask().skipReason(m_right.queries(tile.i), m_right.keys(tile.j));
        if (hasShapes()) {
          fillTile(m_painter, rect, TileKind::Skipped, TileState::Passed, {}, why.value_or(SkipReason::Causal), m_look,
                   m_place.origin());
        } else {
          m_painter.fillRect(rect, m_look.theme.skip);
        }
        return;
      }
      case TileFate::Lost: fillVisible(tile, rect, m_right, m_look.theme.err); return;
      case TileFate::InVain: m_painter.fillRect(rect, mixed(m_look.theme.err, m_look.theme.paper, 0.35)); return;
      case TileFate::Computed: fillComputed(tile, rect); return;
    }
  }

  /// What is visible of a tile in a colour, the rest hatched.
  MaskShape fillVisible(TileIndex tile, const QRectF& rect, const TileGrid& grid, const QColor& color) {
    const TileKind kind = grid.kind(tile);
    if (kind != TileKind::Partial || !hasShapes()) {
      m_painter.fillRect(rect, color);
      return {{}, {}, {}, rect.center()};
    }
    const MaskShape shape = maskShape(grid.mask(), grid.queries(tile.i), grid.keys(tile.j), m_place);
    fillTile(m_painter, rect, kind, TileState::Done, shape, SkipReason::Causal, m_look, m_place.origin(), color);
    m_edge += shape.edge;
    return shape;
  }

  void fillComputed(TileIndex tile, const QRectF& rect) {
    // Masked by the broken run alone, or by the right one alone: that part is wrong.
    const bool losesPart = m_tiles.kind(tile) == TileKind::Partial && m_right.kind(tile) == TileKind::Full;
    const bool weighsMasked = m_tiles.kind(tile) == TileKind::Full && m_right.kind(tile) == TileKind::Partial;
    MaskShape shape = fillVisible(tile, rect, losesPart ? m_asRead : m_right, m_look.theme.done);
    if (weighsMasked || losesPart) {
      m_painter.save();
      m_painter.setRenderHint(QPainter::Antialiasing);
      m_painter.setPen(Qt::NoPen);
      m_painter.setBrush(m_look.theme.err);
      for (const MaskedPart& part : shape.masked) m_painter.drawPolygon(part.shape);
      m_painter.restore();
      m_wrong.append({tile, TileFate::Computed});
    }
    m_dots.append(shape.middle);
  }

  void lines() {
    const QRectF& view = m_place.view;
    for (std::int64_t j = 0; j <= m_tiles.nc(); ++j) {
      m_painter.fillRect(QRectF(m_place.origin().x() + m_place.columns.edge(j), view.top(), 1, view.height() + 1),
                         m_look.theme.grid);
    }
    for (std::int64_t i = 0; i <= m_tiles.nr(); ++i) {
      m_painter.fillRect(QRectF(view.left(), m_place.origin().y() + m_place.rows.edge(i), view.width() + 1, 1),
                         m_look.theme.grid);
    }
  }

  void mark(TileIndex tile, TileFate fate) {
    const QRectF rect = m_place.tileRect(tile);
    paintFrame(m_painter, rect, m_look);
    if (fate != TileFate::Computed) paintCross(m_painter, rect, m_look);
  }

  void dots() {
    if (!hasShapes() || m_dots.isEmpty()) return;
    drawDoneDots(m_painter, m_dots, m_place.tileSide(), m_look);
  }

  QPainter& m_painter;
  const BrokenTiles& m_tiles;
  const TileGrid& m_right;
  TileGrid m_asRead;  ///< by the mask of the broken run
  const GridPlace& m_place;
  const Look& m_look;
  QList<QLineF> m_edge;
  QList<QPointF> m_dots;
  QList<std::pair<TileIndex, TileFate>> m_wrong;
};

}  // namespace

void paintBrokenGrid(QPainter& painter, const BrokenTiles& tiles, const TileGrid& right, const GridPlace& place,
                     const Look& look) {
  BrokenGridPainter(painter, tiles, right, place, look).paint();
}

QString legendText(BrokenLegend entry) {
  switch (entry) {
    case BrokenLegend::Computed: return tr("computed");
    case BrokenLegend::Skipped: return tr("skipped, rightly");
    case BrokenLegend::Lost: return tr("skipped, with visible keys in it");
    case BrokenLegend::InVain: return tr("computed, with no visible key in it");
    case BrokenLegend::Added: return tr("masked entries weighed");
  }
  return {};
}

QString legendWord(BrokenLegend entry) {
  switch (entry) {
    case BrokenLegend::Lost: return tr("lost");
    case BrokenLegend::InVain: return tr("in vain");
    case BrokenLegend::Added: return tr("wrongly weighed");
    case BrokenLegend::Skipped: return tr("skipped");
    case BrokenLegend::Computed: break;
  }
  return tr("computed");
}

void paintLegendTile(QPainter& painter, const QRectF& tile, BrokenLegend entry, const Look& look) {
  const MaskShape shape = legendShape(tile, SkipReason::Causal);
  painter.save();
  switch (entry) {
    case BrokenLegend::Computed:
      painter.fillRect(tile, look.theme.done);
      drawDoneDots(painter, {tile.center()}, std::min(tile.width(), tile.height()), look);
      break;
    case BrokenLegend::Skipped:
      fillTile(painter, tile, TileKind::Skipped, TileState::Passed, shape, SkipReason::Causal, look, tile.topLeft());
      break;
    case BrokenLegend::Lost:
      painter.fillRect(tile, look.theme.paper);
      painter.setRenderHint(QPainter::Antialiasing);
      painter.setPen(Qt::NoPen);
      painter.setBrush(look.theme.err);
      painter.drawPolygon(QPolygonF() << tile.bottomLeft() << QPointF(tile.right(), tile.center().y())
                                      << tile.bottomRight());
      break;
    case BrokenLegend::InVain: painter.fillRect(tile, mixed(look.theme.err, look.theme.paper, 0.35)); break;
    case BrokenLegend::Added:
      painter.fillRect(tile, look.theme.done);
      painter.setRenderHint(QPainter::Antialiasing);
      painter.setPen(Qt::NoPen);
      painter.setBrush(look.theme.err);
      for (const MaskedPart& part : shape.masked) painter.drawPolygon(part.shape);
      break;
  }
  painter.restore();
  if (entry == BrokenLegend::Computed || entry == BrokenLegend::Skipped) {
    painter.setPen(QPen(look.theme.grid, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(tile.toRect());
  } else {
    paintFrame(painter, tile, look);
  }
}

QString brokenTileText(const BrokenTiles& tiles, const TileGrid& right, TileIndex tile) {
  const Range queries = right.queries(tile.i), keys = right.keys(tile.j);
  const std::int64_t visible = right.kind(tile) == TileKind::Skipped ? 0 : right.mask().visibleEntries(queries, keys);
  const QString name = tr("Tile (%1, %2)").arg(grouped(shownBlock(tile.i)), grouped(shownBlock(tile.j)));
  const QString entries = grouped(queries.size() * keys.size());
  switch (tiles.fate(tile)) {
    case TileFate::Lost:
      return (visible == 1 ? tr("%1: skipped, though %2 of its %3 entries is visible")
                           : tr("%1: skipped, though %2 of its %3 entries are visible"))
          .arg(name, grouped(visible), entries);
    case TileFate::InVain: return tr("%1: computed, though none of its %2 entries is visible").arg(name, entries);
    case TileFate::Skipped: return tr("%1: rightly skipped").arg(name);
    case TileFate::Computed: break;
  }
  if (tiles.kind(tile) == TileKind::Full && right.kind(tile) == TileKind::Partial) {
    const std::int64_t masked = queries.size() * keys.size() - visible;
    return (masked == 1 ? tr("%1: computed, with %2 masked entry weighed")
                        : tr("%1: computed, with %2 masked entries weighed"))
        .arg(name, grouped(masked));
  }
  return (visible == 1 ? tr("%1: computed, %2 of its %3 entries is visible")
                       : tr("%1: computed, %2 of its %3 entries are visible"))
      .arg(name, grouped(visible), entries);
}

}  // namespace tilewise
