// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/app_settings.h"

#include <algorithm>
#include <cmath>

#include <QSettings>

namespace tilewise {

namespace {

constexpr int KeptFiles = 8;

template <class Visit>
void eachSetting(AppSettings& settings, const Visit& visit) {
  visit("view/language", settings.language);
  visit("view/theme", settings.theme);
  visit("view/palette", settings.palette);
  visit("view/textSize", settings.textSize);
  visit("view/reduceMotion", settings.reduceMotion);
  visit("run/speed", settings.speed);
  visit("run/presenterUnit", settings.presenterUnit);
  visit("notation/length", settings.lengthLetter);
  visit("notation/firstBlock", settings.firstBlock);
  visit("notation/amounts", settings.amounts);
  visit("view/speakerNotes", settings.speakerNotes);
  visit("run/runTo", settings.runTo);
  visit("view/algorithmText", settings.algorithmText);
  visit("window/firstSteps", settings.firstSteps);
  visit("files/recent", settings.recentFiles);
  visit("gpu/hosts", settings.hosts);
  visit("window/geometry", settings.windowGeometry);
  visit("window/workspace", settings.workspace);
  visit("window/layouts", settings.layouts);
  visit("lessons/progress", settings.lessons);
}

}  // namespace

void AppSettings::remember(const QString& path) {
  recentFiles.removeAll(path);
  recentFiles.prepend(path);
  recentFiles = recentFiles.mid(0, KeptFiles);
}

AppSettings loadSettings() {
  const QSettings store;
  AppSettings settings;
  eachSetting(settings, [&store](const char* key, auto& value) {
    using Value = std::decay_t<decltype(value)>;
    const QVariant stored = store.value(QLatin1String(key));
    if (stored.isValid() && stored.canConvert<Value>()) value = stored.value<Value>();
  });
  settings.textSize = std::clamp(settings.textSize, 80, 200);
  if (!std::isfinite(settings.speed) || settings.speed < 0) settings.speed = AppSettings{}.speed;
  return settings;
}

void saveSettings(const AppSettings& settings) {
  QSettings store;
  AppSettings copy = settings;
  eachSetting(copy, [&store](const char* key, auto& value) {
    store.setValue(QLatin1String(key), QVariant::fromValue(value));
  });
}

}  // namespace tilewise
