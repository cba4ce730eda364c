// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/data_job.h"

#include <QDir>
#include <QFileInfo>

#include "app/export/data_files.h"

namespace tilewise {

namespace {

constexpr int ProgressMs = 100;

}  // namespace

/// Shared with the thread that works on it.
struct DataJob::Task {
  DataRequest request;
  std::shared_ptr<const Run> run;
  UnfinishedFiles files;
  DataWatch watch{};
  bool madeFolder = false;

  /// Nothing came of it.
  void giveUp() {
    files.abandon();
    if (madeFolder) QDir().rmdir(request.path);
  }
};

QStringList dataFiles(const DataRequest& request, const Run& run) {
  if (request.kind != DataKind::Arrays) return {request.path};
  QStringList names{QStringLiteral("Q"), QStringLiteral("K"), QStringLiteral("V"), QStringLiteral("O"),
                    QStringLiteral("lse")};
  if (run.result && run.result->backward) {
    names << QStringLiteral("dO") << QStringLiteral("dQ") << QStringLiteral("dK") << QStringLiteral("dV");
  }
  QStringList files;
  for (const QString& name : names) files << QDir(request.path).filePath(name + QLatin1StringView(".npy"));
  return files;
}

QString whyNoData(DataKind kind, const Run& run) {
  if (kind == DataKind::Counters) return {};
  if (run.countersOnly()) return DataJob::tr("This run has counters only: open it with numbers first.");
  if (kind == DataKind::Arrays && !run.result) return DataJob::tr("The results of this run are not there yet.");
  return {};
}

Expected<void> checkRequest(const DataRequest& request, const Run& run) {
  const QString suffix = QFileInfo(request.path).suffix().toLower();
  const QString lines = request.kind == DataKind::Events ? QStringLiteral("jsonl") : QStringLiteral("json");
  if (request.kind != DataKind::Arrays && suffix != lines && suffix != QLatin1StringView("csv")) {
    return failure({ErrorCode::FileFormat, request.path.toStdString(), "",
                    "a file name that ends in ." + lines.toStdString() + " or .csv"});
  }
  if (request.steps) {
    if (const auto range = checkRange(*request.steps, 0, run.trace->eventCount()); !range) return range;
  }
  const bool isFolder = request.kind == DataKind::Arrays;
  // A folder that is not there yet will be made: then the one above has to be writable.
  const QString place = isFolder && !QFileInfo::exists(request.path) ? request.path : QString();
  if (!place.isEmpty()) return checkWritable(place.toStdString(), ExistingFile::Refuse);
  for (const QString& file : dataFiles(request, run)) {
    if (const auto possible = checkWritable(file.toStdString(), request.existing); !possible) return possible;
  }
  return {};
}

DataJob::DataJob(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
  m_progress.setInterval(ProgressMs);
  connect(&m_progress, &QTimer::timeout, this, [this] {
    if (m_task && m_task->watch.all > 0) emit progressed(m_task->watch.done, m_task->watch.all);
  });
}

DataJob::~DataJob() {
  if (m_task) m_task->watch.cancel = true;
  m_pool.waitForDone();
  if (m_task) m_task->giveUp();
}

void DataJob::start(const DataRequest& request, std::shared_ptr<const Run> run) {
  const QStringList files = dataFiles(request, *run);
  m_task = std::shared_ptr<Task>(new Task{request, std::move(run), UnfinishedFiles(files, request.existing)});
  m_progress.start();
  m_pool.start([this, task = m_task] {
    Expected<void> written;
    if (task->request.kind == DataKind::Arrays && !QFileInfo::exists(task->request.path)) {
      task->madeFolder = QDir().mkpath(task->request.path);
    }
    written = task->files.begin();
    if (written) written = writeData(task->request, *task->run, task->files, task->watch);
    QMetaObject::invokeMethod(this, [this, task, written] { arrive(task, written); }, Qt::QueuedConnection);
  });
}

void DataJob::cancel() {
  if (!m_task) return;
  m_task->watch.cancel = true;
}

void DataJob::arrive(const std::shared_ptr<Task>& task, const Expected<void>& written) {
  if (task != m_task) return;
  m_task.reset();
  m_progress.stop();
  const bool isCancelled = task->watch.cancel;
  const auto placed = written && !isCancelled ? task->files.place() : written;
  if (isCancelled || !placed) task->giveUp();
  if (isCancelled) {
    emit cancelled();
  } else if (placed) {
    emit finished(task->files.files());
  } else {
    emit failed(placed.error());
  }
}

}  // namespace tilewise
