// SPDX-License-Identifier: GPL-3.0-or-later
// How long a change of a control takes in Explore: all four figures made and drawn, at the size that they have in a
// window of 1920 x 1080. It should come within two frames of 60 Hz.
#include <QApplication>

#include "app/plots/explore/explore_facts.h"
#include "app/plots/explore/figure_grid.h"
#include "app/plots/figure/figure_chart.h"
#include "app/views/look/style_sheet.h"
#include "tests/benchmarks/samples.h"

namespace {

using namespace tilewise;

void change(const char* what, const ProblemSettings& problem, bool first) {
  FigureGrid grid;
  grid.setLook({});
  grid.resize(1610, 920);
  grid.show();
  QCoreApplication::processEvents();
  const QList<FigureCard*>& cards = grid.cards();
  for (int n = 0; n < 4; ++n) cards[n]->setKind(AllFigures[first ? n : n + 4]);
  Samples make, draw, whole;
  for (int n = 0; n < 60; ++n) {
    ExploreSettings settings = withBlockSizes(exploreSettingsOf(problem), 16 + 8 * (n % 30), problem.Bc);
    const auto at = caseOf(settings);
    QList<Figure> figures(4);
    whole.time([&] {
      make.time([&] {
        exploreFacts(*at, QuickSteps);
        for (int each = 0; each < 4; ++each) {
          figures[each] = makeFigure(cards[each]->kind(), *at, SweepAxis::OnChip, {QuickSteps, nullptr});
        }
      });
      draw.time([&] {
        for (int each = 0; each < 4; ++each) {
          cards[each]->setFigure(figures[each]);
          cards[each]->chart().replot(QCustomPlot::rpImmediateRefresh);
        }
      });
    });
  }
  std::printf("%s\n", what);
  make.print("  compute four figures");
  draw.print("  draw them");
  whole.print("  together");
}

}  // namespace

int main(int argc, char** argv) {
#ifndef NDEBUG
  std::puts("this is not a Release build: its times would mean nothing");
  return 1;
#else
  QApplication application(argc, argv);
  tilewise::loadFonts();
  tilewise::applyLook(application, {});
  tilewise::ProblemSettings problem;
  problem.Tq = problem.Tk = 4096;
  change("T 4,096, no mask: accesses, map, tiles, roofline", problem, true);
  change("T 4,096, no mask: ratio, budget, recompute, memory", problem, false);
  problem.causal = true;
  change("T 4,096, causal: accesses, map, tiles, roofline", problem, true);
  problem.Tq = problem.Tk = 65536;
  change("T 65,536, causal: accesses, map, tiles, roofline", problem, true);
  return 0;
#endif
}
