// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QProcess>

#include "app/session/card_command.h"

namespace tilewise {

/// Runs a card's program beside the window, with progress and cancel; one at a time. What crashes a driver crashes that
/// program alone.
class CardProcess : public QObject {
  Q_OBJECT

 public:
  explicit CardProcess(QObject* parent = nullptr);
  /// Ends the program and waits.
  ~CardProcess() override;

  /// Requires: none is running.
  void start(const CardCommand& command);
  void cancel();
  bool isRunning() const { return m_process != nullptr; }

 signals:
  /// From a line "3/49  what was done" on stderr. Range: 0 to 1.
  void progressed(double share, const QString& text);
  /// What was printed on stdout.
  void finished(const QByteArray& printed);
  void failed(const tilewise::CardFailure& failure);
  void cancelled();

 private:
  void readErrors();
  void end(int exitCode, QProcess::ExitStatus status);
  void drop();

  QProcess* m_process = nullptr;
  CardCommand m_command;
  QByteArray m_printed;
  QByteArray m_errors;
  QByteArray m_line;  ///< of stderr, as far as it has come
  bool m_isCancelled = false;
};

}  // namespace tilewise
