// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QTimer>

#include "app/plots/explore/explore_settings.h"
#include "app/plots/figure/figure.h"
#include "app/views/dock/dock_area.h"
#include "app/views/workspace/workspace.h"

class QLabel;
class QPushButton;

namespace tilewise {

class ExploreForm;
class ExploreNotes;
class FigureCard;
class FigureGrid;
class FigureMaker;
class Session;
class StatusTexts;

/// Explore's docks at the left, its figures in the middle.
class ExploreDocks : public DockArea {
  Q_OBJECT

 public:
  ExploreDocks(QWidget* center, QWidget* form, QWidget* asInStep, QWidget* notes, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void resetLayout();

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void sizeDocks();

  Look m_look;
  Dock m_form;
  Dock m_notes;
  bool m_sized = false;
};

/// Block sizes and on-chip memory in closed forms: every control moves all figures at once, and nothing is run until a
/// configuration is opened in Step. It follows the problem of the run at hand whenever that changes.
class ExploreWorkspace : public Workspace {
  Q_OBJECT

 public:
  explicit ExploreWorkspace(Session& session, QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  QWidget* tools() override { return m_tools; }
  QWidget* status() override;
  void complete() override;
  QList<QAction*> dockToggles() const override;
  void resetLayout() override;
  QByteArray saveLayout() const override;
  void restoreLayout(const QByteArray& layout) override;

  /// What is explored now.
  const ExploreSettings& settings() const { return m_settings; }
  void setSettings(const ExploreSettings& settings);
  FigureGrid& grid() const { return *m_grid; }
  /// Draws at once what a control has just changed.
  void refresh();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void makeTools();
  void connectGrid();
  void follow();
  void showDrift();
  void refreshSoon();
  void chooseCell(int column, int row, bool open);
  void exportFigureOf(const FigureCard& card);
  void fillExportMenu();

  Session& m_session;
  Look m_look;
  ExploreSettings m_settings;
  std::optional<ExploreCase> m_case;
  FigureGrid* m_grid;
  ExploreForm* m_form;
  ExploreNotes* m_notes;
  QPushButton* m_asInStep;
  ExploreDocks* m_docks;
  FigureMaker* m_maker;
  QWidget* m_tools;
  QLabel* m_hint;
  QPushButton* m_open;
  QPushButton* m_export;
  StatusTexts* m_status;
  QTimer m_soon;
  bool m_stale = true;  ///< what is shown is older than the settings
};

}  // namespace tilewise
