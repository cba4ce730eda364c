// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look_desk.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QApplication>

#include "app/views/look/style_sheet.h"
#include "app/window/look_names.h"
#include "app/window/window_actions.h"

namespace tilewise {

namespace {

constexpr QSizeF Designed(1280, 720);  ///< for which a presentation's sizes are made
constexpr double MostAlone = 1.5;      ///< times what the window has in proportion
constexpr double Smallest = 0.65;
constexpr double StepsOfScale = 20;  ///< within 1: a window that is being resized does not change its text all the time

}  // namespace

double presentedScale(double wished, QSize window, bool besideLesson) {
  const double share = std::min(window.width() / Designed.width(), window.height() / Designed.height());
  const double most = std::floor((besideLesson ? 1 : MostAlone) * share * StepsOfScale + 1e-6) / StepsOfScale;
  return std::min(wished, std::max(Smallest, most));
}

LookDesk::LookDesk(AppSettings& settings, const QPalette& platform, QObject* parent)
    : QObject(parent), m_settings(settings), m_platform(platform) {
  apply();
}

Look LookDesk::wanted() const {
  Look look = lookFor(m_settings, m_platform);
  look.metrics.presentation = m_presenting;
  if (m_presenting) look.metrics.s = presentedScale(look.metrics.s, m_window, m_besideLesson);
  return look;
}

void LookDesk::apply() {
  if (std::exchange(m_isDue, false)) emit sizeChanging();
  m_look = wanted();
  applyLook(*qApp, m_look);
  emit changed();
}

void LookDesk::setPresenting(bool presenting) {
  if (presenting == m_presenting) return;
  emit sizeChanging();
  m_presenting = presenting;
  apply();
}

void LookDesk::setRoom(QSize window, bool besideLesson) {
  m_window = window;
  m_besideLesson = besideLesson;
  if (m_presenting && wanted().metrics != m_look.metrics) apply();
}

void LookDesk::setTextSize(int size) {
  if (size == m_settings.textSize) return;
  m_settings.textSize = size;
  if (std::exchange(m_isDue, true)) return;
  QMetaObject::invokeMethod(this, &LookDesk::applySize, Qt::QueuedConnection);
}

/// Keys that came faster than a look is laid out are one change.
void LookDesk::applySize() {
  if (m_isDue) apply();
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
