// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Asks about the next step before it is shown: the session hides what tells the outcome until it has been answered or
/// revealed, and then takes the step.

#include <optional>

#include <QObject>

#include "app/session/step_ahead.h"
#include "app/views/ask/step_question.h"

namespace tilewise {

class QuestionBar;

class Asker : public QObject {
  Q_OBJECT

 public:
  /// Both outlive this. The bar is hidden until a question is asked.
  Asker(Session& session, QuestionBar& bar, QObject* parent = nullptr);

  /// Why no question can be asked now; empty: one can.
  QString whyNot() const;
  /// Requires: whyNot() is empty.
  void ask();
  bool isAsking() const { return m_question.has_value(); }
  /// Takes the question, or the answer to the last one, away. Whether there was any.
  bool close();

 signals:
  /// A question or an answer has gone: the window gives the focus back to the stage.
  void focusReturned();

 private:
  void take(const QString& typed);
  void finish(std::optional<bool> right);
  void followPosition();

  Session& m_session;
  QuestionBar& m_bar;
  std::optional<StepQuestion> m_question;
  qint64 m_position = 0;  ///< at which it was asked
  qint64 m_toldAt = -1;   ///< at which its answer stands
  StepAhead m_ahead;
};

}  // namespace tilewise
