// SPDX-License-Identifier: MIT
/// The parts in which products go over a tile.

#include "core/attention/tile_rules.h"

#include <QTest>

#include <vector>

#include "core/tiling/tile_grid.h"
#include "tests/core/attention/runs.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// How often each entry of a tile lies in a part; empty where a part lies outside of the tile or is empty.
class Cover {
 public:
  explicit Cover(const TilePlace& place)
      : m_place(place), m_times(static_cast<std::size_t>(place.queries.size() * place.keys.size())) {}

  void add(Range queries, Range keys) {
    const bool isInside = queries.begin >= 0 && queries.end <= m_place.queries.size() && keys.begin >= 0 &&
                          keys.end <= m_place.keys.size() && !queries.empty() && !keys.empty();
    if (!isInside) {
      m_isSound = false;
      return;
    }
    for (std::int64_t r = queries.begin; r < queries.end; ++r) {
      for (std::int64_t t = keys.begin; t < keys.end; ++t) ++m_times[index(r, t)];
    }
  }
  /// Every entry once at most, and each that is visible.
  bool isRight(const Mask& mask) const {
    bool right = m_isSound;
    for (std::int64_t r = 0; r < m_place.queries.size(); ++r) {
      for (std::int64_t t = 0; t < m_place.keys.size(); ++t) {
        const bool visible = mask.visible(m_place.queries.begin + r, m_place.keys.begin + t);
        right = right && m_times[index(r, t)] <= 1 && (!visible || m_times[index(r, t)] == 1);
      }
    }
    return right;
  }
  std::int64_t entries() const {
    std::int64_t sum = 0;
    for (const int times : m_times) sum += times;
    return sum;
  }

 private:
  std::size_t index(std::int64_t r, std::int64_t t) const {
    return static_cast<std::size_t>(r * m_place.keys.size() + t);
  }

  TilePlace m_place;
  std::vector<int> m_times;
  bool m_isSound = true;
};

}  // namespace

class TestTileRules : public QObject {
  Q_OBJECT

 private slots:
  void partsHoldAllThatIsVisible_data() {
    QTest::addColumn<bool>("causal");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("keys");
    QTest::newRow("no mask") << false << -1 << -1 << 150;
    QTest::newRow("causal") << true << -1 << -1 << 150;
    QTest::newRow("causal, more keys") << true << -1 << -1 << 201;
    QTest::newRow("causal, fewer keys") << true << -1 << -1 << 70;
    QTest::newRow("window") << false << 9 << 3 << 150;
    QTest::newRow("window of one key") << false << 0 << 0 << 150;
    QTest::newRow("causal window") << true << 40 << -1 << 150;
    QTest::newRow("window to the right") << false << -1 << 20 << 150;
  }
  void partsHoldAllThatIsVisible() {
    QFETCH(bool, causal);
    QFETCH(int, left);
    QFETCH(int, right);
    QFETCH(int, keys);
    ProblemSettings settings;
    settings.Tq = 150;
    settings.Tk = keys;
    settings.Br = 64;
    settings.Bc = 50;
    settings.causal = causal;
    settings.window = {left, right};
    const Problem problem = problemOf(settings);
    const Mask mask(problem);
    const TileGrid grid(problem);
    const TileRules<float> rules(problem);
    for (std::int64_t i = 0; i < grid.nr(); ++i) {
      for (std::int64_t j = 0; j < grid.nc(); ++j) {
        const TilePlace place{grid.queries(i), grid.keys(j), grid.kind({i, j})};
        if (place.kind == TileKind::Skipped) continue;
        Cover byQueries(place), byKeys(place);
        rules.forEachPartByQueries(place, [&byQueries](Range r, Range t) { byQueries.add(r, t); });
        rules.forEachPartByKeys(place, [&byKeys](Range t, Range r) { byKeys.add(r, t); });
        QVERIFY2(byQueries.isRight(mask) && byKeys.isRight(mask), qPrintable(QString("(%1, %2)").arg(i).arg(j)));
      }
    }
  }

  /// Of a tile on the diagonal less than two thirds are multiplied.
  void partsLeaveOutWhatIsHidden() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = settings.Br = settings.Bc = 96;
    settings.causal = true;
    const Problem problem = problemOf(settings);
    const TileRules<float> rules(problem);
    const TilePlace place{{0, 96}, {0, 96}, TileKind::Partial};
    Cover byQueries(place), byKeys(place);
    rules.forEachPartByQueries(place, [&byQueries](Range r, Range t) { byQueries.add(r, t); });
    rules.forEachPartByKeys(place, [&byKeys](Range t, Range r) { byKeys.add(r, t); });
    QVERIFY(byQueries.entries() < 96 * 64 && byKeys.entries() < 96 * 64);
  }
};

QTEST_APPLESS_MAIN(TestTileRules)
#include "tst_tile_rules.moc"
