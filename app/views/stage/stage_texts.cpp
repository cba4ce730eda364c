// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_texts.h"

#include <algorithm>

#include "app/models/amount_text.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/axis_labels.h"
#include "app/views/stage/region_label.h"
#include "app/views/stage/stage_names.h"

namespace tilewise {

namespace {

constexpr double TimesFrom = 100;  ///< below it a zoom is a percentage

/// "400 %", "9,216 ×".
QString zoomText(double zoom) { return zoom < TimesFrom ? percent(zoom, 0) : ratio(zoom, 0); }

QString withoutIndices(QString name) {
  const qsizetype from = name.indexOf(QStringLiteral("_{"));
  const qsizetype to = name.indexOf(u'}', from);
  return from < 0 ? name : name.remove(from, to - from + 1);
}

QString sumsLine(const StageScene& scene) {
  const std::optional<std::int64_t> block = scene.sumAtHand();
  if (!block) return sumsBetween();
  const Tensor tensor = scene.facts->form.summed.first();
  const Share share = scene.share(tensor, *block);
  return sumText(tensor, *block, share.done, share.all);
}

/// "6/10" at the blocks of what is summed in HBM: that at hand first, the others where they have room.
QList<StageLabel> sumTexts(const StageGeometry& geometry, const StageScene& scene) {
  QList<StageLabel> texts;
  if (!geometry.sums) return texts;
  const Tensor tensor = scene.facts->form.summed.first();
  const bool down = geometry.sums->down;
  const GridPlace& grid = geometry.grid;
  const std::optional<std::int64_t> atHand = scene.sumAtHand();
  const auto add = [&](std::int64_t block) {
    const Share share = scene.share(tensor, block);
    const QRectF tile = (down ? grid.rect({block, block + 1}, grid.visibleColumns())
                              : grid.rect(grid.visibleRows(), {block, block + 1})) &
                        grid.view;
    if (tile.isEmpty()) return;
    const QPointF at =
        down ? QPointF(geometry.sums->at, tile.center().y()) : QPointF(tile.center().x(), geometry.sums->at);
    StageLabel label = labelAt(StageText::SumCount, QStringLiteral("%1/%2").arg(share.done).arg(share.all), at,
                               down ? Qt::AlignLeft : Qt::AlignHCenter, geometry.metrics);
    label.changed = block == atHand;
    label.number = block;
    const double air = geometry.metrics.px(down ? 0 : 3);
    const QRectF needed = label.place.adjusted(-air, 0, air, 0);
    const auto meets = [&needed](const StageLabel& other) { return other.place.intersects(needed); };
    // Letters stand in the same row.
    const auto meetsLetter = [&](const StageLabel& other) {
      return (other.what == StageText::TensorLetter || other.what == StageText::LseLetter) && meets(other);
    };
    if (std::ranges::any_of(texts, meets) || std::ranges::any_of(geometry.labels, meetsLetter)) return;
    texts.append(label);
  };
  if (atHand) add(*atHand);
  const Range seen = down ? grid.visibleRows() : grid.visibleColumns();
  const double pixels = (down ? grid.rows : grid.columns).blockPixels();
  const double needed = down ? textHeight(StageText::SumCount, geometry.metrics) : geometry.metrics.px(20);
  // Those that stand at every second, fifth, tenth block stay there from step to step.
  const std::int64_t stride = strideFor(pixels, needed);
  for (std::int64_t n = (seen.begin + stride - 1) / stride * stride; n < seen.end; n += stride) add(n);
  return texts;
}

/// Puts the figures of the scene into a label of the geometry.
void fill(StageLabel& label, const StageGeometry& geometry, const StageScene& scene) {
  const auto boxOf = [&]() -> const BoxState& {
    return scene.box(geometry.sram.boxes[static_cast<qsizetype>(label.number)].box);
  };
  const auto usesBox = [&] { return scene.uses(geometry.sram.boxes[static_cast<qsizetype>(label.number)].box); };
  switch (label.what) {
    case StageText::MovedValues: label.text = amountNumber(scene.facts->problem, {scene.values, scene.bytes}); break;
    case StageText::MovedBytes: label.text = otherAmount({scene.values, scene.bytes}); break;
    case StageText::Progress: label.text = progressText(scene.done, scene.now, scene.toCome); break;
    case StageText::ZoomPercent: label.text = zoomText(geometry.zoom); break;
    case StageText::LoadedValues: label.text = amountNumber(scene.facts->problem, {scene.loaded, scene.loadedBytes}); break;
    case StageText::StoredValues: label.text = amountNumber(scene.facts->problem, {scene.stored, scene.storedBytes}); break;
    case StageText::LastMove:
      label.text = scene.lastMove ? moveText(*scene.lastMove, *scene.facts, label.number == 1) : QString();
      break;
    case StageText::BoxNote:
      if (!usesBox()) label.text.clear();
      break;
    case StageText::BoxName:
      if (!usesBox()) return label.text.clear();
      label.text = geometry.sram.indexed ? boxOf().name : withoutIndices(boxOf().name);
      label.changed = boxOf().changed;
      break;
    case StageText::BoxCount:
      if (!usesBox()) return label.text.clear();
      label.text = boxCount(boxOf().values, geometry.sram.boxes[static_cast<qsizetype>(label.number)].line);
      break;
    case StageText::CrossingName:
      label.text =
          scene.lastMove ? blockName(scene.lastMove->tensor, scene.lastMove->block, scene.facts->nc()) : QString();
      break;
    case StageText::WorkStep: label.changed = scene.work == static_cast<int>(label.number); break;
    case StageText::SumsLine:
      if (label.number == 0) label.text = sumsLine(scene);
      break;
    case StageText::Factor: label.changed = scene.factorChanged; break;
    default: break;
  }
}

}  // namespace

QList<StageLabel> stageTexts(const StageGeometry& geometry, const StageScene& scene) {
  QList<StageLabel> pills;
  // Beside others that still run, what is over has nothing in the colour of now.
  const bool isOver = geometry.isHbmAlone() && scene.position == scene.facts->eventCount;
  if (scene.i && !isOver) pills.append(geometry.pill(true, *scene.i, matrixAtHand(scene.kind, *scene.event)));
  if (scene.j && !isOver) pills.append(geometry.pill(false, *scene.j, matrixAtHand(scene.kind, *scene.event)));
  const auto covered = [&](const StageLabel& label) {
    if (label.what != StageText::BlockIndex && label.what != StageText::EntryName &&
        label.what != StageText::KeyCaption) {
      return false;
    }
    // A number that touches a pill would read as one of its digits.
    const double beside = geometry.metrics.px(3);
    const double above = geometry.metrics.px(1);
    return std::ranges::any_of(pills, [&](const StageLabel& pill) {
      return pill.place.adjusted(-beside, -above, beside, above).intersects(label.place);
    });
  };
  QList<StageLabel> texts;
  for (StageLabel label : geometry.labels) {
    if (covered(label)) continue;
    fill(label, geometry, scene);
    if (!label.text.isEmpty()) texts.append(label);
  }
  for (const RegionPlace& region : regionsInSight(geometry, scene)) texts += region.lines;
  return texts + sumTexts(geometry, scene) + pills;
}

}  // namespace tilewise
