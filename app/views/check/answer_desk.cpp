// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/answer_desk.h"

#include <QFileDialog>
#include <QFileInfo>

#include "app/session/session.h"
#include "app/views/check/answer_page.h"
#include "app/views/notice/busy_bar.h"
#include "app/views/problem/problem_chips.h"
#include "core/lessons/exercise.h"

namespace tilewise {

namespace {

/// "lesson-causal, T 1,024, d 64, ..."
QString wordsOf(const Run& run) {
  QStringList words{run.title};
  for (const ProblemChip& chip : chipsOf(run.problem.settings())) words << chip.plain();
  return words.join(QStringLiteral(", "));
}

}  // namespace

AnswerDesk::AnswerDesk(Session& session, AnswerPage& page, QObject* parent)
    : QObject(parent), m_session(session), m_page(page) {
  connect(&m_job, &AnswerJob::changed, this, [this] { m_page.showJob(m_job); });
  connect(&m_job, &AnswerJob::progressed, &page.busy(), &BusyBar::setShare);
  connect(&page.busy(), &BusyBar::cancelWished, &m_job, &AnswerJob::cancel);
  connect(&page, &AnswerPage::againWished, this, &AnswerDesk::again);
  connect(&page, &AnswerPage::closeWished, this, [this] {
    m_job.cancel();
    m_path.clear();
    emit closeWished();
  });
  connect(&page, &AnswerPage::differenceWished, this, &AnswerDesk::goToDifference);
  connect(&session, &Session::runChanged, this, &AnswerDesk::followRun);
  followRun();
}

void AnswerDesk::choose(QWidget* window) {
  auto* dialog = new QFileDialog(window, tr("Check an answer"), m_folder);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QFileDialog::DontUseNativeDialog);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setNameFilters({tr("Answers (*.npz)"), tr("All files (*)")});
  connect(dialog, &QFileDialog::fileSelected, this, &AnswerDesk::check);
  dialog->open();
}

void AnswerDesk::check(const QString& path) {
  m_path = path;
  m_folder = QFileInfo(path).absolutePath();
  again();
}

void AnswerDesk::again() {
  if (m_path.isEmpty()) return;
  if (const Exercise* exercise = m_page.exercise()) {
    const auto problem = Problem::make(exercise->settings);
    if (!problem) return emit failed(problem.error());
    m_job.start({m_path, *problem, {}});
  } else {
    const std::shared_ptr<const Run>& run = m_session.run();
    if (!run) return;
    if (run->countersOnly()) {
      return emit failed({ErrorCode::NotAvailable, "Check an answer", "",
                          "a problem that was run with its numbers: this one has counters alone"});
    }
    m_job.start({m_path, run->problem, run});
  }
  emit opened();
}

/// What was checked against another problem at hand is checked anew.
void AnswerDesk::followRun() {
  if (!m_session.run()) return;
  m_page.setAtHand(wordsOf(*m_session.run()));
  if (m_awaited) return arriveInStep();
  const bool isStale = !m_path.isEmpty() && m_page.exercise() == nullptr;
  if (!isStale) return;
  m_session.run()->countersOnly() ? m_job.cancel() : again();
}

void AnswerDesk::goToDifference() {
  const auto& report = m_job.report();
  if (!report || !*report || !(**report).difference) return;
  ProblemSettings settings = m_job.question()->problem.settings();
  settings.backward = (**report).difference->pass == Pass::Backward;
  m_awaited = settings;
  if (m_session.run() && m_session.run()->problem.settings() == settings) return arriveInStep();
  emit settingsWished(settings);
}

/// In the run by the rules: at the move that the answer does otherwise, or at the end where the rules have no more.
void AnswerDesk::arriveInStep() {
  const bool isThat = m_session.run()->problem.settings() == *m_awaited;
  m_awaited.reset();
  const auto& report = m_job.report();
  if (!isThat || !report || !*report || !(**report).difference) return;
  m_session.setPosition((**report).difference->event.value_or(m_session.stepCount()));
  emit stepWished();
}

}  // namespace tilewise
