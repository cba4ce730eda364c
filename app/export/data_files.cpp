// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/data_files.h"

#include <string>
#include <vector>

#include <QFile>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include "app/cli/problem_json.h"
#include "app/cli/run_csv.h"
#include "app/cli/run_json.h"
#include "app/session/make_run.h"
#include "core/attention/engine.h"
#include "core/costs/device_table.h"
#include "core/files/npy.h"
#include "core/files/trace_text.h"

namespace tilewise {

namespace {

bool isCsv(const QString& path) { return path.endsWith(QLatin1StringView(".csv"), Qt::CaseInsensitive); }

Error unwritable(const QFile& out, const QString& file) {
  return {ErrorCode::FileUnwritable, file.toStdString(), out.errorString().toStdString(), ""};
}

Expected<void> writeEvents(const DataRequest& request, const Run& run, const QString& path, DataWatch& watch) {
  const QString& file = request.path;
  const Problem& problem = run.problem;
  watch.all = Trace(problem, Pass::Forward).eventCount();
  if (problem.settings().backward) watch.all += Trace(problem, Pass::Backward).eventCount();
  QFile out(path);
  if (!out.open(QIODevice::WriteOnly)) return failure(unwritable(out, file));
  TraceText text(isCsv(file) ? TraceFormat::Csv : TraceFormat::JsonLines);
  bool isWritten = true;
  const auto write = [&out, &isWritten](const std::string& line) {
    isWritten = isWritten && out.write(line.data(), static_cast<qint64>(line.size())) >= 0 && out.putChar('\n');
  };
  if (!text.head().empty()) write(text.head());
  qint64 position = 0;  // in the pass that is stepped
  const auto ran = runInOrder(problem, *inputsOf(run), [&](const Event& event, const EventFigures& figures) {
    const bool isStepped = event.pass == run.pass();
    if (isStepped) ++position;
    const std::string line = text.line(event, figures);  // it counts them, written or not
    const auto& steps = request.steps;
    if (!steps || (isStepped && steps->first < position && position <= steps->last)) write(line);
    ++watch.done;
    return isWritten && !watch.cancel;
  });
  isWritten = isWritten && out.flush();
  if (!isWritten) return failure(unwritable(out, file));
  if (!ran) return tl::unexpected(ran.error());
  return {};
}

/// What moved from one position to another.
Totals movedIn(const Trace& trace, const StepRange& steps) {
  Totals moved = trace.totals(steps.last);
  const Totals before = trace.totals(steps.first);
  const auto less = [](auto& transfers, const auto& others) {
    for (std::size_t n = 0; n < transfers.size(); ++n) {
      transfers[n].values -= others[n].values;
      transfers[n].times -= others[n].times;
    }
  };
  less(moved.loads, before.loads);
  less(moved.stores, before.stores);
  return moved;
}

Expected<std::string> countersText(const Run& run, bool csv) {
  const auto capacity = sramCapacityBytes(run.problem);
  if (!capacity) return tl::unexpected(capacity.error());
  RunReport report =
      run.result ? reportOf(run.problem, *run.result, *capacity) : reportByRule(run.problem, *capacity);
  if (csv) return countersCsv(report);
  if (run.result) report.inputsNotFinite = notFinite(*inputsOf(run));
  ProblemRequest request;
  request.title = run.title.toStdString();
  return jsonText(reportJson(request, report)) + '\n';
}

Expected<void> writeCounters(const DataRequest& request, const Run& run, const QString& path) {
  const Expected<std::string> text = request.steps ? countersCsv(run.problem, run.pass(), movedIn(*run.trace, *request.steps))
                                  : countersText(run, isCsv(request.path));
  if (!text) return tl::unexpected(text.error());
  return writeUnfinished(path, QByteArray::fromStdString(*text), request.path);
}

Expected<void> writeArrays(const Run& run, const UnfinishedFiles& files, DataWatch& watch) {
  const Precision precision = run.problem.settings().precision;
  const auto inputs = inputsOf(run);
  std::vector<std::vector<std::byte>> arrays;
  // In the order of dataFiles.
  for (const Matrix<double>* each : {&inputs->Q, &inputs->K, &inputs->V}) arrays.push_back(npyBytes(*each, precision));
  arrays.push_back(npyBytes(run.result->O, precision));
  arrays.push_back(npyBytes(run.result->lse, precision));
  if (run.result->backward) {
    const Gradients& gradients = run.result->backward->gradients;
    for (const Matrix<double>* each : {&inputs->dO, &gradients.dQ, &gradients.dK, &gradients.dV}) {
      arrays.push_back(npyBytes(*each, precision));
    }
  }
  watch.all = files.files().size();
  for (qsizetype n = 0; n < files.files().size(); ++n) {
    if (watch.cancel) return failure({ErrorCode::Cancelled, "the export", "", ""});
    const auto& array = arrays.at(static_cast<std::size_t>(n));
    const auto bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(array.data()),
                                               static_cast<qsizetype>(array.size()));
    const QString& file = files.files()[n];
    if (const auto written = writeUnfinished(files.pathOf(file), bytes, file); !written) return written;
    ++watch.done;
  }
  return {};
}

}  // namespace

Expected<void> writeData(const DataRequest& request, const Run& run, const UnfinishedFiles& files, DataWatch& watch) {
  switch (request.kind) {
    case DataKind::Events: return writeEvents(request, run, files.pathOf(request.path), watch);
    case DataKind::Counters: return writeCounters(request, run, files.pathOf(request.path));
    case DataKind::Arrays: break;
  }
  return writeArrays(run, files, watch);
}

}  // namespace tilewise
