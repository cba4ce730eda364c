// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <QApplication>

#include "app/cli/exit_code.h"
#include "app/views/look/metrics.h"
#include "app/window/command_line.h"
#include "app/window/draw_and_leave.h"
#include "app/window/start.h"

namespace {

int complain(const std::string& line, tilewise::ExitCode code) {
  std::fprintf(stderr, "tilewise: %s\n", line.c_str());
  return static_cast<int>(code);
}

/// What Qt says on the way up. The offscreen platform tells that windows have no borders: nobody asked. A display that cannot be
/// reached ends Qt with a fatal message: one plain sentence takes its place.
void passOnMessages(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  const bool isNoise = message.contains(QLatin1String("propagateSizeHints")) ||
                       message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR"));
  const bool isAboutPlatform = message.contains(QLatin1String("platform plugin")) ||
                               message.contains(QLatin1String("could not connect to display")) ||
                               message.contains(QLatin1String("to connect to display")) ||
                               QLatin1String(context.category).startsWith(QLatin1String("qt.qpa"));
  if (type == QtFatalMsg && isAboutPlatform) {
    const auto code = complain("the display cannot be reached (DISPLAY, WAYLAND_DISPLAY or QT_QPA_PLATFORM name one that is "
                               "not there); --export FILE.png draws without one",
                               tilewise::ExitCode::Lacking);
    std::_Exit(code);
  }
  if (isNoise || isAboutPlatform) return;
  std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

}  // namespace

int main(int argc, char** argv) {
  using namespace tilewise;
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error of writing, not the end
  const auto line = parseCommandLine(argc, argv);
  if (!line) return complain(describe(line.error()), ExitCode::Unusable);
  if (!line->text.empty()) {
    std::fputs(line->text.c_str(), stdout);
    return static_cast<int>(ExitCode::Done);
  }
  const bool draws = !line->exportPath.isEmpty();
  const auto isSet = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
  const bool platformChosen = isSet("QT_QPA_PLATFORM");
  const bool hasDisplay = isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
  if (draws) {
    // A picture has the pixels that were asked for, whatever the screen of this machine is like.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", "1");
    qunsetenv("QT_SCREEN_SCALE_FACTORS");
  }
  qInstallMessageHandler(passOnMessages);
  if (!draws && !platformChosen && !hasDisplay) {
    return complain("there is no display (DISPLAY and WAYLAND_DISPLAY are not set); --export FILE.png draws without one",
                    ExitCode::Lacking);
  }

  QApplication::setOrganizationName(QStringLiteral("Tilewise"));
  QApplication::setApplicationName(QStringLiteral("Tilewise"));
  QApplication::setApplicationVersion(QStringLiteral(TILEWISE_VERSION));
  QApplication app(argc, argv);
  if (loadFonts().isEmpty()) return complain("the shipped fonts cannot be loaded", ExitCode::Lacking);
  const auto code = draws ? drawAndLeave(*line) : openWindow(*line);
  if (code) return static_cast<int>(*code);
  const bool isOfMachine = code.error().code == ErrorCode::MachineLacks;
  return complain(describe(code.error()), isOfMachine ? ExitCode::Lacking : ExitCode::Unusable);
}
