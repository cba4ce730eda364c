// SPDX-License-Identifier: MIT
#include "app/cli/problem_options.h"

#include <algorithm>
#include <array>

#include <CLI/CLI.hpp>

#include "app/cli/fault_option.h"
#include "app/cli/mask_options.h"
#include "app/cli/option_reader.h"
#include "app/cli/option_table.h"
#include "app/cli/problem_data.h"
#include "app/cli/score_options.h"
#include "core/costs/device_table.h"
#include "core/files/presets.h"
#include "core/tiling/blocks_from_sram.h"

namespace tilewise {

namespace {

void refuseConflicts(OptionReader& read) {
  for (const char* one : {"--tq", "--tk"}) read.exclude("--t", one);
  for (const char* one : {"--dk", "--dv"}) read.exclude("--d", one);
  for (const char* one : {"--q", "--k", "--v", "--do"}) read.exclude("--input", one);
  for (const char* one : {"--br", "--bc"}) read.exclude("--blocks-from-sram", one);
  for (const char* own : {"--input", "--q"}) read.exclude(own, "--init");
  read.exclude("--device", "--sram");
}

std::string presetNames() {
  std::string names;
  for (const Preset& each : presets()) names += (names.empty() ? "" : ", ") + each.name;
  return names;
}

/// The preset that is asked for: by name, or the lesson when neither sizes nor data say what the problem is.
const Preset* choosePreset(OptionReader& read) {
  constexpr std::array<const char*, 6> Sizes{"--t", "--tq", "--tk", "--d", "--dk", "--dv"};
  const bool hasSize = std::any_of(Sizes.begin(), Sizes.end(), [&read](const char* size) { return read.has(size); });
  const bool hasOwnData = namesOwnData(read);
  if (!read.has("--preset") && (hasSize || hasOwnData)) return nullptr;
  const std::string name = read.has("--preset") ? read.text("--preset") : "lesson";
  const Preset* preset = findPreset(name);
  if (preset == nullptr) read.refuse({ErrorCode::UnknownName, "--preset", shownValue(name), presetNames()});
  return preset;
}

void readSizes(OptionReader& read, ProblemSettings& settings) {
  for (std::int64_t* target : {&settings.Tq, &settings.Tk}) read.whole("--t", *target);
  for (std::int64_t* target : {&settings.dk, &settings.dv}) read.whole("--d", *target);
  read.whole("--tq", settings.Tq);
  read.whole("--tk", settings.Tk);
  read.whole("--dk", settings.dk);
  read.whole("--dv", settings.dv);
  read.whole("--br", settings.Br);
  read.whole("--bc", settings.Bc);
}

void readDevice(OptionReader& read, ProblemSettings& settings) {
  read.whole("--sram", settings.sramBytes);
  if (!read.has("--device")) return;
  const std::string& name = read.text("--device");
  const Device* device = findDevice(name);
  if (device == nullptr) {
    read.refuse({ErrorCode::UnknownName, "--device", shownValue(name), deviceNames()});
    return;
  }
  settings.device = device->name;
  settings.sramBytes.reset();
}

void readMadeUpData(OptionReader& read, ProblemSettings& settings) {
  read.word("--init", settings.inputKind);
  if (read.has("--init") && settings.inputKind == InputKind::Own) {
    read.refuse({ErrorCode::UnknownName, "--init", "own", "normal, outliers, ramp"});
  }
  read.seed("--seed", settings.seed);
}

unsigned readThreads(OptionReader& read) {
  std::int64_t threads = 0;
  read.whole("--threads", threads);
  if (read.has("--threads") && (threads < 1 || threads > 1024)) {
    read.refuse({ErrorCode::OutOfRange, "--threads", read.text("--threads"), "1 to 1,024"});
  }
  return static_cast<unsigned>(threads);
}

/// Zero without the option.
std::int64_t readBlocksFromSram(OptionReader& read) {
  std::int64_t M = 0;
  read.whole("--blocks-from-sram", M);
  if (read.has("--blocks-from-sram") && M < 1) {
    read.refuse({ErrorCode::OutOfRange, "--blocks-from-sram", read.text("--blocks-from-sram"), "1 value or more"});
  }
  return M;
}

/// An error under the option that was given, or the file: --t stands for --tq and --tk, --d for --dk and --dv.
Error asGiven(Error error, const OptionReader& read, const MaskPlaces& places) {
  if ((error.place == "--tq" || error.place == "--tk") && read.has("--t")) error.place = "--t";
  if ((error.place == "--dk" || error.place == "--dv") && read.has("--d")) error.place = "--d";
  if (error.place == "--documents") error.place = places.documents;
  if (error.place == "--block-mask") error.place = places.blockMask;
  return error;
}

/// What errors call the masks at hand, before the options say otherwise.
MaskPlaces placesOfMasks(const ProblemRequest& request, const Preset* preset) {
  MaskPlaces places;
  if (preset != nullptr) {
    places = {"documents of the preset " + preset->name, "block mask of the preset " + preset->name};
  }
  if (request.arrays && request.arrays->documents) places.documents = request.title + ": documents";
  if (request.arrays && request.arrays->blockMask) places.blockMask = request.title + ": block_mask";
  return places;
}

/// A preset's block mask is a picture of which parts of the grid are visible, for blocks of any size; a file's is not.
void fitPresetsBlockMask(ProblemSettings& settings, const MaskTiles& made) {
  const std::int64_t nr = (settings.Tq + settings.Br - 1) / settings.Br;
  const std::int64_t nc = (settings.Tk + settings.Bc - 1) / settings.Bc;
  const BlockMask& mask = *settings.blockMask;
  if (mask.rows() != nr || mask.columns() != nc) settings.blockMask = covering(mask, made, maskTilesOf(settings));
}

/// Blocks and masks, once the sizes are known; then the whole is held against Problem::make.
Expected<Problem> finish(ProblemRequest& request, const OptionReader& read, const Preset* preset, std::int64_t M) {
  MaskPlaces places = placesOfMasks(request, preset);
  ProblemSettings& settings = request.settings;
  ProblemSettings unmasked = settings;
  unmasked.documents = {};
  unmasked.blockMask = {};
  if (const auto sized = Problem::make(unmasked); !sized) return failure(asGiven(sized.error(), read, places));
  if (M > 0) settings = withBlocksFromSram(settings, M);
  if (request.arrays && request.arrays->blockMask) settings.blockMask = request.arrays->blockMask;
  if (const auto taken = readMasks(read, settings, places); !taken) return tl::unexpected(taken.error());
  const bool isOfFile = read.has("--block-mask") || (request.arrays && request.arrays->blockMask);
  if (settings.blockMask && !isOfFile) {
    fitPresetsBlockMask(settings, maskTilesOf(preset != nullptr ? preset->settings : settings));
  }
  auto problem = Problem::make(settings);
  if (!problem) return failure(asGiven(problem.error(), read, places));
  return problem;
}

}  // namespace

void ProblemOptions::addTo(CLI::App& command) {
  const auto add = [this, &command](const std::string& name, Takes takes, const std::string& help) {
    CLI::Option* option = takes == Takes::Nothing
                              ? command.add_flag_callback(
                                    name, [this, name] { set(name, ""); }, help)
                              : command.add_option_function<std::string>(
                                    name, [this, name](const std::string& text) { set(name, text); }, help);
    return option->take_last();
  };
  for (const OptionRow& row : problemOptions()) add(row.name, row.takes, row.help)->group("Problem");
}

bool ProblemOptions::any() const { return !m_values.empty(); }

std::string ProblemOptions::words() const {
  constexpr const char* Plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+.,/:@";
  std::string words;
  for (const auto& [option, value] : m_values) {
    words += (words.empty() ? "" : " ") + option;
    if (value.empty()) continue;
    if (value.find_first_not_of(Plain) == std::string::npos) {
      words += ' ' + value;
      continue;
    }
    words += " '";
    for (const char each : value) words += each == '\'' ? "'\\''" : std::string(1, each);
    words += '\'';
  }
  return words;
}

Expected<ProblemRequest> ProblemOptions::resolve(Faults faults) const {
  OptionReader read(m_values);
  refuseConflicts(read);

  ProblemRequest request;
  request.title = "own sizes";
  const Preset* preset = choosePreset(read);
  if (preset != nullptr) {
    request.settings = preset->settings;
    request.title = preset->name;
  }
  readSizes(read, request.settings);
  readDevice(read, request.settings);
  readHeads(read, request.settings);
  readPasses(read, request.settings);
  readScores(read, request.settings);
  readArithmetic(read, request.settings);
  request.fault = readFault(read, request.settings);
  if (request.fault && faults == Faults::Refuse) {
    const std::string name(word(*request.fault));
    read.refuse({ErrorCode::Conflict, "--fault", "anything but run", "tilewise-cli run --fault " + name});
  }
  readMadeUpData(read, request.settings);
  request.threads = readThreads(read);
  const std::int64_t M = readBlocksFromSram(read);
  if (read.error()) return failure(*read.error());

  if (const auto taken = takeData(read, preset, request); !taken) return tl::unexpected(taken.error());
  const auto problem = finish(request, read, preset, M);
  if (!problem) return tl::unexpected(problem.error());
  if (request.arrays) request.inputs = std::make_shared<const Inputs>(inputsOfHead(*request.arrays, *problem));
  return request;
}

}  // namespace tilewise
