// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Writes what a run is in numbers, beside the window: its events, its counters, its arrays. The texts are those of
/// `tilewise-cli trace` and `tilewise-cli run --json`. A job that is cancelled or fails leaves no file.

#include <cstdint>
#include <memory>
#include <optional>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>

#include "app/export/export_request.h"
#include "app/session/run.h"

namespace tilewise {

enum class DataKind : std::uint8_t {
  Events,    ///< .jsonl or .csv
  Counters,  ///< .json or .csv
  Arrays,    ///< a folder of .npy: inputs and results
};

struct DataRequest {
  DataKind kind = DataKind::Events;
  QString path;  ///< of the file, or of the folder
  ExistingFile existing = ExistingFile::Refuse;
  /// Of events and of counters as CSV: only what happened from one position to the other, of the pass that is stepped.
  /// Absent: all passes, whole.
  std::optional<StepRange> steps{};
};

/// The files that will be written.
QStringList dataFiles(const DataRequest& request, const Run& run);

/// Why a run has no such data, in words; empty: it has.
QString whyNoData(DataKind kind, const Run& run);

/// Errors: FileFormat (an ending that the kind does not have), OutOfRange (steps that the run does not have), FileExists,
///         FileUnwritable.
[[nodiscard]] Expected<void> checkRequest(const DataRequest& request, const Run& run);

class DataJob : public QObject {
  Q_OBJECT

 public:
  explicit DataJob(QObject* parent = nullptr);
  /// Cancels and waits (some ms).
  ~DataJob() override;

  /// For a request that can be begun. One of the last three signals follows.
  void start(const DataRequest& request, std::shared_ptr<const Run> run);
  void cancel();
  bool isRunning() const { return m_task != nullptr; }

 signals:
  void progressed(qint64 done, qint64 all);  ///< events, or files
  void finished(const QStringList& files);
  void failed(const tilewise::Error& error);
  void cancelled();

 private:
  struct Task;
  void arrive(const std::shared_ptr<Task>& task, const Expected<void>& written);

  QThreadPool m_pool;
  QTimer m_progress;
  std::shared_ptr<Task> m_task;
};

}  // namespace tilewise
