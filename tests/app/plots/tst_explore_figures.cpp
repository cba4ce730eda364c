// SPDX-License-Identifier: GPL-3.0-or-later
// The figures as data: the numbers of the design, and figures that agree with core/costs for what is set.
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/plots/explore/explore_facts.h"
#include "app/plots/explore/explore_figures.h"
#include "app/plots/figure/figure_hover.h"
#include "app/plots/figure/figure_picture.h"
#include "core/costs/block_map.h"
#include "core/tiling/on_chip.h"
#include "core/costs/roofline.h"

using namespace tilewise;

namespace {

ExploreCase made(const ProblemSettings& problem) { return *caseOf(exploreSettingsOf(problem)); }

/// T = 4,096, d = 64, 128 x 64 blocks, fp16, on an H200.
ProblemSettings design() {
  ProblemSettings problem;
  problem.Tq = problem.Tk = 4096;
  return problem;
}

const FigureMark* nowMark(const Figure& figure) {
  const auto found = std::find_if(figure.marks.cbegin(), figure.marks.cend(),
                                  [](const FigureMark& mark) { return mark.stroke == Stroke::Now; });
  return found == figure.marks.cend() ? nullptr : &*found;
}

const FigureSeries* named(const Figure& figure, const QString& name) {
  const auto found = std::find_if(figure.series.cbegin(), figure.series.cend(),
                                  [&name](const FigureSeries& series) { return series.name == name; });
  return found == figure.series.cend() ? nullptr : &*found;
}

}  // namespace

class ExploreFiguresTest : public QObject {
  Q_OBJECT

 private slots:
  void accessesAreThoseOfTheDesign();
  void accessesSayWhatTheMaskDoes();
  void backwardHasAllItsOrders();
  void everyAxisHasItsCurves_data();
  void everyAxisHasItsCurves();
  void captionsSpeakOfThePresentPlace();
  void theRatioStandsBesideTheTheoremsOrder();
  void figuresAgreeOnTheLargestBlocks();
  void theAxisReachesTheConfiguration();
  void captionsNameTheRuleOfTheCurves();
  void shortAxesHaveTicks();
  void everyTitleBeginsWithTheNameInTheMenu();
  void theMapCountsInWhatItsSmallestCellNeeds();
  void masksAreToldFromEachOther();
  void theMapMarksWhatFits();
  void theMapSaysWhichSizeCounts_data();
  void theMapSaysWhichSizeCounts();
  void visitedTilesFollowTheMask();
  void theRooflineNamesTheBound();
  void withoutRatesThereIsAReason();
  void blocksFromOnChipSize();
  void theCapHoldsTheTile();
  void recomputingWinsUpToItsWidth();
  void extraMemoryIsThatOfTheLayer();
  void everyFigureHasWordsAndData_data();
  void everyFigureHasWordsAndData();
  void csvHasEveryRow();
  void figuresOverBlocksTakeTheMaskAsDrawn();
  void settingsKeepWhatHasToFollow();
  void factsAreThoseOfTheDesign();
  void pointingTellsTheValues();
};

void ExploreFiguresTest::accessesAreThoseOfTheDesign() {
  const Figure figure = makeFigure(ExploreFigureKind::Accesses, made(design()), SweepAxis::OnChip, {});
  QCOMPARE(nowMark(figure)->at, QPointF(33024, 17305600));
  QCOMPARE(named(figure, "standard")->points.first().y(), 68157440.0);
  QCOMPARE(named(figure, "FA-1")->endValue, QStringLiteral("3,735,552"));
  QCOMPARE(named(figure, "FA-2")->endValue, QStringLiteral("2,625,536"));
  QVERIFY(named(figure, "FA-2")->isPresent);
  QVERIFY(figure.caption.startsWith(
      QStringLiteral("Fewer values than standard: FA-2 from *M* = 7,937 on, FA-1 from 12,289")));
  QStringList words;
  for (const FigureLine& line : figure.lines) words += line.words;
  for (const char* device : {"H200, fp16: 116,224", "A100", "RTX 4090", "MI300X", "as H100, B200"}) {
    QVERIFY2(words.contains(QLatin1String(device)), device);
  }
  QVERIFY(words.contains(QStringLiteral("1,048,576")));
}

void ExploreFiguresTest::accessesSayWhatTheMaskDoes() {
  ProblemSettings problem = design();
  const Figure without = makeFigure(ExploreFigureKind::Accesses, made(problem), SweepAxis::OnChip, {});
  problem.causal = true;
  const Figure causal = makeFigure(ExploreFigureKind::Accesses, made(problem), SweepAxis::OnChip, {});
  QVERIFY(causal.unit.endsWith(QStringLiteral("causal")));
  QVERIFY(!without.unit.contains(QStringLiteral("causal")));
  QVERIFY(nowMark(causal)->at.y() < nowMark(without)->at.y());
  // On the axis of sparse fractions s takes the mask's place, and that is said.
  const Figure sparse = makeFigure(ExploreFigureKind::Accesses, made(problem), SweepAxis::Sparsity, {});
  QVERIFY(sparse.unit.contains(QStringLiteral("without the mask")));
}

void ExploreFiguresTest::backwardHasAllItsOrders() {
  ProblemSettings problem = design();
  problem.backward = true;
  const Figure figure = makeFigure(ExploreFigureKind::Accesses, made(problem), SweepAxis::OnChip, {});
  for (const char* name : {"standard", "FA-1", "FA-2", "query-outer", "two loops"}) {
    QVERIFY2(named(figure, QLatin1String(name)) != nullptr, name);
  }
}

void ExploreFiguresTest::everyAxisHasItsCurves_data() {
  QTest::addColumn<SweepAxis>("axis");
  QTest::newRow("M") << SweepAxis::OnChip;
  QTest::newRow("T") << SweepAxis::Tokens;
  QTest::newRow("d") << SweepAxis::Width;
  QTest::newRow("s") << SweepAxis::Sparsity;
}

void ExploreFiguresTest::everyAxisHasItsCurves() {
  QFETCH(SweepAxis, axis);
  for (const ExploreFigureKind kind : {ExploreFigureKind::Accesses, ExploreFigureKind::Ratio}) {
    const Figure figure = makeFigure(kind, made(design()), axis, {});
    const FigureSeries* fa2 = named(figure, QStringLiteral("FA-2"));
    QVERIFY(fa2 != nullptr && fa2->points.size() > 50);
    for (const FigureSeries& series : figure.series) {
      for (const QPointF& point : series.points) {
        if (!std::isfinite(point.y())) continue;
        QVERIFY(figure.x.first <= point.x() && point.x() <= figure.x.last);
        QVERIFY2(figure.y.first <= point.y() && point.y() <= figure.y.last, qPrintable(series.name));
      }
    }
  }
}

void ExploreFiguresTest::captionsSpeakOfThePresentPlace() {
  for (const SweepAxis axis : {SweepAxis::Tokens, SweepAxis::Width, SweepAxis::Sparsity}) {
    const Figure figure = makeFigure(ExploreFigureKind::Accesses, made(design()), axis, {});
    QVERIFY2(figure.caption.contains(QStringLiteral("standard 68,157,440, ")), qPrintable(figure.caption));
    QVERIFY2(figure.caption.contains(QStringLiteral("FA-2 17,305,600 values")), qPrintable(figure.caption));
  }
}

void ExploreFiguresTest::theRatioStandsBesideTheTheoremsOrder() {
  const Figure figure = makeFigure(ExploreFigureKind::Ratio, made(design()), SweepAxis::OnChip, {});
  // 68,157,440 / 17,305,600 and 116,224 / 64².
  QVERIFY(std::abs(nowMark(figure)->at.y() - 3.9385) < 1e-4);
  QVERIFY(figure.caption.contains(QStringLiteral("*M*/*d*^2 = 28.4")));
  QVERIFY(named(figure, QStringLiteral("*M*/*d*^2")) != nullptr);
}

/// By bytes, in which statistics take more room than other values: one row less than by values.
void ExploreFiguresTest::figuresAgreeOnTheLargestBlocks() {
  ProblemSettings problem = design();
  problem.Tq = problem.Tk = 1024;
  problem.causal = true;
  ExploreSettings settings = exploreSettingsOf(problem);
  settings.blocks = BlockSource::Fitting;
  const ExploreCase at = *caseOf(settings);
  QCOMPARE(at.problem.Br(), std::int64_t{234});
  QCOMPARE(blocksFor(at.problem, at.which, at.M, BlockRule::Fitting, at.settings.cap)->Br, std::int64_t{235});
  const Figure budget = makeFigure(ExploreFigureKind::Budget, at, SweepAxis::OnChip, {});
  QVERIFY2(budget.caption.contains(QStringLiteral("blocks of 234 × 234")), qPrintable(budget.caption));
  QVERIFY(nowMark(budget)->words.first().startsWith(QStringLiteral("234 × 234")));
  const Figure ratio = makeFigure(ExploreFigureKind::Ratio, at, SweepAxis::OnChip, {});
  const QString share = nowMark(ratio)->words.last().section(u' ', 0, 0);
  QVERIFY2(ratio.caption.contains(share + QStringLiteral(" as much as FA-2")), qPrintable(ratio.caption + share));
  for (const Figure& figure : {ratio, makeFigure(ExploreFigureKind::Accesses, at, SweepAxis::OnChip, {})}) {
    QVERIFY2(figure.caption.contains(QStringLiteral("fit by bytes")), qPrintable(figure.caption));
  }
  const Figure length = makeFigure(ExploreFigureKind::Accesses, at, SweepAxis::Tokens, {});
  const QString moved = nowMark(length)->words.last().section(QStringLiteral("→ "), 1);
  QVERIFY2(length.caption.contains(QStringLiteral("FA-2 ") + moved), qPrintable(length.caption));
}

/// The proof's blocks may take more than M.
void ExploreFiguresTest::theAxisReachesTheConfiguration() {
  ExploreSettings settings = exploreSettingsOf(design());
  settings.blocks = BlockSource::Budget;
  for (const std::int64_t M : {std::int64_t{116224}, std::int64_t{40}}) {
    const ExploreCase at = *caseOf(withOnChip(settings, M));
    for (const ExploreFigureKind kind : {ExploreFigureKind::Accesses, ExploreFigureKind::Ratio}) {
      const Figure figure = makeFigure(kind, at, SweepAxis::OnChip, {});
      const double x = nowMark(figure)->at.x();
      QCOMPARE(x, static_cast<double>(onChipSize(at.problem, Pass::Forward).values));
      QVERIFY(figure.x.first <= x && x < figure.x.last);
    }
  }
}

void ExploreFiguresTest::captionsNameTheRuleOfTheCurves() {
  const Figure byHand = makeFigure(ExploreFigureKind::Accesses, made(design()), SweepAxis::OnChip, {});
  QVERIFY2(byHand.caption.contains(QStringLiteral("⌈*M*/4*d*⌉ rows; blocks set by hand may lie off them")),
           qPrintable(byHand.caption));
  ExploreSettings settings = exploreSettingsOf(design());
  settings.blocks = BlockSource::Budget;
  const Figure budget = makeFigure(ExploreFigureKind::Accesses, *caseOf(settings), SweepAxis::OnChip, {});
  QVERIFY(budget.caption.contains(QStringLiteral("⌈*M*/4*d*⌉ rows.")) && !budget.caption.contains(QStringLiteral("by hand")));
}

void ExploreFiguresTest::shortAxesHaveTicks() {
  const Figure figure = makeFigure(ExploreFigureKind::Accesses, made(design()), SweepAxis::Sparsity, {});
  QVERIFY2(figure.y.ticks.size() >= 3, qPrintable(QString::number(figure.y.ticks.size())));
  QStringList texts;
  for (const FigureTick& tick : countTicks(3e5, 9e6)) texts << tick.text;
  QCOMPARE(texts, (QStringList{"500,000", "1\u00A0M", "2\u00A0M", "5\u00A0M"}));
  texts.clear();
  for (const FigureTick& tick : countTicks(1.5, 4.2)) texts << tick.text;
  QCOMPARE(texts, (QStringList{"2", "3", "4"}));
}

void ExploreFiguresTest::everyTitleBeginsWithTheNameInTheMenu() {
  for (const ExploreFigureKind kind : AllFigures) {
    const QString title = makeFigure(kind, made(design()), SweepAxis::OnChip, {}).title;
    QVERIFY2(title.startsWith(figureName(kind)), qPrintable(title));
  }
}

void ExploreFiguresTest::theMapCountsInWhatItsSmallestCellNeeds() {
  ProblemSettings few = design();
  few.Tq = few.Tk = 8;
  few.dk = few.dv = 4;
  few.Br = few.Bc = 2;
  const Figure tiny = makeFigure(ExploreFigureKind::BlockMap, made(few), SweepAxis::OnChip, {});
  QVERIFY2(tiny.unit.startsWith(QStringLiteral("values")), qPrintable(tiny.unit));
  for (const FigureCells::Cell& cell : tiny.cells.cells) QVERIFY(!cell.fits || !cell.text.contains(u'.'));
  const Figure large = makeFigure(ExploreFigureKind::BlockMap, made(design()), SweepAxis::OnChip, {});
  QVERIFY(large.unit.startsWith(QStringLiteral("million values")));
}

/// Names that are cut to one line still differ.
void ExploreFiguresTest::masksAreToldFromEachOther() {
  ProblemSettings documents = design();
  documents.Tq = documents.Tk = 512;
  documents.causal = true;
  documents.documents = Documents(std::vector<std::int64_t>(512, 0), std::vector<std::int64_t>(512, 0));
  ProblemSettings window = design();
  window.causal = true;
  window.window = {99, 0};
  for (const ProblemSettings& problem : {design(), documents, window}) {
    const Figure figure = makeFigure(ExploreFigureKind::Visited, made(problem), SweepAxis::OnChip, {});
    QStringList names;
    for (const FigureSeries& series : figure.series) names << series.name;
    QCOMPARE(QSet<QString>(names.cbegin(), names.cend()).size(), names.size());
  }
}

void ExploreFiguresTest::theMapMarksWhatFits() {
  ProblemSettings problem = design();
  problem.device = "A100";
  const ExploreCase at = made(problem);
  const Figure figure = makeFigure(ExploreFigureKind::BlockMap, at, SweepAxis::OnChip, {});
  const MapSizes sizes = mapSizes(at);
  QCOMPARE(figure.cells.cells.size(), static_cast<qsizetype>(sizes.Br.size() * sizes.Bc.size()));
  const BlockMap map = blockMap(at.problem, Pass::Forward, sizes.Br, sizes.Bc, 166912);
  int fitting = 0;
  for (int column = 0; column < figure.cells.columns; ++column) {
    for (int row = 0; row < figure.cells.rows; ++row) {
      const BlockMapCell& cell = map.at(static_cast<std::size_t>(column), static_cast<std::size_t>(row));
      QCOMPARE(figure.cells.at(column, row).fits, cell.onChip.bytes <= 166912);
      QCOMPARE(figure.cells.at(column, row).fits, row < figure.cells.fitting[column]);
      fitting += cell.fits() ? 1 : 0;
    }
  }
  QVERIFY(figure.caption.startsWith(QStringLiteral("%1 of %2 pairs fit").arg(fitting).arg(figure.cells.cells.size())));
  QVERIFY(figure.cells.legend.contains(QStringLiteral("what fits 166,912\u00A0bytes")));
  QCOMPARE(sizes.Br[static_cast<std::size_t>(figure.cells.nowColumn)], std::int64_t{128});
  QCOMPARE(sizes.Bc[static_cast<std::size_t>(figure.cells.nowRow)], std::int64_t{64});
}

void ExploreFiguresTest::theMapSaysWhichSizeCounts_data() {
  QTest::addColumn<Algorithm>("algorithm");
  QTest::addColumn<bool>("causal");
  QTest::addColumn<QString>("words");
  QTest::newRow("FA-2") << Algorithm::FlashAttention2 << false << "only *B*_r counts";
  QTest::newRow("FA-1") << Algorithm::FlashAttention1 << false << "only *B*_c counts";
  QTest::newRow("FA-2, causal: both") << Algorithm::FlashAttention2 << true << "";
  QTest::newRow("standard") << Algorithm::Standard << false << "Standard attention has no blocks";
}

void ExploreFiguresTest::theMapSaysWhichSizeCounts() {
  QFETCH(Algorithm, algorithm);
  QFETCH(bool, causal);
  QFETCH(QString, words);
  ProblemSettings problem = design();
  problem.algorithm = algorithm;
  problem.causal = causal;
  const QString caption = makeFigure(ExploreFigureKind::BlockMap, made(problem), SweepAxis::OnChip, {}).caption;
  QVERIFY2(words.isEmpty() ? !caption.contains(QStringLiteral("only")) : caption.contains(words), qPrintable(caption));
}

void ExploreFiguresTest::visitedTilesFollowTheMask() {
  ProblemSettings problem = design();
  problem.causal = true;
  problem.Br = problem.Bc = 128;
  const Figure figure = makeFigure(ExploreFigureKind::Visited, made(problem), SweepAxis::OnChip, {});
  // n(n + 1)/2 of n², n = 32.
  QVERIFY(figure.caption.contains(QStringLiteral("with square blocks of 128, *n* = 32, these are 528 of 1,024")));
  QVERIFY(std::abs(nowMark(figure)->at.y() - 100.0 * 528 / 1024) < 1e-9);
  const FigureSeries* causal = named(figure, QStringLiteral("causal (set)"));
  QVERIFY(causal != nullptr);
  QVERIFY(std::abs(causal->points.last().y() - 62.5) < 1e-9);
  const auto level = std::find_if(figure.lines.cbegin(), figure.lines.cend(), [](const FigureLine& line) {
    return line.direction == FigureLine::Direction::Level;
  });
  QVERIFY(std::abs(level->at - 100.0 * 4097 / 8192) < 1e-9);
  // Few tokens have small blocks: the curves begin at one entry.
  problem.Tq = problem.Tk = 8;
  problem.Br = problem.Bc = 2;
  const Figure tiny = makeFigure(ExploreFigureKind::Visited, made(problem), SweepAxis::OnChip, {});
  const FigureSeries* few = named(tiny, QStringLiteral("causal (set)"));
  QVERIFY(few != nullptr);
  QCOMPARE(few->points.size(), qsizetype{4});  // 1, 2, 4, 8
  QCOMPARE(few->points.first(), QPointF(1, 100.0 * 36 / 64));
  QCOMPARE(few->points.last(), QPointF(8, 100));
}

void ExploreFiguresTest::theRooflineNamesTheBound() {
  const Figure figure = makeFigure(ExploreFigureKind::Roofline, made(design()), SweepAxis::OnChip, {});
  QVERIFY(std::abs(nowMark(figure)->at.x() - 124.06) < 0.01);
  QVERIFY(figure.caption.contains(QStringLiteral("bound by HBM bandwidth")));
  // Every row says whose it is.
  QCOMPARE(figure.table.texts, (QStringList{"algorithm", "point", "bound"}));
  QCOMPARE(figure.table.words.size(), figure.table.rows.size());
  const auto present = std::count_if(figure.table.words.cbegin(), figure.table.words.cend(), [](const QStringList& row) {
    return row == QStringList{"fa2", "this configuration", "bandwidth"};
  });
  QCOMPARE(present, 1);
  // The rate that times are computed with, as it is.
  const bool saysRate = std::any_of(figure.notes.cbegin(), figure.notes.cend(), [](const FigureNote& note) {
    return note.text.contains(QStringLiteral("989.4 TFLOP/s"));
  });
  QVERIFY(saysRate);
  QCOMPARE(figure.table.words.last().value(1), QStringLiteral("each tensor once"));
  ProblemSettings large = design();
  large.Br = large.Bc = 512;
  const Figure other = makeFigure(ExploreFigureKind::Roofline, made(large), SweepAxis::OnChip, {});
  QVERIFY2(other.caption.contains(QStringLiteral("bound by exponentials")), qPrintable(other.caption));
  large.dk = large.dv = 128;
  const Figure wide = makeFigure(ExploreFigureKind::Roofline, made(large), SweepAxis::OnChip, {});
  QVERIFY2(wide.caption.contains(QStringLiteral("bound by the tensor cores")), qPrintable(wide.caption));
}

void ExploreFiguresTest::withoutRatesThereIsAReason() {
  ProblemSettings problem = design();
  problem.elementType = ElementType::Fp32;
  for (const ExploreFigureKind kind : {ExploreFigureKind::Roofline, ExploreFigureKind::Recompute}) {
    const Figure figure = makeFigure(kind, made(problem), SweepAxis::OnChip, {});
    QVERIFY(figure.missing.contains(QStringLiteral("fp32")));
    QVERIFY(figure.series.isEmpty());
  }
}

void ExploreFiguresTest::blocksFromOnChipSize() {
  ExploreSettings settings = withOnChip(exploreSettingsOf(design()), 100000);
  settings.blocks = BlockSource::Budget;
  const ExploreCase at = *caseOf(settings);
  // ceil(100,000 / 256) = 391
  QCOMPARE(at.problem.Br(), std::int64_t{391});
  QCOMPARE(at.problem.Bc(), std::int64_t{391});
  const Figure accesses = makeFigure(ExploreFigureKind::Accesses, at, SweepAxis::OnChip, {});
  QCOMPARE(nowMark(accesses)->at.y(), 6295552.0);  // as algorithms.md says
  settings = withPass(settings, AttentionPass::Fa1Forward);
  const ExploreCase fa1 = *caseOf(settings);
  QCOMPARE(fa1.problem.Br(), std::int64_t{64});
  QCOMPARE(nowMark(makeFigure(ExploreFigureKind::Accesses, fa1, SweepAxis::OnChip, {}))->at.y(), 9355264.0);
  settings.blocks = BlockSource::Fitting;
  const ExploreCase fitting = *caseOf(settings);
  QVERIFY(exploreFacts(fitting, MaximumCensusSteps)[6].value.startsWith(u'✓'));
}

void ExploreFiguresTest::theCapHoldsTheTile() {
  ExploreSettings settings = exploreSettingsOf(design());
  settings.blocks = BlockSource::Budget;
  const Figure off = makeFigure(ExploreFigureKind::Budget, *caseOf(settings), SweepAxis::OnChip, {});
  settings.cap = RowCap::On;
  const Figure on = makeFigure(ExploreFigureKind::Budget, *caseOf(settings), SweepAxis::OnChip, {});
  QVERIFY(off.caption.contains(QStringLiteral("454 × 454")));
  QVERIFY(on.caption.contains(QStringLiteral("64 × 454")));
  QVERIFY(nowMark(off)->at.y() > 200);
  QVERIFY(nowMark(on)->at.y() < 100);
}

void ExploreFiguresTest::recomputingWinsUpToItsWidth() {
  const ExploreCase at = made(design());
  const Figure figure = makeFigure(ExploreFigureKind::Recompute, at, SweepAxis::OnChip, {});
  const Roof roof = *roofOf(*at.device, ElementType::Fp16);
  const auto ring = std::find_if(figure.marks.cbegin(), figure.marks.cend(),
                                 [](const FigureMark& mark) { return mark.shape == FigureMark::Shape::Ring; });
  QVERIFY(std::abs(ring->at.x() - roof.ridge()) < 1e-6);  // d* = F / BW for elements of 2 bytes
  QVERIFY(!figure.caption.contains(QStringLiteral("longer")));
  ProblemSettings wide = design();
  wide.dk = wide.dv = 256;
  QVERIFY(makeFigure(ExploreFigureKind::Recompute, made(wide), SweepAxis::OnChip, {})
              .caption.contains(QStringLiteral("longer")));
}

void ExploreFiguresTest::extraMemoryIsThatOfTheLayer() {
  const Figure figure = makeFigure(ExploreFigureKind::Held, made(design()), SweepAxis::OnChip, {});
  QVERIFY(figure.caption.contains(QStringLiteral("32 heads keeps 4\u00A0GiB of *P*")));
  QVERIFY(figure.caption.contains(QStringLiteral("1\u00A0MiB of lse")));
}

void ExploreFiguresTest::everyFigureHasWordsAndData_data() {
  QTest::addColumn<ProblemSettings>("problem");
  QTest::newRow("design") << design();
  ProblemSettings tiny;
  tiny.Tq = 7;
  tiny.Tk = 5;
  tiny.dk = 3;
  tiny.dv = 2;
  tiny.Br = 3;
  tiny.Bc = 2;
  QTest::newRow("tiny, uneven") << tiny;
  ProblemSettings one;
  one.Tq = one.Tk = one.dk = one.dv = one.Br = one.Bc = 1;
  QTest::newRow("one entry") << one;
  ProblemSettings standard = design();
  standard.algorithm = Algorithm::Standard;
  QTest::newRow("standard") << standard;
  ProblemSettings backward = design();
  backward.backward = true;
  backward.backwardOrder = BackwardOrder::QueryOuter;
  backward.causal = true;
  QTest::newRow("backward, causal") << backward;
  ProblemSettings blocked = design();
  blocked.blockMask = stridedBlocks(32, 64, 4);
  QTest::newRow("block mask") << blocked;
  ProblemSettings longest = design();
  longest.Tq = longest.Tk = MaximumTokens;
  longest.causal = true;
  QTest::newRow("longest") << longest;
  ProblemSettings oddDevice = design();
  oddDevice.device = "of my own";
  oddDevice.sramBytes = 12345;
  QTest::newRow("unknown device") << oddDevice;
}

void ExploreFiguresTest::everyFigureHasWordsAndData() {
  QFETCH(ProblemSettings, problem);
  const ExploreCase at = made(problem);
  for (const ExploreFigureKind kind : AllFigures) {
    for (const SweepAxis axis : {SweepAxis::OnChip, SweepAxis::Tokens, SweepAxis::Width, SweepAxis::Sparsity}) {
      if (axis != SweepAxis::OnChip && !hasAxisChoice(kind)) continue;
      const Figure figure = makeFigure(kind, at, axis, {QuickSteps, nullptr});
      const QByteArray what = figureWord(kind).toUtf8();
      QVERIFY2(!figure.title.isEmpty(), what);
      if (!figure.missing.isEmpty()) continue;
      QVERIFY2(!figure.caption.isEmpty() || figure.isRough, what);
      QVERIFY2(!figure.table.rows.isEmpty() || figure.isRough, what);
      for (const QList<double>& row : figure.table.rows) QCOMPARE(row.size(), figure.table.columns.size());
      QCOMPARE(figure.table.words.size(), figure.table.texts.isEmpty() ? 0 : figure.table.rows.size());
      for (const QString& words : {figure.caption, figure.present}) {
        QVERIFY2(!words.contains(QStringLiteral("NaN")) && !words.contains(u'%' + QString::number(1)),
                 qPrintable(words));
      }
    }
  }
}

void ExploreFiguresTest::csvHasEveryRow() {
  FigureTable table;
  table.columns = {QStringLiteral("x"), QStringLiteral("y")};
  table.rows = {{1, 68157440}, {0.1, std::nan("")}};
  QCOMPARE(figureCsv(table), QByteArray("x,y\n1,68157440\n0.1,\n"));
  table.texts = {QStringLiteral("name")};
  table.words = {{QStringLiteral("plain")}, {QStringLiteral("one, \"two\"")}};
  QCOMPARE(figureCsv(table), QByteArray("name,x,y\nplain,1,68157440\n\"one, \"\"two\"\"\",0.1,\n"));
}

/// Whichever blocks are at hand, figures over blocks are those of the mask that was drawn: coarse tiles widen it.
void ExploreFiguresTest::figuresOverBlocksTakeTheMaskAsDrawn() {
  ProblemSettings problem = design();
  problem.blockMask = stridedBlocks(32, 64, 4);
  const ExploreSettings drawn = exploreSettingsOf(problem);
  const auto data = [&drawn](ExploreFigureKind kind, std::int64_t Br, std::int64_t Bc) {
    return figureCsv(makeFigure(kind, *caseOf(withBlockSizes(drawn, Br, Bc)), SweepAxis::OnChip, {}).table);
  };
  for (const ExploreFigureKind kind : {ExploreFigureKind::BlockMap, ExploreFigureKind::Visited}) {
    const QByteArray wanted = data(kind, problem.Br, problem.Bc);
    QVERIFY(wanted.count('\n') > 5);
    QCOMPARE(data(kind, 512, 512), wanted);
  }
  QVERIFY(caseOf(withBlockSizes(drawn, 512, 512))->problem.settings().blockMask->visibleTiles() > 0);
}

void ExploreFiguresTest::settingsKeepWhatHasToFollow() {
  ProblemSettings problem = design();
  problem.blockMask = stridedBlocks(32, 64, 4);
  ExploreSettings settings = exploreSettingsOf(problem);
  settings = withBlockSizes(settings, 64, 64);
  QCOMPARE(settings.problem.blockMask->rows(), std::int64_t{64});
  // The mask as it was drawn comes back with its tiles.
  settings = withBlockSizes(withTokens(withTokens(settings, 64, 64), 4096, 4096), 128, 64);
  QVERIFY(settings.problem.blockMask == problem.blockMask);
  settings = withType(withOnChip(settings, 10000), ElementType::Fp32);
  QCOMPARE(caseOf(settings)->M, std::int64_t{10000});
  settings = withOnChip(withType(settings, ElementType::Fp16), 116224);
  QVERIFY(!settings.problem.sramBytes);
}

void ExploreFiguresTest::factsAreThoseOfTheDesign() {
  QStringList shown;
  for (const PassFact& fact : exploreFacts(made(design()), MaximumCensusSteps)) shown << fact.value;
  const char* const expected[] = {"17,305,600 values",
                                  "34,619,392 bytes",
                                  "3.94 × fewer values",
                                  "3.94 × fewer bytes",
                                  "33,024 values",
                                  "66,560 bytes, 28.6 %",
                                  "✓ 165,888 bytes free",
                                  "28.4",
                                  "2,048 of 2,048 visited",
                                  "4.295 GFLOP",
                                  "124.1 FLOP per byte"};
  QCOMPARE(shown.size(), static_cast<qsizetype>(std::size(expected)));
  for (qsizetype n = 0; n < shown.size(); ++n) {
    QCOMPARE(shown[n].replace(QChar(u'\u00A0'), u' '), QString::fromUtf8(expected[n]));
  }
}

void ExploreFiguresTest::pointingTellsTheValues() {
  const Figure figure = makeFigure(ExploreFigureKind::Accesses, made(design()), SweepAxis::OnChip, {});
  const QString text = hoverText(figure, 100000);
  QVERIFY2(text.contains(QStringLiteral("standard: 68,157,440")), qPrintable(text));
  QVERIFY2(text.startsWith(QStringLiteral("on-chip size M, values: ")), qPrintable(text));
}

QTEST_MAIN(ExploreFiguresTest)
#include "tst_explore_figures.moc"
