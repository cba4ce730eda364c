// SPDX-License-Identifier: MIT
#include "core/files/lesson_file.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;
using nlohmann::json;

namespace {

json sample() {
  json file = json::parse(R"({
    "schema": "tilewise.lesson/1", "name": "two", "title": "Two", "about": "About it.",
    "setup": {"preset": "tiny", "problem": {"causal": true}},
    "steps": [
      {"id": "first", "title": "First", "text": ["a", "$$b$$"],
       "at": {"event": "load", "tile": [0, 1], "tensor": "K", "nth": 2, "before": true},
       "show": [{"tile": [0, 1]}, {"query_block": 1}, {"key_block": 2}, {"row": 3}, {"tensor": "K"},
                {"tensor": "V", "block": 1}, {"ledger": "O"}, {"line": "rescaled"}],
       "question": {"ask": "?", "answer": "tiles.skipped", "unit": "tiles", "decimals": 2, "tolerance": 0.5,
                    "right": "yes", "wrong": [{"answer": 3, "reply": "no", "go": "help"}], "otherwise": "hm", "go": "help"}},
      {"id": "help", "title": "Help", "aside": true, "text": "c", "at": 4},
      {"id": "last", "title": "Last", "text": "d", "setup": {"problem": {"tq": 64, "tk": 64}}, "at": "end",
       "workspace": "explore",
       "question": {"ask": "?", "choices": [{"text": "x", "holds": "1"}, {"text": "y", "holds": "0", "reply": "r"}]}}],
    "sources": [{"paper": "P", "place": "p. 1"}]})");
  file["sources"][0]["link"] = "https://example.org/";
  return file;
}

Expected<Lesson> read(const json& file) {
  const std::string text = file.dump();
  return parseLesson(asBytes(text), "l.json");
}

}  // namespace

class TestLessonFile : public QObject {
  Q_OBJECT

 private slots:
  void everythingIsRead() {
    const auto lesson = read(sample());
    QVERIFY2(lesson, qPrintable(lineOf(lesson)));
    QCOMPARE(lesson->steps.size(), std::size_t{3});
    QCOMPARE(lesson->mainSteps(), std::size_t{2});
    QCOMPARE(lesson->setups.size(), std::size_t{2});
    QVERIFY(lesson->setups[0].settings.causal && lesson->setups[0].settings.Tq == 8);
    QVERIFY(lesson->setups[1].settings.Tq == 64);
    const LessonStep& first = lesson->steps[0];
    QVERIFY(first.at.kind == LessonPosition::Kind::Event && first.at.event == EventKind::Load && first.at.before);
    QVERIFY(first.at.i == 0 && first.at.j == 1 && first.at.tensor == Tensor::K && first.at.nth == 2);
    using Kind = LessonMark::Kind;
    const std::vector<Kind> kinds{Kind::Tile,   Kind::QueryBlock, Kind::KeyBlock, Kind::Row,
                                  Kind::Tensor, Kind::Block,      Kind::Ledger,   Kind::Line};
    for (std::size_t n = 0; n < kinds.size(); ++n) QVERIFY(first.show[n].kind == kinds[n]);
    QVERIFY(first.show[5].tensor == Tensor::V && first.show[5].first == 1);
    QCOMPARE(first.question->wrong.front().value.number, 3.0);
    QCOMPARE(first.question->accepted(), 0.5);
    QVERIFY(lesson->steps[1].aside && lesson->steps[1].at.number == 4);
    QVERIFY(lesson->steps[2].at.kind == LessonPosition::Kind::End && lesson->steps[2].setup == 1);
    QCOMPARE(lesson->steps[2].question->choices.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(lesson->sources[0].place), QString("p. 1"));
  }

  void aWholeAnswerIsExactAndOthersAreOffByADecimal() {
    json file = sample();
    file["steps"][0]["question"].erase("tolerance");
    QCOMPARE(read(file)->steps[0].question->accepted(), 0.01);
    file["steps"][0]["question"].erase("decimals");
    QCOMPARE(read(file)->steps[0].question->accepted(), 0.0);
  }

  void aPresetKeepsItsArrays() {
    json file = sample();
    file["setup"] = {{"preset", "story-cache"}, {"problem", {{"br", 8}}}};
    const auto lesson = read(file);
    QVERIFY2(lesson, qPrintable(lineOf(lesson)));
    QVERIFY(lesson->setups[0].ownData && lesson->setups[0].settings.Br == 8);
    file["setup"] = {{"preset", "story-cache"}, {"problem", {{"init", "ramp"}}}};
    QVERIFY(!read(file)->setups[0].ownData);
  }

  void refuses_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");  // empty: the member is taken away
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* pointer, const char* value, const char* code, const char* says) {
      QTest::newRow(name) << pointer << value << code << says;
    };
    row("another kind of file", "/schema", R"("tilewise.session/1")", "file-format", "tilewise.lesson/1");
    row("a newer version", "/schema", R"("tilewise.lesson/2")", "not-available", "tilewise.lesson/1");
    row("an unknown member", "/author", R"("me")", "unknown-name", "author");
    row("no sources", "/sources", "[]", "missing", "sources");
    row("a source without a place", "/sources/0/place", "", "file-format", "l.json: source 1");
    row("a link of another kind", "/sources/0/link", "\"ftp://x\"", "file-format", "https://");
    row("a name with blanks", "/name", R"("a b")", "file-format", "hyphens");
    row("a long title", "/title", R"("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")",
        "out-of-range", "1 to 100");
    row("no steps", "/steps", "[]", "out-of-range", "1 to 200");
    row("steps of a text", "/steps", R"("s")", "file-format", "a list of steps");
    row("a step without title", "/steps/0/title", "", "file-format", "l.json: step 1 (first)");
    row("an unknown member of a step", "/steps/2/txt", "1", "unknown-name", "step 3 (last)");
    row("an id twice", "/steps/2/id", R"("first")", "conflict", "another step of that id");
    row("a first step aside", "/steps/0/aside", "true", "conflict", "aside");
    row("an aside without a way", "/steps/2/aside", "true", "missing", "step 3 (last)");
    row("a way to nowhere", "/steps/0/question/go", R"("moon")", "unknown-name", "moon");
    row("a way to itself", "/steps/0/question/go", R"("first")", "unknown-name", "another step");
    row("an unknown preset", "/setup/preset", R"("moon")", "unknown-name", "setup: preset");
    row("an unknown setting", "/setup/problem/bq", "1", "unknown-name", "bq");
    row("a size that is none", "/setup/problem/br", "0", "out-of-range", "br: 0");
    row("own arrays without a preset", "/steps/2/setup/problem/init", R"("own")", "conflict", "own arrays");
    row("an unknown event", "/steps/0/at/event", R"("jump")", "unknown-name", "rescaled");
    row("an event without its kind", "/steps/0/at/event", "", "file-format", "event");
    row("a tile of three", "/steps/0/at/tile", "[1, 2, 3]", "file-format", "[query block, key block]");
    row("tile and block", "/steps/0/at/query_block", "0", "conflict", "tile");
    row("a zeroth event", "/steps/0/at/nth", "0", "out-of-range", "from 1 on");
    row("a position of a word", "/steps/2/at", R"("middle")", "unknown-name", "start, end");
    row("a negative position", "/steps/1/at", "-1", "out-of-range", "from 0 on");
    row("a position beyond 64 bits", "/steps/1/at", "18446744073709551615", "out-of-range", "from 0 on");
    row("an unknown tensor", "/steps/0/show/4/tensor", R"("X")", "unknown-name", "dS");
    row("two places in one", "/steps/0/show/0/row", "1", "file-format", "one of tile");
    row("a block of no tensor", "/steps/0/show/0", R"({"block": 1})", "file-format", "one of tile");
    row("no place", "/steps/0/show/0", "{}", "file-format", "one of tile");
    row("an unknown workspace", "/steps/2/workspace", R"("moon")", "unknown-name", "published");
    row("a text of a number", "/steps/1/text", "4", "file-format", "text");
    row("no paragraph", "/steps/1/text", "[]", "file-format", "a paragraph");
    row("a formula", "/steps/0/text/1", R"("$\\frac$")", "unknown-name", "text 2");
    row("a value", "/steps/1/text", R"("{{1 +}}")", "file-format", "step 2 (help): text");
    row("neither answer nor choices", "/steps/0/question/answer", "", "conflict", "either");
    row("both", "/steps/2/question/answer", R"("1")", "conflict", "either");
    row("one choice", "/steps/2/question/choices", R"([{"text": "x", "holds": "1"}])", "out-of-range", "2 to 6");
    row("a unit of choices", "/steps/2/question/unit", R"("x")", "conflict", "unit");
    row("an expression", "/steps/0/question/answer", R"("tiles.*")", "file-format", "question: answer");
    row("a negative tolerance", "/steps/0/question/tolerance", "-1", "out-of-range", "0 or more");
    row("decimals", "/steps/0/question/decimals", "13", "out-of-range", "0 to 12");
    row("a wrong answer without a reply", "/steps/0/question/wrong/0/reply", "", "file-format", "question");
    row("no question asked", "/steps/0/question/ask", "", "file-format", "ask");
  }
  void refuses() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, code);
    QFETCH(QString, says);
    json file = sample();
    const json::json_pointer at(pointer.toStdString());
    if (value.isEmpty()) {
      file.at(at.parent_pointer()).erase(at.back());
    } else {
      file[at] = json::parse(value.toStdString());
    }
    const auto lesson = read(file);
    QCOMPARE(codeOf(lesson), code);
    QVERIFY2(lineOf(lesson).contains(says) && lineOf(lesson).startsWith("l.json"), qPrintable(lineOf(lesson)));
  }

  void refusesWhatIsNoJson() {
    const std::string text = sample().dump();
    const auto cut = parseLesson(asBytes(text).first(text.size() / 2), "l.json");
    QCOMPARE(codeOf(cut), QString("file-truncated"));
    QVERIFY(looksLikeLesson(asBytes(text)));
    const std::string session = R"({"schema": "tilewise.session/1"})";
    QVERIFY(!looksLikeLesson(asBytes(session)));
    QCOMPARE(codeOf(readLesson("/nowhere/l.json")), QString("file-not-found"));
  }
};

QTEST_APPLESS_MAIN(TestLessonFile)
#include "tst_lesson_file.moc"
