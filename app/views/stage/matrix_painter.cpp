// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/matrix_painter.h"

#include <QPainter>

#include <algorithm>

#include "app/views/look/contrast.h"
#include "app/views/stage/dot_painter.h"
#include "app/views/stage/grid_painter.h"
#include "app/views/stage/heat_painter.h"
#include "app/views/stage/score_painter.h"
#include "app/views/stage/strip_painter.h"
#include "app/views/stage/tile_painter.h"

namespace tilewise {

namespace {

constexpr double LeastContrast = 1.8;  ///< of a line between filled tiles

/// Between written tiles. On a dark ground a tensor's outline is as bright as the tensor itself.
QColor lineOnFill(const Look& look, const QColor& outline, const QColor& fill) {
  return contrast(outline, fill) >= LeastContrast ? outline : mixed(look.theme.paper, fill, 0.55);
}

/// Masked entries are zeros there.
bool holdsZeros(Tensor matrix) { return matrix == Tensor::P || matrix == Tensor::dS; }
bool isGradientMatrix(Tensor matrix) { return matrix == Tensor::dP || matrix == Tensor::dS; }

class MatrixPainter {
 public:
  MatrixPainter(QPainter& painter, const StagePicture& picture, const MatrixPlace& matrix)
      : m_painter(painter),
        m_picture(picture),
        m_tensor(matrix.tensor),
        m_grid(matrix.grid),
        m_look(picture.look),
        m_outline(picture.look.theme.outline(picture.look.theme.S)),
        m_between(lineOnFill(picture.look, m_outline, picture.look.theme.S)) {}

  void paint() {
    m_painter.save();
    m_painter.setClipRect(m_grid.view.adjusted(0, 0, 1, 1), Qt::IntersectClip);
    m_painter.fillRect(m_grid.view, m_look.theme.paper);
    if (gridDetail(m_grid) == GridDetail::Tiles) lattice();
    const Range rows = m_grid.visibleRows();
    double lastTop = -1;
    for (std::int64_t i = rows.begin; i < rows.end; ++i) {
      const double top = m_grid.rect({i, i + 1}, {0, 1}).top();
      if (top == lastTop) continue;  // a row of pixels that several row blocks share
      lastTop = top;
      row(i);
    }
    drawMaskEdge(m_painter, m_edge, m_look);
    if (isGradientMatrix(m_tensor) && gridDetail(m_grid) == GridDetail::Tiles) {
      drawDoneDots(m_painter, m_dots, m_grid.tileSide(), m_look);
    }
    m_painter.restore();
    frame();
  }

 private:
  QPointF origin() const { return m_grid.origin(); }
  const StageFacts& facts() const { return m_picture.facts; }

  /// What has not been written: dashed lines between its tiles.
  void lattice() {
    QPen pen(m_outline, 1);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({2, 3});
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.setPen(pen);
    const QRectF& view = m_grid.view;
    for (std::int64_t j = m_grid.visibleColumns().begin; j <= m_grid.visibleColumns().end; ++j) {
      const double x = origin().x() + m_grid.columns.edge(j) + 0.5;
      m_painter.drawLine(QPointF(x, view.top()), QPointF(x, view.bottom()));
    }
    for (std::int64_t i = m_grid.visibleRows().begin; i <= m_grid.visibleRows().end; ++i) {
      const double y = origin().y() + m_grid.rows.edge(i) + 0.5;
      m_painter.drawLine(QPointF(view.left(), y), QPointF(view.right(), y));
    }
  }

  void row(std::int64_t i) {
    const std::int64_t written = std::max(m_picture.scene.writtenTiles(m_tensor, i), std::int64_t{0});
    const Range seen = m_grid.visibleColumns();
    for (const TileRun& run : facts().runs.row(i)) {
      const std::int64_t begin = std::max(run.tiles.begin, seen.begin);
      const std::int64_t end = std::min(run.tiles.end, seen.end);
      if (begin < std::min(end, written)) part(i, {begin, std::min(end, written)}, run, true);
      if (std::max(begin, written) < end) part(i, {std::max(begin, written), end}, run, false);
    }
  }

  void part(std::int64_t i, Range tiles, const TileRun& run, bool written) {
    const QRectF rect = m_grid.rect({i, i + 1}, tiles);
    const TileKind kind = holdsZeros(m_tensor) ? run.kind : TileKind::Full;
    const SkipReason why = run.why.value_or(SkipReason::Causal);
    if (kind == TileKind::Partial) {
      const TileGrid& grid = facts().grid;
      const Range keys{grid.keys(tiles.begin).begin, grid.keys(tiles.last()).end};
      const MaskShape shape = maskShape(grid.mask(), grid.queries(i), keys, m_grid);
      m_edge += shape.edge;
      if (written) {
        fillTile(m_painter, rect, kind, TileState::Done, shape, why, m_look, origin(), m_look.theme.S);
      } else {
        for (const MaskedPart& masked : shape.masked) {
          drawHatch(m_painter, masked.shape,
                    tileHatch(kind, TileState::ToCome, hatchFor(masked.why), m_look, origin()));
        }
      }
    } else if (kind == TileKind::Skipped) {
      const TileState state = written ? TileState::Passed : TileState::ToCome;
      if (written) m_painter.fillRect(rect, m_look.theme.skip);
      drawHatch(m_painter, rect, tileHatch(kind, state, hatchFor(why), m_look, origin()));
    } else if (written) {
      m_painter.fillRect(rect, m_look.theme.S);
    }
    if (!written) return;
    if (gridDetail(m_grid) == GridDetail::Tiles) {
      for (std::int64_t j = tiles.begin; j < tiles.end; ++j) {
        const QRectF tile = m_grid.tileRect({i, j});
        outline(tile);
        if (kind == TileKind::Skipped) continue;
        const bool inNumbers = m_picture.run != nullptr && showsValues(m_grid, m_look.metrics) &&
                               (m_tensor == Tensor::S || m_tensor == Tensor::P);
        if (!inNumbers) {
          m_dots.append(tile.center());
          continue;
        }
        const TileGrid& grid = facts().grid;
        paintScores(m_painter, *m_picture.run, m_tensor, grid.mask(), grid.queries(i), grid.keys(j), m_grid, nowFrame(),
                    m_look.theme.S, m_look);
      }
    }
  }

  /// Null where the tile at hand is on another matrix, or there is none.
  QRectF nowFrame() const {
    const auto now = m_picture.scene.nowTile();
    if (!now) return {};
    const int atHand = matrixAtHand(m_picture.scene.kind, *m_picture.scene.event);
    return facts().form.matrices[atHand] == m_tensor ? nowFrameOf(m_grid.tileRect(*now), m_look) : QRectF();
  }

  void outline(const QRectF& tile) {
    m_painter.fillRect(QRectF(tile.left(), tile.top(), tile.width() + 1, 1), m_between);
    m_painter.fillRect(QRectF(tile.left(), tile.top(), 1, tile.height() + 1), m_between);
    m_painter.fillRect(QRectF(tile.left(), tile.bottom(), tile.width() + 1, 1), m_between);
    m_painter.fillRect(QRectF(tile.right(), tile.top(), 1, tile.height() + 1), m_between);
  }

  /// Dashed round what is not all written.
  void frame() {
    const std::int64_t last = facts().nr() - 1;
    const QRectF rect = m_grid.view.adjusted(0, 0, 1, 1);
    if (m_picture.scene.writtenTiles(m_tensor, last) < facts().nc()) {
      drawDashed(m_painter, rect, m_outline, m_look);
    } else {
      drawOutline(m_painter, rect, 1, m_outline);
    }
  }

  QPainter& m_painter;
  const StagePicture& m_picture;
  Tensor m_tensor;
  const GridPlace& m_grid;
  const Look& m_look;
  QColor m_outline;
  QColor m_between;  ///< of written tiles
  QList<QLineF> m_edge;
  QList<QPointF> m_dots;
};

/// A row block that is on chip as a whole, between its loads and its stores.
void paintRowAtHand(QPainter& painter, const StagePicture& picture) {
  const StageScene& scene = picture.scene;
  if (!scene.i || scene.j || scene.position == 0) return;
  if (scene.kind != StripKind::WeightRows && scene.kind != StripKind::ScoreGradientRows) return;
  for (const MatrixPlace& matrix : picture.geometry.matrices) {
    const bool used = scene.kind == StripKind::WeightRows ? matrix.tensor == Tensor::S : matrix.tensor != Tensor::dS;
    if (!used) continue;
    const GridPlace& grid = matrix.grid;
    const QRectF row = grid.rect({*scene.i, *scene.i + 1}, {0, picture.facts.nc()}) & grid.view;
    if (row.isEmpty()) continue;
    const double width = picture.look.metrics.px(2);
    drawOutline(painter, row.adjusted(-width / 2, -width / 2, width / 2, width / 2), width, picture.look.theme.ink);
  }
}

}  // namespace

void paintMatrices(QPainter& painter, const StagePicture& picture) {
  for (const MatrixPlace& matrix : picture.geometry.matrices) MatrixPainter(painter, picture, matrix).paint();
  paintRowAtHand(painter, picture);
}

}  // namespace tilewise
