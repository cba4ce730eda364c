// SPDX-License-Identifier: GPL-3.0-or-later
// What a program leaves that is killed while it exports, and what is no one's to remove.
#include "app/export/unfinished_folder.h"

#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tilewise;

class UnfinishedFolderTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_place = std::make_unique<QTemporaryDir>(); }

  void itIsGoneWithItsObject() {
    {
      const auto folder = UnfinishedFolder::make(m_place->path(), file());
      QVERIFY(folder);
      write((*folder)->filePath(QStringLiteral("step.png")));
      QCOMPARE(entries().size(), 1);
    }
    QVERIFY(entries().isEmpty());
  }

  void whatAKilledProgramLeftGoesWithTheNextOne() {
    int ready[2];
    QVERIFY(::pipe(ready) == 0);
    const pid_t child = ::fork();
    if (child == 0) {
      const auto folder = UnfinishedFolder::make(m_place->path(), file());
      if (folder) write((*folder)->filePath(QStringLiteral("step.png")));
      static_cast<void>(::write(ready[1], "x", 1));
      ::pause();
      ::_exit(0);
    }
    char byte = 0;
    const bool hasMade = ::read(ready[0], &byte, 1) == 1;
    {
      const auto other = UnfinishedFolder::make(m_place->path(), file());
      QVERIFY(hasMade && other);
      QCOMPARE(entries().size(), 2);  // one in use stays
    }
    const QStringList left = entries();
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    ::close(ready[0]);
    ::close(ready[1]);
    QCOMPARE(left.size(), 1);
    QCOMPARE(entries(), left);
    const auto next = UnfinishedFolder::make(m_place->path(), file());
    QVERIFY(next);
    QCOMPARE(entries().size(), 1);
    QVERIFY(entries() != left);
  }

  void othersInTheSameProgramStay() {
    const auto first = UnfinishedFolder::make(m_place->path(), file());
    const auto second = UnfinishedFolder::make(m_place->path(), file());
    QVERIFY(first && second);
    QCOMPARE(entries().size(), 2);
  }

  void whatIsNotOursStays() {
    const QStringList names{QStringLiteral(".tilewise-notes"), QStringLiteral("elsewhere")};
    for (const QString& name : names) QVERIFY(QDir(m_place->path()).mkdir(name));
    write(m_place->filePath(QStringLiteral("elsewhere/mine")));
    const QString link = m_place->filePath(QStringLiteral(".tilewise-unfinished-linked"));
    QVERIFY(QFile::link(m_place->filePath(QStringLiteral("elsewhere")), link));
    QVERIFY(UnfinishedFolder::make(m_place->path(), file()));
    QCOMPARE(entries().size(), 3);
    QVERIFY(QFile::exists(m_place->filePath(QStringLiteral("elsewhere/mine"))));
  }

  void aPlaceThatIsNotThereIsAnError() {
    const auto none = UnfinishedFolder::make(m_place->filePath(QStringLiteral("none")), file());
    QVERIFY(!none);
    QCOMPARE(none.error().code, ErrorCode::FileUnwritable);
    QCOMPARE(none.error().place, file().toStdString());
  }

 private:
  static QString file() { return QStringLiteral("steps.pdf"); }
  static void write(const QString& path) {
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly)) qFatal("cannot write");
    out.write("x");
  }
  QStringList entries() const {
    return QDir(m_place->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
  }

  std::unique_ptr<QTemporaryDir> m_place;
};

QTEST_GUILESS_MAIN(UnfinishedFolderTest)
#include "tst_unfinished_folder.moc"
