// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start.h"

#include <QApplication>
#include <QTimer>

#include "app/export/image_export.h"
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

Expected<RunRequest> requestOf(const CommandLine& line) {
  if (!line.problem) return requestForFile(line.file, ProblemSettings{});
  const ProblemRequest& asked = *line.problem;
  return RunRequest{QString::fromStdString(asked.title), asked.settings, nullptr,
                    axisTexts(QString::fromStdString(asked.preset)), asked.arrays};
}

}  // namespace

Expected<ExitCode> drawAndLeave(const CommandLine& line) {
  if (const auto possible = checkExport(line.exportPath, line.existing); !possible) {
    return tl::unexpected(possible.error());
  }
  const auto request = requestOf(line);
  if (!request) return tl::unexpected(request.error());
  RunControl control;
  const auto run = makeRun(*request, control);
  if (!run) return tl::unexpected(run.error());
  const qint64 steps = (*run)->trace->eventCount();
  if (line.step < 0 || line.step > steps) {
    return failure({ErrorCode::OutOfRange, "--step", std::to_string(line.step), "0 to " + std::to_string(steps)});
  }
  std::optional<Accuracy> accuracy;
  if ((*run)->result) {
    const auto checked = check((*run)->problem, *(*run)->inputs, *(*run)->result, control);
    if (checked) accuracy = *checked;
  }

  MainWindow window(withOptions(AppSettings{}, line), QApplication::palette());
  window.resize(line.size);
  window.workspaces().bringToFront(line.workspace);
  window.session().setRun(*run, line.step);
  if (accuracy) window.session().setAccuracy(*run, *accuracy);
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
  const auto show = [&window] {
    if (!window.isVisible()) window.show();
  };
  QObject::connect(&window.session(), &Session::runChanged, &window, show, Qt::QueuedConnection);
  QTimer::singleShot(LongestWaitMs, &window, show);
  if (line.problem) {
    const auto request = requestOf(line);
    if (!request) return tl::unexpected(request.error());
    window.desk().open(*request, line.step);
  } else {
    window.desk().openFile(line.file, line.step);
  }
  return static_cast<ExitCode>(QApplication::exec());
}

}  // namespace tilewise
