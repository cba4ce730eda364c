// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/sentence.h"

#include "app/session/words.h"
#include "app/views/look/maths_text.h"
#include "app/views/sentence/block_sentence.h"
#include "app/views/sentence/gradient_sentence.h"
#include "app/views/sentence/maximum_sentence.h"
#include "app/views/sentence/sentence_parts.h"
#include "app/views/sentence/skip_sentence.h"
#include "app/views/sentence/tile_sentence.h"
#include "app/views/sentence/transfer_sentence.h"

namespace tilewise {

namespace {

QString tagOf(const Event& event) {
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
    case EventKind::ColumnBlockEnd: return tr("Key block");
    case EventKind::RowTerms: return tr("Row terms");
    case EventKind::WeightsRecomputed: return tr("Weights");
    case EventKind::DV: return tr("Add to dV");
    case EventKind::DP: return tr("dP");
    case EventKind::DS: return tr("dS");
    case EventKind::DQAdded: return tr("Add to dQ");
    case EventKind::DK: return tr("Add to dK");
  }
  return {};
}

QString textOf(const Run& run, const Event& event, const BlockState& state) {
  switch (event.kind) {
    case EventKind::RowBlockBegin:
    case EventKind::ColumnBlockBegin: return blockBegan(run, state.position);
    case EventKind::RowBlockEnd:
    case EventKind::ColumnBlockEnd: return blockEnded(run, state.position);
    case EventKind::Load: return loadSentence(run, state.position, event);
    case EventKind::Store: return storeSentence(run, state.position, event);
    case EventKind::TileSkipped: return skipSentence(run, event);
    case EventKind::ScoreProduct: return scoreSentence(run, event);
    case EventKind::MaskApplied: return maskSentence(run, event);
    case EventKind::RunningMaxUpdated: return maximumSentence(state);
    case EventKind::Exponentiated: return exponentialSentence(event);
    case EventKind::Rescaled: return rescaleSentence(run, state);
    case EventKind::Accumulated: return accumulatedSentence(run, event, state);
    case EventKind::Normalised: return normalisedSentence(run, event, state);
    case EventKind::LseWritten: return lseSentence(run, event);
    case EventKind::RowTerms:
    case EventKind::WeightsRecomputed:
    case EventKind::DV:
    case EventKind::DP:
    case EventKind::DS:
    case EventKind::DQAdded:
    case EventKind::DK: return gradientSentence(run, event, state);
  }
  return {};
}

}  // namespace

QString Sentence::plain() const { return MathText::parse(text).plain(); }

Sentence sentenceFor(const Run& run, const std::optional<Event>& event, const BlockState& state) {
  if (!event) {
    return {tr("Start"), tr("Press Right or Space to begin.")};
  }
  if (state.position == run.trace->eventCount()) {
    return {tr("End"), passEnded(run)};
  }
  const bool isMove = event->kind == EventKind::Load || event->kind == EventKind::Store;
  return {tagOf(*event), textOf(run, *event, state), isMove ? movedName(*event) : QString()};
}

Sentence rowBlockSentence(const Run& run, const BlockState& state, const Totals& totals) {
  if (state.position == 0) {
    return sentenceFor(run, std::nullopt, state);
  }
  if (state.position == run.trace->eventCount()) {
    return {tr("End"), passEnded(run)};
  }
  const bool isOfKeys = state.strip && isColumn(*state.strip);
  return {isOfKeys ? tr("Key block") : tr("Row block"), blockReached(run, state.position, totals)};
}

QStringList sentenceTags() {
  QStringList tags{tr("Start"), tr("End")};
  for (std::size_t kind = 0; kind < EventKindCount; ++kind) {
    Event event;
    event.kind = static_cast<EventKind>(kind);
    tags.append(tagOf(event));
  }
  tags.removeDuplicates();
  return tags;
}

}  // namespace tilewise
