// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/run_job.h"

namespace tilewise {

namespace {

constexpr int ProgressMs = 100;

}  // namespace

RunJob::RunJob(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(2);
  m_progress.setInterval(ProgressMs);
  connect(&m_progress, &QTimer::timeout, this, &RunJob::reportProgress);
}

RunJob::~RunJob() {
  dropCurrent();
  dropCheck();
  m_pool.waitForDone();
}

void RunJob::start(const RunRequest& request) {
  start(request.title, [request]() -> Expected<RunRequest> { return request; });
}

void RunJob::start(const QString& title, const Prepare& prepare) {
  dropCurrent();
  dropCheck();
  auto task = std::make_shared<Task>();
  m_current = task;
  m_progress.start();
  emit started(title);
  m_pool.start([this, task, prepare] {
    const auto request = prepare();
    const Expected<std::shared_ptr<const Run>> made =
        request ? makeRun(*request, task->control) : failure(request.error());
    QMetaObject::invokeMethod(this, [this, task, made] { arrive(task, made); }, Qt::QueuedConnection);
  });
}

void RunJob::cancel() {
  if (!m_current) return;
  dropCurrent();
  m_progress.stop();
  emit cancelled();
}

void RunJob::dropCurrent() {
  if (m_current) m_current->control.cancel = true;
  m_current.reset();
}

void RunJob::dropCheck() {
  if (m_check) m_check->control.cancel = true;
  m_check.reset();
}

void RunJob::arrive(const std::shared_ptr<Task>& task, const Expected<std::shared_ptr<const Run>>& made) {
  if (task != m_current) return;  // a newer request has taken its place
  m_current.reset();
  m_progress.stop();
  if (!made) {
    emit failed(made.error());
    return;
  }
  emit finished(*made);
  check(*made);
}

void RunJob::check(const std::shared_ptr<const Run>& run) {
  auto task = std::make_shared<Task>();
  m_check = task;
  m_pool.start([this, task, run] {
    const auto checked = tilewise::check(run->problem, *run->inputs, run->result, task->control);
    if (!checked) return;  // cancelled, or no memory for a second opinion: the status line stays at "checking"
    const Accuracy accuracy = *checked;
    QMetaObject::invokeMethod(
        this,
        [this, task, run, accuracy] {
          if (task == m_check) emit this->checked(run, accuracy);
        },
        Qt::QueuedConnection);
  });
}

void RunJob::reportProgress() {
  if (!m_current) return;
  const auto total = m_current->control.stripsTotal.load();
  if (total > 0) emit progressed(static_cast<double>(m_current->control.stripsDone) / static_cast<double>(total));
}

}  // namespace tilewise
