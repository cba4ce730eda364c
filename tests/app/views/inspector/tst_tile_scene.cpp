// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/session.h"
#include "app/views/inspector/forward_scene.h"
#include "app/views/inspector/row_numbers.h"
#include "tests/app/views/inspector/naive_row.h"
#include "tests/app/views/inspector/small_run.h"

using namespace tilewise;

namespace {

/// Sums of at most ten products of numbers below 6: a few roundings of values below 100.
constexpr double Tolerance = 1e-12;

bool same(double value, double expected) {
  if (std::isinf(expected)) return value == expected;
  return std::abs(value - expected) <= Tolerance * std::max(1.0, std::abs(expected));
}

/// Which events of the tile at hand have happened.
struct Seen {
  bool scored = false, masked = false, maximum = false, weighted = false, rescaled = false, done = false;
  bool skipped = false, normalised = false, written = false;

  void take(const Event& event, const Event& before) {
    if (event.kind == EventKind::RowBlockBegin || (event.j && event.j != before.j)) *this = {};
    if (event.kind == EventKind::ScoreProduct) scored = true;
    if (event.kind == EventKind::MaskApplied) masked = true;
    if (event.kind == EventKind::RunningMaxUpdated) maximum = true;
    if (event.kind == EventKind::Exponentiated) weighted = true;
    if (event.kind == EventKind::Rescaled) rescaled = true;
    if (event.kind == EventKind::Accumulated) done = true;
    if (event.kind == EventKind::TileSkipped) skipped = true;
    if (event.kind == EventKind::Normalised) normalised = true;
    if (event.kind == EventKind::LseWritten) written = true;
  }
};

TileStage expectedStage(const Seen& seen, bool partial) {
  if (seen.written) return TileStage::Written;
  if (seen.normalised) return TileStage::Normalised;
  if (seen.skipped) return TileStage::Skipped;
  if (seen.done) return TileStage::Done;
  if (seen.rescaled) return TileStage::Rescaled;
  if (seen.weighted) return TileStage::Weighted;
  if (seen.maximum) return TileStage::MaxKnown;
  if (seen.scored) return seen.masked || !partial ? TileStage::Masked : TileStage::Scored;
  return TileStage::Loading;
}

void compareRow(const TileScene& scene, const BlockState& state, const Run& run, std::int64_t query, const Seen& seen) {
  const Mask& mask = run.trace->grid().mask();
  const NaiveRow naive = naiveRow(run.problem, *run.inputs, query, scene.keys.begin, scene.keys.end);
  const RowNumbers numbers = rowNumbers(state, mask, query);
  const Index r = query - scene.queries.begin;
  const double l = seen.done ? naive.lAfter() : seen.rescaled ? naive.lScaled() : naive.lBefore;
  QVERIFY(same((*scene.strip(StripName::M).values)(r), naive.m));
  QVERIFY(same(numbers.m, naive.m));
  QVERIFY(same((*scene.strip(StripName::RowSum).values)(r), l));
  QVERIFY(same(numbers.l, l));
  QVERIFY(same(numbers.lBefore, naive.lBefore));
  QVERIFY(same(numbers.mNow, seen.done ? naive.mNew : naive.m));
  if (seen.scored) QVERIFY(same(*numbers.rowMax, naive.rowMax));
  if (seen.maximum) QVERIFY(same((*scene.strip(StripName::MNew).values)(r), naive.mNew));
  if (seen.maximum) QVERIFY(same(*numbers.mNew, naive.mNew));
  if (seen.weighted) QVERIFY(same(*numbers.rowSum, naive.rowSum));
  if (seen.rescaled) QVERIFY(same((*scene.strip(StripName::Factor).values)(r), naive.f));
  if (seen.rescaled) QVERIFY(same(*numbers.factor, naive.f));
  for (std::size_t k = 0; k < naive.OBefore.size(); ++k) {
    const double O = seen.done ? naive.OAfter(k) : seen.rescaled ? naive.OScaled(k) : naive.OBefore[k];
    QVERIFY(same(numbers.OBefore(static_cast<Index>(k)), naive.OBefore[k]));
    QVERIFY(same(numbers.O_acc(static_cast<Index>(k)), O));
    if (seen.weighted) QVERIFY(same((*numbers.PV)(static_cast<Index>(k)), naive.PV[k]));
    if (seen.normalised && l > 0) QVERIFY(same((*numbers.O)(static_cast<Index>(k)), O / l));
  }
  if (seen.written && l > 0) QVERIFY(same(*numbers.lse, numbers.mNow + std::log(l)));
  const bool seesHere = std::find(naive.visible.begin(), naive.visible.end(), true) != naive.visible.end();
  QCOMPARE(numbers.seesKeyHere, seesHere);
  for (std::size_t c = 0; c < naive.S.size(); ++c) {
    QCOMPARE(scene.isVisible(static_cast<int>(r), static_cast<int>(c)) || scene.isSkipped,
             naive.visible[c] || scene.isSkipped);
    const bool hidden = seen.masked && !naive.visible[c];
    const double S = hidden ? -std::numeric_limits<double>::infinity() : naive.S[c];
    if (seen.scored) QVERIFY(same((*scene.first.values)(r, static_cast<Index>(c)), S));
    if (seen.weighted) QVERIFY(same((*scene.second.values)(r, static_cast<Index>(c)), naive.P[c]));
  }
}

void compareNames(const TileScene& scene, EventKind kind) {
  using enum EventKind;
  QCOMPARE(scene.first.changed, kind == ScoreProduct || kind == MaskApplied);
  QCOMPARE(scene.second.changed, kind == Exponentiated);
  QVERIFY(!scene.strip(StripName::M).changed);
  QCOMPARE(scene.strip(StripName::MNew).changed, kind == RunningMaxUpdated);
  QCOMPARE(scene.strip(StripName::Factor).changed, kind == Rescaled);
  QCOMPARE(scene.strip(StripName::RowSum).changed, kind == Rescaled || kind == Accumulated);
}

}  // namespace

class TestTileScene : public QObject {
  Q_OBJECT

 private slots:
  void everyPositionHoldsTheNaiveValues_data() {
    QTest::addColumn<bool>("causal");
    QTest::addColumn<bool>("bottomRight");
    QTest::addColumn<int>("queries");
    QTest::newRow("no mask") << false << false << 7;
    QTest::newRow("causal, top left") << true << false << 7;
    QTest::newRow("causal, bottom right") << true << true << 7;
    QTest::newRow("causal, bottom right, rows without keys") << true << true << 14;
  }
  void everyPositionHoldsTheNaiveValues() {
    QFETCH(bool, causal);
    QFETCH(bool, bottomRight);
    QFETCH(int, queries);
    ProblemSettings settings = unevenSettings();
    settings.Tq = queries;
    settings.causal = causal;
    settings.alignment = bottomRight ? Alignment::BottomRight : Alignment::TopLeft;
    const auto run = makeTestRun(settings);
    Session session;
    session.setRun(run, 0);
    Seen seen;
    Event before;
    for (qint64 position = 1; position <= session.stepCount(); ++position) {
      session.setPosition(position);
      const Event event = *session.event();
      seen.take(event, before);
      if (event.j || event.kind == EventKind::RowBlockBegin) before = event;
      const BlockState* state = session.inspectedState();
      if (!state || !state->j) continue;
      const TileScene scene = tileScene(*run, *state, event.kind);
      QCOMPARE(scene.queries, (Range{*event.i * 3, std::min<std::int64_t>(*event.i * 3 + 3, queries)}));
      QCOMPARE(scene.keys, (Range{*state->j * 4, std::min<std::int64_t>(*state->j * 4 + 4, 10)}));
      QCOMPARE(scene.title, QStringLiteral("Tile (%1, %2)").arg(*event.i).arg(*state->j));
      QCOMPARE(scene.first.values.has_value(), seen.scored);
      QCOMPARE(scene.second.values.has_value(), seen.weighted);
      QCOMPARE(scene.strip(StripName::MNew).values.has_value(), seen.maximum);
      QCOMPARE(scene.strip(StripName::Factor).values.has_value(), seen.rescaled);
      QCOMPARE(scene.isSkipped, seen.skipped);
      compareNames(scene, event.kind);
      const bool partial = run->trace->grid().kind({*state->i, *state->j}) == TileKind::Partial;
      QCOMPARE(int(stageOf(*state, run->trace->grid().mask())), int(expectedStage(seen, partial)));
      for (std::int64_t query = scene.queries.begin; query < scene.queries.end; ++query) {
        compareRow(scene, *state, *run, query, seen);
        if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("query %1, step %2").arg(query).arg(position)));
      }
    }
  }

  void nothingIsNewInATileThatIsNotThePresentOne() {
    const auto run = makeTestRun(unevenSettings());
    Session session;
    session.setRun(run, positionAfter(*run, EventKind::Accumulated, {0, 1}));
    const TileScene scene = tileScene(*run, *session.inspectedState(), std::nullopt);
    QVERIFY(!scene.first.changed && !scene.second.changed && !scene.grownNow);
    for (const StripScene& strip : scene.strips) QVERIFY(!strip.changed);
  }

  void headerSaysWhy_data() {
    QTest::addColumn<bool>("bottomRight");
    QTest::addColumn<int>("queries");
    QTest::addColumn<int>("i");
    QTest::addColumn<int>("j");
    QTest::addColumn<QString>("text");
    QTest::newRow("full") << false << 7 << 2 << 0 << "full; queries\u00A06, keys\u00A00–3";
    QTest::newRow("partial") << false << 7 << 0 << 0 << "partial; queries\u00A00–2, keys\u00A00–3";
    QTest::newRow("skipped") << false << 7 << 0 << 1 << "skipped: its first key 4 comes after the last query 2";
    QTest::newRow("skipped, shifted corner")
        << true << 7 << 0 << 2 << "skipped: its first key 8 comes after key 5, the last that query 2 sees";
    QTest::newRow("skipped, no key at all") << true << 14 << 0 << 0 << "skipped: its last query 2 sees no key";
  }
  void headerSaysWhy() {
    QFETCH(bool, bottomRight);
    QFETCH(int, queries);
    QFETCH(int, i);
    QFETCH(int, j);
    QFETCH(QString, text);
    ProblemSettings settings = unevenSettings();
    settings.causal = true;
    settings.Tq = queries;
    settings.alignment = bottomRight ? Alignment::BottomRight : Alignment::TopLeft;
    const auto run = makeTestRun(settings);
    Session session;
    session.setRun(run, 0);
    session.chooseTile(TileIndex{i, j});
    QCOMPARE(tileScene(*run, *session.inspectedState(), std::nullopt).subtitle, text);
  }

  void indicesOfTwoDigitsAreKeptApart() {
    ProblemSettings settings = unevenSettings();
    settings.Tk = 48;
    const auto run = makeTestRun(settings);
    Session session;
    session.setRun(run, 0);
    session.chooseTile(TileIndex{1, 11});
    const TileScene scene = tileScene(*run, *session.inspectedState(), std::nullopt);
    QCOMPARE(scene.first.name, QStringLiteral("*S*_{1,11}"));
    QCOMPARE(scene.second.name, QStringLiteral("*P~*_{1,11}"));
    QCOMPARE(scene.first.spokenName, QStringLiteral("Scores S, tile (1, 11)"));
  }

  void growthIsCountedAsTheEventCountsIt() {
    const auto run = makeTestRun(unevenSettings());
    Session session;
    session.setRun(run, 0);
    int compared = 0;
    for (qint64 position = 1; position <= session.stepCount(); ++position) {
      session.setPosition(position);
      if (session.event()->kind != EventKind::RunningMaxUpdated) continue;
      const BlockState& state = *session.inspectedState();
      const TileScene scene = tileScene(*run, state, session.event()->kind);
      QVERIFY(scene.grownNow);
      const bool first = *state.j == 0;
      const std::int64_t count = first ? state.queries.size() : state.figures.rows;
      QCOMPARE(scene.grownCount, QStringLiteral("%1 of %2").arg(count).arg(state.queries.size()));
      QCOMPARE(scene.grownText, first ? QStringLiteral("rows begin") : QStringLiteral("rows grew"));
      ++compared;
    }
    QCOMPARE(compared, 9);
  }

  void scalesHoldEveryValueThatIsSeen() {
    const auto run = makeTestRun(unevenSettings());
    Session session;
    session.setRun(run, positionAfter(*run, EventKind::Accumulated, {1, 1}));
    const TileScene scene = tileScene(*run, *session.inspectedState(), std::nullopt);
    const double largest = scene.first.values->cwiseAbs().maxCoeff();
    QVERIFY(scene.first.scale.last >= largest && scene.first.scale.first == -scene.first.scale.last);
    QCOMPARE(scene.second.scale, (HeatScale{0, 1}));
    QCOMPARE(scene.strip(StripName::M).scale, scene.strip(StripName::MNew).scale);
    QVERIFY(scene.strip(StripName::MNew).scale.last >= scene.strip(StripName::MNew).values->maxCoeff());
    QVERIFY(scene.strip(StripName::RowSum).scale.last >= scene.strip(StripName::RowSum).values->maxCoeff());
    QVERIFY(scene.strip(StripName::Factor).scale.last <= scene.strip(StripName::Factor).values->minCoeff());
  }

  void firstTileHasNoFactorsToColour() {
    const auto run = makeTestRun(unevenSettings());
    Session session;
    session.setRun(run, positionAfter(*run, EventKind::Rescaled, {0, 0}));
    const TileScene scene = tileScene(*run, *session.inspectedState(), std::nullopt);
    for (const std::uint8_t blank : scene.strip(StripName::Factor).blank) QCOMPARE(int(blank), 1);
    for (const std::uint8_t blank : scene.strip(StripName::M).blank) QCOMPARE(int(blank), 1);
    for (const std::uint8_t blank : scene.strip(StripName::MNew).blank) QCOMPARE(int(blank), 0);
  }
};

QTEST_APPLESS_MAIN(TestTileScene)
#include "tst_tile_scene.moc"
