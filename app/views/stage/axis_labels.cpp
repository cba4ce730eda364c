// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/axis_labels.h"

#include <QFontMetricsF>

#include <algorithm>

#include "app/session/notation.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/heat_painter.h"

namespace tilewise {

namespace {

constexpr double BeyondGrid = 6;  ///< px that a number may reach beyond the grid, at 100 %
constexpr double NameAir = 3;     ///< px between names, at 100 %
constexpr double ElideFrom = 22;  ///< px: narrower, a cut name says nothing

/// 1, 2, 5, 10, 20, 50, ...
std::int64_t nextStride(std::int64_t stride) {
  std::int64_t power = 1;
  while (power * 10 <= stride) power *= 10;
  return stride / power == 2 ? 5 * power : 2 * stride;
}

double middle(double begin, double end, double viewBegin, double viewEnd) {
  return (std::max(begin, viewBegin) + std::min(end, viewEnd)) / 2;
}

/// A name over one or more neighbouring tokens that share it.
struct NameRun {
  Range tokens;
  QString name;
};

QList<NameRun> runsOf(const QStringList& names, Range seen) {
  QList<NameRun> runs;
  for (std::int64_t token = seen.begin; token < std::min<std::int64_t>(seen.end, names.size()); ++token) {
    if (!runs.isEmpty() && runs.last().name == names[token]) {
      runs.last().tokens.end = token + 1;
    } else {
      runs.append({{token, token + 1}, names[token]});
    }
  }
  return runs;
}

/// Of the entries in view, once their values are shown: "*t* 320" above, "*r* 384" at the left, as they have room.
AxisNames entryNumbers(const StageGeometry& geometry, Range queries, Range keys, NameRoom rows, double columnsMiddle) {
  const Metrics& metrics = geometry.metrics;
  const GridPlace& grid = geometry.grid;
  const auto middleOf = [](double begin, double end) { return (begin + end) / 2; };
  const auto key = [](std::int64_t t) { return QStringLiteral("*t* %1").arg(grouped(t)); };
  const auto fits = [&](const QString& text) { return textWidth(StageText::EntryName, text, metrics) <= rows.width; };
  const auto lettered = [](std::int64_t r) { return QStringLiteral("*r* %1").arg(grouped(r)); };
  const bool hasLetter = fits(lettered(queries.last()));
  const auto query = [&](std::int64_t r) { return hasLetter ? lettered(r) : grouped(r); };
  AxisNames numbers;
  numbers.aboveGrid = true;
  const double wide = textWidth(StageText::EntryName, key(keys.last()), metrics);
  const std::int64_t across = strideFor(grid.columns.tokenPixels(), wide + metrics.px(NameAir));
  for (std::int64_t t = keys.begin; t < keys.end; ++t) {
    const double x = middleOf(grid.keyX(static_cast<double>(t)), grid.keyX(static_cast<double>(t + 1)));
    if (t % across != 0 || x - wide / 2 < grid.view.left() || x + wide / 2 > grid.view.right()) continue;
    numbers.labels.append(labelAt(StageText::EntryName, key(t), {x, columnsMiddle}, Qt::AlignHCenter, metrics));
  }
  const double height = textHeight(StageText::EntryName, metrics);
  const std::int64_t down = strideFor(grid.rows.tokenPixels(), height);
  for (std::int64_t r = queries.begin; r < queries.end; ++r) {
    const double y = middleOf(grid.queryY(static_cast<double>(r)), grid.queryY(static_cast<double>(r + 1)));
    const bool isSeen = y - height / 2 >= grid.view.top() && y + height / 2 <= grid.view.bottom();
    if (r % down != 0 || !isSeen || !fits(query(r))) continue;
    numbers.labels.append(labelAt(StageText::EntryName, query(r), {rows.right, y}, Qt::AlignRight, metrics));
  }
  return numbers;
}

}  // namespace

std::int64_t strideFor(double blockPixels, double needed) {
  std::int64_t stride = 1;
  while (static_cast<double>(stride) * blockPixels < needed) stride = nextStride(stride);
  return stride;
}

QList<StageLabel> axisIndices(const StageFacts& facts, const StageGeometry& geometry) {
  const Metrics& metrics = geometry.metrics;
  const GridPlace& grid = geometry.grid;
  QList<StageLabel> labels;
  const auto add = [&](std::int64_t block, QPointF at, const QRectF& view) {
    const StageLabel label = labelAt(StageText::BlockIndex, QString::number(shownBlock(block)), at, Qt::AlignHCenter, metrics);
    // A thin last block may have no room for its own number.
    if (!labels.isEmpty() && labels.last().place.intersects(label.place)) return;
    if (label.place.right() > view.right() + metrics.px(BeyondGrid)) return;
    labels.append(label);
    labels.last().number = block;
  };
  const auto multiple = [](std::int64_t from, std::int64_t stride) { return (from + stride - 1) / stride * stride; };

  const double wide = textWidth(StageText::BlockIndex, QString::number(shownBlock(facts.nc() - 1)), metrics) + metrics.px(3);
  const Range columns = grid.visibleColumns();
  const std::int64_t across = strideFor(grid.columns.blockPixels(), wide);
  for (int n = 0; n < facts.form.gridCount(); ++n) {
    const GridPlace& place = geometry.gridAt(n);
    for (std::int64_t j = multiple(columns.begin, across); j < columns.end; j += across) {
      const QRectF tile = place.tileRect({place.visibleRows().begin, j});
      add(j, {middle(tile.left(), tile.right(), place.view.left(), place.view.right()), geometry.indexRowOf(n)},
          place.view);
    }
  }
  const double high = textHeight(StageText::BlockIndex, metrics) + metrics.px(1);
  const Range rows = grid.visibleRows();
  const std::int64_t down = strideFor(grid.rows.blockPixels(), high);
  for (int n = 0; n < facts.form.gridCount(); ++n) {
    const GridPlace& place = geometry.gridAt(n);
    // Matrices beside each other share their numbers.
    if (n > 0 && place.view.top() == geometry.gridAt(n - 1).view.top()) continue;
    for (std::int64_t i = multiple(rows.begin, down); i < rows.end; i += down) {
      const QRectF tile = place.tileRect({i, columns.begin});
      add(i, {geometry.indexColumnOf(n), middle(tile.top(), tile.bottom(), place.view.top(), place.view.bottom())},
          place.view);
    }
  }
  return labels;
}

AxisNames axisNames(const StageFacts& facts, const StageGeometry& geometry, NameRoom rows, double columnsMiddle) {
  const Metrics& metrics = geometry.metrics;
  const GridPlace& grid = geometry.grid;
  const QFontMetricsF font(stageFont(StageText::EntryName, metrics));
  AxisNames names;
  const auto seen = [](const AxisScale& side, double from, double length) {
    return Range{side.tokenAt(from), side.tokenAt(from + length - 1) + 1};
  };
  const Range keys = seen(grid.columns, grid.pan.x(), grid.view.width());
  const bool isNamed = !facts.labels.columns.isEmpty() || !facts.labels.rows.isEmpty();
  if (!isNamed && geometry.zoom > 1 && showsValues(grid, metrics)) {
    return entryNumbers(geometry, seen(grid.rows, grid.pan.y(), grid.view.height()), keys, rows, columnsMiddle);
  }
  for (const NameRun& run : runsOf(facts.labels.columns, keys)) {
    const double from = std::max(grid.keyX(static_cast<double>(run.tokens.begin)), grid.view.left());
    const double to = std::min(grid.keyX(static_cast<double>(run.tokens.end)), grid.view.right());
    const double room = to - from - metrics.px(NameAir);
    QString name = run.name;
    if (font.horizontalAdvance(name) > room) {
      if (room < metrics.px(ElideFrom)) continue;
      name = font.elidedText(name, Qt::ElideRight, room);
    }
    names.labels.append(labelAt(StageText::EntryName, MathText::escaped(name), {(from + to) / 2, columnsMiddle},
                                Qt::AlignHCenter, metrics));
    names.aboveGrid = true;
  }
  const Range queries = seen(grid.rows, grid.pan.y(), grid.view.height());
  const double height = textHeight(StageText::EntryName, metrics);
  for (const NameRun& run : runsOf(facts.labels.rows, queries)) {
    const double from = std::max(grid.queryY(static_cast<double>(run.tokens.begin)), grid.view.top());
    const double to = std::min(grid.queryY(static_cast<double>(run.tokens.end)), grid.view.bottom());
    if (to - from < height) continue;
    const QString name = font.elidedText(run.name, Qt::ElideRight, rows.width);
    names.labels.append(
        labelAt(StageText::EntryName, MathText::escaped(name), {rows.right, (from + to) / 2}, Qt::AlignRight, metrics));
  }
  return names;
}

}  // namespace tilewise
