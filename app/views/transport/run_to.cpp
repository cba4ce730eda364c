// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/run_to.h"

#include <QCoreApplication>

#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString tr(const char* text) { return QCoreApplication::translate("RunTo", text); }

EventKind kindOf(RunTo target) {
  switch (target) {
    case RunTo::SkippedTile: return EventKind::TileSkipped;
    case RunTo::Rescale: return EventKind::Rescaled;
    case RunTo::Store: return EventKind::Store;
    case RunTo::InspectedTile:
    case RunTo::RowBlock: return EventKind::RowBlockBegin;
  }
  return EventKind::RowBlockBegin;
}

}  // namespace

QString runToText(RunTo target, int direction) {
  const bool on = direction > 0;
  switch (target) {
    case RunTo::SkippedTile: return on ? tr("next skipped tile") : tr("previous skipped tile");
    case RunTo::Rescale: return on ? tr("next rescale") : tr("previous rescale");
    case RunTo::Store: return on ? tr("next store") : tr("previous store");
    case RunTo::InspectedTile: return on ? tr("next visit of this tile") : tr("previous visit of this tile");
    case RunTo::RowBlock: return on ? tr("next row block") : tr("previous row block");
  }
  return {};
}

QString nowhereText(RunTo target, int direction, std::int64_t position) {
  const bool on = direction > 0;
  const QString step = grouped(position);
  switch (target) {
    case RunTo::SkippedTile:
      return (on ? tr("No tile is skipped after step %1.") : tr("No tile is skipped before step %1.")).arg(step);
    case RunTo::Rescale:
      return (on ? tr("Nothing is rescaled after step %1.") : tr("Nothing is rescaled before step %1.")).arg(step);
    case RunTo::Store:
      return (on ? tr("Nothing is stored after step %1.") : tr("Nothing is stored before step %1.")).arg(step);
    case RunTo::InspectedTile:
      return (on ? tr("This tile is not visited after step %1.") : tr("This tile is not visited before step %1."))
          .arg(step);
    case RunTo::RowBlock:
      return (on ? tr("No row block begins after step %1.") : tr("No row block begins before step %1.")).arg(step);
  }
  return {};
}

QString runToWord(RunTo target) {
  switch (target) {
    case RunTo::SkippedTile: return u"skipped-tile"_s;
    case RunTo::Rescale: return u"rescale"_s;
    case RunTo::Store: return u"store"_s;
    case RunTo::InspectedTile: return u"this-tile"_s;
    case RunTo::RowBlock: return u"row-block"_s;
  }
  return {};
}

std::optional<RunTo> runToFromWord(const QString& word) {
  for (const RunTo each : AllRunTo) {
    if (runToWord(each) == word) return each;
  }
  return std::nullopt;
}

std::optional<std::int64_t> runToPosition(const Trace& trace, std::int64_t position, int direction, RunTo target,
                                          std::optional<TileIndex> inspected) {
  if (target == RunTo::InspectedTile) {
    // The run stops where a visit begins: its first event has happened.
    const auto visit = inspected ? trace.positionsOf(*inspected) : std::nullopt;
    if (!visit) return std::nullopt;
    const std::int64_t first = visit->begin + 1;
    return (direction > 0 ? first > position : first < position) ? std::optional(first) : std::nullopt;
  }
  const auto wanted = [kind = kindOf(target)](const Event& event) { return event.kind == kind; };
  return direction > 0 ? trace.next(position, wanted) : trace.previous(position, wanted);
}

}  // namespace tilewise
