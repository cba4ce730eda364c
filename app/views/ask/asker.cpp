// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ask/asker.h"

#include "app/session/session.h"
#include "app/views/ask/question_bar.h"

namespace tilewise {

Asker::Asker(Session& session, QuestionBar& bar, QObject* parent)
    : QObject(parent), m_session(session), m_bar(bar), m_ahead(session) {
  bar.hide();
  connect(&session, &Session::runChanged, this, &Asker::close);
  connect(&session, &Session::positionChanged, this, &Asker::followPosition);
  connect(&bar, &QuestionBar::typed, this, &Asker::take);
  connect(&bar, &QuestionBar::chosen, this, [this](int choice) {
    if (m_question) finish(choice == m_question->right);
  });
  connect(&bar, &QuestionBar::revealWished, this, [this] { finish(std::nullopt); });
  connect(&bar, &QuestionBar::nextWished, this, [this] {
    if (whyNot().isEmpty()) ask();
  });
  connect(&bar, &QuestionBar::closed, this, &Asker::close);
}

QString Asker::whyNot() const {
  if (!m_session.run()) return tr("There is no run yet.");
  if (m_session.run()->countersOnly()) return tr("Counters only: the steps of this run are not recorded.");
  if (m_session.position() == m_session.stepCount()) return tr("The run is at its end: no step comes next.");
  return {};
}

void Asker::ask() {
  m_position = m_session.position();
  m_toldAt = -1;
  // With numbers where those of the next step are at hand at once; else about what the trace tells.
  m_question = questionAbout(*m_session.run(), m_position, m_ahead.state(), m_session.row());
  m_session.setHidesNext(true);
  m_bar.show();
  m_bar.ask(*m_question);
}

void Asker::take(const QString& typed) {
  if (!m_question) return;
  switch (judge(*m_question, typed)) {
    case Judgement::Unreadable:
      return m_bar.hint(typed.trimmed().isEmpty() ? tr("Give a number.")
                                                  : tr("“%1” is not a number.").arg(typed.trimmed()));
    case Judgement::TooFewDigits: return m_bar.hint(tr("So far so good: give at least two decimals."));
    case Judgement::Right: return finish(true);
    case Judgement::Wrong: return finish(false);
  }
}

/// The step is taken, and its answer stands until the next one.
void Asker::finish(std::optional<bool> right) {
  if (!m_question) return;
  const StepQuestion question = *m_question;
  m_question.reset();
  m_toldAt = m_position + 1;
  m_session.setHidesNext(false);
  m_bar.tell(question, right);
  if (m_session.position() != m_toldAt) m_session.setPosition(m_toldAt);
  emit focusReturned();
}

void Asker::followPosition() {
  if (m_question && m_session.position() == m_position + 1) {
    // Who steps on reveals.
    finish(std::nullopt);
  } else if (m_session.position() != (m_question ? m_position : m_toldAt)) {
    close();
  }
}

bool Asker::close() {
  if (m_bar.isHidden()) return false;
  const bool hadFocus = m_bar.isAncestorOf(m_bar.window()->focusWidget());
  m_question.reset();
  m_toldAt = -1;
  m_session.setHidesNext(false);
  m_bar.hide();
  if (hadFocus) emit focusReturned();
  return true;
}

}  // namespace tilewise
