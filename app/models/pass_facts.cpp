// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/pass_facts.h"

#include <numeric>

#include "app/models/algorithm_names.h"
#include "app/models/count_text.h"
#include "app/session/words.h"
#include "core/costs/held.h"

namespace tilewise {

namespace {

// Of a backward pass: dV, dP, dQ, dK; by tiles S too, in two loops S and dP twice.
constexpr int ProductsOfStandard = 4;
constexpr int Products = 5;
constexpr int ProductsOfTwoLoops = 7;

void addHeads(QList<PassFact>& facts, const Run& run) {
  const std::int64_t heads = run.problem.headCount();
  if (heads == 1) return;
  const ProblemSettings& settings = run.problem.settings();
  const Totals& whole = run.trace->wholeRun();
  facts.append(
      {tr("values × %1 · %2 = %3 heads").arg(countText(settings.batch), countText(settings.heads), countText(heads)),
       countText(heads * whole.values()),
       tr("The counts above are of one head; B · H heads multiply them: %1 bytes.")
           .arg(countText(heads * whole.bytes(settings.elementType)))});
}

void addArithmetic(QList<PassFact>& facts, const Run& run) {
  const Totals& whole = run.trace->wholeRun();
  const bool isOneOfMany = run.problem.headCount() > 1;
  facts.append({isOneOfMany ? tr("FLOPs in products, a head") : tr("FLOPs in products"), countText(whole.flops),
                tr("Two for each multiply-add, of the whole pass.")});
  facts.append({isOneOfMany ? tr("exponentials, a head") : tr("exponentials"), countText(whole.exponentials),
                tr("Calls of exp in the whole pass.")});
}

void addRecomputation(QList<PassFact>& facts, const Run& run) {
  if (run.pass() == Pass::Forward || run.problem.isStandard() || run.census.visited() == 0) return;
  const Recomputation price = recomputationOf(run);
  const QString words =
      price.inWidths
          ? tr("An entry of a visited tile takes %1 d FLOPs in products; standard attention, which kept P, takes %2 d.")
          : tr("An entry of a visited tile takes %1 FLOPs in products where standard attention, which kept P, takes "
               "%2.");
  const QString own = QString::number(price.own);
  const QString standard = QString::number(price.standard);
  const bool twice = run.problem.backwardOrder() == BackwardOrder::TwoLoops;
  facts.append(
      {tr("recomputation"),
       tr("%1 products a tile instead of %2").arg(twice ? ProductsOfTwoLoops : Products).arg(ProductsOfStandard),
       tr("Standard attention makes dV, dP, dQ and dK from the P that it kept; by tiles S is made again%1.")
           .arg(twice ? tr(", in both loops, and dP too") : QString())});
  facts.append({tr("its FLOPs in products"), tr("%1/%2 of standard’s").arg(own, standard), words.arg(own, standard)});
}

QString heldText(const Footprint& size) {
  return size.values == 0 ? countText(0) : tr("%1 (%2 B)").arg(countText(size.values), countText(size.bytes));
}

void addHeld(QList<PassFact>& facts, const Run& run) {
  facts.append({tr("HBM held beyond inputs and outputs"), {}, {}});
  Footprint kept;
  for (const Rival& rival : run.rivals) {
    const HbmHeld held = hbmHeld(rival.trace->schedule().problem(), run.pass());
    const bool isPresent = rival.trace == run.trace;
    facts.append({shortName(wayOf(rival, run.pass())), heldText(held.extraPeak),
                  tr("%1 holds at most %2 values, %3 bytes, beyond inputs and outputs.")
                      .arg(longName(wayOf(rival, run.pass())), countText(held.extraPeak.values),
                           countText(held.extraPeak.bytes)),
                  isPresent});
    if (isPresent) kept = held.keptForBackward;
  }
  if (run.pass() == Pass::Forward) {
    facts.append({tr("kept for the backward pass"), heldText(kept), tr("The part that a backward pass needs.")});
  }
}

}  // namespace

Recomputation recomputationOf(const Run& run) {
  const std::int64_t d = run.problem.dk();
  const std::int64_t own = run.trace->wholeRun().flops / run.census.entries;
  const std::int64_t standard = run.rivals.front().trace->wholeRun().flops / (run.problem.Tq() * run.problem.Tk());
  const bool inWidths = d == run.problem.dv();
  const std::int64_t unit = inWidths ? d : std::gcd(own, standard);
  return {own / unit, standard / unit, inWidths};
}

QList<PassFact> keyFacts(const Run& run) {
  QList<PassFact> facts;
  addHeads(facts, run);
  addRecomputation(facts, run);
  return facts;
}

QList<PassFact> passFacts(const Run& run) {
  QList<PassFact> facts;
  addArithmetic(facts, run);
  addHeld(facts, run);
  return facts;
}

}  // namespace tilewise
