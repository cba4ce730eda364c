// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <deque>

#include "app/views/stage/aligned_grids.h"
#include "app/views/stage/region_label.h"
#include "app/views/stage/stage_texts.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;

namespace {

Metrics metricsAt(int percent) {
  Metrics metrics;
  metrics.s = percent / 100.0;
  return metrics;
}

bool has(const QList<StageLabel>& texts, StageText what) {
  return std::ranges::any_of(texts, [what](const StageLabel& label) { return label.what == what; });
}

QString textOf(const QList<StageLabel>& texts, StageText what) {
  for (const StageLabel& label : texts) {
    if (label.what == what) return label.text;
  }
  return {};
}

constexpr QSizeF Smallest(640, 430);
constexpr QSizeF Usual(708, 690);
constexpr QSizeF Wide(1200, 800);
// What a window of 1280 x 720 leaves: beside the panels, and without them from 175 % on.
constexpr QSizeF Low(783, 385);
constexpr QSizeF LowAlone(1248, 316);

void noTextsMeet(const char* name, const Staged& staged, int percent, QSizeF size) {
  const QRectF stage(QPointF(0, 0), size);
  const StageGeometry geometry = layOutStage(*staged.facts, metricsAt(percent), size);
  const std::int64_t end = staged.trace->eventCount();
  for (const std::int64_t k : {std::int64_t{0}, end / 8, end / 3, end / 2, end - 1, end}) {
    const QList<StageLabel> texts = stageTexts(geometry, stageScene(*staged.facts, *staged.trace, k));
    for (qsizetype a = 0; a < texts.size(); ++a) {
      const QString what = QStringLiteral("%1, k = %2: “%3”").arg(QString::fromUtf8(name)).arg(k).arg(texts[a].text);
      QVERIFY2(stage.contains(texts[a].place), qPrintable(what + QStringLiteral(" leaves the stage")));
      for (qsizetype b = 0; b < a; ++b) {
        QVERIFY2(!texts[a].place.intersects(texts[b].place),
                 qPrintable(what + QStringLiteral(" meets “%1”").arg(texts[b].text)));
      }
    }
    for (const StageLabel& label : texts) {
      for (const TileSwatch& swatch : geometry.legend.tiles) {
        QVERIFY2(!label.place.intersects(swatch.rect), qPrintable(label.text));
      }
      for (const WorkSwatch& swatch : geometry.legend.work) {
        QVERIFY2(!label.place.intersects(swatch.rect), qPrintable(label.text));
      }
    }
  }
  const QRectF zoom = geometry.zoomControl.frame.adjusted(-6, -6, 6, 6);
  for (const StageLabel& label : geometry.legend.labels) {
    QVERIFY2(!zoom.intersects(label.place),
             qPrintable(QStringLiteral("“%1” touches the zoom control").arg(label.text)));
  }
  QVERIFY2(geometry.hbmCard.contains(geometry.grid.view), name);
  for (const MatrixPlace& matrix : geometry.matrices) QVERIFY2(geometry.hbmCard.contains(matrix.grid.view), name);
  for (const StripPlace& strip : geometry.strips) {
    QVERIFY2(geometry.hbmCard.contains(strip.view), name);
    for (const StripPlace& other : geometry.strips) {
      QVERIFY2(&strip == &other || !strip.view.intersects(other.view), name);
    }
    for (int n = 0; n < staged.facts->form.gridCount(); ++n) {
      QVERIFY2(!strip.view.intersects(geometry.gridAt(n).view), name);
    }
  }
  for (const BoxPlace& box : geometry.sram.boxes) QVERIFY2(geometry.sramCard.contains(box.rect), name);
  // In a narrow row the percentage stands alone.
  QVERIFY2(geometry.sram.gauge.isEmpty() || geometry.sramCard.contains(geometry.sram.gauge), name);
}

const Staged& lessonOnce(const NamedSettings& lesson) {
  static std::deque<std::pair<QByteArray, Staged>> all;
  for (const auto& [name, made] : all) {
    if (name == lesson.name) return made;
  }
  return all.emplace_back(lesson.name, staged(lesson.settings)).second;
}

}  // namespace

class StageLabelsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void noTextsMeetInFrontOfAClass_data();
  void noTextsMeetInFrontOfAClass();
  void noTwoTextsMeet_data();
  void noTwoTextsMeet();
  void noTwoTextsMeetInAnyPass_data() { noTwoTextsMeet_data(); }
  void noTwoTextsMeetInAnyPass();
  void textsFitTheirPlaces();
  void whatNeverDrops();
  void atTheUsualSizeAllIsSaid();
  void atTheSmallestWindow();
  void theOrderInWhichTextsDrop();
  void indicesThinOut();
  void labelsOfRegionsLeaveTheTileAtHandInSight();
  void everyMatrixHasItsNumbersBesideIt();
  void gridsSideBySideShareScaleAndTop();
  void namesOfRowsAndColumns();
  void eachHatchHasItsWord_data();
  void eachHatchHasItsWord();
  void regionsAreNamedWhereTheyHaveRoom();
  void matricesTakeTheHeightThatIsThere();
};

void StageLabelsTest::noTwoTextsMeet_data() {
  QTest::addColumn<int>("percent");
  QTest::addColumn<QSizeF>("size");
  for (const int percent : TextSizes) {
    for (const QSizeF size : {Smallest, Usual, Wide, percent < 175 ? Low : LowAlone}) {
      QTest::addRow("%d %%, %g x %g", percent, size.width(), size.height()) << percent << size;
    }
  }
}

void StageLabelsTest::noTwoTextsMeet() {
  QFETCH(int, percent);
  QFETCH(QSizeF, size);
  for (const NamedSettings& each : stageProblems()) noTextsMeet(each.name, stagedOnce(each.name), percent, size);
}

void StageLabelsTest::noTwoTextsMeetInAnyPass() {
  QFETCH(int, percent);
  QFETCH(QSizeF, size);
  for (const NamedSettings& each : familyProblems()) noTextsMeet(each.name, stagedOnce(each.name), percent, size);
  for (const NamedSettings& each : familyLessons()) noTextsMeet(each.name, lessonOnce(each), percent, size);
}

void StageLabelsTest::textsFitTheirPlaces() {
  // Places are made for the widest figures of a run: no step outgrows them.
  std::vector<const Staged*> all;
  for (const char* name : {"the lesson, causal", "ragged both ways", "512 x 512 tiles"}) {
    all.push_back(&stagedOnce(name));
  }
  for (const NamedSettings& each : familyProblems()) all.push_back(&stagedOnce(each.name));
  const std::vector<NamedSettings> lessons = familyLessons();
  std::vector<Staged> made;
  for (const NamedSettings& each : lessons) made.push_back(staged(each.settings));
  for (const Staged& each : made) all.push_back(&each);
  for (const Staged* each : all) {
    const Staged& staged = *each;
    const Metrics metrics;
    const StageGeometry geometry = layOutStage(*staged.facts, metrics, Usual);
    const std::int64_t end = staged.trace->eventCount();
    for (std::int64_t k = 0; k <= end; k += std::max<std::int64_t>(1, end / 200)) {
      for (const StageLabel& label : stageTexts(geometry, stageScene(*staged.facts, *staged.trace, k))) {
        const double room = label.upwards ? label.place.height() : label.place.width();
        QVERIFY2(textWidth(label.what, label.text, metrics) <= room + 1, qPrintable(label.text));
      }
    }
  }
}

void StageLabelsTest::whatNeverDrops() {
  for (const NamedSettings& each : stageProblems()) {
    const Staged& staged = stagedOnce(each.name);
    for (const int percent : {80, 100, 200}) {
      const StageGeometry geometry = layOutStage(*staged.facts, metricsAt(percent), Smallest);
      // A load of K: both pills are out.
      const auto k = staged.trace->next(0, [](const Event& event) { return event.tensor == Tensor::K; });
      const auto texts = stageTexts(geometry, stageScene(*staged.facts, *staged.trace, *k));
      QVERIFY(has(texts, StageText::MovedValues));
      QCOMPARE(std::ranges::count(texts, StageText::TensorLetter, &StageLabel::what), 4);
      QVERIFY(has(texts, StageText::LseLetter));
      QCOMPARE(std::ranges::count(texts, StageText::Pill, &StageLabel::what), 2);
    }
  }
}

void StageLabelsTest::atTheUsualSizeAllIsSaid() {
  const Staged& lesson = stagedOnce("the lesson, causal");
  const StageGeometry geometry = layOutStage(*lesson.facts, {}, Usual);
  const auto texts = stageTexts(geometry, stageScene(*lesson.facts, *lesson.trace, 190));
  QCOMPARE(geometry.grid.columns.blockPixels(), 23.0);
  QCOMPARE(geometry.grid.rows.blockPixels(), 46.0);
  QCOMPARE(textOf(texts, StageText::MovedValues), QStringLiteral("205,184"));
  QCOMPARE(textOf(texts, StageText::MovedBytes), QStringLiteral("411,136\u00A0bytes"));
  QCOMPARE(textOf(texts, StageText::Visited), QStringLiteral("72 of 128 tiles visited"));
  QCOMPARE(textOf(texts, StageText::Progress), QStringLiteral("17 done, 1 now, 54 to come"));
  QCOMPARE(textOf(texts, StageText::LoadedValues), QStringLiteral("180,224"));
  QCOMPARE(textOf(texts, StageText::StoredValues), QStringLiteral("24,960"));
  QCOMPARE(textOf(texts, StageText::LastMove), QStringLiteral("last move: *V*_{5}, 4,096\u00A0values, at step 186"));
  QCOMPARE(textOf(texts, StageText::CapacityUsed), QStringLiteral("28.6\u00A0% used"));
  QCOMPARE(textOf(texts, StageText::RegionCount), QStringLiteral("56 skipped"));
  QCOMPARE(textOf(texts, StageText::RegionWhy), QStringLiteral("causal mask"));
  QCOMPARE(textOf(texts, StageText::GridCaption),
           QStringLiteral("scores, weights: queries down, keys across; never stored"));
  QStringList lines;
  for (const StageLabel& label : texts) {
    if (label.what == StageText::CapacityLine || label.what == StageText::CapacityNote) lines.append(label.text);
  }
  QCOMPARE(lines, QStringList({QStringLiteral("33,024\u00A0values"), QStringLiteral("66,560 of 232,448\u00A0bytes"),
                               QStringLiteral("H200, per thread block")}));
  QStringList kinds;
  for (const StageLabel& label : texts) {
    if (label.what == StageText::KindCount) kinds.append(label.text);
  }
  QCOMPARE(kinds, QStringList({QStringLiteral("56 full"), QStringLiteral("16 partial"), QStringLiteral("56 skipped")}));
  // All but the two that the pills replace.
  QCOMPARE(std::ranges::count(texts, StageText::BlockIndex, &StageLabel::what), 8 + 16 - 2);
  for (const StageText what :
       {StageText::KeyCaption, StageText::QueryCaption, StageText::TensorSize, StageText::BlocksTitle}) {
    QVERIFY(has(texts, what));
  }
}

void StageLabelsTest::atTheSmallestWindow() {
  // The stage of a window of 1,024 x 768.
  const Staged& lesson = stagedOnce("the lesson, causal");
  const StageGeometry geometry = layOutStage(*lesson.facts, {}, QSizeF(694, 550));
  const auto texts = stageTexts(geometry, stageScene(*lesson.facts, *lesson.trace, 190));
  QCOMPARE(geometry.grid.columns.blockPixels(), 17.0);
  QCOMPARE(textOf(texts, StageText::LastMove), QStringLiteral("last: *V*_{5}, 4,096\u00A0values"));
  QCOMPARE(textOf(texts, StageText::GridCaption), QStringLiteral("queries down, keys across; never stored"));
  QCOMPARE(textOf(texts, StageText::CapacityTitle), QStringLiteral("Capacity, H200 per thread block"));
  QVERIFY(has(texts, StageText::BlocksTitle));
  QCOMPARE(std::ranges::count(texts, StageText::BlockIndex, &StageLabel::what), 8 + 16 - 2);
}

void StageLabelsTest::theOrderInWhichTextsDrop() {
  // As the text grows on one stage, what has gone stays away, and the legend of kinds goes last.
  const Staged& lesson = stagedOnce("the lesson, causal");
  for (const QSizeF size : {Smallest, QSizeF(694, 550), Usual}) {
    for (const int percent : TextSizes) {
      const StageGeometry geometry = layOutStage(*lesson.facts, metricsAt(percent), size);
      const auto texts = stageTexts(geometry, stageScene(*lesson.facts, *lesson.trace, 190));
      if (has(texts, StageText::BlocksTitle)) QVERIFY(has(texts, StageText::KindCount));
      if (has(texts, StageText::KeyCaption)) QVERIFY(has(texts, StageText::TensorSize));
      if (has(texts, StageText::KindCount)) QVERIFY(has(texts, StageText::Progress));
    }
  }
  const auto textsAt = [&](int percent) {
    const StageGeometry geometry = layOutStage(*lesson.facts, metricsAt(percent), Usual);
    return stageTexts(geometry, stageScene(*lesson.facts, *lesson.trace, 190));
  };
  QVERIFY(has(textsAt(100), StageText::LastMove));
  QVERIFY(!has(textsAt(200), StageText::LastMove));
  QVERIFY(!has(textsAt(200), StageText::BlocksTitle));
}

void StageLabelsTest::indicesThinOut() {
  const Staged& many = stagedOnce("512 x 512 tiles");
  const StageGeometry geometry = layOutStage(*many.facts, {}, Usual);
  QList<std::int64_t> across;
  for (const StageLabel& label : geometry.labels) {
    if (label.what == StageText::BlockIndex && label.place.center().y() < geometry.grid.view.top()) {
      across.append(label.number);
    }
  }
  QVERIFY(across.size() >= 4);
  const std::int64_t stride = across[1] - across[0];
  for (qsizetype n = 1; n < across.size(); ++n) QCOMPARE(across[n] - across[n - 1], stride);
  QVERIFY((QList<std::int64_t>{20, 50, 100}.contains(stride)));
}

void StageLabelsTest::namesOfRowsAndColumns() {
  Staged made = staged(shaped(12, 12, 4, 4, 4, false));
  auto facts = std::make_shared<StageFacts>(*made.facts);
  facts->labels.rows = {"s", "s", "s", "t", "t", "o", "o", "o", "p", "p", "p", "p"};
  facts->labels.columns = facts->labels.rows;
  const StageGeometry geometry = layOutStage(*facts, {}, Usual);
  QStringList names;
  for (const StageLabel& label : geometry.labels) {
    if (label.what == StageText::EntryName) names.append(label.text);
    if (label.what == StageText::EntryName && label.place.right() <= geometry.grid.view.left()) {
      QVERIFY(!label.place.intersects(geometry.strip(Tensor::Q).view));
    }
  }
  // Equal neighbours share a name, at both sides.
  QCOMPARE(names, QStringList({"s", "t", "o", "p", "s", "t", "o", "p"}));
  const auto texts = stageTexts(geometry, stageScene(*facts, *made.trace, 5));
  QVERIFY2(!has(texts, StageText::GridCaption), "the names stand in its place");
  for (qsizetype a = 0; a < texts.size(); ++a) {
    for (qsizetype b = 0; b < a; ++b) QVERIFY2(!texts[a].place.intersects(texts[b].place), qPrintable(texts[a].text));
  }
}

void StageLabelsTest::eachHatchHasItsWord_data() {
  QTest::addColumn<bool>("allMasks");
  QTest::addColumn<bool>("backward");
  QTest::addColumn<QStringList>("words");
  const QString causal = QStringLiteral("causal mask");
  QTest::newRow("one mask: its row shows it") << false << false << QStringList{};
  QTest::newRow("one mask, backward") << false << true << QStringList{causal};
  const QStringList all{causal, QStringLiteral("window"), QStringLiteral("other documents"),
                        QStringLiteral("block mask")};
  QTest::newRow("four masks") << true << false << all;
  QTest::newRow("four masks, backward") << true << true << all;
}

namespace {

ProblemSettings fourMasks() {
  ProblemSettings settings = lessonCausal();
  settings.window = {400, -1};
  std::vector<std::int64_t> labels;
  for (std::int64_t n = 0; n < 1024; ++n) labels.push_back(n / 300);
  settings.documents = Documents(labels, labels);
  settings.blockMask = randomBlocks(8, 16, 0.7, 3);
  return settings;
}

}  // namespace

void StageLabelsTest::eachHatchHasItsWord() {
  QFETCH(bool, allMasks);
  QFETCH(bool, backward);
  QFETCH(QStringList, words);
  ProblemSettings settings = allMasks ? fourMasks() : lessonCausal();
  settings.backward = backward;
  const Staged made = staged(settings);
  const StageGeometry geometry = layOutStage(*made.facts, {}, Wide);
  QStringList found;
  for (const TileSwatch& swatch : geometry.legend.tiles) {
    if (!swatch.why) continue;
    const auto beside = std::ranges::find_if(geometry.legend.labels, [&](const StageLabel& label) {
      return label.place.left() > swatch.rect.right() && label.place.left() < swatch.rect.right() + 10 &&
             std::abs(label.place.center().y() - swatch.rect.center().y()) < 3;
    });
    QVERIFY(beside != geometry.legend.labels.end());
    found.append(beside->text);
  }
  QVERIFY2(found.mid(0, words.size()) == words, qPrintable(found.join(u' ')));
  QCOMPARE(static_cast<std::size_t>(found.size()), words.isEmpty() ? 0 : made.facts->reasons.size());
}

void StageLabelsTest::regionsAreNamedWhereTheyHaveRoom() {
  const Staged made = staged(fourMasks());
  for (const QSizeF size : {Smallest, QSizeF(854, 510), Wide}) {
    const StageGeometry geometry = layOutStage(*made.facts, {}, size);
    QStringList named;
    for (const RegionPlace& region : geometry.regions) {
      for (const StageLabel& line : region.lines) {
        if (line.what == StageText::RegionWhy) named.append(line.text);
      }
      for (std::int64_t i = 0; i < made.facts->nr(); ++i) {
        for (const TileRun& run : made.facts->runs.row(i)) {
          const bool under = geometry.grid.rect({i, i + 1}, run.tiles).intersects(region.frame);
          QVERIFY2(!under || run.why == region.why, "a name lies on tiles that it is true of");
        }
      }
    }
    QVERIFY2(named.contains(QStringLiteral("causal mask")), qPrintable(named.join(u' ')));
    QVERIFY2(size != Wide || named.contains(QStringLiteral("window")), qPrintable(named.join(u' ')));
  }
}

/// Standard attention works on tiles of zeros too.
void StageLabelsTest::labelsOfRegionsLeaveTheTileAtHandInSight() {
  ProblemSettings settings = lessonCausal();
  settings.algorithm = Algorithm::Standard;
  for (const bool backward : {false, true}) {
    settings.backward = backward;
    const Staged made = staged(settings);
    const StageGeometry geometry = layOutStage(*made.facts, {}, Usual);
    QCOMPARE(geometry.regions.size(), qsizetype{1});
    std::int64_t hidden = 0;
    for (std::int64_t k = 0; k <= made.trace->eventCount(); ++k) {
      const StageScene scene = stageScene(*made.facts, *made.trace, k);
      const QList<RegionPlace> seen = regionsInSight(geometry, scene);
      hidden += seen.isEmpty() ? 1 : 0;
      QCOMPARE(has(stageTexts(geometry, scene), StageText::RegionCount), !seen.isEmpty());
      const auto tile = scene.nowTile();
      if (!tile || matrixAtHand(scene.kind, *scene.event) != (backward ? 0 : 1)) continue;
      for (const RegionPlace& region : seen) {
        QVERIFY(!region.frame.intersects(geometry.gridAt(backward ? 0 : 1).tileRect(*tile)));
      }
    }
    QVERIFY(0 < hidden && hidden < made.trace->eventCount() / 2);
  }
}

void StageLabelsTest::everyMatrixHasItsNumbersBesideIt() {
  ProblemSettings settings = lessonCausal();
  settings.algorithm = Algorithm::Standard;
  settings.backward = true;
  const Staged made = staged(settings);
  // Three in a row, and the third below the second.
  for (const QSizeF size : {QSizeF(1176, 870), QSizeF(680, 520)}) {
    const StageGeometry geometry = layOutStage(*made.facts, {}, size);
    for (int n = 0; n < 3; ++n) {
      const QRectF& view = geometry.gridAt(n).view;
      // Between them stand no more than the strips of the matrix, and its name.
      double top = view.top(), left = view.left();
      for (const StripPlace& strip : geometry.strips) {
        if (!strip.down && strip.view.left() == view.left() && strip.view.bottom() <= view.top()) {
          if (strip.view.top() > geometry.indexRowOf(n)) top = std::min(top, strip.view.top());
        } else if (strip.down && strip.view.top() == view.top() && strip.view.right() <= view.left()) {
          left = std::min(left, strip.view.left());
        }
      }
      QVERIFY(top < view.top() && top - geometry.indexRowOf(n) < 20);
      const bool isFirstInRow = n == 0 || geometry.gridAt(n - 1).view.top() != view.top();
      if (isFirstInRow) QVERIFY(left - geometry.indexColumnOf(n) > 0 && left - geometry.indexColumnOf(n) < 30);
      QCOMPARE(geometry.pill(true, 2, n).place.center().x(), geometry.indexColumnOf(n));
    }
  }
}

void StageLabelsTest::gridsSideBySideShareScaleAndTop() {
  std::deque<Staged> all;
  std::vector<const StageFacts*> runs;
  for (const Algorithm algorithm : {Algorithm::Standard, Algorithm::FlashAttention1, Algorithm::FlashAttention2}) {
    ProblemSettings settings = lessonCausal();
    settings.algorithm = algorithm;
    all.push_back(staged(settings));
    runs.push_back(all.back().facts.get());
  }
  for (const QSizeF size : {QSizeF(590, 470), QSizeF(393, 232), QSizeF(446, 412)}) {
    for (const StageArrangement arrangement : {StageArrangement::HbmAlone, StageArrangement::HbmBare}) {
      const std::vector<GridAlignment> alignments = alignedGrids(runs, {}, size, arrangement);
      std::vector<StageGeometry> stages;
      for (std::size_t n = 0; n < runs.size(); ++n) {
        stages.push_back(layOutHbmAlone(*runs[n], {}, size, arrangement, alignments[n]));
        QCOMPARE(stages[n].grid.view.top(), stages[0].grid.view.top());
        QVERIFY(stages[n].hbmCard.contains(stages[n].grid.view));
      }
      QCOMPARE(stages[1].grid.view.size(), stages[2].grid.view.size());
    }
  }
}

void StageLabelsTest::matricesTakeTheHeightThatIsThere() {
  ProblemSettings settings = lessonCausal();
  settings.algorithm = Algorithm::Standard;
  settings.backward = true;
  const Staged made = staged(settings);
  // The stage of a window of 1920 x 1080: beside the legend three matrices would be 256 px wide.
  const StageGeometry geometry = layOutStage(*made.facts, {}, QSizeF(1176, 870));
  QVERIFY2(geometry.grid.view.width() >= 300, qPrintable(QString::number(geometry.grid.view.width())));
  QVERIFY(geometry.legend.column.top() > geometry.grid.view.bottom());
  QVERIFY(!geometry.legend.work.isEmpty() && !geometry.legend.blocks.isEmpty());
  const auto texts = stageTexts(geometry, stageScene(*made.facts, *made.trace, 100));
  QVERIFY(has(texts, StageText::LoadedValues) && has(texts, StageText::StoredValues));
  noTextsMeet("backward, standard", made, 100, QSizeF(1176, 870));
}

void StageLabelsTest::noTextsMeetInFrontOfAClass_data() {
  QTest::addColumn<int>("problem");
  const auto problems = stageProblems();
  for (std::size_t n = 0; n < problems.size(); ++n) QTest::newRow(problems[n].name) << static_cast<int>(n);
}

void StageLabelsTest::noTextsMeetInFrontOfAClass() {
  QFETCH(int, problem);
  const Staged& staged = stagedOnce(stageProblems()[static_cast<std::size_t>(problem)].name);
  // 1280 x 720, 1024 x 768 and 1920 x 1080, less what stands below the stage.
  for (const QSizeF size : {QSizeF(1256, 520), QSizeF(600, 560), QSizeF(1896, 880)}) {
    const StageGeometry geometry =
        layOutStage(*staged.facts, Metrics{1, true}, size, {}, StageArrangement::Presented);
    const bool wide = size.width() > 1.6 * size.height();
    QCOMPARE(geometry.isBeside(), wide);
    QCOMPARE(geometry.free.isEmpty(), !wide);
    // What is free is at least enough for the figures and an equation.
    if (wide) QVERIFY(geometry.free.height() > 0.5 * size.height() && geometry.free.width() > 0.45 * size.width());
    QVERIFY(!geometry.free.intersects(geometry.sramCard) && !geometry.free.intersects(geometry.hbmCard));
    const std::int64_t end = staged.trace->eventCount();
    for (const std::int64_t k : {std::int64_t{0}, end / 3, end / 2, end}) {
      const QList<StageLabel> texts = stageTexts(geometry, stageScene(*staged.facts, *staged.trace, k));
      for (qsizetype a = 0; a < texts.size(); ++a) {
        const QString what = QStringLiteral("k = %1: “%2”").arg(k).arg(texts[a].text);
        QVERIFY2(QRectF(QPointF(0, 0), size).contains(texts[a].place), qPrintable(what + QStringLiteral(" leaves")));
        QVERIFY2(!geometry.free.intersects(texts[a].place), qPrintable(what));
        for (qsizetype b = 0; b < a; ++b) {
          QVERIFY2(!texts[a].place.intersects(texts[b].place),
                   qPrintable(what + QStringLiteral(" meets “%1”").arg(texts[b].text)));
        }
      }
    }
  }
}

QTEST_MAIN(StageLabelsTest)
#include "tst_stage_labels.moc"
