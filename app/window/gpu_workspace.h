// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/workspace/workspace.h"
#include "app/window/gpu_desk.h"

class QComboBox;
class QPushButton;

namespace tilewise {

class BusyBar;
class FactsPane;
class GpuDocks;
class NoticeBar;
class Session;
class SourcePanel;
class StatusTexts;
class SweepPage;
struct Drawing;
struct SweepMarks;

/// Runs of cards: recorded ones, those of this machine, those of another. Predicted beside measured time, counted beside
/// measured bytes, and the launch of thread blocks. It marks the problem in Step where a record has it.
class GpuWorkspace : public Workspace {
  Q_OBJECT

 public:
  explicit GpuWorkspace(Session& session, GpuPrograms programs = GpuPrograms::ofThisProgram(),
                        QWidget* parent = nullptr);
  ~GpuWorkspace() override;

  void setLook(const Look& look) override;
  QWidget* tools() override { return m_tools; }
  QWidget* status() override;
  void takeFocus() override;
  /// A record, by what it says in its first lines.
  bool takeFile(const QString& path) override;
  void complete() override;
  QList<QAction*> dockToggles() const override;
  void resetLayout() override;
  QByteArray saveLayout() const override;
  void restoreLayout(const QByteArray& layout) override;
  void writeTo(SessionFile& file) const override;
  void readFrom(const SessionFile& file) override;

  /// From the user's settings.
  void setHosts(const QStringList& hosts);
  GpuDesk& desk() { return m_desk; }
  SweepPage& page() const { return *m_page; }
  SourcePanel& sources() const { return *m_sources; }
  /// Shows the sweep of this place in the list.
  void showSweep(int index);

  // What is exported and copied. Requires: a sweep is shown.
  Drawing timeDrawing() const;
  Drawing bytesDrawing() const;
  Drawing pointsDrawing() const;  ///< the table, or the launch grid

 signals:
  void hostsChanged(const QStringList& hosts);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void makeTools();
  void connectDesk();
  void connectPage();
  void showSources();
  void showSweeps();
  void showPoint();
  void showRunnable();
  void showStatus();
  void followStep();
  ProblemSettings inStep() const;
  void run(GpuDesk::What what);
  void openPoint(int point);
  void chooseRecord();
  void askForHost();
  SweepMarks marksOfFile() const;
  void fillExportMenu();
  void copyPicture(const Drawing& drawing) const;
  void copyData() const;
  void exportDrawing(const Drawing& drawing, const QString& name);
  void saveRecord();

  Session& m_session;
  Look m_look;
  GpuDesk m_desk;
  NoticeBar* m_notice;
  BusyBar* m_busy;
  SourcePanel* m_sources;
  FactsPane* m_record;
  FactsPane* m_bytes;
  SweepPage* m_page;
  GpuDocks* m_docks;
  QWidget* m_tools;
  QComboBox* m_sweeps;
  QPushButton* m_open;
  QPushButton* m_export;
  StatusTexts* m_status;
};

}  // namespace tilewise
