// SPDX-License-Identifier: MIT
#include "core/files/published.h"

#include <QTest>

#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// A file of one result, in which a member can be replaced.
std::string file(const std::string& replaced = {}, const std::string& by = {}) {
  std::string text = R"({"schema": "tilewise.published/1",
    "texts": [{"id": "a", "name": "A", "document": "d"}], "groups": ["g", "h"],
    "results": [{"name": "r", "group": "g", "place": "p", "title": "t", "claim": "c", "rows_title": "", "rows": ["x", "y"],
      "columns": [{"title": "u", "text": "a", "cells": ["1.0", null]}], "setting": [{"name": "N", "value": null}],
      "problem": {"tq": 8}, "remarks": []}]})";
  const auto at = text.find(replaced);
  if (!replaced.empty()) text.replace(at, replaced.size(), by);
  return text;
}

Expected<Published> parsed(const std::string& text) { return parsePublished(asBytes(text), "p.json"); }

}  // namespace

class TestPublished : public QObject {
  Q_OBJECT

 private slots:
  void shipsTheseResultsInThisOrder() {
    QStringList names;
    for (const PublishedResult& each : published().results) names << QString::fromStdString(each.name);
    QCOMPARE(names, (QStringList{"figure-1-right", "figure-2-left", "figure-2-middle", "figure-2-right", "figure-5",
                                 "figure-6",       "figure-7",      "figure-8",        "table-7",
                                 "table-11",       "table-18",      "table-20",        "table-21",       "table-1",
                                 "table-2",        "table-3",       "table-4",         "table-5",        "table-6",
                                 "fa2-speed",      "fa2-training",  "fa3-speed",       "fa3-ablation",   "fa3-error"}));
  }

  void everyResultHasASourceASettingAndAUsableProblem_data() {
    QTest::addColumn<QString>("name");
    for (const PublishedResult& each : published().results)
      QTest::newRow(each.name.c_str()) << QString::fromStdString(each.name);
  }
  void everyResultHasASourceASettingAndAUsableProblem() {
    QFETCH(QString, name);
    const PublishedResult& result = *published().result(name.toStdString());
    QVERIFY(!result.place.empty() && !result.title.empty() && !result.claim.empty());
    QVERIFY2(result.claim.size() <= 80, "one line of the list");
    QVERIFY(!result.columns.empty() && !result.setting.empty());
    for (const PublishedColumn& column : result.columns) QVERIFY(published().text(column.text) != nullptr);
    if (result.problem) QVERIFY(Problem::make(*result.problem));
  }

  void printsWhatThePapersPrint_data() {
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cells");
    const auto row = [](const char* result, const char* column, const char* text, const char* cells) {
      QTest::addRow("%s, %s, %s", result, column, text) << result << column << text << cells;
    };
    row("figure-2-left", "Standard", "fa1-arxiv", "66.6 40.3 41.7");
    row("figure-2-left", "FlashAttention", "fa1-arxiv", "75.2 4.4 7.3");
    row("figure-2-left", "Standard", "fa1-conference", "66.6 35.3 35.1");
    row("figure-2-left", "FlashAttention", "fa1-conference", "75.2 4.4 11.7");
    row("figure-1-right", "Speed-up, ×", "fa1-arxiv", "7.6");
    row("figure-5", "Speed-up, ×", "fa1-arxiv", "2–4");
    row("figure-6", "Speed-up, ×", "fa1-arxiv", "3");
    row("figure-7", "Speed-up, ×", "fa1-arxiv", "2.5–4.5");
    row("figure-8", "Speed-up, ×", "fa1-arxiv", "? ?");
    row("table-4", "Perplexity", "fa1-arxiv", "18.2 18.2 17.6 17.5");
    row("table-4", "Perplexity", "fa1-conference", "18.2 18.2 17.7 17.2");
    row("table-20", "FlashAttention", "fa1-arxiv", "0.31 0.31 0.73 2.29 7.64 30.09 118.50 470.51 1876.08 7492.85");
    row("table-18", "FlashAttention", "fa1-arxiv", "0.08 0.09 0.18 0.68 2.40 8.42 33.54 134.03 535.95 2147.05");
    row("table-21", "PyTorch", "fa1-arxiv", "36 104 336 1184 4416 17024 – – – –");
    row("fa2-training", "FA-2, TFLOP/s", "fa2", "196 220 205 225");
    row("fa3-ablation", "Time, ms", "fa3-first", "3.538 4.021 4.105");
    row("fa3-error", "RMSE", "fa3-first", "3.2e-4 1.9e-4 1.9e-4 2.4e-2 9.1e-3 9.3e-3 2.4e-2");
  }
  void printsWhatThePapersPrint() {
    QFETCH(QString, result);
    QFETCH(QString, column);
    QFETCH(QString, text);
    QFETCH(QString, cells);
    const PublishedColumn* found =
        published().result(result.toStdString())->column(column.toStdString(), text.toStdString());
    QVERIFY(found != nullptr);
    QStringList printed;
    for (const PublishedCell& cell : found->cells) printed << QString::fromStdString(cell.value_or("?"));
    QCOMPARE(printed.join(' '), cells);
  }

  void readsTheNumberThatACellBeginsWith_data() {
    QTest::addColumn<QString>("cell");
    QTest::addColumn<double>("number");  // -1: none
    QTest::newRow("plain") << "41.7" << 41.7;
    QTest::newRow("with spread") << "20.0 ± 1.5" << 20.0;
    QTest::newRow("power of ten") << "3.2e-4" << 3.2e-4;
    QTest::newRow("dash") << "–" << -1.0;
    QTest::newRow("words") << "close to 1.2" << -1.0;
    QTest::newRow("unit stuck to it") << "9.5days" << -1.0;
    QTest::newRow("nothing") << "" << -1.0;
  }
  void readsTheNumberThatACellBeginsWith() {
    QFETCH(QString, cell);
    QFETCH(double, number);
    QVERIFY(numberIn(cell.toStdString()).value_or(-1) == number);  // the same bits
    QVERIFY(!numberIn(std::nullopt));
  }

  void readsEveryMember() {
    const auto read = parsed(file());
    QVERIFY2(read, qPrintable(lineOf(read)));
    const PublishedResult& result = read->results.front();
    QVERIFY(result.columns.front().cells.at(0) == "1.0");
    QVERIFY(!result.columns.front().cells.at(1));
    QVERIFY(!result.setting.front().value);
    QCOMPARE(result.problem->Tq, 8);
    QVERIFY(read->result("none") == nullptr);
    QVERIFY(result.column("u", "b") == nullptr);
  }

  void refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("part");
    const auto row = [](const char* title, const std::string& text, const char* code, const char* part) {
      QTest::newRow(title) << QString::fromStdString(text) << code << part;
    };
    row("nothing", "", "file-format", "line 1");
    row("another schema", file("published/1", "published/2"), "not-available", "tilewise.published/2");
    row("an unknown member of the file", file(R"("groups")", R"("note": 1, "groups")"), "unknown-name",
        "note is not known");
    row("an unknown member of a result", file(R"("claim")", R"("claims": "", "claim")"), "unknown-name",
        "p.json: r: claims is not known");
    row("no claim", file(R"("claim": "c", )", ""), "file-format", "claim");
    row("a number as a cell", file(R"("1.0")", "1.0"), "file-format", "a number");
    row("too few cells", file(R"(, null])", "]"), "shape", "p.json: r: u: 1 cells");
    row("an unknown text", file(R"("text": "a")", R"("text": "b")"), "unknown-name", "b is not known; accepted: a");
    row("an unknown group", file(R"("group": "g")", R"("group": "i")"), "unknown-name",
        "i is not known; accepted: g, h");
    row("one text twice", file(R"("document": "d"})", R"("document": "d"}, {"id": "a", "name": "", "document": ""})"),
        "conflict", "p.json: a");
    row("an unusable problem", file(R"("tq": 8)", R"("tq": 0)"), "out-of-range", "p.json: r: t");
  }
  void refuses() {
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, part);
    const auto read = parsed(text.toStdString());
    QCOMPARE(codeOf(read), code);
    QVERIFY2(lineOf(read).contains(part), qPrintable(lineOf(read)));
  }

  void refusesANameTwiceAndGroupsOutOfOrder() {
    const std::string one = file();
    const auto begin = one.find(R"({"name": "r")");
    const std::string result = one.substr(begin, one.rfind("]}") - begin);
    const auto with = [&](std::string other) {
      return one.substr(0, begin) + std::move(other) + ", " + one.substr(begin);
    };
    QCOMPARE(codeOf(parsed(with(result))), QStringLiteral("conflict"));
    std::string later = result;
    later.replace(later.find(R"("r")"), 3, R"("s")");
    later.replace(later.find(R"("group": "g")"), 12, R"("group": "h")");
    const auto read = parsed(with(later));
    QCOMPARE(codeOf(read), QStringLiteral("conflict"));
    QVERIFY2(lineOf(read).contains("later group"), qPrintable(lineOf(read)));
  }
};

QTEST_APPLESS_MAIN(TestPublished)
#include "tst_published.moc"
