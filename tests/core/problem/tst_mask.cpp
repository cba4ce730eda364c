// SPDX-License-Identifier: MIT
#include "core/problem/mask.h"

#include <QTest>

#include <algorithm>

#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// The rule itself, entry by entry.
bool rule(const ProblemSettings& settings, std::int64_t r, std::int64_t t) {
  if (!settings.causal) return true;
  const std::int64_t off = settings.alignment == Alignment::BottomRight ? settings.Tk - settings.Tq : 0;
  return t <= r + off;
}

std::int64_t entriesByRule(const ProblemSettings& settings, Range queries, Range keys) {
  std::int64_t visible = 0;
  for (std::int64_t r = queries.begin; r < queries.end; ++r) {
    for (std::int64_t t = keys.begin; t < keys.end; ++t) visible += rule(settings, r, t) ? 1 : 0;
  }
  return visible;
}

TileKind kindOf(std::int64_t visible, std::int64_t all) {
  return visible == all ? TileKind::Full : visible == 0 ? TileKind::Skipped : TileKind::Partial;
}

}  // namespace

class TestMask : public QObject {
  Q_OBJECT

 private slots:
  void kindsAndEntriesAreThoseOfTheRule() {
    RandomSettings random(20'01, 40);
    std::array<int, 3> seen{};
    for (int n = 0; n < 400; ++n) {
      const ProblemSettings settings = random.next();
      const Mask mask(*Problem::make(settings));
      bool agree = true;
      for (std::int64_t r = 0; r < settings.Tq; r += settings.Br) {
        const Range queries{r, std::min(r + settings.Br, settings.Tq)};
        for (std::int64_t t = 0; t < settings.Tk; t += settings.Bc) {
          const Range keys{t, std::min(t + settings.Bc, settings.Tk)};
          const std::int64_t visible = entriesByRule(settings, queries, keys);
          const TileKind wanted = kindOf(visible, queries.size() * keys.size());
          ++seen[static_cast<std::size_t>(wanted)];
          agree = agree && mask.kind(queries, keys) == wanted && mask.visibleEntries(queries, keys) == visible &&
                  mask.skipReason(queries, keys).has_value() == (wanted == TileKind::Skipped);
        }
      }
      QVERIFY2(agree, qPrintable(text(settings)));
    }
    QVERIFY(std::all_of(seen.begin(), seen.end(), [](int times) { return times > 1000; }));
  }

  void rowsAreThoseOfTheRule() {
    RandomSettings random(20'02, 40);
    std::int64_t withoutKeys = 0;
    for (int n = 0; n < 400; ++n) {
      const ProblemSettings settings = random.next();
      const Mask mask(*Problem::make(settings));
      std::int64_t empty = 0;
      bool agree = true;
      for (std::int64_t r = 0; r < settings.Tq; ++r) {
        const Range visible = mask.visibleKeys(r);
        for (std::int64_t t = 0; t < settings.Tk; ++t) {
          agree = agree && visible.contains(t) == rule(settings, r, t) && mask.visible(r, t) == rule(settings, r, t);
        }
        empty += visible.empty() ? 1 : 0;
        agree = agree && mask.rowsWithoutKeys({r, r + 1}) == (visible.empty() ? 1 : 0);
      }
      QVERIFY2(agree && mask.rowsWithoutKeys({0, settings.Tq}) == empty, qPrintable(text(settings)));
      QCOMPARE(mask.masksAnything(), settings.causal);
      withoutKeys += empty;
    }
    QVERIFY(withoutKeys > 100);
  }

  /// Comparing a tile's first key with its first query would call this tile skipped and drop keys 2 and 3 of row 3.
  void aTileBelowTheDiagonalOnlyAtItsLastRowIsPartial() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 8;
    settings.Br = 4;
    settings.Bc = 2;
    settings.causal = true;
    const Mask mask(*Problem::make(settings));
    QVERIFY(mask.kind({0, 4}, {2, 4}) == TileKind::Partial);
    QVERIFY(mask.kind({0, 4}, {4, 6}) == TileKind::Skipped);
    QVERIFY(mask.kind({4, 8}, {2, 4}) == TileKind::Full);
    QVERIFY(mask.skipReason({0, 4}, {4, 6}) == SkipReason::Causal);
  }

  void kindsAndReasonsHaveWords() {
    QCOMPARE(word(TileKind::Full), std::string_view("full"));
    QCOMPARE(word(TileKind::Partial), std::string_view("partial"));
    QCOMPARE(word(TileKind::Skipped), std::string_view("skipped"));
    QCOMPARE(word(SkipReason::Causal), std::string_view("causal"));
  }
};

QTEST_APPLESS_MAIN(TestMask)
#include "tst_mask.moc"
