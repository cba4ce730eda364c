// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/record_facts.h"

#include "app/session/error_text.h"
#include "app/session/words.h"
#include "app/views/gpu/gpu_texts.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr double ShortestShown = 0.005;  ///< seconds

void add(GpuFacts& facts, const QString& name, const QString& value) {
  facts.facts.push_back({name.toStdString(), value.isEmpty() ? std::nullopt : std::optional(value.toStdString())});
}

QString fromUtf8(const std::string& text) { return QString::fromStdString(text); }

/// "2026-11-30 12:00 UTC" of 2026-11-30T12:00:00Z.
QString dateText(const std::string& date) {
  const QString text = fromUtf8(date);
  return text.size() < 16 ? text : tr("%1 %2 UTC").arg(text.left(10), text.mid(11, 5));
}

QString kernelText(const KernelReport& kernel) {
  QString text = tr("%1: %2 threads, %3 registers, %4 at once on an SM")
                     .arg(fromUtf8(kernel.planned.function), grouped(kernel.planned.threads), grouped(kernel.registers),
                          grouped(kernel.blocksPerMultiprocessor));
  if (kernel.localBytes > 0) text = tr("%1, %2 of a thread spilled").arg(text, bytes(kernel.localBytes));
  return text;
}

QString compiledText(const KernelReport& kernel) {
  switch (kernel.origin) {
    case CubinOrigin::Compiled:
      // Together with other kernels ahead of the run, or not known.
      if (kernel.compileSeconds < ShortestShown) return tr("by NVRTC");
      return tr("by NVRTC in %1\u00A0s").arg(fixed(kernel.compileSeconds, 2));
    case CubinOrigin::Disk: return tr("earlier, read from the cache");
    case CubinOrigin::Memory: return tr("earlier in that run");
  }
  return {};
}

QString accuracyWords(const Accuracy& accuracy) {
  QStringList arrays;
  const auto add = [&arrays](const QString& name, const std::optional<ArrayAccuracy>& array) {
    if (array) arrays << tr("%1 within %2 of %3").arg(name, errorFigure(array->maxAbs), errorFigure(array->bound));
  };
  add(u"O"_s, accuracy.O);
  add(u"dQ"_s, accuracy.dQ);
  add(u"dK"_s, accuracy.dK);
  add(u"dV"_s, accuracy.dV);
  const QString said = arrays.join(u", "_s);
  return accuracy.pass() ? tr("✓ %1").arg(said) : tr("✕ %1").arg(said);
}

void addPoint(GpuFacts& facts, const BlockSweep& sweep, const SweepPoint& point) {
  const RecordedPass& pass = *point.pass;
  const KernelReport& kernel = pass.report.kernels[pass.report.main];
  add(facts, tr("Kernel"), kernelText(kernel));
  add(facts, tr("Compiled"), compiledText(kernel));
  if (pass.report.time) {
    add(facts, tr("Timing"), timingText(*pass.report.time));
    add(facts, tr("Caches"), cacheText(pass.report.time->isCold));
    if (pass.report.time->clockMHz > 0) {
      add(facts, tr("SM clock"), tr("%1\u00A0MHz, measured").arg(grouped(std::llround(pass.report.time->clockMHz))));
    }
  }
  if (pass.predicted) {
    add(facts, tr("Predicted"), predictionText(*pass.predicted));
    const QString doubts = doubtsText(*pass.predicted);
    if (!doubts.isEmpty()) add(facts, tr("It may miss for"), doubts);
  }
  add(facts, tr("Against float64"),
      point.run->accuracy ? accuracyWords(*point.run->accuracy) : tr("not compared in this run"));
  if (sweep.pass == Pass::Backward && point.run->repeated) {
    const RepeatedDQ& repeated = *point.run->repeated;
    add(facts, tr("dQ again"),
        (repeated.differing == 1 ? tr("%1 of %2 values differs in %3 runs") : tr("%1 of %2 values differ in %3 runs"))
            .arg(grouped(repeated.differing), grouped(repeated.values), grouped(repeated.runs)));
  }
}

}  // namespace

GpuFacts recordFacts(const BlockSweep& sweep, const SweepPoint* point) {
  const GpuRecord& record = *sweep.record;
  const CardFacts& card = record.card.facts;
  GpuFacts facts;
  add(facts, tr("Card"), cardName(record));
  add(facts, tr("Multiprocessors"),
      tr("%1, cc %2.%3").arg(grouped(card.multiprocessors)).arg(card.computeMajor).arg(card.computeMinor));
  add(facts, tr("Driver"), driverText(card));
  add(facts, tr("Compiler"), record.card.nvrtc.empty() ? QString() : tr("NVRTC %1").arg(fromUtf8(record.card.nvrtc)));
  add(facts, tr("Date"), dateText(record.date));
  if (point != nullptr && point->pass != nullptr) addPoint(facts, sweep, *point);
  add(facts, tr("Command"), fromUtf8(record.command));
  if (point != nullptr && point->run->refusal) {
    facts.words = tr("The card refused this point: %1").arg(sentence(*point->run->refusal));
  }
  return facts;
}

}  // namespace tilewise
