// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/error_text.h"
#include "app/session/words.h"
#include "app/views/gpu/record_facts.h"
#include "app/views/look/numbers.h"
#include "core/gpu/card_traffic.h"

namespace tilewise {

namespace {

/// What the kernels move as they are written; absent for exact kernels.
std::optional<CardTraffic> trafficOf(const BlockSweep& sweep, const SweepPoint& point) {
  if (point.run->isExact) return std::nullopt;
  ProblemSettings settings = point.run->point.settings;
  settings.backward = sweep.pass == Pass::Backward;
  const auto problem = Problem::make(settings);
  if (!problem || !planKernels(*problem, {point.run->point.isDeterministic})) return std::nullopt;
  return cardTraffic(*problem, sweep.pass);
}

/// What the model counts of the arithmetic; absent where the problem is none.
std::optional<PassWork> workOf(const BlockSweep& sweep, const SweepPoint& point) {
  ProblemSettings settings = point.run->point.settings;
  settings.backward = sweep.pass == Pass::Backward;
  const auto problem = Problem::make(settings);
  return problem ? std::optional(passWork(*problem, sweep.pass)) : std::nullopt;
}

/// In what the kernels as written are not the counting rules.
QString kernelWords(const BlockSweep& sweep) {
  if (sweep.pass == Pass::Backward) {
    return tr(
        "The model loads and stores dQ in every tile; the kernel adds it in the L2, which no SM reads for, as float32, "
        "and further kernels clear, round and make D.");
  }
  switch (sweep.common.settings.algorithm) {
    case Algorithm::Standard:
      return tr(
          "The kernels make all tiles, masked ones too, and read K and V once a query block; Algorithm 0 of the model "
          "reads every matrix once.");
    case Algorithm::FlashAttention1:
      return tr("The sums of O between tiles are float32 on the card, and further kernels clear and round them.");
    case Algorithm::FlashAttention2: return {};
  }
  return {};
}

QString servedWords(const SweepPoint& point, const KernelCounts& counts) {
  const double served = point.servedByL2().value_or(0);
  if (served < 0) {
    return tr("The DRAM read more than the SMs took: %1. Whole sectors, and what the L2 had to give up, are read for "
              "it.")
        .arg(megabytes(counts.dramReadBytes, 1));
  }
  return tr("The model says what the SMs pull in. The L2 serves what is read again: the DRAM read %1 of %2.")
      .arg(megabytes(counts.dramReadBytes, 1), megabytes(counts.readBytes, 1));
}

/// Where what the card counts is not what the model does, whatever the kernel.
QString counterWords() {
  return tr("DRAM writes are what the L2 gave up meanwhile, of earlier results too. Special functions are counted for whole "
            "warps: masked entries, logarithms and divisions among them.");
}

QString missingWords(const RecordedPass& pass) {
  if (pass.notCounted.empty()) return tr("The bytes were not measured: the run was timed without the card’s counters.");
  return tr("The bytes were not measured: %1.").arg(QString::fromStdString(pass.notCounted));
}

}  // namespace

GpuFacts byteFacts(const BlockSweep& sweep, const SweepPoint* point) {
  GpuFacts facts;
  if (point == nullptr) return {{}, tr("Choose a point in a figure or in the table.")};
  if (point->pass == nullptr) {
    return {{}, tr("The card refused this point: %1").arg(sentence(*point->run->refusal))};
  }
  const auto add = [&facts](const QString& name, std::optional<QString> value) {
    facts.facts.push_back({name.toStdString(), value ? std::optional(value->toStdString()) : std::nullopt});
  };
  const RecordedPass& pass = *point->pass;
  const auto counts = point->counts();
  const auto traffic = trafficOf(sweep, *point);
  const auto measured = [&](const QString& name, std::int64_t KernelCounts::*what, std::int64_t unit) {
    add(name, counts ? bytes((*counts).*what * unit) : tr("not measured"));
  };
  add(tr("Model: loads"), bytes(pass.model.loaded));
  if (traffic) add(tr("Kernels as written: reads"), bytes(traffic->bytes(CardMove::Read)));
  measured(tr("L2 → SM, measured"), &KernelCounts::readBytes, 1);
  measured(tr("DRAM reads, measured"), &KernelCounts::dramReadBytes, 1);
  const auto served = point->servedByL2();
  add(tr("Served by L2"), served ? percent(*served) : tr("not measured"));
  add(tr("Model: stores"), bytes(pass.model.stored));
  if (traffic) add(tr("Kernels as written: writes"), bytes(traffic->bytes(CardMove::Written)));
  measured(tr("SM → L2, measured"), &KernelCounts::writeSectors, SectorBytes);
  if (traffic && traffic->bytes(CardMove::Added) > 0) {
    add(tr("Kernels as written: added in L2"), bytes(traffic->bytes(CardMove::Added)));
    measured(tr("Added in L2, measured"), &KernelCounts::reductionSectors, SectorBytes);
  }
  measured(tr("DRAM writes, measured"), &KernelCounts::dramWriteBytes, 1);
  if (const auto work = workOf(sweep, *point)) {
    const auto counted = [&](const QString& name, std::int64_t KernelCounts::*what, std::int64_t unit) {
      add(name, counts ? grouped((*counts).*what * unit) : tr("not measured"));
    };
    add(tr("Model: exponentials"), grouped(work->exponentials));
    counted(tr("Special functions, measured"), &KernelCounts::specialInstructions, WarpThreads);
    add(tr("Model: FLOPs in products"), grouped(work->flops));
    if (traffic) {
      counted(tr("FLOPs on tensor cores, measured"), &KernelCounts::tensorInstructions, TensorInstructionFlops);
    }
  }
  QStringList words{counts ? servedWords(*point, *counts) : missingWords(pass), kernelWords(sweep),
                    counts ? counterWords() : QString()};
  words.removeAll(QString());
  facts.words = words.join(u' ');
  return facts;
}

}  // namespace tilewise
