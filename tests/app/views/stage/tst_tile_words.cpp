// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/stage/tile_words.h"
#include "core/replay/replay.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;

class TileWordsTest : public QObject {
  Q_OBJECT

 private slots:
  void namesForScreenReaders();
  void tipsSayKindStateAndRanges();
  void tipsOfEntries();
  void whyATileIsSkipped();
  void standardComputesEveryTile();
  void tipsOfStrips();
};

void TileWordsTest::namesForScreenReaders() {
  const Staged& lesson = stagedOnce("the lesson, causal");
  const StageScene scene = stageScene(*lesson.facts, *lesson.trace, 190);
  QCOMPARE(tileName(*lesson.facts, scene, TileIndex{3, 5}), QStringLiteral("Tile (3, 5), full, now"));
  QCOMPARE(tileName(*lesson.facts, scene, TileIndex{0, 0}), QStringLiteral("Tile (0, 0), partial, done"));
  QCOMPARE(tileName(*lesson.facts, scene, TileIndex{0, 9}), QStringLiteral("Tile (0, 9), skipped, passed"));
  QCOMPARE(tileName(*lesson.facts, scene, TileIndex{3, 9}), QStringLiteral("Tile (3, 9), skipped, to come"));
  QCOMPARE(tileName(*lesson.facts, scene, std::nullopt), QStringLiteral("Score grid, 8 × 16 tiles"));
}

void TileWordsTest::tipsSayKindStateAndRanges() {
  const Staged& lesson = stagedOnce("the lesson, causal");
  const StageScene scene = stageScene(*lesson.facts, *lesson.trace, 190);
  QCOMPARE(tileTip(*lesson.facts, scene, {3, 5}),
           QStringLiteral("Tile (3, 5), full, now\nqueries 384–511, keys 320–383"));
  QCOMPARE(tileTip(*lesson.facts, scene, {0, 0}),
           QStringLiteral("Tile (0, 0), partial, done\nqueries 0–127, keys 0–63\n6,176 of 8,192 entries are visible"));
  QCOMPARE(tileTip(*lesson.facts, scene, {3, 9}),
           QStringLiteral("Tile (3, 9), skipped, to come\nqueries 384–511, keys 576–639\nskipped: its first key 576 comes after the last query 511"));
}

void TileWordsTest::tipsOfEntries() {
  const Staged tiny = staged(shaped(8, 8, 4, 4, 2, true));
  auto facts = std::make_shared<StageFacts>(*tiny.facts);
  facts->labels.rows = facts->labels.columns = {"a", "b", "c", "d", "e", "f", "g", "h"};
  facts->labels.rowsLong = {"0.1 s, a", "0.2 s, b"};
  const Inputs inputs = makeInputs(tiny.problem);
  const RunResult result = resultOf(tiny.problem, inputs);
  const auto replay = makeReplay(tiny.problem, inputs, result, *tiny.trace);
  const std::int64_t k = tiny.trace->positionsOf(TileIndex{0, 0}).end;
  const StageScene scene = stageScene(*facts, *tiny.trace, k);
  const auto heat = tileHeat(replay->stateAt(k), facts->grid.mask());
  const auto lastLine = [&](GridPlace::Entry entry, const TileHeat* values) {
    return tileTip(*facts, scene, facts->grid.tileAt(entry.query, entry.key), entry, values).section(u'\n', -1);
  };
  QCOMPARE(lastLine({0, 0}, &*heat), QStringLiteral("row 0 “0.1 s, a”, column 0 “a”: weight, not normalised, 1.0000"));
  QCOMPARE(lastLine({0, 1}, &*heat), QStringLiteral("row 0 “0.1 s, a”, column 1 “b”: masked"));
  // What is missing is said.
  const QString toCome = QStringLiteral("row 5 “f”, column 3 “d”: not computed yet");
  QCOMPARE(lastLine({5, 3}, &*heat), toCome);
  QCOMPARE(lastLine({5, 3}, nullptr), toCome);
  const StageScene end = stageScene(*facts, *tiny.trace, tiny.trace->eventCount());
  const auto atEnd = [&](const MadeAnew& anew) {
    return tileTip(*facts, end, facts->grid.tileAt(5, 3), GridPlace::Entry{5, 3}, nullptr, anew).section(u'\n', -1);
  };
  QCOMPARE(atEnd({Tensor::S, 0.25}), QStringLiteral("row 5 “f”, column 3 “d”: score 0.2500, made anew from Q and K"));
  QCOMPARE(atEnd({}), QStringLiteral("row 5 “f”, column 3 “d”: computed, but not at hand at this step"));
}

void TileWordsTest::whyATileIsSkipped() {
  const auto whyOf = [](const char* name, TileIndex tile) { return whyNot(*stagedOnce(name).facts, tile); };
  QCOMPARE(whyOf("the lesson, causal", {0, 9}), QStringLiteral("It is skipped: causal mask."));
  QCOMPARE(whyOf("the lesson, causal", {3, 5}), QString());
  QCOMPARE(whyOf("FA-2, window", {0, 4}), QStringLiteral("It is skipped: window."));
  QCOMPARE(whyOf("FA-2, documents", {0, 4}), QStringLiteral("It is skipped: other documents."));
}

void TileWordsTest::standardComputesEveryTile() {
  const Staged& made = stagedOnce("standard, causal");
  const StageScene scene = stageScene(*made.facts, *made.trace, 0);
  QCOMPARE(tileName(*made.facts, scene, TileIndex{0, 4}),
           QStringLiteral("Tile (0, 4), all masked, computed all the same, to come"));
  QCOMPARE(whyNot(*made.facts, TileIndex{0, 4}), QStringLiteral("All its entries are masked: causal mask."));
}

void TileWordsTest::tipsOfStrips() {
  const Staged& made = stagedOnce("backward, FA-2");
  const StageScene start = stageScene(*made.facts, *made.trace, 0);
  QCOMPARE(stripTip(*made.facts, start, Tensor::dQ, 4),
           QStringLiteral("dQ block 4, not written yet\nqueries 20–21, 2 × 4\u00A0values\n0 of 5 parts summed"));
  QCOMPARE(stripTip(*made.facts, start, Tensor::dV, 4, StripEntry{33, 5, {}}),
           QStringLiteral("dV block 4, not written yet\nkeys 32–33, 2 × 6\u00A0values\nrow 33, column 5"));
  QCOMPARE(stripTip(*made.facts, start, Tensor::lse, 0, StripEntry{3, 0, 1.25}),
           QStringLiteral("lse block 0, in HBM\nqueries 0–4, 5\u00A0values\nrow 3: 1.2500"));
}

QTEST_APPLESS_MAIN(TileWordsTest)
#include "tst_tile_words.moc"
