// SPDX-License-Identifier: MIT
#include "core/files/presets.h"

#include <QTest>

#include <cmath>
#include <set>

#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

std::string file(const std::string& presets) {
  return R"({"schema": "tilewise.presets/1", "presets": [)" + presets + "]}";
}

std::string preset(const std::string& problem, const std::string& name = "a") {
  return R"({"title": "t", "group": "small", "name": ")" + name + R"(", "problem": {)" + problem + "}}";
}

}  // namespace

class TestPresets : public QObject {
  Q_OBJECT

 private slots:
  void shipsThesePresetsInThisOrder() {
    QStringList names;
    for (const Preset& each : presets()) names << QString::fromStdString(each.name);
    QCOMPARE(names, (QStringList{"lesson", "lesson-causal", "tiny", "tiny-causal", "ragged", "cross-attention",
                                 "speech-diagonal", "speech-blocks", "speech-sink", "speech-broad", "story-previous",
                                 "story-anchors", "story-broad", "story-cache"}));
  }

  void everyPresetIsUsable_data() {
    QTest::addColumn<QString>("name");
    for (const Preset& each : presets()) QTest::newRow(each.name.c_str()) << QString::fromStdString(each.name);
  }
  void everyPresetIsUsable() {
    QFETCH(QString, name);
    const Preset* const found = findPreset(name.toStdString());
    QVERIFY(found != nullptr);
    const std::set<std::string> groups{"lesson", "small", "shapes", "real head"};
    QVERIFY(groups.count(found->group) == 1);
    QVERIFY(!found->title.empty());
    QVERIFY2(found->title.size() <= 110, "one line");
    const auto problem = Problem::make(found->settings);
    QVERIFY2(problem, qPrintable(lineOf(problem)));
    QCOMPARE(found->group == "real head", !found->data.empty());
    QCOMPARE(found->settings.inputKind == InputKind::Own, !found->data.empty());
    if (found->data.empty()) return;

    const auto arrays = presetInputs(*found);
    QVERIFY2(arrays, qPrintable(lineOf(arrays)));
    const auto fits = checkShapes(*problem, arrays->inputs);
    QVERIFY2(fits, qPrintable(lineOf(fits)));
    for (const ElementKind kind : arrays->kinds) QVERIFY(kind == ElementKind::Float16);
  }

  void hasTheLessonOfTheSpecification() {
    ProblemSettings lesson;
    lesson.Tq = lesson.Tk = 1024;
    lesson.dk = lesson.dv = 64;
    lesson.Br = 128;
    lesson.Bc = 64;
    QVERIFY(findPreset("lesson")->settings == lesson);
    lesson.causal = true;
    QVERIFY(findPreset("lesson-causal")->settings == lesson);
    QVERIFY(findPreset("none") == nullptr);
  }

  void opensTheRealHeadsAsTheirModelsHadThem_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("causal");
    QTest::addColumn<bool>("bottomRight");
    QTest::addColumn<double>("largestScore");
    QTest::newRow("speech-diagonal") << "speech-diagonal" << false << false << 7.1;
    QTest::newRow("speech-blocks") << "speech-blocks" << false << false << 5.5;
    QTest::newRow("speech-sink") << "speech-sink" << false << false << 12.2;
    QTest::newRow("speech-broad") << "speech-broad" << false << false << 3.5;
    QTest::newRow("story-previous") << "story-previous" << true << false << 236.2;
    QTest::newRow("story-anchors") << "story-anchors" << true << false << 150.3;
    QTest::newRow("story-broad") << "story-broad" << true << false << 20.6;
    QTest::newRow("story-cache") << "story-cache" << true << true << 20.6;
  }
  void opensTheRealHeadsAsTheirModelsHadThem() {
    QFETCH(QString, name);
    QFETCH(bool, causal);
    QFETCH(bool, bottomRight);
    QFETCH(double, largestScore);
    const Preset& head = *findPreset(name.toStdString());
    QCOMPARE(head.settings.causal, causal);
    QCOMPARE(head.settings.alignment == Alignment::BottomRight, bottomRight);
    const Problem problem = Problem::make(head.settings).value();
    const Inputs inputs = presetInputs(head)->inputs;
    double largest = 0;
    for (Index r = 0; r < inputs.Q.rows(); ++r) {
      for (Index t = 0; t < inputs.K.rows(); ++t) {
        if (causal && t > r + problem.offset()) continue;
        largest = std::max(largest, std::abs(problem.scale() * inputs.Q.row(r).dot(inputs.K.row(t))));
      }
    }
    // The figures are known to one decimal.
    QVERIFY2(std::abs(largest - largestScore) <= 0.051, qPrintable(QString::number(largest)));
  }

  void readsEveryMember() {
    const std::string text = file(
        R"({"name": "a", "title": "t", "group": "small", "data": "x.npz", "problem": {
        "tq": 1, "tk": 2, "dk": 3, "dv": 4, "br": 5, "bc": 6, "causal": true, "align": "bottom-right", "scale": 0.5,
        "seed": 18446744073709551615,
        "init": "ramp", "dtype": "bf16", "precision": "f64"}},)" +
        preset("", "b"));
    const auto list = parsePresets(asBytes(text), "p.json");
    QVERIFY2(list, qPrintable(lineOf(list)));
    ProblemSettings expected;
    expected.Tq = 1;
    expected.Tk = 2;
    expected.dk = 3;
    expected.dv = 4;
    expected.Br = 5;
    expected.Bc = 6;
    expected.causal = true;
    expected.alignment = Alignment::BottomRight;
    expected.scale = 0.5;
    expected.seed = 18446744073709551615u;
    expected.elementType = ElementType::Bf16;
    expected.precision = Precision::Float64;
    expected.inputKind = InputKind::Own;  // data takes the place of made-up arrays
    QVERIFY(list->at(0).settings == expected);
    QCOMPARE(list->at(0).data, std::string("x.npz"));
    QVERIFY(list->at(1).settings == ProblemSettings());
  }

  void refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("part");
    const auto row = [](const char* title, const std::string& text, const char* code, const char* part) {
      QTest::newRow(title) << QString::fromStdString(text) << code << part;
    };
    row("nothing", "", "file-format", "parse error");
    row("no JSON", "presets", "file-format", "parse error");
    row("JSON cut", file(preset("")).substr(0, 40), "file-format", "parse error");
    row("a list", "[]", "file-format", "type_error");
    row("no schema", R"({"presets": []})", "file-format", "schema");
    row("another schema", R"({"schema": "tilewise.presets/2", "presets": []})", "file-format", "tilewise.presets/2");
    row("no name", file(R"({"title": "t", "group": "small", "problem": {}})"), "file-format", "name");
    row("a size that is a word", file(preset(R"("tq": "8")")), "file-format", "type must be number");
    row("an unknown group", file(R"({"name": "a", "title": "t", "group": "big", "problem": {}})"), "unknown-name",
        "big");
    row("an unknown member", file(preset(R"("tp": 8)")), "unknown-name", "p.json: a: tp is not known");
    row("an unknown word", file(preset(R"("init": "zero")")), "unknown-name", "p.json: a: init: zero is not known");
    row("one name twice", file(preset("") + "," + preset("")), "conflict", "a: cannot be combined with another preset");
  }
  void refuses() {
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, part);
    const std::string bytes = text.toStdString();
    const auto list = parsePresets(asBytes(bytes), "p.json");
    QCOMPARE(codeOf(list), code);
    QVERIFY2(lineOf(list).contains(part), qPrintable(lineOf(list)));
    QVERIFY(!lineOf(list).contains('\n'));
  }

  void saysWhichEmbeddedFileIsNotThere() {
    Preset other = *findPreset("story-cache");
    other.data = "heads/none.npz";
    QCOMPARE(lineOf(presetInputs(other)), "heads/none.npz: the array is missing; accepted: an embedded file");
  }
};

QTEST_APPLESS_MAIN(TestPresets)
#include "tst_presets.moc"
