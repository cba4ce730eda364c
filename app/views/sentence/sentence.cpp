// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/sentence.h"

#include <QCoreApplication>

#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/maximum_sentence.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Sentence)

 public:
  static QString tagOf(const Event& event);
  static QString loaded(const Run& run, const Event& event);
  static QString skipped(const Run& run, const Event& event);
  static QString scored(const BlockState& state, const Event& event);
  static QString masked(const BlockState& state, const Event& event);
  static QString exponentiated(const Event& event);
  static QString accumulated(const Event& event);
  static QString normalised(const Run& run, const BlockState& state, const Event& event);
  static QString lseWritten(const BlockState& state, const Event& event);
  static QString stored(const BlockState& state, const Event& event);
  static QString rowBlockBegan(const BlockState& state, const Event& event);
  static QString rowBlockEnded(const Run& run, const BlockState& state, const Event& event);
  static QString textOf(const Run& run, const Event& event, const BlockState& state);
  static QString ended(const Run& run);
  static QString rowBlock(const Run& run, const BlockState& state, const Totals& totals);
};

TileIndex tileOf(const Event& event) { return {event.i.value_or(0), event.j.value_or(0)}; }

QString Words::tagOf(const Event& event) {
  switch (event.kind) {
    case EventKind::RowBlockBegin:
    case EventKind::RowBlockEnd: return tr("Row block");
    case EventKind::Load: return tr("Load");
    case EventKind::TileSkipped: return tr("Skip");
    case EventKind::ScoreProduct: return tr("Scores");
    case EventKind::MaskApplied: return tr("Mask");
    case EventKind::RunningMaxUpdated: return tr("Maximum");
    case EventKind::Exponentiated: return tr("Exponentials");
    case EventKind::Rescaled: return tr("Rescale");
    case EventKind::Accumulated: return tr("Accumulate");
    case EventKind::Normalised: return tr("Normalise");
    case EventKind::LseWritten: return tr("Log-sum-exp");
    case EventKind::Store: return tr("Store");
    case EventKind::ColumnBlockBegin:
    case EventKind::ColumnBlockEnd: return tr("Column block");
  }
  return {};
}

QString Words::loaded(const Run& run, const Event& event) {
  const std::int64_t block = event.block.value_or(0);
  if (event.tensor != Tensor::V) {
    const QString letter = event.tensor == Tensor::Q ? QStringLiteral("Q") : QStringLiteral("K");
    return tr("%1 was loaded: %2.").arg(blockName(letter, block), values(event.values));
  }
  // K came one event before; to a person the two are one thing.
  const std::int64_t both = event.values + run.trace->grid().keys(block).size() * run.problem.dk();
  return tr("%1 and %2 were loaded: %3.")
      .arg(blockName(QStringLiteral("K"), block), blockName(QStringLiteral("V"), block), values(both));
}

QString Words::skipped(const Run& run, const Event& event) {
  const TileIndex tile = tileOf(event);
  const std::int64_t lastQuery = run.trace->grid().queries(tile.i).last();
  const std::int64_t firstKey = run.trace->grid().keys(tile.j).begin;
  const std::int64_t lastKeySeen = lastQuery + run.problem.offset();
  if (lastKeySeen < 0) {
    return tr("Tile %1 was skipped: its last query %2 sees no key.").arg(tilePlace(tile), grouped(lastQuery));
  }
  if (run.problem.offset() != 0) {
    return tr("Tile %1 was skipped: its first key %2 comes after key %3, the last that query %4 sees.")
        .arg(tilePlace(tile), grouped(firstKey), grouped(lastKeySeen), grouped(lastQuery));
  }
  return tr("Tile %1 was skipped: its first key %2 comes after the last query %3.")
      .arg(tilePlace(tile), grouped(firstKey), grouped(lastQuery));
}

QString Words::scored(const BlockState& state, const Event& event) {
  const std::int64_t scores = state.queries.size() * state.keys.size();
  const QString text = scores == 1
                           ? tr("%1\u00A0=\u00A0*c*\u00A0·\u00A0%2\u00A0%3^T was computed: %4 score, %5 FLOPs.")
                           : tr("%1\u00A0=\u00A0*c*\u00A0·\u00A0%2\u00A0%3^T was computed: %4 scores, %5 FLOPs.");
  const TileIndex tile = tileOf(event);
  return text.arg(tileName(QStringLiteral("S"), tile), blockName(QStringLiteral("Q"), tile.i),
                  blockName(QStringLiteral("K"), tile.j), grouped(scores), grouped(event.flops));
}

QString Words::masked(const BlockState& state, const Event& event) {
  const std::int64_t entries = state.queries.size() * state.keys.size();
  const std::int64_t visible = entries - event.masked;
  const QString stay = visible == 1 ? tr("%1 of %2 entries stays visible") : tr("%1 of %2 entries stay visible");
  const QString gone = event.masked == 1 ? tr("; %1 was masked.") : tr("; %1 were masked.");
  return stay.arg(grouped(visible), grouped(entries)) + gone.arg(grouped(event.masked));
}

QString Words::exponentiated(const Event& event) {
  const QString text = event.exponentials == 1 ? tr("%1 exponential was taken.") : tr("%1 exponentials were taken.");
  return text.arg(grouped(event.exponentials));
}

QString Words::accumulated(const Event& event) {
  const TileIndex tile = tileOf(event);
  const QString weights = tileName(QStringLiteral("P~"), tile);
  return tr("The row sums of %1 were added to *l* and %1\u00A0%2 to *O~*: %3 FLOPs; tile %4 is done.")
      .arg(weights, blockName(QStringLiteral("V"), tile.j), grouped(event.flops), tilePlace(tile));
}

QString Words::normalised(const Run& run, const BlockState& state, const Event& event) {
  const std::int64_t count = state.queries.size() * run.problem.dv();
  const QString text = tr("%1\u00A0=\u00A0*O~*\u00A0/\u00A0*l* was computed: %2")
                           .arg(blockName(QStringLiteral("O"), *event.i), values(count));
  if (event.rowsWithoutKeys == 0) {
    return text + u'.';
  }
  const QString rows = event.rowsWithoutKeys == 1 ? tr("; %1 row without a visible key is 0.")
                                                  : tr("; %1 rows without a visible key are 0.");
  return text + rows.arg(grouped(event.rowsWithoutKeys));
}

QString Words::lseWritten(const BlockState& state, const Event& event) {
  const QString text = tr("lse_{%1}\u00A0=\u00A0*m*\u00A0+\u00A0log\u00A0*l* was computed: %2")
                           .arg(QString::number(*event.i), values(state.queries.size()));
  if (event.rowsWithoutKeys == 0) {
    return text + u'.';
  }
  const QString rows = event.rowsWithoutKeys == 1 ? tr("; %1 row without a visible key is −∞.")
                                                  : tr("; %1 rows without a visible key are −∞.");
  return text + rows.arg(grouped(event.rowsWithoutKeys));
}

QString Words::stored(const BlockState& state, const Event& event) {
  const QString block = blockName(QStringLiteral("O"), event.block.value_or(0));
  if (event.tensor == Tensor::O) {
    return tr("%1 was written: %2.").arg(block, values(event.values));
  }
  const std::int64_t both = event.values + (state.O ? state.O->size() : 0);
  return tr("%1 and its lse were written: %2; row block %3 is done.")
      .arg(block, values(both), QString::number(event.i.value_or(0)));
}

QString Words::rowBlockBegan(const BlockState& state, const Event& event) {
  const QString text =
      state.queries.size() == 1
          ? tr("Row block %1 began with query %2: *m*\u00A0=\u00A0−∞, *l*\u00A0=\u00A00 and *O~*\u00A0=\u00A00.")
          : tr("Row block %1 began with queries %2: *m*\u00A0=\u00A0−∞, *l*\u00A0=\u00A00 and *O~*\u00A0=\u00A00.");
  return text.arg(QString::number(event.i.value_or(0)), range(state.queries.begin, state.queries.last()));
}

QString Words::rowBlockEnded(const Run& run, const BlockState& state, const Event& event) {
  const Range positions = run.trace->positionsOf(run.trace->stripOf(state.position));
  const Totals before = run.trace->totals(positions.begin);
  const Totals after = run.trace->totals(positions.end);
  const std::int64_t visited = after.tilesComputed - before.tilesComputed;
  const std::int64_t skipped = after.tilesSkipped - before.tilesSkipped;
  const QString text = visited == 1 ? tr("Row block %1 ended: %2 tile was visited, %3 skipped, and %4 moved.")
                                    : tr("Row block %1 ended: %2 tiles were visited, %3 skipped, and %4 moved.");
  return text.arg(QString::number(event.i.value_or(0)), grouped(visited), grouped(skipped),
                  values(after.values() - before.values()));
}

QString Words::textOf(const Run& run, const Event& event, const BlockState& state) {
  switch (event.kind) {
    case EventKind::RowBlockBegin: return rowBlockBegan(state, event);
    case EventKind::Load: return loaded(run, event);
    case EventKind::TileSkipped: return skipped(run, event);
    case EventKind::ScoreProduct: return scored(state, event);
    case EventKind::MaskApplied: return masked(state, event);
    case EventKind::RunningMaxUpdated: return maximumSentence(state);
    case EventKind::Exponentiated: return exponentiated(event);
    case EventKind::Rescaled: return rescaleSentence(run, state);
    case EventKind::Accumulated: return accumulated(event);
    case EventKind::Normalised: return normalised(run, state, event);
    case EventKind::LseWritten: return lseWritten(state, event);
    case EventKind::Store: return stored(state, event);
    case EventKind::RowBlockEnd: return rowBlockEnded(run, state, event);
    case EventKind::ColumnBlockBegin:
    case EventKind::ColumnBlockEnd: break;  // FA-1's, which a run does not step through
  }
  return {};
}

QString Words::ended(const Run& run) {
  const Totals& whole = run.trace->wholeRun();
  const std::int64_t written = whole.stored(Tensor::O).values + whole.stored(Tensor::lse).values;
  const QString text =
      tr("*O* and lse were written: %1; the whole run moved %2").arg(values(written), values(whole.values()));
  if (run.result.rowsWithoutKeys == 0) {
    return text + u'.';
  }
  const QString rows = run.result.rowsWithoutKeys == 1 ? tr("; %1 row saw no key.") : tr("; %1 rows saw no key.");
  return text + rows.arg(grouped(run.result.rowsWithoutKeys));
}

QString Words::rowBlock(const Run& run, const BlockState& state, const Totals& totals) {
  const QString text = state.queries.size() == 1 ? tr("Row block %1 was reached, query %2: %3 of %4 moved.")
                                                 : tr("Row block %1 was reached, queries %2: %3 of %4 moved.");
  return text.arg(QString::number(state.i.value_or(0)), range(state.queries.begin, state.queries.last()),
                  grouped(totals.values()), values(run.trace->wholeRun().values()));
}

}  // namespace

QString Sentence::plain() const { return MathText::parse(text).plain(); }

Sentence sentenceFor(const Run& run, const std::optional<Event>& event, const BlockState& state) {
  if (!event) {
    return {Words::tr("Start"), Words::tr("Press Right or Space to begin.")};
  }
  if (state.position == run.trace->eventCount()) {
    return {Words::tr("End"), Words::ended(run)};
  }
  return {Words::tagOf(*event), Words::textOf(run, *event, state)};
}

Sentence rowBlockSentence(const Run& run, const BlockState& state, const Totals& totals) {
  if (!state.i) {
    return sentenceFor(run, std::nullopt, state);
  }
  if (state.position == run.trace->eventCount()) {
    return {Words::tr("End"), Words::ended(run)};
  }
  return {Words::tr("Row block"), Words::rowBlock(run, state, totals)};
}

QStringList sentenceTags() {
  return {Words::tr("Start"),   Words::tr("Row block"),  Words::tr("Load"),      Words::tr("Skip"),
          Words::tr("Scores"),  Words::tr("Mask"),       Words::tr("Maximum"),   Words::tr("Exponentials"),
          Words::tr("Rescale"), Words::tr("Accumulate"), Words::tr("Normalise"), Words::tr("Log-sum-exp"),
          Words::tr("Store"),   Words::tr("End")};
}

}  // namespace tilewise
