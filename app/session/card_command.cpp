// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/card_command.h"

#include <QFileInfo>
#include <QRegularExpression>

#include "app/session/words.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int SshFailed = 255;
constexpr int NoSuchProgram = 127;
constexpr int BadArguments = 2;
constexpr int Lacking = 3;
constexpr int LongestHost = 255;

/// As one word for a POSIX shell.
QString quoted(const QString& word) {
  static const QRegularExpression plain(u"^[A-Za-z0-9_.,:=/+-]+$"_s);
  if (plain.match(word).hasMatch()) return word;
  return u'\'' + QString(word).replace(u'\'', u"'\\''"_s) + u'\'';
}

/// A script for a POSIX shell that runs a program until that ends, or until the script's own input does, as when the
/// connection is gone: a program that prints nothing for long would not notice.
QString endingWithItsInput(const QString& program) {
  return u"exec 3<&0; %1 </dev/null 3<&- & run=$!; "
         "{ read -r line <&3; kill $run; } >/dev/null 2>&1 & watch=$!; "
         "exec 3<&-; wait $run; code=$?; kill $watch 2>/dev/null; exit $code"_s.arg(program);
}

/// What was said last, without the name of who said it and without a full stop.
QString lastLine(const QByteArray& printed) {
  QString line = QString::fromUtf8(printed).trimmed().section(u'\n', -1).trimmed();
  for (const QString& speaker : {u"ssh: "_s, u"tilewise-cli: "_s, u"error: "_s}) {
    if (line.startsWith(speaker)) line.remove(0, speaker.size());
  }
  if (line.endsWith(u'.')) line.chop(1);
  return line;
}

QString machineOf(const CardCommand& command) { return command.host.isEmpty() ? tr("This machine") : command.host; }

}  // namespace

CardCommand commandHere(const QString& program, const QStringList& words) { return {program, words, {}}; }

CardCommand commandOn(const QString& host, const QString& ssh, const QStringList& words) {
  QStringList program{u"tilewise-cli"_s};
  for (const QString& word : words) program << quoted(word);
  const QString remote = u"sh -c "_s + quoted(endingWithItsInput(program.join(u' ')));
  return {ssh, {u"-T"_s, u"-o"_s, u"BatchMode=yes"_s, u"-o"_s, u"ConnectTimeout=10"_s, u"--"_s, host, remote}, host};
}

Expected<QString> readHost(const QString& text) {
  const QString host = text.trimmed();
  const std::string accepted = "a name as ssh takes it: gpu-box, me@10.0.0.7";
  if (host.isEmpty()) return failure({ErrorCode::Missing, "--host", "", accepted});
  static const QRegularExpression allowed(u"^[A-Za-z0-9_\\[][A-Za-z0-9._@:%\\[\\]-]*$"_s);
  if (host.size() > LongestHost || !allowed.match(host).hasMatch()) {
    return failure({ErrorCode::OutOfRange, "--host", host.left(LongestHost).toStdString(), accepted});
  }
  return host;
}

CardFailure failureOf(const CardCommand& command, int exitCode, const QByteArray& printedErrors) {
  const QString said = lastLine(printedErrors);
  const QString details = QString::fromUtf8(printedErrors).trimmed();
  const QString machine = machineOf(command);
  if (!command.host.isEmpty() && exitCode == SshFailed) {
    if (said.contains(u"Permission denied"_s)) {
      return {tr("%1 does not let ssh in without a password, and none can be typed here: set up a key for it (%2).")
                  .arg(machine, said),
              details};
    }
    return {said.isEmpty() ? tr("ssh could not reach %1.").arg(machine)
                           : tr("ssh could not reach %1: %2.").arg(machine, said),
            details};
  }
  if (!command.host.isEmpty() && exitCode == NoSuchProgram) {
    return {tr("The program tilewise-cli was not found on %1: install it there.").arg(machine), details};
  }
  if (exitCode == Lacking) return {tr("%1 cannot run it: %2.").arg(machine, said), details};
  if (exitCode == BadArguments) return {tr("The kernels do not do this problem: %1.").arg(said), details};
  return {said.isEmpty() ? tr("tilewise-cli failed with exit code %1.").arg(exitCode)
                         : tr("tilewise-cli failed with exit code %1: %2.").arg(exitCode).arg(said),
          details};
}

CardFailure notStarted(const CardCommand& command) {
  if (!command.host.isEmpty()) {
    return {
        tr("The program ssh was not found on this machine: install an OpenSSH client to run on %1.").arg(command.host),
        command.program};
  }
  return {tr("The program tilewise-cli, which runs the kernels, was not found at %1.").arg(command.program),
          command.program};
}

CardFailure crashed(const CardCommand& command, const QByteArray& printedErrors) {
  return {tr("%1 ended before it was done.").arg(QFileInfo(command.program).fileName()),
          QString::fromUtf8(printedErrors).trimmed()};
}

}  // namespace tilewise
