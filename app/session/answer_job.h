// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A student's answer held against the rules, beside the window.

#include <memory>
#include <optional>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/session/run.h"
#include "core/lessons/check_answer.h"

namespace tilewise {

/// What is checked, and against what.
struct AnswerQuestion {
  QString path;                       ///< an .npz, or a folder of .npy files with trace.jsonl
  Problem problem;                    ///< whose rules and shapes count
  std::shared_ptr<const Run> run{};  ///< whose inputs were used; null: those made up from the problem's settings
};

class AnswerJob : public QObject {
  Q_OBJECT

 public:
  explicit AnswerJob(QObject* parent = nullptr);
  /// Cancels what is under way and waits for it (some ms).
  ~AnswerJob() override;

  /// Begins anew; what is under way is cancelled. Requires: a run that is given is no run of counters alone.
  void start(const AnswerQuestion& question);
  void cancel();
  bool isRunning() const { return m_task != nullptr; }

  /// The last question; absent before the first.
  const std::optional<AnswerQuestion>& question() const { return m_question; }
  /// What came of it; absent while it is under way and after a cancel.
  /// Errors: those of readAnswer() and checkAnswer().
  const std::optional<Expected<AnswerReport>>& report() const { return m_report; }

  /// Until it is done.
  void wait();

 signals:
  void changed();
  void progressed(double share);  ///< of the piece of work at hand, 0 to 1

 private:
  void arrive(const std::shared_ptr<RunControl>& task, const Expected<AnswerReport>& report);

  QThreadPool m_pool;
  QTimer m_progress;
  std::shared_ptr<RunControl> m_task;
  std::optional<AnswerQuestion> m_question;
  std::optional<Expected<AnswerReport>> m_report;
};

}  // namespace tilewise
