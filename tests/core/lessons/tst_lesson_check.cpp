// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_check.h"

#include <QTest>

#include "core/lessons/lesson_facts.h"
#include "tests/core/lessons/lesson_builder.h"

using namespace tilewise;
using namespace tilewise::testing;
using nlohmann::json;

namespace {

/// Tile (0, 0) of the tiny causal run, just after its sums, with a question.
json asking(const json& question) {
  json file = oneStep(json::parse(R"x({"preset": "tiny-causal"})x"), json::parse(R"x({"event": "accumulated", "tile": [0, 0]})x"));
  file["steps"][0]["question"] = question;
  return file;
}

json number(const json& wrong = json::array()) {
  return {{"ask", "?"}, {"answer", "tiles.skipped"}, {"right", "yes"}, {"wrong", wrong}, {"otherwise", "no"}};
}

LessonReport reportOf(const json& file) {
  const auto lesson = lessonOf(file);
  if (!lesson) qFatal("%s", qPrintable(lineOf(lesson)));
  LessonWatch watch;
  return *checkLesson(*lesson, "l.json", watch);
}

}  // namespace

class TestLessonCheck : public QObject {
  Q_OBJECT

 private slots:
  void whatHoldsPasses() {
    json file = asking(number(json::parse(R"x([{"answer": "tiles.total", "reply": "all"}])x")));
    file["steps"][0]["show"] = json::parse(
        R"x([{"tile": [0, 0]}, {"row": 7}, {"ledger": "K"}, {"tensor": "V", "block": 3}, {"line": "mask-applied"}])x");
    const LessonReport report = reportOf(file);
    QVERIFY2(report.pass(), report.steps[0].faults.empty() ? "" : describe(report.steps[0].faults[0]).c_str());
    QCOMPARE(QString::fromStdString(report.steps[0].answer), QString("2"));
  }

  void findsWhatDoesNotHold_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* pointer, const char* value, const char* code, const char* says) {
      QTest::newRow(name) << pointer << value << code << says;
    };
    row("a position", "/steps/0/at", "1000", "out-of-range", "at");
    row("a marked tile", "/steps/0/show", R"x([{"tile": [0, 4]}])x", "out-of-range", "key block: 4");
    row("a marked row", "/steps/0/show", R"x([{"row": 8}])x", "out-of-range", "0 to 7");
    row("a marked block", "/steps/0/show", R"x([{"tensor": "K", "block": 4}])x", "out-of-range", "0 to 3");
    row("a marked tensor", "/steps/0/show", R"x([{"tensor": "dQ"}])x", "missing", "tensor dQ");
    row("a marked line", "/steps/0/show", R"x([{"line": "dq-added"}])x", "missing", "event dq-added");
    row("a value of a text", "/steps/0/text", R"x("{{tiles.lost}}")x", "unknown-name", "step 1 (a): text");
    row("a value of a reply", "/steps/0/question/right", R"x("{{tiles.lost}}")x", "unknown-name", "question: right");
    row("an answer", "/steps/0/question/answer", R"x("row.m(row=7)")x", "missing", "row.m");
    row("a wrong answer that is right", "/steps/0/question/wrong", R"x([{"answer": "1 + 1", "reply": "x"}])x", "conflict",
        "wrong 1");
    row("a wrong answer within the tolerance", "/steps/0/question",
        R"x({"ask": "?", "answer": "row.l(row=3)", "decimals": 1, "wrong": [{"answer": "row.l(row=3) + 0.15", "reply": "x"}]})x",
        "conflict", "wrong 1");
    row("two wrong answers alike", "/steps/0/question/wrong",
        R"x([{"answer": "8", "reply": "x"}, {"answer": "tiles.total", "reply": "y"}])x", "conflict", "wrong 2");
    row("an answer without decimals", "/steps/0/question", R"x({"ask": "?", "answer": "row.l(row=3)"})x", "conflict",
        "decimals");
    row("an answer in the question", "/steps/0/question/ask", R"x("{{tiles.skipped}}?")x", "conflict", "in the text");
    row("an answer in the text", "/steps/0/text", R"x("{{tiles.skipped:0}}")x", "conflict", "in the text");
    row("no choice that holds", "/steps/0/question",
        R"x({"ask": "?", "choices": [{"text": "a", "holds": "0"}, {"text": "b", "holds": "tq < 0"}]})x", "conflict", "0 that hold");
    row("two choices that hold", "/steps/0/question",
        R"x({"ask": "?", "choices": [{"text": "a", "holds": "1"}, {"text": "b", "holds": "tq > 0"}]})x", "conflict", "2 that hold");
  }
  void findsWhatDoesNotHold() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, code);
    QFETCH(QString, says);
    json file = asking(number());
    file[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
    const LessonReport report = reportOf(file);
    QVERIFY(!report.pass());
    const Error& fault = report.steps[0].faults.front();
    QCOMPARE(QString::fromStdString(std::string(name(fault.code))), code);
    const QString line = QString::fromStdString(describe(fault));
    QVERIFY2(line.contains(says) && line.startsWith("l.json: step 1 (a)"), qPrintable(line));
  }

  void answersAreJudged() {
    json file = asking(number(json::parse(R"x([{"answer": "tiles.total", "reply": "all of {{tiles.total}}", "go": "b"}])x")));
    file["steps"].push_back({{"id", "b"}, {"title", "B"}, {"text", "x"}, {"aside", true}});
    const auto lesson = lessonOf(file);
    LessonWatch watch;
    LessonValues values(*lesson, watch);
    const auto facts = factsOf(values, 0);
    QVERIFY2(facts, qPrintable(lineOf(facts)));
    QVERIFY(facts->question->judge(2.0).isRight);
    const LessonVerdict all = facts->question->judge(8.0);
    QVERIFY(!all.isRight && all.go == "b");
    QCOMPARE(QString::fromStdString(all.reply.front().words), QString("all of 8"));
    QVERIFY(!facts->question->judge(3.0).isRight && facts->question->judge(3.0).go.empty());
    QCOMPARE(QString::fromStdString(facts->question->judge(3.0).reply.front().words), QString("no"));
  }

  void realAnswersAreAcceptedWithinADecimal() {
    const auto lesson = lessonOf(asking({{"ask", "?"}, {"answer", "row.l(row=3)"}, {"decimals", 2}}));
    LessonWatch watch;
    LessonValues values(*lesson, watch);
    const auto facts = factsOf(values, 0);
    const double l = facts->question->answer;
    QVERIFY(facts->question->judge(std::round(l * 100) / 100).isRight);
    QVERIFY(facts->question->judge(l + 0.0099).isRight);
    QVERIFY(!facts->question->judge(l + 0.011).isRight);
    QCOMPARE(QString::fromStdString(facts->question->shownAnswer()), QString::number(l, 'f', 2));
  }

  void choicesHaveTheirReplies() {
    const auto lesson = lessonOf(asking(json::parse(R"x({"ask": "?", "right": "yes", "otherwise": "no", "choices": [
      {"text": "a", "holds": "tile.partial"}, {"text": "b", "holds": "tile.full", "reply": "not b"},
      {"text": "c", "holds": "tile.skipped"}]})x")));
    LessonWatch watch;
    LessonValues values(*lesson, watch);
    const auto facts = factsOf(values, 0);
    QVERIFY2(facts, qPrintable(lineOf(facts)));
    QVERIFY(facts->question->judge(std::size_t{0}).isRight);
    QCOMPARE(QString::fromStdString(facts->question->judge(std::size_t{1}).reply.front().words), QString("not b"));
    QCOMPARE(QString::fromStdString(facts->question->judge(std::size_t{2}).reply.front().words), QString("no"));
    QCOMPARE(QString::fromStdString(facts->question->shownAnswer()), QString("a"));
  }

  void canBeCancelled() {
    const auto lesson = lessonOf(asking(number()));
    LessonWatch watch;
    watch.cancel();
    QCOMPARE(codeOf(checkLesson(*lesson, "l.json", watch)), QString("cancelled"));
  }
};

QTEST_APPLESS_MAIN(TestLessonCheck)
#include "tst_lesson_check.moc"
