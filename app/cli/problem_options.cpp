// SPDX-License-Identifier: MIT
#include "app/cli/problem_options.h"

#include <array>
#include <filesystem>
#include <string_view>

#include <CLI/CLI.hpp>

#include "app/cli/option_values.h"
#include "core/costs/device_table.h"
#include "core/files/input_files.h"
#include "core/files/presets.h"
#include "core/tiling/blocks_from_sram.h"

namespace tilewise {

namespace {

enum class Takes { Value, Nothing };

struct OptionRow {
  const char* name;
  Takes takes;
  const char* help;
};

constexpr std::array<OptionRow, 27> Options{{
    {"--preset", Takes::Value, "a shipped configuration; the command presets lists them"},
    {"--t", Takes::Value, "queries and keys"},
    {"--tq", Takes::Value, "queries"},
    {"--tk", Takes::Value, "keys"},
    {"--d", Takes::Value, "width of all rows"},
    {"--dk", Takes::Value, "width of query and key rows"},
    {"--dv", Takes::Value, "width of value and output rows"},
    {"--br", Takes::Value, "rows of a query block (128)"},
    {"--bc", Takes::Value, "rows of a key/value block (64)"},
    {"--blocks-from-sram", Takes::Value, "blocks for an on-chip memory of this many values"},
    {"--causal", Takes::Nothing, "query r sees keys t <= r + off"},
    {"--align", Takes::Value, "top-left or bottom-right: where the causal diagonal starts"},
    {"--scale", Takes::Value, "score scale (1/sqrt(dk))"},
    {"--dtype", Takes::Value, "fp16, bf16, fp32 or fp64: element size of the byte counters"},
    {"--precision", Takes::Value, "f64 or f32: arithmetic of the engine"},
    {"--algorithm", Takes::Value, "standard, fa1 or fa2"},
    {"--device", Takes::Value, "whose on-chip memory the blocks are held against; the command devices lists them"},
    {"--sram", Takes::Value, "the same as a number of bytes"},
    {"--q", Takes::Value, "own queries: FILE.npy, rows x width"},
    {"--k", Takes::Value, "own keys: FILE.npy"},
    {"--v", Takes::Value, "own values: FILE.npy"},
    {"--input", Takes::Value, "own q, k and v: FILE.npz"},
    {"--init", Takes::Value, "made-up data: normal, outliers or ramp"},
    {"--seed", Takes::Value, "seed of the made-up data (1)"},
    {"--threads", Takes::Value, "engine threads (all cores)"},
    {"--heads", Takes::Value, "heads; this version takes 1"},
    {"--batch", Takes::Value, "batch; this version takes 1"},
}};

/// Options of the whole family that this version knows by name and refuses.
constexpr std::array<OptionRow, 13> Later{{
    {"--kv-heads", Takes::Value, ""},     {"--head", Takes::Value, ""},       {"--window", Takes::Value, ""},
    {"--documents", Takes::Value, ""},    {"--block-mask", Takes::Value, ""}, {"--softcap", Takes::Value, ""},
    {"--alibi", Takes::Value, ""},        {"--dropout", Takes::Value, ""},    {"--storage", Takes::Value, ""},
    {"--backward", Takes::Nothing, ""},   {"--backward-order", Takes::Value, ""},
    {"--fault", Takes::Value, ""},        {"--do", Takes::Value, ""},
}};

using Values = std::map<std::string, std::string>;

/// Reads the given options one after the other and keeps the first failure.
class Reader {
 public:
  explicit Reader(const Values& values) : m_values(values) {}

  bool has(const std::string& option) const { return m_values.count(option) > 0; }
  const std::string& text(const std::string& option) const { return m_values.at(option); }

  void refuse(Error error) {
    if (!m_error) m_error = std::move(error);
  }
  /// Takes the value, or the failure.
  template <class Value, class Target>
  void take(Expected<Value> value, Target& target) {
    if (value) {
      target = *value;
    } else {
      refuse(value.error());
    }
  }

  void whole(const std::string& option, std::int64_t& target) {
    if (has(option)) take(wholeNumber(option, text(option)), target);
  }
  template <class Value>
  void word(const std::string& option, Value& target) {
    if (has(option)) take(listed<Value>(option, text(option)), target);
  }
  void exclude(const std::string& one, const std::string& other) {
    if (has(one) && has(other)) refuse({ErrorCode::Conflict, one + " and " + other, "", "one of the two"});
  }

  const std::optional<Error>& error() const { return m_error; }

 private:
  const Values& m_values;
  std::optional<Error> m_error;
};

void refuseConflicts(Reader& read) {
  for (const char* one : {"--tq", "--tk"}) read.exclude("--t", one);
  for (const char* one : {"--dk", "--dv"}) read.exclude("--d", one);
  for (const char* one : {"--q", "--k", "--v"}) read.exclude("--input", one);
  for (const char* one : {"--br", "--bc"}) read.exclude("--blocks-from-sram", one);
  for (const char* own : {"--input", "--q"}) read.exclude(own, "--init");
  read.exclude("--device", "--sram");
}

void refuseLater(Reader& read) {
  for (const OptionRow& row : Later) {
    if (read.has(row.name)) {
      read.refuse({ErrorCode::NotAvailable, row.name, read.text(row.name), "no such option yet"});
    }
  }
  for (const char* option : {"--heads", "--batch"}) {
    std::int64_t count = 1;
    read.whole(option, count);
    if (count != 1) read.refuse({ErrorCode::NotAvailable, option, read.text(option), "1"});
  }
}

void readSizes(Reader& read, ProblemSettings& settings) {
  for (std::int64_t* target : {&settings.Tq, &settings.Tk}) read.whole("--t", *target);
  for (std::int64_t* target : {&settings.dk, &settings.dv}) read.whole("--d", *target);
  read.whole("--tq", settings.Tq);
  read.whole("--tk", settings.Tk);
  read.whole("--dk", settings.dk);
  read.whole("--dv", settings.dv);
  read.whole("--br", settings.Br);
  read.whole("--bc", settings.Bc);
}

void readDevice(Reader& read, ProblemSettings& settings) {
  if (read.has("--device")) {
    const Device* device = findDevice(read.text("--device"));
    if (device == nullptr) {
      read.refuse({ErrorCode::UnknownName, "--device", read.text("--device"), deviceNames()});
    } else {
      settings.device = device->name;
      settings.sramBytes.reset();
    }
  }
  if (read.has("--sram")) read.take(wholeNumber("--sram", read.text("--sram")), settings.sramBytes);
}

void readRest(Reader& read, ProblemSettings& settings) {
  if (read.has("--causal")) settings.causal = true;
  read.word("--align", settings.alignment);
  if (read.has("--scale")) read.take(realNumber("--scale", read.text("--scale")), settings.scale);
  read.word("--dtype", settings.elementType);
  read.word("--precision", settings.precision);
  read.word("--algorithm", settings.algorithm);
  if (read.has("--init")) {
    read.word("--init", settings.inputKind);
    if (settings.inputKind == InputKind::Own) {
      read.refuse({ErrorCode::UnknownName, "--init", "own", "normal, outliers, ramp"});
    }
  }
  if (read.has("--seed")) read.take(seedNumber("--seed", read.text("--seed")), settings.seed);
}

/// The own arrays that the options name, if any.
std::optional<Expected<InputArrays>> readOwnData(Reader& read, std::string& title) {
  if (read.has("--input")) {
    title = std::filesystem::path(read.text("--input")).filename().string();
    return readInputArchive(read.text("--input"));
  }
  const std::array<const char*, 3> names{"--q", "--k", "--v"};
  std::string missing;
  for (const char* name : names) {
    if (!read.has(name)) missing = name;
  }
  const bool any = read.has("--q") || read.has("--k") || read.has("--v");
  if (!any) return std::nullopt;
  if (!missing.empty()) {
    read.refuse({ErrorCode::Missing, missing, "", "--q, --k and --v together"});
    return std::nullopt;
  }
  title = std::filesystem::path(read.text("--q")).filename().string();
  return readInputFiles({read.text("--q"), read.text("--k"), read.text("--v")});
}

/// Own data fix the sizes: an option that says otherwise is refused.
void refuseOtherSizes(Reader& read, const ProblemSettings& asked, const ProblemSettings& sized) {
  struct Size {
    std::array<const char*, 2> options;
    std::int64_t asked;
    std::int64_t sized;
  };
  const std::array<Size, 4> sizes{{{{"--tq", "--t"}, asked.Tq, sized.Tq},
                                   {{"--tk", "--t"}, asked.Tk, sized.Tk},
                                   {{"--dk", "--d"}, asked.dk, sized.dk},
                                   {{"--dv", "--d"}, asked.dv, sized.dv}}};
  for (const Size& size : sizes) {
    for (const char* option : size.options) {
      if (read.has(option) && size.asked != size.sized) {
        read.refuse({ErrorCode::Conflict, option, read.text(option) + " and the size of the data",
                     std::to_string(size.sized) + ", which the data have"});
      }
    }
  }
}

}  // namespace

void ProblemOptions::addTo(CLI::App& command) {
  const auto add = [this, &command](const OptionRow& row, const std::string& group) {
    const std::string name = row.name;
    CLI::Option* option =
        row.takes == Takes::Nothing
            ? command.add_flag_callback(name, [this, name] { m_values[name] = ""; }, row.help)
            : command.add_option_function<std::string>(name, [this, name](const std::string& text) { m_values[name] = text; },
                                                       row.help);
    option->group(group);
    option->take_last();
  };
  for (const OptionRow& row : Options) add(row, "Problem");
  for (const OptionRow& row : Later) add(row, "");  // an empty group is not listed
}

bool ProblemOptions::any() const { return !m_values.empty(); }

Expected<ProblemRequest> ProblemOptions::resolve() const {
  Reader read(m_values);
  refuseLater(read);
  refuseConflicts(read);

  ProblemRequest request;
  request.title = "own sizes";
  const Preset* preset = nullptr;
  const bool sized = read.has("--t") || read.has("--tq") || read.has("--tk") || read.has("--d") || read.has("--dk") ||
                     read.has("--dv");
  std::string ownTitle;
  const auto own = readOwnData(read, ownTitle);
  if (read.has("--preset") || !(sized || own)) {
    const std::string name = read.has("--preset") ? read.text("--preset") : "lesson";
    preset = findPreset(name);
    if (preset == nullptr) {
      read.refuse({ErrorCode::UnknownName, "--preset", name, "a name that the command presets lists"});
    } else {
      request.settings = preset->settings;
      request.title = preset->name;
    }
  }
  readSizes(read, request.settings);
  readDevice(read, request.settings);
  readRest(read, request.settings);
  if (read.has("--threads")) {
    std::int64_t threads = 0;
    read.whole("--threads", threads);
    if (threads < 1 || threads > 1024) {
      read.refuse({ErrorCode::OutOfRange, "--threads", read.text("--threads"), "1 to 1,024"});
    }
    request.threads = static_cast<unsigned>(threads);
  }
  if (read.error()) return failure(*read.error());

  const bool presetData = preset != nullptr && !preset->data.empty() && !own && !read.has("--init");
  if (own || presetData) {
    const Expected<InputArrays> arrays = own ? *own : presetInputs(*preset);
    if (!arrays) return failure(arrays.error());
    const ProblemSettings sizedSettings = sizedFor(request.settings, arrays->inputs);
    refuseOtherSizes(read, request.settings, sizedSettings);
    request.settings = sizedSettings;
    request.inputs = std::make_shared<const Inputs>(arrays->inputs);
    if (own) {
      request.title = ownTitle;
    } else {
      request.preset = preset->name;
    }
  } else if (request.settings.inputKind == InputKind::Own) {
    request.settings.inputKind = InputKind::Normal;
  }
  if (read.has("--blocks-from-sram")) {
    std::int64_t M = 0;
    read.whole("--blocks-from-sram", M);
    if (!read.error() && M < 1) {
      read.refuse({ErrorCode::OutOfRange, "--blocks-from-sram", std::to_string(M), "1 value or more"});
    } else if (!read.error()) {
      request.settings = withBlocksFromSram(request.settings, M);
    }
  }
  if (read.error()) return failure(*read.error());
  if (const auto problem = Problem::make(request.settings); !problem) {
    return failure(problem.error());
  }
  return request;
}

}  // namespace tilewise
