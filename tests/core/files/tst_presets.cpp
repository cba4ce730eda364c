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
    QCOMPARE(names, (QStringList{"lesson",          "lesson-causal",  "lesson-backward",  "lesson-fa1",
                                 "lesson-standard", "tiny",           "tiny-causal",      "ragged",
                                 "cross-attention", "sliding-window", "packed-documents", "block-sparse",
                                 "softcap-alibi",   "dropout",        "grouped-heads",    "speech-diagonal",
                                 "speech-blocks",   "speech-sink",    "speech-broad",     "story-previous",
                                 "story-anchors",   "story-broad",    "story-cache"}));
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
    QVERIFY(sizedFor(found->settings, *arrays) == found->settings);
    const auto fits = checkShapes(*problem, inputsOfHead(*arrays, *problem));
    QVERIFY2(fits, qPrintable(lineOf(fits)));
    for (const HeadsArray* array : {&arrays->Q, &arrays->K, &arrays->V}) QVERIFY(array->kind == ElementKind::Float16);
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
    lesson.backward = true;
    QVERIFY(findPreset("lesson-backward")->settings == lesson);
    lesson.backward = lesson.causal = false;
    lesson.algorithm = Algorithm::FlashAttention1;
    QVERIFY(findPreset("lesson-fa1")->settings == lesson);
    lesson.algorithm = Algorithm::Standard;
    QVERIFY(findPreset("lesson-standard")->settings == lesson);
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
    const Inputs inputs = inputsOfHead(*presetInputs(head), problem);
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
        "init": "ramp", "dtype": "bf16", "precision": "f32", "batch": 2, "heads": 4, "kv_heads": 2, "head": 7,
        "algorithm": "fa1", "backward": true, "backward_order": "two-loops", "shuffle": 3, "window": [4, -1],
        "documents": [1], "documents_k": [1, 1], "block_mask": {"pattern": "banded", "value": 0}, "softcap": 1.5,
        "alibi": [1, 2, 3, 4], "dropout": 0.5, "storage": "bf16"}},)" +
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
    expected.batch = 2;
    expected.heads = 4;
    expected.kvHeads = 2;
    expected.head = 7;
    expected.algorithm = Algorithm::FlashAttention1;
    expected.backward = true;
    expected.backwardOrder = BackwardOrder::TwoLoops;
    expected.shuffle = 3;
    expected.window = {4, Window::Unbounded};
    expected.documents = Documents({0}, {0, 1});
    expected.blockMask = BlockMask(1, 1);
    expected.softCap = 1.5;
    expected.alibi = {1, 2, 3, 4};
    expected.dropout = 0.5;
    expected.storage = Storage::Bf16;
    expected.inputKind = InputKind::Own;  // data takes the place of made-up arrays
    QVERIFY(list->at(0).settings == expected);
    QCOMPARE(list->at(0).data, std::string("x.npz"));
    QVERIFY(list->at(1).settings == ProblemSettings());
  }

  void drawsItsBlockMask_data() {
    QTest::addColumn<QString>("mask");
    QTest::addColumn<QString>("rows");  // of 4 x 4 tiles
    const auto row = [](const char* title, const char* mask, const char* rows) {
      QTest::newRow(title) << mask << rows;
    };
    row("banded", R"({"pattern": "banded", "value": 1})", "1100 1110 0111 0011");
    row("strided", R"({"pattern": "strided", "value": 3})", "1010 0110 0010 0011");
    row("global", R"({"pattern": "global", "value": 1})", "1111 1100 1010 1001");
    row("two at once", R"([{"pattern": "banded", "value": 0}, {"pattern": "global", "value": 1}])",
        "1111 1100 1010 1001");
    row("random, none", R"({"pattern": "random", "value": 0})", "0000 0000 0000 0000");
    row("random, all", R"({"pattern": "random", "value": 1, "seed": 7})", "1111 1111 1111 1111");
    row("of an empty list", "[]", "0000 0000 0000 0000");
  }
  void drawsItsBlockMask() {
    QFETCH(QString, mask);
    QFETCH(QString, rows);
    const std::string text = file(preset(R"("tq": 7, "tk": 8, "br": 2, "bc": 2, "block_mask": )" + mask.toStdString()));
    const auto list = parsePresets(asBytes(text), "p.json");
    QVERIFY2(list, qPrintable(lineOf(list)));
    const BlockMask& found = *list->front().settings.blockMask;
    QStringList lines;
    for (std::int64_t i = 0; i < found.rows(); ++i) {
      lines << QString();
      for (std::int64_t j = 0; j < found.columns(); ++j) lines.back() += found.visible(i, j) ? u'1' : u'0';
    }
    QCOMPARE(lines.join(' '), rows);
  }

  void drawsARandomBlockMaskFromItsSeed() {
    const auto maskOf = [](const std::string& seed) {
      const std::string text = file(preset(R"("block_mask": {"pattern": "random", "value": 0.5)" + seed + "}"));
      return *parsePresets(asBytes(text), "p.json").value().front().settings.blockMask;
    };
    QVERIFY(maskOf(R"(, "seed": 1)") == maskOf(""));
    QVERIFY(!(maskOf(R"(, "seed": 2)") == maskOf("")));
  }

  void refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("part");
    const auto row = [](const char* title, const std::string& text, const char* code, const char* part) {
      QTest::newRow(title) << QString::fromStdString(text) << code << part;
    };
    row("nothing", "", "file-format", "line 1");
    row("no JSON", "presets", "file-format", "line 1");
    row("JSON cut", file(preset("")).substr(0, 40), "file-truncated", "line 1");
    row("a list", "[]", "file-format", "p.json: a list");
    row("no schema", R"({"presets": []})", "file-format", "schema");
    row("another schema", R"({"schema": "tilewise.presets/2", "presets": []})", "file-format", "tilewise.presets/2");
    row("no name", file(R"({"title": "t", "group": "small", "problem": {}})"), "file-format", "name");
    row("a size that is a word", file(preset(R"("tq": "8")")), "file-format", "tq: a text");
    row("an unknown group", file(R"({"name": "a", "title": "t", "group": "big", "problem": {}})"), "unknown-name",
        "big");
    row("an unknown member", file(preset(R"("tp": 8)")), "unknown-name", "p.json: a: a member: tp is not known");
    row("an unknown word", file(preset(R"("init": "zero")")), "unknown-name", "p.json: a: init: zero is not known");
    row("a word of another list", file(preset(R"("backward_order": "standard")")), "unknown-name",
        "p.json: a: backward_order: standard is not known; accepted: fa2, fa1, query-outer, two-loops");
    row("a window of one number", file(preset(R"("window": [3])")), "file-format", "[left, right]");
    row("a size out of range", file(preset(R"("br": 0)")), "out-of-range", "p.json: a: br: 0 is out of range");
    row("a block mask without blocks", file(preset(R"("bc": 0, "block_mask": [])")), "out-of-range",
        "p.json: a: bc: 0 is out of range");
    row("an unknown pattern", file(preset(R"("block_mask": {"pattern": "zigzag", "value": 1})")), "unknown-name",
        "p.json: a: block_mask: zigzag is not known; accepted: banded, strided, global, random");
    row("a pattern without value", file(preset(R"("block_mask": {"pattern": "banded"})")), "file-format", "value");
    row("a stride of 0", file(preset(R"("block_mask": {"pattern": "strided", "value": 0})")), "out-of-range",
        "p.json: a: block_mask: strided: 0 is out of range; accepted: 1 to 1048576");
    row("a reach below 0", file(preset(R"("block_mask": {"pattern": "banded", "value": -1})")), "out-of-range",
        "banded: -1 is out of range; accepted: 0 to 1048576");
    row("a fraction above 1", file(preset(R"("block_mask": {"pattern": "random", "value": 1.5})")), "out-of-range",
        "random: 1.5 is out of range; accepted: 0 to 1");
    row("documents too long", file(preset(R"("tq": 8, "tk": 8, "documents": [5, 4])")), "out-of-range",
        "p.json: a: documents: length 4 is out of range; accepted: lengths of 1 or more that add up to 8");
    row("documents too short", file(preset(R"("tq": 8, "tk": 8, "documents": [5, 2])")), "shape",
        "p.json: a: documents: 7 queries and 7 keys");
    row("a document without tokens", file(preset(R"("tq": 8, "tk": 8, "documents": [8, 0])")), "out-of-range",
        "length 0 is out of range");
    row("documents for other keys", file(preset(R"("tq": 8, "tk": 7, "documents": [5, 3])")), "out-of-range",
        "p.json: a: documents: length 3 is out of range; accepted: lengths of 1 or more that add up to 7");
    row("float64 with storage", file(preset(R"("precision": "f64", "storage": "fp16")")), "conflict",
        "p.json: a: storage");
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
