// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// From the wish to export to files: opens the dialog, draws in a studio of its own while the window goes on.

#include <memory>

#include <QObject>

#include "app/export/data_job.h"
#include "app/export/export_job.h"
#include "app/views/look/look.h"
#include "app/window/picture_studio.h"

class QWidget;

namespace tilewise {

class RunExportDialog;
class Workspaces;

class ExportDesk : public QObject {
  Q_OBJECT

 public:
  /// All outlive this.
  ExportDesk(QWidget& window, Session& session, Playback& playback, Marks& marks, Workspaces& workspaces);
  ~ExportDesk() override;

  void setLook(const Look& look);
  /// Shows the dialog.
  void open();
  RunExportDialog* dialog() const { return m_dialog; }

 private:
  void showFacts();
  void connectDialog();
  void begin(const ExportRequest& request, PictureOf what);
  void end();

  QWidget& m_window;
  Session& m_session;
  Playback& m_playback;
  Marks& m_marks;
  Workspaces& m_workspaces;
  Look m_look;
  RunExportDialog* m_dialog = nullptr;  ///< from the first wish on
  // In the order in which they need each other.
  std::unique_ptr<PictureStudio> m_studio;
  std::unique_ptr<StepPictures> m_pictures;
  std::unique_ptr<ExportJob> m_job;
  DataJob m_data;
};

}  // namespace tilewise
