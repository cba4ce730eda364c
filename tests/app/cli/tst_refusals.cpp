// SPDX-License-Identifier: MIT
/// What cannot be used: exit code 2, nothing on stdout, one line on stderr.

#include <sys/stat.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli/array_files.h"
#include "tests/app/cli/cli_process.h"

using namespace tilewise::testing;

namespace {

void verifyRefusal(const CliResult& result, const QString& line) {
  QCOMPARE(QString::fromUtf8(result.err), "tilewise-cli: " + line + '\n');
  QVERIFY2(result.code == 2 && result.out.isEmpty(), qPrintable(text(result)));
}

}  // namespace

class TestRefusals : public QObject {
  Q_OBJECT

 private slots:
  void badCommandLines_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* title, const QStringList& arguments, const char* line) {
      QTest::newRow(title) << arguments << QString::fromUtf8(line);
    };
    const auto words = [](const char* all) { return QString::fromUtf8(all).split(' '); };
    row("nothing", {},
        "a command is missing; accepted: run, trace, model, bench, gpu, code, check-answer, exercises, lessons, presets, "
        "devices, faults");
    row("an unknown command", {"frob"},
        "command: frob is not known; accepted: run, trace, model, bench, gpu, code, check-answer, exercises, lessons, "
        "presets, devices, faults");
    row("a command to come", words("sweep --t 5"),
        "command: sweep is not available in this version; accepted: run, trace, model, bench, gpu, code, check-answer, "
        "exercises, lessons, presets, devices, faults");
    row("an unknown command of the card", words("gpu frob --t 5"),
        "gpu: frob is not known; accepted: info, run, verify, sweep, counters");
    row("no command of the card", words("gpu"),
        "gpu: a command is missing; accepted: info, run, verify, sweep, counters");
    row("times that are not taken", words("gpu run --t 5 --untimed --seconds 1"),
        "--untimed: cannot be combined with --seconds; accepted: one of the two");
    row("an option that gpu run has not", words("gpu run --t 5 --shard x"),
        "gpu run: --shard is not known; accepted: the options that tilewise-cli gpu run --help lists");
    row("a pass that the card does not do", words("gpu run --t 5 --algorithm standard --backward"),
        "--backward on a card: standard is not available in this version; accepted: fa1 or fa2 forward, fa2 backward");
    row("a backward order that it does not do", words("gpu run --t 5 --backward --backward-order two-loops"),
        "--backward-order on a card: two-loops is not available in this version; accepted: fa2");
    row("what its registers do not hold", words("gpu run --t 512 --d 256 --br 256"),
        "the registers of a thread: 272 accumulators for 256 rows and width 256 is too large; accepted: at most 192");
    row("what its shared memory does not hold", words("gpu run --t 512 --d 128 --bc 512 --algorithm fa1"),
        "the shared memory of a thread block: 294912 bytes is too large; accepted: at most 232448 bytes");
    row("repeated forward passes", words("gpu run --t 5 --repeat 3"),
        "--repeat: --backward is missing; accepted: --repeat with --backward");
    row("no time for samples", words("gpu run --t 5 --seconds 0"),
        "--seconds: 0 is out of range; accepted: more than 0, up to 3600");
    row("a shard beyond the last", words("gpu sweep --t 5 --shard 3/3"),
        "--shard: 3/3 is out of range; accepted: K/N with 0 <= K < N");
    row("a range that descends", words("gpu sweep --t 5 --br 64:32:16"),
        "--br: 64:32:16 is out of range; accepted: FIRST:LAST:STEP, ascending");
    row("a sweep resumed from nowhere", words("gpu sweep --t 5 --resume"),
        "--resume: --record is missing; accepted: --resume with --record FILE");
    row("no repetitions", words("bench --t 5 --repetitions 0"),
        "--repetitions: 0 is out of range; accepted: 1 to 10000 repetitions");
    row("repetitions that are no number", words("bench --t 5 --repetitions many"),
        "--repetitions: many is not a number of this kind; accepted: a whole number of at most 18 digits");
    row("an option that bench has not", words("bench --t 5 --check"),
        "bench: --check is not known; accepted: the options that tilewise-cli bench --help lists");
    row("a broken variant to time", words("bench --t 5 --fault no-maximum"),
        "--fault: cannot be combined with anything but run; accepted: tilewise-cli run --fault no-maximum");
    row("two commands", words("run trace"),
        "run: trace is not known; accepted: the options that tilewise-cli run --help lists");
    row("an option before the command", words("--json run"),
        "--json is not known; accepted: a command first: run, trace, model, bench, gpu, code, check-answer, exercises, "
        "lessons, presets, devices, faults");
    row("an unknown option", words("run --frob 3"),
        "run: --frob is not known; accepted: the options that tilewise-cli run --help lists");
    row("an option of another command", words("model --check"),
        "model: --check is not known; accepted: the options that tilewise-cli model --help lists");
    row("a problem option where there is no problem", words("presets --t 5"),
        "presets: --t is not known; accepted: the options that tilewise-cli presets --help lists");
    row("a word too many", words("run --t 5 6"),
        "run: 6 is not known; accepted: the options that tilewise-cli run --help lists");
    row("an option without its value", words("run --tq"), "--tq: its value is missing; accepted: --tq and a value");
    row("an output without its folder", words("run --out"), "--out: its value is missing; accepted: --out and a value");
    row("an empty folder", {"run", "--out", ""}, "--out: the name of the folder is missing");

    row("no number", words("run --t abc"),
        "--t: abc is not a number of this kind; accepted: a whole number of at most 18 digits");
    row("an empty text", {"run", "--tq", ""},
        "--tq: an empty text is not a number of this kind; accepted: a whole number of at most 18 digits");
    row("a fraction", words("run --br 1.5"),
        "--br: 1.5 is not a number of this kind; accepted: a whole number of at most 18 digits");
    row("an exponent", words("run --t 1e3"),
        "--t: 1e3 is not a number of this kind; accepted: a whole number of at most 18 digits");
    row("a plus sign", words("run --t +5"),
        "--t: +5 is not a number of this kind; accepted: a whole number of at most 18 digits");
    row("a blank", {"run", "--t", " 5"},
        "--t:  5 is not a number of this kind; accepted: a whole number of at most 18 digits");
    row("more than 64 bits", words("run --t 99999999999999999999"),
        "--t: 99999999999999999999 is out of range; accepted: a whole number of at most 18 digits");
    row("no queries", words("run --tq 0"), "--tq: 0 is out of range; accepted: 1 to 1,048,576");
    row("negative", words("run --tk -5"), "--tk: -5 is out of range; accepted: 1 to 1,048,576");
    row("too many, by the option given", words("run --t 1048577"),
        "--t: 1048577 is out of range; accepted: 1 to 1,048,576");
    row("no width, by the option given", words("run --d 0"), "--d: 0 is out of range; accepted: 1 to 4,096");
    row("too wide", words("run --dv 4097"), "--dv: 4097 is out of range; accepted: 1 to 4,096");
    row("no block", words("run --bc 0"), "--bc: 0 is out of range; accepted: 1 to 1,048,576");
    row("scale NaN", words("run --scale nan"), "--scale: nan is out of range; accepted: a finite number");
    row("scale infinite", words("run --scale -inf"), "--scale: -inf is out of range; accepted: a finite number");
    row("scale beyond a double", words("run --scale 1e999"),
        "--scale: 1e999 is out of range; accepted: a finite number");
    row("scale with a comma", words("run --scale 1,5"),
        "--scale: 1,5 is not a number of this kind; accepted: a finite number");
    row("negative seed", words("run --seed -1"),
        "--seed: -1 is not a number of this kind; accepted: a whole number from 0 to 18,446,744,073,709,551,615");
    row("no SRAM", words("run --sram 0"), "--sram: 0 is out of range; accepted: 1 byte or more");
    row("no threads", words("run --threads 0"), "--threads: 0 is out of range; accepted: 1 to 1,024");
    row("too many threads", words("run --threads 1025"), "--threads: 1025 is out of range; accepted: 1 to 1,024");
    row("blocks from nothing", words("run --blocks-from-sram 0"),
        "--blocks-from-sram: 0 is out of range; accepted: 1 value or more");
    row("blocks for no width", words("run --d 0 --blocks-from-sram 100"),
        "--d: 0 is out of range; accepted: 1 to 4,096");

    row("an unknown algorithm", words("run --algorithm fa3"),
        "--algorithm: fa3 is not known; accepted: standard, fa1, fa2");
    row("a word in capitals", words("run --align Top-Left"),
        "--align: Top-Left is not known; accepted: top-left, bottom-right");
    row("an unknown type", words("run --dtype fp8"), "--dtype: fp8 is not known; accepted: fp16, bf16, fp32, fp64");
    row("an empty word", {"run", "--dtype", ""},
        "--dtype: an empty text is not known; accepted: fp16, bf16, fp32, fp64");
    row("an unknown precision", words("run --precision f16"), "--precision: f16 is not known; accepted: f64, f32");
    row("made-up own data", words("run --init own"), "--init: own is not known; accepted: normal, outliers, ramp");
    row("an unknown device", words("run --device abacus"),
        "--device: abacus is not known; accepted: A100, H100, H200, B200, RTX 4090, MI300X");
    row("an unknown preset", words("run --preset foo"),
        "--preset: foo is not known; accepted: lesson, lesson-causal, lesson-backward, lesson-fa1, lesson-standard, "
        "tiny, "
        "tiny-causal, ragged, cross-attention, sliding-window, packed-documents, block-sparse, softcap-alibi, dropout, "
        "grouped-heads, speech-diagonal, speech-blocks, speech-sink, speech-broad, story-previous, story-anchors, "
        "story-broad, "
        "story-cache");
    row("a value of two lines stays on one", {"run", "--device", "two\nlines\t\x1b[1m"},
        "--device: two?lines??[1m is not known; accepted: A100, H100, H200, B200, RTX 4090, MI300X");
    row("an unknown format", words("trace --format xml"), "--format: xml is not known; accepted: json, csv");

    row("t and tq", words("run --t 8 --tq 9"), "--t: cannot be combined with --tq 9; accepted: one of the two");
    row("tk and t", words("run --tk 9 --t 8"), "--t: cannot be combined with --tk 9; accepted: one of the two");
    row("d and dk", words("run --d 8 --dk 9"), "--d: cannot be combined with --dk 9; accepted: one of the two");
    row("d and dv", words("run --d 8 --dv 8"), "--d: cannot be combined with --dv 8; accepted: one of the two");
    row("device and sram", words("run --device H100 --sram 5"),
        "--device: cannot be combined with --sram 5; accepted: one of the two");
    row("input and q", words("run --input h.npz --q q.npy"),
        "--input: cannot be combined with --q q.npy; accepted: one of the two");
    row("input and v", words("run --input h.npz --v v.npy"),
        "--input: cannot be combined with --v v.npy; accepted: one of the two");
    row("own data and made-up ones", words("run --input h.npz --init ramp"),
        "--input: cannot be combined with --init ramp; accepted: one of the two");
    row("blocks twice", words("run --blocks-from-sram 100 --br 4"),
        "--blocks-from-sram: cannot be combined with --br 4; accepted: one of the two");
    row("blocks twice, the other", words("run --bc 4 --blocks-from-sram 100"),
        "--blocks-from-sram: cannot be combined with --bc 4; accepted: one of the two");
    row("q alone", words("run --q q.npy"), "--k: is missing; accepted: --q, --k and --v together");
    row("k and v alone", words("run --k k.npy --v v.npy"), "--q: is missing; accepted: --q, --k and --v together");

    row("do alone", words("run --do do.npy"), "--q: is missing; accepted: --q, --k and --v beside --do");
    row("input and do", words("run --input h.npz --do do.npy"),
        "--input: cannot be combined with --do do.npy; accepted: one of the two");

    row("no batch", words("run --batch 0"), "--batch: 0 is out of range; accepted: 1 to 65,536");
    row("no head", words("run --heads 0"), "--heads: 0 is out of range; accepted: 1 to 65,536");
    row("key/value heads that do not divide", words("run --heads 4 --kv-heads 3"),
        "--kv-heads: 3 is out of range; accepted: a number that divides the 4 heads");
    row("a head beyond", words("run --heads 4 --batch 2 --head 8"), "--head: 8 is out of range; accepted: 0 to 7");
    row("a negative head", words("run --head -1"), "--head: -1 is out of range; accepted: 0 to 0");
    row("a window of one number", words("run --window 4"),
        "--window: 4 is not a number of this kind; accepted: LEFT,RIGHT: two whole numbers, -1 for no bound");
    row("a window of three", words("run --window 4,0,1"),
        "--window: 4,0,1 is not a number of this kind; accepted: LEFT,RIGHT: two whole numbers, -1 for no bound");
    row("half a window", words("run --window 4,"),
        "--window: 4, is not a number of this kind; accepted: LEFT,RIGHT: two whole numbers, -1 for no bound");
    row("a window below -1", words("run --window -2,0"), "--window: -2 is out of range; accepted: -1 to 1,048,576");
    row("a negative soft cap", words("run --softcap -3"),
        "--softcap: -3 is out of range; accepted: a finite number above 0, or 0 for none");
    row("an endless soft cap", words("run --softcap inf"), "--softcap: inf is out of range; accepted: a finite number");
    row("slopes for other heads", words("run --heads 4 --alibi 1,2,3"),
        "--alibi: 3 slopes is a shape that does not fit; accepted: one slope, or one for each of 4 heads");
    row("an empty slope", words("run --heads 3 --alibi 1,,3"),
        "--alibi: an empty text is not a number of this kind; accepted: a finite number");
    row("all dropped", words("run --dropout 1"), "--dropout: 1 is out of range; accepted: 0 or more, below 1");
    row("storage beside float64", words("run --storage fp16 --precision f64"),
        "--storage: cannot be combined with --precision f64; accepted: --precision f32: storage is emulated beside "
        "float32 arithmetic");
    row("unknown storage", words("run --storage fp4"), "--storage: fp4 is not known; accepted: none, fp16, bf16, fp8");
    row("an unknown backward order", words("run --backward-order random"),
        "--backward-order: random is not known; accepted: fa2, fa1, query-outer, two-loops");
    row("a backward order with standard", words("run --algorithm standard --backward --backward-order fa2"),
        "--backward-order: cannot be combined with standard attention, whose backward pass is its own; accepted: "
        "--algorithm fa2 or fa1");
    row("a backward order with a preset that is standard", words("run --preset lesson-standard --backward-order fa1"),
        "--backward-order: cannot be combined with standard attention, whose backward pass is its own; accepted: "
        "--algorithm fa2 or fa1");
    row("a negative seed of the order", words("run --shuffle -1"),
        "--shuffle: -1 is not a number of this kind; accepted: a whole number from 0 to 18,446,744,073,709,551,615");
    row("three files of documents", words("run --documents a,b,c"),
        "--documents: cannot be combined with a third file; accepted: FILE.npy, or FILE.npy,FILE.npy with the labels "
        "of "
        "the keys");
    row("no file of documents", words("run --documents ,b"),
        "--documents: the name of a file is missing; accepted: FILE.npy, or FILE.npy,FILE.npy with the labels of the "
        "keys");
    row("documents that are not there", words("run --documents none.npy"), "none.npy: the file is not there");
    row("a block mask that is not there", words("run --block-mask none.npy"), "none.npy: the file is not there");
    row("a preset's documents for other sizes", words("run --preset packed-documents --t 300"),
        "documents of the preset packed-documents: 256 queries and 256 keys is a shape that does not fit; accepted: "
        "300 "
        "queries and 300 keys");
    row("a fault that there is not", words("run --fault wrong-mask"),
        "--fault: wrong-mask is not known; accepted: skip-first-with-first, partial-tile-skipped, "
        "partial-tile-not-masked, causal-corner, ragged-tail, no-maximum, nan-of-empty-rows, l-not-rescaled, "
        "o-not-rescaled, m-overwritten, l-after-dropout, no-final-division, lse-without-log, other-dropout-mask, "
        "d-missing, cap-factor-missing, dq-overwritten, scale-missing");
    row("a fault of another algorithm", words("run --fault ragged-tail --algorithm fa1"),
        "--fault: cannot be combined with --algorithm fa1; accepted: fa2");
    row("a fault of another backward order", words("run --fault d-missing --backward-order two-loops"),
        "--fault: cannot be combined with --backward-order two-loops; accepted: fa2");
    row("a fault where nothing is run", words("model --fault ragged-tail"),
        "--fault: cannot be combined with anything but run; accepted: tilewise-cli run --fault ragged-tail");
    row("a fault on the card", words("gpu run --fault ragged-tail"),
        "--fault: cannot be combined with anything but run; accepted: tilewise-cli run --fault ragged-tail");
    row("a fault and a spread", words("run --fault dq-overwritten --dq-spread 3"),
        "--dq-spread: cannot be combined with --fault; accepted: one of the two");
    row("a padded tile without end", words("run --fault ragged-tail --t 8 --d 4096 --bc 1048576"),
        "a padded tile: 68,786,585,600 bytes is too large; accepted: at most 8,589,934,592 bytes");
    row("a spread without a backward pass", words("run --dq-spread 3"),
        "--dq-spread: --backward is missing; accepted: --dq-spread with --backward");
    row("a spread of no order", words("run --backward --dq-spread 0"),
        "--dq-spread: 0 is out of range; accepted: 1 to 1000 orders");
    row("a spread of words", words("run --backward --dq-spread many"),
        "--dq-spread: many is not a number of this kind; accepted: a whole number of at most 18 digits");
    row("a spread of standard attention", words("run --backward --algorithm standard --dq-spread 3"),
        "--dq-spread: cannot be combined with standard attention; accepted: the orders fa2 and fa1, which add dQ in "
        "HBM");
    row("a spread of an order that adds no dQ", words("run --backward --backward-order two-loops --dq-spread 3"),
        "--dq-spread: cannot be combined with the order two-loops; accepted: the orders fa2 and fa1, which add dQ in "
        "HBM");
    row("standard too large", words("run --t 65536 --d 1 --algorithm standard"),
        "S and P of standard attention: 34,359,738,368 bytes is too large; accepted: at most 8,589,934,592 bytes (the "
        "model "
        "counts larger ones)");

    for (const char* sweep :
         {"1:2", "1:2:", "a:2:3", "0:2:3", "5:2:3", "1:2:0", "1:2:10001", "1:2:3:4", "-1:2:3", ""}) {
      QTest::addRow("sweep \"%s\"", sweep)
          << QStringList{"model", "--sweep-sram", sweep}
          << QString(
                 "--sweep-sram: %1 is out of range; accepted: A:B:N, values from A to B (1 <= A <= B) in N points "
                 "(1 to 10,000)")
                 .arg(*sweep == '\0' ? "an empty text" : sweep);
    }
  }
  void badCommandLines() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, line);
    verifyRefusal(cli(arguments), line);
  }

  /// Every option is refused with its name, whatever it takes.
  void everyOptionNamesItself_data() {
    QTest::addColumn<QString>("option");
    for (const char* option : {"--t",         "--tq",        "--tk",
                               "--d",         "--dk",        "--dv",
                               "--br",        "--bc",        "--blocks-from-sram",
                               "--align",     "--scale",     "--dtype",
                               "--precision", "--algorithm", "--device",
                               "--sram",      "--init",      "--seed",
                               "--threads",   "--preset",    "--heads",
                               "--kv-heads",  "--head",      "--batch",
                               "--window",    "--softcap",   "--alibi",
                               "--dropout",   "--storage",   "--backward-order",
                               "--shuffle",   "--fault"}) {
      QTest::newRow(option) << option;
    }
  }
  void everyOptionNamesItself() {
    QFETCH(QString, option);
    for (const char* command : {"run", "trace", "model"}) {
      const CliResult result = cli({command, option, "nonsense"});
      const QString line = QString::fromUtf8(result.err);
      QVERIFY2(result.code == 2 && result.out.isEmpty() && line.startsWith("tilewise-cli: " + option + ": nonsense ") &&
                   line.contains("; accepted: ") && line.count('\n') == 1,
               qPrintable(text(result)));
    }
  }

  /// q.npy holds the bytes; k and v are in order.
  void badFiles_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* title, const std::string& bytes, const char* line) {
      QTest::newRow(title) << QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())) << QString::fromUtf8(line);
    };
    const std::string good = matrixFile(5, 3);
    row("empty", "", "q.npy: the file is empty");
    row("a text", "hello, this is no array at all",
        "q.npy: the beginning of the file is not in the expected format; accepted: an .npy file, which begins with "
        "\\x93NUMPY");
    row("ends in the magic", good.substr(0, 4), "q.npy: the header ends too early");
    row("ends in the header", good.substr(0, 40), "q.npy: the header ends too early");
    row("ends in the values", good.substr(0, good.size() - 1),
        "q.npy: the data (119 bytes) ends too early; accepted: 120 bytes for 5 x 3 of float64");
    row("values too many", good + "x",
        "q.npy: what follows the data (1 bytes) is not in the expected format; accepted: nothing after the last value");
    row("objects", promising("|O", "(5, 3)", 120),
        "q.npy: |O (Python objects) is an element type that cannot be read; accepted: float16, float32, float64, whole "
        "numbers or bool");
    row("texts", promising("<U5", "(5, 3)", 300),
        "q.npy: <U5 (text) is an element type that cannot be read; accepted: float16, float32, float64, whole numbers "
        "or bool");
    row("complex numbers", promising("<c16", "(5, 3)", 240),
        "q.npy: <c16 (complex numbers) is an element type that cannot be read; accepted: float16, float32, float64, "
        "whole numbers or bool");
    row("whole numbers", promising("<i8", "(5, 3)", 120),
        "q.npy: q: int64 is an element type that cannot be read; accepted: float16, float32 or float64");
    row("a single number", promising("<f8", "()", 8),
        "q.npy: q: a single number has the wrong number of dimensions; accepted: rows x width, or heads x rows x "
        "width");
    row("one dimension", promising("<f8", "(15,)", 120),
        "q.npy: q: 15 has the wrong number of dimensions; accepted: rows x width, or heads x rows x width");
    row("four dimensions", promising("<f8", "(1, 1, 5, 3)", 120),
        "q.npy: q: 1 x 1 x 5 x 3 has the wrong number of dimensions; accepted: rows x width, or heads x rows x width");
    row("no rows", promising("<f8", "(0, 3)", 0),
        "q.npy: q: 0 x 3 is a shape that does not fit; accepted: 1 to 1048576 rows, width 1 to 4096");
    row("a negative dimension", promising("<f8", "(-5, 3)", 120),
        "q.npy: (-5, 3) is a shape that does not fit; accepted: dimensions from 0 on that fit the file");
    row("a huge dimension", promising("<f8", "(1099511627776, 3)", 120),
        "q.npy: the data (120 bytes) ends too early; accepted: 26388279066624 bytes for 1099511627776 x 3 of float64");
    row("dimensions beyond 64 bits", promising("<f8", "(4294967296, 4294967296)", 120),
        "q.npy: 4294967296 x 4294967296 is a shape that does not fit; accepted: dimensions that fit the file");
    row("too many rows", promising("<f2", "(1048577, 1)", 2097154),
        "q.npy: q: 1048577 x 1 is a shape that does not fit; accepted: 1 to 1048576 rows, width 1 to 4096");
    row("too wide", promising("<f2", "(1, 4097)", 8194),
        "q.npy: q: 1 x 4097 is a shape that does not fit; accepted: 1 to 1048576 rows, width 1 to 4096");
    row("another width than k", matrixFile(5, 4),
        "k.npy: k: 7 x 3 is a shape that does not fit; accepted: width 4, as q (5 x 4)");
    row("a later version", npyFile(npyDict("<f8", "(5, 3)"), std::string(120, '\0'), 9),
        "q.npy: .npy version 9.0 is not in the expected format; accepted: 1.0, 2.0 or 3.0");
    row("a header that is no dict", npyFile("import os", ""),
        "q.npy: the header (from character 0 on) is not in the expected format; accepted: {'descr': TYPE, "
        "'fortran_order': True or False, 'shape': TUPLE}");
  }
  void badFiles() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, line);
    const QTemporaryDir folder;
    writeInputs(folder.path());
    write(folder.path(), "q.npy", bytes.toStdString());
    verifyRefusal(cli("run --q q.npy --k k.npy --v v.npy", folder.path()), line);
  }

  void badArchives_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("line");
    QTest::newRow("no archive") << "--input q.npy"
                                << "q.npy: the file is not in the expected format; accepted: an .npz archive (ZIP)";
    QTest::newRow("no k") << "--input noK.npz"
                          << "noK.npz: k: the array is missing; accepted: q, k and v; the archive holds q, v";
    QTest::newRow("rows of v")
        << "--input misfit.npz"
        << "misfit.npz: v: 6 x 3 is a shape that does not fit; accepted: number of rows 5, as k (5 x 3)";
    QTest::newRow("ends early") << "--input short.npz"
                                << "short.npz: the archive, before its table of contents, ends too early";
    QTest::newRow("labels of another number of rows")
        << "--input masked.npz"
        << "masked.npz: documents: 6 labels is a shape that does not fit; accepted: 5, one for each query";
    QTest::newRow("a block mask for other blocks")
        << "--input blocks.npz"
        << "blocks.npz: block_mask: 2 x 1 is a shape that does not fit; accepted: 1 x 1, the number of tiles";
    QTest::newRow("an archive's block mask and blocks from SRAM")
        << "--input blocks.npz --blocks-from-sram 1"
        << "blocks.npz: block_mask: 2 x 1 is a shape that does not fit; accepted: 5 x 5, the number of tiles";
    QTest::newRow("one list of documents for two sizes")
        << "--input h.npz --documents d5.npy"
        << "d5.npy: one list of 5 labels is a shape that does not fit; accepted: two: 5 labels for the queries and 7 "
           "for the keys";
    QTest::newRow("documents of keys that do not fit")
        << "--input h.npz --documents d5.npy,d5.npy"
        << "d5.npy: 5 labels is a shape that does not fit; accepted: 7, one for each key";
    QTest::newRow("a block mask of a file for other blocks")
        << "--input h.npz --br 2 --block-mask d5x1.npy"
        << "d5x1.npy: 5 x 1 is a shape that does not fit; accepted: 3 x 1, the number of tiles";
    QTest::newRow("a block mask and blocks from SRAM")
        << "--input h.npz --blocks-from-sram 1 --block-mask d5x1.npy"
        << "d5x1.npy: 5 x 1 is a shape that does not fit; accepted: 5 x 7, the number of tiles";
    QTest::newRow("do of another width")
        << "--q q.npy --k k.npy --v v.npy --do q.npy"
        << "q.npy: do: 5 x 3 is a shape that does not fit; accepted: width 2, as v (7 x 2)";
    QTest::newRow("another number of heads") << "--input heads.npz --heads 8"
                                             << "--heads: 8 is out of range; accepted: 4, the size of the data";
    QTest::newRow("another number of key/value heads")
        << "--input heads.npz --kv-heads 4"
        << "--kv-heads: 4 is out of range; accepted: 2, the size of the data";
    QTest::newRow("a head of a batch that the data lack")
        << "--input heads.npz --batch 2 --head 4"
        << "--head: 4 is out of range; accepted: 0 to 3, the heads of the data";
    QTest::newRow("a second head of one") << "--input h.npz --head 1"
                                          << "--head: 1 is out of range; accepted: 0, the heads of the data";
    QTest::newRow("not there") << "--input none.npz"
                               << "none.npz: the file is not there";
    QTest::newRow("a folder") << "--input ."
                              << ".: the file is not there; accepted: a file, not a folder";
    QTest::newRow("a pipe") << "--input pipe"
                            << "pipe: the file is not there; accepted: a regular file";
    QTest::newRow("one of three not there") << "--q q.npy --k none.npy --v v.npy"
                                            << "none.npy: the file is not there";
    QTest::newRow("another number of queries") << "--input h.npz --tq 6"
                                               << "--tq: 6 is out of range; accepted: 5, the size of the data";
    QTest::newRow("t for two numbers") << "--input h.npz --t 5"
                                       << "--t: 5 is out of range; accepted: 7, the size of the data";
    QTest::newRow("another width") << "--preset story-cache --d 16"
                                   << "--d: 16 is out of range; accepted: 8, the size of the data";
  }
  void badArchives() {
    QFETCH(QString, option);
    QFETCH(QString, line);
    const QTemporaryDir folder;
    writeInputs(folder.path());
    const std::string whole = read(folder.path(), "h.npz").toStdString();
    write(folder.path(), "short.npz", whole.substr(0, whole.size() - 30));
    const std::string five = matrixFile(5, 3);
    write(folder.path(), "misfit.npz", archiveFile({{"q", five}, {"k", five}, {"v", matrixFile(6, 3)}}));
    write(folder.path(), "noK.npz", archiveFile({{"q", five}, {"v", five}}));
    write(folder.path(), "masked.npz",
          archiveFile({{"q", five}, {"k", five}, {"v", five}, {"documents", numbersFile("(6,)", {1, 1, 1, 1, 1, 1})}}));
    write(folder.path(), "blocks.npz",
          archiveFile({{"q", five}, {"k", five}, {"v", five}, {"block_mask", numbersFile("(2, 1)", {1, 1})}}));
    write(folder.path(), "heads.npz",
          archiveFile({{"q", headsFile(4, 5, 3)}, {"k", headsFile(2, 5, 3)}, {"v", headsFile(2, 5, 2)}}));
    write(folder.path(), "d5.npy", numbersFile("(5,)", {1, 1, 1, 1, 1}));
    write(folder.path(), "d5x1.npy", numbersFile("(5, 1)", {1, 1, 1, 1, 1}));
    ::mkfifo(qPrintable(folder.filePath("pipe")), 0600);
    verifyRefusal(cli(QStringList{"run"} + option.split(' '), folder.path()), line);
  }

  void unreadableFiles() {
    if (!nobodyMayRunIt()) QSKIP("the program lies where only root may go");
    const QTemporaryDir folder;
    writeInputs(folder.path());
    ::chmod(qPrintable(folder.path()), 0755);
    ::chmod(qPrintable(folder.filePath("k.npy")), 0);
    verifyRefusal(
        cli({"run", "--q", "q.npy", "--k", "k.npy", "--v", "v.npy"}, {.folder = folder.path(), .asNobody = true}),
        "k.npy: the file cannot be read (Permission denied)");
  }

  void afterARefusalNothingIsThere() {
    const QTemporaryDir folder;
    verifyRefusal(cli("run --fault ragged-tail --algorithm fa1 --out results", folder.path()),
                  "--fault: cannot be combined with --algorithm fa1; accepted: fa2");
    verifyRefusal(cli("run --dq-spread 2 --out results", folder.path()),
                  "--dq-spread: --backward is missing; accepted: --dq-spread with --backward");
    QVERIFY(QDir(folder.path()).isEmpty());
  }
};

QTEST_APPLESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
