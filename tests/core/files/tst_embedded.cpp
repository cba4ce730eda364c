// SPDX-License-Identifier: MIT
#include "core/files/embedded.h"

#include <QTest>

#include "core/files/read_file.h"
#include "tests/core/files/byte_strings.h"

using namespace tilewise;
using namespace tilewise::testing;

class TestEmbedded : public QObject {
  Q_OBJECT

 private slots:
  void holdsTheBytesOfTheFile_data() {
    QTest::addColumn<QString>("name");
    for (const char* const name :
         {"presets.json", "heads/labels.json", "heads/speech-blocks.npz", "heads/speech-broad.npz",
          "heads/speech-diagonal.npz", "heads/speech-sink.npz", "heads/story-anchors.npz", "heads/story-broad.npz",
          "heads/story-cache.npz", "heads/story-previous.npz"}) {
      QTest::newRow(name) << name;
    }
  }
  void holdsTheBytesOfTheFile() {
    QFETCH(QString, name);
    const auto file = readFile(std::string(TILEWISE_GOLDEN_DIR) + "/../../resources/" + name.toStdString());
    QVERIFY(file);
    QVERIFY(asText(embedded(name.toStdString())) == asText(*file));
  }

  void namesAreListedByTheirBegin() {
    QCOMPARE(embeddedNames("heads/story-").size(), std::size_t{4});
    for (const std::string_view name : embeddedNames("heads/")) QVERIFY(!embedded(name).empty());
    QVERIFY(embeddedNames("story-").empty());
    QVERIFY(embeddedNames("").size() > embeddedNames("heads/").size());
  }

  void hasNothingUnderOtherNames() {
    for (const char* const name : {"", "presets", "presets.json ", "heads", "/presets.json", "story-cache.npz"}) {
      QVERIFY2(embedded(name).empty(), name);
    }
  }
};

QTEST_APPLESS_MAIN(TestEmbedded)
#include "tst_embedded.moc"
