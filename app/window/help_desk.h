// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The Help menu: manual, keys, first steps, about.

#include <QObject>

#include "app/views/look/look.h"

class QWidget;

namespace tilewise {

class ManualWindow;
class WelcomeDialog;
class WindowActions;

class HelpDesk : public QObject {
  Q_OBJECT

 public:
  /// Both outlive this.
  HelpDesk(QWidget& window, WindowActions& actions);

  void setLook(const Look& look);
  /// showsAgain: whether the first steps come at the next start.
  void setShowsAgain(bool showsAgain) { m_showsAgain = showsAgain; }
  /// Where it was last, or at a page of it and a heading there.
  void showManual(const QString& page = {}, const QString& heading = {});
  void showFirstSteps();

 signals:
  void presetWished(const QString& name);
  void showsAgainChanged(bool showsAgain);

 private:
  QWidget& m_window;
  WindowActions& m_actions;
  Look m_look;
  bool m_showsAgain = true;
  ManualWindow* m_manual = nullptr;
  WelcomeDialog* m_welcome = nullptr;
};

}  // namespace tilewise
