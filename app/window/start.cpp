// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start.h"

#include <filesystem>
#include <utility>

#include <QApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTimer>

#include "app/export/image_export.h"
#include "app/session/opening.h"
#include "app/session/session_snapshot.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"
#include "core/attention/accuracy.h"

namespace tilewise {

namespace {

/// An empty window is never shown: it waits for its first run, but not for longer than a person notices.
constexpr int LongestWaitMs = 250;

AppSettings withOptions(AppSettings settings, const CommandLine& line) {
  if (line.theme) settings.theme = *line.theme;
  if (line.palette) settings.palette = *line.palette;
  if (line.textSize) settings.textSize = *line.textSize;
  return settings;
}

/// What the command line asks for, with the place of a session.
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
  } else {
    auto request = requestForFile(line.file, ProblemSettings{});
    if (!request) return tl::unexpected(request.error());
    visit.request = std::move(*request);
  }
  visit.position = line.step.value_or(visit.position);
  return visit;
}

/// Where sessions are kept against crashes.
QString keptFolder() {
  return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)).filePath(QStringLiteral("kept"));
}

}  // namespace

Expected<ExitCode> drawAndLeave(const CommandLine& line) {
  if (const auto possible = checkExport(line.exportPath, line.existing); !possible) {
    return tl::unexpected(possible.error());
  }
  const auto visit = visitOf(line);
  if (!visit) return tl::unexpected(visit.error());
  RunControl control;
  const auto run = makeRun(visit->request, control);
  if (!run) return tl::unexpected(run.error());
  const qint64 steps = (*run)->trace->eventCount();
  if (visit->position < 0 || visit->position > steps) {
    return failure(
        {ErrorCode::OutOfRange, "--step", std::to_string(visit->position), "0 to " + std::to_string(steps)});
  }
  std::optional<Accuracy> accuracy;
  if ((*run)->result) {
    const auto checked = check((*run)->problem, *inputsOf(**run), *(*run)->result, control);
    if (checked) accuracy = *checked;
  }

  MainWindow window(withOptions(AppSettings{}, line), QApplication::palette());
  window.resize(line.size);
  window.workspaces().bringToFront(line.workspace);
  window.session().setRun(*run, visit->position);
  goTo(*visit, window.session(), window.desk().marks());
  if (accuracy) window.session().setAccuracy(*run, *accuracy);
  if (line.present) window.presentation().setOn(true, false);
  window.workspaces().current().complete();
  const auto drawn = exportPng(window, line.size, line.exportPath, line.existing);
  if (!drawn) return tl::unexpected(drawn.error());
  return ExitCode::Done;
}

Expected<ExitCode> openWindow(const CommandLine& line) {
  MainWindow window(withOptions(loadSettings(), line), QApplication::palette());
  if (line.sizeGiven) window.resize(line.size);
  window.workspaces().bringToFront(line.workspace);
  QObject::connect(&window, &MainWindow::settingsChanged, &window, &saveSettings);
  if (line.present) window.presentation().setOn(true);
  const auto show = [&window] {
    if (!window.isVisible()) window.show();
  };
  QObject::connect(&window.session(), &Session::runChanged, &window, show, Qt::QueuedConnection);
  QTimer::singleShot(LongestWaitMs, &window, show);
  if (line.problem && line.asks) {
    const auto visit = visitOf(line);
    if (!visit) return tl::unexpected(visit.error());
    window.desk().open(visit->request, visit->position);
  } else if (line.asks) {
    window.desk().openFile(line.file, line.step.value_or(0));
  } else if (!window.sessions().restoreFrom(keptFolder())) {
    window.desk().openPreset(QStringLiteral("lesson"));
  }
  window.sessions().keepIn(keptFolder());
  // A file that was named and cannot be opened ends the program, as an option would; whatever is opened later does not.
  std::optional<Error> refusal;
  if (line.asks) {
    QObject::connect(&window.desk(), &RunDesk::failed, &window, [&](const Error& error) {
      if (window.session().run()) return;
      refusal = error;
      QApplication::quit();
    });
  }
  const int code = QApplication::exec();
  if (refusal) return tl::unexpected(*refusal);
  return static_cast<ExitCode>(code);
}

}  // namespace tilewise
