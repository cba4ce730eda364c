// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/autosave.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace tilewise;

namespace {

SessionFile sessionAt(std::int64_t position) {
  SessionFile file;
  file.title = "kept";
  file.position = position;
  return file;
}

/// A file that a program left which is no longer there.
void abandon(const QString& folder, const QString& name, std::int64_t position) {
  QVERIFY(writeSession(QDir(folder).filePath(name).toStdString(), sessionAt(position)));
  QFile lock(QDir(folder).filePath(name + QStringLiteral(".lock")));
  QVERIFY(lock.open(QIODevice::WriteOnly));
  // As QLockFile writes it: process, program, host. No process has this number.
  lock.write("2147483646\ntilewise\n" + QSysInfo::machineHostName().toUtf8() + "\n");
}

}  // namespace

class AutosaveTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }

  void whatWasWrittenIsRemovedAtACleanEnd() {
    const QString folder = m_folder->filePath(QStringLiteral("kept"));
    {
      Autosave autosave(folder, [] { return std::optional(sessionAt(7)); });
      autosave.write();
      autosave.waitForWritten();
      const QStringList files = QDir(folder).entryList({QStringLiteral("*.tilewise")});
      QCOMPARE(files.size(), 1);
      QCOMPARE(readSession(QDir(folder).filePath(files.front()).toStdString())->position, 7);
    }
    QVERIFY(QDir(folder).isEmpty());
  }

  void aTouchIsWrittenSoon() {
    std::int64_t position = 1;
    Autosave autosave(m_folder->path(), [&position] { return std::optional(sessionAt(position)); });
    autosave.touch();
    position = 2;
    autosave.touch();
    const auto files = [this] { return QDir(m_folder->path()).entryList({QStringLiteral("*.tilewise")}); };
    QTRY_COMPARE_WITH_TIMEOUT(files().size(), 1, 10'000);
    autosave.waitForWritten();
    QCOMPARE(readSession(m_folder->filePath(files().front()).toStdString())->position, 2);
  }

  void nothingIsWrittenBeforeThereIsASession() {
    Autosave autosave(m_folder->path(), [] { return std::optional<SessionFile>(); });
    autosave.write();
    autosave.waitForWritten();
    QVERIFY(QDir(m_folder->path()).entryList({QStringLiteral("*.tilewise")}).isEmpty());
  }

  void whatAProgramLeftIsTakenOnce() {
    abandon(m_folder->path(), QStringLiteral("dead.tilewise"), 5);
    const auto taken = Autosave::takeAbandoned(m_folder->path());
    QVERIFY(taken);
    QCOMPARE(readSession(taken->toStdString())->position, 5);
    QVERIFY(!Autosave::takeAbandoned(m_folder->path()));
    // Under a name that says what it is, and opens like any session.
    QCOMPARE(QFileInfo(*taken).fileName(), QStringLiteral("recovered-session.tilewise"));
    abandon(m_folder->path(), QStringLiteral("later.tilewise"), 6);
    QCOMPARE(Autosave::takeAbandoned(m_folder->path()), taken);
    QCOMPARE(readSession(taken->toStdString())->position, 6);
  }

  void anotherProgramKeepsItsOwn() {
    Autosave running(m_folder->path(), [] { return std::optional(sessionAt(9)); });
    running.write();
    running.waitForWritten();
    QVERIFY(!Autosave::takeAbandoned(m_folder->path()));
    abandon(m_folder->path(), QStringLiteral("dead.tilewise"), 5);
    QCOMPARE(readSession(Autosave::takeAbandoned(m_folder->path())->toStdString())->position, 5);
  }

  void whatIsLeftDoesNotPileUp() {
    const auto sessions = [this] { return QDir(m_folder->path()).entryList({QStringLiteral("*.tilewise")}, QDir::Files); };
    for (int n = 0; n < 15; ++n) abandon(m_folder->path(), QStringLiteral("dead-%1.tilewise").arg(n), n);
    QVERIFY(Autosave::takeAbandoned(m_folder->path()));
    QCOMPARE(sessions().size(), 10);
    QVERIFY(Autosave::takeAbandoned(m_folder->path()));
    QCOMPARE(sessions().size(), 9);
  }

  void aFolderThatCannotBeIsNoFailure() {
    QFile file(m_folder->filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QString below = m_folder->filePath(QStringLiteral("file/below"));
    Autosave autosave(below, [] { return std::optional(sessionAt(1)); });
    autosave.touch();
    autosave.write();
    autosave.waitForWritten();
    QVERIFY(!Autosave::takeAbandoned(below));
  }

 private:
  std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(AutosaveTest)
#include "tst_autosave.moc"
