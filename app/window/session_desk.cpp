// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session_desk.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include "app/session/session_snapshot.h"
#include "app/views/notice/notice_bar.h"
#include "app/window/run_desk.h"
#include "app/window/window_actions.h"
#include "app/window/workspaces.h"

namespace tilewise {

SessionDesk::SessionDesk(QWidget& window, Session& session, RunDesk& desk, Workspaces& workspaces, NoticeBar& notice)
    : QObject(&window),
      m_window(window),
      m_session(session),
      m_desk(desk),
      m_workspaces(workspaces),
      m_notice(notice) {
  connect(&desk, &RunDesk::sessionOpened, this, [this](const QString& path, const QString& workspace) {
    m_workspaces.bringToFront(workspace);
    if (m_restoring) {
      m_notice.showNote(tr("Tilewise ended unexpectedly; the session is as it was."),
                        {tr("Start afresh"), [this] { startAnew(); }});
    } else {
      adopt(path);
    }
    m_restoring = false;
  });
  connect(&desk, &RunDesk::opened, this, [this] { adopt({}); });
  connect(&desk, &RunDesk::failed, this, [this] { m_restoring = false; });
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
    return own();
  });
  m_autosave->touch();
}

bool SessionDesk::restoreFrom(const QString& folder) {
  const auto abandoned = Autosave::takeAbandoned(folder);
  if (!abandoned) return false;
  m_restoring = true;
  m_desk.openSession(*abandoned);
  return true;
}

SessionFile SessionDesk::present() const {
  return sessionFileOf(m_session, m_desk.marks(), m_workspaces.currentWord());
}

bool SessionDesk::isModified() const {
  if (!m_saved || !m_session.run()) return false;
  const SessionFile now = own();
  return now.settings != m_saved->settings || now.source != m_saved->source || now.bookmarks != m_saved->bookmarks ||
         now.stops != m_saved->stops;
}

/// The session at hand is what is in this file; with an empty path it is in none.
void SessionDesk::adopt(const QString& path) {
  m_path = path;
  m_saved = path.isEmpty() ? std::nullopt : std::optional(present());
  if (!path.isEmpty()) emit used(path);
  emit changed();
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
  if (!m_session.run()) return false;
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
