// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ask/step_question.h"

#include <cmath>

#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/ask/number_question.h"
#include "app/views/inspector/skip_text.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

constexpr int LeastDecimals = 2;

StepQuestion counted(const QString& text, std::int64_t count, const QString& reason) {
  StepQuestion question;
  question.text = text;
  question.number = static_cast<double>(count);
  question.answer = grouped(count);
  question.reason = reason;
  return question;
}

std::int64_t visibleEntries(const Run& run, TileIndex tile) {
  const TileGrid& grid = run.trace->grid();
  std::int64_t visible = 0;
  const Range queries = grid.queries(tile.i);
  for (std::int64_t r = queries.begin; r < queries.end; ++r) {
    grid.mask().forEachVisibleRun(r, grid.keys(tile.j), [&visible](Range part) { visible += part.size(); });
  }
  return visible;
}

StepQuestion tileKindQuestion(const Run& run, TileIndex tile) {
  const TileGrid& grid = run.trace->grid();
  const Range queries = grid.queries(tile.i);
  const Range keys = grid.keys(tile.j);
  const TileKind kind = grid.kind(tile);
  StepQuestion question;
  question.text = tr("Tile %1 comes next: queries %2, keys %3. Is it skipped, partial or full?")
                      .arg(tilePlace(tile), range(queries.begin, queries.last()), range(keys.begin, keys.last()));
  question.choices = {tr("Skipped"), tr("Partial"), tr("Full")};
  question.right = kind == TileKind::Skipped ? 0 : kind == TileKind::Partial ? 1 : 2;
  question.answer = question.choices[question.right].toLower();
  const std::int64_t entries = queries.size() * keys.size();
  if (kind == TileKind::Skipped) {
    question.reason = tr("It is %1.").arg(whySkipped(run.problem, grid, queries, keys));
  } else if (kind == TileKind::Full) {
    question.reason = entries == 1 ? tr("Its one entry is visible.") : tr("All %1 entries are visible.").arg(grouped(entries));
  } else {
    const std::int64_t visible = visibleEntries(run, tile);
    question.reason = (visible == 1 ? tr("%1 of its %2 entries is visible.") : tr("%1 of its %2 entries are visible."))
                          .arg(grouped(visible), grouped(entries));
  }
  return question;
}

QString shapeReason(const Event& event, const Run& run) {
  const auto name = movedName(event);
  const Tensor tensor = *event.tensor;
  const TileGrid& grid = run.trace->grid();
  std::int64_t rows = 0;
  if (isOfTiles(tensor)) {
    if (event.i) rows = grid.queries(*event.i).size();
  } else if (tensor == Tensor::K || tensor == Tensor::V || tensor == Tensor::dK || tensor == Tensor::dV) {
    rows = grid.keys(event.block.value_or(0)).size();
  } else {
    rows = grid.queries(event.block.value_or(0)).size();
  }
  if (rows == 0 || event.values % rows != 0 || event.values == rows) {
    return tr("%1 has %2.").arg(name, values(event.values));
  }
  return (rows == 1 ? tr("%1 has %2 row of %3: %4.") : tr("%1 has %2 rows of %3: %4."))
      .arg(name, grouped(rows), values(event.values / rows), values(event.values));
}

StepQuestion movedQuestion(const Run& run, const Event& event) {
  const bool isLoad = event.kind == EventKind::Load;
  const QString text =
      isLoad ? tr("%1 is loaded next. How many values move?") : tr("%1 is stored next. How many values move?");
  return counted(text.arg(movedName(event)), event.values, shapeReason(event, run));
}

/// Tiles of the block at hand, of all that there are.
StepQuestion visitsQuestion(const Run& run, const Event& event) {
  const TileGrid& grid = run.trace->grid();
  const bool ofKeys = event.kind == EventKind::ColumnBlockBegin || event.kind == EventKind::ColumnBlockEnd;
  const std::int64_t block = ofKeys ? event.j.value_or(0) : event.i.value_or(0);
  const std::int64_t all = ofKeys ? grid.nr() : grid.nc();
  std::int64_t visited = 0;
  for (std::int64_t n = 0; n < all; ++n) {
    const TileIndex tile = ofKeys ? TileIndex{n, block} : TileIndex{block, n};
    // Standard attention computes every entry and masks afterwards.
    visited += run.problem.isStandard() || grid.kind(tile) != TileKind::Skipped ? 1 : 0;
  }
  const QString text = ofKeys ? tr("Key block %1: how many of its %2 tiles are visited?")
                              : tr("Row block %1: how many of its %2 tiles are visited?");
  return counted(text.arg(QString::number(shownBlock(block)), grouped(all)), visited,
                 (all - visited == 1 ? tr("%1 of them has no visible entry and is skipped.")
                                     : tr("%1 of them have no visible entry and are skipped."))
                     .arg(grouped(all - visited)));
}

StepQuestion flopsQuestion(const Event& event) {
  return counted(tr("A product comes next. How many FLOPs does it take, two a multiply-add?"), event.flops,
                 tr("Two for each multiply-add: %1.").arg(grouped(event.flops)));
}

StepQuestion scoresQuestion(const Run& run, const Event& event) {
  const Range queries = run.trace->grid().queries(*event.i);
  const std::int64_t keys = event.j ? run.trace->grid().keys(*event.j).size() : run.problem.Tk();
  const std::int64_t d = run.problem.dk();
  return counted(
      tr("%1 queries meet %2 keys of width %3. How many FLOPs does *Q* *K*^T take, two a multiply-add?")
          .arg(grouped(queries.size()), grouped(keys), grouped(d)),
      event.flops,
      tr("2 · %1 · %2 · %3 = %4.").arg(grouped(queries.size()), grouped(keys), grouped(d), grouped(event.flops)));
}

StepQuestion maskQuestion(const Run& run, const Event& event) {
  const TileGrid& grid = run.trace->grid();
  const Range queries = grid.queries(*event.i);
  const Range keys = event.j ? grid.keys(*event.j) : Range{0, run.problem.Tk()};
  const std::int64_t entries = queries.size() * keys.size();
  return counted(tr("The mask is applied next, to queries %1 and keys %2. How many of the %3 entries stay visible?")
                     .arg(range(queries.begin, queries.last()), range(keys.begin, keys.last()), grouped(entries)),
                 entries - event.masked, tr("%1 are masked.").arg(grouped(event.masked)));
}

StepQuestion exponentialsQuestion(const Event& event) {
  return counted(tr("How many exponentials are taken in this step?"), event.exponentials,
                 tr("One for each entry that is computed: %1.").arg(grouped(event.exponentials)));
}

StepQuestion rowsQuestion(const Run& run, const Event& event) {
  const std::int64_t rows = event.i ? run.trace->grid().queries(*event.i).size() : run.problem.Tq();
  return counted(tr("How many rows does the next step touch?"), rows,
                 tr("It touches every row of the block: %1.").arg(grouped(rows)));
}

/// From the trace alone.
StepQuestion countQuestion(const Run& run, const Event& event) {
  switch (event.kind) {
    case EventKind::Load:
    case EventKind::Store: return movedQuestion(run, event);
    case EventKind::RowBlockBegin:
    case EventKind::RowBlockEnd:
    case EventKind::ColumnBlockBegin:
    case EventKind::ColumnBlockEnd: return visitsQuestion(run, event);
    case EventKind::ScoreProduct: return event.i ? scoresQuestion(run, event) : flopsQuestion(event);
    case EventKind::MaskApplied: return event.i ? maskQuestion(run, event) : rowsQuestion(run, event);
    case EventKind::Exponentiated:
    case EventKind::WeightsRecomputed: return exponentialsQuestion(event);
    case EventKind::TileSkipped:
    case EventKind::RunningMaxUpdated:
    case EventKind::Rescaled:
    case EventKind::Normalised:
    case EventKind::LseWritten:
    case EventKind::DS: return rowsQuestion(run, event);
    case EventKind::RowTerms:
    case EventKind::Accumulated:
    case EventKind::DV:
    case EventKind::DP:
    case EventKind::DQAdded:
    case EventKind::DK: return flopsQuestion(event);
  }
  return flopsQuestion(event);
}

}  // namespace

std::optional<TileIndex> tileAskedFor(const Run& run, std::int64_t position) {
  if (run.problem.isStandard()) return std::nullopt;
  const Event event = run.trace->event(position + 1);
  if (!event.i || !event.j || event.kind == EventKind::Store) return std::nullopt;
  if (position > 0) {
    const Event before = run.trace->event(position);
    if (before.i == event.i && before.j == event.j) return std::nullopt;
  }
  return TileIndex{*event.i, *event.j};
}

StepQuestion questionAbout(const Run& run, std::int64_t position, const BlockState* next, std::int64_t row) {
  if (const auto tile = tileAskedFor(run, position)) return tileKindQuestion(run, *tile);
  const Event event = run.trace->event(position + 1);
  if (next != nullptr && !next->placeOnly) {
    if (const auto question = numberQuestion(run, event, *next, row)) return *question;
  }
  return countQuestion(run, event);
}

Judgement judge(const StepQuestion& question, const QString& typed) {
  QString text = typed.trimmed();
  text.remove(u',').remove(u' ').remove(QChar(0x00A0)).replace(QChar(0x2212), u'-');
  bool isNumber = false;
  const double given = text.toDouble(&isNumber);
  if (text.isEmpty() || !isNumber) return Judgement::Unreadable;
  if (question.isCount) return given == question.number ? Judgement::Right : Judgement::Wrong;
  if (std::isinf(question.number) || std::isinf(given)) {
    return given == question.number ? Judgement::Right : Judgement::Wrong;
  }
  const auto point = text.indexOf(u'.');
  const auto decimals = static_cast<int>(point < 0 ? 0 : text.size() - point - 1);
  const bool isWhole = question.number == std::round(question.number);
  if (decimals < LeastDecimals && !(isWhole && given == question.number)) {
    // Wrong in the digits that are there is wrong.
    const double half = 0.5 * std::pow(10.0, -decimals);
    return std::abs(given - question.number) <= 1.001 * half ? Judgement::TooFewDigits : Judgement::Wrong;
  }
  // Half a unit of the last digit, and a hair for numbers that were rounded before.
  const double half = 0.5 * std::pow(10.0, -std::min(decimals, MaximumDecimals));
  return std::abs(given - question.number) <= 1.05 * half + 1e-9 ? Judgement::Right : Judgement::Wrong;
}

}  // namespace tilewise
