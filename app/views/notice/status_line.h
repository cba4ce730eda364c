// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The lowest line of the window: where the run is, whether the results agree with float64, which engine and data.

#include <QList>
#include <QWidget>

#include "app/views/look/look.h"

namespace tilewise {

class Playback;
class Session;

class StatusLine : public QWidget {
  Q_OBJECT

 public:
  StatusLine(Session& session, Playback& playback, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Why there will be no check of this run ("not checked: too large"). The next run is checked again.
  void setUnchecked(const QString& why);
  /// While a question waits: how far the block at hand has come is not told.
  void setSecret(bool secret);

  /// What is shown, from left to right; what there is no room for is left out.
  QStringList shownTexts() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  struct Texts {
    QString position, place, accuracy, engine;
  };
  struct Shown {
    bool place = false;
    bool engine = false;
  };
  void refresh();
  void refreshPlace();
  Shown shown() const;
  int markWidth() const;
  QColor accuracyColor() const;

  Session& m_session;
  Playback& m_playback;
  Look m_look;
  Texts m_texts;
  QString m_unchecked;
  bool m_secret = false;
};

}  // namespace tilewise
