// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_texts.h"

#include <algorithm>

#include "app/views/look/numbers.h"
#include "app/views/stage/stage_names.h"

namespace tilewise {

namespace {

QString withoutIndices(QString name) {
  const qsizetype from = name.indexOf(QStringLiteral("_{"));
  const qsizetype to = name.indexOf(u'}', from);
  return from < 0 ? name : name.remove(from, to - from + 1);
}

/// Puts the figures of the scene into a label of the geometry.
void fill(StageLabel& label, const StageGeometry& geometry, const StageScene& scene) {
  const auto boxOf = [&]() -> const BoxState& {
    return scene.box(geometry.sram.boxes[static_cast<qsizetype>(label.number)].box);
  };
  switch (label.what) {
    case StageText::MovedValues: label.text = grouped(scene.values); break;
    case StageText::MovedBytes: label.text = bytes(scene.bytes); break;
    case StageText::Progress: label.text = progressText(scene.done, scene.now, scene.toCome); break;
    case StageText::ZoomPercent: label.text = percent(geometry.zoom, 0); break;
    case StageText::LoadedValues: label.text = grouped(scene.loaded); break;
    case StageText::StoredValues: label.text = grouped(scene.stored); break;
    case StageText::LastMove:
      label.text = scene.lastMove ? moveText(*scene.lastMove, label.number == 1) : QString();
      break;
    case StageText::BoxName:
      label.text = geometry.sram.indexed ? boxOf().name : withoutIndices(boxOf().name);
      label.changed = boxOf().changed;
      break;
    case StageText::BoxCount:
      label.text = boxCount(boxOf().values, geometry.sram.boxes[static_cast<qsizetype>(label.number)].line);
      break;
    case StageText::Factor: label.changed = scene.factorChanged; break;
    default: break;
  }
}

}  // namespace

QList<StageLabel> stageTexts(const StageGeometry& geometry, const StageScene& scene) {
  QList<StageLabel> pills;
  if (scene.i) pills.append(geometry.pill(true, *scene.i));
  if (scene.j) pills.append(geometry.pill(false, *scene.j));
  const auto covered = [&](const StageLabel& label) {
    if (label.what != StageText::BlockIndex && label.what != StageText::EntryName) return false;
    return std::ranges::any_of(pills, [&](const StageLabel& pill) { return pill.place.intersects(label.place); });
  };
  QList<StageLabel> texts;
  for (StageLabel label : geometry.labels) {
    if (covered(label)) continue;
    fill(label, geometry, scene);
    if (!label.text.isEmpty()) texts.append(label);
  }
  for (const RegionPlace& region : geometry.regions) texts += region.lines;
  return texts + pills;
}

}  // namespace tilewise
