// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/asked_visit.h"

#include <filesystem>
#include <utility>

#include "app/session/lesson_place.h"
#include "app/session/opening.h"
#include "app/session/session_snapshot.h"
#include "core/files/lesson_file.h"

namespace tilewise {

Expected<Visit> visitOf(const CommandLine& line) {
  Visit visit;
  if (line.problem) {
    const ProblemRequest& asked = *line.problem;
    visit.request = RunRequest{QString::fromStdString(asked.title), asked.settings, nullptr,
                               axisTexts(QString::fromStdString(asked.preset)), asked.arrays};
    visit.request.source.preset = asked.preset;
    for (const auto& file : asked.files) visit.request.source.files.push_back(std::filesystem::absolute(file));
  } else if (isSession(line.file)) {
    const auto session = readSession(line.file.toStdString());
    if (!session) return tl::unexpected(session.error());
    auto opened = visitOf(*session);
    if (!opened) return opened;
    visit = std::move(*opened);
  } else if (isLesson(line.file)) {
    const auto lesson = readLesson(line.file.toStdString());
    if (!lesson) return tl::unexpected(lesson.error());
    auto request = requestForSetup(lesson->setups.front(), QString::fromStdString(lesson->title));
    if (!request) return tl::unexpected(request.error());
    visit.request = std::move(*request);
  } else {
    auto request = requestForFile(line.file, ProblemSettings{});
    if (!request) return tl::unexpected(request.error());
    visit.request = std::move(*request);
  }
  visit.position = line.step.value_or(visit.position);
  return visit;
}

}  // namespace tilewise
