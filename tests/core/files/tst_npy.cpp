// SPDX-License-Identifier: MIT
#include "core/files/npy.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>

#include "core/files/read_file.h"
#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

std::string golden(const QString& name) { return std::string(TILEWISE_GOLDEN_DIR) + "/npy/" + name.toStdString(); }

std::string doubles(const std::vector<double>& values) {
  std::string text;
  for (const double value : values) text += little(std::bit_cast<std::uint64_t>(value), 8);
  return text;
}

/// The matrix in the files: 3 x 4, (4 row + column - 5)/4.
std::vector<double> quarters() {
  std::vector<double> values;
  for (int at = 0; at < 12; ++at) values.push_back((at - 5) / 4.0);
  return values;
}

bool sameBits(double a, double b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }

}  // namespace

class TestNpy : public QObject {
  Q_OBJECT

 private slots:
  void readsWhatNumPyWrites_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("kind");
    QTest::newRow("half precision") << "f2.npy" << "float16";
    QTest::newRow("single precision") << "f4.npy" << "float32";
    QTest::newRow("double precision") << "f8.npy" << "float64";
    QTest::newRow("half precision, big-endian") << "f2-big-endian.npy" << "float16";
    QTest::newRow("single precision, big-endian") << "f4-big-endian.npy" << "float32";
    QTest::newRow("double precision, big-endian") << "f8-big-endian.npy" << "float64";
    QTest::newRow("first index fastest") << "f4-fortran.npy" << "float32";
    QTest::newRow("header of version 2") << "version-2.npy" << "float64";
    QTest::newRow("header of version 3") << "version-3.npy" << "float64";
  }
  void readsWhatNumPyWrites() {
    QFETCH(QString, file);
    QFETCH(QString, kind);
    const auto bytes = readFile(golden(file));
    QVERIFY2(bytes, qPrintable(lineOf(bytes)));
    const auto array = parseNpy(*bytes, "a.npy");
    QVERIFY2(array, qPrintable(lineOf(array)));
    QCOMPARE(array->shape, (std::vector<std::int64_t>{3, 4}));
    QCOMPARE(QString::fromUtf8(name(array->kind).data()), kind);
    QVERIFY(array->values == quarters());  // quarters are exact in every one of the types
  }

  void readsOtherShapesAndTypes() {
    const auto read = [](const char* file) { return parseNpy(*readFile(golden(file)), "a.npy").value(); };

    const NpyArray scalar = read("scalar.npy");
    QVERIFY(scalar.shape.empty());
    QVERIFY(scalar.values == std::vector<double>{0.75});

    const NpyArray vector = read("vector.npy");
    QCOMPARE(vector.shape, std::vector<std::int64_t>{5});
    QVERIFY(vector.values == (std::vector<double>{0, 1, 2, 3, 4}));

    const NpyArray noRows = read("no-rows.npy");
    QCOMPARE(noRows.shape, (std::vector<std::int64_t>{0, 4}));
    QVERIFY(noRows.values.empty());

    const NpyArray cube = read("f8-fortran-3d.npy");
    QCOMPARE(cube.shape, (std::vector<std::int64_t>{2, 3, 4}));
    for (std::size_t at = 0; at < 24; ++at) QVERIFY(sameBits(cube.values[at], static_cast<double>(at)));

    QVERIFY(read("i8.npy").values == (std::vector<double>{-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6}));
    QVERIFY(read("u1.npy").values == (std::vector<double>{128, 129, 130, 131, 168, 169, 170, 171, 208, 209, 210, 211}));
    const NpyArray truth = read("bool.npy");
    QVERIFY(truth.kind == ElementKind::Bool);
    QVERIFY(truth.values == (std::vector<double>{1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0}));
  }

  void keepsTheSpecialValuesOfHalfPrecision() {
    const std::vector<double> values = parseNpy(*readFile(golden("f2-special.npy")), "a.npy")->values;
    QCOMPARE(values.size(), std::size_t{6});
    QVERIFY(sameBits(values[0], std::numeric_limits<double>::infinity()));
    QVERIFY(sameBits(values[1], -std::numeric_limits<double>::infinity()));
    QVERIFY(std::isnan(values[2]));
    QVERIFY(sameBits(values[3], -0.0));
    QVERIFY(sameBits(values[4], std::ldexp(1.0, -24)));
    QVERIFY(sameBits(values[5], 65504.0));
  }

  void readsEveryIntegerType_data() {
    QTest::addColumn<QString>("descr");
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<double>("value");
    const QByteArray ones(8, '\xff');
    QTest::newRow("int8") << "|i1" << ones.left(1) << -1.0;
    QTest::newRow("int16") << "<i2" << ones.left(2) << -1.0;
    QTest::newRow("int32") << "<i4" << ones.left(4) << -1.0;
    QTest::newRow("int64") << "<i8" << ones << -1.0;
    QTest::newRow("uint8") << "|u1" << ones.left(1) << 255.0;
    QTest::newRow("uint16") << "<u2" << ones.left(2) << 65535.0;
    QTest::newRow("uint32") << "<u4" << ones.left(4) << 4294967295.0;
    QTest::newRow("uint64, rounded") << "<u8" << ones << 18446744073709551616.0;
    QTest::newRow("int16, big-endian") << ">i2" << QByteArray("\x01\x02", 2) << 258.0;
    QTest::newRow("int16, this machine's order") << "=i2" << QByteArray("\x01\x02", 2) << 513.0;
    QTest::newRow("no order given") << "i2" << QByteArray("\x01\x02", 2) << 513.0;
    QTest::newRow("bool that is neither 0 nor 1") << "|b1" << QByteArray("\x07", 1) << 1.0;
  }
  void readsEveryIntegerType() {
    if (std::endian::native != std::endian::little) QSKIP("the rows are written for little-endian machines");
    QFETCH(QString, descr);
    QFETCH(QByteArray, data);
    QFETCH(double, value);
    const std::string file = npyFile(npyDict(descr.toStdString(), "(1,)"), data.toStdString());
    const auto array = parseNpy(asBytes(file), "a.npy");
    QVERIFY2(array, qPrintable(lineOf(array)));
    QVERIFY(sameBits(array->values.at(0), value));
  }

  void acceptsEveryWayToWriteTheHeader_data() {
    QTest::addColumn<QString>("header");
    QTest::newRow("without the last comma") << "{'descr': '<f8', 'fortran_order': False, 'shape': (1, 2)}";
    QTest::newRow("without blanks") << "{'descr':'<f8','fortran_order':False,'shape':(1,2)}";
    QTest::newRow("double quotes") << "{\"descr\": \"<f8\", \"fortran_order\": False, \"shape\": (1, 2), }";
    QTest::newRow("another order of keys") << "{'shape': (1, 2,), 'fortran_order': False, 'descr': '<f8'}";
    QTest::newRow("line breaks") << "\n{ 'descr' : '<f8' ,\n 'fortran_order' : False , 'shape' : ( 1 , 2 ) } \n\n";
    QTest::newRow("long numbers of Python 2") << "{'descr': '<f8', 'fortran_order': False, 'shape': (1L, 2L), }";
    QTest::newRow("fortran order of one row") << "{'descr': '<f8', 'fortran_order': True, 'shape': (1, 2), }";
  }
  void acceptsEveryWayToWriteTheHeader() {
    QFETCH(QString, header);
    const std::string file = npyFile(header.toStdString(), doubles({0.5, -3.0}));
    const auto array = parseNpy(asBytes(file), "a.npy");
    QVERIFY2(array, qPrintable(lineOf(array)));
    QVERIFY(array->values == (std::vector<double>{0.5, -3.0}));
  }

  void refuses_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* title, const std::string& file, const char* line) {
      QTest::newRow(title) << QByteArray(file.data(), static_cast<qsizetype>(file.size())) << line;
    };
    const std::string two = doubles({1.0, 2.0});
    const std::string good = npyDict("<f8", "(2,)");
    const char* const dict = "accepted: {'descr': TYPE, 'fortran_order': True or False, 'shape': TUPLE}";
    const auto badHeader = [&](int at) {
      return QStringLiteral("a.npy: the header (from character %1 on) is not in the expected format; %2")
          .arg(at)
          .arg(dict);
    };
    const auto header = [&](const char* title, const std::string& text, int at) {
      row(title, npyFile(text, two), qPrintable(badHeader(at)));
    };

    row("no bytes", "", "a.npy: the file is empty; accepted: an .npy file");
    row("another magic", "PK\x03\x04 and more",
        "a.npy: the beginning of the file is not in the expected format; accepted: an .npy file, which begins with "
        "\\x93NUMPY");
    row("magic cut", "\x93NUM", "a.npy: the header ends too early");
    row("version cut", "\x93NUMPY\x01", "a.npy: the header ends too early");
    row("length cut", std::string("\x93NUMPY\x02\0\x10\0\0", 11), "a.npy: the header ends too early");
    row("version 4.0", npyFile(good, two, 4),
        "a.npy: .npy version 4.0 is not in the expected format; accepted: 1.0, 2.0 or 3.0");
    row("version 1.1", npyFile(good, two, 1, 1),
        "a.npy: .npy version 1.1 is not in the expected format; accepted: 1.0, 2.0 or 3.0");
    row("version 0.0", npyFile(good, two, 0),
        "a.npy: .npy version 0.0 is not in the expected format; accepted: 1.0, 2.0 or 3.0");
    row("header cut", npyFile(good, "").substr(0, 30), "a.npy: the header ends too early");
    row("header longer than the file", std::string("\x93NUMPY\x02\0", 8) + little(0xffffffff, 4) + good,
        "a.npy: the header ends too early");

    header("no header", "", 0);
    header("a list", "['<f8', False, (2,)]", 0);
    header("a call", "__import__('os').system('true')", 0);
    header("an expression", "{'descr': '<f'+'8', 'fortran_order': False, 'shape': (2,)}", 14);
    header("an escape", "{'descr': '<f\\x38', 'fortran_order': False, 'shape': (2,)}", 11);
    header("text after it", good + " 1", 58);
    header("a second dict", good + good, 57);
    header("not closed", "{'descr': '<f8', 'fortran_order': False, 'shape': (2,)", 54);
    header("quote not closed", "{'descr': '<f8, ", 11);
    header("type missing", "{'fortran_order': False, 'shape': (2,)}", 39);
    header("order missing", "{'descr': '<f8', 'shape': (2,)}", 31);
    header("shape missing", "{'descr': '<f8', 'fortran_order': False}", 40);
    header("unknown key", "{'descr': '<f8', 'fortran_order': False, 'shape': (2,), 'x': 1}", 60);
    header("a key twice", "{'descr': '<f8', 'descr': '<f8', 'fortran_order': False, 'shape': (2,)}", 25);
    header("order as a number", "{'descr': '<f8', 'fortran_order': 0, 'shape': (2,)}", 34);
    header("shape as a number", "{'descr': '<f8', 'fortran_order': False, 'shape': (2)}", 53);
    header("shape as a list", "{'descr': '<f8', 'fortran_order': False, 'shape': [2]}", 50);
    header("shape of a fraction", "{'descr': '<f8', 'fortran_order': False, 'shape': (2.0,)}", 52);
    header("shape without commas", "{'descr': '<f8', 'fortran_order': False, 'shape': (1 2)}", 53);
    header("two commas", "{'descr': '<f8', 'fortran_order': False, 'shape': (2,,)}", 53);
    header("only a comma", "{'descr': '<f8', 'fortran_order': False, 'shape': (,)}", 51);

    const char* const kinds = "accepted: float16, float32, float64, whole numbers or bool";
    const auto type = [&](const char* title, const std::string& text, const char* shown) {
      const QString line = QStringLiteral("a.npy: %1 is an element type that cannot be read; %2").arg(shown).arg(kinds);
      row(title, npyFile(text, two), qPrintable(line));
    };
    type("objects", npyDict("|O", "(2,)"), "|O (Python objects)");
    type("bytes", npyDict("|S8", "(2,)"), "|S8 (text)");
    type("text", npyDict("<U2", "(2,)"), "<U2 (text)");
    type("complex", npyDict("<c16", "(1,)"), "<c16 (complex numbers)");
    type("raw bytes", npyDict("|V8", "(2,)"), "|V8 (raw bytes)");
    type("dates", npyDict("<M8[ns]", "(2,)"), "<M8[ns] (dates or times)");
    type("long double", npyDict("<f16", "(1,)"), "<f16 (another floating-point type)");
    type("no type", npyDict("", "(2,)"), " (an unknown type)");
    type("only an order", npyDict("<", "(2,)"), "< (an unknown type)");
    type("three bytes", npyDict("<i3", "(2,)"), "<i3 (an unknown type)");
    type("structure", "{'descr': [('q', '<f8')], 'fortran_order': False, 'shape': (2,)}",
         "[('q', '<f8')], 'fortran_order': False, 'shape': (2,)} (a structure)");
    type("subarray", "{'descr': ('<f8', (2,)), 'fortran_order': False, 'shape': ()}",
         "('<f8', (2,)), 'fortran_order': False, 'shape': ()} (a structure)");
    type("type with a line break", npyDict("<f8\nx", "(2,)"), "<f8?x (another floating-point type)");

    row("negative dimension", npyFile(npyDict("<f8", "(-1, 2)"), two),
        "a.npy: (-1, 2) is a shape that does not fit; accepted: dimensions from 0 on that fit the file");
    row("dimension beyond 64 bits", npyFile(npyDict("<f8", "(99999999999999999999,)"), two),
        "a.npy: (99999999999999999999,) is a shape that does not fit; accepted: dimensions from 0 on that fit the "
        "file");
    row("product beyond 64 bits", npyFile(npyDict("<f8", "(4294967296, 4294967296, 2)"), two),
        "a.npy: 4294967296 x 4294967296 x 2 is a shape that does not fit; accepted: dimensions that fit the file");
    row("bytes beyond 64 bits", npyFile(npyDict("<f8", "(4611686018427387904,)"), two),
        "a.npy: 4611686018427387904 is a shape that does not fit; accepted: dimensions that fit the file");
    row("product beyond the file", npyFile(npyDict("<f8", "(1048576, 64)"), two),
        "a.npy: the data (16 bytes) ends too early; accepted: 536870912 bytes for 1048576 x 64 of float64");
    row("data cut", npyFile(good, two.substr(0, 15)),
        "a.npy: the data (15 bytes) ends too early; accepted: 16 bytes for 2 of float64");
    row("no data", npyFile(npyDict("<f8", "()"), ""),
        "a.npy: the data (0 bytes) ends too early; accepted: 8 bytes for a single number of float64");
    row("data too long", npyFile(good, two + "x"),
        "a.npy: what follows the data (1 bytes) is not in the expected format; accepted: nothing after the last value");
    std::string ones;
    for (int at = 0; at < 33; ++at) ones += "1,";
    row("33 dimensions", npyFile(npyDict("|u1", "(" + ones + ")"), "x"),
        "a.npy: an array of 33 dimensions has the wrong number of dimensions; accepted: at most 32");
  }
  void refuses() {
    QFETCH(QByteArray, file);
    QFETCH(QString, line);
    const std::string bytes = file.toStdString();
    const auto array = parseNpy(asBytes(bytes), "a.npy");
    QCOMPARE(lineOf(array), line);
  }

  void refusesWhatNumPyPickles_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("objects") << "objects.npy";
    QTest::newRow("text") << "text.npy";
    QTest::newRow("complex numbers") << "complex.npy";
    QTest::newRow("structures") << "structured.npy";
    QTest::newRow("dates") << "dates.npy";
  }
  void refusesWhatNumPyPickles() {
    QFETCH(QString, file);
    QCOMPARE(codeOf(parseNpy(*readFile(golden(file)), "a.npy")), "element-type");
  }

  void takesTheProductOfZeroAndHugeAsZero() {
    const std::string file = npyFile(npyDict("<f8", "(4611686018427387904, 4611686018427387904, 0)"), "");
    const auto array = parseNpy(asBytes(file), "a.npy");
    QVERIFY2(array, qPrintable(lineOf(array)));
    QVERIFY(array->values.empty());
  }

  void writesTheBytesThatNumPyWrites() {
    Matrix<double> matrix(3, 4);
    for (Index at = 0; at < 12; ++at) matrix(at / 4, at % 4) = static_cast<double>(at - 5) / 4.0;
    QVERIFY(npyBytes(matrix, Precision::Float64) == *readFile(golden("f8.npy")));
    QVERIFY(npyBytes(matrix, Precision::Float32) == *readFile(golden("f4.npy")));
    Vector<double> vector(5);
    vector << 0, 1, 2, 3, 4;
    QVERIFY(npyBytes(vector, Precision::Float32) == *readFile(golden("vector.npy")));
  }

  void readsBackWhatItWrites_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("nothing") << 0 << 0;
    QTest::newRow("one value") << 1 << 1;
    QTest::newRow("a row") << 1 << 300;
    QTest::newRow("a column") << 12345 << 1;
    QTest::newRow("a matrix") << 17 << 5;
  }
  void readsBackWhatItWrites() {
    QFETCH(int, rows);
    QFETCH(int, columns);
    Matrix<double> matrix(rows, columns);
    for (Index at = 0; at < matrix.size(); ++at)
      matrix.data()[at] = std::ldexp(1.0 + 1e-9 * static_cast<double>(at), 40);
    const std::vector<std::byte> bytes = npyBytes(matrix, Precision::Float64);
    const std::size_t header = bytes.size() - static_cast<std::size_t>(matrix.size()) * sizeof(double);
    QCOMPARE(header % 64, std::size_t{0});
    const auto array = parseNpy(bytes, "a.npy");
    QVERIFY2(array, qPrintable(lineOf(array)));
    QCOMPARE(array->shape, (std::vector<std::int64_t>{rows, columns}));
    for (std::size_t at = 0; at < array->values.size(); ++at) QVERIFY(sameBits(array->values[at], matrix.data()[at]));
  }

  void writesInfinitiesNotNumbersAndNegativeZero() {
    const double infinity = std::numeric_limits<double>::infinity();
    Vector<double> vector(4);
    vector << -infinity, infinity, std::nan(""), -0.0;
    for (const Precision precision : {Precision::Float64, Precision::Float32}) {
      const NpyArray array = parseNpy(npyBytes(vector, precision), "a.npy").value();
      QCOMPARE(array.shape, std::vector<std::int64_t>{4});
      QVERIFY(sameBits(array.values[0], -infinity));
      QVERIFY(sameBits(array.values[1], infinity));
      QVERIFY(std::isnan(array.values[2]));
      QVERIFY(sameBits(array.values[3], -0.0));
    }
  }
};

QTEST_APPLESS_MAIN(TestNpy)
#include "tst_npy.moc"
