// SPDX-License-Identifier: MIT
/// run --out: the arrays that a run leaves behind.

#include <sys/stat.h>

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include "core/files/read_file.h"
#include "tests/app/cli/array_files.h"
#include "tests/app/cli/cli_process.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

NpyArray arrayOf(const QString& path) {
  return parseNpy(readFile(path.toStdString()).value(), path.toStdString()).value();
}

/// A run of a case of tests/golden/cases.
QStringList goldenRun(const QStringList& more) {
  const QString folder = QStringLiteral(TILEWISE_GOLDEN_DIR "/cases/ragged-causal/");
  return QStringList{"run",  "--q", folder + "q.npy", "--k", folder + "k.npy", "--v", folder + "v.npy", "--causal",
                     "--br", "16",  "--bc",           "8"} +
         more;
}

QStringList entriesOf(const QString& folder) {
  QStringList entries = QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
  entries.sort();
  return entries;
}

double farthest(const NpyArray& found, const NpyArray& wanted) {
  double most = 0;
  for (std::size_t n = 0; n < wanted.values.size(); ++n)
    most = std::max(most, std::abs(found.values[n] - wanted.values[n]));
  return most;
}

}  // namespace

class TestResults : public QObject {
  Q_OBJECT

 private slots:
  void areWrittenInThePrecisionOfTheRun_data() {
    QTest::addColumn<QString>("precision");
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("epsilon");
    QTest::newRow("float32") << "f32" << static_cast<int>(ElementKind::Float32) << 0x1p-23;
    QTest::newRow("float64") << "f64" << static_cast<int>(ElementKind::Float64) << 0x1p-52;
  }
  void areWrittenInThePrecisionOfTheRun() {
    QFETCH(QString, precision);
    QFETCH(int, kind);
    QFETCH(double, epsilon);
    const QTemporaryDir folder;
    const CliResult result = cli(goldenRun({"--precision", precision, "--out", "made/by/the run"}), folder.path());
    QVERIFY2(result.code == 0, qPrintable(text(result)));
    const QDir out(folder.filePath("made/by/the run"));
    QCOMPARE(entriesOf(out.path()), (QStringList{"O.npy", "lse.npy"}));
    const double unit = 16 * epsilon * 5.783685386446206;  // score_max of the case
    const QString golden = QStringLiteral(TILEWISE_GOLDEN_DIR "/cases/ragged-causal/expected_");
    for (const char* name : {"O.npy", "lse.npy"}) {
      const NpyArray found = arrayOf(out.filePath(name)), wanted = arrayOf(golden + name);
      QCOMPARE(static_cast<int>(found.kind), kind);
      QCOMPARE(found.shape, wanted.shape);
      double largest = 1;
      for (const double value : wanted.values) largest = std::max(largest, std::abs(value));
      QVERIFY(farthest(found, wanted) <= unit * largest);
    }
  }

  void standardAttentionWritesTheSameArrays() {
    const QTemporaryDir folder;
    QCOMPARE(cli(goldenRun({"--algorithm", "standard", "--out", "s"}), folder.path()).code, 0);
    QCOMPARE(cli(goldenRun({"--out", "f/"}), folder.path()).code, 0);  // a slash at the end is welcome
    for (const char* name : {"/O.npy", "/lse.npy"}) {
      const NpyArray a = arrayOf(folder.filePath("s") + name), b = arrayOf(folder.filePath("f") + name);
      QCOMPARE(a.shape, b.shape);
      QVERIFY(farthest(a, b) < 1e-5);
    }
  }

  void gradientsAreWrittenWithABackwardPass() {
    const QTemporaryDir folder;
    const QString golden = QStringLiteral(TILEWISE_GOLDEN_DIR "/cases/ragged-causal/");
    const QStringList names{"O.npy", "dK.npy", "dQ.npy", "dV.npy", "lse.npy"};
    for (const char* algorithm : {"standard", "fa1", "fa2"}) {
      const CliResult result = cli(goldenRun({"--do", golden + "do.npy", "--backward", "--algorithm", algorithm,
                                              "--precision", "f64", "--out", algorithm}),
                                   folder.path());
      QVERIFY2(result.code == 0, qPrintable(text(result)));
      QCOMPARE(entriesOf(folder.filePath(algorithm)), names);
      for (const QString& name : names) {
        const NpyArray found = arrayOf(folder.filePath(algorithm) + '/' + name);
        const NpyArray wanted = arrayOf(golden + "expected_" + name);
        QCOMPARE(found.shape, wanted.shape);
        double largest = 1;
        for (const double value : wanted.values) largest = std::max(largest, std::abs(value));
        QVERIFY(farthest(found, wanted) <= 16 * 0x1p-52 * 5.783685386446206 * largest);  // score_max of the case
      }
    }
  }

  /// One of many heads, with its own dO, is the run of that head alone.
  void aHeadOfManyIsThatHead() {
    const QTemporaryDir folder;
    write(folder.path(), "many.npz",
          archiveFile({{"q", headsFile(4, 6, 3)},
                       {"k", headsFile(2, 5, 3)},
                       {"v", headsFile(2, 5, 2)},
                       {"do", headsFile(4, 6, 2)}}));
    const auto part = [](Index heads, Index rows, Index width, Index head) {
      const std::string all = headsFile(heads, rows, width);
      const std::size_t bytes = static_cast<std::size_t>(rows * width) * sizeof(double);
      const std::size_t start = all.size() - bytes * static_cast<std::size_t>(heads - head);
      return npyFile(npyDict("<f8", testing::shapeText({rows, width})), all.substr(start, bytes));
    };
    write(folder.path(), "one.npz",
          archiveFile(
              {{"q", part(4, 6, 3, 3)}, {"k", part(2, 5, 3, 1)}, {"v", part(2, 5, 2, 1)}, {"do", part(4, 6, 2, 3)}}));
    QCOMPARE(cli("run --input many.npz --head 3 --batch 2 --backward --out many", folder.path()).code, 0);
    QCOMPARE(cli("run --input one.npz --backward --out one", folder.path()).code, 0);
    QCOMPARE(cli("run --input many.npz --head 2 --backward --out other", folder.path()).code, 0);
    for (const char* name : {"O.npy", "lse.npy", "dQ.npy", "dK.npy", "dV.npy"}) {
      const QByteArray found = read(folder.filePath("many"), name);
      QVERIFY(!found.isEmpty());
      QCOMPARE(found, read(folder.filePath("one"), name));
      QVERIFY(found != read(folder.filePath("other"), name));
    }
  }

  void dOIsMadeUpWhereItIsNotGiven() {
    const QTemporaryDir folder;
    writeInputs(folder.path());
    QCOMPARE(cli("run --input h.npz --backward --out a", folder.path()).code, 0);
    QCOMPARE(cli("run --input h.npz --backward --seed 1 --out b", folder.path()).code, 0);
    QCOMPARE(cli("run --input h.npz --backward --seed 2 --out c", folder.path()).code, 0);
    QCOMPARE(read(folder.filePath("a"), "dV.npy"), read(folder.filePath("b"), "dV.npy"));
    QVERIFY(read(folder.filePath("a"), "dV.npy") != read(folder.filePath("c"), "dV.npy"));
    QCOMPARE(read(folder.filePath("a"), "O.npy"), read(folder.filePath("c"), "O.npy"));
  }

  /// Two texts in one sequence are two runs.
  void documentsKeepApart() {
    const QTemporaryDir folder;
    const std::string q = matrixFile(9, 3);
    const auto rows = [&q](Index first, Index count) {
      const std::size_t row = 3 * sizeof(double), data = q.size() - 9 * row;
      return npyFile(npyDict("<f8", testing::shapeText({count, 3})),
                     q.substr(data + static_cast<std::size_t>(first) * row, static_cast<std::size_t>(count) * row));
    };
    write(folder.path(), "all.npz",
          archiveFile({{"q", q}, {"k", q}, {"v", q}, {"documents", numbersFile("(9,)", {7, 7, 7, 7, 3, 3, 3, 3, 3})}}));
    write(folder.path(), "second.npz", archiveFile({{"q", rows(4, 5)}, {"k", rows(4, 5)}, {"v", rows(4, 5)}}));
    QCOMPARE(cli("run --input all.npz --precision f64 --out all", folder.path()).code, 0);
    QCOMPARE(cli("run --input second.npz --precision f64 --out second", folder.path()).code, 0);
    const NpyArray all = arrayOf(folder.filePath("all/O.npy")), second = arrayOf(folder.filePath("second/O.npy"));
    for (std::size_t n = 0; n < second.values.size(); ++n) {
      QVERIFY(std::abs(all.values[12 + n] - second.values[n]) <= 16 * 0x1p-52);  // values and scores below 1
    }
  }

  void infinitiesAreWritten() {
    const QTemporaryDir folder;
    const CliResult result = cli("run --tq 5 --tk 3 --d 2 --causal --align bottom-right --out r", folder.path());
    QVERIFY2(result.code == 0, qPrintable(text(result)));
    const NpyArray lse = arrayOf(folder.filePath("r/lse.npy"));
    QVERIFY(lse.values[0] == -std::numeric_limits<double>::infinity() && std::isfinite(lse.values[2]));
  }

  /// Each file alone stops the run before it begins: the run itself would take a minute.
  void anExistingFileIsRefusedBeforeTheRun_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("O") << "O.npy";
    QTest::newRow("lse") << "lse.npy";
    for (const char* name : {"dQ", "dK", "dV"}) QTest::newRow(name) << QString(name) + ".npy";
  }
  void anExistingFileIsRefusedBeforeTheRun() {
    QFETCH(QString, name);
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir("r");
    write(folder.filePath("r"), name, "kept");
    QElapsedTimer timer;
    timer.start();
    const CliResult result = cli("run --t 65536 --d 64 --br 64 --threads 1 --backward --out r", folder.path());
    QVERIFY(timer.elapsed() < 30'000);
    QCOMPARE(QString::fromUtf8(result.err), "tilewise-cli: r/" + name + ": the file exists already\n");
    QVERIFY2(result.code == 2 && result.out.isEmpty(), qPrintable(text(result)));
    QCOMPARE(read(folder.filePath("r"), name), "kept");
    QCOMPARE(entriesOf(folder.filePath("r")), QStringList{name});
  }

  void forceReplacesThem() {
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir("r");
    write(folder.filePath("r"), "O.npy", "old");
    const CliResult result = cli("run --preset tiny --out r --force", folder.path());
    QVERIFY2(result.code == 0, qPrintable(text(result)));
    QCOMPARE(arrayOf(folder.filePath("r/O.npy")).shape, (std::vector<std::int64_t>{8, 4}));
    QCOMPARE(cli("run --preset tiny --out r", folder.path()).code, 2);
    QCOMPARE(cli("run --preset tiny --force --out r", folder.path()).code, 0);
    QCOMPARE(entriesOf(folder.filePath("r")), (QStringList{"O.npy", "lse.npy"}));
  }

  void theLastFolderWins() {
    const QTemporaryDir folder;
    QCOMPARE(cli("run --preset tiny --out a --out b", folder.path()).code, 0);
    QVERIFY(!QDir(folder.filePath("a")).exists() && QDir(folder.filePath("b")).exists());
  }

  void whatCannotBeWrittenIsRefused_data() {
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("line");
    QTest::newRow("the folder is a file") << "file"
                                          << "file: the file cannot be written (Not a directory); accepted: a "
                                             "folder that can be made";
    QTest::newRow("a folder below a file") << "file/r"
                                           << "file/r: the file cannot be written (Not a directory); "
                                              "accepted: a folder that can be made";
    QTest::newRow("a folder where the array would be") << "taken"
                                                       << "taken/O.npy: the file cannot be written (Is a "
                                                          "directory)";
    // Where the system's own files are mounted: without, it is a folder like any other.
    if (QFile::exists("/proc/self")) {
      QTest::newRow("a folder of the system's") << "/proc/r"
                                                << "/proc/r: the file cannot be written (No such file or "
                                                   "directory); accepted: a folder that can be made";
    }
  }
  void whatCannotBeWrittenIsRefused() {
    QFETCH(QString, out);
    QFETCH(QString, line);
    const QTemporaryDir folder;
    write(folder.path(), "file", "kept");
    QDir(folder.path()).mkpath("taken/O.npy");
    for (const QStringList& force : {QStringList{}, QStringList{"--force"}}) {
      const CliResult result = cli(QStringList{"run", "--preset", "tiny", "--out", out} + force, folder.path());
      QCOMPARE(QString::fromUtf8(result.err), "tilewise-cli: " + line + '\n');
      QVERIFY2(result.code == 2 && result.out.isEmpty(), qPrintable(text(result)));
    }
    QCOMPARE(read(folder.path(), "file"), "kept");
  }

  void aFullDiskLeavesNothing_data() {
    QTest::addColumn<QString>("words");
    QTest::newRow("the first file") << "run --t 256 --d 64 --out there/new/deep";
    QTest::newRow("a later file") << "run --t 512 --dk 4 --dv 2 --bc 8 --backward --out there/new/deep";
    QTest::newRow("an exercise") << "exercises tiled-forward --out there/new/deep";
    QTest::newRow("a program") << "code --language numpy --preset story-previous --out there/new/deep";
  }
  void aFullDiskLeavesNothing() {
    QFETCH(QString, words);
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir("there");
    write(folder.filePath("there"), "mine", "kept");
    const CliResult result = cli(words.split(' '), {.folder = folder.path(), .largestFile = 7000});
    QVERIFY2(result.code == 2 && result.out.isEmpty(), qPrintable(text(result)));
    QVERIFY2(result.err.contains("cannot be written (File too large)"), result.err);
    QCOMPARE(entriesOf(folder.filePath("there")), QStringList{"mine"});
    // Into a folder that is there.
    QStringList here = words.split(' ');
    here.last() = "there";
    QCOMPARE(cli(here, {.folder = folder.path(), .largestFile = 7000}).code, 2);
    QCOMPARE(entriesOf(folder.filePath("there")), QStringList{"mine"});
    QCOMPARE(read(folder.filePath("there"), "mine"), "kept");
  }

  void aFolderWithoutPermissionIsRefused() {
    if (!nobodyMayRunIt()) QSKIP("the program lies where only root may go");
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir("r");
    ::chmod(qPrintable(folder.path()), 0755);
    ::chmod(qPrintable(folder.filePath("r")), 0555);
    const CliPlace place{.folder = folder.path(), .asNobody = true};
    const CliResult result = cli({"run", "--preset", "tiny", "--out", "r"}, place);
    QCOMPARE(QString::fromUtf8(result.err), "tilewise-cli: r/O.npy: the file cannot be written (Permission denied)\n");
    QCOMPARE(result.code, 2);
    QVERIFY(cli({"run", "--preset", "tiny", "--out", "r/deeper"}, place).err.contains("Permission denied"));
    ::chmod(qPrintable(folder.filePath("r")), 0755);
  }
};

QTEST_APPLESS_MAIN(TestResults)
#include "tst_results.moc"
