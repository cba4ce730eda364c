// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/unfinished_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>

#include <QDir>
#include <QFile>

namespace tilewise {

namespace {

/// Longer than a name that a person would give: whatever is called so may be removed.
constexpr QLatin1StringView Stem(".tilewise-unfinished-");
/// Another program that clears the place may take a new folder for one that was left.
constexpr int Attempts = 5;

int openFolder(const QString& path) {
  return ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/// The mark goes with its program, however that ends.
bool mark(int folder) { return ::flock(folder, LOCK_EX | LOCK_NB) == 0; }

bool isStillAt(int folder, const QString& path) {
  struct stat own{};
  struct stat there{};
  return ::fstat(folder, &own) == 0 && ::lstat(QFile::encodeName(path).constData(), &there) == 0 &&
         own.st_ino == there.st_ino && own.st_dev == there.st_dev;
}

/// What programs have left that are no longer there. Where nothing can be marked nothing is removed.
void removeAbandoned(const QString& within) {
  const QDir place(within);
  for (const QString& name : place.entryList({Stem + u'*'}, QDir::Dirs | QDir::Hidden | QDir::NoSymLinks)) {
    const FileDescriptor folder(openFolder(place.filePath(name)));
    if (folder.isOpen() && mark(folder.number())) QDir(place.filePath(name)).removeRecursively();
  }
}

}  // namespace

/// Whether it is marked, and was not taken for one that was left before that. Without locks in a file system nobody can mark it,
/// and so nobody removes it.
bool UnfinishedFolder::isOwn() const {
  const bool isMarked = m_mark.isOpen() && (mark(m_mark.number()) || errno != EWOULDBLOCK);
  return isMarked && isStillAt(m_mark.number(), m_folder->path());
}

Expected<std::unique_ptr<UnfinishedFolder>> UnfinishedFolder::make(const QString& within, const QString& file) {
  removeAbandoned(within);
  QString why;
  for (int attempt = 0; attempt < Attempts; ++attempt) {
    auto folder = std::make_unique<QTemporaryDir>(QDir(within).filePath(Stem + QLatin1StringView("XXXXXX")));
    if (!folder->isValid()) {
      why = folder->errorString();
      break;
    }
    const int opened = openFolder(folder->path());
    auto made = std::unique_ptr<UnfinishedFolder>(new UnfinishedFolder(std::move(folder), opened));
    if (made->isOwn()) return made;
    why = qt_error_string(EBUSY);
  }
  return failure({ErrorCode::FileUnwritable, file.toStdString(), why.toStdString(), ""});
}

}  // namespace tilewise
