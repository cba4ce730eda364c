// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The real window on a problem of the size that the design shows, and its workspaces one after the other.

#include <algorithm>
#include <memory>

#include <QApplication>
#include <QMenu>
#include <QTabBar>
#include <QTest>

#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "app/window/workspace_header.h"
#include "app/window/workspaces.h"

namespace tilewise {

/// Null when no run came. preset: what is opened. position: where, or where its run ends. Requires: the fonts are loaded.
inline std::unique_ptr<MainWindow> realWindow(AppSettings settings, QSize size = QSize(1280, 720),
                                              const QString& preset = QStringLiteral("lesson-causal"),
                                              qint64 position = 190) {
  if (settings.theme == QLatin1String("system")) settings.theme = QStringLiteral("light");
  auto window = std::make_unique<MainWindow>(settings, QApplication::palette());
  window->resize(size);
  window->show();
  window->desk().openPreset(preset);
  const auto isOpen = [&window] { return window->session().run() && !window->desk().job().isRunning(); };
  if (!QTest::qWaitFor(isOpen, 20'000) || !QTest::qWaitForWindowActive(window.get())) return nullptr;
  window->session().setPosition(std::min(position, window->session().stepCount()));
  return window;
}

/// The words of the workspaces, in the order of their tabs.
inline QStringList workspaceWords(MainWindow& window) {
  QStringList words;
  auto& tabs = *window.findChild<WorkspaceHeader*>()->findChild<QTabBar*>();
  for (int index = 0; index < tabs.count(); ++index) {
    tabs.setCurrentIndex(index);
    words << window.workspaces().currentWord();
  }
  tabs.setCurrentIndex(0);
  return words;
}

/// In front, with what it computes beside the window.
inline void bringToFront(MainWindow& window, const QString& word) {
  window.workspaces().bringToFront(word);
  window.workspaces().current().complete();
  window.activateWindow();
  (void)QTest::qWaitForWindowActive(&window);
  for (int round = 0; round < 5; ++round) {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
  }
}

/// How a failure names a widget: what it is and where it sits.
inline QString nameOf(const QWidget& widget) {
  const QString text = widget.property("text").toString();
  QString name = QString::fromLatin1(widget.metaObject()->className());
  for (const QString& each : {widget.objectName(), widget.accessibleName(), text}) {
    if (!each.isEmpty()) return name + QStringLiteral(" \"%1\"").arg(each);
  }
  if (const QWidget* parent = widget.parentWidget()) name += QStringLiteral(" in ") + nameOf(*parent);
  return name;
}

}  // namespace tilewise
