// SPDX-License-Identifier: MIT
#include "core/files/labels.h"

#include <QTest>

#include "core/files/presets.h"
#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

QString brief(const AxisLabel& label) { return QString::fromStdString(label.brief); }
QString full(const AxisLabel& label) { return QString::fromStdString(label.full); }

}  // namespace

class TestLabels : public QObject {
  Q_OBJECT

 private slots:
  void everyHeadHasALabelForEachRowAndColumn() {
    int heads = 0;
    for (const Preset& preset : presets()) {
      if (preset.data.empty()) continue;
      ++heads;
      const auto labels = labelsOf(preset.name);
      QVERIFY2(labels, qPrintable(lineOf(labels)));
      QCOMPARE(static_cast<std::int64_t>(labels->rows.size()), preset.settings.Tq);
      QCOMPARE(static_cast<std::int64_t>(labels->columns.size()), preset.settings.Tk);
      for (const AxisLabel& label : labels->columns) QVERIFY(!label.full.empty());
    }
    QCOMPARE(heads, 8);
  }

  void namesTheFramesOfSpeechByTheirPhone() {
    const AxisLabels labels = labelsOf("speech-blocks").value();
    QVERIFY(labels.rows == labels.columns);
    QCOMPARE(brief(labels.rows[0]), "class");
    QCOMPARE(full(labels.rows[0]), "class token");
    QCOMPARE(brief(labels.rows[1]), "");
    QCOMPARE(full(labels.rows[1]), "0.015 s");
    QCOMPARE(brief(labels.rows[24]), "s");
    QCOMPARE(full(labels.rows[24]), "0.245 s [s]");
    QCOMPARE(brief(labels.rows[36]), "ɑː");
    QCOMPARE(full(labels.rows[36]), "0.365 s [ɑː]");
  }

  void namesTheTokensOfAStory() {
    const AxisLabels labels = labelsOf("story-broad").value();
    QVERIFY(labels.rows == labels.columns);
    QStringList first;
    for (std::size_t at = 0; at < 8; ++at) first << brief(labels.rows[at]);
    QCOMPARE(first, (QStringList{"<s>", "Once", "upon", "a", "time", ",", "there", "was"}));
    QCOMPARE(full(labels.rows[1]), "\" Once\"");
    QCOMPARE(full(labels.rows[346]), "\"<s>\"");
    for (const AxisLabel& label : labels.rows) QVERIFY(!label.brief.empty());
  }

  void countsTheRowsOfTheCacheFromTheirOwnFirst() {
    const AxisLabels broad = labelsOf("story-broad").value();
    const AxisLabels cache = labelsOf("story-cache").value();
    QCOMPARE(cache.rows.size(), std::size_t{64});
    for (std::size_t at = 0; at < 64; ++at) QVERIFY(cache.rows[at] == broad.rows[448 + at]);
    QVERIFY(cache.columns == broad.columns);
  }

  void shortensATokenWithoutLosingIt_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("brief");
    QTest::addColumn<QString>("full");
    QTest::newRow("a word") << "ir" << "ir" << "\"ir\"";
    QTest::newRow("a blank before") << " the" << "the" << "\" the\"";
    QTest::newRow("a mark") << "," << "," << "\",\"";
    QTest::newRow("a blank and a quote") << " \\\"" << "\"" << "\" \"\"";
    QTest::newRow("a blank") << " " << "␣" << "\" \"";
    QTest::newRow("a line break") << "\\n" << "↵" << "\"\\n\"";
  }
  void shortensATokenWithoutLosingIt() {
    QFETCH(QString, text);
    QFETCH(QString, brief);
    QFETCH(QString, full);
    const std::string file =
        "{\"sets\": {\"s\": [{\"text\": \"" + text.toStdString() +
        "\", \"id\": 1}]}, \"heads\": {\"h\": {\"rows\": \"s\", \"columns\": \"s\", \"first_row\": 0}}}";
    const auto labels = parseLabels(asBytes(file), "h", "l.json");
    QVERIFY2(labels, qPrintable(lineOf(labels)));
    QCOMPARE(::brief(labels->rows.at(0)), brief);
    QCOMPARE(::full(labels->rows.at(0)), full);
  }

  void refuses() {
    QCOMPARE(lineOf(labelsOf("lesson")),
             "labels.json: lesson is not known; accepted: speech-blocks, speech-broad, speech-diagonal, speech-sink, "
             "story-anchors, story-broad, story-cache, story-previous");
    const auto code = [](const std::string& text) { return codeOf(parseLabels(asBytes(text), "h", "l.json")); };
    QCOMPARE(code("{"), "file-truncated");
    QCOMPARE(code("{}"), "file-format");
    QCOMPARE(code(R"({"heads": {"h": {}}, "sets": {}})"), "file-format");
    QCOMPARE(code(R"({"heads": {"h": {"rows": "s", "columns": "s", "first_row": 0}}, "sets": {}})"), "file-format");
    QCOMPARE(code(R"({"heads": {"h": {"rows": "s", "columns": "s", "first_row": 0}}, "sets": {"s": [{"text": 1}]}})"),
             "file-format");
    QCOMPARE(code(R"({"heads": {"h": {"rows": "s", "columns": "s", "first_row": 1}}, "sets": {"s": []}})"),
             "out-of-range");
    QCOMPARE(code(R"({"heads": {"h": {"rows": "s", "columns": "s", "first_row": -1}}, "sets": {"s": []}})"),
             "out-of-range");
  }
};

QTEST_APPLESS_MAIN(TestLabels)
#include "tst_labels.moc"
