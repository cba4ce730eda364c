// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What `tilewise` was called with.

#include <optional>
#include <string>

#include <QSize>
#include <QString>

#include "app/cli/problem_options.h"
#include "app/export/export_request.h"
#include "app/session/app_settings.h"
#include "core/files/write_file.h"

namespace tilewise {

struct CommandLine {
  QString file;                           ///< a session, .npy or .npz to open; empty for none
  bool isBare = false;                    ///< nothing was given at all
  bool asks = false;                      ///< for a file or a problem; else whatever there is will do
  std::optional<ProblemRequest> problem;  ///< from the problem options; absent when a file is opened
  std::optional<qint64> step;
  QString workspace;  ///< to be in front; empty: Step
  std::optional<QString> theme;  ///< absent: as remembered
  std::optional<QString> palette;
  std::optional<int> textSize;
  std::optional<QString> language;
  bool present = false;  ///< in presentation mode
  QString exportPath;  ///< empty: open the window
  bool figuresAlone = false;  ///< of a workspace of figures: the picture is of them, not of the window
  std::optional<StepRange> steps;  ///< to be drawn; absent: the one at hand, an animation: all
  double speed = 5;                ///< steps a second of an animation
  QSize size{1440, 900};
  bool sizeGiven = false;
  ExistingFile existing = ExistingFile::Refuse;

  std::string text;  ///< of --help or --version, to be printed instead of anything else
};

/// Errors: what the option was, its value and what is accepted. Needs no QApplication.
[[nodiscard]] Expected<CommandLine> parseCommandLine(int argc, char** argv);

/// The settings with what the options say in the place of theirs.
AppSettings withOptions(AppSettings settings, const CommandLine& line);

}  // namespace tilewise
