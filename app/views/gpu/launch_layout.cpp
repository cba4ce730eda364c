// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/launch_layout.h"

#include <algorithm>
#include <cmath>

#include <QFontMetrics>

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr int Margin = 12;
constexpr int Gap = 18;
constexpr int SideBySideFrom = 640;
constexpr int LeastPicture = 90;
constexpr int BarHeight = 10;
constexpr double GridShare = 0.4;

int lineHeight(const Metrics& metrics) { return QFontMetrics(metrics.font(Role::Second)).height(); }
int axisHeight(const Metrics& metrics) { return QFontMetrics(metrics.font(Role::Axis)).height() + metrics.px(4); }
bool isSideBySide(const Metrics& metrics, int width) { return width >= metrics.px(SideBySideFrom); }

int textHeight(const QString& text, const Metrics& metrics, int width) {
  const QRect room(0, 0, std::max(1, width - 2 * metrics.px(Margin)), 10000);
  return QFontMetrics(metrics.font(Role::Second)).boundingRect(room, Qt::TextWordWrap, text).height();
}

/// The lines below and above the pictures: caption of the axis, colours, the chosen thread block in up to two lines.
int wordsHeight(const Metrics& metrics) {
  return 2 * axisHeight(metrics) + metrics.px(BarHeight) + 2 * lineHeight(metrics) + 3 * metrics.px(6);
}

}  // namespace

int launchHeight(const QString& text, const Metrics& metrics, int width) {
  const int pictures = isSideBySide(metrics, width)
                           ? metrics.px(LeastPicture)
                           : 2 * metrics.px(LeastPicture) + axisHeight(metrics) + metrics.px(Gap);
  return textHeight(text, metrics, width) + wordsHeight(metrics) + pictures + 2 * metrics.px(Margin);
}

LaunchLayout layOutLaunch(const LaunchFacts& facts, const QString& text, const Metrics& metrics, QSize size) {
  LaunchLayout layout;
  const int margin = metrics.px(Margin), axis = axisHeight(metrics), gap = metrics.px(6);
  const int width = std::max(1, size.width() - 2 * margin);
  layout.text = QRect(margin, margin - metrics.px(4), width, textHeight(text, metrics, size.width()));
  const int chosenHeight = 2 * lineHeight(metrics);
  layout.chosen = QRect(margin, size.height() - metrics.px(6) - chosenHeight, width, chosenHeight);
  layout.bar = QRect(margin, layout.chosen.top() - gap - axis - metrics.px(BarHeight), std::min(width, metrics.px(160)),
                     metrics.px(BarHeight));
  // Of the pictures each has the caption of its rows at its left and that of its columns below.
  const int side = axis;
  const int top = layout.text.bottom() + 1 + gap;
  const int bottom = layout.bar.top() - gap - axis;
  const int height = std::max(1, bottom - top);
  QRect grid, lanes;
  if (isSideBySide(metrics, size.width())) {
    const int gridWidth = static_cast<int>(GridShare * width);
    grid = QRect(margin + side, top, gridWidth - side, height);
    lanes = QRect(margin + gridWidth + metrics.px(Gap) + side, top, width - gridWidth - metrics.px(Gap) - side, height);
  } else {
    const int each = std::max(1, (height - axis - metrics.px(Gap)) / 2);
    grid = QRect(margin + side, top, width - side, each);
    lanes = QRect(margin + side, bottom - each, width - side, each);
  }
  // Whole pixels a cell, as long as there are as many.
  const auto fitted = [](int room, std::int64_t parts) {
    return parts > room ? room : static_cast<int>(room / parts * parts);
  };
  grid.setWidth(std::max(1, fitted(grid.width(), facts.grid.parts)));
  grid.setHeight(std::max(1, fitted(grid.height(), facts.grid.heads)));
  layout.grid = grid;
  layout.lanes = lanes;
  return layout;
}

std::int64_t blockOf(const LaunchFacts& facts, std::int64_t part, std::int64_t head) {
  const auto& blocks = facts.grid.blocks;
  const auto found = std::find_if(blocks.begin(), blocks.end(),
                                  [&](const ThreadBlock& block) { return block.part == part && block.head == head; });
  return found - blocks.begin();
}

std::optional<std::int64_t> blockAt(const LaunchFacts& facts, const LaunchLayout& layout, QPoint pixel) {
  if (layout.grid.contains(pixel)) {
    const QPoint in = pixel - layout.grid.topLeft();
    return blockOf(facts, in.x() * facts.grid.parts / layout.grid.width(),
                   in.y() * facts.grid.heads / layout.grid.height());
  }
  if (!layout.lanes.contains(pixel) || facts.schedule.length <= 0) return std::nullopt;
  const QPoint in = pixel - layout.lanes.topLeft();
  const std::int64_t row = in.y() * facts.schedule.places / layout.lanes.height();
  const double time = (in.x() + 0.5) / layout.lanes.width() * facts.schedule.length;
  const auto& runs = facts.schedule.runs;
  const auto found = std::find_if(runs.begin(), runs.end(), [&](const BlockRun& run) {
    return facts.rows[static_cast<std::size_t>(run.place)] == row && run.begin <= time && time < run.end;
  });
  if (found == runs.end()) return std::nullopt;
  return found - runs.begin();
}

QRectF cellOf(const LaunchFacts& facts, const LaunchLayout& layout, std::int64_t block) {
  const ThreadBlock& what = facts.grid.blocks[static_cast<std::size_t>(block)];
  const double width = static_cast<double>(layout.grid.width()) / static_cast<double>(facts.grid.parts);
  const double height = static_cast<double>(layout.grid.height()) / static_cast<double>(facts.grid.heads);
  return {layout.grid.left() + width * static_cast<double>(what.part),
          layout.grid.top() + height * static_cast<double>(what.head), width, height};
}

QRectF laneOf(const LaunchFacts& facts, const LaunchLayout& layout, std::int64_t block) {
  const BlockRun& run = facts.schedule.runs[static_cast<std::size_t>(block)];
  const double scale = facts.schedule.length > 0 ? layout.lanes.width() / facts.schedule.length : 0;
  const double height = static_cast<double>(layout.lanes.height()) / static_cast<double>(facts.schedule.places);
  return {layout.lanes.left() + scale * run.begin,
          layout.lanes.top() + height * static_cast<double>(facts.rows[static_cast<std::size_t>(run.place)]),
          scale * (run.end - run.begin), height};
}

}  // namespace tilewise
