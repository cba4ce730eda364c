// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/notation_desk.h"

#include "app/window/window_actions.h"

namespace tilewise {

Notation notationOf(const AppSettings& settings) {
  Notation notation;
  notation.lengthIsN = settings.lengthLetter == QLatin1String("N");
  notation.blocksFrom1 = settings.firstBlock == 1;
  if (settings.amounts == QLatin1String("bytes")) notation.amounts = Amounts::Bytes;
  if (settings.amounts == QLatin1String("td")) notation.amounts = Amounts::MultiplesOfTd;
  return notation;
}

NotationDesk::NotationDesk(Session& session, WindowActions& actions, AppSettings& settings)
    : m_session(session), m_actions(actions), m_settings(settings) {
  const auto on = [this](QActionGroup* group, const auto& take) {
    connect(group, &QActionGroup::triggered, this, [this, take](const QAction* action) {
      take(m_settings, action->data());
      show();
    });
  };
  on(actions.lengthLetters, [](AppSettings& to, const QVariant& data) { to.lengthLetter = data.toString(); });
  on(actions.firstBlocks, [](AppSettings& to, const QVariant& data) { to.firstBlock = data.toInt(); });
  on(actions.amounts, [](AppSettings& to, const QVariant& data) { to.amounts = data.toString(); });
  m_session.changeNotation(notationOf(m_settings));
}

void NotationDesk::setLesson(bool taken) {
  if (taken == m_lesson) return;
  m_lesson = taken;
  const QString whyNot = taken ? tr("A lesson is written with T, and with blocks counted from 0.") : QString();
  for (const QActionGroup* group : {m_actions.lengthLetters, m_actions.firstBlocks}) {
    for (QAction* each : group->actions()) WindowActions::setPossible(*each, whyNot);
  }
  show();
}

void NotationDesk::show() {
  Notation notation = notationOf(m_settings);
  if (m_lesson) {
    notation.lengthIsN = false;
    notation.blocksFrom1 = false;
  }
  m_session.changeNotation(notation);
  emit changed();
}

}  // namespace tilewise
