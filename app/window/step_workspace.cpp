// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/step_workspace.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/session/marks.h"
#include "app/session/session.h"
#include "app/views/algorithm/algorithm_panel.h"
#include "app/views/ask/asker.h"
#include "app/views/ask/question_bar.h"
#include "app/views/notice/status_line.h"
#include "app/views/sentence/sentence_bar.h"
#include "app/views/stage/stage_view.h"
#include "app/views/transport/scrubber.h"
#include "app/views/transport/transport.h"
#include "app/window/panels.h"
#include "app/window/row_choice.h"

namespace tilewise {

namespace {

/// From this speed on events pass too fast to be read one by one.
constexpr double FastFrom = 25;

}  // namespace

StepWorkspace::StepWorkspace(Session& session, Playback& playback, Marks& marks, QWidget* parent)
    : Workspace(parent),
      m_session(session),
      m_playback(playback),
      m_panels(new Panels(session)),
      m_question(new QuestionBar),
      m_asker(new Asker(session, *m_question, this)),
      m_sentence(new SentenceBar(session)),
      m_transport(new Transport(session, playback)),
      m_leave(new QPushButton(tr("Leave"))),
      m_status(new StatusLine(session, playback)) {
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_panels, 1);
  layout->addWidget(m_question);
  layout->addWidget(m_sentence);
  auto* controls = new QHBoxLayout;
  controls->addWidget(m_transport, 1);
  controls->addWidget(m_leave);
  layout->addLayout(controls);
  m_leave->setAccessibleName(tr("Leave the presentation"));
  m_leave->setToolTip(tr("Leave the presentation (Esc)"));
  m_leave->setFocusPolicy(Qt::TabFocus);
  m_leave->hide();
  connect(m_asker, &Asker::focusReturned, this, &StepWorkspace::takeFocus);
  connect(m_leave, &QPushButton::clicked, this, &StepWorkspace::leaveWished);
  connectTransport();
  m_transport->setMarks(marks);
  m_transport->setUncovered(*m_sentence);
  connect(&m_panels->algorithm(), &AlgorithmPanel::textChosen, this, &StepWorkspace::algorithmTextChanged);
  connect(&marks, &Marks::changed, this, [this, &marks] { m_panels->stage().setStops(marks.stops()); });
  connect(&session, &Session::positionChanged, this, &Workspace::movesChanged);
  connect(&session, &Session::runChanged, this, &Workspace::movesChanged);
  connect(&playback, &Playback::speedChanged, this, &Workspace::movesChanged);
  const auto describeStage = [this] { m_panels->stage().setSentence(m_sentence->sentence().plain()); };
  connect(&session, &Session::positionChanged, this, describeStage, Qt::QueuedConnection);
  connect(&session, &Session::notationChanged, this, describeStage, Qt::QueuedConnection);
}

void StepWorkspace::connectTransport() {
  connect(m_transport, &Transport::focusReturned, this, &StepWorkspace::takeFocus);
  connect(m_transport, &Transport::runToChanged, this, &StepWorkspace::runToChanged);
  const auto* scrubber = m_transport->findChild<Scrubber*>();
  connect(scrubber, &Scrubber::dragBegan, this, [this] { m_panels->stage().setScrubbing(true); });
  connect(scrubber, &Scrubber::dragEnded, this, [this] { m_panels->stage().setScrubbing(false); });
  connect(&m_playback, &Playback::speedChanged, this, &StepWorkspace::showPace);
  connect(&m_playback, &Playback::playingChanged, this, &StepWorkspace::showPace);
}

void StepWorkspace::setLook(const Look& look) {
  m_panels->setLook(look);
  m_question->setLook(look);
  m_sentence->setLook(look);
  m_transport->setLook(look);
  m_status->setLook(look);
  layout()->setContentsMargins(look.metrics.px(8), 0, look.metrics.px(8), look.metrics.px(4));
  layout()->setSpacing(look.metrics.px(6));
}

void StepWorkspace::setPresenting(bool presenting) {
  m_leave->setVisible(presenting);
  m_panels->setPresenting(presenting);
}

void StepWorkspace::settle() { m_panels->settle(); }

QWidget* StepWorkspace::status() { return m_status; }

QString StepWorkspace::whyNot(Go where) const {
  return where == Go::Ask ? m_asker->whyNot() : m_transport->whyNot(where);
}

bool StepWorkspace::closeQuestion() { return m_asker->close(); }

void StepWorkspace::focusQuestion() { m_question->takeFocus(); }

void StepWorkspace::go(Go where) {
  const auto step = [this](bool (Session::*to)(int), int direction) {
    m_playback.pause();
    (m_session.*to)(direction);
  };
  switch (where) {
    case Go::Play: return m_transport->togglePlay();
    case Go::Forward: return m_transport->stepForward();
    case Go::Back: return m_transport->stepBack();
    case Go::TileForward: return step(&Session::stepTile, +1);
    case Go::TileBack: return step(&Session::stepTile, -1);
    case Go::BlockForward: return step(&Session::stepBlock, +1);
    case Go::BlockBack: return step(&Session::stepBlock, -1);
    case Go::First: return m_transport->goFirst();
    case Go::Last: return m_transport->goLast();
    case Go::ToStep: return m_transport->editStep();
    case Go::ToRow: return askForRow(*window(), m_session);
    case Go::RunForward: return m_transport->runForward();
    case Go::RunBackward: return m_transport->runBackward();
    case Go::Slower: return m_transport->slower();
    case Go::Faster: return m_transport->faster();
    case Go::Ask: {
      m_playback.pause();
      return m_asker->ask();
    }
  }
}

void StepWorkspace::takeFocus() { m_panels->stage().setFocus(Qt::ShortcutFocusReason); }

QList<QAction*> StepWorkspace::dockToggles() const { return m_panels->toggles(); }

void StepWorkspace::resetLayout() { m_panels->resetLayout(); }

QByteArray StepWorkspace::saveLayout() const { return m_panels->saveLayout(); }

void StepWorkspace::restoreLayout(const QByteArray& layout) { m_panels->restoreLayout(layout); }

StageView& StepWorkspace::stage() { return m_panels->stage(); }

void StepWorkspace::setSmall(bool small) { m_panels->setSmall(small); }

void StepWorkspace::setCrowded(bool crowded) { m_panels->setCrowded(crowded); }

void StepWorkspace::setRunTo(RunTo target) { m_transport->setRunTo(target); }

void StepWorkspace::setPointed(const std::vector<LessonMark>& marks) { m_panels->setPointed(marks); }

void StepWorkspace::setSecret(bool secret) {
  m_panels->setSecret(secret);
  m_sentence->setSecret(secret);
  m_status->setSecret(secret);
}
void StepWorkspace::setAlgorithmText(AlgorithmText text) { m_panels->algorithm().setText(text); }

void StepWorkspace::showPace() {
  const bool playing = m_playback.isPlaying();
  const bool fast = playing && (m_playback.speed() >= FastFrom || m_playback.speed() == 0);
  m_panels->stage().setMotion(m_playback.speed(), playing);
  m_panels->setFast(fast);
  m_sentence->setFast(fast);
}

}  // namespace tilewise
