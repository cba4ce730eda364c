// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session_desk.h"

#include <QAction>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

#include "app/session/error_text.h"
#include "app/session/session_snapshot.h"
#include "app/views/notice/notice_bar.h"
#include "app/window/run_desk.h"
#include "app/window/window_actions.h"
#include "app/window/workspaces.h"

namespace tilewise {

namespace {

/// Of what is in a file; empty: it cannot be read.
QByteArray fingerprint(const QString& path) {
  QFile file(path);
  QCryptographicHash hash(QCryptographicHash::Sha256);
  return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

std::optional<ProblemSettings> secondOf(const SessionFile& file) {
  return file.compare ? file.compare->second : std::nullopt;
}

}  // namespace

SessionDesk::SessionDesk(QWidget& window, Session& session, RunDesk& desk, Workspaces& workspaces, NoticeBar& notice)
    : QObject(&window),
      m_window(window),
      m_session(session),
      m_desk(desk),
      m_workspaces(workspaces),
      m_notice(notice) {
  connect(&desk, &RunDesk::sessionOpened, this, [this](const QString& path, const SessionFile& file) {
    m_workspaces.readFrom(file);
    std::exchange(m_abandoned, {}).isEmpty() ? adopt(path) : restore(file);
  });
  connect(&desk, &RunDesk::opened, this, [this] { adopt({}); });
  connect(&desk, &RunDesk::failed, this, [this](const Error& error) {
    const QString path = std::exchange(m_abandoned, {});
    if (path.isEmpty()) return;
    // After what the window says of any failure: it does not know that this was a crash.
    QMetaObject::invokeMethod(
        this, [this, path, error] { tellDamaged(path, error); }, Qt::QueuedConnection);
  });
  connect(&session, &Session::runChanged, this, [this] {
    if (m_autosave) m_autosave->write();
    emit changed();
  });
  const auto touch = [this] {
    if (m_autosave) m_autosave->touch();
  };
  connect(&session, &Session::positionChanged, this, touch);
  connect(&session, &Session::selectionChanged, this, touch);
  connect(&workspaces, &Workspaces::changed, this, touch);
  connect(&workspaces, &Workspaces::placeChanged, this, [this, touch] {
    touch();
    emit changed();
  });
  connect(&desk.marks(), &Marks::changed, this, [this, touch] {
    touch();
    emit changed();
  });
}

void SessionDesk::connectTo(const WindowActions& actions) {
  connect(actions.newSession, &QAction::triggered, this, [this] {
    if (mayLeave()) startAnew();
  });
  connect(actions.save, &QAction::triggered, this, &SessionDesk::save);
  connect(actions.saveAs, &QAction::triggered, this, &SessionDesk::saveAs);
}

void SessionDesk::keepIn(const QString& folder) {
  m_autosave = std::make_unique<Autosave>(folder, [this]() -> std::optional<SessionFile> {
    if (!m_session.run()) return std::nullopt;
    SessionFile copy = own();
    copy.copyOf = m_path.toStdString();
    copy.lesson = m_lesson;
    return copy;
  });
  m_autosave->touch();
}

void SessionDesk::keepOwn(std::optional<SessionFile> own, std::optional<LessonFilePlace> lesson) {
  m_own = std::move(own);
  m_lesson = std::move(lesson);
  if (m_autosave) m_autosave->touch();
}

bool SessionDesk::restoreFrom(const QString& folder) {
  const auto abandoned = Autosave::takeAbandoned(folder);
  if (!abandoned) return false;
  m_abandoned = *abandoned;
  m_desk.openSession(*abandoned);
  return true;
}

SessionFile SessionDesk::present() const {
  SessionFile file = sessionFileOf(m_session, m_desk.marks());
  m_workspaces.writeTo(file);
  return file;
}

/// What a crash left behind, with the file that it belongs to: what differs from that file is not saved yet.
void SessionDesk::restore(const SessionFile& kept) {
  const QString path = QString::fromStdString(kept.copyOf.string());
  if (const auto saved = readSession(kept.copyOf); saved && !path.isEmpty()) adopt(path, *saved);
  if (kept.lesson) {
    emit lessonWished(*kept.lesson);
    return;
  }
  m_notice.showNote(path.isEmpty() ? tr("Tilewise ended unexpectedly; the session is as it was.")
                                   : tr("Tilewise ended unexpectedly; %1 is as it was, saved or not.").arg(QFileInfo(path).fileName()),
                    {tr("Start afresh"), [this] { startAnew(); }});
}

void SessionDesk::tellDamaged(const QString& path, const Error& error) {
  m_notice.showFailure(tr("Tilewise ended unexpectedly, and what it had kept of the session cannot be restored. %1 "
                          "The file stays in %2.")
                           .arg(sentence(error), QDir::toNativeSeparators(QFileInfo(path).path())),
                       QString::fromStdString(describe(error)));
}

bool SessionDesk::isModified() const {
  if (!m_saved || !m_session.run()) return false;
  const SessionFile now = own();
  return now.settings != m_saved->settings || now.source != m_saved->source || now.bookmarks != m_saved->bookmarks ||
         now.stops != m_saved->stops || secondOf(now) != secondOf(*m_saved);
}

/// The session at hand is what is in this file; with an empty path it is in none.
void SessionDesk::adopt(const QString& path) {
  if (!path.isEmpty()) return adopt(path, present());
  m_path.clear();
  m_saved.reset();
  m_onDisk.clear();
  if (m_autosave) m_autosave->touch();
  emit changed();
}

void SessionDesk::adopt(const QString& path, const SessionFile& saved) {
  m_path = path;
  m_saved = saved;
  m_onDisk = fingerprint(path);
  if (m_autosave) m_autosave->touch();
  emit used(path);
  emit changed();
}

/// Asks where the file is no longer as it was opened or saved here: another window may have saved into it.
bool SessionDesk::mayReplace(const QString& path) {
  if (path != m_path) return true;  // the dialog has asked
  const QByteArray now = fingerprint(path);
  if (now.isEmpty() || now == m_onDisk) return true;
  QMessageBox question(QMessageBox::Warning, tr("Tilewise"),
                       tr("%1 has changed on the disk since it was opened or saved in this window.").arg(QFileInfo(path).fileName()),
                       QMessageBox::Cancel, &m_window);
  question.setInformativeText(tr("Saving replaces what another window or program has written there."));
  const auto* replace = question.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
  const auto* elsewhere = question.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
  question.setDefaultButton(QMessageBox::Cancel);
  question.exec();
  if (question.clickedButton() == elsewhere) saveAs();
  return question.clickedButton() == replace;
}

void SessionDesk::startAnew() {
  m_desk.openPreset(QStringLiteral("lesson"));
  m_workspaces.bringToFront(QStringLiteral("step"));
  adopt({});
}

bool SessionDesk::save() {
  if (!m_path.isEmpty()) return saveTo(m_path);
  saveAs();
  return false;
}

void SessionDesk::saveAs() {
  if (!m_session.run()) return;
  auto* dialog = new QFileDialog(&m_window, tr("Save the session"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOption(QFileDialog::DontUseNativeDialog);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("tilewise"));
  dialog->setNameFilter(tr("Tilewise sessions (*.tilewise)"));
  dialog->selectFile(m_path.isEmpty() ? QFileInfo(m_session.run()->title).completeBaseName() + QLatin1String(".tilewise")
                                      : m_path);
  connect(dialog, &QFileDialog::fileSelected, this, &SessionDesk::saveTo);
  dialog->open();
}

bool SessionDesk::saveTo(const QString& path) {
  if (!m_session.run() || !mayReplace(path)) return false;
  const auto written = writeSession(path.toStdString(), present());
  if (!written) {
    m_notice.showError(written.error());
    return false;
  }
  adopt(path);
  m_notice.showNote(tr("The session was saved as %1.").arg(QFileInfo(path).fileName()));
  return true;
}

bool SessionDesk::mayLeave() {
  if (!isModified()) return true;
  const auto answer = QMessageBox::question(
      &m_window, tr("Tilewise"), tr("%1 was changed since it was saved.").arg(QFileInfo(m_path).fileName()),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  if (answer == QMessageBox::Save) return save();
  return answer == QMessageBox::Discard;
}

}  // namespace tilewise
