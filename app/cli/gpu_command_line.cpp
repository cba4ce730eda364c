// SPDX-License-Identifier: MIT
#include "app/cli/gpu_command_line.h"

#include <algorithm>
#include <array>

#include <CLI/CLI.hpp>

namespace tilewise {

namespace {

constexpr const char* Commands = "info, run, verify, sweep, counters";

void addText(CLI::App& command, const char* name, std::optional<std::string>& target, const char* help) {
  command.add_option_function<std::string>(
      name, [&target](const std::string& text) { target = text; }, help);
}

/// What the helper process that counts is told: the words of this command without what its result is for.
std::vector<std::string> countingWords(std::vector<std::string>::const_iterator first,
                                       std::vector<std::string>::const_iterator last) {
  constexpr std::array Flags{"--json", "--force", "--resume", "--counters", "--check", "--cold", "--untimed"};
  constexpr std::array Valued{"--record", "--seconds"};
  const auto isOneOf = [](const auto& names, const std::string& word) {
    return std::find(names.begin(), names.end(), word) != names.end();
  };
  std::vector<std::string> words;
  for (auto word = first; word != last; ++word) {
    const std::string option = word->substr(0, word->find('='));
    if (isOneOf(Valued, option)) {
      // Its value is the next word, if not this one.
      if (option == *word && word + 1 != last) ++word;
    } else if (!isOneOf(Flags, option)) {
      words.push_back(*word);
    }
  }
  return words;
}

}  // namespace

CLI::App* GpuCommandLine::add(const char* name, const char* help) {
  CLI::App* const added = m_gpu->add_subcommand(name, help);
  added->allow_extras();
  return added;
}

void GpuCommandLine::addOptions(CLI::App& command, GpuOptions& options) {
  m_problem->addTo(command);
  command.add_flag("--json", options.json, "print one JSON object");
  command.add_flag("--deterministic", options.isDeterministic, "add dQ in a fixed order");
  command.add_flag("--cold", options.isCold, "time with a second-level cache that holds something else");
  command.add_flag("--check", options.check, "compare the head at hand with float64; exit 1 when they differ");
  command.add_flag("--untimed", options.isUntimed, "run each kernel once and take no times");
  addText(command, "--seconds", options.seconds, "the longest that samples of a pass are taken");
  addText(command, "--record", options.record, "write the result into this file");
  command.add_flag("--force", options.force, "replace a file that exists");
}

void GpuCommandLine::addTo(CLI::App& app, ProblemOptions& problem) {
  m_problem = &problem;
  m_gpu = app.add_subcommand("gpu", "the CUDA card of this machine");
  m_gpu->allow_extras();
  m_gpu->require_subcommand(0, 1);
  CLI::App* const info = add("info", "what the card is, and what it lacks");
  info->add_flag("--json", m_info.json, "print one JSON object");
  info->add_flag("--rates", m_info.rates, "also what it does at most, measured once");

  CLI::App* const run = add("run", "compile the problem for the card, run and time all its heads");
  addOptions(*run, m_run);
  addText(*run, "--repeat", m_run.repeats, "with --backward: compare dQ of this many runs bit by bit");
  addText(*run, "--out", m_run.outDirectory, "write O.npy and lse.npy of the head at hand, and its gradients, there");

  CLI::App* const verify = add("verify", "hold the kernels against float64 on random problems over all options");
  addText(*verify, "--problems", m_verify.problems, "how many");
  addText(*verify, "--first-seed", m_verify.first, "that they are drawn from");
  verify->add_flag("--json", m_verify.json, "print one JSON object");

  CLI::App* const sweep = add("sweep", "run and time a problem over lists of blocks, sizes or algorithms");
  addOptions(*sweep, m_sweep);
  sweep->add_flag("--resume", m_sweep.resume, "with --record: leave out what the file has");
  sweep->add_flag("--counters", m_sweep.counters, "count what all runs move, below the profiler");
  addText(*sweep, "--shard", m_sweep.shard, "K/N: every N-th point from the K-th on, for arrays of jobs");
  sweep->add_option("--merge", m_sweep.merge, "join records instead")
      ->expected(1, 10000)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);

  CLI::App* const counters = add("counters", "what the card's counters say of one run, beside the model");
  m_problem->addTo(*counters);
  counters->add_flag("--deterministic", m_counters.isDeterministic, "add dQ in a fixed order");
  counters->add_flag("--json", m_counters.json, "print one JSON object");
  addText(*counters, "--record", m_counters.record, "write the result into this file");
  counters->add_flag("--force", m_counters.force, "replace a file that exists");

  CLI::App* const launches = add("launches", "the helper process of `counters`: each kernel once, counted by CUPTI");
  launches->group("");  // people ask for `counters`
  m_problem->addTo(*launches);
  launches->add_flag("--deterministic", m_launches.isDeterministic, "add dQ in a fixed order");
  launches->add_flag("--uncounted", m_launches.isUncounted, "for a profiler around the process");
  addText(*launches, "--shard", m_launches.shard, "K/N: every N-th point from the K-th on");
}

std::optional<Error> GpuCommandLine::findUnknown() const {
  if (m_gpu->get_subcommands().empty()) {
    const auto extras = m_gpu->remaining();
    if (extras.empty()) return Error{ErrorCode::Missing, "gpu", "a command", Commands};
    return Error{ErrorCode::UnknownName, "gpu", extras.front(), Commands};
  }
  const CLI::App& command = *m_gpu->get_subcommands().front();
  const auto extras = command.remaining();
  if (extras.empty()) return std::nullopt;
  const std::string name = "gpu " + command.get_name();
  return Error{ErrorCode::UnknownName, name, extras.front(), "the options that tilewise-cli " + name + " --help lists"};
}

Expected<ExitCode> GpuCommandLine::run(const std::vector<std::string>& words) {
  std::string spoken = "tilewise-cli";
  for (const std::string& word : words) spoken += ' ' + word;
  m_run.commandLine = m_sweep.commandLine = m_counters.commandLine = spoken;
  const std::string what = m_gpu->get_subcommands().front()->get_name();
  if (what == "info") return gpuInfoCommand(m_info);
  if (what == "verify") return gpuVerifyCommand(m_verify);
  const auto options = std::find(words.begin(), words.end(), what) + 1;
  if (what == "launches") return gpuLaunchesCommand(*m_problem, m_launches);
  if (what == "sweep") {
    m_sweep.countingWords = countingWords(options, words.end());
    return gpuSweepCommand(*m_problem, m_sweep);
  }
  const auto request = m_problem->resolve();
  if (!request) return tl::unexpected(request.error());
  if (what == "run") return gpuRunCommand(*request, m_run);
  m_counters.countingWords = countingWords(options, words.end());
  return gpuCountersCommand(*request, m_counters);
}

}  // namespace tilewise
