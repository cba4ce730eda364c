// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The program that runs kernels, here or on another machine, and what its end means.

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/base/expected.h"

namespace tilewise {

/// What is started. Nothing of it goes through a shell of this machine.
struct CardCommand {
  QString program;
  QStringList arguments;
  QString host;  ///< empty: this machine
};

/// words: of tilewise-cli, from "gpu" on.
CardCommand commandHere(const QString& program, const QStringList& words);
/// Through ssh, which asks nothing and gives up after ten seconds without an answer. The words are quoted for the shell
/// there. What runs there ends with the command's standard input, which has to stay open as long as it is wanted.
CardCommand commandOn(const QString& host, const QString& ssh, const QStringList& words);

/// A name as ssh takes it: "gpu-box", "me@10.0.0.7". Never one that ssh would take for an option.
/// Errors: Missing (empty), OutOfRange (what is wrong with it).
[[nodiscard]] Expected<QString> readHost(const QString& text);

/// How a program ended that did not do what it should.
struct CardFailure {
  QString sentence;  ///< for people
  QString details;   ///< what it printed on stderr
};

/// exitCode: 255 of ssh itself, 127 of a shell without the program, else that of tilewise-cli.
CardFailure failureOf(const CardCommand& command, int exitCode, const QByteArray& printedErrors);
/// It could not be started at all.
CardFailure notStarted(const CardCommand& command);
/// It was ended by a signal.
CardFailure crashed(const CardCommand& command, const QByteArray& printedErrors);

}  // namespace tilewise
