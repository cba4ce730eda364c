// SPDX-License-Identifier: MIT
#pragma once

/// tilewise-cli as scripts see it: arguments in, exit code and texts out.

#include <sys/resource.h>
#include <unistd.h>

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace tilewise::testing {

struct CliResult {
  int code = -1;  ///< -1: crashed, or did not end in time
  QByteArray out;
  QByteArray err;

  nlohmann::json json() const { return nlohmann::json::parse(out.toStdString()); }
  QList<QByteArray> lines() const { return out.trimmed().split('\n'); }
};

struct CliPlace {
  QString folder = {};    ///< where it runs
  QString outFile = {};   ///< where stdout goes, if not here
  bool asNobody = false;  ///< root gives up its rights first: it may read and write everything
  rlim_t largestFile = RLIM_INFINITY;  ///< bytes: a limit stands for a disk that is full
};

inline CliResult cli(const QStringList& arguments, const CliPlace& place) {
  constexpr int TimeoutMs = 60'000;
  constexpr uid_t Nobody = 65534;
  QProcess process;
  if (!place.folder.isEmpty()) process.setWorkingDirectory(place.folder);
  if (!place.outFile.isEmpty()) process.setStandardOutputFile(place.outFile);
  process.setChildProcessModifier([place, isRoot = ::geteuid() == 0] {
    const rlimit files{place.largestFile, place.largestFile};
    if (place.largestFile != RLIM_INFINITY && ::setrlimit(RLIMIT_FSIZE, &files) != 0) ::_exit(125);
    if (place.asNobody && isRoot && ::setuid(Nobody) != 0) ::_exit(125);
  });
  process.start(TILEWISE_CLI, arguments);
  CliResult result;
  if (process.waitForFinished(TimeoutMs) && process.exitStatus() == QProcess::NormalExit)
    result.code = process.exitCode();
  if (process.state() != QProcess::NotRunning) {
    process.kill();
    process.waitForFinished();
  }
  result.out = process.readAllStandardOutput();
  result.err = process.readAllStandardError();
  return result;
}

inline CliResult cli(const QStringList& arguments, const QString& folder = {}) {
  return cli(arguments, CliPlace{folder});
}

/// The same, of a command line whose words hold no blanks.
inline CliResult cli(const char* words, const QString& folder = {}) {
  return cli(QString::fromUtf8(words).split(' ', Qt::SkipEmptyParts), folder);
}

/// Whether CliPlace::asNobody works here.
inline bool nobodyMayRunIt() { return cli({"--version"}, CliPlace{.asNobody = true}).code == 0; }

/// For messages.
inline QString text(const CliResult& result) {
  return QString("exit code %1\n%2\n%3").arg(result.code).arg(QString(result.out.left(500)), QString(result.err));
}

}  // namespace tilewise::testing
