// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The words of the Export dialog that depend on what is exported.

#include <QString>

#include "app/window/export_form.h"

namespace tilewise {

/// "lesson-causal-step-190", without an ending; of several steps "lesson-causal"; of events "lesson-causal-events".
QString fileNameFor(const ExportFacts& facts, ExportKind kind);

/// What will come of it: "633 pictures, lesson-0000.png to lesson-0632.png."; "633 steps, 2 min 7 s.".
QString exportSummary(const ExportRequest& request, bool isOne);

/// "12 s", "2 min 7 s", "1 h 5 min".
QString durationText(double seconds);

/// The same of data: "632 events, a line each.".
QString dataSummary(const DataRequest& request, const Run& run);

/// name: of the first file that is there. files: how many will be written.
QString replaceQuestion(const QString& name, qsizetype files);

QString writtenText(const QStringList& files);

}  // namespace tilewise
