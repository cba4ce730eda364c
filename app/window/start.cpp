// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start.h"

#include <optional>

#include <QApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTimer>

#include "app/session/lesson_place.h"
#include "app/window/asked_visit.h"
#include "app/window/languages.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"

namespace tilewise {

namespace {

/// An empty window is never shown: it waits for its first run, but not for longer than a person notices.
constexpr int LongestWaitMs = 250;

/// Where sessions are kept against crashes.
QString keptFolder() {
  return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)).filePath(QStringLiteral("kept"));
}

}  // namespace

Expected<ExitCode> openWindow(const CommandLine& line) {
  if (const auto lacking = whyNotWritten(line.language.value_or(QString()))) return failure(*lacking);
  const AppSettings settings = withOptions(loadSettings(), line);
  speak(languageOf(settings.language));
  MainWindow window(settings, QApplication::palette());
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
  } else if (line.asks && isLesson(line.file)) {
    if (const auto taken = window.lessons().takeFile(line.file); !taken) return tl::unexpected(taken.error());
  } else if (line.asks) {
    window.desk().openFile(line.file, line.step.value_or(0));
  } else if (!window.sessions().restoreFrom(keptFolder())) {
    window.desk().openPreset(QStringLiteral("lesson"));
    // Over the window, once that is there.
    if (line.isBare && window.settings().firstSteps) {
      QTimer::singleShot(LongestWaitMs, &window, [&window] { window.help().showFirstSteps(); });
    }
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
