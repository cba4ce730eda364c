// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/tile_sentence.h"

#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

TileIndex tileOf(const Event& event) { return {event.i.value_or(0), event.j.value_or(0)}; }

/// Entries that an event is about: those of its tile, or of its rows against all keys.
std::int64_t entriesOf(const Run& run, const Event& event) {
  const TileGrid& grid = run.trace->grid();
  return grid.queries(*event.i).size() * (event.j ? grid.keys(*event.j).size() : run.problem.Tk());
}

QString withoutKeys(const Event& event, const char* one, const char* several) {
  if (event.rowsWithoutKeys == 0) {
    return fullStop();
  }
  return (event.rowsWithoutKeys == 1 ? tr(one) : tr(several)).arg(grouped(event.rowsWithoutKeys));
}

}  // namespace

QString scoreSentence(const Run& run, const Event& event) {
  const std::int64_t scores = entriesOf(run, event);
  const QString text = scores == 1
                           ? tr("%1\u00A0=\u00A0*c*\u00A0·\u00A0%2\u00A0%3^T was computed: %4 score, %5 FLOPs")
                           : tr("%1\u00A0=\u00A0*c*\u00A0·\u00A0%2\u00A0%3^T was computed: %4 scores, %5 FLOPs");
  const TileIndex tile = tileOf(event);
  const QString start = text.arg(tileName(Tensor::S, tile), blockName(Tensor::Q, tile.i), blockName(Tensor::K, tile.j),
                                 grouped(scores), grouped(event.flops));
  const ProblemSettings& settings = run.problem.settings();
  QStringList then;
  if (settings.softCap > 0) then.append(tr("soft-capped at %1").arg(settings.softCap));
  if (run.problem.alibiSlope() != 0) then.append(tr("biased by ALiBi"));
  return then.isEmpty() ? start + fullStop() : start + tr(", then %1.").arg(listed(then));
}

QString maskSentence(const Run& run, const Event& event) {
  const std::int64_t entries = entriesOf(run, event);
  const std::int64_t visible = entries - event.masked;
  const QString stay = visible == 1 ? tr("%1 of %2 entries stays visible") : tr("%1 of %2 entries stay visible");
  const QString gone = event.masked == 1 ? tr("; %1 was masked.") : tr("; %1 were masked.");
  return stay.arg(grouped(visible), grouped(entries)) + gone.arg(grouped(event.masked));
}

QString exponentialSentence(const Event& event) {
  const QString text = event.exponentials == 1 ? tr("%1 exponential was taken.") : tr("%1 exponentials were taken.");
  return text.arg(grouped(event.exponentials));
}

QString accumulatedSentence(const Run& run, const Event& event, const BlockState& state) {
  const TileIndex tile = tileOf(event);
  const bool isDropped = run.problem.settings().dropout > 0;
  const bool isStandard = state.strip == StripKind::OutputRows;
  const QString weights = tileName(isStandard ? QStringLiteral("P") : QStringLiteral("P~"), tile);
  // What dropout takes away counts in the row sums and not in the product.
  const QString kept = isDropped ? QStringLiteral("(*Z*\u00A0∘\u00A0%1)").arg(weights) : weights;
  const QString product = QStringLiteral("%1\u00A0%2").arg(kept, blockName(Tensor::V, tile.j));
  const QString flops = grouped(event.flops);
  if (isStandard) {
    return tr("%1 was added to %2: %3 FLOPs; tile %4 is done.")
        .arg(product, blockName(Tensor::O, tile.i), flops, tilePlace(tile));
  }
  if (state.strip == StripKind::KeyBlock) {
    return tr("The row sums of %1 were added to *l* and %2 to *O*, each row times its *g*\u00A0=\u00A0*e*^{m~ − m′}: "
              "%3 "
              "FLOPs.")
        .arg(weights, product, flops);
  }
  return tr("The row sums of %1 were added to *l* and %2 to *O~*: %3 FLOPs; tile %4 is done.")
      .arg(weights, product, flops, tilePlace(tile));
}

QString normalisedSentence(const Run& run, const Event& event, const BlockState& state) {
  const std::int64_t rows = state.queries.size();
  const char* oneIsZero = QT_TRANSLATE_NOOP("tilewise", "; %1 row without a visible key is 0.");
  const char* severalAreZero = QT_TRANSLATE_NOOP("tilewise", "; %1 rows without a visible key are 0.");
  if (state.strip == StripKind::WeightRows) {
    return tr("%1 was divided by its row sums: %2")
               .arg(blockName(Tensor::P, *event.i), values(rows * run.problem.Tk())) +
           withoutKeys(event, oneIsZero, severalAreZero);
  }
  const QString computed = values(rows * run.problem.dv());
  if (state.strip == StripKind::KeyBlock) {
    return tr("%1\u00A0=\u00A0*O*\u00A0/\u00A0*l* was computed: %2, exact attention over the keys seen so far")
               .arg(blockName(Tensor::O, *event.i), computed) +
           withoutKeys(event, oneIsZero, severalAreZero);
  }
  return tr("%1\u00A0=\u00A0*O~*\u00A0/\u00A0*l* was computed: %2").arg(blockName(Tensor::O, *event.i), computed) +
         withoutKeys(event, oneIsZero, severalAreZero);
}

QString lseSentence(const Run& run, const Event& event) {
  return tr("lse_{%1}\u00A0=\u00A0*m*\u00A0+\u00A0log\u00A0*l* was computed: %2")
             .arg(QString::number(shownBlock(*event.i)), values(run.trace->grid().queries(*event.i).size())) +
         withoutKeys(event, QT_TRANSLATE_NOOP("tilewise", "; %1 row without a visible key is −∞."),
                     QT_TRANSLATE_NOOP("tilewise", "; %1 rows without a visible key are −∞."));
}

}  // namespace tilewise
