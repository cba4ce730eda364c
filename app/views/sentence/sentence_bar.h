// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "app/views/sentence/sentence_view.h"

namespace tilewise {

class Session;

/// The sentence of the step. Follows the session.
class SentenceBar : public SentenceView {
  Q_OBJECT

 public:
  explicit SentenceBar(Session& session, QWidget* parent = nullptr);

  /// While events pass too fast to be read: a sentence a row block, at most 5 a second.
  void setFast(bool fast);
  /// While a question waits: what happened is not told.
  void setSecret(bool secret);

 private:
  void positionChanged();
  void refresh();

  Session& m_session;
  bool m_fast = false;
  bool m_secret = false;
  QTimer m_pause;  ///< runs while a fast sentence must stay
};

}  // namespace tilewise
