// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/pass_texts.h"

#include <algorithm>

#include "app/models/strip_names.h"
#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/look/whole_share.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

/// "Tile (4, 3)", "Row block 4", "Key block 3".
QString placeOf(const Event& event) {
  if (event.i && event.j) return tr("Tile %1").arg(tilePlace({*event.i, *event.j}));
  if (event.i) return tr("Row block %1").arg(grouped(shownBlock(*event.i)));
  return event.j ? tr("Key block %1").arg(grouped(shownBlock(*event.j))) : QString();
}

/// What an event has done.
QString doneBy(const Event& event) {
  switch (event.kind) {
    case EventKind::RowBlockBegin:
    case EventKind::ColumnBlockBegin: return tr("begun");
    case EventKind::RowBlockEnd:
    case EventKind::ColumnBlockEnd: return tr("done");
    case EventKind::Load: return tr("%1 loaded").arg(movedName(event));
    case EventKind::Store: return tr("%1 stored").arg(movedName(event));
    case EventKind::TileSkipped: return tr("skipped");
    case EventKind::ScoreProduct: return tr("scores made");
    case EventKind::MaskApplied: return tr("masked");
    case EventKind::RunningMaxUpdated: return tr("maximum updated");
    case EventKind::Exponentiated: return tr("exponentials taken");
    case EventKind::Rescaled: return tr("rescaled");
    case EventKind::Accumulated: return tr("added to *O*");
    case EventKind::Normalised: return tr("divided by *l*");
    case EventKind::LseWritten: return tr("lse made");
    case EventKind::RowTerms: return tr("*D* made");
    case EventKind::WeightsRecomputed: return tr("weights made again");
    case EventKind::DV: return tr("added to d*V*");
    case EventKind::DP: return tr("d*P* made");
    case EventKind::DS: return tr("d*S* made");
    case EventKind::DQAdded: return tr("added to d*Q*");
    case EventKind::DK: return tr("added to d*K*");
  }
  return {};
}

PassState standardState(const ComparedPass& pass, std::int64_t position) {
  const Trace& trace = *pass.trace();
  const StripKind kind = trace.schedule().strip(trace.stripOf(position)).kind;
  const TilePasses passes = tilePasses(pass, position);
  const QString which = tr("Pass %1 of %2").arg(passes.number).arg(passes.count);
  const QString text =
      visitsTiles(kind)
          ? (passes.all == 1 ? tr("%1, %2: %3 of %4 tile") : tr("%1, %2: %3 of %4 tiles"))
                .arg(which, standardWork(kind), grouped(passes.done), grouped(passes.all))
          : tr("%1, %2").arg(which, standardWork(kind));
  return {PassState::Kind::UnderWay, text, which};
}

PassState tileState(const ComparedPass& pass, std::int64_t position) {
  const Event now = pass.trace()->event(position);
  const Event next = pass.trace()->event(position + 1);
  const bool isMove = next.kind == EventKind::Load || next.kind == EventKind::Store;
  const QString next_ = next.kind == EventKind::Load ? tr("about to load %1") : tr("about to store %1");
  const QString what = isMove ? next_.arg(movedName(next)) : doneBy(now);
  const QString place = placeOf(now);
  if (place.isEmpty()) return {PassState::Kind::UnderWay, what, what};
  return {PassState::Kind::UnderWay, tr("%1: %2").arg(place, what), place};
}

QString timesText(const QString& what, std::int64_t stored, std::int64_t loaded, bool isEverLoaded) {
  if (!isEverLoaded) return tr("%1 stored %2 ×").arg(what, grouped(stored));
  return tr("%1 stored %2 ×, loaded %3 ×").arg(what, grouped(stored), grouped(loaded));
}

}  // namespace

QString loopsText(const StageFacts& facts) {
  if (facts.problem.isStandard()) {
    return facts.form.backward ? tr("P, dP and dS in HBM") : tr("S and P in HBM");
  }
  if (facts.form.backward && facts.problem.backwardOrder() == BackwardOrder::TwoLoops) {
    return tr("key blocks, then query blocks outside");
  }
  return facts.form.keysOutside ? tr("key blocks outside") : tr("query blocks outside");
}

TilePasses tilePasses(const ComparedPass& pass, std::int64_t position) {
  const Trace& trace = *pass.trace();
  const auto numberAt = [&](std::int64_t k) {
    const StripKind kind = trace.schedule().strip(trace.stripOf(std::max<std::int64_t>(k, 1))).kind;
    return loopNumber(kind, pass.pass()).value_or(1);
  };
  TilePasses passes;
  passes.number = numberAt(position);
  passes.count = numberAt(pass.steps());
  passes.all = pass.amount(AlignBy::Tile) / passes.count;
  passes.done = pass.amountAt(AlignBy::Tile, position) - (passes.number - 1) * passes.all;
  return passes;
}

QString standardWork(StripKind kind) {
  switch (kind) {
    case StripKind::KeyLoads: return tr("loading *K*");
    case StripKind::ValueLoads: return tr("loading *V*");
    case StripKind::QueryLoads: return tr("loading *Q*");
    case StripKind::OutputGradientLoads: return tr("loading d*O*");
    case StripKind::ScoreRows: return tr("writing *S*");
    case StripKind::WeightRows: return tr("writing *P*");
    case StripKind::OutputRows: return tr("reading *P*");
    case StripKind::ValueGradientColumns: return tr("reading *P*");
    case StripKind::WeightGradientRows: return tr("writing d*P*");
    case StripKind::ScoreGradientRows: return tr("writing d*S*");
    case StripKind::QueryGradientRows:
    case StripKind::KeyGradientColumns: return tr("reading d*S*");
    default: return {};
  }
}

PassState passState(const ComparedPass& pass, std::int64_t position) {
  if (position == 0) return {PassState::Kind::NotBegun, tr("Not begun"), tr("Not begun")};
  if (position == pass.steps()) return {PassState::Kind::Finished, tr("Finished"), tr("Finished")};
  return pass.problem().isStandard() ? standardState(pass, position) : tileState(pass, position);
}

QString traversals(const StageFacts& facts, const Totals& totals) {
  if (facts.problem.isStandard()) {
    std::int64_t out = 0, in = 0;
    QStringList names;
    for (const Tensor matrix : facts.form.matrices) {
      out += totals.stored(matrix).values;
      in += totals.loaded(matrix).values;
      names << tensorMarkup(matrix);
    }
    // A row may be loaded as a whole and stored by tiles: matrices are counted, not copies.
    const auto entries = static_cast<double>(facts.problem.Tq() * facts.problem.Tk());
    return tr("%1: %2 matrices out, %3 in")
        .arg(listed(names), fixed(static_cast<double>(out) / entries, 2), fixed(static_cast<double>(in) / entries, 2));
  }
  const Tensor result = !facts.form.summed.isEmpty() ? facts.form.summed.first()
                        : facts.form.backward        ? Tensor::dQ
                                                     : Tensor::O;
  return timesText(tensorMarkup(result), totals.stored(result).times, totals.loaded(result).times,
                   facts.wholeRun.loaded(result).times > 0);
}

QString traversalsTip(const StageFacts& facts) {
  if (!facts.problem.isStandard()) return {};
  return tr("Out: written to HBM, in: read from it. A matrix is all its %1 entries, %2 × %3; a part of one counts as a share.")
      .arg(grouped(facts.problem.Tq() * facts.problem.Tk()), grouped(facts.problem.Tq()), grouped(facts.problem.Tk()));
}

QString matrixNote(const StageFacts& facts) {
  if (!facts.problem.isStandard()) return {};
  const QString tiles = facts.visited() == 1 ? tr("the one tile is") : tr("all %1 tiles are").arg(grouped(facts.visited()));
  const QString matrices = facts.form.backward ? tr("*P*, d*P* and d*S*") : tr("*S* and *P*");
  if (facts.census.skipped == 0) {
    return tr("%1 cross to HBM as wholes: %2 written and read back.").arg(matrices, tiles);
  }
  const std::int64_t visible = facts.grid.mask().visibleEntries({0, facts.problem.Tq()}, {0, facts.problem.Tk()});
  const std::int64_t entries = facts.problem.Tq() * facts.problem.Tk();
  return tr("The mask saves nothing here: %1 computed, written and read back, and %2 of *P* is zero.")
      .arg(tiles, wholeShare(entries - visible, entries));
}

}  // namespace tilewise
