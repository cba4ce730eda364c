// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/workspace/go.h"
#include "core/problem/problem.h"

class QAction;

namespace tilewise {

struct SessionFile;

/// What a tab of the window shows between the tabs and the status line. It hears the session and redraws while it is seen; work
/// that it does for itself waits until it is in front (showEvent).
class Workspace : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;

  virtual void setLook(const Look& look) = 0;

  /// Shown at the right of the tabs while this workspace is in front; null: what the workspace has in common with Step (algorithm,
  /// pass, head, chips of the problem). The header takes it over.
  virtual QWidget* tools() { return nullptr; }
  /// The tools show what is at hand again, after a wish that came to nothing.
  virtual void restoreTools() {}
  /// Shown in the status line while this workspace is in front. The window takes it over.
  virtual QWidget* status() = 0;

  /// Whether a key of the Run menu does something here; if not its action is disabled.
  virtual bool canGo(Go) const { return false; }
  /// Why such a key does nothing at this moment; empty: it does. What it depends on is told by movesChanged.
  virtual QString whyNot(Go) const { return {}; }
  virtual void go(Go) {}

  /// Where the focus goes when the workspace comes to the front, and with Esc.
  virtual void takeFocus() { setFocus(Qt::ShortcutFocusReason); }

  /// A file that was dropped on the window: whether the workspace takes it for itself.
  virtual bool takeFile(const QString&) { return false; }

  /// Waits for what is computed beside the window and shows it: for a picture that is drawn at once.
  virtual void complete() {}
  /// Before complete(): waits for its long work, but no longer than so many milliseconds. Answers whether it is done.
  virtual bool waitForWork(int) { return true; }
  /// How much of that work is done. Range: 0 to 1.
  virtual double workDone() const { return 1; }

  /// Of the docks, for Window > Panels; empty: there are none.
  virtual QList<QAction*> dockToggles() const { return {}; }
  virtual void resetLayout() {}
  /// The arrangement of the docks, and back; what is not understood changes nothing.
  virtual QByteArray saveLayout() const { return {}; }
  virtual void restoreLayout(const QByteArray&) {}

  /// What a session file keeps of this workspace, and back: what the file does not tell stays as it is.
  virtual void writeTo(SessionFile&) const {}
  virtual void readFrom(const SessionFile&) {}

 signals:
  /// What writeTo() writes may be new.
  void placeChanged();
  /// Other keys of the Run menu do something now, for other reasons.
  void movesChanged();
  /// The problem at hand with other settings; the position stays at the same place.
  void settingsWished(const tilewise::ProblemSettings& settings);
  /// The same, and then the Step workspace comes to the front.
  void openInStepWished(const tilewise::ProblemSettings& settings);
  /// The Step workspace comes to the front, as the session stands.
  void stepWished();
  /// The problem panel.
  void problemWished();
  /// A file with a session or with arrays of one's own.
  void fileWished(const QString& path);
  /// Something went wrong that the user has to know.
  void failed(const tilewise::Error& error);
};

}  // namespace tilewise
