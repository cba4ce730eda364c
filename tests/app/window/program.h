// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Runs the program itself, without a display, as a person on a server would.

#include <QProcess>
#include <QProcessEnvironment>

namespace tilewise::testing {

struct Ended {
  int code = -1;  ///< −1: it was ended by a signal
  QByteArray errors;
};

/// Sets up a process with that display, and path if one is given.
inline void prepare(QProcess& process, const QString& display = {}, const QString& path = {}) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(QLatin1String(name));
  environment.insert(QStringLiteral("DISPLAY"), display);
  if (!path.isEmpty()) environment.insert(QStringLiteral("PATH"), path);
  process.setProcessEnvironment(environment);
}

inline Ended startProgram(const QStringList& arguments, const QString& display = {}, const QString& path = {}) {
  QProcess process;
  prepare(process, display, path);
  process.start(QStringLiteral(TILEWISE_PROGRAM), arguments);
  process.waitForFinished(120000);
  return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardError()};
}

}  // namespace tilewise::testing
