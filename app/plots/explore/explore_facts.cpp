// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/explore_facts.h"

#include <algorithm>

#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "core/costs/bounded_census.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

namespace {

QString workText(std::int64_t flops) {
  const double count = static_cast<double>(flops);
  if (count >= 1e12) return tr("%1 TFLOP").arg(fixed(count / 1e12, 3));
  if (count >= 1e9) return tr("%1 GFLOP").arg(fixed(count / 1e9, 3));
  return tr("%1 MFLOP").arg(fixed(count / 1e6, 3));
}

QString comparedText(std::int64_t standard, std::int64_t own) {
  const double share = static_cast<double>(standard) / static_cast<double>(own);
  return share >= 1 ? tr("%1 fewer values").arg(ratio(share)) : tr("%1 more values").arg(ratio(1 / share));
}

QString comparedBytes(std::int64_t standard, std::int64_t own) {
  const double share = static_cast<double>(standard) / static_cast<double>(own);
  return share >= 1 ? tr("%1 fewer bytes").arg(ratio(share)) : tr("%1 more bytes").arg(ratio(1 / share));
}

void addOnChip(QList<PassFact>& facts, const ExploreCase& at) {
  if (isStandard(at.which)) {
    facts << PassFact{tr("On chip"), tr("left open"), tr("Algorithm 0 does not say what standard attention holds.")};
    return;
  }
  const Footprint held = onChipSize(at.problem, at.direction());
  const std::int64_t spare = at.capacityBytes - held.bytes;
  const double share =
      static_cast<double>(held.bytes) / static_cast<double>(std::max<std::int64_t>(1, at.capacityBytes));
  facts << PassFact{tr("On chip"), values(held.values), tr("The set of blocks that is held at once.")}
        << PassFact{QString(), tr("%1, %2").arg(bytes(held.bytes), percent(share)),
                    tr("Of %1; statistics take 4 bytes each.").arg(bytes(at.capacityBytes))}
        << PassFact{tr("Fits"), spare >= 0 ? tr("✓ %1 free").arg(bytes(spare)) : tr("✕ %1 too many").arg(bytes(-spare)),
                    tr("Held against the on-chip memory that one thread block may use.")};
}

}  // namespace

QList<PassFact> exploreFacts(const ExploreCase& at, std::int64_t maximumSteps) {
  const Lengths lengths = lengthsOf(at.problem);
  const auto known = isStandard(at.which) ? std::optional(maskFreeCensus(lengths, {at.problem.Br(), at.problem.Bc()}))
                                          : censusWithin(at.problem, maximumSteps);
  QList<PassFact> facts;
  if (known) {
    const Accesses moved = accessesOf(at.which, lengths, *known);
    const std::int64_t size = moved.bytes(bytesOf(at.settings.problem.elementType));
    facts << PassFact{tr("HBM traffic"), values(moved.values()), tr("Loads and stores of one head."), true}
          << PassFact{QString(), bytes(size), tr("Matrices in the modelled type, statistics in 4 bytes.")};
    if (!isStandard(at.which)) {
      const Accesses all = accessesOf(standardBeside(at.which), lengths, {});
      const std::int64_t standard = all.values();
      const std::int64_t standardSize = all.bytes(bytesOf(at.settings.problem.elementType));
      facts << PassFact{tr("against standard"), comparedText(standard, moved.values()),
                        tr("Standard attention moves %1.").arg(values(standard))}
            << PassFact{QString(), comparedBytes(standardSize, size),
                        tr("Standard attention moves %1. Bytes compare otherwise than values because statistics take 4 "
                           "bytes each, whatever the type.")
                            .arg(bytes(standardSize))};
    }
  } else {
    facts << PassFact{tr("HBM traffic"), QStringLiteral("…"), tr("Being counted.")};
  }
  addOnChip(facts, at);
  const std::int64_t d = std::max(at.problem.dk(), at.problem.dv());
  facts << PassFact{tr("M / d²"), fixed(static_cast<double>(at.M) / static_cast<double>(d * d), 1),
                    tr("The order of the saving that the theorem gives for this on-chip size.")};
  if (!known) return facts;
  const Arithmetic work = arithmeticOf(at.which, lengths, *known);
  const double size =
      static_cast<double>(accessesOf(at.which, lengths, *known).bytes(bytesOf(at.settings.problem.elementType)));
  facts << PassFact{tr("Tiles"), tr("%1 of %2 visited").arg(grouped(known->visited()), grouped(known->total)),
                    isStandard(at.which) ? tr("Standard attention computes every entry.") : QString()}
        << PassFact{tr("Work"), workText(work.flops), tr("FLOPs in products, 2 for each multiply-add.")}
        << PassFact{tr("Intensity"), tr("%1 FLOP per byte").arg(fixed(static_cast<double>(work.flops) / size, 1)),
                    tr("FLOPs in products for each counted byte.")};
  return facts;
}

}  // namespace tilewise
