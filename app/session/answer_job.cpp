// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/answer_job.h"

#include <QCoreApplication>

#include "app/session/make_run.h"

namespace tilewise {

namespace {

constexpr int ProgressMs = 100;

Inputs inputsFor(const AnswerQuestion& question) {
  if (!question.run) return makeInputs(question.problem);
  Inputs inputs = *inputsOf(*question.run);
  if (question.problem.settings().backward && inputs.dO.size() == 0) {
    inputs.dO = makeOutputGradient(question.problem);
  }
  return inputs;
}

Expected<AnswerReport> reportOn(const AnswerQuestion& question, RunControl& control) {
  const auto answer = readAnswer(question.path.toStdString(), question.problem);
  if (!answer) return tl::unexpected(answer.error());
  return checkAnswer(question.problem, inputsFor(question), *answer, control);
}

}  // namespace

AnswerJob::AnswerJob(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
  m_progress.setInterval(ProgressMs);
  connect(&m_progress, &QTimer::timeout, this, [this] {
    const auto total = m_task ? m_task->stripsTotal.load() : 0;
    if (total > 0) emit progressed(static_cast<double>(m_task->stripsDone) / static_cast<double>(total));
  });
}

AnswerJob::~AnswerJob() {
  if (m_task) m_task->cancel = true;
  m_pool.waitForDone();
}

void AnswerJob::start(const AnswerQuestion& question) {
  if (m_task) m_task->cancel = true;
  m_question.emplace(question);
  m_report.reset();
  auto task = std::make_shared<RunControl>();
  m_task = task;
  m_progress.start();
  m_pool.start([this, task, question] {
    const Expected<AnswerReport> report = reportOn(question, *task);
    QMetaObject::invokeMethod(this, [this, task, report] { arrive(task, report); }, Qt::QueuedConnection);
  });
  emit changed();
}

void AnswerJob::cancel() {
  if (!m_task) return;
  m_task->cancel = true;
  m_task.reset();
  m_progress.stop();
  emit changed();
}

void AnswerJob::arrive(const std::shared_ptr<RunControl>& task, const Expected<AnswerReport>& report) {
  if (task != m_task) return;  // a newer question has taken its place, or it was cancelled
  m_task.reset();
  m_progress.stop();
  m_report.emplace(report);
  emit changed();
}

void AnswerJob::wait() {
  m_pool.waitForDone();
  QCoreApplication::sendPostedEvents(this);
}

}  // namespace tilewise
