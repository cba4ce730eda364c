// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look_desk.h"

#include <QApplication>

#include "app/views/look/style_sheet.h"
#include "app/window/look_names.h"
#include "app/window/window_actions.h"

namespace tilewise {

LookDesk::LookDesk(AppSettings& settings, const QPalette& platform, QObject* parent)
    : QObject(parent), m_settings(settings), m_platform(platform) {
  apply();
}

void LookDesk::apply() {
  m_look = lookFor(m_settings, m_platform);
  m_look.metrics.presentation = m_presenting;
  applyLook(*qApp, m_look);
  emit changed();
}

void LookDesk::setPresenting(bool presenting) {
  if (presenting == m_presenting) return;
  emit sizeChanging();
  m_presenting = presenting;
  apply();
}

void LookDesk::setTextSize(int size) {
  if (size == m_settings.textSize) return;
  emit sizeChanging();
  m_settings.textSize = size;
  apply();
}

void LookDesk::connectTo(WindowActions& actions) {
  connect(actions.themes, &QActionGroup::triggered, this, [this](QAction* action) {
    m_settings.theme = action->data().toString();
    apply();
  });
  connect(actions.palettes, &QActionGroup::triggered, this, [this](QAction* action) {
    m_settings.palette = action->data().toString();
    apply();
  });
  connect(actions.reduceMotion, &QAction::triggered, this, [this](bool reduce) {
    m_settings.reduceMotion = reduce;
    apply();
  });
  connect(actions.textSizes, &QActionGroup::triggered, this,
          [this](QAction* action) { setTextSize(action->data().toInt()); });
  connect(actions.larger, &QAction::triggered, this, [this] { setTextSize(nextTextSize(m_settings.textSize, +1)); });
  connect(actions.smaller, &QAction::triggered, this, [this] { setTextSize(nextTextSize(m_settings.textSize, -1)); });
  connect(actions.normalSize, &QAction::triggered, this, [this] { setTextSize(100); });
}

}  // namespace tilewise
