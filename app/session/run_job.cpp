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
  drop(m_current);
  drop(m_result);
  drop(m_check);
  m_pool.waitForDone();
}

void RunJob::start(const RunRequest& request) {
  start(request.title, [request]() -> Expected<RunRequest> { return request; });
}

void RunJob::start(const QString& title, const Prepare& prepare) {
  drop(m_current);
  if (m_result) {
    // The run at hand stays, as after a cancel.
    drop(m_result);
    emit resultCancelled(m_computed);
  }
  drop(m_check);
  auto task = std::make_shared<Task>();
  m_current = task;
  m_progress.start();
  emit started(title);
  m_pool.start([this, task, prepare, most = m_flopsBeforeOpening] {
    const Opening opening = open(prepare, *task, most);
    QMetaObject::invokeMethod(this, [this, task, opening] { arrive(task, opening); }, Qt::QueuedConnection);
  });
}

RunJob::Opening RunJob::open(const Prepare& prepare, Task& task, std::int64_t flopsBeforeOpening) {
  // Others may have been asked for while this one waited for its thread.
  if (task.opening.cancel) return {{}, {}, failure({ErrorCode::Cancelled, "the run", "", ""})};
  const auto request = prepare();
  if (!request) return {{}, {}, failure(request.error())};
  const auto problem = problemOf(*request);
  if (!problem) return {*request, {}, failure(problem.error())};
  Opening opening{*request, {}, nullptr};
  if (!request->kind) {
    const auto estimate = estimateRun(*request);
    if (!estimate) return {*request, {}, failure(estimate.error())};
    if (estimate->isTooLarge()) {
      opening.tooLarge = *estimate;
      return opening;
    }
  }
  const bool isQuick = resultFlops(*problem, takeCensus(*problem)) <= flopsBeforeOpening;
  task.isWithResult = request->kind != RunKind::CountersOnly && isQuick && checkHeldSizes(*problem);
  opening.run = openRun(*request, task.opening);
  if (opening.run && task.isWithResult) opening.run = withResult(*opening.run, task.control);
  return opening;
}

void RunJob::cancel() {
  if (m_current) {
    drop(m_current);
    m_progress.stop();
    emit cancelled();
  } else if (m_result) {
    drop(m_result);
    m_progress.stop();
    emit resultCancelled(m_computed);
  }
}

void RunJob::Task::cancel() {
  opening.cancel = true;
  control.cancel = true;
}

std::optional<double> RunJob::Task::share() const {
  const auto of = [](auto done, auto total) { return total > 0 ? static_cast<double>(done) / static_cast<double>(total) : 0; };
  const double result = of(control.stripsDone.load(), control.stripsTotal.load());
  const double opened = of(opening.partsDone.load(), opening.partsTotal.load());
  if (opening.partsTotal == 0) return control.stripsTotal > 0 ? std::optional(result) : std::nullopt;
  return isWithResult ? (opened + result) / 2 : opened;
}

void RunJob::drop(std::shared_ptr<Task>& task) {
  if (task) task->cancel();
  task.reset();
}

void RunJob::arrive(const std::shared_ptr<Task>& task, const Opening& opening) {
  if (task != m_current) return;  // a newer request has taken its place
  m_current.reset();
  m_progress.stop();
  if (opening.tooLarge) {
    emit tooLarge(opening.request, *opening.tooLarge);
    return;
  }
  if (!opening.run) {
    emit failed(opening.run.error());
    return;
  }
  const std::shared_ptr<const Run> run = *opening.run;
  emit finished(run);
  if (m_current || run->countersOnly()) return;
  if (run->result) {
    check(run);
  } else {
    compute(run);
  }
}

void RunJob::compute(const std::shared_ptr<const Run>& run) {
  if (const auto fits = checkHeldSizes(run->problem); !fits) {
    emit resultFailed(run, fits.error());
    return;
  }
  drop(m_result);
  auto task = std::make_shared<Task>();
  m_result = task;
  m_computed = run;
  m_progress.start();
  emit resultStarted(run);
  m_pool.start([this, task, run] {
    const auto whole = withResult(run, task->control);
    QMetaObject::invokeMethod(
        this, [this, task, run, whole] { arriveResult(task, run, whole); }, Qt::QueuedConnection);
  });
}

void RunJob::arriveResult(const std::shared_ptr<Task>& task, const std::shared_ptr<const Run>& run,
                          const Expected<std::shared_ptr<const Run>>& whole) {
  if (task != m_result) return;
  m_result.reset();
  if (!m_current) m_progress.stop();
  if (!whole) {
    emit resultFailed(run, whole.error());
    return;
  }
  emit resultFinished(run, *whole);
  check(*whole);
}

void RunJob::check(const std::shared_ptr<const Run>& run) {
  if (resultFlops(run->problem, run->census) > MostFlopsChecked) return;
  auto task = std::make_shared<Task>();
  m_check = task;
  m_pool.start([this, task, run] {
    const auto checked = tilewise::check(run->problem, *inputsOf(*run), *run->result, task->control);
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
  const Task* task = m_current ? m_current.get() : m_result.get();
  if (task == nullptr) return;
  if (const auto share = task->share()) emit progressed(*share);
}

}  // namespace tilewise
