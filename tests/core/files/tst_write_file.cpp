// SPDX-License-Identifier: MIT
#include "core/files/write_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <memory>

#include "core/files/read_file.h"
#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;

class TestWriteFile : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
  }

  void writesWhatItIsGiven_data() {
    QTest::addColumn<int>("size");
    QTest::newRow("nothing") << 0;
    QTest::newRow("one byte") << 1;
    QTest::newRow("a megabyte") << (1 << 20);
  }
  void writesWhatItIsGiven() {
    QFETCH(int, size);
    const std::string content(static_cast<std::size_t>(size), 'x');
    const auto done = writeFile(path("new"), asBytes(content), ExistingFile::Refuse);
    QVERIFY2(done, qPrintable(lineOf(done)));
    QCOMPARE(contentOf("new"), QByteArray::fromStdString(content));
    QCOMPARE(entries(), QStringList{"new"});  // and leaves nothing beside it
  }

  void writesIntoTheWorkingFolder() {
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder->path()));
    const auto done = writeFile("bare", asBytes(m_text), ExistingFile::Refuse);
    QVERIFY(QDir::setCurrent(before));
    QVERIFY2(done, qPrintable(lineOf(done)));
    QCOMPARE(contentOf("bare"), "text");
  }

  void obeysTheMaskOfTheProcess() {
    const mode_t before = ::umask(027);
    const auto done = writeFile(path("new"), asBytes(m_text), ExistingFile::Refuse);
    ::umask(before);
    QVERIFY(done);
    QCOMPARE(permissions("new"), mode_t{0640});
  }

  void refusesAnExistingFileUnlessTold() {
    put("old", "before");
    QCOMPARE(lineOf(checkWritable(path("old"), ExistingFile::Refuse)),
             QString::fromStdString(path("old") + ": the file exists already"));
    QCOMPARE(codeOf(writeFile(path("old"), asBytes(m_text), ExistingFile::Refuse)), "file-exists");
    QCOMPARE(contentOf("old"), "before");
    QVERIFY(checkWritable(path("old"), ExistingFile::Replace));
    QVERIFY(writeFile(path("old"), asBytes(m_text), ExistingFile::Replace));
    QCOMPARE(contentOf("old"), "text");
    QCOMPARE(entries(), QStringList{"old"});
  }

  void keepsThePermissionsOfTheFileItReplaces() {
    put("old", "before");
    QCOMPARE(::chmod(path("old").c_str(), 0604), 0);
    QVERIFY(writeFile(path("old"), asBytes(m_text), ExistingFile::Replace));
    QCOMPARE(permissions("old"), mode_t{0604});
  }

  void followsASymbolicLink() {
    QVERIFY(QDir(m_folder->path()).mkdir("elsewhere"));
    put("elsewhere/old", "before");
    QVERIFY(QFile::link("elsewhere/old", m_folder->filePath("link")));
    QCOMPARE(codeOf(writeFile(path("link"), asBytes(m_text), ExistingFile::Refuse)), "file-exists");
    QVERIFY(writeFile(path("link"), asBytes(m_text), ExistingFile::Replace));
    QVERIFY(QFileInfo(m_folder->filePath("link")).isSymLink());
    QCOMPARE(contentOf("elsewhere/old"), "text");

    QVERIFY(QFile::link("elsewhere/new", m_folder->filePath("dangling")));
    QVERIFY(writeFile(path("dangling"), asBytes(m_text), ExistingFile::Refuse));
    QCOMPARE(contentOf("elsewhere/new"), "text");
  }

  void refusesWhatCannotBeWritten_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a folder that is not there") << "none/new" << "there is no folder %1/none";
    QTest::newRow("a file where a folder should be") << "file/new" << "Not a directory";
    QTest::newRow("a folder") << "folder" << "Is a directory";
    QTest::newRow("a folder, with a slash") << "folder/" << "Is a directory";
    QTest::newRow("a pipe") << "pipe" << "Invalid argument";
    QTest::newRow("a link to itself") << "loop" << "Too many levels of symbolic links";
    QTest::newRow("a name that is too long") << QString(300, 'x') << "File name too long";
  }
  void refusesWhatCannotBeWritten() {
    QFETCH(QString, name);
    QFETCH(QString, reason);
    put("file", "x");
    QVERIFY(QDir(m_folder->path()).mkdir("folder"));
    QVERIFY(QFile::link("loop", m_folder->filePath("loop")));
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    const std::string target = path(name.toStdString());
    const QString line = QString::fromStdString(target) + ": the file cannot be written (" +
                         (reason.contains("%1") ? reason.arg(m_folder->path()) : reason) + ")";
    for (const ExistingFile existing : {ExistingFile::Refuse, ExistingFile::Replace}) {
      QCOMPARE(lineOf(checkWritable(target, existing)), line);
      QCOMPARE(lineOf(writeFile(target, asBytes(m_text), existing)), line);
    }
    QCOMPARE(entries(), (QStringList{"file", "folder", "loop", "pipe"}));
  }

  void neverReplacesADevice() {
    QCOMPARE(codeOf(writeFile("/dev/null", asBytes(m_text), ExistingFile::Replace)), "file-unwritable");
    QVERIFY(!QFileInfo("/dev/null").isFile());
  }

  void leavesTheOldFileWhenTheRoomEndsInTheMiddle() {
    put("old", "before");
    const std::string content(100000, 'x');
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small{4096, before.rlim_max};
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto done = writeFile(path("old"), asBytes(content), ExistingFile::Replace);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, handler);
    QCOMPARE(lineOf(done), QString::fromStdString(path("old") + ": the file cannot be written (File too large)"));
    QCOMPARE(contentOf("old"), "before");
    QCOMPARE(entries(), QStringList{"old"});
  }

  void leavesAReadOnlyFileAlone() {
    if (::geteuid() == 0) QSKIP("root may write everything");
    put("old", "before");
    QCOMPARE(::chmod(path("old").c_str(), 0444), 0);
    QCOMPARE(codeOf(writeFile(path("old"), asBytes(m_text), ExistingFile::Replace)), "file-unwritable");
    QCOMPARE(contentOf("old"), "before");
  }

  void placesAFinishedFile() {
    put("made", "new");
    put("old", "before");
    QCOMPARE(codeOf(placeFile(path("made"), path("old"), ExistingFile::Refuse)), "file-exists");
    QCOMPARE(contentOf("old"), "before");
    QCOMPARE(contentOf("made"), "new");
    QCOMPARE(::chmod(path("old").c_str(), 0604), 0);
    QVERIFY(placeFile(path("made"), path("old"), ExistingFile::Replace));
    QCOMPARE(contentOf("old"), "new");
    QCOMPARE(permissions("old"), mode_t{0604});
    put("made", "newer");
    QVERIFY(placeFile(path("made"), path("fresh"), ExistingFile::Refuse));
    QCOMPARE(entries(), (QStringList{"fresh", "old"}));
    QCOMPARE(codeOf(placeFile(path("nothing"), path("other"), ExistingFile::Refuse)), "file-unwritable");
    QCOMPARE(codeOf(placeFile(path("fresh"), "/dev/full", ExistingFile::Replace)), "file-unwritable");
  }

  void stepsOverATemporaryFileLeftBehind() {
    // A killed program with this process's number may have left files of the next names.
    for (int number = 0; number < 40; ++number) {
      put("new." + QString::number(::getpid()) + "-" + QString::number(number) + ".part", "left behind");
    }
    const auto done = writeFile(path("new"), asBytes(m_text), ExistingFile::Refuse);
    QVERIFY2(done, qPrintable(lineOf(done)));
    QCOMPARE(contentOf("new"), "text");
  }

 private:
  std::string path(const std::string& name) const { return m_folder->path().toStdString() + "/" + name; }

  void put(const QString& name, const QByteArray& content) const {
    QFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
  }

  QByteArray contentOf(const QString& name) const {
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
  }

  mode_t permissions(const std::string& name) const {
    struct stat facts{};
    return ::stat(path(name).c_str(), &facts) == 0 ? facts.st_mode & 07777u : 0;
  }

  QStringList entries() const {
    return QDir(m_folder->path())
        .entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
  }

  std::string m_text = "text";
  std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_APPLESS_MAIN(TestWriteFile)
#include "tst_write_file.moc"
