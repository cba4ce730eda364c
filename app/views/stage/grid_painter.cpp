// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/grid_painter.h"

#include <QMap>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "app/views/stage/dot_painter.h"
#include "app/views/stage/heat_painter.h"
#include "app/views/stage/matrix_painter.h"
#include "app/views/stage/score_painter.h"
#include "app/views/stage/tile_painter.h"
#include "app/views/stage/tile_regions.h"

namespace tilewise {

namespace {

constexpr double RegionsBelow = 5;      ///< px a tile
constexpr std::int64_t MostTiles = 64;  ///< a side
constexpr double HeatFrom = 48;         ///< px a tile
constexpr double StopSide = 14;         ///< of a stop sign
constexpr double LeastStop = 8;         ///< below, its bar would not be seen

class GridPainter {
 public:
  /// matrix: drawn already, by its own painter; null for the grid of scores that are never stored.
  GridPainter(QPainter& painter, const StagePicture& picture, const GridPlace& grid, const MatrixPlace* matrix)
      : m_painter(painter),
        m_picture(picture),
        m_grid(grid),
        m_matrix(matrix),
        m_look(picture.look),
        m_detail(gridDetail(grid)) {}

  void paint() {
    collect();
    m_painter.fillRect(m_grid.view, m_look.theme.paper);
    m_painter.save();
    // One pixel more for the lines at the right and at the bottom.
    m_painter.setClipRect(m_grid.view.adjusted(0, 0, 1, 1), Qt::IntersectClip);
    skipped();
    fills();
    if (m_detail == GridDetail::Tiles) lines();
    drawMaskEdge(m_painter, m_edge, m_look);
    if (m_detail == GridDetail::Tiles) hasScores() ? scores() : dots();
    m_painter.restore();
    border();
    frames(true);
  }

  /// Round the tile at hand, if it is on this grid, and round the chosen one.
  void frames(bool atHand) {
    if (atHand) tileAtHand();
    stops();
    chosenTile();
  }

 private:
  const Mask& mask() const { return m_picture.facts.grid.mask(); }
  QPointF origin() const { return m_grid.origin(); }
  double side() const { return m_grid.tileSide(); }

  MaskShape shapeOf(const StatePart& part) const {
    const TileGrid& tiles = m_picture.facts.grid;
    const Range keys{tiles.keys(part.tiles.begin).begin, tiles.keys(part.tiles.last()).end};
    return maskShape(mask(), part.queries, keys, m_grid);
  }

  void collect() {
    const Range rows = m_grid.visibleRows();
    for (std::int64_t i = rows.begin; i < rows.end; ++i) {
      for (const StatePart& part : stateParts(m_picture.facts, m_grid, m_picture.scene, i)) {
        if (part.kind == TileKind::Partial) m_partial.append(part);
        if (part.kind == TileKind::Full && part.state == TileState::Done) m_done.append(part);
      }
    }
  }

  void skipped() {
    for (const SkippedRegion& region : skippedRegions(m_picture.facts, m_grid, m_picture.scene)) {
      const HatchKind hatch = hatchFor(region.why);
      const bool passed = region.state == TileState::Passed;
      m_painter.setRenderHint(QPainter::Antialiasing, false);
      m_painter.setPen(Qt::NoPen);
      m_painter.setBrush(passed ? m_look.theme.skip : m_look.theme.paper);
      m_painter.drawPolygon(region.outline);
      drawHatch(m_painter, region.outline, tileHatch(TileKind::Skipped, region.state, hatch, m_look, origin()));
    }
  }

  void fills() {
    for (const StatePart& part : std::as_const(m_done)) m_painter.fillRect(part.rect, m_look.theme.done);
    for (const StatePart& part : std::as_const(m_partial)) {
      const MaskShape shape = shapeOf(part);
      m_edge += shape.edge;
      if (m_detail == GridDetail::Regions) {
        m_painter.fillRect(part.rect, part.state == TileState::Done ? m_look.theme.done : m_look.theme.paper);
      } else {
        fillTile(m_painter, part.rect, part.kind, part.state, shape, part.why, m_look, origin());
      }
      if (m_detail == GridDetail::Tiles && part.state == TileState::Done) partialDots(part);
    }
  }

  void lines() {
    QList<QRectF> hairs;
    const QRectF& view = m_grid.view;
    const Range columns = m_grid.visibleColumns();
    for (std::int64_t j = columns.begin; j <= columns.end; ++j) {
      hairs.append(QRectF(origin().x() + m_grid.columns.edge(j), view.top(), 1, view.height() + 1));
    }
    const Range rows = m_grid.visibleRows();
    for (std::int64_t i = rows.begin; i <= rows.end; ++i) {
      hairs.append(QRectF(view.left(), origin().y() + m_grid.rows.edge(i), view.width() + 1, 1));
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (const QRectF& hair : std::as_const(hairs)) m_painter.fillRect(hair, m_look.theme.grid);
  }

  /// A ragged tile has a dot of its own size.
  void addDot(TileIndex tile, QPointF middle) {
    const QRectF rect = m_grid.tileRect(tile);
    m_dots[std::min({rect.width(), rect.height(), side()})].append(middle);
  }

  std::int64_t rowBlockOf(const StatePart& part) const { return part.queries.begin / m_picture.facts.problem.Br(); }

  /// In each tile of the part the dot stands in the middle of what is visible.
  void partialDots(const StatePart& part) {
    const TileGrid& tiles = m_picture.facts.grid;
    for (std::int64_t j = part.tiles.begin; j < part.tiles.end; ++j) {
      addDot({rowBlockOf(part), j}, maskShape(mask(), part.queries, tiles.keys(j), m_grid).middle);
    }
  }

  /// Near enough for numbers: they say that a tile is done as well as its dot does.
  bool hasScores() const { return m_picture.run != nullptr && showsValues(m_grid, m_look.metrics); }

  void scores() {
    const auto now = m_picture.scene.nowTile();
    const QRectF frame = now ? nowFrameOf(m_grid.tileRect(*now), m_look) : QRectF();
    for (const auto& parts : {m_done, m_partial}) {
      for (const StatePart& part : parts) {
        if (part.state != TileState::Done) continue;
        const Range keys{m_picture.facts.grid.keys(part.tiles.begin).begin,
                         m_picture.facts.grid.keys(part.tiles.last()).end};
        paintScores(m_painter, *m_picture.run, Tensor::S, mask(), part.queries, keys, m_grid, frame, m_look.theme.done,
                    m_look);
      }
    }
  }

  void dots() {
    for (const StatePart& part : std::as_const(m_done)) {
      for (std::int64_t j = part.tiles.begin; j < part.tiles.end; ++j) {
        const TileIndex tile{rowBlockOf(part), j};
        addDot(tile, m_grid.tileRect(tile).center());
      }
    }
    for (auto size = m_dots.cbegin(); size != m_dots.cend(); ++size) {
      drawDoneDots(m_painter, size.value(), size.key(), m_look);
    }
  }

  /// What has been scrolled ends at a line, too.
  void border() {
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.setPen(QPen(m_look.theme.grid, 1));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(m_grid.view.toRect());
  }

  /// Frames reach beyond their tile, and so beyond the view, but not at a side of the tile that has been scrolled out.
  void clipFrameOf(const QRectF& tile) {
    const double reach = nowFrameReach(m_look);
    const QRectF& view = m_grid.view;
    m_painter.setClipRect(
        view.adjusted(tile.left() >= view.left() ? -reach : 0, tile.top() >= view.top() ? -reach : 0,
                      tile.right() <= view.right() ? reach : 1, tile.bottom() <= view.bottom() ? reach : 1),
        Qt::IntersectClip);
  }

  void tileAtHand() {
    const auto tile = m_picture.scene.nowTile();
    if (!tile) return;
    const QRectF rect = m_grid.tileRect(*tile);
    if (!rect.intersects(m_grid.view)) return;
    const TileGrid& tiles = m_picture.facts.grid;
    const bool masked = m_matrix == nullptr || m_matrix->tensor == Tensor::P || m_matrix->tensor == Tensor::dS;
    const TileKind itsKind = tiles.kind(*tile);
    // Standard attention computes all tiles, whatever the mask leaves of them.
    const TileKind kind = !masked || itsKind == TileKind::Skipped ? TileKind::Full : itsKind;
    const MaskShape shape = kind == TileKind::Partial
                                ? maskShape(mask(), tiles.queries(tile->i), tiles.keys(tile->j), m_grid)
                                : MaskShape{{}, {}, {}, rect.center()};
    m_painter.save();
    clipFrameOf(rect);
    const TileHeat* heat = m_picture.heat;
    const bool showsValues = heat != nullptr && heat->i == tile->i && heat->j == tile->j && showsHeat(m_grid) &&
                             (m_matrix == nullptr || m_matrix->tensor == heat->what);
    fillTile(m_painter, rect, m_detail == GridDetail::Regions ? TileKind::Full : kind,
             showsValues ? TileState::ToCome : TileState::Now, shape, SkipReason::Causal, m_look, origin());
    if (showsValues) paintHeat(m_painter, *heat, m_grid, rect, m_look);
    drawNowFrame(m_painter, rect, m_look);
    if (m_picture.nowNotFinite) {
      drawNotFinite(m_painter, shape.middle, showsValues ? m_look.theme.ink : Theme::letterOn(m_look.theme.now),
                    m_look);
    } else if (!showsValues) {
      drawNowTriangle(m_painter, shape.middle, triangleRoom(kind, rect, shape), m_look);
    }
    m_painter.restore();
  }

  /// The visible part may be much smaller than the tile.
  static double triangleRoom(TileKind kind, const QRectF& tile, const MaskShape& shape) {
    const QRectF room = kind == TileKind::Partial ? largestOf(shape.visible) : tile;
    return (kind == TileKind::Partial ? 0.8 : 1) * std::min({room.width(), room.height(), tile.width(), tile.height()});
  }

  static QRectF largestOf(const QList<QPolygonF>& parts) {
    QRectF largest;
    for (const QPolygonF& part : parts) {
      const QRectF room = part.boundingRect();
      if (room.width() * room.height() > largest.width() * largest.height()) largest = room;
    }
    return largest;
  }

  /// A stop sign in the upper right corner of its tile; where that is too small, a frame.
  void stops() {
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    for (const TileIndex stop : m_picture.stops) {
      const QRectF rect = m_grid.tileRect(stop);
      if (!rect.intersects(m_grid.view)) continue;
      const double side = std::min<double>(m_look.metrics.px(StopSide), 0.75 * std::min(rect.width(), rect.height()));
      if (side < LeastStop) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_look.theme.ink, m_look.metrics.lineWidth(1.5)));
        m_painter.drawRect(rect);
        continue;
      }
      const QPointF middle(rect.right() - side * 0.6, rect.top() + side * 0.6);
      QPolygonF sign;
      for (int corner = 0; corner < 8; ++corner) {
        const double angle = (corner + 0.5) * std::numbers::pi / 4;
        sign << middle + side / 2 * QPointF(std::cos(angle), std::sin(angle));
      }
      m_painter.setPen(QPen(m_look.theme.paper, m_look.metrics.lineWidth(1.5)));
      m_painter.setBrush(m_look.theme.ink);
      m_painter.drawPolygon(sign);
      // The bar tells it from the dot of a tile that is done.
      m_painter.fillRect(QRectF(middle.x() - side * 0.28, middle.y() - side * 0.09, side * 0.56, side * 0.18),
                         m_look.theme.paper);
    }
    m_painter.restore();
  }

  void chosenTile() {
    if (!m_picture.chosen) return;
    const QRectF rect = m_grid.tileRect(*m_picture.chosen);
    if (!rect.intersects(m_grid.view)) return;
    m_painter.save();
    clipFrameOf(rect);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(
        QPen(m_look.theme.ink, m_look.metrics.lineWidth(1.5), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.drawRect(rect.adjusted(0.5, 0.5, 0.5, 0.5));
    m_painter.restore();
  }

  QPainter& m_painter;
  const StagePicture& m_picture;
  const GridPlace& m_grid;
  const MatrixPlace* m_matrix;
  const Look& m_look;
  GridDetail m_detail;
  QList<StatePart> m_done;
  QList<StatePart> m_partial;
  QList<QLineF> m_edge;
  QMap<double, QList<QPointF>> m_dots;  ///< middles by the side of their tiles
};

}  // namespace

GridDetail gridDetail(const GridPlace& grid) {
  if (grid.tileSide() < RegionsBelow) return GridDetail::Regions;
  const bool many = grid.visibleRows().size() > MostTiles || grid.visibleColumns().size() > MostTiles;
  return many ? GridDetail::Runs : GridDetail::Tiles;
}

bool showsHeat(const GridPlace& grid) { return grid.tileSide() >= HeatFrom; }

void paintGrid(QPainter& painter, const StagePicture& picture) {
  const QList<MatrixPlace>& matrices = picture.geometry.matrices;
  if (matrices.isEmpty()) {
    GridPainter(painter, picture, picture.geometry.grid, nullptr).paint();
    return;
  }
  paintMatrices(painter, picture);
  const std::optional<Event>& event = picture.scene.event;
  const int atHand = event ? matrixAtHand(picture.scene.kind, *event) : -1;
  for (int n = 0; n < matrices.size(); ++n) {
    GridPainter(painter, picture, matrices[n].grid, &matrices[n]).frames(n == atHand);
  }
}

}  // namespace tilewise
