// SPDX-License-Identifier: GPL-3.0-or-later
// How long a full repaint of the stage takes at 1920 x 1080, on one core: 64 x 64 tiles should take under 8 ms, 512 x
// 512 under 16 ms.
#include <QApplication>
#include <QImage>
#include <QPainter>

#include "app/views/stage/stage_painter.h"
#include "tests/benchmarks/samples.h"

namespace {

using namespace tilewise;

void paint(const char* what, std::int64_t T, std::int64_t block, bool causal) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = T;
  settings.Br = settings.Bc = block;
  settings.causal = causal;
  const Problem problem = *Problem::make(settings);
  const Trace trace(problem);
  const auto facts = stageFacts(problem, trace);
  const Look look;
  const QSize size(1920, 1080);
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  std::printf("%s\n", what);
  Samples layOut, scene, repaint;
  for (int n = 0; n < 100; ++n) {
    layOut.time([&] { layOutStage(*facts, look.metrics, size); });
  }
  const StageGeometry geometry = layOutStage(*facts, look.metrics, size);
  for (int n = 1; n <= 200; ++n) {
    std::optional<StageScene> at;
    scene.time([&] { at = stageScene(*facts, trace, trace.eventCount() * n / 201); });
    repaint.time([&] {
      QPainter painter(&image);
      painter.fillRect(image.rect(), look.theme.window);
      const StagePicture picture{*facts, geometry, *at, look, {}, nullptr, false, {}, false};
      paintStage(painter, picture);
    });
  }
  layOut.print("  lay out");
  scene.print("  scene of a position");
  repaint.print("  repaint");
}

}  // namespace

int main(int argc, char** argv) {
#ifndef NDEBUG
  std::puts("this is not a Release build: its times would mean nothing");
  return 1;
#else
  const QApplication application(argc, argv);
  tilewise::loadFonts();
  paint("8 x 8 tiles, causal", 1024, 128, true);
  paint("64 x 64 tiles, causal", 4096, 64, true);
  paint("64 x 64 tiles", 4096, 64, false);
  paint("512 x 512 tiles, causal", 16384, 32, true);
  paint("1,024 x 1,024 tiles, causal", 16384, 16, true);
  return 0;
#endif
}
