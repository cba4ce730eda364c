// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include "app/models/algorithm_names.h"
#include "app/plots/gpu/sweep_figures.h"
#include "app/views/gpu/gpu_texts.h"

namespace tilewise {

namespace {

constexpr double NotKnown = std::numeric_limits<double>::quiet_NaN();

template <class Number>
double known(const std::optional<Number>& value, double scale = 1) {
  return value ? static_cast<double>(*value) * scale : NotKnown;
}

QString wordOf(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QList<double> figuresOf(const SweepPoint& point) {
  const ProblemSettings& s = point.run->point.settings;
  QList<double> row;
  for (const std::int64_t size : {s.Br, s.Bc, s.Tq, s.Tk, s.dk, s.dv, s.heads * s.batch, point.tiles}) {
    row << static_cast<double>(size);
  }
  const auto counts = point.counts();
  const bool ran = point.pass != nullptr;
  row << known(point.predictedSeconds(), 1e6) << known(point.seconds(), 1e6) << known(point.spreadSeconds(), 1e6)
      << (ran && point.pass->teraflops > 0 ? point.pass->teraflops : NotKnown)
      << (ran ? static_cast<double>(point.pass->model.loaded) : NotKnown)
      << (counts ? static_cast<double>(counts->readBytes) : NotKnown)
      << (counts ? static_cast<double>(counts->dramReadBytes) : NotKnown) << known(point.servedByL2());
  return row;
}

}  // namespace

FigureTable sweepData(const BlockSweep& sweep) {
  FigureTable table;
  table.texts = {"card", "driver", "date", "algorithm", "pass", "dtype", "l2", "refused", "command"};
  table.columns = {
      "br",           "bc",           "tq",          "tk",        "dk",     "dv",          "heads",
      "tiles_a_head", "predicted_us", "measured_us", "spread_us", "tflops", "model_bytes", "l2_to_sm_bytes",
      "dram_bytes",   "served_by_l2"};
  const GpuRecord& record = *sweep.record;
  for (const SweepPoint& point : sweep.points) {
    const ProblemSettings& s = point.run->point.settings;
    table.words << QStringList{cardName(record),
                               driverText(record.card.facts),
                               QString::fromStdString(record.date),
                               wordOf(word(s.algorithm)),
                               sweep.pass == Pass::Forward ? "forward" : "backward",
                               wordOf(word(s.elementType)),
                               point.run->point.isCold ? "cold" : "warm",
                               point.run->refusal ? QString::fromStdString(describe(*point.run->refusal)) : QString(),
                               QString::fromStdString(record.command).replace(u'\n', u';')};
    table.rows << figuresOf(point);
  }
  return table;
}

}  // namespace tilewise
