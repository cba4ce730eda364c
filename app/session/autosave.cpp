// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/autosave.h"

#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QUuid>

namespace tilewise {

namespace {

constexpr int PauseMs = 2000;
constexpr int MostAbandoned = 10;  ///< older ones are removed
constexpr QLatin1StringView Suffix(".tilewise");
/// In a folder of its own: whoever looks for it finds a session that can be opened, and no start takes it again.
constexpr QLatin1StringView SetAside("after-a-crash/recovered-session.tilewise");

/// Held as long as its program runs, however long that is.
std::unique_ptr<QLockFile> lockFor(const QString& path) {
  auto lock = std::make_unique<QLockFile>(path + QLatin1String(".lock"));
  lock->setStaleLockTime(0);
  return lock;
}

}  // namespace

Autosave::Autosave(const QString& folder, Snapshot snapshot, QObject* parent)
    : QObject(parent),
      m_path(QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + Suffix)),
      m_snapshot(std::move(snapshot)) {
  QDir().mkpath(folder);
  m_lock = lockFor(m_path);
  if (!m_lock->tryLock(0)) m_lock.reset();
  m_writer.setMaxThreadCount(1);
  m_timer.setSingleShot(true);
  m_timer.setInterval(PauseMs);
  connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
}

Autosave::~Autosave() {
  m_writer.waitForDone();
  QFile::remove(m_path);
}

void Autosave::touch() {
  if (m_lock && !m_timer.isActive()) m_timer.start();
}

void Autosave::write() {
  m_timer.stop();
  if (!m_lock) return;
  auto file = m_snapshot();
  if (!file) return;
  m_writer.start([path = m_path.toStdString(), file = std::move(*file)] {
    // Nobody can be told in the middle of a step, and nothing that is open depends on it.
    static_cast<void>(writeSession(path, file));
  });
}

void Autosave::waitForWritten() { m_writer.waitForDone(); }

std::optional<QString> Autosave::takeAbandoned(const QString& folder) {
  const QDir place(folder);
  std::optional<QString> taken;
  int others = 0;
  for (const QFileInfo& each : place.entryInfoList({u'*' + Suffix}, QDir::Files, QDir::Time)) {
    const auto lock = lockFor(each.filePath());
    if (!lock->tryLock(0)) continue;  // its program is running
    if (taken) {
      if (++others > MostAbandoned) QFile::remove(each.filePath());
      continue;
    }
    // Only one is set aside at a time: the one before has been looked at.
    const QString aside = place.filePath(SetAside);
    QDir().mkpath(QFileInfo(aside).path());
    QFile::remove(aside);
    if (QFile::rename(each.filePath(), aside)) taken = aside;
  }
  return taken;
}

}  // namespace tilewise
