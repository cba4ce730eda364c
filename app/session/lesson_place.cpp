// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/lesson_place.h"

#include <span>
#include <utility>

#include <QFile>
#include <QFileInfo>

#include "app/session/opening.h"
#include "core/files/lesson_file.h"

namespace tilewise {

Expected<RunRequest> requestForSetup(const LessonSetup& setup, const QString& title) {
  if (!setup.ownData) return RunRequest{title, setup.settings, nullptr, {}};
  auto request = requestForPreset(QString::fromStdString(setup.preset));
  if (!request) return request;
  request->settings = setup.settings;
  request->title = title;
  return request;
}

bool isRunOf(const Run& run, const LessonSetup& setup) {
  const bool sameArrays = !setup.ownData || (run.source.preset == setup.preset && run.source.files.empty());
  return run.problem.settings() == setup.settings && sameArrays && !run.countersOnly();
}

bool isLesson(const QString& path) {
  if (path.endsWith(QLatin1StringView(".json"), Qt::CaseInsensitive)) return true;
  // Arrays and sessions have names of their own; anything else is looked at.
  for (const char* suffix : {".npy", ".npz", ".tilewise"}) {
    if (path.endsWith(QLatin1StringView(suffix), Qt::CaseInsensitive)) return false;
  }
  QFile file(path);
  if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return false;
  const QByteArray head = file.read(4096);
  return looksLikeLesson(std::as_bytes(std::span(head.constData(), static_cast<std::size_t>(head.size()))));
}

}  // namespace tilewise
