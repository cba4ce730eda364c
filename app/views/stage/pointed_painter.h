// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/views/look/look.h"
#include "app/views/stage/stage_geometry.h"
#include "core/files/lesson.h"

class QPainter;

namespace tilewise {

/// Brackets round the places that a lesson points at.
void paintPointed(QPainter& painter, std::span<const LessonMark> marks, const StageFacts& facts,
                  const StageGeometry& geometry, const Look& look);

/// Where such a place is seen; none where it is scrolled away or not on the stage. A place in several matrices has several.
QList<QRectF> placesOf(const LessonMark& mark, const StageFacts& facts, const StageGeometry& geometry);

/// "? of ? tiles visited"
QString withoutFigures(QString text);

/// Whether a text has a figure that may be what a question asks for.
bool givesFigures(StageText what);

}  // namespace tilewise
