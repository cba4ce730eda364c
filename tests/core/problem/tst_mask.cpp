// SPDX-License-Identifier: MIT
/// The mask against the rule entry by entry, over every combination of the four masks.
#include "core/problem/mask.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "tests/core/problem/random_settings.h"
#include "tests/core/problem/visible_rule.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

constexpr int Problems = 8000;

TileKind kindOf(std::int64_t visible, std::int64_t all) {
  return visible == all ? TileKind::Full : visible == 0 ? TileKind::Skipped : TileKind::Partial;
}

/// A part of [0, total), not empty.
Range part(RandomSettings& random, std::int64_t total) {
  const std::int64_t begin = random.between(0, total - 1);
  return {begin, random.between(begin + 1, total)};
}

/// What query r sees among these keys, as runs that no visible key touches.
std::vector<Range> runsByRule(const VisibleRule& rule, std::int64_t r, Range keys) {
  std::vector<Range> runs;
  for (std::int64_t t = keys.begin; t < keys.end; ++t) {
    if (!rule(r, t)) continue;
    if (runs.empty() || runs.back().end < t) runs.push_back({t, t});
    runs.back().end = t + 1;
  }
  return runs;
}

std::vector<Range> runsOf(const Mask& mask, std::int64_t r, Range keys) {
  std::vector<Range> runs;
  mask.forEachVisibleRun(r, keys, [&runs](Range run) { runs.push_back(run); });
  return runs;
}

ProblemSettings square(std::int64_t tokens, std::int64_t block) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = tokens;
  settings.Br = settings.Bc = block;
  return settings;
}

}  // namespace

class TestMask : public QObject {
  Q_OBJECT

 private slots:
  void tilesAreThoseOfTheRule() {
    RandomSettings random(20'01, 40);
    std::array<int, 3> kinds{};
    std::map<SkipReason, int> reasons;
    for (int n = 0; n < Problems; ++n) {
      const ProblemSettings settings = random.nextOfFamily();
      const VisibleRule rule(settings);
      const Mask mask(*Problem::make(settings));
      bool agree = true;
      for (std::int64_t r = 0; r < settings.Tq; r += settings.Br) {
        const Range queries{r, std::min(r + settings.Br, settings.Tq)};
        for (std::int64_t t = 0; t < settings.Tk; t += settings.Bc) {
          const Range keys{t, std::min(t + settings.Bc, settings.Tk)};
          const std::int64_t visible = rule.entries(queries, keys);
          const TileKind wanted = kindOf(visible, queries.size() * keys.size());
          ++kinds[static_cast<std::size_t>(wanted)];
          agree = agree && mask.kind(queries, keys) == wanted && mask.visibleEntries(queries, keys) == visible;
          const auto reason = mask.skipReason(queries, keys);
          agree = agree && reason.has_value() == (wanted == TileKind::Skipped);
          if (!reason) continue;
          ++reasons[*reason];
          agree = agree && *reason == rule.reason(queries, keys);
        }
      }
      QVERIFY2(agree, qPrintable(text(settings)));
    }
    QVERIFY(std::all_of(kinds.begin(), kinds.end(), [](int times) { return times > 10'000; }));
    QCOMPARE(reasons.size(), std::size_t{5});
    for (const auto& [reason, times] : reasons) QVERIFY2(times > 200, word(reason).data());
  }

  void rectanglesAreThoseOfTheRule() {
    RandomSettings random(20'02, 40);
    for (int n = 0; n < Problems; ++n) {
      const ProblemSettings settings = random.nextOfFamily();
      const VisibleRule rule(settings);
      const Mask mask(*Problem::make(settings));
      for (int times = 0; times < 4; ++times) {
        const Range queries = part(random, settings.Tq), keys = part(random, settings.Tk);
        const std::int64_t visible = rule.entries(queries, keys);
        QVERIFY2(mask.kind(queries, keys) == kindOf(visible, queries.size() * keys.size()) &&
                     mask.visibleEntries(queries, keys) == visible,
                 qPrintable(text(settings)));
      }
    }
  }

  void rowsAreThoseOfTheRule() {
    RandomSettings random(20'03, 40);
    std::int64_t withoutKeys = 0;
    for (int n = 0; n < Problems; ++n) {
      const ProblemSettings settings = random.nextOfFamily();
      const VisibleRule rule(settings);
      const Mask mask(*Problem::make(settings));
      const Range all{0, settings.Tk}, some = part(random, settings.Tk), rows = part(random, settings.Tq);
      std::int64_t blind = 0, blindAmongRows = 0;
      bool agree = true;
      for (std::int64_t r = 0; r < settings.Tq; ++r) {
        for (std::int64_t t = 0; t < settings.Tk; ++t) agree = agree && mask.visible(r, t) == rule(r, t);
        const std::vector<Range> runs = runsByRule(rule, r, all);
        agree = agree && runsOf(mask, r, all) == runs && runsOf(mask, r, some) == runsByRule(rule, r, some);
        agree =
            agree && mask.seesAKey(r) == !runs.empty() && mask.rowsWithoutKeys({r, r + 1}) == (runs.empty() ? 1 : 0);
        agree = agree && mask.seesAKey(r, some) == !runsByRule(rule, r, some).empty();
        blind += runs.empty() ? 1 : 0;
        blindAmongRows += runs.empty() && rows.contains(r) ? 1 : 0;
      }
      QVERIFY2(agree && mask.rowsWithoutKeys({0, settings.Tq}) == blind && mask.rowsWithoutKeys(rows) == blindAmongRows,
               qPrintable(text(settings)));
      withoutKeys += blind;
    }
    QVERIFY(withoutKeys > 1000);
  }

  void aMaskThatMasksNothingSaysSo() {
    RandomSettings random(20'04, 30);
    for (int n = 0; n < 500; ++n) {
      const ProblemSettings settings = random.nextOfFamily();
      const Mask mask(*Problem::make(settings));
      const bool others = settings.documents || settings.blockMask;
      QCOMPARE(mask.isBandOnly(), !others);
      QCOMPARE(mask.masksAnything(), others || settings.causal || settings.window.isBounded());
    }
  }

  void bandKeysAreThoseOfCausalAndWindow() {
    RandomSettings random(20'05, 40);
    for (int n = 0; n < 500; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      const Mask whole(*Problem::make(settings));
      settings.documents = {};
      settings.blockMask = {};
      const VisibleRule rule(settings);
      for (std::int64_t r = 0; r < settings.Tq; ++r) {
        const std::vector<Range> runs = runsByRule(rule, r, {0, settings.Tk});
        const Range found = whole.bandKeys(r);
        QVERIFY2(runs.empty() ? found.empty() : runs.size() == 1 && found == runs.front(), qPrintable(text(settings)));
      }
    }
  }

  /// Comparing a tile's first key with its first query would call this tile skipped and drop keys 2 and 3 of row 3.
  void aTileBelowTheDiagonalOnlyAtItsLastRowIsPartial() {
    ProblemSettings settings = square(8, 4);
    settings.Bc = 2;
    settings.causal = true;
    const Mask mask(*Problem::make(settings));
    QVERIFY(mask.kind({0, 4}, {2, 4}) == TileKind::Partial);
    QVERIFY(mask.kind({0, 4}, {4, 6}) == TileKind::Skipped);
    QVERIFY(mask.kind({4, 8}, {2, 4}) == TileKind::Full);
    QVERIFY(mask.skipReason({0, 4}, {4, 6}) == SkipReason::Causal);
  }

  /// Each of the masks leaves tile (0, 1) empty; what is said is the first of those that do.
  void theFirstMaskThatSkipsAloneIsNamed() {
    ProblemSettings settings = square(8, 4);
    BlockMask blocks(2, 2);
    blocks.set(0, 1, false);
    const auto reason = [&settings] { return Mask(*Problem::make(settings)).skipReason({0, 4}, {4, 8}); };
    QVERIFY(!reason());
    settings.blockMask = blocks;
    QVERIFY(reason() == SkipReason::BlockMask);
    settings.documents = Documents({0, 0, 0, 0, 1, 1, 1, 1}, {0, 0, 0, 0, 1, 1, 1, 1});
    QVERIFY(reason() == SkipReason::Documents);
    settings.window = {2, 0};
    QVERIFY(reason() == SkipReason::Window);
    settings.causal = true;
    QVERIFY(reason() == SkipReason::Causal);
  }

  /// The window leaves the tile its corner, and the documents all but its corner.
  void twoMasksThatSkipTogetherAreACombination() {
    ProblemSettings settings = square(4, 2);
    settings.window = {1, 1};  // of tile (0, 1): entry (1, 2) alone
    settings.documents = Documents({0, 1, 0, 0}, {0, 1, 0, 0});
    const Mask mask(*Problem::make(settings));
    QVERIFY(mask.kind({0, 2}, {2, 4}) == TileKind::Skipped);
    QVERIFY(mask.skipReason({0, 2}, {2, 4}) == SkipReason::Combination);
  }

  /// The window stands around the shifted diagonal, not around that of the upper left corner.
  void aWindowFollowsTheAlignment() {
    ProblemSettings settings = square(6, 2);
    settings.Tq = 4;
    settings.window = {1, 0};
    settings.alignment = Alignment::BottomRight;
    const Mask mask(*Problem::make(settings));
    for (std::int64_t r = 0; r < 4; ++r) {
      const std::vector<Range> runs = runsOf(mask, r, {0, 6});
      QVERIFY(runs.size() == 1 && runs[0].begin == r + 1 && runs[0].end == r + 3);
    }
  }

  void kindsAndReasonsHaveWords() {
    QCOMPARE(word(TileKind::Full), std::string_view("full"));
    QCOMPARE(word(TileKind::Partial), std::string_view("partial"));
    QCOMPARE(word(TileKind::Skipped), std::string_view("skipped"));
    QCOMPARE(word(SkipReason::Causal), std::string_view("causal"));
    QCOMPARE(word(SkipReason::Window), std::string_view("window"));
    QCOMPARE(word(SkipReason::Documents), std::string_view("documents"));
    QCOMPARE(word(SkipReason::BlockMask), std::string_view("block-mask"));
    QCOMPARE(word(SkipReason::Combination), std::string_view("combination"));
  }
};

QTEST_APPLESS_MAIN(TestMask)
#include "tst_mask.moc"
