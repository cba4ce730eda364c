// SPDX-License-Identifier: MIT
#include "core/files/npz.h"

#include <QTest>

#include "core/files/read_file.h"
#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"
#include "tests/core/files/zip_builder.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

std::vector<std::byte> golden(const char* name) {
  return readFile(std::string(TILEWISE_GOLDEN_DIR) + "/npy/" + name).value();
}

/// The line of the first thing that goes wrong when entry "q" is unpacked.
QString lineOfQ(const std::string& file) {
  const auto archive = parseNpz(asBytes(file), "a.npz");
  return archive ? lineOf(archive->bytes("q")) : lineOf(archive);
}

ZipPart partQ(const std::string& content) {
  ZipPart part;
  part.name = "q.npy";
  part.content = content;
  return part;
}

}  // namespace

class TestNpz : public QObject {
  Q_OBJECT

 private slots:
  void readsWhatNumPySaves_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("kindOfQ");
    QTest::newRow("stored") << "saved.npz" << "float64";
    QTest::newRow("compressed") << "compressed.npz" << "float16";
  }
  void readsWhatNumPySaves() {
    QFETCH(QString, file);
    QFETCH(QString, kindOfQ);
    const auto bytes = golden(qPrintable(file));
    const auto archive = parseNpz(bytes, "a.npz");
    QVERIFY2(archive, qPrintable(lineOf(archive)));
    QCOMPARE(archive->names(), (std::vector<std::string>{"q", "k", "v"}));
    const NpyArray q = archive->array("q").value();
    const NpyArray k = archive->array("k.npy").value();
    const NpyArray v = archive->array("v").value();
    QCOMPARE(QString::fromUtf8(name(q.kind).data()), kindOfQ);
    QCOMPARE(q.shape, (std::vector<std::int64_t>{2, 4}));
    QCOMPARE(k.shape, (std::vector<std::int64_t>{3, 4}));
    QCOMPARE(v.shape, (std::vector<std::int64_t>{3, 3}));
    for (int at = 0; at < 8; ++at) QVERIFY(q.values[static_cast<std::size_t>(at)] == (at - 5) / 4.0);
    for (int at = 0; at < 12; ++at) QVERIFY(k.values[static_cast<std::size_t>(at)] == (at - 3) / 4.0);
    QVERIFY(v.values == (std::vector<double>{-2.5, -2, -1.5, -0.5, 0, 0.5, 1.5, 2, 2.5}));
  }

  void readsAnArchiveWithoutEntries() {
    const auto bytes = golden("no-entries.npz");
    const auto archive = parseNpz(bytes, "a.npz");
    QVERIFY2(archive, qPrintable(lineOf(archive)));
    QVERIFY(archive->names().empty());
    QCOMPARE(lineOf(archive->array("q")), "a.npz: q: the array is missing; accepted: what the archive holds: nothing");
  }

  void saysWhatThereIsWhenANameIsMissing() {
    const auto bytes = golden("nameless.npz");
    const auto archive = parseNpz(bytes, "a.npz");
    QVERIFY(!archive->contains("q"));
    QVERIFY(archive->contains("arr_1"));
    QVERIFY(archive->contains("arr_1.npy"));
    QCOMPARE(lineOf(archive->array("q")),
             "a.npz: q: the array is missing; accepted: what the archive holds: arr_0, arr_1");
  }

  void listsNoMoreThanALineBears() {
    std::vector<ZipPart> parts(15, partQ("x"));
    for (std::size_t at = 0; at < parts.size(); ++at) parts[at].name = "layer\n" + std::to_string(at);
    const std::string file = zipFile(parts);
    QCOMPARE(
        QString::fromStdString(parseNpz(asBytes(file), "a.npz")->listing()),
        "layer?0, layer?1, layer?2, layer?3, layer?4, layer?5, layer?6, layer?7, layer?8, layer?9, layer?10, layer?11 "
        "and 3 more");
  }

  void unpacks_data() {
    QTest::addColumn<bool>("deflate");
    QTest::addColumn<bool>("zip64");
    QTest::addColumn<bool>("end64");
    QTest::newRow("stored") << false << false << false;
    QTest::newRow("deflated") << true << false << false;
    QTest::newRow("stored, 64-bit sizes") << false << true << false;
    QTest::newRow("deflated, 64-bit sizes and end") << true << true << true;
  }
  void unpacks() {
    QFETCH(bool, deflate);
    QFETCH(bool, zip64);
    QFETCH(bool, end64);
    for (const int size : {0, 1, 1000, 300000}) {
      ZipPart first = partQ(std::string(static_cast<std::size_t>(size), 'a'));
      first.deflated = deflate;
      first.zip64 = zip64;
      first.localExtra = "five!";  // only in front of the entry, as ZIP64 writers do
      ZipPart second = first;
      second.name = "k.npy";
      second.content += "end";
      const std::string file = zipFile({first, second}, end64);
      const auto archive = parseNpz(asBytes(file), "a.npz");
      QVERIFY2(archive, qPrintable(lineOf(archive)));
      QVERIFY(asText(archive->bytes("q").value()) == first.content);
      QVERIFY(asText(archive->bytes("k").value()) == second.content);
    }
  }

  void prefersTheExactName() {
    ZipPart plain = partQ("plain");
    plain.name = "q";
    const std::string file = zipFile({partQ("suffixed"), plain});
    const auto archive = parseNpz(asBytes(file), "a.npz");
    QVERIFY(asText(archive->bytes("q").value()) == "plain");
    QVERIFY(asText(archive->bytes("q.npy").value()) == "suffixed");
  }

  void readsAnArchiveWithAComment() {
    std::string file = zipFile({partQ("content")});
    file[file.size() - 2] = 9;
    file += "PK\x05\x06 here";
    const auto archive = parseNpz(asBytes(file), "a.npz");
    QVERIFY2(archive, qPrintable(lineOf(archive)));
    QVERIFY(asText(archive->bytes("q").value()) == "content");
  }

  void refuses_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* title, const std::string& file, const QString& line) {
      QTest::newRow(title) << QByteArray(file.data(), static_cast<qsizetype>(file.size())) << line;
    };
    const std::string text = "a content of some length, a content of some length";
    const auto changed = [&](bool deflate, auto change) {
      ZipPart part = partQ(text);
      part.deflated = deflate;
      change(part);
      return zipFile({part});
    };
    const std::string good = zipFile({partQ(text)});
    const std::string table = good.substr(good.find("PK\x01\x02"), good.size() - 22 - good.find("PK\x01\x02"));

    row("no bytes", "", "a.npz: the file is empty; accepted: an .npz archive (ZIP)");
    row("another file", npyFile(npyDict("<f8", "(0,)"), ""),
        "a.npz: the file is not in the expected format; accepted: an .npz archive (ZIP)");
    row("short", "PK", "a.npz: the file is not in the expected format; accepted: an .npz archive (ZIP)");
    row("cut inside an entry", good.substr(0, 50), "a.npz: the archive, before its table of contents, ends too early");
    row("cut inside the end", good.substr(0, good.size() - 1),
        "a.npz: the archive, before its table of contents, ends too early");
    row("several disks", good.substr(0, good.size() - 18) + little(1, 2) + good.substr(good.size() - 16),
        "a.npz: an archive in several parts is not in the expected format; accepted: an .npz archive (ZIP)");
    row("table beyond the file", good.substr(0, good.size() - 22) + zipEnd(1, table.size(), good.size()),
        "a.npz: the table of contents ends too early");
    row("table that is none", good.substr(0, good.size() - 22) + zipEnd(1, table.size(), 0),
        "a.npz: the table of contents is not in the expected format; accepted: an .npz archive (ZIP)");
    row("more entries than the table has",
        good.substr(0, good.size() - 22) + zipEnd(2, table.size(), good.size() - 22 - table.size()),
        "a.npz: the table of contents ends too early");
    row("table cut inside an entry",
        good.substr(0, good.size() - 22) + zipEnd(1, table.size() - 1, good.size() - 22 - table.size()),
        "a.npz: the table of contents ends too early");
    const std::string short64 = zipEnd(0xffff, 0xffffffff, 0xffffffff);
    row("64-bit table beyond the file", "PK\x06\x07" + little(0, 4) + little(1ull << 40, 8) + little(1, 4) + short64,
        "a.npz: the table of contents ends too early");
    row("64-bit table that is none", "PK\x06\x07" + little(0, 4) + little(0, 8) + little(1, 4) + short64,
        "a.npz: the table of contents is not in the expected format; accepted: an .npz archive (ZIP)");
    row("one name twice", zipFile({partQ("a"), partQ("b")}),
        "a.npz: a second entry named q.npy is not in the expected format; accepted: an .npz archive (ZIP)");
    row("entry beyond the file", changed(false, [](ZipPart& part) { part.offset = 100000; }),
        "a.npz: q.npy: the entry ends too early");
    row("entry at another place", changed(false, [](ZipPart& part) { part.offset = 1; }),
        "a.npz: q.npy: the header of the entry is not in the expected format; accepted: an .npz archive (ZIP)");
    row("entry that reaches past the end", changed(false, [](ZipPart& part) { part.declaredPacked = 100000; }),
        "a.npz: q.npy: the entry ends too early");
    row("64-bit size that wraps",
        changed(false,
                [](ZipPart& part) {
                  part.zip64 = true;
                  part.declaredPacked = 0x7fffffffffffffff;
                }),
        "a.npz: q.npy: the entry ends too early");

    row("encrypted", changed(false, [](ZipPart& part) { part.flags = 1; }),
        "a.npz: q: encrypted data is not in the expected format; accepted: data without a password");
    row("another method", changed(false, [](ZipPart& part) { part.method = 12; }),
        "a.npz: q: compression method 12 is not in the expected format; accepted: stored or deflated entries");
    row("checksum of stored data", changed(false, [](ZipPart& part) { part.crcError = 1; }),
        "a.npz: q: the data (its checksum differs) is not in the expected format");
    row("checksum of deflated data", changed(true, [](ZipPart& part) { part.crcError = 1; }),
        "a.npz: q: the data (its checksum differs) is not in the expected format");
    row("stored sizes that differ", changed(false, [](ZipPart& part) { part.declaredSize = 3; }),
        "a.npz: q: the size of the entry is not in the expected format");
    row("deflated data of less than declared", changed(true, [](ZipPart& part) { part.declaredSize = 51; }),
        "a.npz: q: the data (50 bytes) ends too early; accepted: 51 bytes, as the archive declares");
    row("deflated data of more than declared", changed(true, [](ZipPart& part) { part.declaredSize = 49; }),
        "a.npz: q: data beyond the size that the archive declares is not in the expected format");
    row("deflated data cut", changed(true, [](ZipPart& part) { part.declaredPacked = 10; }),
        "a.npz: q: the compressed data ends too early");
    row("stored data called deflated", changed(false, [](ZipPart& part) { part.method = 8; }),
        "a.npz: q: the compressed data is not in the expected format");
    row("bytes after the deflated data",
        changed(true,
                [](ZipPart& part) { part.declaredPacked = static_cast<long long>(deflated(part.content).size()) + 4; }),
        "a.npz: q: the compressed data is not in the expected format");
    row("declared size out of deflate's reach", changed(true, [](ZipPart& part) { part.declaredSize = 4000000; }),
        QStringLiteral(
            "a.npz: q: a declared size of 4000000 bytes from %1 is not in the expected format; accepted: what "
            "deflate can reach")
            .arg(deflated(text).size()));
  }
  void refuses() {
    QFETCH(QByteArray, file);
    QFETCH(QString, line);
    QCOMPARE(lineOfQ(file.toStdString()), line);
  }

  void unpacksNoMoreThanDeclaredOfABomb() {
    // 64 MiB of zeros behind a declared size of 100 bytes: refused at byte 101.
    ZipPart bomb = partQ(std::string(64 << 20, '\0'));
    bomb.deflated = true;
    bomb.declaredSize = 100;
    QCOMPARE(lineOfQ(zipFile({bomb})),
             "a.npz: q: data beyond the size that the archive declares is not in the expected format");
  }

  void refusesAnEntryBeyondTheLargestFile() {
    ZipPart huge = partQ(std::string(8 << 20, '\0'));  // so many bytes could be 5 GiB, deflated
    huge.zip64 = true;
    huge.method = 8;
    huge.declaredSize = 5ll << 30;
    QCOMPARE(lineOfQ(zipFile({huge})), "a.npz: q: 5368709120 bytes is too large; accepted: at most 4 GiB");
  }
};

QTEST_APPLESS_MAIN(TestNpz)
#include "tst_npz.moc"
