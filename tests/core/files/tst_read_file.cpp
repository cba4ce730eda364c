// SPDX-License-Identifier: MIT
#include "core/files/read_file.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;

class TestReadFile : public QObject {
  Q_OBJECT

 private slots:
  void init() { QVERIFY(m_folder.isValid()); }

  void readsAllBytes_data() {
    QTest::addColumn<int>("size");
    QTest::newRow("one byte") << 1;
    QTest::newRow("a page") << 4096;
    QTest::newRow("more than a page") << 4097;
    QTest::newRow("a megabyte") << (1 << 20);
  }
  void readsAllBytes() {
    QFETCH(int, size);
    QByteArray content(size, '\0');
    for (int at = 0; at < size; ++at) content[at] = static_cast<char>(at * 7 % 251);
    const auto bytes = readFile(make("data", content));
    QVERIFY2(bytes, qPrintable(lineOf(bytes)));
    QVERIFY(asText(*bytes) == content.toStdString());
  }

  void readsAFileOfAnyName() {
    const auto bytes = readFile(make("Köpfe: 注意.npy", "x"));
    QVERIFY2(bytes, qPrintable(lineOf(bytes)));
  }

  void refusesWhatIsNotThere() {
    const std::string path = m_folder.filePath("nothing").toStdString();
    QCOMPARE(lineOf(readFile(path)), QString::fromStdString(path + ": the file is not there"));
    QCOMPARE(codeOf(readFile(make("file", "x") + "/inside")), "file-not-found");
  }

  void refusesWhatIsNoRegularFile() {
    const std::string folder = m_folder.path().toStdString();
    QCOMPARE(lineOf(readFile(folder)),
             QString::fromStdString(folder + ": the file is not there; accepted: a file, not a folder"));
    const std::string pipe = m_folder.filePath("pipe").toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QCOMPARE(codeOf(readFile(pipe)), "file-not-found");  // and does not wait for a writer
    QCOMPARE(codeOf(readFile("/dev/zero")), "file-not-found");
  }

  void saysWhyTheSystemRefuses() {
    if (::geteuid() == 0) {
      // Root may read everything; a name that is too long is refused all the same.
      const std::string path = m_folder.path().toStdString() + "/" + std::string(300, 'x');
      QCOMPARE(lineOf(readFile(path)), QString::fromStdString(path + ": the file cannot be read (File name too long)"));
      return;
    }
    const std::string path = make("secret", "x");
    QCOMPARE(::chmod(path.c_str(), 0), 0);
    QCOMPARE(lineOf(readFile(path)), QString::fromStdString(path + ": the file cannot be read (Permission denied)"));
  }

  void refusesAnEmptyFile() {
    const std::string path = make("empty", "");
    QCOMPARE(lineOf(readFile(path)), QString::fromStdString(path + ": the file is empty"));
  }

  void refusesAFileBeyondTheLargest() {
    const std::string path = make("large", "x");
    // A hole: it takes no room on the disk.
    QCOMPARE(::truncate(path.c_str(), static_cast<off_t>(LargestFile) + 1), 0);
    QCOMPARE(lineOf(readFile(path)),
             QString::fromStdString(path + ": 4294967297 bytes is too large; accepted: at most 4 GiB"));
  }

 private:
  std::string make(const QString& name, const QByteArray& content) {
    QFile file(m_folder.filePath(name));
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    return written ? file.fileName().toStdString() : std::string();
  }

  QTemporaryDir m_folder;
};

QTEST_APPLESS_MAIN(TestReadFile)
#include "tst_read_file.moc"
