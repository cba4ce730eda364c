// SPDX-License-Identifier: MIT
/// What the options make of a problem, as the member "problem" of a report shows it.

#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli/array_files.h"
#include "tests/app/cli/cli_process.h"

using namespace tilewise::testing;
using nlohmann::json;

class TestOptions : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(m_folder.isValid());
    const QString folder = m_folder.path();
    writeInputs(folder);
    write(folder, "do.npy", matrixFile(5, 2));
    write(folder, "d5.npy", numbersFile("(5,)", {1, 1, 2, 2, 3}));
    write(folder, "d7.npy", numbersFile("(7,)", {1, 2, 2, 3, 3, 3, 9}));
    write(folder, "b.npy", numbersFile("(2, 4)", {1, 0, 0, 1, 0, -5, 0, 0}));
    write(folder, "row.npy", numbersFile("(1, 4)", {1, 0, 0, 1}));
    write(folder, "heads.npz",
          archiveFile({{"q", headsFile(4, 5, 3)}, {"k", headsFile(2, 5, 3)}, {"v", headsFile(2, 5, 2)}}));
    write(folder, "masked.npz",
          archiveFile({{"q", matrixFile(5, 3)},
                       {"k", matrixFile(7, 3)},
                       {"v", matrixFile(7, 2)},
                       {"documents", numbersFile("(5,)", {1, 1, 1, 2, 2})},
                       {"documents_k", numbersFile("(7,)", {1, 1, 1, 1, 2, 2, 2})},
                       {"block_mask", numbersFile("(2, 2)", {1, 0, 1, 1})}}));
  }

  void makeTheProblem_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("expected");  // some members of "problem"
    const auto row = [](const char* title, const char* options, const char* expected) {
      QTest::newRow(title) << options << expected;
    };
    row("nothing is the lesson", "", R"({"name": "lesson", "tq": 1024, "tk": 1024, "dk": 64, "br": 128, "bc": 64})");
    row("defaults", "--t 64",
        R"({"name": "own sizes", "algorithm": "fa2", "dtype": "fp16", "precision": "f32", "seed": 1,
        "init": "normal", "align": "top-left", "device": "H200", "heads": 1, "kv_heads": 1, "batch": 1, "head": 0,
        "br": 128, "bc": 64, "causal": false, "backward": false, "storage": "none", "dk": 64, "scale": 0.125,
        "window": [-1, -1], "softcap": 0.0, "alibi": [], "dropout": 0.0,
        "backward_order": "fa2"})");
    row("a block alone is still the lesson", "--br 32", R"({"name": "lesson", "br": 32, "bc": 64})");

    row("t is both", "--t 12", R"({"tq": 12, "tk": 12})");
    row("tq and tk", "--tq 12 --tk 34", R"({"tq": 12, "tk": 34})");
    row("d is both", "--d 16", R"({"dk": 16, "dv": 16, "scale": 0.25})");
    row("dk and dv", "--dk 4 --dv 9", R"({"dk": 4, "dv": 9, "scale": 0.5})");
    row("with an equals sign", "--tq=12 --tk=34", R"({"tq": 12, "tk": 34})");
    row("the largest", "--t 1048576 --d 4096 --br 1048576", R"({"tq": 1048576, "dv": 4096, "br": 1048576})");

    row("options after a preset", "--preset lesson --br 16 --causal",
        R"({"name": "lesson", "br": 16, "causal": true})");
    row("options before a preset", "--causal --br 16 --preset lesson",
        R"({"name": "lesson", "br": 16, "causal": true})");
    row("a size over a preset", "--tq 100 --preset lesson", R"({"name": "lesson", "tq": 100, "tk": 1024})");
    row("a preset's own settings", "--preset tiny-causal",
        R"({"tq": 8, "dk": 4, "br": 4, "bc": 2, "scale": 1.0, "init": "ramp", "causal": true})");
    row("a preset with a corner", "--preset cross-attention",
        R"({"align": "bottom-right", "causal": true, "tk": 160})");

    row("the last size wins", "--tq 5 --tq 6 --tq 7", R"({"tq": 7})");
    row("the last preset wins", "--preset lesson --preset tiny", R"({"name": "tiny", "tq": 8})");
    row("the last word wins", "--algorithm standard --algorithm fa1", R"({"algorithm": "fa1"})");
    row("the last number wins, whatever came before", "--scale nonsense --scale 2", R"({"scale": 2.0})");
    row("a flag twice", "--causal --causal", R"({"causal": true})");

    row("every word", "--align bottom-right --dtype bf16 --precision f64 --algorithm standard --init outliers",
        R"({"align": "bottom-right", "dtype": "bf16", "precision": "f64", "algorithm": "standard", "init": "outliers"})");
    row("other words", "--dtype fp64 --init ramp", R"({"dtype": "fp64", "init": "ramp"})");
    row("negative scale", "--scale -1.5", R"({"scale": -1.5})");
    row("scale with an exponent", "--scale 1e-3", R"({"scale": 0.001})");
    row("scale 0", "--scale 0", R"({"scale": 0.0})");
    row("the largest seed", "--seed 18446744073709551615", R"({"seed": 18446744073709551615})");
    row("a device in any case", "--device h100", R"({"device": "H100"})");
    row("bytes for a device", "--sram 1000", R"({"sram": 1000})");
    row("blocks from SRAM, FA-2", "--t 4096 --blocks-from-sram 100000", R"({"br": 391, "bc": 391})");
    row("blocks from SRAM, FA-1", "--t 4096 --blocks-from-sram 100000 --algorithm fa1", R"({"br": 64, "bc": 391})");
    row("blocks from SRAM over a preset", "--blocks-from-sram 256 --preset lesson", R"({"br": 1, "bc": 1})");
    row("blocks from the SRAM of the world", "--blocks-from-sram 9223372036854775807", R"({"br": 1048576})");

    row("heads", "--batch 2 --heads 8 --kv-heads 2 --head 15",
        R"({"batch": 2, "heads": 8, "kv_heads": 2, "head": 15})");
    row("as many key/value heads as heads", "--heads 8", R"({"heads": 8, "kv_heads": 8})");
    row("window", "--window 4,0", R"({"window": [4, 0]})");
    row("a window of one side", "--window -1,3", R"({"window": [-1, 3]})");
    row("score rules", "--softcap 2.5 --alibi 0.5 --dropout 0.25",
        R"({"softcap": 2.5, "alibi": [0.5], "dropout": 0.25})");
    row("a slope a head", "--heads 3 --alibi 1,0.5,0.25 --head 2", R"({"alibi": [1.0, 0.5, 0.25], "head": 2})");
    row("backward", "--backward --backward-order two-loops --shuffle 18446744073709551615",
        R"({"backward": true, "backward_order": "two-loops", "shuffle": 18446744073709551615})");
    row("storage", "--storage fp8", R"({"storage": "fp8", "precision": "f32"})");
    row("no storage beside float64", "--storage none --precision f64", R"({"storage": "none", "precision": "f64"})");
    row("what asks for nothing", "--heads 1 --kv-heads 1 --head 0 --batch 1 --storage none --dropout 0 --window -1,-1",
        R"({"heads": 1, "storage": "none", "dropout": 0.0, "window": [-1, -1]})");
    row("documents of a file", "--t 5 --documents d5.npy", R"({"documents": 3})");
    row("documents of two files", "--tq 5 --tk 7 --documents d5.npy,d7.npy", R"({"documents": 4})");
    row("a block mask of a file", "--t 8 --br 4 --bc 2 --block-mask b.npy", R"({"block_mask": 0.375})");

    row("a preset's masks", "--preset packed-documents", R"({"documents": 3, "causal": true})");
    row("own documents over a preset's", "--preset packed-documents --t 5 --documents d5.npy", R"({"documents": 3})");
    row("a preset's block mask for its own blocks", "--preset block-sparse", R"({"block_mask": 0.2890625})");
    row("a preset's block mask for other blocks", "--preset block-sparse --br 512 --bc 512", R"({"block_mask": 1.0})");
    row("a preset's block mask for blocks from SRAM", "--preset block-sparse --blocks-from-sram 2048",
        R"({"br": 16, "bc": 16, "block_mask": 0.2890625})");
    row("a preset's heads", "--preset grouped-heads", R"({"batch": 2, "heads": 32, "kv_heads": 8, "head": 5})");
    row("off again", "--preset softcap-alibi --softcap 0 --alibi 0 --head 0", R"({"softcap": 0.0, "alibi": [0.0]})");
    row("standard in place of a preset's order", "--preset lesson-backward --algorithm standard",
        R"({"algorithm": "standard", "backward": true})");

    row("own files", "--q q.npy --k k.npy --v v.npy",
        R"({"name": "q.npy", "tq": 5, "tk": 7, "dk": 3, "dv": 2, "init": "own", "br": 128})");
    row("an own archive", "--input h.npz", R"({"name": "h.npz", "tq": 5, "tk": 7, "dk": 3, "dv": 2, "init": "own"})");
    row("own data and their sizes", "--input h.npz --tq 5 --tk 7 --dk 3 --dv 2", R"({"tq": 5})");
    row("own data over a preset's", "--preset story-cache --input h.npz",
        R"({"name": "h.npz", "tq": 5, "br": 16, "bc": 32, "causal": true, "align": "bottom-right"})");
    row("own files with do", "--q q.npy --k k.npy --v v.npy --do do.npy --backward", R"({"backward": true, "dv": 2})");
    row("own heads", "--input heads.npz --head 3", R"({"heads": 4, "kv_heads": 2, "head": 3, "batch": 1, "tq": 5})");
    row("own heads, named", "--input heads.npz --heads 4 --kv-heads 2 --t 5 --batch 3", R"({"batch": 3, "heads": 4})");
    row("own masks", "--input masked.npz --br 4 --bc 4", R"({"documents": 2, "block_mask": 0.75})");
    row("other masks than the archive's",
        "--input masked.npz --br 8 --bc 2 --documents d5.npy,d7.npy --block-mask row.npy",
        R"({"documents": 4, "block_mask": 0.5})");
    row("a preset's data", "--preset story-cache",
        R"({"name": "story-cache", "tq": 64, "tk": 512, "dk": 8, "init": "own"})");
    row("a preset's data and their sizes", "--preset story-cache --tq 64 --d 8", R"({"init": "own"})");
    row("made-up data in a preset's place", "--preset story-cache --init normal --tq 100",
        R"({"name": "story-cache", "tq": 100, "tk": 512, "init": "normal"})");
  }
  void makeTheProblem() {
    QFETCH(QString, options);
    QFETCH(QString, expected);
    const CliResult result =
        cli(QStringList{"model", "--json"} + options.split(' ', Qt::SkipEmptyParts), m_folder.path());
    QVERIFY2(result.code == 0 && result.err.isEmpty(), qPrintable(text(result)));
    const json problem = result.json().at("problem");
    const json wanted = json::parse(expected.toStdString());
    for (const auto& [key, value] : wanted.items()) {
      QVERIFY2(problem.contains(key), key.c_str());
      QCOMPARE(QString::fromStdString(key + " " + problem.at(key).dump()),
               QString::fromStdString(key + " " + value.dump()));
    }
  }

  /// Every command takes them; the two that run take the number of threads too.
  void serveEveryCommand() {
    for (const char* command : {"run", "trace", "model"}) {
      const QStringList options{"--t", "6", "--d", "2", "--br", "2", "--bc", "3", "--causal", "--threads", "2"};
      const CliResult result = cli(QStringList{command} + options);
      QVERIFY2(result.code == 0 && result.err.isEmpty() && !result.out.isEmpty(), qPrintable(text(result)));
    }
  }

  void areListedByHelp() {
    const CliResult result = cli("run --help");
    QCOMPARE(result.code, 0);
    for (const char* option :
         {"--preset", "--tq", "--blocks-from-sram", "--input", "--threads", "--out", "--check", "--window",
          "--documents", "--softcap", "--backward", "--shuffle", "--do", "--dq-spread", "--fault"}) {
      QVERIFY2(result.out.contains(option), option);
    }
  }

 private:
  QTemporaryDir m_folder;
};

QTEST_APPLESS_MAIN(TestOptions)
#include "tst_options.moc"
