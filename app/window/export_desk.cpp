// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export_desk.h"

#include <QWidget>

#include "app/window/run_export_dialog.h"
#include "app/window/workspaces.h"

namespace tilewise {

ExportDesk::ExportDesk(QWidget& window, Session& session, Playback& playback, Marks& marks, Workspaces& workspaces)
    : QObject(&window),
      m_window(window),
      m_session(session),
      m_playback(playback),
      m_marks(marks),
      m_workspaces(workspaces) {
  connect(&session, &Session::runChanged, this, &ExportDesk::showFacts);
  connect(&session, &Session::positionChanged, this, &ExportDesk::showFacts);
  connect(&session, &Session::resultChanged, this, &ExportDesk::showFacts);
}

ExportDesk::~ExportDesk() { end(); }

void ExportDesk::setLook(const Look& look) {
  m_look = look;
  if (m_dialog != nullptr) m_dialog->setLook(look);
}

void ExportDesk::open() {
  if (!m_session.run()) return;
  m_playback.pause();
  if (m_dialog == nullptr) connectDialog();
  m_dialog->show();
  showFacts();
  m_dialog->raise();
  m_dialog->activateWindow();
}

void ExportDesk::connectDialog() {
  m_dialog = new RunExportDialog(&m_window);
  m_dialog->setLook(m_look);
  connect(m_dialog, &RunExportDialog::picturesWished, this, &ExportDesk::begin);
  connect(m_dialog, &RunExportDialog::dataWished, this,
          [this](const DataRequest& request) { m_data.start(request, m_session.run()); });
  connect(m_dialog, &RunExportDialog::cancelWished, this, [this] {
    if (m_job) m_job->cancel();
    m_data.cancel();
  });
  connect(&m_data, &DataJob::progressed, m_dialog, &RunExportDialog::showProgress);
  connect(&m_data, &DataJob::finished, m_dialog, &RunExportDialog::showWritten);
  connect(&m_data, &DataJob::failed, m_dialog, &RunExportDialog::showError);
  connect(&m_data, &DataJob::cancelled, m_dialog, &RunExportDialog::showCancelled);
}

void ExportDesk::showFacts() {
  if (m_dialog == nullptr || !m_dialog->isVisible() || !m_session.run()) return;
  m_dialog->setFacts({m_session.run(), m_session.position(), m_window.size()});
}

void ExportDesk::begin(const ExportRequest& request, PictureOf what) {
  end();
  Session* session = &m_session;
  QWidget* widget = &m_window;
  if (what != PictureOf::Window) {
    m_studio = std::make_unique<PictureStudio>(m_session, m_marks, m_look, what,
                                               m_workspaces.saveLayouts().value(QStringLiteral("step")).toByteArray());
    session = &m_studio->session();
    widget = &m_studio->widget();
    if (const auto fitted = fitWidget(*widget, request.size); !fitted) {
      m_dialog->showError(fitted.error());
      return end();
    }
  }
  m_pictures = std::make_unique<StepPictures>(*widget, *session, request.size);
  m_job = std::make_unique<ExportJob>(*m_pictures, request);
  connect(m_job.get(), &ExportJob::progressed, m_dialog, &RunExportDialog::showProgress);
  connect(m_job.get(), &ExportJob::finished, m_dialog,
          [this] { m_dialog->showWritten(exportFiles(m_job->request())); });
  connect(m_job.get(), &ExportJob::failed, m_dialog, &RunExportDialog::showError);
  connect(m_job.get(), &ExportJob::cancelled, m_dialog, &RunExportDialog::showCancelled);
  for (const auto signal : {&ExportJob::finished, &ExportJob::cancelled}) {
    connect(m_job.get(), signal, this, &ExportDesk::end, Qt::QueuedConnection);
  }
  connect(m_job.get(), &ExportJob::failed, this, &ExportDesk::end, Qt::QueuedConnection);
  m_job->start();
}

void ExportDesk::end() {
  m_job.reset();
  m_pictures.reset();
  m_studio.reset();
}

}  // namespace tilewise
