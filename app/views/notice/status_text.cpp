// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/notice/status_text.h"

#include <algorithm>

#include <QList>

#include "app/models/strip_names.h"
#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

/// What the line has to speak of when something is wrong.
QString disagreement(const QString& name, const ArrayAccuracy& array) {
  if (!array.sameNonFinite) return tr("%1 differs from float64: infinities or NaN in other places").arg(name);
  if (array.standardMaxAbs) {
    return tr("%1 fails the ratio test: error %2, standard’s %3, row %4")
        .arg(name, errorFigure(array.maxAbs), errorFigure(*array.standardMaxAbs), grouped(array.row));
  }
  return tr("%1 differs from float64: largest error %2, row %3")
      .arg(name, errorFigure(array.maxAbs), grouped(array.row));
}

struct Named {
  QString name;
  ArrayAccuracy array;
};

/// The arrays that the pass at hand gives, and the others.
QList<Named> arraysOf(const Accuracy& accuracy) {
  QList<Named> arrays;
  if (accuracy.dQ) arrays.append({QStringLiteral("dQ"), *accuracy.dQ});
  if (accuracy.dK) arrays.append({QStringLiteral("dK"), *accuracy.dK});
  if (accuracy.dV) arrays.append({QStringLiteral("dV"), *accuracy.dV});
  return arrays;
}

/// The array with the largest error for what it may be.
const Named& worstOf(const QList<Named>& arrays) {
  return *std::max_element(arrays.begin(), arrays.end(), [](const Named& a, const Named& b) {
    return a.array.maxAbs * b.array.bound < b.array.maxAbs * a.array.bound;
  });
}

QString placeInStrip(const Trace& trace, std::int64_t strip, const QString& block, std::int64_t position) {
  // Counted over the events up to the position: the tile at hand is the one that the last load or skip began.
  std::int64_t visited = 0;
  std::int64_t total = 0;
  std::int64_t at = trace.positionsOf(strip).begin;
  std::optional<TileIndex> tile;
  std::optional<TileIndex> skipped;
  trace.schedule().forEachEvent(trace.schedule().strip(strip), [&](const Event& event) {
    ++at;
    const auto own = event.i && event.j ? std::optional(TileIndex{*event.i, *event.j}) : std::nullopt;
    const bool begins = own && tile != own;
    if (begins) tile = own;
    if (begins && event.kind != EventKind::TileSkipped) ++total;
    if (at > position) return true;
    visited = total;
    skipped = event.kind == EventKind::TileSkipped ? own : std::nullopt;
    return true;
  });
  if (skipped) return tr("%1, tile (%2, %3) skipped").arg(block).arg(shownBlock(skipped->i)).arg(shownBlock(skipped->j));
  if (total == 0) return tr("%1, no tile visited").arg(block);
  if (visited == 0) {
    return total == 1 ? tr("%1, 1 tile to visit").arg(block) : tr("%1, %2 tiles to visit").arg(block, grouped(total));
  }
  return tr("%1, tile %2 of %3 visited").arg(block, grouped(visited), grouped(total));
}

QString shuffledText(const Problem& problem) {
  const ProblemSettings& settings = problem.settings();
  if (!settings.shuffle || !settings.backward || problem.isStandard()) return {};
  const QString seed = QString::number(*settings.shuffle);
  switch (problem.backwardOrder()) {
    case BackwardOrder::TwoLoops: return {};  // nothing is summed in HBM
    case BackwardOrder::QueryOuter: return tr("row blocks in shuffled order, seed %1").arg(seed);
    default: return tr("key blocks in shuffled order, seed %1").arg(seed);
  }
}

QString storageText(Storage storage) {
  const std::string_view name = word(storage);
  return storage == Storage::None
             ? QString()
             : tr("%1 storage").arg(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
}

QString dataText(const Run& run) {
  const QString seed = tr("seed %1").arg(run.problem.settings().seed);
  switch (run.problem.settings().inputKind) {
    case InputKind::Normal: return seed;
    case InputKind::Outliers: return tr("outliers, %1").arg(seed);
    case InputKind::Ramp: return tr("ramp");
    case InputKind::Own: return run.title;
  }
  return {};
}

QString agreement(const Accuracy& accuracy) {
  QList<Named> arrays = arraysOf(accuracy);
  for (const Named& each : QList<Named>{{tr("O"), accuracy.O}, {tr("lse"), accuracy.lse}} + arrays) {
    if (!each.array.pass) return disagreement(each.name, each.array);
  }
  const bool isForward = arrays.isEmpty();
  if (isForward) arrays.append({tr("O"), accuracy.O});
  const Named& worst = worstOf(arrays);
  if (accuracy.isRatioTest()) {
    const QString text = isForward ? tr("O passes the ratio test: error %1, standard’s %2")
                                   : tr("dQ, dK, dV pass the ratio test: error %1, standard’s %2");
    return text.arg(errorFigure(worst.array.maxAbs), errorFigure(worst.array.standardMaxAbs.value_or(0)));
  }
  const QString text =
      isForward ? tr("O agrees with float64: largest error %1") : tr("dQ, dK, dV agree with float64: largest error %1");
  return text.arg(errorFigure(worst.array.maxAbs));
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
  const Strip& here = trace.schedule().strip(strip);
  const QString block = stripTitle(here, trace.schedule().pass());
  if (goesByTiles(here.kind)) return placeInStrip(trace, strip, block, position);
  const Event event = trace.event(position);
  return event.i && event.j ? tr("%1, tile (%2, %3)").arg(block).arg(shownBlock(*event.i)).arg(shownBlock(*event.j)) : block;
}

QString accuracyText(const std::optional<Accuracy>& accuracy, std::int64_t rowsNotFinite) {
  const QString text = accuracy ? agreement(*accuracy) : tr("checking against float64…");
  if (rowsNotFinite == 0) return text;
  return (rowsNotFinite == 1 ? tr("%1 row is not finite; %2") : tr("%1 rows are not finite; %2"))
      .arg(grouped(rowsNotFinite), text);
}

QString noResultText(const Run& run, bool underWay) {
  if (run.result) return {};
  if (run.countersOnly()) return tr("counters only: no results");
  if (underWay) return tr("results are being computed; rows looked at are recomputed");
  if (!checkHeldSizes(run.problem)) return tr("no results: S and P are too large to be held");
  return tr("results not computed; rows looked at are recomputed");
}

std::int64_t rowsNotFinite(const Run& run) {
  if (!run.result) return 0;
  return run.result->backward ? run.result->backward->rowsNotFinite : run.result->rowsNotFinite;
}

QString engineText(const Run& run) {
  const ProblemSettings& settings = run.problem.settings();
  QStringList parts{settings.precision == Precision::Float64 ? tr("float64 engine") : tr("float32 engine")};
  parts << storageText(settings.storage) << dataText(run) << shuffledText(run.problem);
  const std::int64_t blind = run.trace->grid().mask().rowsWithoutKeys({0, run.problem.Tq()});
  if (blind > 0) {
    parts << (blind == 1 ? tr("%1 row without a key") : tr("%1 rows without a key")).arg(grouped(blind));
  }
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

}  // namespace tilewise
