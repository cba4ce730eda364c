// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>

#include <QTest>

#include "app/views/inspector/entry_text.h"
#include "app/views/inspector/gradient_scene.h"
#include "core/problem/dropout.h"
#include "tests/app/views/inspector/family_runs.h"

using namespace tilewise;

namespace {

std::vector<TileScene> scenesAfter(const Way& way, EventKind kind, TileIndex tile, const QString& mask = {}) {
  const auto run = makeTestRun(familySettings(way, mask));
  Session session;
  session.setRun(run, positionAfter(*run, kind, tile));
  return figureScenes(*run, *shownState(session), session.event()->kind);
}

QStringList symbols(const std::vector<TileScene>& scenes) {
  QStringList list;
  for (const TileScene& scene : scenes) list << scene.first.symbol << scene.second.symbol;
  return list;
}

}  // namespace

class TestFamilyScenes : public QObject {
  Q_OBJECT

 private slots:
  /// Whatever is at hand, maps and strips have as many values as there are rows and columns, and every entry a text.
  void shapesAgreeAtEveryPosition_data() { addFamily(); }
  void shapesAgreeAtEveryPosition() {
    const auto run = fetchRun();
    Session session;
    session.setRun(run, 0);
    int shown = 0;
    for (qint64 position = 1; position <= session.stepCount(); ++position) {
      session.setPosition(position);
      const BlockState* state = shownState(session);
      if (!state) continue;
      for (const TileScene& scene : figureScenes(*run, *state, session.event()->kind)) {
        ++shown;
        QVERIFY(!scene.title.isEmpty() && !scene.subtitle.isEmpty() && scene.rows() > 0);
        for (const MapPlace place : {MapPlace::First, MapPlace::Second}) {
          const MapScene& map = scene.map(place);
          QVERIFY(!map.symbol.isEmpty() && !map.name.isEmpty() && !map.spokenName.isEmpty());
          QVERIFY(scene.columns(place) > 0);
          QVERIFY(entryText(scene, place, 0, 0, {}).startsWith(map.symbol));
          if (!map.values) continue;
          QCOMPARE(map.values->rows(), scene.rows());
          QCOMPARE(map.values->cols(), scene.columns(place));
        }
        for (const StripScene& strip : scene.strips) {
          if (strip.values) QCOMPARE(strip.values->size(), scene.rows());
        }
      }
    }
    QVERIFY(shown > 20);
  }

  /// Standard attention works on tiles that its mask hides as a whole.
  void whollyMaskedTilesSayWhatTheyHold() {
    const auto scenes = scenesAfter(Ways[3], EventKind::DP, {0, 1}, "causal");
    QVERIFY2(scenes[0].subtitle.startsWith("masked by the causal mask: zeros; "), qPrintable(scenes[0].subtitle));
    QVERIFY2(scenes[0].shortSubtitle.startsWith("masked: zeros; "), qPrintable(scenes[0].shortSubtitle));
  }

  void gradientsOfKeysTellTheRangeOfTheirColours() {
    const auto scenes = scenesAfter(Ways[4], EventKind::DK, {1, 1});
    const double last = scenes[2].first.scale.last;
    const QString text = entryText(scenes[2], MapPlace::First, 0, 0, {});
    QVERIFY2(text.endsWith(QStringLiteral(" · colours from −%1 to %1").arg(last)), qPrintable(text));
    QVERIFY(!entryText(scenes[1], MapPlace::First, 0, 0, {}).contains("colours"));
  }

  /// Values are said to be new right after the event that made them, and at no other time.
  void whatChangedIsMarked_data() { addFamily(); }
  void whatChangedIsMarked() {
    const auto run = fetchRun();
    Session session;
    session.setRun(run, 0);
    const std::map<EventKind, QString> makes{{EventKind::DP, "dP"},      {EventKind::DS, "dS"},
                                             {EventKind::DQAdded, "dQ"}, {EventKind::DK, "dK"},
                                             {EventKind::DV, "dV"},      {EventKind::WeightsRecomputed, "P"}};
    for (qint64 position = 1; position <= session.stepCount(); ++position) {
      session.setPosition(position);
      const BlockState* state = shownState(session);
      if (!state || run->pass() == Pass::Forward) continue;
      const auto made = makes.find(session.event()->kind);
      for (const TileScene& scene : figureScenes(*run, *state, session.event()->kind)) {
        for (const MapScene* map : {&scene.first, &scene.second}) {
          const bool isNew = made != makes.end() && made->second == map->symbol;
          QCOMPARE(map->changed, isNew);
          if (isNew) QVERIFY(map->values.has_value());
        }
      }
    }
  }

  void backwardHasThreeFigures() {
    const auto scenes = scenesAfter(Ways[4], EventKind::DQAdded, {1, 1});
    QCOMPARE(symbols(scenes), QStringList({"P", "dP", "dS", "dQ", "dK", "dV"}));
    QCOMPARE(scenes[0].stripNames(), QList<StripName>({StripName::D, StripName::Lse}));
    QVERIFY(scenes[2].rowsAreKeys);
    QCOMPARE(scenes[2].rows(), 4);
    QCOMPARE(scenes[2].columns(MapPlace::First), 3);
    QCOMPARE(scenes[2].columns(MapPlace::Second), 5);
    QCOMPARE(scenes[1].second.name, QStringLiteral("d*Q*_{1}"));
    QCOMPARE(entryText(scenes[2], MapPlace::Second, 1, 4, {}).left(8), QStringLiteral("dV(5, 4)"));
  }

  void fa1ShowsBothFactors() {
    const auto scenes = scenesAfter(Ways[1], EventKind::Rescaled, {1, 1});
    QCOMPARE(scenes.size(), std::size_t{1});
    QCOMPARE(scenes[0].stripNames(), QList<StripName>({StripName::MTile, StripName::MNew, StripName::Factor,
                                                       StripName::FactorTile, StripName::RowSum}));
    for (const StripScene& strip : scenes[0].strips) QVERIFY(strip.values.has_value());
  }

  void fa1BackwardHasItsOwnStatistics() {
    const auto scenes = scenesAfter(Ways[5], EventKind::DS, {1, 1});
    QCOMPARE(scenes[0].stripNames(), QList<StripName>({StripName::D, StripName::M, StripName::RowSum}));
    for (const StripScene& strip : scenes[0].strips) QVERIFY(strip.values.has_value());
  }

  void standardShowsWholeRows() {
    const auto run = makeTestRun(familySettings(Ways[0]));
    Session session;
    session.setRun(run, 0);
    const auto normalised = run->trace->next(0, [](const Event& event) { return event.kind == EventKind::Normalised; });
    session.setPosition(*normalised);
    const auto scenes = figureScenes(*run, *shownState(session), session.event()->kind);
    QCOMPARE(scenes.size(), std::size_t{1});
    QCOMPARE(scenes[0].title, QStringLiteral("Row block 0"));
    QCOMPARE(scenes[0].subtitle, QStringLiteral("queries\u00A00–2, all 10 keys"));
    QCOMPARE(scenes[0].columns(), 10);
    for (Index r = 0; r < 3; ++r) QVERIFY(std::abs(scenes[0].second.values->row(r).sum() - 1) < 1e-14);
  }

  void rowTermsShowWhatTheyAreMadeOf() {
    const auto run = makeTestRun(familySettings(Ways[4]));
    Session session;
    session.setRun(run, 4);
    QCOMPARE(session.event()->kind, EventKind::RowTerms);
    const auto scenes = figureScenes(*run, *shownState(session), session.event()->kind);
    QCOMPARE(symbols(scenes), QStringList({"dO", "O"}));
    QVERIFY(scenes[0].strip(StripName::D).changed && scenes[0].strip(StripName::D).values);
  }

  void droppedWeightsAreMarked() {
    const auto scenes = scenesAfter(Ways[2], EventKind::Exponentiated, {1, 1}, "scores");
    const Dropout dropout(makeTestRun(familySettings(Ways[2], "scores"))->problem);
    int count = 0;
    for (int r = 0; r < 3; ++r) {
      for (int c = 0; c < 4; ++c) {
        QCOMPARE(scenes[0].isDropped(MapPlace::Second, r, c), !dropout.kept(3 + r, 4 + c));
        QVERIFY(!scenes[0].isDropped(MapPlace::First, r, c));
        count += scenes[0].isDropped(MapPlace::Second, r, c) ? 1 : 0;
      }
    }
    QVERIFY(count > 0 && count < 12);
    QCOMPARE(scenes[0].second.caption, QStringLiteral("%1 dropped").arg(count));
  }

  void weightsAreRoundedAsAKernelRounds() {
    ProblemSettings settings = familySettings(Ways[2]);
    settings.precision = Precision::Float32;
    settings.storage = Storage::Bf16;
    const auto run = makeTestRun(settings);
    Session session;
    session.setRun(run, positionAfter(*run, EventKind::Accumulated, {1, 1}));
    const TileScene scene = figureScenes(*run, session.state(), session.event()->kind).front();
    for (const double value : scene.second.values->reshaped()) {
      QCOMPARE(static_cast<float>(Eigen::bfloat16(static_cast<float>(value))), static_cast<float>(value));
    }
    QVERIFY(!(scene.second.values->array() == session.state().P->array()).all());
    QCOMPARE(scene.second.caption, QStringLiteral("Weights, rounded"));
  }

  void everyMaskHasItsHatch() {
    QCOMPARE(scenesAfter(Ways[2], EventKind::MaskApplied, {1, 1}, "causal").front().hatch, HatchKind::Rising);
    QCOMPARE(scenesAfter(Ways[2], EventKind::MaskApplied, {1, 1}, "window").front().hatch, HatchKind::Falling);
    QCOMPARE(scenesAfter(Ways[2], EventKind::MaskApplied, {1, 1}, "documents").front().hatch, HatchKind::Crossed);
  }

  void everyMaskHasItsName() {
    const auto text = [](const QString& mask) {
      const auto run = makeTestRun(familySettings(Ways[2], mask));
      const auto skipped = run->trace->next(0, [](const Event& event) { return event.kind == EventKind::TileSkipped; });
      Session session;
      session.setRun(run, *skipped);
      const TileScene scene = figureScenes(*run, session.state(), session.event()->kind).front();
      return scene.subtitle + u'|' + scene.shortSubtitle + u'|' + entryText(scene, MapPlace::First, 0, 0, {});
    };
    QCOMPARE(text("window"),
             QStringLiteral("skipped: its first key 4 comes after key 3, where the window of query 2 ends|"
                            "skipped: outside the window|S(0, 4) · skipped by the window"));
    QVERIFY(text("causal").endsWith("skipped by the causal mask"));
    QCOMPARE(text("documents"), QStringLiteral("skipped: its queries and keys are of different documents|"
                                               "skipped: different documents|S(3, 8) · skipped by the documents"));
  }
};

QTEST_APPLESS_MAIN(TestFamilyScenes)
#include "tst_family_scenes.moc"
