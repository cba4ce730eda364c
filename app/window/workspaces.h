// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStackedWidget>
#include <QVariantMap>

#include "app/views/workspace/workspace.h"

namespace tilewise {

class WindowActions;
class WorkspaceFrame;
class WorkspaceHeader;

/// The workspaces of the window, one in front: it has the tools of the header, the status line, the keys of the Run menu and the
/// list of panels.
class Workspaces : public QStackedWidget {
  Q_OBJECT

 public:
  /// commonTools: shown for workspaces without tools of their own. All outlive this.
  Workspaces(WorkspaceHeader& header, WindowActions& actions, QWidget& commonTools, QWidget* parent = nullptr);

  /// word: of --workspace.
  void add(const QString& word, const QString& name, Workspace* workspace);
  void setLook(const Look& look);
  /// After a wish that came to nothing.
  void restoreTools();

  Workspace& current() const;
  QString currentWord() const;
  QStringList words() const;
  /// Does nothing for a word that is not one.
  void bringToFront(const QString& word);

  /// To the one in front.
  void takeFocus();
  /// While a question waits, the one that it is asked in: the others would give its answer away and are covered. Empty: none waits.
  void setAskedIn(const QString& word);

  /// The docks of all workspaces, by their words, and back.
  QVariantMap saveLayouts() const;
  void restoreLayouts(const QVariantMap& layouts);

  /// Of the one in front: what those behind it need says nothing about the window of now.
  QSize minimumSizeHint() const override;

  /// What a session file keeps of the workspaces, and back.
  void writeTo(SessionFile& file) const;
  void readFrom(const SessionFile& file);

  /// For the status line of the window.
  QStackedWidget* status() const { return m_status; }

 signals:
  void changed();
  void placeChanged();  ///< of one of them
  void questionWished();  ///< from a covered one, back to the question

 private:
  void connectMoves();
  void show(int index);
  void showCurrent();
  void showMoves();
  void showStatus();

  struct Entry {
    QString word;
    Workspace* workspace;
    WorkspaceFrame* frame;
  };
  WorkspaceFrame& frame() const;
  WorkspaceHeader& m_header;
  WindowActions& m_actions;
  QWidget& m_commonTools;
  QStackedWidget* m_status;
  QWidget* m_noStatus;
  QList<Entry> m_entries;
};

}  // namespace tilewise
