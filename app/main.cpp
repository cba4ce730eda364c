// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <string>

#include <QApplication>

#include "app/cli/exit_code.h"
#include "app/views/look/metrics.h"
#include "app/window/command_line.h"
#include "app/window/start.h"

namespace {

int complain(const std::string& line, tilewise::ExitCode code) {
  std::fprintf(stderr, "tilewise: %s\n", line.c_str());
  return static_cast<int>(code);
}

/// The offscreen platform says on stderr that windows have no borders to tell about. Nobody asked.
void passOnMessages(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  if (message.contains(QLatin1String("propagateSizeHints"))) return;
  std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

}  // namespace

int main(int argc, char** argv) {
  using namespace tilewise;
  const auto line = parseCommandLine(argc, argv);
  if (!line) return complain(describe(line.error()), ExitCode::Unusable);
  if (!line->text.empty()) {
    std::fputs(line->text.c_str(), stdout);
    return static_cast<int>(ExitCode::Done);
  }
  const bool draws = !line->exportPath.isEmpty();
  const bool platformChosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
  const bool hasDisplay = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
  if (draws && !platformChosen) qputenv("QT_QPA_PLATFORM", "offscreen");
  if (draws) qInstallMessageHandler(passOnMessages);
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
  return code ? static_cast<int>(*code) : complain(describe(code.error()), ExitCode::Unusable);
}
