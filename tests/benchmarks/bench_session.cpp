// SPDX-License-Identifier: GPL-3.0-or-later
// How long a person waits: opening a run of 4,096 tiles, seeking in it, stepping through it.
#include <random>

#include "app/session/make_run.h"
#include "app/session/session.h"
#include "tests/benchmarks/samples.h"

int main() {
#ifndef NDEBUG
  std::puts("this is not a Release build: its times would mean nothing");
  return 1;
#else
  using namespace tilewise;
  ProblemSettings settings;
  settings.Tq = settings.Tk = 4096;
  settings.dk = settings.dv = 64;
  settings.Br = settings.Bc = 64;
  const Problem problem = *Problem::make(settings);
  std::printf("T = 4096, d = 64, 64 x 64 blocks: 4,096 tiles, float32\n");

  Samples index, open;
  std::shared_ptr<const Run> run;
  for (int n = 0; n < 20; ++n) index.time([&] { const Trace trace(problem); });
  for (int n = 0; n < 7; ++n) {
    open.time([&] {
      RunControl control;
      run = *makeRun({QStringLiteral("bench"), settings, nullptr, {}}, control);
    });
  }
  index.print("index of the trace");
  open.print("open (data, three indexes, run)");

  Session session;
  session.setRun(run, 0);
  std::mt19937 random(1);
  std::uniform_int_distribution<qint64> anywhere(0, session.stepCount());
  Samples seek, step, back;
  for (int n = 0; n < 300; ++n) seek.time([&] { session.setPosition(anywhere(random)); });
  session.setPosition(session.stepCount() / 2);
  for (int n = 0; n < 300; ++n) step.time([&] { session.stepEvent(+1); });
  for (int n = 0; n < 300; ++n) back.time([&] { session.stepEvent(-1); });
  seek.print("seek anywhere, with its state");
  step.print("one event forwards");
  back.print("one event backwards");
  return 0;
#endif
}
