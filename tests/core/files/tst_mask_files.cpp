// SPDX-License-Identifier: MIT
#include "core/files/mask_files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// An .npy file of whole numbers of 8 bytes.
std::string numbers(const std::string& shape, const std::vector<std::int64_t>& values) {
  std::string data;
  for (const std::int64_t value : values) data += little(static_cast<unsigned long long>(value), 8);
  return npyFile(npyDict("<i8", shape), data);
}

std::string bools(const std::string& shape, const std::string& values) {
  return npyFile(npyDict("|b1", shape), values);
}

}  // namespace

class TestMaskFiles : public QObject {
  Q_OBJECT

 private slots:
  void readsLabels() {
    const auto labels = parseDocumentLabels(asBytes(numbers("(4,)", {3, -1, 3, 9007199254740991})), "d.npy");
    QVERIFY2(labels, qPrintable(lineOf(labels)));
    QCOMPARE(*labels, (std::vector<std::int64_t>{3, -1, 3, 9007199254740991}));
    QVERIFY(parseDocumentLabels(asBytes(numbers("(0,)", {})), "d.npy").value().empty());
  }

  void refusesLabels_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* title, const std::string& file, const char* line) {
      QTest::newRow(title) << QByteArray(file.data(), static_cast<qsizetype>(file.size())) << line;
    };
    row("two dimensions", numbers("(2, 2)", {1, 1, 2, 2}),
        "d.npy: 2 x 2 has the wrong number of dimensions; accepted: one dimension: a label for each row");
    row("a single number", numbers("()", {1}),
        "d.npy: a single number has the wrong number of dimensions; accepted: one dimension: a label for each row");
    row("fractions", npyFile(npyDict("<f8", "(1,)"), std::string(8, '\0')),
        "d.npy: float64 is an element type that cannot be read; accepted: whole numbers, one a row");
    row("bools", bools("(2,)", std::string(2, '\0')),
        "d.npy: bool is an element type that cannot be read; accepted: whole numbers, one a row");
    row("a label that a double cannot tell from its neighbour", numbers("(2,)", {1, 9007199254740993}),
        "d.npy: label 9007199254740992 is out of range; accepted: labels between -2^53 and 2^53");
    row("too many", npyFile(npyDict("|i1", "(1048577,)"), std::string(1048577, '\0')),
        "d.npy: 1048577 labels is a shape that does not fit; accepted: at most 1048576");
    row("no .npy", "labels",
        "d.npy: the beginning of the file is not in the expected format; accepted: an .npy file, which begins with "
        "\\x93NUMPY");
  }
  void refusesLabels() {
    QFETCH(QByteArray, file);
    QFETCH(QString, line);
    const std::string bytes = file.toStdString();
    QCOMPARE(lineOf(parseDocumentLabels(asBytes(bytes), "d.npy")), line);
  }

  void joinsQueriesAndKeys() {
    const NamedLabels three{"q", {5, 5, 6}}, two{"k", {6, 5}};
    QVERIFY(joinDocuments(three, std::nullopt, 3, 3).value() == Documents({5, 5, 6}, {5, 5, 6}));
    QVERIFY(joinDocuments(three, two, 3, 2).value() == Documents({5, 5, 6}, {6, 5}));
    QCOMPARE(lineOf(joinDocuments(three, std::nullopt, 3, 7)),
             "q: one list of 3 labels is a shape that does not fit; accepted: two: 3 labels for the queries and 7 for "
             "the keys");
    QCOMPARE(lineOf(joinDocuments(three, std::nullopt, 4, 4)),
             "q: 3 labels is a shape that does not fit; accepted: 4, one for each query");
    QCOMPARE(lineOf(joinDocuments(three, two, 3, 3)),
             "k: 2 labels is a shape that does not fit; accepted: 3, one for each key");
    QCOMPARE(lineOf(joinDocuments(three, NamedLabels{"k", {}}, 3, 3)),
             "k: 0 labels is a shape that does not fit; accepted: 3, one for each key");
  }

  void readsDocumentsFromFiles() {
    QTemporaryDir folder;
    const std::string q = put(folder, "q.npy", numbers("(3,)", {1, 1, 2}));
    const std::string k = put(folder, "k.npy", numbers("(2,)", {2, 1}));
    QVERIFY(readDocuments(q, {}, 3, 3).value() == Documents({1, 1, 2}, {1, 1, 2}));
    QVERIFY(readDocuments(q, k, 3, 2).value() == Documents({1, 1, 2}, {2, 1}));
    QCOMPARE(lineOf(readDocuments(q + "x", k, 3, 2)), QString::fromStdString(q + "x: the file is not there"));
    QCOMPARE(lineOf(readDocuments(q, k + "x", 3, 2)), QString::fromStdString(k + "x: the file is not there"));
    QVERIFY(lineOf(readDocuments(q, {}, 3, 2)).startsWith(QString::fromStdString(q + ": one list of 3 labels")));
  }

  void readsABlockMask() {
    BlockMask expected(2, 3);
    expected.set(0, 1, false);
    expected.set(1, 2, false);
    const std::string ofBools = bools("(2, 3)", std::string("\1\0\1\1\1\0", 6));
    QVERIFY(parseBlockMask(asBytes(ofBools), "b.npy").value() == expected);
    QVERIFY(parseBlockMask(asBytes(numbers("(2, 3)", {1, 0, -7, 2, 1, 0})), "b.npy").value() == expected);
    QTemporaryDir folder;
    const std::string path = put(folder, "b.npy", ofBools);
    QVERIFY(readBlockMask(path).value() == expected);
    QCOMPARE(lineOf(readBlockMask(path + "x")), QString::fromStdString(path + "x: the file is not there"));
  }

  void refusesBlockMasks() {
    const auto lineOfMask = [](const std::string& file) { return lineOf(parseBlockMask(asBytes(file), "b.npy")); };
    QCOMPARE(lineOfMask(numbers("(4,)", {1, 1, 1, 1})),
             "b.npy: 4 has the wrong number of dimensions; accepted: rows x columns of tiles");
    QCOMPARE(lineOfMask(numbers("(0, 4)", {})),
             "b.npy: 0 x 4 is a shape that does not fit; accepted: one tile or more");
    QCOMPARE(lineOfMask(npyFile(npyDict("<f4", "(1, 1)"), std::string(4, '\0'))),
             "b.npy: float32 is an element type that cannot be read; accepted: whole numbers or bool, 0 for an empty "
             "tile");
    QCOMPARE(lineOfMask(bools("(2, 3)", "12345")),
             "b.npy: the data (5 bytes) ends too early; accepted: 6 bytes for 2 x 3 of bool");
  }

 private:
  static std::string put(const QTemporaryDir& folder, const QString& name, const std::string& content) {
    QFile file(folder.filePath(name));
    const auto size = static_cast<qint64>(content.size());
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content.data(), size) == size;
    return written ? file.fileName().toStdString() : std::string();
  }
};

QTEST_APPLESS_MAIN(TestMaskFiles)
#include "tst_mask_files.moc"
