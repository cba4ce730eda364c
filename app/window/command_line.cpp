// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/command_line.h"

#include <algorithm>
#include <sstream>

#include <CLI/CLI.hpp>

#include "app/cli/option_values.h"
#include "app/session/session_snapshot.h"
#include "app/views/look/metrics.h"
#include "app/window/figure_sheet.h"
#include "app/window/languages.h"
#include "core/files/session_file.h"

namespace tilewise {

namespace {

/// "step, compare, explore, gpu, check or published".
std::string workspaceWords() {
  std::string words;
  for (const std::string_view each : WorkspaceWords) {
    if (!words.empty()) words += each == WorkspaceWords.back() ? " or " : ", ";
    words += each;
  }
  return words;
}

constexpr int SmallestSide = 320;
constexpr int LargestSide = 7680;

/// The texts of the app's own options, before they are understood.
struct Texts {
  std::string file, step, workspace, theme, palette, textSize, language, exportPath, shown, size, steps, speed;
  bool present = false;
  bool force = false;
};

void declare(CLI::App& app, Texts& texts) {
  app.add_option("FILE", texts.file, "to open: a session (.tilewise), a lesson (.json), or arrays: .npz with q, k, v, or one .npy of three beside each other");
  app.add_option("--step", texts.step, "position to open at");
  app.add_option("--workspace", texts.workspace, workspaceWords());
  app.add_option("--theme", texts.theme, "system, light, dark or projector");
  app.add_option("--palette", texts.palette, "default, blue-yellow or print");
  app.add_option("--text-size", texts.textSize, "80 to 200 per cent");
  app.add_option("--language", texts.language, "of the window: " + languageWords());
  app.add_flag("--present", texts.present, "in presentation mode, on the whole screen");
  app.add_option("--export", texts.exportPath, "draw into this .png, .svg, .pdf, .gif or .mp4 and leave; needs no display");
  app.add_option("--shown", texts.shown, "window or figures: of explore, gpu and published the figures alone (window)");
  app.add_option("--size", texts.size, "WxH in pixels (1440x900)");
  app.add_option("--steps", texts.steps, "A:B, the positions to draw, both included; of .gif and .mp4 otherwise all");
  app.add_option("--speed", texts.speed, "steps a second of .gif and .mp4 (5)");
  app.add_flag("--force", texts.force, "replace the file if it exists");
}

Expected<QSize> parseSize(const std::string& text) {
  const Error unusable{ErrorCode::OutOfRange, "--size", text, "WIDTHxHEIGHT, each from 320 to 7,680"};
  const auto cross = text.find('x');
  if (cross == std::string::npos) return failure(unusable);
  const auto width = wholeNumber("--size", text.substr(0, cross));
  const auto height = wholeNumber("--size", text.substr(cross + 1));
  const auto fits = [](std::int64_t side) { return SmallestSide <= side && side <= LargestSide; };
  if (!width || !height || !fits(*width) || !fits(*height)) return failure(unusable);
  return QSize(static_cast<int>(*width), static_cast<int>(*height));
}

Expected<std::optional<QString>> parseName(const char* option, const std::string& text,
                                           std::initializer_list<const char*> names, const char* accepted) {
  if (text.empty()) return std::optional<QString>();
  const bool known = std::any_of(names.begin(), names.end(), [&text](const char* name) { return text == name; });
  if (!known) return failure({ErrorCode::UnknownName, option, text, accepted});
  return std::optional(QString::fromStdString(text));
}

Expected<std::optional<int>> parseTextSize(const std::string& text) {
  if (text.empty()) return std::optional<int>();
  const auto size = wholeNumber("--text-size", text);
  if (!size || std::find(std::begin(TextSizes), std::end(TextSizes), *size) == std::end(TextSizes)) {
    return failure({ErrorCode::OutOfRange, "--text-size", text, "80, 90, 100, 110, 125, 150, 175 or 200"});
  }
  return std::optional(static_cast<int>(*size));
}

Expected<std::optional<QString>> parseLanguage(const std::string& text) {
  if (text.empty()) return std::optional<QString>();
  const QString word = QString::fromStdString(text);
  const auto speaks = [&word](const Language& each) { return each.word == word; };
  if (std::none_of(languages().begin(), languages().end(), speaks)) {
    return failure({ErrorCode::UnknownName, "--language", text, languageWords()});
  }
  return std::optional(word);
}

/// An option that was given an empty text is not one that was left out.
std::optional<Error> emptyOption(const CLI::App& app, const Texts& texts) {
  const std::pair<const char*, const std::string&> given[] = {
      {"--step", texts.step},         {"--workspace", texts.workspace}, {"--theme", texts.theme},
      {"--palette", texts.palette},   {"--text-size", texts.textSize},  {"--language", texts.language},
      {"--export", texts.exportPath}, {"--shown", texts.shown},         {"--size", texts.size},           {"--steps", texts.steps},
      {"--speed", texts.speed}};
  for (const auto& [option, text] : given) {
    if (app.count(option) > 0 && text.empty())
      return Error{ErrorCode::Missing, option, "its value", "a text that is not empty"};
  }
  return std::nullopt;
}

/// What is drawn of an export.
Expected<void> understandSteps(const Texts& texts, CommandLine& line) {
  const bool isExport = !texts.exportPath.empty();
  if (!texts.steps.empty()) {
    if (!isExport) return failure({ErrorCode::Missing, "--steps", "--export", "--steps with --export"});
    if (!texts.step.empty()) return failure({ErrorCode::Conflict, "--step", "--steps", "one of the two"});
    const auto steps = parseSteps(texts.steps);
    if (!steps) return tl::unexpected(steps.error());
    line.steps = *steps;
  }
  if (texts.speed.empty()) return {};
  if (!isExport) return failure({ErrorCode::Missing, "--speed", "--export", "--speed with --export"});
  const auto speed = realNumber("--speed", texts.speed);
  if (!speed) return tl::unexpected(speed.error());
  if (*speed < SlowestSteps || *speed > FastestSteps) {
    return failure({ErrorCode::OutOfRange, "--speed", texts.speed, "0.2 to 50 steps a second"});
  }
  line.speed = *speed;
  return {};
}

/// What is in the picture of an export.
Expected<void> understandShown(const Texts& texts, CommandLine& line) {
  const bool isExport = !texts.exportPath.empty();
  const auto shown = parseName("--shown", texts.shown, {"window", "figures"}, "window or figures");
  if (!shown) return tl::unexpected(shown.error());
  if (*shown && !isExport) return failure({ErrorCode::Missing, "--shown", "--export", "--shown with --export"});
  const bool has = hasFigures(line.workspace);
  if (*shown && **shown == QLatin1StringView("figures") && !has) {
    return failure({ErrorCode::Conflict, "--shown figures",
                    texts.workspace.empty() ? "the Step workspace" : "--workspace " + texts.workspace,
                    "--workspace explore, gpu or published"});
  }
  line.figuresAlone = *shown && **shown == QLatin1StringView("figures");
  return {};
}

/// The app's own options.
Expected<CommandLine> understand(const Texts& texts) {
  CommandLine line;
  line.file = QString::fromStdString(texts.file);
  line.exportPath = QString::fromStdString(texts.exportPath);
  line.existing = texts.force ? ExistingFile::Replace : ExistingFile::Refuse;
  if (!texts.step.empty()) {
    const auto step = wholeNumber("--step", texts.step);
    if (!step) return tl::unexpected(step.error());
    line.step = *step;
  }
  const auto theme =
      parseName("--theme", texts.theme, {"system", "light", "dark", "projector"}, "system, light, dark or projector");
  if (!theme) return tl::unexpected(theme.error());
  line.theme = *theme;
  if (!texts.workspace.empty() && std::find(WorkspaceWords.begin(), WorkspaceWords.end(), texts.workspace) == WorkspaceWords.end()) {
    return failure({ErrorCode::UnknownName, "--workspace", texts.workspace, workspaceWords()});
  }
  line.workspace = QString::fromStdString(texts.workspace);
  line.present = texts.present;
  if (line.present && !line.workspace.isEmpty() && line.workspace != QLatin1String("step")) {
    return failure({ErrorCode::Conflict, "--present", "--workspace " + texts.workspace, "step, which is what a presentation shows"});
  }
  const auto palette =
      parseName("--palette", texts.palette, {"default", "blue-yellow", "print"}, "default, blue-yellow or print");
  if (!palette) return tl::unexpected(palette.error());
  line.palette = *palette;
  const auto textSize = parseTextSize(texts.textSize);
  if (!textSize) return tl::unexpected(textSize.error());
  line.textSize = *textSize;
  const auto language = parseLanguage(texts.language);
  if (!language) return tl::unexpected(language.error());
  line.language = *language;
  if (const auto shown = understandShown(texts, line); !shown) return tl::unexpected(shown.error());
  if (const auto steps = understandSteps(texts, line); !steps) return tl::unexpected(steps.error());
  if (!texts.size.empty()) {
    const auto size = parseSize(texts.size);
    if (!size) return tl::unexpected(size.error());
    line.size = *size;
    line.sizeGiven = true;
  }
  return line;
}

}  // namespace

Expected<CommandLine> parseCommandLine(int argc, char** argv) {
  CLI::App app{"Tilewise: FlashAttention, tile by tile"};
  app.set_version_flag("--version", "tilewise " TILEWISE_VERSION);
  app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  Texts texts;
  ProblemOptions problem;
  declare(app, texts);
  problem.addTo(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& success) {
    std::ostringstream out;
    app.exit(success, out, out);
    CommandLine line;
    line.text = out.str();
    return line;
  } catch (const CLI::ParseError& error) {
    const std::string what = error.what();
    return failure({ErrorCode::UnknownName, "", what.substr(0, what.find('\n')), "see tilewise --help"});
  }

  if (const auto error = emptyOption(app, texts)) return failure(*error);
  auto line = understand(texts);
  if (!line) return line;
  line->isBare = argc < 2;
  line->asks = !line->file.isEmpty() || problem.any();
  if (isSession(line->file)) {
    if (!problem.any()) return line;
    return failure({ErrorCode::Conflict, "a session", "options of a problem", "one of the two: a session has its own problem"});
  }
  if (!line->file.isEmpty() && problem.any()) {
    for (const char* option : {"--input", "--q", "--k", "--v"}) {
      if (problem.has(option))
        return failure({ErrorCode::Conflict, std::string("FILE and ") + option, "", "one of the two"});
    }
    // The file takes the place of --input, and obeys the same rules.
    problem.set("--input", texts.file);
  }
  if (line->file.isEmpty() || problem.any()) {
    auto request = problem.resolve();
    if (!request) return tl::unexpected(request.error());
    line->problem = *request;
    line->file.clear();
  }
  return line;
}

AppSettings withOptions(AppSettings settings, const CommandLine& line) {
  if (line.theme) settings.theme = *line.theme;
  if (line.palette) settings.palette = *line.palette;
  if (line.textSize) settings.textSize = *line.textSize;
  if (line.language) settings.language = *line.language;
  return settings;
}

}  // namespace tilewise
