// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>
#include <QThreadPool>

#include "app/models/block_sweep.h"

namespace tilewise {

/// Reads a record and puts its runs together beside the window; the last one that was asked for is the one that comes.
class RecordJob : public QObject {
  Q_OBJECT

 public:
  using Read = std::function<Expected<GpuRecord>()>;

  explicit RecordJob(QObject* parent = nullptr);
  /// Waits.
  ~RecordJob() override;

  /// read: called in another thread.
  void start(Read read);
  bool isRunning() const { return m_wished != m_arrived; }

 signals:
  void finished(const QList<tilewise::BlockSweep>& sweeps);
  void failed(const tilewise::Error& error);

 private:
  QThreadPool m_pool;
  int m_wished = 0;
  int m_arrived = 0;
};

}  // namespace tilewise
