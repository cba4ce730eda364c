// SPDX-License-Identifier: MIT
#pragma once

/// The problem options of both programs: declared once, resolved once into settings and arrays.

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/expected.h"
#include "core/faults/fault.h"
#include "core/files/input_arrays.h"
#include "core/problem/inputs.h"
#include "core/problem/problem.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
}

namespace tilewise {

/// What the options ask for.
struct ProblemRequest {
  ProblemSettings settings;
  std::shared_ptr<const InputArrays> arrays;  ///< own ones or a preset's, all heads; null: made up from the settings
  std::shared_ptr<const Inputs> inputs;       ///< of these the head at hand; null: made up from the settings
  std::string title;                          ///< name of the preset or of the file; "own sizes" without either
  std::string preset;                         ///< name of the preset whose data these are (for labels); else empty
  std::vector<std::filesystem::path> files;   ///< that own arrays were read from
  unsigned threads = 0;                       ///< 0: all cores
  std::optional<Fault> fault;                 ///< the broken variant that is to be run, if any
};

/// Whether a broken variant may be asked for.
enum class Faults { Refuse, Take };

class ProblemOptions {
 public:
  /// Declares the options on a command. Of a repeated option the last wins. This object must outlive the parse.
  void addTo(CLI::App& command);

  /// Whether any problem option was given.
  bool any() const;
  bool has(const std::string& option) const { return m_values.count(option) > 0; }
  /// What was given for it. Requires: has(option).
  const std::string& text(const std::string& option) const { return m_values.at(option); }
  void set(const std::string& option, const std::string& value) { m_values[option] = value; }
  /// The options that were given, as a shell takes them.
  std::string words() const;

  /// Settings after preset, options and data, valid by Problem::make.
  /// Errors: those of Problem::make and of the files; NotANumber, UnknownName, OutOfRange, Conflict,
  ///         Missing. The place of an error is the option that was given.
  [[nodiscard]] Expected<ProblemRequest> resolve(Faults faults = Faults::Refuse) const;

 private:
  std::map<std::string, std::string> m_values;  ///< option ("--br") to its text, for those given
};

}  // namespace tilewise
