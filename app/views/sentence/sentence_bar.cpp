// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/sentence_bar.h"

#include "app/session/session.h"

namespace tilewise {

namespace {

constexpr int FastInterval = 200;  // milliseconds: 5 sentences a second

}  // namespace

SentenceBar::SentenceBar(Session& session, QWidget* parent) : SentenceView(sentenceTags(), parent), m_session(session) {
  m_pause.setSingleShot(true);
  m_pause.setInterval(FastInterval);
  connect(&m_pause, &QTimer::timeout, this, &SentenceBar::refresh);
  connect(&session, &Session::runChanged, this, &SentenceBar::refresh);
  connect(&session, &Session::positionChanged, this, &SentenceBar::positionChanged);
  connect(&session, &Session::stateChanged, this, &SentenceBar::refresh);
  connect(&session, &Session::notationChanged, this, &SentenceBar::refresh);
  refresh();
}

void SentenceBar::setFast(bool fast) {
  m_fast = fast;
  m_pause.stop();
  refresh();
}

void SentenceBar::setSecret(bool secret) {
  m_secret = secret;
  refresh();
}

void SentenceBar::positionChanged() {
  if (!m_fast) {
    refresh();
  } else if (!m_pause.isActive()) {
    refresh();
    m_pause.start();
  }
}

void SentenceBar::refresh() {
  if (!m_session.run()) {
    setSentence({});
    return;
  }
  if (m_secret) {
    setSentence({tr("Question"), tr("What happened at this step is hidden while the question waits.")});
    return;
  }
  const Run& run = *m_session.run();
  if (run.countersOnly()) {
    setSentence({tr("Counters"),
                 tr("Counters only: the tiles and counts of the whole pass. Its steps are not recorded, so there "
                    "are none to go to.")});
    return;
  }
  const BlockState& state = m_session.state();
  setSentence(m_fast ? rowBlockSentence(run, state, m_session.totals()) : sentenceFor(run, m_session.event(), state));
}

}  // namespace tilewise
