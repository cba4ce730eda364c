// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/draw_and_leave.h"

#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <optional>

#include <QApplication>
#include <QEventLoop>
#include <QTimer>

#include "app/cli/work_progress.h"
#include "app/export/export_job.h"
#include "app/export/step_pictures.h"
#include "app/session/lesson_place.h"
#include "app/session/opening.h"
#include "app/session/run_estimate.h"
#include "app/session/session_snapshot.h"
#include "app/window/asked_visit.h"
#include "app/window/figure_sheet.h"
#include "app/window/languages.h"
#include "app/window/lesson_desk.h"
#include "app/window/main_window.h"
#include "app/window/workspaces.h"
#include "core/attention/accuracy.h"
#include "core/base/grouped.h"

namespace tilewise {

namespace {

constexpr int InterruptMs = 50;

volatile std::sig_atomic_t interruptedBy = 0;

bool moves(const QString& workspace) {
  return workspace.isEmpty() || workspace == QLatin1StringView("step") || workspace == QLatin1StringView("compare");
}

/// The part of the request that is known before the run.
Expected<ExportRequest> requestOf(const CommandLine& line) {
  const auto format = pictureFormatOf(line.exportPath);
  if (!format) return tl::unexpected(format.error());
  ExportRequest request;
  request.path = line.exportPath;
  request.size = line.size;
  request.stepsPerSecond = line.speed;
  request.existing = line.existing;
  const bool isRange = line.steps || (isAnimation(*format) && !line.step);
  if (isRange && !moves(line.workspace)) {
    return failure({ErrorCode::Conflict, "several steps", "--workspace " + line.workspace.toStdString(),
                    "step or compare"});
  }
  // Files and ffmpeg first: nobody waits for a run whose pictures cannot be written. Of several files the names are not
  // known yet.
  if (line.steps && !isAnimation(*format) && *format != PictureFormat::Pdf) return request;
  if (const auto possible = checkRequest(request, 0, 0); !possible) return tl::unexpected(possible.error());
  return request;
}

/// The rest of it: which steps, of those that the run has.
Expected<void> chooseSteps(ExportRequest& request, const CommandLine& line, const Run& run, qint64 position) {
  const qint64 last = run.trace->eventCount();
  if (line.steps) {
    request.steps = *line.steps;
    return checkRequest(request, run.countersOnly() ? last : 0, last);
  }
  if (position < 0 || position > last) {
    return failure({ErrorCode::OutOfRange, "--step", std::to_string(position), "0 to " + std::to_string(last)});
  }
  request.steps = {position, position};
  if (!line.step && isAnimation(*pictureFormatOf(request.path))) request.steps = {run.countersOnly() ? last : 0, last};
  return {};
}

/// The run of a picture. One that a window would ask about is opened with its counters only, which is said on stderr.
Expected<std::shared_ptr<const Run>> runToDraw(RunRequest request, RunControl& control) {
  if (!request.kind) {
    const auto estimate = estimateRun(request);
    if (!estimate) return tl::unexpected(estimate.error());
    if (estimate->isTooLarge()) {
      std::fprintf(stderr, "tilewise: %s events, about %s MB: too large to be recorded unasked; counters only\n",
                   grouped(estimate->events).c_str(), grouped(estimate->bytes / 1'000'000).c_str());
      request.kind = RunKind::CountersOnly;
    }
  }
  const auto opened = openRun(request);
  if (!opened || (*opened)->countersOnly()) return opened;
  const TileCensus& census = (*opened)->census;
  tellBefore("tilewise", "the results of this run", census.entries, resultFlops((*opened)->problem, census));
  WorkProgress progress("computing the results");
  const RunWatch watch(control, progress);
  return withResult(*opened, control);
}

/// Errors against float64. As in a window: what would take minutes is not held against it unasked.
std::optional<Accuracy> accuracyOf(const Run& run, RunControl& control) {
  if (!run.result || resultFlops(run.problem, run.census) > MostFlopsChecked) return std::nullopt;
  WorkProgress progress("checking against float64");
  const RunWatch watch(control, progress);
  const auto checked = check(run.problem, *inputsOf(run), *run.result, control);
  if (!checked) return std::nullopt;
  return *checked;
}

/// What the workspace computes for its picture.
void completeWithProgress(Workspace& workspace) {
  constexpr int BetweenMs = 250;
  WorkProgress progress("computing what the picture shows");
  while (!workspace.waitForWork(BetweenMs)) progress.tell(workspace.workDone());
  workspace.complete();
}

/// A person at a terminal sees how far it is; a script is told nothing.
void showProgress(qint64 done, qint64 all) {
  if (all < 2 || ::isatty(STDERR_FILENO) == 0) return;
  std::fprintf(stderr, "\r%lld of %lld pictures%s", static_cast<long long>(done), static_cast<long long>(all),
               done == all ? "\n" : "");
}

Expected<void> waitFor(ExportJob& job) {
  QEventLoop loop;
  std::optional<Error> error;
  QObject::connect(&job, &ExportJob::progressed, &loop, showProgress);
  QObject::connect(&job, &ExportJob::finished, &loop, &QEventLoop::quit);
  QObject::connect(&job, &ExportJob::cancelled, &loop, [&] {
    error = Error{ErrorCode::Cancelled, "the export", "", ""};
    loop.quit();
  });
  QObject::connect(&job, &ExportJob::failed, &loop, [&](const Error& why) {
    error = why;
    loop.quit();
  });
  const auto note = [](int number) { interruptedBy = number; };
  std::signal(SIGINT, note);
  std::signal(SIGTERM, note);
  QTimer interrupt;
  QObject::connect(&interrupt, &QTimer::timeout, &loop, [&job] {
    if (interruptedBy != 0) job.cancel();
  });
  interrupt.start(InterruptMs);
  job.start();
  loop.exec();
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
  if (error) return failure(*error);
  return {};
}

/// The figures of the workspace in front, as large as was asked for.
Expected<ExitCode> drawFigures(MainWindow& window, const CommandLine& line) {
  const auto figures = figureSheet(window.workspaces().current(), window.look(), line.size);
  if (!figures) {
    return failure({ErrorCode::Missing, "--workspace " + line.workspace.toStdString(), "its figures", "an export without --shown figures"});
  }
  const auto written = exportDrawing(*figures, line.exportPath, line.existing, 1);
  if (!written) return tl::unexpected(written.error());
  return ExitCode::Done;
}

/// Says so, and ends as anyone does who is interrupted. Requires: what was on its way is gone.
void leaveInterrupted() {
  const char* const before = ::isatty(STDERR_FILENO) != 0 ? "\n" : "";  // behind the count of pictures
  std::fprintf(stderr, "%stilewise: stopped; nothing was written\n", before);
  std::raise(interruptedBy);
}

}  // namespace

Expected<ExitCode> drawAndLeave(const CommandLine& line) {
  const AppSettings settings = withOptions(AppSettings{}, line);  // nothing that is remembered
  if (const auto lacking = whyNotWritten(settings.language)) return failure(*lacking);
  auto request = requestOf(line);
  if (!request) return tl::unexpected(request.error());
  const auto visit = visitOf(line);
  if (!visit) return tl::unexpected(visit.error());
  RunControl control;
  const auto run = runToDraw(visit->request, control);
  if (!run) return tl::unexpected(run.error());
  if (const auto chosen = chooseSteps(*request, line, **run, visit->position); !chosen) {
    return tl::unexpected(chosen.error());
  }
  const std::optional<Accuracy> accuracy = accuracyOf(**run, control);

  speak(languageOf(settings.language));
  MainWindow window(settings, QApplication::palette());
  window.resize(line.size);
  window.workspaces().bringToFront(line.workspace);
  window.holdStill();
  window.session().setRun(*run, request->steps.first);
  goTo(*visit, window.session(), window.desk().marks());
  if (accuracy) window.session().setAccuracy(*run, *accuracy);
  if (isLesson(line.file)) {
    window.lessons().openFile(line.file);
    window.lessons().tour().wait();
    // Without a step of its own the picture is of the lesson's first place.
    if (!line.step && !line.steps && !isAnimation(*pictureFormatOf(line.exportPath))) {
      request->steps = {window.session().position(), window.session().position()};
    }
  }
  if (line.present) window.presentation().setOn(true, false);
  completeWithProgress(window.workspaces().current());
  if (const auto fitted = fitWidget(window, line.size); !fitted) return tl::unexpected(fitted.error());
  if (line.figuresAlone) return drawFigures(window, line);
  Expected<void> drawn;
  {
    StepPictures pictures(window, window.session(), line.size);
    ExportJob job(pictures, *request);
    drawn = waitFor(job);
  }
  if (drawn) return ExitCode::Done;
  // One who interrupts is told that, and nothing of what fell over on the way.
  if (interruptedBy != 0) leaveInterrupted();
  return tl::unexpected(drawn.error());
}

}  // namespace tilewise
