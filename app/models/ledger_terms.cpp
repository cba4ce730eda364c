// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/ledger_terms.h"

#include <algorithm>

namespace tilewise {

namespace {

/// Up to as many rows tensors stand alone.
constexpr qsizetype MostSingleRows = 6;

const Transfers& sideOf(const Totals& totals, Tensor tensor, bool store) {
  return store ? totals.stored(tensor) : totals.loaded(tensor);
}

Transfers difference(const Transfers& to, const Transfers& from) {
  return {to.values - from.values, to.times - from.times};
}

bool isOfKeys(Tensor tensor) {
  return tensor == Tensor::K || tensor == Tensor::V || tensor == Tensor::dK || tensor == Tensor::dV;
}

/// What is summed tile by tile in HBM; it is not written beside inputs.
bool isSum(Tensor tensor) { return tensor == Tensor::dQ || tensor == Tensor::dK || tensor == Tensor::dV; }

bool goTogether(Tensor a, Tensor b) {
  return isOfKeys(a) == isOfKeys(b) && isStatistic(a) == isStatistic(b) && isSum(a) == isSum(b);
}

int loopOf(StripKind kind) {
  switch (kind) {
    case StripKind::KeyValueGradients: return 1;
    case StripKind::QueryGradients: return 2;
    default: return 0;
  }
}

QList<LedgerPart> partsOf(const Trace& trace) {
  const Schedule& schedule = trace.schedule();
  if (schedule.problem().isStandard()) return {{{0, trace.eventCount()}, {}, trace.wholeRun()}};
  QList<LedgerPart> parts;
  for (const Range& phase : schedule.phases()) {
    if (phase.empty()) continue;
    const Range positions{trace.positionsOf(phase.begin).begin, trace.positionsOf(phase.last()).end};
    const int loop = loopOf(schedule.strip(phase.begin).kind);
    parts.append({positions, trace.totals(positions.begin), trace.totals(positions.end), loop});
  }
  return parts;
}

/// Tensors that a stretch moves in one direction, in the order in which they are named first.
QList<Tensor> orderOf(const Trace& trace, const LedgerPart& part, bool store) {
  QList<Tensor> wanted;
  for (const Tensor tensor : AllTensors) {
    if (part.whole(tensor, store).times > 0) wanted.append(tensor);
  }
  QList<Tensor> order;
  std::int64_t at = part.positions.begin;
  while (order.size() < wanted.size()) {
    const auto next = trace.next(at, [&](const Event& event) {
      const bool moves = event.kind == (store ? EventKind::Store : EventKind::Load);
      return moves && !order.contains(*event.tensor);
    });
    if (!next || *next > part.positions.end) break;
    order.append(*trace.event(*next).tensor);
    at = *next;
  }
  return order;
}

/// Q before dO, K before V: matrices in the order of the formula, whatever order they come in.
void sortByName(QList<Tensor>& tensors) {
  if (tensors.contains(Tensor::dO) && tensors.contains(Tensor::O) && !tensors.contains(Tensor::Q)) return;
  std::sort(tensors.begin(), tensors.end());
}

}  // namespace

Transfers LedgerPart::whole(Tensor tensor, bool store) const {
  return difference(sideOf(end, tensor, store), sideOf(begin, tensor, store));
}

Transfers LedgerPart::soFar(Tensor tensor, bool store, std::int64_t position, const Totals& totals) const {
  if (position <= positions.begin) return {};
  return position >= positions.end ? whole(tensor, store)
                                   : difference(sideOf(totals, tensor, store), sideOf(begin, tensor, store));
}

LedgerTerms ledgerTerms(const Trace& trace) {
  LedgerTerms all{partsOf(trace), {}};
  for (qsizetype part = 0; part < all.parts.size(); ++part) {
    for (const bool store : {false, true}) {
      for (const Tensor tensor : orderOf(trace, all.parts[part], store)) all.terms.append({{tensor}, store, part});
    }
  }
  // Few tensors, and those of forward attention always, stand alone in the order of the formula.
  if (all.terms.size() <= MostSingleRows || trace.schedule().problem().isStandard()) return all;
  QList<LedgerTerm> merged;
  for (const LedgerTerm& term : all.terms) {
    const auto mate = std::find_if(merged.begin(), merged.end(), [&](const LedgerTerm& other) {
      return other.store == term.store && other.part == term.part &&
             goTogether(other.tensors.first(), term.tensors.first());
    });
    if (mate == merged.end()) {
      merged.append(term);
    } else {
      mate->tensors += term.tensors;
      sortByName(mate->tensors);
    }
  }
  all.terms = merged;
  return all;
}

}  // namespace tilewise
