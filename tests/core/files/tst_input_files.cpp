// SPDX-License-Identifier: MIT
#include "core/files/input_files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>
#include <memory>
#include <utility>
#include <vector>

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

using Entries = std::vector<std::pair<std::string, std::string>>;  ///< names and contents

std::string archive(const std::string& q, const std::string& k, const std::string& v, const Entries& more = {}) {
  Entries entries{{"q", q}, {"k", k}, {"v", v}};
  entries.insert(entries.end(), more.begin(), more.end());
  std::vector<ZipPart> parts;
  for (const auto& [name, content] : entries) {
    parts.emplace_back();
    parts.back().name = name + ".npy";
    parts.back().content = content;
  }
  return zipFile(parts);
}

/// Float32 numbers 0, 1, 2, ... of any shape.
std::string counting(const std::string& shape, std::size_t count) {
  std::string data(count * sizeof(float), '\0');
  for (std::size_t n = 0; n < count; ++n) {
    const auto value = static_cast<float>(n);
    std::memcpy(data.data() + n * sizeof(float), &value, sizeof value);
  }
  return npyFile(npyDict("<f4", shape), data);
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
    QTest::newRow("stored") << "saved.npz"
                            << "float64 float64 float64";
    QTest::newRow("compressed") << "compressed.npz"
                                << "float16 float32 float64";
  }
  void readsAnArchive() {
    QFETCH(QString, file);
    QFETCH(QString, kinds);
    const auto arrays = readInputs(std::string(TILEWISE_GOLDEN_DIR) + "/npy/" + file.toStdString());
    QVERIFY2(arrays, qPrintable(lineOf(arrays)));
    QStringList names;
    for (const ElementKind kind : {arrays->Q.kind, arrays->K.kind, arrays->V.kind}) {
      names << QString::fromUtf8(name(kind).data());
    }
    QCOMPARE(names.join(' '), kinds);
    QVERIFY(arrays->Q.heads == 1 && arrays->K.heads == 1 && !arrays->dO && !arrays->documents && !arrays->blockMask);
    const auto &Q = arrays->Q.stacked, &K = arrays->K.stacked, &V = arrays->V.stacked;
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
    QCOMPARE(arrays->Q.rows(), 5);
    QCOMPARE(arrays->K.rows(), 7);
    QCOMPARE(arrays->V.width(), 3);
    QVERIFY(arrays->Q.kind == ElementKind::Float16 && arrays->K.kind == ElementKind::Float32 &&
            arrays->V.kind == ElementKind::Float64);
    QVERIFY(!arrays->dO);

    InputPaths withGradient = paths;
    withGradient.dO = put("d", matrix(5, 3));
    const auto four = readInputFiles(withGradient);
    QVERIFY2(four, qPrintable(lineOf(four)));
    QVERIFY(four->dO && four->dO->rows() == 5 && four->dO->width() == 3);
    withGradient.dO = put("e.npy", matrix(5, 4));
    QCOMPARE(lineOf(readInputFiles(withGradient)),
             QString::fromStdString(withGradient.dO.string() +
                                    ": do: 5 x 4 is a shape that does not fit; accepted: width 3, as v (7 x 3)"));
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
      QCOMPARE(arrays->Q.rows(), 5);
      QCOMPARE(arrays->V.width(), 3);
      QVERIFY(!arrays->dO);
    }
  }

  void findsAFourthPartner_data() {
    QTest::addColumn<QStringList>("names");
    QTest::newRow("letters") << QStringList{"q.npy", "k.npy", "v.npy", "do.npy"};
    QTest::newRow("capitals") << QStringList{"Q.npy", "K.npy", "V.npy", "dO.npy"};
    QTest::newRow("all capitals") << QStringList{"Q.npy", "K.npy", "V.npy", "DO.npy"};
    QTest::newRow("behind a line") << QStringList{"a_q.npy", "a_k.npy", "a_v.npy", "a_do.npy"};
  }
  void findsAFourthPartner() {
    QFETCH(QStringList, names);
    const std::string files[] = {matrix(5, 4), matrix(7, 4), matrix(7, 3), matrix(5, 3)};
    std::vector<std::string> paths;
    for (int at = 0; at < 4; ++at) paths.push_back(put(names[at], files[at]));
    put("to_do.npy", matrix(1, 1));
    for (const std::string& path : paths) {
      const auto arrays = readInputs(path);
      QVERIFY2(arrays, qPrintable(lineOf(arrays)));
      QVERIFY(arrays->dO && arrays->dO->rows() == 5);
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
    for (const char* const name : {"data.npy", "freq.npy", "query.npy", "todo.npy"}) {
      const std::string other = put(name, matrix(5, 4));
      QCOMPARE(
          lineOf(readInputs(other)),
          QString::fromStdString(other + ": the rest of q, k and v is missing; accepted: one .npz with q, k and v, or "
                                         "q.npy, k.npy and v.npy in one folder"));
    }
  }

  void keepsAllHeads() {
    const auto arrays =
        parseInputArchive(asBytes(archive(counting("(4, 3, 2)", 24), counting("(2, 5, 2)", 20),
                                          counting("(2, 5, 1)", 10), {{"do", counting("(4, 3, 1)", 12)}})),
                          "h.npz");
    QVERIFY2(arrays, qPrintable(lineOf(arrays)));
    QVERIFY(arrays->Q.heads == 4 && arrays->Q.rows() == 3 && arrays->Q.width() == 2);
    QVERIFY(arrays->K.heads == 2 && arrays->K.rows() == 5 && arrays->V.heads == 2 && arrays->V.width() == 1);

    ProblemSettings settings = sizedFor({}, *arrays);
    QVERIFY(settings.Tq == 3 && settings.Tk == 5 && settings.dk == 2 && settings.dv == 1);
    QVERIFY(settings.heads == 4 && settings.kvHeads == 2 && settings.inputKind == InputKind::Own);
    settings.batch = 2;  // multiplies the counts and brings no arrays
    settings.backward = true;
    for (const int head : {0, 1, 2, 3}) {
      settings.head = head;
      const Inputs inputs = inputsOfHead(*arrays, Problem::make(settings).value());
      QVERIFY(inputs.Q.rows() == 3 && inputs.Q(2, 1) == 6 * head + 5);
      QVERIFY(inputs.K.rows() == 5 && inputs.K(0, 0) == 10 * (head / 2));
      QVERIFY(inputs.V.rows() == 5 && inputs.V(4, 0) == 5 * (head / 2) + 4);
      QVERIFY(inputs.dO.rows() == 3 && inputs.dO(0, 0) == 3 * head);
    }
    settings.backward = false;
    QCOMPARE(inputsOfHead(*arrays, Problem::make(settings).value()).dO.size(), 0);
  }

  void makesTheGradientThatAFileLacks() {
    const auto arrays =
        parseInputArchive(asBytes(archive(zeros("(2, 3, 2)", 12), zeros("(5, 2)", 10), zeros("(5, 1)", 5))), "h.npz");
    QVERIFY2(arrays, qPrintable(lineOf(arrays)));
    ProblemSettings settings = sizedFor({}, *arrays);
    settings.backward = true;
    settings.head = 1;
    const Problem problem = Problem::make(settings).value();
    QVERIFY(inputsOfHead(*arrays, problem).dO == makeOutputGradient(problem));
    QVERIFY(checkShapes(problem, inputsOfHead(*arrays, problem)));
  }

  void readsTheMasksOfAnArchive() {
    const std::string q = matrix(2, 2), k = matrix(3, 2);
    const auto arrays = parseInputArchive(
        asBytes(archive(q, k, k,
                        {{"documents", npyFile(npyDict("|u1", "(2,)"), std::string("\x07\x09", 2))},
                         {"documents_k", npyFile(npyDict("|i1", "(3,)"), std::string("\x07\x09\xff", 3))},
                         {"block_mask", npyFile(npyDict("|b1", "(1, 2)"), std::string("\x00\x01", 2))}})),
        "h.npz");
    QVERIFY2(arrays, qPrintable(lineOf(arrays)));
    const ProblemSettings settings = sizedFor({}, *arrays);
    QVERIFY(settings.documents && *settings.documents == Documents({7, 9}, {7, 9, -1}));
    BlockMask expected(1, 2);
    expected.set(0, 0, false);
    QVERIFY(settings.blockMask && *settings.blockMask == expected);

    // Masks that the arrays do not bring stay.
    const auto bare = parseInputArchive(asBytes(archive(q, k, k)), "h.npz");
    QVERIFY(sizedFor(settings, *bare) == settings);
    const auto square = parseInputArchive(
        asBytes(archive(q, q, q, {{"documents", npyFile(npyDict("|u1", "(2,)"), std::string("\x07\x09", 2))}})),
        "h.npz");
    QVERIFY(square && *square->documents == Documents({7, 9}, {7, 9}));
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
        "h.npz: v: 98 x 8 is a shape that does not fit; accepted: number of rows 99, as k (99 x 8)");
    row("four dimensions", archive(good, zeros("(1, 2, 4, 2)", 16), good),
        "h.npz: k: 1 x 2 x 4 x 2 has the wrong number of dimensions; accepted: rows x width, or heads x rows x width");
    row("heads of k and v", archive(zeros("(2, 4, 2)", 16), zeros("(2, 4, 2)", 16), good),
        "h.npz: v: 4 x 2 is a shape that does not fit; accepted: number of heads 2, as k (2 x 4 x 2)");
    row("heads of q and k", archive(zeros("(3, 4, 2)", 24), zeros("(2, 4, 2)", 16), zeros("(2, 4, 2)", 16)),
        "h.npz: k: 2 x 4 x 2 is a shape that does not fit; accepted: a number of heads that divides the 3 of q (3 x 4 "
        "x 2)");
    row("more heads of k than of q", archive(good, zeros("(2, 4, 2)", 16), zeros("(2, 4, 2)", 16)),
        "h.npz: k: 2 x 4 x 2 is a shape that does not fit; accepted: a number of heads that divides the 1 of q (4 x "
        "2)");
    row("no heads", archive(zeros("(0, 4, 2)", 0), good, good),
        "h.npz: q: 0 x 4 x 2 is a shape that does not fit; accepted: 1 to 65536 heads, 1 to 1048576 rows, width 1 to "
        "4096");
    row("too many heads", archive(zeros("(65537, 1, 1)", 65537), good, good),
        "h.npz: q: 65537 x 1 x 1 is a shape that does not fit; accepted: 1 to 65536 heads, 1 to 1048576 rows, width 1 "
        "to 4096");
    row("one dimension", archive(good, good, zeros("(8,)", 8)),
        "h.npz: v: 8 has the wrong number of dimensions; accepted: rows x width, or heads x rows x width");
    row("no dimension", archive(zeros("()", 1), good, good),
        "h.npz: q: a single number has the wrong number of dimensions; accepted: rows x width, or heads x rows x "
        "width");
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
    row("heads of do", archive(good, good, good, {{"do", zeros("(2, 4, 2)", 16)}}),
        "h.npz: do: 2 x 4 x 2 is a shape that does not fit; accepted: number of heads 1, as q (4 x 2)");
    row("rows of do", archive(good, good, good, {{"do", matrix(5, 2)}}),
        "h.npz: do: 5 x 2 is a shape that does not fit; accepted: number of rows 4, as q (4 x 2)");
    row("do of whole numbers", archive(good, good, good, {{"do", matrix(4, 2, "<i4")}}),
        "h.npz: do: int32 is an element type that cannot be read; accepted: float16, float32 or float64");
    row("labels too few", archive(good, good, good, {{"documents", zeros("(3,)", 3, "<i4")}}),
        "h.npz: documents: 3 labels is a shape that does not fit; accepted: 4, one for each query");
    row("labels of keys too many",
        archive(good, good, good, {{"documents", zeros("(4,)", 4, "<i4")}, {"documents_k", zeros("(5,)", 5, "<i4")}}),
        "h.npz: documents_k: 5 labels is a shape that does not fit; accepted: 4, one for each key");
    row("labels of keys alone", archive(good, good, good, {{"documents_k", zeros("(4,)", 4, "<i4")}}),
        "h.npz: documents: the array is missing; accepted: documents beside documents_k; the archive holds q, k, v, "
        "documents_k");
    row("labels that are fractions", archive(good, good, good, {{"documents", zeros("(4,)", 4)}}),
        "h.npz: documents: float32 is an element type that cannot be read; accepted: whole numbers, one a row");
    row("a block mask of one dimension", archive(good, good, good, {{"block_mask", zeros("(4,)", 4, "<i4")}}),
        "h.npz: block_mask: 4 has the wrong number of dimensions; accepted: rows x columns of tiles");
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
