// SPDX-License-Identifier: GPL-3.0-or-later
// How long a full repaint of the stage takes at 1920 x 1080, on one core: 64 x 64 tiles should take under 8 ms, 1,024 x
// 1,024 under 16.6 ms (a frame at 60 Hz), stepping and scrubbing.
#include <algorithm>
#include <random>

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "app/views/stage/stage_painter.h"
#include "tests/benchmarks/samples.h"

namespace {

using namespace tilewise;

ProblemSettings sized(std::int64_t T, std::int64_t block, bool causal) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = T;
  settings.dk = settings.dv = 64;
  settings.Br = settings.Bc = block;
  settings.causal = causal;
  return settings;
}

void paint(const char* what, const ProblemSettings& settings) {
  const Problem problem = *Problem::make(settings);
  const Trace trace(problem, problem.lastPass());
  const auto facts = stageFacts(problem, trace);
  const Look look;
  const QSize size(1920, 1080);
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  std::printf("%s\n", what);
  Samples layOut, step, scrub;
  for (int n = 0; n < 100; ++n) {
    layOut.time([&] { layOutStage(*facts, look.metrics, size); });
  }
  const StageGeometry geometry = layOutStage(*facts, look.metrics, size);
  const auto repaint = [&](std::int64_t position) {
    const StageScene scene = stageScene(*facts, trace, position);
    QPainter painter(&image);
    painter.fillRect(image.rect(), look.theme.window);
    const StagePicture picture{*facts, geometry, scene, look, {}, nullptr, false, {}, false};
    paintStage(painter, picture);
  };
  std::mt19937_64 random(1);
  std::uniform_int_distribution<std::int64_t> anywhere(1, trace.eventCount());
  for (int n = 0; n < 200; ++n) {
    const std::int64_t position = trace.eventCount() / 2 + n;
    step.time([&] { repaint(std::min(position, trace.eventCount())); });
  }
  for (int n = 0; n < 200; ++n) {
    const std::int64_t position = anywhere(random);
    scrub.time([&] { repaint(position); });
  }
  layOut.print("  lay out");
  step.print("  scene and repaint, stepping");
  scrub.print("  scene and repaint, anywhere");
}

}  // namespace

int main(int argc, char** argv) {
#ifndef NDEBUG
  std::puts("this is not a Release build: its times would mean nothing");
  return 1;
#else
  const QApplication application(argc, argv);
  tilewise::loadFonts();
  paint("8 x 8 tiles, causal", sized(1024, 128, true));
  paint("64 x 64 tiles, causal", sized(4096, 64, true));
  paint("64 x 64 tiles", sized(4096, 64, false));
  paint("512 x 512 tiles, causal", sized(16384, 32, true));
  paint("1,024 x 1,024 tiles", sized(65536, 64, false));
  paint("1,024 x 1,024 tiles, causal", sized(65536, 64, true));
  ProblemSettings settings = sized(65536, 64, true);
  settings.window = {4095, Window::Unbounded};
  paint("1,024 x 1,024 tiles, causal, window", settings);
  settings = sized(65536, 64, true);
  settings.algorithm = Algorithm::FlashAttention1;
  paint("1,024 x 1,024 tiles, causal, FA-1", settings);
  settings.algorithm = Algorithm::Standard;
  paint("1,024 x 1,024 tiles, causal, standard", settings);
  settings.algorithm = Algorithm::FlashAttention2;
  settings.backward = true;
  paint("1,024 x 1,024 tiles, causal, backward", settings);
  settings.backwardOrder = BackwardOrder::TwoLoops;
  paint("1,024 x 1,024 tiles, causal, backward in two loops", settings);
  return 0;
#endif
}
