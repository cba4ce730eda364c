// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/gpu/gpu_texts.h"

#include "app/models/algorithm_names.h"
#include "app/models/sweep_table.h"
#include "app/session/error_text.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/problem_chips.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr double MillisecondsFrom = 0.01;  ///< seconds
constexpr int DateLength = 10;             ///< of 2026-11-30T12:00:00Z

QString tokens(std::int64_t queries, std::int64_t keys) {
  return queries == keys ? grouped(queries) : u"%1 × %2"_s.arg(grouped(queries), grouped(keys));
}

QString doubtName(PredictionDoubt doubt) {
  switch (doubt) {
    case PredictionDoubt::Spills: return tr("registers that are spilled");
    case PredictionDoubt::PartialTiles: return tr("tiles that are masked in part");
    case PredictionDoubt::FewWarps: return tr("few warps on an SM");
    case PredictionDoubt::Padding: return tr("arithmetic on padding");
    case PredictionDoubt::ShortPass: return tr("a pass that is mostly launches");
    case PredictionDoubt::FixedOrder: return tr("key blocks that wait for their turn");
    case PredictionDoubt::LastWave: return tr("a last wave that is not full");
  }
  return {};
}

}  // namespace

QString cardName(const GpuRecord& record) { return QString::fromStdString(record.card.facts.name); }

QString cudaVersion(int version) { return u"%1.%2"_s.arg(version / 1000).arg(version % 1000 / 10); }

QString driverText(const CardFacts& card) {
  const QString cuda = tr("CUDA %1").arg(cudaVersion(card.driverVersion));
  return card.driver.empty() ? cuda : u"%1, %2"_s.arg(QString::fromStdString(card.driver), cuda);
}

QString cardLine(const GpuRecord& record) {
  return tr("%1, driver %2, %3")
      .arg(cardName(record), driverText(record.card.facts), QString::fromStdString(record.date).left(DateLength));
}

QString sweepPass(const BlockSweep& sweep) {
  ProblemSettings settings = sweep.common.settings;
  settings.backward = sweep.pass == Pass::Backward;
  const auto problem = Problem::make(settings);
  if (sweep.over == SweepOver::Algorithms) {
    return sweep.pass == Pass::Forward ? tr("All algorithms, forward") : tr("All algorithms, backward");
  }
  QString name = problem ? passName(*problem) : QString();
  if (sweep.pass == Pass::Backward && sweep.common.isDeterministic) name = tr("%1, dQ in a fixed order").arg(name);
  return name;
}

QStringList sweepParts(const BlockSweep& sweep) {
  const ProblemSettings& s = sweep.common.settings;
  QStringList parts;
  if (sweep.over != SweepOver::Tokens) parts << tr("T %1").arg(tokens(s.Tq, s.Tk));
  parts << tr("d %1").arg(s.dk == s.dv ? grouped(s.dk) : u"%1 / %2"_s.arg(grouped(s.dk), grouped(s.dv)));
  if (sweep.over != SweepOver::Heads) {
    const std::int64_t heads = s.heads * s.batch;
    parts << (heads == 1 ? tr("1 head") : tr("%1 heads").arg(grouped(heads)));
    if (s.kvHeads && *s.kvHeads != s.heads) parts << tr("%1 for K and V").arg(grouped(*s.kvHeads * s.batch));
  }
  if (sweep.over != SweepOver::Blocks) parts << tr("blocks %1 × %2").arg(grouped(s.Br), grouped(s.Bc));
  if (sweep.over == SweepOver::Masks) {
    ProblemSettings others = s;
    others.blockMask = {};
    parts << tr("block masks");
    if (others.causal || others.window.isBounded() || others.documents) parts << maskWords(others);
  } else {
    parts << maskWords(s);
  }
  if (s.softCap > 0) parts << tr("soft cap");
  if (!s.alibi.empty()) parts << tr("ALiBi");
  if (s.dropout > 0) parts << tr("dropout %1").arg(percent(s.dropout));
  parts << QString::fromUtf8(word(s.elementType).data(), static_cast<qsizetype>(word(s.elementType).size()));
  if (sweep.common.isCold) parts << tr("L2 cold");
  return parts;
}

QString sweepTitle(const BlockSweep& sweep) {
  return tr("%1: %2").arg(sweepPass(sweep), sweepParts(sweep).join(u", "_s));
}

QString overName(SweepOver over) {
  switch (over) {
    case SweepOver::Blocks: return tr("block sizes");
    case SweepOver::Heads: return tr("heads");
    case SweepOver::Tokens: return tr("tokens");
    case SweepOver::Masks: return tr("visible tiles");
    case SweepOver::Algorithms: return tr("algorithms");
  }
  return {};
}

QString timeText(double seconds) {
  if (seconds >= MillisecondsFrom) return u"%1\u00A0ms"_s.arg(fixed(seconds * 1e3, 2));
  return u"%1\u00A0µs"_s.arg(fixed(seconds * 1e6, 1));
}

QStringList pointLines(const SweepPoint& point, SweepOver over) {
  QStringList lines{pointName(point, over)};
  if (point.pass == nullptr) return lines << tr("refused: %1").arg(sentence(*point.run->refusal));
  if (const auto seconds = point.seconds()) {
    lines << tr("measured: %1 ± %2").arg(timeText(*seconds), timeText(*point.spreadSeconds()));
  } else {
    lines << tr("not timed");
  }
  if (const auto predicted = point.predictedSeconds()) {
    lines << tr("predicted: %1, bound by %2").arg(timeText(*predicted), boundName(point.pass->predicted->bound));
  }
  if (point.pass->teraflops > 0) lines << tr("%1 TFLOP/s").arg(fixed(point.pass->teraflops, 0));
  lines << tr("model: %1 read").arg(bytes(point.pass->model.loaded));
  if (const auto counts = point.counts()) {
    lines << tr("L2 → SM: %1 read").arg(bytes(counts->readBytes))
          << tr("DRAM: %1 read").arg(bytes(counts->dramReadBytes));
  }
  return lines;
}

QString predictionText(const PredictedTime& predicted) {
  return tr("%1, bound by %2, %3 idle")
      .arg(timeText(predicted.seconds), boundName(predicted.bound), percent(predicted.idleShare));
}

QString doubtsText(const PredictedTime& predicted) {
  QStringList doubts;
  for (const PredictionDoubt doubt : predicted.doubts) doubts << doubtName(doubt);
  return doubts.join(u"; "_s);
}

QString timingText(const PassTime& time) {
  QString text = tr("median of %1 samples").arg(grouped(time.samples));
  if (time.passesASample > 1) text = tr("%1 of %2 passes").arg(text, grouped(time.passesASample));
  switch (time.end) {
    case TimingEnd::Steady: return tr("%1; ended when their spread was small").arg(text);
    case TimingEnd::EnoughSamples: return tr("%1; ended at the most samples").arg(text);
    case TimingEnd::OutOfTime: return tr("%1; ended when time was up").arg(text);
  }
  return text;
}

QString cacheText(bool isCold) {
  return isCold ? tr("L2 cold: filled with something else before each sample") : tr("L2 warm");
}

}  // namespace tilewise
