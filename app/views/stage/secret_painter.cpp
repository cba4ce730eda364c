// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/secret_painter.h"

#include <algorithm>

#include <QPainter>

namespace tilewise {

namespace {

constexpr double LeastTile = 5;    ///< px: smaller tiles have no lines between them
constexpr double MarkShare = 0.8;  ///< of the tile's shorter side
constexpr int SmallestMark = 8;    ///< px

}  // namespace

bool SecretTiles::hides(TileIndex tile) const {
  const std::int64_t outer = byColumns ? tile.j : tile.i;
  const std::int64_t inner = byColumns ? tile.i : tile.j;
  const std::int64_t askedOuter = byColumns ? asked.j : asked.i;
  const std::int64_t askedInner = byColumns ? asked.i : asked.j;
  return outer > askedOuter || (outer == askedOuter && inner >= askedInner);
}

QList<QRectF> secretPlaces(const SecretTiles& secret, const GridPlace& grid) {
  const QRectF tile = grid.tileRect(secret.asked);
  const QRectF last = grid.tileRect({grid.rows.blockCount() - 1, grid.columns.blockCount() - 1});
  const QRectF first = grid.tileRect({0, 0});
  QList<QRectF> places;
  if (secret.byColumns) {
    places = {QRectF(tile.topLeft(), QPointF(tile.right(), last.bottom())),
              QRectF(QPointF(tile.right(), first.top()), last.bottomRight())};
  } else {
    places = {QRectF(tile.topLeft(), QPointF(last.right(), tile.bottom())),
              QRectF(QPointF(first.left(), tile.bottom()), last.bottomRight())};
  }
  for (QRectF& place : places) place &= grid.view;
  places.removeIf([](const QRectF& place) { return place.isEmpty(); });
  return places;
}

void paintSecret(QPainter& painter, const SecretTiles& secret, const GridPlace& grid, const Look& look) {
  painter.save();
  const QRectF view = grid.view;
  painter.setClipRect(view.adjusted(0, 0, 1, 1));
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(look.theme.grid, look.metrics.lineWidth(1)));
  for (const QRectF& place : secretPlaces(secret, grid)) {
    painter.fillRect(place, look.theme.paper);
    painter.drawRect(place);
  }
  if (grid.tileSide() >= LeastTile) {
    const Range rows = grid.visibleRows();
    const Range columns = grid.visibleColumns();
    for (std::int64_t i = rows.begin; i < rows.end; ++i) {
      for (std::int64_t j = columns.begin; j < columns.end; ++j) {
        if (secret.hides({i, j})) painter.drawRect(grid.tileRect({i, j}));
      }
    }
  }
  const QRectF tile = grid.tileRect(secret.asked);
  QFont font = look.metrics.bold(Role::Title);
  const int most = std::max(font.pixelSize(), look.metrics.px(26));
  font.setPixelSize(
      std::clamp(static_cast<int>(MarkShare * std::min(tile.width(), tile.height())), SmallestMark, most));
  painter.setFont(font);
  painter.setPen(look.theme.ink);
  painter.drawText(tile, Qt::AlignCenter | Qt::TextDontClip, QStringLiteral("?"));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look.theme.ink, look.metrics.lineWidth(2)));
  painter.drawRect(tile);
  painter.restore();
}

}  // namespace tilewise
