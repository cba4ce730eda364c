// SPDX-License-Identifier: GPL-3.0-or-later
// How long a frame of the comparison takes at 1920 x 1080, on one core: three passes find their places, their columns and the
// transport are repainted. 64 x 64 tiles should take under 16 ms.
#include <QApplication>
#include <QImage>

#include <random>

#include "app/session/make_run.h"
#include "app/session/session.h"
#include "app/views/compare/compare_workspace.h"
#include "tests/benchmarks/samples.h"

namespace {

using namespace tilewise;

void frames(const char* what, std::int64_t T, std::int64_t block, bool backward) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = T;
  settings.Br = settings.Bc = block;
  settings.causal = true;
  settings.backward = backward;
  std::printf("%s\n", what);
  Session session;
  RunRequest request{QStringLiteral("bench"), settings, nullptr, {}};
  request.kind = RunKind::CountersOnly;
  session.setRun(*openRun(request), 0);
  CompareWorkspace workspace(session);
  workspace.setLook(Look{});
  workspace.resize(1904, 960);
  Samples open, seek, play;
  open.time([&] { workspace.show(); });
  QImage image(workspace.size(), QImage::Format_ARGB32_Premultiplied);
  const auto frame = [&](qint64 mark) {
    workspace.setMark(mark);
    workspace.render(&image);
  };
  std::mt19937 random(1);
  std::uniform_int_distribution<qint64> anywhere(0, workspace.comparison().end());
  for (int n = 0; n < 100; ++n) seek.time([&] { frame(anywhere(random)); });
  const qint64 end = workspace.comparison().end();
  for (int n = 0; n < 100; ++n) play.time([&] { frame(end / 3 + end / 2000 * n); });
  open.print("  open: index, facts, columns");
  seek.print("  frame, anywhere");
  play.print("  frame, playing");
}

}  // namespace

int main(int argc, char** argv) {
#ifndef NDEBUG
  std::puts("this is not a Release build: its times would mean nothing");
  return 1;
#else
  const QApplication application(argc, argv);
  tilewise::loadFonts();
  frames("16 x 16 tiles, forward", 1024, 64, false);
  frames("64 x 64 tiles, forward", 4096, 64, false);
  frames("64 x 64 tiles, backward", 4096, 64, true);
  frames("1,024 x 1,024 tiles, forward", 65536, 64, false);
  return 0;
#endif
}
