// SPDX-License-Identifier: MIT
#include <QTest>

#include <cmath>
#include <string>
#include <vector>

#include "core/attention/engine.h"
#include "core/files/trace_lines.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using tilewise::testing::RandomSettings;

class TraceLinesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyEventComesBack();
  void notFiniteNumbers();
  void csvHasTheSameColumns();
  void refuses_data();
  void refuses();
};

void TraceLinesTest::everyEventComesBack() {
  RandomSettings random(71, 24);
  std::vector<bool> seen(EventKindCount, false);
  for (int n = 0; n < 400; ++n) {
    const Problem problem = Problem::make(random.nextOfFamily()).value();
    std::int64_t k = 0;
    std::string wrong;
    const auto ran = runInOrder(problem, makeInputs(problem), [&](const Event& event, const EventFigures& figures) {
      const std::string text = traceLine({++k, event, figures});
      const auto back = parseTraceLine(text, "line");
      Event written = event;
      if (event.kind == EventKind::Rescaled) written.exponentials = 0;  // not in the text
      const bool same = back && back->k == k && back->event == written && back->figures == figures;
      if (!same || traceLine(*back) != text) wrong = text;
      seen[static_cast<std::size_t>(event.kind)] = true;
      return wrong.empty();
    });
    QVERIFY2(ran.has_value() && wrong.empty(), wrong.c_str());
  }
  for (std::size_t kind = 0; kind < EventKindCount; ++kind) {
    QVERIFY2(seen[kind], word(static_cast<EventKind>(kind)).data());
  }
}

void TraceLinesTest::notFiniteNumbers() {
  TraceLine line;
  line.event.kind = EventKind::RunningMaxUpdated;
  line.figures = {1, INFINITY, std::nullopt, 4};
  QCOMPARE(traceLine(line), std::string(R"({"k":1,"pass":"forward","event":"running-max-updated","rows":1,"growth":"inf","row":4})"));
  QVERIFY(parseTraceLine(traceLine(line), "line").value() == line);
  line.figures.growth = NAN;
  QVERIFY(std::isnan(*parseTraceLine(traceLine(line), "line")->figures.growth));
}

void TraceLinesTest::csvHasTheSameColumns() {
  TraceLine line;
  line.k = 3;
  line.event.kind = EventKind::Load;
  line.event.i = 0;
  line.event.j = 2;
  line.event.tensor = Tensor::K;
  line.event.block = 2;
  line.event.values = 4096;
  QCOMPARE(traceCsvLine(line), std::string("3,forward,load,0,2,K,2,4096,,,,,,,,,"));
  const std::string header = traceCsvHeader();
  QCOMPARE(std::count(header.begin(), header.end(), ','), 16);
}

void TraceLinesTest::refuses_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QByteArray>("code");
  const auto row = [](const char* name, const char* text, const char* code) {
    QTest::newRow(name) << QByteArray(text) << QByteArray(code);
  };
  row("nothing", "", "file-format");
  row("a list", "[1]", "file-format");
  row("no number", R"({"pass":"forward","event":"row-block-end"})", "file-format");
  row("number 0", R"({"k":0,"pass":"forward","event":"row-block-end"})", "file-format");
  row("half a number", R"({"k":1.5,"pass":"forward","event":"row-block-end"})", "file-format");
  row("unknown event", R"({"k":1,"pass":"forward","event":"lode"})", "unknown-name");
  row("unknown pass", R"({"k":1,"pass":"sideways","event":"row-block-end"})", "unknown-name");
  row("unknown tensor", R"({"k":1,"pass":"forward","event":"load","tensor":"W","block":0,"values":1})", "unknown-name");
  row("unknown reason", R"({"k":1,"pass":"forward","event":"tile-skipped","i":0,"j":1,"why":"whim"})", "unknown-name");
  row("unknown member", R"({"k":1,"pass":"forward","event":"row-block-end","colour":1})", "unknown-name");
  row("load of nothing", R"({"k":1,"pass":"forward","event":"load"})", "file-format");
  row("negative values", R"({"k":1,"pass":"forward","event":"load","tensor":"K","block":0,"values":-1})", "file-format");
  row("a word for a number", R"({"k":1,"pass":"forward","event":"rescaled","rows":1,"factor":"small"})", "file-format");
}

void TraceLinesTest::refuses() {
  QFETCH(QByteArray, text);
  QFETCH(QByteArray, code);
  const auto parsed = parseTraceLine(text.toStdString(), "answer.jsonl, line 1");
  QVERIFY(!parsed);
  QCOMPARE(name(parsed.error().code), std::string_view(code.constData()));
  QVERIFY(parsed.error().place.starts_with("answer.jsonl, line 1"));
}

QTEST_APPLESS_MAIN(TraceLinesTest)
#include "tst_trace_lines.moc"
