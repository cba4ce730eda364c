// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/presenter_keys.h"

#include "app/window/window_actions.h"

namespace tilewise {

PresenterKeys::PresenterKeys(WindowActions& actions, AppSettings& settings) : m_actions(actions), m_settings(settings) {
  connect(actions.unitForward, &QAction::triggered, this, [this] { step(+1); });
  connect(actions.unitBack, &QAction::triggered, this, [this] { step(-1); });
  connect(actions.presenterUnits, &QActionGroup::triggered, this, [this](const QAction* action) {
    m_settings.presenterUnit = action->data().toString();
    show();
    emit unitChanged();
  });
  for (const QAction* each : {actions.forward, actions.back, actions.tileForward, actions.tileBack,
                              actions.blockForward, actions.blockBack}) {
    connect(each, &QAction::changed, this, &PresenterKeys::show);
  }
  show();
}

void PresenterKeys::setLessonSteps(QAction* forward, QAction* back, std::function<bool()> isTaken) {
  m_isLessonTaken = std::move(isTaken);
  m_lessonForward = forward;
  m_lessonBack = back;
  for (const QAction* each : {forward, back}) {
    if (each != nullptr) connect(each, &QAction::changed, this, &PresenterKeys::show);
  }
  show();
}

QAction* PresenterKeys::actionOf(int direction) const {
  const QString& unit = m_settings.presenterUnit;
  if (unit == QLatin1String("tile")) return direction > 0 ? m_actions.tileForward : m_actions.tileBack;
  if (unit == QLatin1String("block")) return direction > 0 ? m_actions.blockForward : m_actions.blockBack;
  const bool isOfLesson = unit == QLatin1String("fitting") && m_isLessonTaken && m_isLessonTaken();
  if (isOfLesson || unit == QLatin1String("lesson")) return direction > 0 ? m_lessonForward : m_lessonBack;
  return direction > 0 ? m_actions.forward : m_actions.back;
}

void PresenterKeys::step(int direction) {
  QAction* action = actionOf(direction);
  if (action != nullptr) action->trigger();
}

void PresenterKeys::show() {
  const auto follow = [this](QAction& key, int direction) {
    const QAction* action = actionOf(direction);
    if (action == nullptr) return WindowActions::setPossible(key, tr("No lesson is open."));
    WindowActions::setPossible(key, action->isEnabled() ? QString() : action->toolTip());
  };
  follow(*m_actions.unitForward, +1);
  follow(*m_actions.unitBack, -1);
}

}  // namespace tilewise
