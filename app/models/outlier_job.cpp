// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/outlier_job.h"

namespace tilewise {

namespace {

constexpr int ProgressMs = 100;

}  // namespace

OutlierJob::OutlierJob(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
  m_progress.setInterval(ProgressMs);
  connect(&m_progress, &QTimer::timeout, this, [this] {
    if (m_task) emit progressed(m_task->share);
  });
}

OutlierJob::~OutlierJob() {
  if (m_task) m_task->control.cancel = true;
  m_pool.waitForDone();
}

void OutlierJob::start(const ProblemSettings& settings, std::int64_t heads) {
  if (m_task) return;
  m_task = std::make_shared<Task>();
  m_progress.start();
  m_pool.start([this, task = m_task, settings, heads] {
    const auto errors = runOutliers(settings, heads, task->control, task->share);
    QMetaObject::invokeMethod(
        this, [this, task, errors] { arrive(task, errors); }, Qt::QueuedConnection);
  });
}

void OutlierJob::cancel() {
  if (m_task) m_task->control.cancel = true;
}

void OutlierJob::arrive(const std::shared_ptr<Task>& task, const Expected<OutlierErrors>& errors) {
  if (task != m_task) return;
  m_task.reset();
  m_progress.stop();
  if (errors) {
    emit finished(*errors);
  } else if (errors.error().code == ErrorCode::Cancelled) {
    emit cancelled();
  } else {
    emit failed(errors.error());
  }
}

}  // namespace tilewise
