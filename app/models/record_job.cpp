// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/record_job.h"

namespace tilewise {

RecordJob::RecordJob(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

RecordJob::~RecordJob() {
  m_pool.clear();
  m_pool.waitForDone();
}

void RecordJob::start(Read read) {
  const int number = ++m_wished;
  m_pool.clear();
  m_pool.start([this, number, read = std::move(read)] {
    auto record = read();
    Expected<QList<BlockSweep>> sweeps = tl::unexpected(Error{});
    if (record) {
      sweeps = blockSweeps(std::make_shared<const GpuRecord>(std::move(*record)));
    } else {
      sweeps = tl::unexpected(record.error());
    }
    QMetaObject::invokeMethod(
        this,
        [this, number, sweeps] {
          if (number != m_wished) return;
          m_arrived = number;
          if (sweeps) {
            emit finished(*sweeps);
          } else {
            emit failed(sweeps.error());
          }
        },
        Qt::QueuedConnection);
  });
}

}  // namespace tilewise
