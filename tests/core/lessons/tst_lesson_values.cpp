// SPDX-License-Identifier: MIT
/// Quantities, held against what is known of the lesson's sizes and against the modules that compute them.
#include "core/lessons/lesson_values.h"

#include <cmath>

#include <QTest>

#include "core/attention/summary.h"
#include "core/replay/row_history.h"
#include "tests/core/lessons/lesson_builder.h"

using namespace tilewise;
using namespace tilewise::testing;
using nlohmann::json;

namespace {

const json Causal = {{"preset", "lesson-causal"}};

Expected<double> valueOf(const json& setup, const json& at, const std::string& text) {
  const auto lesson = lessonOf(oneStep(setup, at));
  if (!lesson) return tl::unexpected(lesson.error());
  const auto expression = parseExpression(text, "e");
  if (!expression) return tl::unexpected(expression.error());
  LessonWatch watch;
  LessonValues values(*lesson, watch);
  return values.value(*expression, 0, "e");
}

json tileEvent(const char* event, int i, int j) { return {{"event", event}, {"tile", {i, j}}}; }

}  // namespace

class TestLessonValues : public QObject {
  Q_OBJECT

 private slots:
  /// The known figures of the lesson: T = 1024, d = 64, blocks of 128 x 64.
  void countsOfTheLesson_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    const auto row = [](const char* preset, const char* text, double value) {
      QTest::newRow(text) << preset << text << value;
    };
    row("lesson-causal", "tiles.total", 128);
    row("lesson-causal", "tiles.visited", 72);
    row("lesson-causal", "tiles.partial", 16);
    row("lesson-causal", "tiles.skipped", 56);
    row("lesson-causal", "tiles.full", 56);
    row("lesson-causal", "nr * nc", 128);
    row("lesson-causal", "run.values", 721920);
    row("lesson-causal", "counted.values", 721920);
    row("lesson-causal", "model.values", 721920);
    row("lesson-causal", "run.bytes", 1445888);
    row("lesson-causal", "run.values(tensor=K, direction=load)", 294912);
    row("lesson-causal", "run.values(tensor=K, direction=store)", 0);
    row("lesson-causal", "run.copies(tensor=Q)", 8);
    row("lesson-causal", "run.events", 632);
    row("lesson-causal", "run.events(kind=tile-skipped)", 56);
    row("lesson-causal", "run.events(kind=load, tensor=V)", 72);
    row("lesson-causal", "tile.skipped(i=3, j=8)", 1);
    row("lesson-causal", "tile.partial(i=3, j=7)", 1);
    row("lesson-causal", "tile.full(i=3, j=5)", 1);
    row("lesson-causal", "tile.visible(i=3, j=6) + 2016", 8192);
    row("lesson-causal", "query_block.visited(i=3)", 8);
    row("lesson-causal", "key_block.visited(j=15)", 1);
    row("lesson-causal", "row.keys(row=414)", 415);
    row("lesson-causal", "entries.visible", 1024 * 1025 / 2);
    row("lesson-causal", "fault.tiles_lost(fault=skip-first-with-first)", 8);
    row("lesson-causal", "fault.pairs_lost(fault=skip-first-with-first)", 16640);
    row("lesson-causal", "fault.rows_wrong(fault=skip-first-with-first)", 512);
    row("lesson-causal", "block.last_query(i=3)", 511);
    row("lesson-causal", "error.max <= error.bound", 1);
    row("lesson", "run.values", 1180672);
    row("lesson", "model.values(pass=standard)", 4456448);
    row("lesson", "model.values(pass=fa1)", 3342336);
    row("lesson", "model.values(pass=fa2-backward)", 4621312);
    row("lesson", "model.floor", 4 * 1024 * 64);
    row("lesson", "held.values(algorithm=standard)", 2 * 1024 * 1024);
    row("lesson", "held.values(algorithm=fa2)", 1024);
    row("lesson", "sram.values", 128 * 64 + 2 * 64 * 64 + 128 * 64 + 128 * 64 + 2 * 128);
    row("lesson", "sram.capacity_bytes", 232448);
    row("lesson", "sram.fits", 1);
    row("lesson", "rule.br(sram=8192)", 32);
    row("lesson", "scale * scale", 1.0 / 64);
    row("lesson", "curve.asymptote(pass=fa1)", 12);
    row("lesson-backward", "run.events", 1152);
    row("lesson-backward", "kept.values(algorithm=fa2)", 0);
    row("grouped-heads", "kv_head", 1);
    row("cross-attention", "offset", 112);
    row("dropout", "dropout.kept(row=0, key=0) * (1 - dropout.kept(row=0, key=0))", 0);
  }
  void countsOfTheLesson() {
    QFETCH(QString, preset);
    QFETCH(QString, text);
    QFETCH(double, value);
    const auto computed = valueOf({{"preset", preset.toStdString()}}, "end", text.toStdString());
    QVERIFY2(computed, qPrintable(lineOf(computed)));
    QCOMPARE(*computed, value);
  }

  void curvesOfThePapers() {
    const json setup = {{"problem", {{"tq", 4096}, {"tk", 4096}}}};
    QCOMPARE(*valueOf(setup, "start", "curve.values(sram=100000)"), 6295552.0);
    QCOMPARE(*valueOf(setup, "start", "curve.values(sram=100000, pass=fa1)"), 9355264.0);
    QCOMPARE(*valueOf(setup, "start", "curve.crossing(pass=fa2)"), 7937.0);
    QCOMPARE(*valueOf(setup, "start", "curve.crossing(pass=fa1)"), 12289.0);
  }

  void positionsAreFound_data() {
    QTest::addColumn<QString>("at");
    QTest::addColumn<int>("position");
    const auto row = [](const char* name, const json& at, int position) {
      QTest::newRow(name) << QString::fromStdString(at.dump()) << position;
    };
    row("start", "start", 0);
    row("end", "end", 632);
    row("a number", 17, 17);
    row("in a tile", tileEvent("rescaled", 3, 5), 190);
    json before = tileEvent("rescaled", 3, 5);
    before["before"] = true;
    row("before it", before, 189);
    row("the first", {{"event", "row-block-begin"}}, 1);
    row("the second of its kind", {{"event", "load"}, {"nth", 2}}, 3);
    row("of a tensor", {{"event", "store"}, {"tensor", "lse"}, {"nth", 8}}, 631);
    row("of a row of tiles", {{"event", "row-block-end"}, {"query_block", 7}}, 632);
  }
  void positionsAreFound() {
    QFETCH(QString, at);
    QFETCH(int, position);
    const auto lesson = lessonOf(oneStep(Causal, json::parse(at.toStdString())));
    QVERIFY2(lesson, qPrintable(lineOf(lesson)));
    LessonWatch watch;
    LessonValues values(*lesson, watch);
    const auto found = values.positionOf(0);
    QVERIFY2(found, qPrintable(lineOf(found)));
    QCOMPARE(*found, std::int64_t{position});
  }

  void aStepKeepsThePlaceOfTheOneBefore() {
    json file = oneStep(Causal, 190);
    file["steps"].push_back({{"id", "b"}, {"title", "B"}, {"text", "x"}});
    file["steps"].push_back({{"id", "c"}, {"title", "C"}, {"text", "x"}, {"setup", {{"preset", "lesson"}}}});
    const auto lesson = lessonOf(file);
    LessonWatch watch;
    LessonValues values(*lesson, watch);
    QCOMPARE(*values.positionOf(1), std::int64_t{190});
    QCOMPARE(*values.positionOf(2), std::int64_t{0});
    const auto other = parseExpression("tiles.visited(step=a) + tiles.visited(step=c)", "e");
    QCOMPARE(*values.value(*other, 1, "e"), 72.0 + 128.0);
  }

  /// What a row holds is what its history says, which comes another way.
  void numbersOfARow() {
    const auto lesson = lessonOf(oneStep(Causal, tileEvent("accumulated", 3, 5)));
    LessonWatch watch;
    LessonValues values(*lesson, watch);
    LessonStage& stage = **values.stageOf(0);
    const HbmInputs hbm(stage.problem(), stage.inputs());
    const auto history = forwardHistory(stage.problem(), stage.inputs(), hbm, stage.trace(), 414);
    const auto value = [&values](const char* text) { return *values.value(*parseExpression(text, "e"), 0, "e"); };
    QVERIFY(value("row.m(row=414)") == history[5].m);
    QVERIFY(value("row.l(row=414)") == history[5].l);
    QVERIFY(value("row.factor(row=414)") == history[5].factor);
    QVERIFY(value("row.m_before(row=414)") == history[4].m);
    QVERIFY(value("row.max(row=414)") == history[5].rowMax);
    QVERIFY(value("entry(tensor=O, row=414, column=7)") ==
            (*values.stageOf(0))->stateAt(*values.positionOf(0)).now.O_acc(414 - 384, 7));
    const Summary seen = summaryOf(stage.problem(), stage.inputs(), 414, {0, 384});
    QVERIFY(value("summary.m(row=414, first=0, last=383)") == seen.m);
    QVERIFY(value("summary.output(row=414, column=3, last=383)") == seen.output()(3));
    QVERIFY(value("summary.m(row=414)") >= seen.m);
  }

  void resultsAreThoseOfTheRun() {
    const auto lesson = lessonOf(oneStep({{"preset", "tiny"}, {"problem", {{"backward", true}}}}, "end"));
    LessonWatch watch;
    LessonValues values(*lesson, watch);
    LessonStage& stage = **values.stageOf(0);
    RunControl control;
    const auto result = run(stage.problem(), stage.inputs(), control);
    const auto value = [&values](const char* text) { return *values.value(*parseExpression(text, "e"), 0, "e"); };
    QVERIFY(value("output(tensor=O, row=5, column=2)") == result->O(5, 2));
    QVERIFY(value("output(tensor=lse, row=5)") == result->lse(5));
    QVERIFY(value("output(tensor=dK, row=1, column=3)") == result->backward->gradients.dK(1, 3));
  }

  /// The factor that the event reports, in the row that it reports.
  void anArgumentMayBeAQuantity() {
    const auto difference = valueOf(Causal, tileEvent("rescaled", 3, 5), "row.factor(row=event.row) - event.factor");
    QVERIFY2(difference, qPrintable(lineOf(difference)));
    QCOMPARE(*difference, 0.0);
  }

  void refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("says");
    QTest::newRow("an unknown name") << "tiles.lost" << "unknown-name" << "tiles.lost";
    QTest::newRow("an unknown argument") << "tq(row=1)" << "unknown-name" << "no argument";
    QTest::newRow("a missing argument") << "row.m" << "missing" << "row.m(row=...)";
    QTest::newRow("a row beyond") << "row.m(row=1024)" << "out-of-range" << "0 to 1023";
    QTest::newRow("a row of a word") << "row.m(row=last)" << "not-a-number" << "last";
    QTest::newRow("a row that is not at hand") << "row.m(row=3)" << "missing" << "m of row 3 at step 190 of 632";
    QTest::newRow("an entry that is not on chip") << "entry(tensor=dS, row=414, column=320)" << "missing" << "dS";
    QTest::newRow("an unknown tensor") << "run.values(tensor=X)" << "unknown-name" << "dS";
    QTest::newRow("an unknown direction") << "run.values(direction=up)" << "unknown-name" << "load, store";
    QTest::newRow("an unknown fault") << "fault.tiles_lost(fault=x)" << "unknown-name" << "skip-first-with-first";
    QTest::newRow("a gradient of a forward run") << "output(tensor=dQ, row=0, column=0)" << "missing" << "dQ";
    QTest::newRow("no storage precision") << "error.standard" << "missing" << "storage";
    QTest::newRow("a quotient by zero") << "1 / (tq - tk)" << "out-of-range" << "finite";
    QTest::newRow("a root of less than nothing") << "sqrt(0 - tq)" << "out-of-range" << "finite";
    QTest::newRow("an unknown step") << "tq(step=moon)" << "unknown-name" << "moon";
    QTest::newRow("a curve of standard attention") << "curve.asymptote(pass=standard)" << "missing" << "standard";
  }
  void refuses() {
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, says);
    const auto value = valueOf(Causal, tileEvent("rescaled", 3, 5), text.toStdString());
    QCOMPARE(codeOf(value), code);
    QVERIFY2(lineOf(value).contains(says), qPrintable(lineOf(value)));
  }

  void refusesPlacesThatAreNotThere() {
    const auto at = [](const json& setup, const json& place) {
      const auto lesson = lessonOf(oneStep(setup, place));
      LessonWatch watch;
      return LessonValues(*lesson, watch).positionOf(0);
    };
    QCOMPARE(codeOf(at(Causal, 633)), QString("out-of-range"));
    const auto skipped = at(Causal, tileEvent("rescaled", 3, 9));
    QCOMPARE(codeOf(skipped), QString("missing"));
    QVERIFY2(lineOf(skipped).contains("rescaled in tile (3, 9)"), qPrintable(lineOf(skipped)));
    const json huge = {{"problem", {{"tq", 1 << 20}, {"tk", 1 << 20}, {"br", 16}, {"bc", 16}}}};
    QCOMPARE(codeOf(at(huge, "start")), QString("too-large"));
    const json resized = {{"preset", "story-cache"}, {"problem", {{"tq", 32}}}};
    QCOMPARE(codeOf(at(resized, "start")), QString("shape"));
  }
};

QTEST_APPLESS_MAIN(TestLessonValues)
#include "tst_lesson_values.moc"
