// SPDX-License-Identifier: MIT
#pragma once

/// Runs Python programs as a student would: in a folder of their own, with the system's Python and its NumPy.

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace tilewise::testing {

/// The first of these that has NumPy; empty when none has.
inline QString pythonWithNumpy() {
  for (const char* each : {"/usr/bin/python3", "python3"}) {
    QProcess process;
    process.start(each, {"-c", "import numpy"});
    if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0) {
      return each;
    }
  }
  return {};
}

inline constexpr const char* NoNumpy = "needs Python 3 with NumPy (Debian's python3-numpy), and here there is none";

inline bool writeText(const QString& path, const QByteArray& text) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

struct PythonResult {
  bool ok = false;
  QByteArray out;
  QByteArray err;
};

enum class Warnings { Fail, Pass };

/// Runs FOLDER/file there.
inline PythonResult runPython(const QString& python, const QString& folder, const QString& file,
                              Warnings warnings = Warnings::Fail) {
  QProcess process;
  process.setWorkingDirectory(folder);
  process.start(python, {"-W", warnings == Warnings::Fail ? "error" : "ignore", file});
  PythonResult result;
  result.ok =
      process.waitForFinished(240'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
  result.out = process.readAllStandardOutput();
  result.err = process.readAllStandardError();
  return result;
}

}  // namespace tilewise::testing
