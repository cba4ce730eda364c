// SPDX-License-Identifier: MIT
#include "core/files/session_file.h"

#include <QTemporaryDir>
#include <QTest>

#include "core/files/settings_json.h"
#include "core/files/write_file.h"
#include "core/trace/trace.h"
#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

SessionFile sample() {
  SessionFile session;
  session.title = "lesson, causal \"T\"";
  session.settings.causal = true;
  session.position = 190;
  session.tile = TileIndex{3, 5};
  session.row = 420;
  session.bookmarks = {{12, "the first load"}, {631, "–"}};
  session.stops = {{0, 0}, {7, 15}};
  session.workspace = "step";
  CompareFile& compare = session.compare.emplace();
  compare.compared = {"present", "second"};
  compare.align = "bytes";
  compare.speeds = {2.0, std::nullopt, 0.0};
  compare.second = session.settings;
  compare.second->Br = 64;
  session.gpuSource = "h200-blocks";
  session.copyOf = "/home/a/mine.tilewise";
  session.lesson = LessonFilePlace{"causal-tiles", {}, "masking", {{"one-row", "0,5", 0.5, true}, {"skip-test", "2", {}, false}}};
  return session;
}

/// The text of the sample with one part of it replaced.
std::string with(const std::string& part, const std::string& other) {
  std::string text = sessionText(sample());
  const auto at = text.find(part);
  Q_ASSERT(at != std::string::npos);
  return text.replace(at, part.size(), other);
}

}  // namespace

class TestSessionFile : public QObject {
  Q_OBJECT

 private slots:
  void everySettingComesBack() {
    RandomSettings random(20261130);
    for (int round = 0; round < 300; ++round) {
      SessionFile session;
      session.settings = random.nextOfFamily();
      session.settings.dropout = round % 7 == 0 ? 0.1 : session.settings.dropout;
      session.settings.sramBytes = round % 3 == 0 ? std::optional<std::int64_t>(round + 1) : std::nullopt;
      session.settings.device = round % 2 == 0 ? "A100" : "H200";
      const auto problem = Problem::make(session.settings);
      QVERIFY(problem);
      session.position = Trace(*problem, problem->lastPass()).eventCount() / 2;
      const auto read = parseSession(asBytes(sessionText(session)), "s");
      QVERIFY2(read, qPrintable(lineOf(read)));
      QVERIFY(*read == session);
    }
  }

  void placesAndMarksComeBack() {
    const auto read = parseSession(asBytes(sessionText(sample())), "s");
    QVERIFY2(read, qPrintable(lineOf(read)));
    QVERIFY(*read == sample());
  }

  void dataBesideTheFileMovesWithIt() {
    const QTemporaryDir folder;
    const std::filesystem::path here = folder.path().toStdString();
    std::filesystem::create_directories(here / "a" / "data");
    std::filesystem::create_directories(here / "b");
    SessionFile session = sample();
    session.settings.inputKind = InputKind::Own;
    session.source.files = {here / "a" / "data" / "head.npz"};
    QVERIFY(writeSession(here / "a" / "s.tilewise", session));
    QVERIFY(*readSession(here / "a" / "s.tilewise") == session);
    std::filesystem::rename(here / "a", here / "c");
    QCOMPARE(readSession(here / "c" / "s.tilewise")->source.files.front().string(), (here / "c" / "data" / "head.npz").string());
    // Data elsewhere stays where it is.
    session.source.files = {here / "elsewhere" / "head.npz"};
    QVERIFY(writeSession(here / "b" / "s.tilewise", session));
    QVERIFY(readSession(here / "b" / "s.tilewise")->source.files == session.source.files);
  }

  void refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const std::string& text, const char* code, const char* says) {
      QTest::newRow(name) << QString::fromStdString(text) << code << says;
    };
    const std::string whole = sessionText(sample());
    row("nothing", "", "file-format", "s: line 1");
    row("cut", whole.substr(0, whole.size() / 2), "file-truncated", "the text ends too early");
    row("a comma too many", with("\"position\": 190,", "\"position\": 190,,"), "file-format", "column 18");
    row("another kind of file", with("tilewise.session/1", "tilewise.presets/1"), "file-format", "tilewise.session/1");
    row("a newer version", with("tilewise.session/1", "tilewise.session/2"), "not-available", "tilewise.session/1");
    row("unknown member", with("\"position\"", "\"posture\""), "unknown-name", "s: a member: posture");
    row("unknown setting", with("\"br\"", "\"bq\""), "unknown-name", "s: problem: a member: bq");
    row("a word", with("\"fa2\"", "\"fa4\""), "unknown-name", "fa4");
    row("no position", with("\"position\": 190,", ""), "file-format", "s: an object without \"position\"");
    row("position of a text", with("190", "\"190\""), "file-format", "s: position: a text");
    row("size of a text", with("\"tq\": 1024", "\"tq\": \"8\""), "file-format", "s: problem: tq: a text");
    row("half a row", with("420", "4.5"), "file-format", "s: row: a number of another kind");
    row("an unknown member of compare", with("\"second\": {", "\"stray\": {"), "unknown-name", "compared, align");
    row("a source of GPU that is no name", with("\"h200-blocks\"", "[1]"), "file-format", "s: gpu_source");
    row("no such workspace", with("\"workspace\": \"step\"", "\"workspace\": \"stage\""), "unknown-name", "step, compare");
    row("a workspace of another kind", with("\"workspace\": \"step\"", "\"workspace\": 3"), "file-format", "s: workspace: a number");
    row("no such alignment", with("\"align\": \"bytes\"", "\"align\": \"time\""), "unknown-name", "step, tile, bytes");
    row("a speed below 0", with("\"step\": 2.0", "\"step\": -2.0"), "out-of-range", "s: compare: speeds: step");
    row("a second of no size", with("\"br\": 64", "\"br\": 0"), "out-of-range", "s: compare: second: br");
    row("an unknown member of an answer", with("\"revealed\"", "\"shown\""), "unknown-name", "s: lesson: answer 1");
    row("an answer to nothing", with("\"step\": \"one-row\",", ""), "file-format", "s: lesson: answer 1");
    row("position before the run", with("190", "-1"), "out-of-range", "0 to 632");
    row("position after the run", with("190", "633"), "out-of-range", "0 to 632");
    row("position beyond 64 bits", with("190", "18446744073709551615"), "out-of-range", "0 to 632");
    row("no such row", with("420", "1024"), "out-of-range", "0 to 1023");
    row("a bookmark after the run", with("631", "900"), "out-of-range", "bookmark 2");
    row("a bookmark without a name", with("\"name\"", "\"nam\""), "file-format", "s: bookmark 1: an object without \"name\"");
    row("a long name", with("the first load", std::string(201, 'x')), "out-of-range", "201 bytes");
    row("size zero", with("\"tq\": 1024", "\"tq\": 0"), "out-of-range", "s: problem: tq");
    row("a preset that is not there", with("\"problem\"", "\"preset\": \"moon\", \"problem\""), "unknown-name", "moon");
    row("arrays for made-up data", with("\"problem\"", "\"data\": [\"x.npz\"], \"problem\""), "conflict", "made-up");
    row("own data without arrays", with("\"normal\"", "\"own\""), "conflict", "own arrays");
    row("two files", with("\"problem\"", "\"data\": [\"q.npy\", \"k.npy\"], \"problem\""), "out-of-range", "2 files");
    SessionFile large = sample();
    large.settings.Tq = large.settings.Tk = MaximumTokens;
    large.settings.Br = large.settings.Bc = 1;
    row("a position in a grid without end", sessionText(large), "out-of-range", "0 to 0");
  }
  void refuses() {
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, says);
    const std::string bytes = text.toStdString();
    const auto read = parseSession(asBytes(bytes), "s");
    QCOMPARE(codeOf(read), code);
    QVERIFY2(lineOf(read).contains(says), qPrintable(lineOf(read)));
  }

  void tilesOfTheMaskAreRead_data() {
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("code");
    QTest::newRow("fit") << R"("10", "11")" << "value";
    QTest::newRow("a row short") << R"("10")" << "shape";
    QTest::newRow("a tile short") << R"("10", "1")" << "shape";
    QTest::newRow("another letter") << R"("10", "1x")" << "shape";
    QTest::newRow("a number") << R"("10", 11)" << "file-format";
  }
  void tilesOfTheMaskAreRead() {
    QFETCH(QString, rows);
    QFETCH(QString, code);
    const std::string text = R"({"schema": "tilewise.session/1", "title": "", "position": 0,
      "problem": {"tq": 4, "tk": 4, "br": 2, "bc": 2, "block_mask": {"tiles": [)" + rows.toStdString() + "]}}}";
    const auto read = parseSession(asBytes(text), "s");
    QVERIFY2(codeOf(read) == code, qPrintable(codeOf(read) + lineOf(read)));
    if (!read) return;
    QVERIFY(read->settings.blockMask->visible(0, 0) && !read->settings.blockMask->visible(0, 1));
    QVERIFY(read->settings.blockMask->visible(1, 0) && read->settings.blockMask->visible(1, 1));
  }
};

QTEST_APPLESS_MAIN(TestSessionFile)
#include "tst_session_file.moc"
