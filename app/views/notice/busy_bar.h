// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Says that something is under way: a bar of 3 px, what it is, how far it is, and Cancel. It comes only when the work
/// takes more than a tenth of a second.

#include <optional>

#include <QTimer>
#include <QWidget>

#include "app/views/look/look.h"

class QPushButton;

namespace tilewise {

class BusyBar : public QWidget {
  Q_OBJECT

 public:
  explicit BusyBar(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Work begins: "Computing lesson-causal". Shown after 100 ms unless end() comes first.
  void begin(const QString& text);
  /// How far it is. Range: 0 to 1.
  void setShare(double share);
  void end();

  bool isBusy() const { return m_busy; }
  /// "Computing lesson-causal, 37 %"; without the share as long as it is not known.
  QString shownText() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void cancelWished();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QRectF barRect() const;

  Look m_look;
  QString m_text;
  std::optional<double> m_share;
  bool m_busy = false;
  QTimer m_delay;
  QPushButton* m_cancel;
};

}  // namespace tilewise
