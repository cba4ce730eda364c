// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/check_workspace.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/session/session.h"
#include "app/views/check/answer_desk.h"
#include "app/views/check/answer_page.h"
#include "app/views/check/check_docks.h"
#include "app/views/check/check_list.h"
#include "app/views/check/check_status.h"
#include "app/views/check/fault_figure.h"
#include "app/views/check/fault_list.h"
#include "app/views/check/fault_page.h"
#include "app/views/dock/folding_buttons.h"
#include "app/views/look/elided_label.h"
#include "app/views/notice/busy_bar.h"
#include "app/views/notice/status_text.h"
#include "core/lessons/exercise.h"

namespace tilewise {

CheckWorkspace::CheckWorkspace(Session& session, QWidget* parent)
    : Workspace(parent),
      m_session(session),
      m_checks(new CheckList),
      m_heading(new ElidedLabel),
      m_busy(new BusyBar),
      m_again(new QPushButton(tr("Run again"))),
      m_answer(new QPushButton(tr("Answer…"))),
      m_titleTools(new FoldingButtons({m_answer, m_again}, tr("Check an answer, or run the checks again"))),
      m_pages(new QStackedWidget),
      m_answerPage(new AnswerPage),
      m_answers(new AnswerDesk(session, *m_answerPage, this)),
      m_faults(new FaultList),
      m_page(new FaultPageView),
      m_checksPanel(new QWidget),
      m_status(new CheckStatus) {
  auto* panel = new QVBoxLayout(m_checksPanel);
  panel->setContentsMargins(0, 0, 0, 0);
  panel->setSpacing(0);
  panel->addWidget(m_heading);
  panel->addWidget(m_checks, 1);
  panel->addWidget(m_busy);
  m_heading->setProperty("tone", "second");
  for (QWidget* each : std::initializer_list<QWidget*>{m_page, m_answerPage}) m_pages->addWidget(each);
  m_answerPage->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // the other page says how wide both are
  m_answer->setToolTip(tr("Hold the file that a program of an exercise wrote against the rules"));
  m_docks = new CheckDocks(m_pages, m_checksPanel, m_checks, m_titleTools, m_faults);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_docks);
  connect(m_again, &QPushButton::clicked, this, [this] { start(true); });
  connect(m_faults, &FaultList::chosen, this, [this](Fault fault) {
    m_job.tryFault(fault);
    showPage(m_page);
    showFault(fault);
  });
  // The fault that is chosen already, while an answer is shown.
  connect(m_faults, &FaultList::itemClicked, this, [this] { showPage(m_page); });
  connect(m_page, &FaultPageView::tileWished, this, &CheckWorkspace::openTile);
  connect(m_page, &FaultPageView::settingsWished, this, &Workspace::settingsWished);
  connect(&session, &Session::runChanged, this, [this] {
    m_stale = true;
    m_job.cancel();
    if (isVisible()) start(false);
  });
  connectJob();
  connectAnswers();
  showChecks();
  showFault(Fault::SkipFirstWithFirst);
}

CheckWorkspace::~CheckWorkspace() = default;

void CheckWorkspace::connectAnswers() {
  connect(m_answer, &QPushButton::clicked, this, &CheckWorkspace::chooseAnswer);
  connect(m_answers, &AnswerDesk::opened, this, [this] { showPage(m_answerPage); });
  connect(m_answers, &AnswerDesk::closeWished, this, [this] { showPage(m_page); });
  connect(m_answers, &AnswerDesk::settingsWished, this, &Workspace::settingsWished);
  connect(m_answers, &AnswerDesk::stepWished, this, &Workspace::stepWished);
  connect(m_answers, &AnswerDesk::failed, this, &Workspace::failed);
  connect(m_answerPage, &AnswerPage::ownDataWished, this, &Workspace::fileWished);
  connect(m_answerPage, &AnswerPage::faultWished, this, [this](Fault fault) {
    // The mistake is seen on the problem on which it was found.
    const Exercise* exercise = m_answerPage->exercise();
    const bool isAtHand = exercise == nullptr || m_session.run()->problem.settings() == exercise->settings;
    if (!isAtHand) emit settingsWished(exercise->settings);
    choose(fault);
    showPage(m_page);
  });
}

void CheckWorkspace::showPage(QWidget* page) {
  m_pages->setCurrentWidget(page);
  m_status->setBroken(page == m_page && m_job.fault(m_faults->current()).report.has_value());
}

void CheckWorkspace::chooseAnswer() { m_answers->choose(window()); }

bool CheckWorkspace::takeFile(const QString& path) {
  if (!path.endsWith(QLatin1String(".npz")) && !QFileInfo(path).isDir()) return false;
  m_answers->check(path);
  return true;
}

void CheckWorkspace::connectJob() {
  connect(&m_job, &CheckJob::changed, this, [this] {
    showChecks();
    showProgress();
  });
  connect(&m_job, &CheckJob::faultChanged, this, [this](Fault fault) {
    m_faults->setRow(fault, faultRow(fault, m_job.fault(fault), m_job.faultFlops()));
    if (fault == m_faults->current()) showFault(fault);
    showProgress();
  });
  connect(&m_job, &CheckJob::progressed, m_busy, &BusyBar::setShare);
  connect(m_busy, &BusyBar::cancelWished, this, [this] {
    m_job.cancel();
    showFault(m_faults->current());
  });
}

void CheckWorkspace::setLook(const Look& look) {
  m_look = look;
  const Metrics& metrics = look.metrics;
  layout()->setContentsMargins(metrics.px(8), 0, metrics.px(8), metrics.px(4));
  m_heading->setContentsMargins(metrics.px(12), metrics.px(8), metrics.px(12), metrics.px(2));
  m_titleTools->setLook(look);
  m_answerPage->setLook(look);
  m_checks->setLook(look);
  m_busy->setLook(look);
  m_faults->setLook(look);
  m_page->setLook(look);
  m_docks->setLook(look);
  m_status->setLook(look);
}

QWidget* CheckWorkspace::status() { return m_status; }

void CheckWorkspace::takeFocus() { m_faults->setFocus(Qt::ShortcutFocusReason); }

void CheckWorkspace::complete() {
  if (m_stale) start(false);
  m_job.wait();
  m_answers->job().wait();
  m_docks->sizeDocks();
  // What wraps asks for its height only once it knows its width.
  for (int round = 0; round < 3; ++round) QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

bool CheckWorkspace::waitForWork(int ms) {
  if (m_stale) start(false);
  return m_job.waitFor(ms);
}

QList<QAction*> CheckWorkspace::dockToggles() const { return m_docks->toggles(); }
void CheckWorkspace::resetLayout() { m_docks->resetLayout(); }
QByteArray CheckWorkspace::saveLayout() const { return m_docks->saveState(); }
void CheckWorkspace::restoreLayout(const QByteArray& layout) { m_docks->restoreState(layout); }

void CheckWorkspace::choose(Fault fault) { m_faults->choose(fault); }

void CheckWorkspace::showEvent(QShowEvent* event) {
  Workspace::showEvent(event);
  if (m_stale) start(false);
}

void CheckWorkspace::start(bool asked) {
  if (!m_session.run()) return;
  m_stale = false;
  m_job.start(m_session.run(), asked);
  for (const Fault fault : allFaults()) {
    m_faults->setRow(fault, faultRow(fault, m_job.fault(fault), m_job.faultFlops()));
  }
  m_job.tryFault(m_faults->current());
  showFault(m_faults->current());
  m_docks->sizeDocks();
}

void CheckWorkspace::showChecks() {
  const QList<CheckRow> rows = checkRows(m_job);
  m_checks->setRows(rows);
  m_heading->setText(m_job.problem() ? checksHeading(*m_job.problem()) : tr("No run with inputs to check"));
  m_heading->setToolTip(m_heading->text());
  const bool isTooLarge = m_job.findings().arrays.state == CheckState::TooLarge;
  m_again->setText(isTooLarge ? tr("Run anyway") : tr("Run again"));
  m_titleTools->fit();
  m_again->setEnabled(m_session.run() && !m_session.run()->countersOnly());
  m_status->setTexts(checksMark(rows), checksSummary(rows), m_session.run() ? engineText(*m_session.run()) : QString());
}

void CheckWorkspace::showFault(Fault fault) {
  m_page->setFault(m_job.faultProblem(), fault, m_job.fault(fault));
  m_status->setBroken(m_pages->currentWidget() == m_page && m_job.fault(fault).report.has_value());
}

void CheckWorkspace::showProgress() {
  if (m_job.isRunning() && !m_busy->isBusy()) {
    m_busy->begin(tr("Checking"));
  } else if (!m_job.isRunning()) {
    m_busy->end();
  }
}

/// The right run, at the end of that tile.
void CheckWorkspace::openTile(TileIndex tile) {
  if (!m_session.run()) return;
  const std::shared_ptr<const Run> run = m_session.run();
  m_session.setPosition(run->trace->positionsOf(tile, m_session.position()).end);
  emit stepWished();
}

}  // namespace tilewise
