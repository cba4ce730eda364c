// SPDX-License-Identifier: MIT
#include "core/files/input_files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "core/files/npy.h"
#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"
#include "tests/core/files/zip_builder.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// An .npy file of zeros of any shape and type.
std::string zeros(const std::string& shape, std::size_t count, const std::string& descr = "<f4") {
  return npyFile(npyDict(descr, shape), std::string(count * static_cast<std::size_t>(descr.back() - '0'), '\0'));
}

/// A matrix of zeros.
std::string matrix(int rows, int width, const std::string& descr = "<f4") {
  return zeros("(" + std::to_string(rows) + ", " + std::to_string(width) + ")",
               static_cast<std::size_t>(rows) * static_cast<std::size_t>(width), descr);
}

std::string archive(const std::string& q, const std::string& k, const std::string& v) {
  std::vector<ZipPart> parts(3);
  const std::string* contents[] = {&q, &k, &v};
  for (std::size_t at = 0; at < 3; ++at) {
    parts[at].name = std::string(1, "qkv"[at]) + ".npy";
    parts[at].content = *contents[at];
  }
  return zipFile(parts);
}

QString lineOfArchive(const std::string& file) { return lineOf(parseInputArchive(asBytes(file), "h.npz")); }

}  // namespace

class TestInputFiles : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
  }

  void readsAnArchive_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("kinds");
    QTest::newRow("stored") << "saved.npz" << "float64 float64 float64";
    QTest::newRow("compressed") << "compressed.npz" << "float16 float32 float64";
  }
  void readsAnArchive() {
    QFETCH(QString, file);
    QFETCH(QString, kinds);
    const auto arrays = readInputs(std::string(TILEWISE_GOLDEN_DIR) + "/npy/" + file.toStdString());
    QVERIFY2(arrays, qPrintable(lineOf(arrays)));
    QStringList names;
    for (const ElementKind kind : arrays->kinds) names << QString::fromUtf8(name(kind).data());
    QCOMPARE(names.join(' '), kinds);
    const auto& [Q, K, V] = arrays->inputs;
    QCOMPARE(Q.rows(), 2);
    QCOMPARE(K.rows(), 3);
    QCOMPARE(V.cols(), 3);
    for (Index r = 0; r < 3; ++r) {
      for (Index c = 0; c < 4; ++c) {
        const double entry = static_cast<double>(4 * r + c - 5) / 4.0;
        if (r < 2) QVERIFY(Q(r, c) == entry);
        QVERIFY(K(r, c) == entry + 0.5);
        if (c < 3) QVERIFY(V(r, c) == 2 * entry);
      }
    }
  }

  void readsThreeFilesOfAnyName() {
    const InputPaths paths{put("a", matrix(5, 4, "<f2")), put("b.dat", matrix(7, 4)),
                           put("c.npy", matrix(7, 3, "<f8"))};
    const auto arrays = readInputFiles(paths);
    QVERIFY2(arrays, qPrintable(lineOf(arrays)));
    QCOMPARE(arrays->inputs.Q.rows(), 5);
    QCOMPARE(arrays->inputs.K.rows(), 7);
    QCOMPARE(arrays->inputs.V.cols(), 3);
    QVERIFY(arrays->kinds == (std::array{ElementKind::Float16, ElementKind::Float32, ElementKind::Float64}));
  }

  void namesTheFileOfAnArrayThatDoesNotFit() {
    const std::string q = put("a.npy", matrix(5, 4));
    const std::string k = put("b.npy", matrix(7, 3));
    QCOMPARE(lineOf(readInputFiles({q, k, k})),
             QString::fromStdString(k + ": k: 7 x 3 is a shape that does not fit; accepted: width 4, as q (5 x 4)"));
    QCOMPARE(lineOf(readInputFiles({q, q + "x", k})), QString::fromStdString(q + "x: the file is not there"));
    const std::string broken = put("c.npy", "\x93NUMPY");
    QCOMPARE(lineOf(readInputFiles({q, broken, k})), QString::fromStdString(broken + ": the header ends too early"));
  }

  void findsThePartnersOfOneFile_data() {
    QTest::addColumn<QStringList>("names");
    QTest::newRow("letters") << QStringList{"q.npy", "k.npy", "v.npy"};
    QTest::newRow("capitals") << QStringList{"Q.npy", "K.npy", "V.npy"};
    QTest::newRow("behind a line") << QStringList{"layer3_q.npy", "layer3_k.npy", "layer3_v.npy"};
    QTest::newRow("behind a hyphen") << QStringList{"head-q.npy", "head-k.npy", "head-v.npy"};
    QTest::newRow("behind a point") << QStringList{"a.b.q.npy", "a.b.k.npy", "a.b.v.npy"};
    QTest::newRow("a capital extension") << QStringList{"q.NPY", "k.NPY", "v.NPY"};
  }
  void findsThePartnersOfOneFile() {
    QFETCH(QStringList, names);
    const std::string files[] = {matrix(5, 4), matrix(7, 4), matrix(7, 3)};
    std::vector<std::string> paths;
    for (int at = 0; at < 3; ++at) paths.push_back(put(names[at], files[at]));
    for (const std::string& path : paths) {
      const auto arrays = readInputs(path);
      QVERIFY2(arrays, qPrintable(lineOf(arrays)));
      QCOMPARE(arrays->inputs.Q.rows(), 5);
      QCOMPARE(arrays->inputs.V.cols(), 3);
    }
  }

  void findsPartnersInTheWorkingFolder() {
    put("q.npy", matrix(5, 4));
    put("k.npy", matrix(7, 4));
    put("v.npy", matrix(7, 3));
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder->path()));
    const auto arrays = readInputs("k.npy");
    QVERIFY(QDir::setCurrent(before));
    QVERIFY2(arrays, qPrintable(lineOf(arrays)));
  }

  void saysThatOneFileIsNotEnough() {
    const std::string q = put("x_q.npy", matrix(5, 4));
    put("x_k.npy", matrix(5, 4));
    QCOMPARE(
        lineOf(readInputs(q)),
        QString::fromStdString(q + ": x_v.npy is missing; accepted: x_q.npy, x_k.npy and x_v.npy in one folder, or one "
                                   ".npz"));
    for (const char* const name : {"data.npy", "freq.npy", "query.npy"}) {
      const std::string other = put(name, matrix(5, 4));
      QCOMPARE(
          lineOf(readInputs(other)),
          QString::fromStdString(other + ": the rest of q, k and v is missing; accepted: one .npz with q, k and v, or "
                                         "q.npy, k.npy and v.npy in one folder"));
    }
  }

  void refusesOtherFiles() {
    QCOMPARE(lineOf(readInputs("notes.txt")),
             "notes.txt: .txt is not in the expected format; accepted: a file named .npz or .npy");
    QCOMPARE(lineOf(readInputs("notes")),
             "notes: a name without an extension is not in the expected format; accepted: a file named .npz or .npy");
    QCOMPARE(lineOf(readInputs("none.npz")), "none.npz: the file is not there");
    QCOMPARE(lineOf(readInputs("q.npy")), "q.npy: the file is not there");
    QCOMPARE(codeOf(readInputs(put("empty.npz", ""))), "file-empty");
  }

  void refuses_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* title, const std::string& file, const char* line) {
      QTest::newRow(title) << QByteArray(file.data(), static_cast<qsizetype>(file.size())) << line;
    };
    const std::string good = matrix(4, 2);

    row("widths of q and k", archive(matrix(99, 64), matrix(99, 32), matrix(99, 32)),
        "h.npz: k: 99 x 32 is a shape that does not fit; accepted: width 64, as q (99 x 64)");
    row("rows of k and v", archive(matrix(9, 8), matrix(99, 8), matrix(98, 8)),
        "h.npz: v: 98 x 8 is a shape that does not fit; accepted: 99 rows, as k (99 x 8)");
    row("three dimensions", archive(good, zeros("(2, 4, 2)", 16), good),
        "h.npz: k: 2 x 4 x 2 has the wrong number of dimensions; accepted: a matrix of rows x width");
    row("one head in front", archive(zeros("(1, 4, 2)", 8), good, good),
        "h.npz: q: 1 x 4 x 2 has the wrong number of dimensions; accepted: a matrix of rows x width");
    row("one dimension", archive(good, good, zeros("(8,)", 8)),
        "h.npz: v: 8 has the wrong number of dimensions; accepted: a matrix of rows x width");
    row("no dimension", archive(zeros("()", 1), good, good),
        "h.npz: q: a single number has the wrong number of dimensions; accepted: a matrix of rows x width");
    row("no rows", archive(matrix(0, 2), good, good),
        "h.npz: q: 0 x 2 is a shape that does not fit; accepted: 1 to 1048576 rows, width 1 to 4096");
    row("no columns", archive(good, matrix(4, 0), good),
        "h.npz: k: 4 x 0 is a shape that does not fit; accepted: 1 to 1048576 rows, width 1 to 4096");
    row("too many rows", archive(good, good, matrix(1048577, 1, "<f2")),
        "h.npz: v: 1048577 x 1 is a shape that does not fit; accepted: 1 to 1048576 rows, width 1 to 4096");
    row("too wide", archive(matrix(1, 4097, "<f2"), good, good),
        "h.npz: q: 1 x 4097 is a shape that does not fit; accepted: 1 to 1048576 rows, width 1 to 4096");
    row("whole numbers", archive(good, good, matrix(4, 2, "<i4")),
        "h.npz: v: int32 is an element type that cannot be read; accepted: float16, float32 or float64");
    row("bool", archive(matrix(4, 2, "|b1"), good, good),
        "h.npz: q: bool is an element type that cannot be read; accepted: float16, float32 or float64");
    row("objects", archive(npyFile(npyDict("|O", "(4, 2)"), "pickled"), good, good),
        "h.npz: q: |O (Python objects) is an element type that cannot be read; accepted: float16, float32, float64, "
        "whole "
        "numbers or bool");
    row("an entry that is no array", archive(good, good, "v"),
        "h.npz: v: the beginning of the file is not in the expected format; accepted: an .npy file, which begins with "
        "\\x93NUMPY");
    ZipPart q;
    q.name = "q.npy";
    q.content = good;
    ZipPart other = q;
    other.name = "value.npy";
    ZipPart k = q;
    k.name = "k.npy";
    row("v missing", zipFile({q, k, other}),
        "h.npz: v: the array is missing; accepted: q, k and v; the archive holds q, k, value");
    row("all missing", zipFile({}), "h.npz: q: the array is missing; accepted: q, k and v; the archive holds nothing");
  }
  void refuses() {
    QFETCH(QByteArray, file);
    QFETCH(QString, line);
    QCOMPARE(lineOfArchive(file.toStdString()), line);
  }

  void acceptsTheLargestSizes() {
    const std::string rows = matrix(1 << 20, 1, "<f2");
    QCOMPARE(lineOfArchive(archive(matrix(1, 1, "<f2"), rows, rows)), QString());
    const std::string wide = matrix(1, 4096);
    QCOMPARE(lineOfArchive(archive(wide, wide, wide)), QString());
  }

 private:
  std::string put(const QString& name, const std::string& content) {
    QFile file(m_folder->filePath(name));
    const auto size = static_cast<qint64>(content.size());
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content.data(), size) == size;
    return written ? file.fileName().toStdString() : std::string();
  }

  std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_APPLESS_MAIN(TestInputFiles)
#include "tst_input_files.moc"
