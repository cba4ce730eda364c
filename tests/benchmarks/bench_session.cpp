// SPDX-License-Identifier: GPL-3.0-or-later
// How long a person waits: opening a run, seeking in it, stepping through it, looking for something far away.
#include <random>

#include <QCoreApplication>

#include "app/session/make_run.h"
#include "app/session/run_estimate.h"
#include "app/session/session.h"
#include "tests/benchmarks/samples.h"

namespace {

using namespace tilewise;

ProblemSettings sized(std::int64_t T) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = T;
  settings.dk = settings.dv = 64;
  settings.Br = settings.Bc = 64;
  return settings;
}

/// How long the window waits; numbers that take longer follow beside it and are not waited for.
void move(Session& session, int times) {
  std::mt19937_64 random(1);
  std::uniform_int_distribution<qint64> anywhere(0, session.stepCount());
  Samples seek, step, back, tile, far;
  int later = 0;
  for (int n = 0; n < times; ++n) {
    seek.time([&] { session.setPosition(anywhere(random)); });
    later += session.isRecomputing() ? 1 : 0;
    session.cancelRecomputing();
  }
  session.setPosition(session.stepCount() / 2);
  for (int n = 0; n < times; ++n) step.time([&] { session.stepEvent(+1); });
  for (int n = 0; n < times; ++n) back.time([&] { session.stepEvent(-1); });
  for (int n = 0; n < times; ++n) tile.time([&] { session.stepTile(+1); });
  session.setPosition(0);
  for (int n = 0; n < 5; ++n) {
    far.time([&] { session.run()->trace->next(0, [](const Event&) { return false; }); });
  }
  seek.print("  seek anywhere");
  std::printf("  numbers that follow beside it: %d of %d\n", later, times);
  step.print("  one event forwards");
  back.print("  one event backwards");
  tile.print("  one tile forwards");
  far.print("  search through all events");
}

void measure(const char* what, const ProblemSettings& settings, int openings) {
  std::printf("%s\n", what);
  const Problem problem = *Problem::make(settings);
  const RunRequest request{QStringLiteral("bench"), settings, nullptr, {}};
  Samples estimate, index, open;
  std::shared_ptr<const Run> run;
  for (int n = 0; n < openings; ++n) {
    estimate.time([&] { (void)estimateRun(request); });
    index.time([&] { const Trace trace(problem, problem.lastPass()); });
    open.time([&] { run = *openRun(request); });
  }
  estimate.print("  estimate");
  index.print("  index of the trace");
  open.print("  open, without the result");
  Session session;
  session.setRun(run, 0);
  move(session, 300);
}

}  // namespace

int main(int argc, char** argv) {
#ifndef NDEBUG
  std::puts("this is not a Release build: its times would mean nothing");
  return 1;
#else
  const QCoreApplication application(argc, argv);
  measure("T = 4,096: 64 x 64 tiles, float32", sized(4096), 20);
  Samples whole;
  for (int n = 0; n < 7; ++n) {
    whole.time([] {
      RunControl control;
      (void)makeRun({QStringLiteral("bench"), sized(4096), nullptr, {}}, control);
    });
  }
  whole.print("  open, with the result");
  ProblemSettings settings = sized(65536);
  measure("T = 65,536: 1,024 x 1,024 tiles, float32", settings, 5);
  settings.causal = true;
  measure("T = 65,536, causal", settings, 5);
  settings.algorithm = Algorithm::FlashAttention1;
  measure("T = 65,536, causal, FlashAttention-1", settings, 5);
  settings.algorithm = Algorithm::Standard;
  measure("T = 65,536, causal, standard attention", settings, 5);
  settings.algorithm = Algorithm::FlashAttention2;
  settings.backward = true;
  measure("T = 65,536, causal, backward", settings, 5);
  return 0;
#endif
}
