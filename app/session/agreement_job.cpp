// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/agreement_job.h"

#include <QCoreApplication>

#include "app/session/make_run.h"

namespace tilewise {

namespace {

bool isTooLarge(const Problem& problem) {
  // Naive attention computes all entries in float64, whatever the mask.
  const std::int64_t naive = 4 * problem.Tq() * problem.Tk() * (problem.dk() + problem.dv());
  return naive > FlopsBeforeOpening || resultFlops(problem, takeCensus(problem)) > FlopsBeforeOpening ||
         !checkHeldSizes(problem);
}

std::optional<Accuracy> accuracyOf(const Problem& problem, const Run& inputs, RunControl& control) {
  const auto result = run(problem, *inputs.hbm, control);
  if (!result) return std::nullopt;
  const auto checked = check(problem, *inputsOf(inputs), *result, control);
  return checked ? std::optional(*checked) : std::nullopt;
}

}  // namespace

AgreementJob::AgreementJob(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

AgreementJob::~AgreementJob() {
  cancel();
  m_pool.waitForDone();
}

void AgreementJob::cancel() {
  if (m_task) m_task->control.cancel = true;
  m_task.reset();
}

void AgreementJob::start(const std::shared_ptr<const Run>& run, std::vector<Problem> problems) {
  cancel();
  m_agreements.assign(problems.size(), {});
  auto task = std::make_shared<Task>();
  m_task = task;
  for (std::size_t n = 0; n < problems.size(); ++n) {
    if (run->countersOnly() || !run->hbm) {
      m_agreements[n].state = State::CountersOnly;
    } else if (isTooLarge(problems[n])) {
      m_agreements[n].state = State::TooLarge;
    } else {
      m_pool.start([this, task, run, n, problem = problems[n]] {
        if (task->control.cancel) return;
        const auto accuracy = accuracyOf(problem, *run, task->control);
        QMetaObject::invokeMethod(
            this, [this, task, n, accuracy] { arrive(task, n, accuracy); }, Qt::QueuedConnection);
      });
    }
  }
  emit changed();
}

void AgreementJob::arrive(const std::shared_ptr<Task>& task, std::size_t n, const std::optional<Accuracy>& accuracy) {
  if (task != m_task) return;
  m_agreements[n].state = accuracy ? State::Done : State::TooLarge;
  if (accuracy) m_agreements[n].accuracy = *accuracy;
  emit changed();
}

void AgreementJob::wait() {
  m_pool.waitForDone();
  QCoreApplication::sendPostedEvents(this);
}

}  // namespace tilewise
