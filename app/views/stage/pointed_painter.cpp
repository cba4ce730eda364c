// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/pointed_painter.h"

#include <algorithm>

#include <QPainter>
#include <QRegularExpression>

#include "app/views/look/brackets.h"

namespace tilewise {

namespace {

using Kind = LessonMark::Kind;

constexpr double LeastRow = 3;  ///< pixels of a row that is pointed at

QRectF rowRect(const GridPlace& grid, std::int64_t row) {
  const double top = grid.queryY(static_cast<double>(row));
  const double height = std::max(LeastRow, grid.queryY(static_cast<double>(row + 1)) - top);
  return {grid.view.left(), top, grid.view.width(), height};
}

QRectF inGrid(const LessonMark& mark, const StageFacts& facts, const GridPlace& grid) {
  switch (mark.kind) {
    case Kind::Tile: return grid.tileRect({mark.first, mark.second});
    case Kind::QueryBlock: return grid.rect({mark.first, mark.first + 1}, {0, facts.grid.nc()});
    case Kind::KeyBlock: return grid.rect({0, facts.grid.nr()}, {mark.first, mark.first + 1});
    case Kind::Row: return rowRect(grid, mark.first);
    default: return {};
  }
}

}  // namespace

QList<QRectF> placesOf(const LessonMark& mark, const StageFacts& facts, const StageGeometry& geometry) {
  QList<QRectF> places;
  const auto add = [&places](const QRectF& place, const QRectF& view) {
    const QRectF seen = place & view;
    if (!seen.isEmpty()) places.append(seen);
  };
  if (mark.kind == Kind::Tensor || mark.kind == Kind::Block) {
    const MatrixPlace* matrix = geometry.findMatrix(mark.tensor);
    const StripPlace* strip = geometry.findStrip(mark.tensor);
    if (matrix != nullptr) {
      const TileIndex tile{mark.first / facts.grid.nc(), mark.first % facts.grid.nc()};
      add(mark.kind == Kind::Block ? matrix->grid.tileRect(tile) : matrix->grid.view, matrix->grid.view);
    } else if (strip != nullptr) {
      add(mark.kind == Kind::Block ? geometry.blockRect(mark.tensor, mark.first) : strip->view, strip->view);
    }
    return places;
  }
  for (int n = 0; n < std::max<int>(1, static_cast<int>(geometry.matrices.size())); ++n) {
    const GridPlace& grid = geometry.gridAt(n);
    add(inGrid(mark, facts, grid), grid.view);
  }
  return places;
}

void paintPointed(QPainter& painter, std::span<const LessonMark> marks, const StageFacts& facts,
                  const StageGeometry& geometry, const Look& look) {
  for (const LessonMark& mark : marks) {
    for (const QRectF& place : placesOf(mark, facts, geometry)) drawBrackets(painter, place, look);
  }
}

QString withoutFigures(QString text) {
  static const QRegularExpression Figure(QStringLiteral("\\d[\\d,.]*"));
  return text.replace(Figure, QStringLiteral("?"));
}

bool givesFigures(StageText what) {
  switch (what) {
    case StageText::SumCount:
    case StageText::RegionCount:
    case StageText::MovedValues:
    case StageText::MovedBytes:
    case StageText::Visited:
    case StageText::Progress:
    case StageText::KindCount:
    case StageText::SumsLine:
    case StageText::LoadedValues:
    case StageText::StoredValues:
    case StageText::LastMove:
    case StageText::BoxCount:
    case StageText::CapacityUsed:
    case StageText::CapacityLine:
    case StageText::CapacityNote: return true;
    default: return false;
  }
}

}  // namespace tilewise
