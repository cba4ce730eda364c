// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/transfer_sentence.h"

#include <QList>

#include "app/models/amount_text.h"
#include "app/session/notation.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

const Strip& stripAt(const Run& run, std::int64_t position) {
  return run.trace->schedule().strip(run.trace->stripOf(position));
}

/// The events of one kind at one place that end with this one.
struct Together {
  QStringList names;
  Amount amount;
};

Together togetherWith(const Run& run, std::int64_t position) {
  const std::int64_t strip = run.trace->stripOf(position);
  std::int64_t at = run.trace->positionsOf(strip).begin;
  Event last;
  Together together;
  run.trace->schedule().forEachEvent(run.trace->schedule().strip(strip), [&](const Event& event) {
    if (event.kind != last.kind || event.i != last.i || event.j != last.j) together = {};
    last = event;
    if (event.tensor) together.names.append(movedName(event));
    if (event.tensor) together.amount += amountOf(run.problem, *event.tensor, event.values);
    return ++at < position;
  });
  return together;
}

/// How far a block that is summed in HBM is: the parts in it before this strip, and all it gets.
struct Parts {
  std::int64_t before = 0;
  std::int64_t all = 0;
};

Parts partsOf(const Run& run, std::int64_t position, const Event& event) {
  const Schedule& schedule = run.trace->schedule();
  const std::int64_t strip = run.trace->stripOf(position);
  const StripKind kind = schedule.strip(strip).kind;
  Parts parts;
  for (std::int64_t each = 0; each < schedule.stripCount(); ++each) {
    if (schedule.strip(each).kind != kind) continue;
    const std::int64_t block = schedule.strip(each).block;
    const TileIndex tile = isColumn(kind) ? TileIndex{*event.i, block} : TileIndex{block, *event.j};
    if (schedule.grid().kind(tile) == TileKind::Skipped) continue;
    ++parts.all;
    parts.before += each < strip ? 1 : 0;
  }
  return parts;
}

bool isSummedInHbm(const Event& event) {
  return event.i && event.j && (event.tensor == Tensor::dQ || event.tensor == Tensor::dK || event.tensor == Tensor::dV);
}

QString sumStored(const Run& run, std::int64_t position, const Event& event) {
  const bool ofKeyBlock = isColumn(stripAt(run, position).kind);
  const QString start =
      ofKeyBlock ? tr("%1 went back to HBM: %2 were read, key block %3’s part was added, and %4 were written")
                 : tr("%1 went back to HBM: %2 were read, row block %3’s part was added, and %4 were written");
  const Amount amount = amountOf(run.problem, *event.tensor, event.values);
  const QString text =
      start.arg(movedName(event), amountText(run.problem, amount),
                QString::number(shownBlock(ofKeyBlock ? *event.j : *event.i)), amountNumber(run.problem, amount));
  return firstThatFits({text + tr("; a GPU does this with atomic adds."), text + fullStop()});
}

/// What is done when a strip has stored its last block.
QString blockDone(const Run& run, std::int64_t position, const Event& event) {
  switch (stripAt(run, position).kind) {
    case StripKind::GradientKeyBlock:
    case StripKind::Fa1GradientKeyBlock:
    case StripKind::KeyValueGradients:
      return event.tensor == Tensor::dV && !event.i ? tr("; key block %1 is done.").arg(shownBlock(*event.j)) : fullStop();
    case StripKind::GradientQueryBlock:
    case StripKind::QueryGradients:
      return event.tensor == Tensor::dQ && !event.j ? tr("; row block %1 is done.").arg(shownBlock(*event.i)) : fullStop();
    default: return fullStop();
  }
}

}  // namespace

QString loadSentence(const Run& run, std::int64_t position, const Event& event) {
  if (isSummedInHbm(event)) {
    const Parts parts = partsOf(run, position, event);
    const QString amount = amountText(run.problem, amountOf(run.problem, *event.tensor, event.values));
    if (parts.before == 0) {
      return tr("%1 was read: %2, still 0; it will be the sum of %3 parts.")
          .arg(movedName(event), amount, grouped(parts.all));
    }
    return tr("%1 was read: %2, the sum of %3 of its %4 parts.")
        .arg(movedName(event), amount, grouped(parts.before), grouped(parts.all));
  }
  const Together together = togetherWith(run, position);
  const QString text = together.names.size() == 1 ? tr("%1 was loaded: %2.") : tr("%1 were loaded: %2.");
  return text.arg(listed(together.names), amountText(run.problem, together.amount));
}

QString storeSentence(const Run& run, std::int64_t position, const Event& event) {
  if (isSummedInHbm(event)) return sumStored(run, position, event);
  const Together together = togetherWith(run, position);
  if (event.tensor == Tensor::lse) {
    return tr("%1 and its lse were written: %2; row block %3 is done.")
        .arg(together.names.first(), amountText(run.problem, together.amount), QString::number(shownBlock(event.i.value_or(0))));
  }
  if (stripAt(run, position).kind == StripKind::KeyBlock) {
    const QString text = tr("%1 went back to HBM: %2");
    const QString end = event.tensor == Tensor::l
                            ? tr("; tile %1 is done.").arg(tilePlace({event.i.value_or(0), event.j.value_or(0)}))
                            : fullStop();
    return text.arg(listed(together.names), amountText(run.problem, together.amount)) + end;
  }
  const QString text = together.names.size() == 1 ? tr("%1 was written: %2") : tr("%1 were written: %2");
  return text.arg(listed(together.names), amountText(run.problem, together.amount)) + blockDone(run, position, event);
}

}  // namespace tilewise
