// SPDX-License-Identifier: MIT
/// Damage of every byte of small files: whatever comes of it, an array or an error, the program lives. Run it with the
/// address and undefined behaviour sanitizers to make it tell the whole truth.

#include <QTest>

#include "core/files/input_files.h"
#include "core/files/mask_files.h"
#include "core/files/npy.h"
#include "core/files/npz.h"
#include "core/files/read_file.h"
#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"
#include "tests/core/files/zip_builder.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

std::string golden(const char* name) {
  return asText(readFile(std::string(TILEWISE_GOLDEN_DIR) + "/npy/" + name).value());
}

/// An array's values must be as many as its shape says; an error must have a line of its own.
void consider(const Expected<NpyArray>& array) {
  if (!array) {
    QVERIFY(!lineOf(array).contains('\n'));
    QVERIFY(array.error().place.starts_with("damaged"));
    return;
  }
  std::size_t count = 1;
  for (const std::int64_t dimension : array->shape) count *= static_cast<std::size_t>(dimension);
  QCOMPARE(array->values.size(), count);
}

void parseArray(const std::string& file) {
  consider(parseNpy(asBytes(file), "damaged"));
  const auto labels = parseDocumentLabels(asBytes(file), "damaged");
  QVERIFY(labels || !lineOf(labels).contains('\n'));
  const auto mask = parseBlockMask(asBytes(file), "damaged");
  QVERIFY(mask || !lineOf(mask).contains('\n'));
}

void parseArchive(const std::string& file) {
  const auto archive = parseNpz(asBytes(file), "damaged");
  if (!archive) return consider(tl::unexpected(archive.error()));
  for (const std::string& name : archive->names()) consider(archive->array(name));
  const auto inputs = parseInputArchive(asBytes(file), "damaged");
  QVERIFY(inputs || !lineOf(inputs).contains('\n'));
}

}  // namespace

class TestDamagedFiles : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<bool>("archive");
    const auto row = [](const char* title, const std::string& file, bool archive) {
      QTest::newRow(title) << QByteArray(file.data(), static_cast<qsizetype>(file.size())) << archive;
    };
    row("half precision", golden("f2.npy"), false);
    row("three dimensions, first index fastest", golden("f8-fortran-3d.npy"), false);
    row("header of version 2", golden("version-2.npy"), false);
    row("labels", npyFile(npyDict("<i8", "(3,)"), little(1, 8) + little(2, 8) + little(2, 8)), false);
    row("block mask", npyFile(npyDict("|b1", "(2, 3)"), std::string("\1\0\1\1\1\0", 6)), false);
    row("structure", golden("structured.npy"), false);
    row("stored archive", golden("saved.npz"), true);
    row("compressed archive", golden("compressed.npz"), true);
    ZipPart part;
    part.name = "q.npy";
    part.content = golden("f4.npy");
    part.deflated = true;
    part.zip64 = true;
    row("64-bit archive", zipFile({part}, true), true);
  }

  void survivesAnotherByte() {
    QFETCH_GLOBAL(QByteArray, file);
    const std::string good = file.toStdString();
    for (std::size_t at = 0; at < good.size(); ++at) {
      // Each bit, and the values that fields of a file are likely to break at.
      for (const int change : {0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0xff, 0x7f}) {
        std::string damaged = good;
        damaged[at] = static_cast<char>(damaged[at] ^ change);
        parse(damaged);
      }
      for (const char value : {'\0', '\xff', '(', '\'', '9', '-', '{', '}'}) {
        std::string damaged = good;
        damaged[at] = value;
        parse(damaged);
      }
    }
  }

  void survivesFourOtherBytes() {
    QFETCH_GLOBAL(QByteArray, file);
    const std::string good = file.toStdString();
    for (std::size_t at = 0; at + 4 <= good.size(); ++at) {
      for (const std::string& value :
           {little(0, 4), little(0xffffffff, 4), little(0x7fffffff, 4), little(good.size(), 4)}) {
        std::string damaged = good;
        damaged.replace(at, 4, value);
        parse(damaged);
      }
    }
  }

  void survivesTheLossOfTheEnd() {
    QFETCH_GLOBAL(QByteArray, file);
    const std::string good = file.toStdString();
    for (std::size_t size = 0; size < good.size(); ++size) {
      const std::string damaged = good.substr(0, size);
      parse(damaged);
      // A file that ends early is never taken for a whole one.
      QVERIFY(!parseNpy(asBytes(damaged), "damaged"));
      QVERIFY(!parseNpz(asBytes(damaged), "damaged"));
    }
  }

  void survivesTheLossOfAByteWithin() {
    QFETCH_GLOBAL(QByteArray, file);
    const std::string good = file.toStdString();
    for (std::size_t at = 0; at < good.size(); ++at) {
      std::string damaged = good;
      parse(damaged.erase(at, 1));
      damaged = good;
      parse(damaged.insert(at, 1, good[at]));
    }
  }

 private:
  static void parse(const std::string& file) {
    QFETCH_GLOBAL(bool, archive);
    archive ? parseArchive(file) : parseArray(file);
  }
};

QTEST_APPLESS_MAIN(TestDamagedFiles)
#include "tst_damaged_files.moc"
