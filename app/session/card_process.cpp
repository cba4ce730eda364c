// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/card_process.h"

#include <algorithm>

#include <QRegularExpression>
#include <QTimer>

namespace tilewise {

namespace {

constexpr int GraceMs = 2000;
constexpr qsizetype MostErrors = 64 * 1024;  ///< bytes of stderr that are kept
constexpr int CheckFailed = 1;               ///< what was checked does not agree; the results are printed all the same

}  // namespace

CardProcess::CardProcess(QObject* parent) : QObject(parent) {}

CardProcess::~CardProcess() {
  if (m_process == nullptr) return;
  m_process->disconnect(this);
  m_process->kill();
  m_process->waitForFinished(GraceMs);
}

void CardProcess::start(const CardCommand& command) {
  m_command = command;
  m_printed.clear();
  m_errors.clear();
  m_line.clear();
  m_isCancelled = false;
  m_process = new QProcess(this);
  connect(m_process, &QProcess::readyReadStandardOutput, this,
          [this] { m_printed += m_process->readAllStandardOutput(); });
  connect(m_process, &QProcess::readyReadStandardError, this, &CardProcess::readErrors);
  connect(m_process, &QProcess::finished, this, &CardProcess::end);
  connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error != QProcess::FailedToStart) return;
    drop();
    emit failed(notStarted(m_command));
  });
  // Its input stays open and empty: with this program, or with what carries it to another machine, it ends.
  m_process->start(command.program, command.arguments, QIODevice::ReadWrite);
}

void CardProcess::cancel() {
  if (m_process == nullptr || m_isCancelled) return;
  m_isCancelled = true;
  m_process->terminate();
  // What does not listen is ended.
  QTimer::singleShot(GraceMs, m_process, &QProcess::kill);
}

void CardProcess::readErrors() {
  const QByteArray more = m_process->readAllStandardError();
  m_errors = (m_errors + more).right(MostErrors);
  m_line += more;
  static const QRegularExpression progress(QStringLiteral("^(\\d+)/(\\d+)\\s+(.*)$"));
  for (qsizetype end = m_line.indexOf('\n'); end >= 0; end = m_line.indexOf('\n')) {
    const auto match = progress.match(QString::fromUtf8(m_line.left(end)).trimmed());
    m_line.remove(0, end + 1);
    const double done = match.captured(1).toDouble(), all = match.captured(2).toDouble();
    if (match.hasMatch() && all > 0) emit progressed(std::min(1.0, done / all), match.captured(3));
  }
  m_line = m_line.right(MostErrors);
}

void CardProcess::drop() {
  m_process->disconnect(this);
  m_process->deleteLater();
  m_process = nullptr;
}

void CardProcess::end(int exitCode, QProcess::ExitStatus status) {
  m_printed += m_process->readAllStandardOutput();
  readErrors();
  drop();
  if (m_isCancelled) {
    emit cancelled();
  } else if (status != QProcess::NormalExit) {
    emit failed(crashed(m_command, m_errors));
  } else if (exitCode == 0 || (exitCode == CheckFailed && !m_printed.isEmpty())) {
    emit finished(m_printed);
  } else {
    emit failed(failureOf(m_command, exitCode, m_errors));
  }
}

}  // namespace tilewise
