// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/notice/status_text.h"

#include <QCoreApplication>

#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("StatusText", text); }

/// The one that is furthest from its bound: what the line has to speak of when something is wrong.
QString disagreement(const QString& name, const ArrayAccuracy& array) {
  if (!array.sameNonFinite) return tr("%1 differs from float64: infinities or NaN in other places").arg(name);
  return tr("%1 differs from float64: largest error %2, row %3")
      .arg(name, errorFigure(array.maxAbs), grouped(array.row));
}

}  // namespace

QString positionText(std::int64_t position, std::int64_t steps, bool playing, double rate) {
  const QString step = grouped(position);
  const QString last = grouped(steps);
  if (!playing) return tr("Paused at step %1 of %2").arg(step, last);
  if (rate <= 0) return tr("Playing, step %1 of %2").arg(step, last);
  return tr("Playing, step %1 of %2, %3 steps/s").arg(step, last, fixed(rate, rate < 99.95 ? 1 : 0));
}

QString placeText(const Trace& trace, std::int64_t position) {
  if (position < 1) return {};
  const std::int64_t strip = trace.stripOf(position);
  const QString block = tr("Row block %1").arg(grouped(trace.schedule().strip(strip).block));
  // Counted over the events up to the position: the tile at hand is the one that the last load or skip began.
  std::int64_t visited = 0;
  std::int64_t total = 0;
  std::int64_t at = trace.positionsOf(strip).begin;
  std::optional<std::int64_t> tile;
  std::optional<TileIndex> skipped;
  trace.schedule().forEachEvent(trace.schedule().strip(strip), [&](const Event& event) {
    ++at;
    const bool begins = event.j && tile != event.j;
    if (begins) tile = event.j;
    if (begins && event.kind != EventKind::TileSkipped) ++total;
    if (at > position) return true;
    visited = total;
    skipped.reset();
    if (event.kind == EventKind::TileSkipped) skipped = TileIndex{*event.i, *event.j};
    return true;
  });
  if (skipped) return tr("%1, tile (%2, %3) skipped").arg(block).arg(skipped->i).arg(skipped->j);
  if (total == 0) return tr("%1, no tile visited").arg(block);
  if (visited == 0) return tr("%1, %2 tiles to visit").arg(block, grouped(total));
  return tr("%1, tile %2 of %3 visited").arg(block, grouped(visited), grouped(total));
}

QString accuracyText(const std::optional<Accuracy>& accuracy) {
  if (!accuracy) return tr("checking against float64…");
  if (!accuracy->O.pass) return disagreement(tr("O"), accuracy->O);
  if (!accuracy->lse.pass) return disagreement(tr("lse"), accuracy->lse);
  return tr("O agrees with float64: largest error %1").arg(errorFigure(accuracy->O.maxAbs));
}

QString engineText(const Run& run) {
  const ProblemSettings& settings = run.problem.settings();
  const QString engine = settings.precision == Precision::Float64 ? tr("float64 engine") : tr("float32 engine");
  const QString seed = tr("seed %1").arg(settings.seed);
  switch (settings.inputKind) {
    case InputKind::Normal: return tr("%1, %2").arg(engine, seed);
    case InputKind::Outliers: return tr("%1, outliers, %2").arg(engine, seed);
    case InputKind::Ramp: return tr("%1, ramp").arg(engine);
    case InputKind::Own: return tr("%1, %2").arg(engine, run.title);
  }
  return engine;
}

}  // namespace tilewise
