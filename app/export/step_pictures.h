// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Pictures of a widget that follows a session, one step after the other, without a screen.

#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>
#include <QWidget>

#include "core/base/expected.h"

namespace tilewise {

class Session;

/// Shows a widget at a size and lets it lay itself out.
/// Errors: OutOfRange (--size: smaller than it can be). Thread: GUI.
[[nodiscard]] Expected<void> fitWidget(QWidget& widget, QSize size);

class StepPictures : public QObject {
  Q_OBJECT

 public:
  /// widget: at its size already; both outlive this.
  StepPictures(QWidget& widget, Session& session, QSize size);

  /// ready() follows when the step is shown with its numbers, never at once.
  void goTo(qint64 step);

  QWidget& widget() const { return m_widget; }
  QSize size() const { return m_size; }
  /// Of the step that is shown. scale: so many pixels to one of the size.
  QImage image(double scale = 1) const;
  /// What a picture is called: the title of the window.
  QString title() const;

 signals:
  void ready();

 private:
  void settle(int rounds);

  QWidget& m_widget;
  Session& m_session;
  QSize m_size;
  bool m_waits = false;  ///< for numbers
};

}  // namespace tilewise
