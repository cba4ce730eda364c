// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A few words beside a widget, over the window's content: what the scrubber points at, why a step cannot be gone to.

#include <cstdint>

#include <QTimer>
#include <QWidget>

#include "app/views/look/look.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

class Callout : public QWidget {
  Q_OBJECT

 public:
  enum class Tone : std::uint8_t { Plain, Error };

  explicit Callout(QWidget* parent);

  void setLook(const Look& look);
  /// Shows the words, in the markup of MathText, above a point of the anchor (below where there is no room), inside the
  /// anchor's window. An error is announced to screen readers and goes by itself after some seconds.
  void showAt(const QWidget& anchor, QPoint point, const QString& markup, Tone tone);
  /// What is being shown, without markup; empty while hidden.
  QString shownText() const;

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Look m_look;
  MathText m_text;
  Tone m_tone = Tone::Plain;
  QTimer m_expiry;
};

}  // namespace tilewise
