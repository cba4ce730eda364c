// SPDX-License-Identifier: MIT
#include "app/cli/result_files.h"

#include <filesystem>
#include <system_error>
#include <vector>

#include "core/files/npy.h"

namespace tilewise {

namespace {

std::vector<const char*> resultNames(const Problem& problem) {
  if (!problem.settings().backward) return {"O.npy", "lse.npy"};
  return {"O.npy", "lse.npy", "dQ.npy", "dK.npy", "dV.npy"};
}

}  // namespace

Expected<void> prepareResultFiles(const Problem& problem, const std::string& name, ExistingFile existing) {
  if (name.empty()) return failure({ErrorCode::Missing, "--out", "the name of the folder", ""});
  const std::filesystem::path folder = name;
  std::error_code code;
  std::filesystem::create_directories(folder, code);
  if (code) return failure({ErrorCode::FileUnwritable, folder.string(), code.message(), "a folder that can be made"});
  for (const char* file : resultNames(problem)) {
    const auto writable = checkWritable(folder / file, existing);
    if (!writable) return writable;
  }
  return {};
}

Expected<void> writeResultFiles(const Problem& problem, const RunResult& result, const std::string& name,
                                ExistingFile existing) {
  const std::filesystem::path folder = name;
  const Precision precision = problem.settings().precision;
  std::vector<std::vector<std::byte>> files{npyBytes(result.O, precision), npyBytes(result.lse, precision)};
  if (result.backward) {
    const Gradients& gradients = result.backward->gradients;
    for (const Matrix<double>* each : {&gradients.dQ, &gradients.dK, &gradients.dV}) {
      files.push_back(npyBytes(*each, precision));
    }
  }
  const std::vector<const char*> names = resultNames(problem);
  for (std::size_t at = 0; at < names.size(); ++at) {
    const auto written = writeFile(folder / names[at], files.at(at), existing);
    if (!written) return written;
  }
  return {};
}

}  // namespace tilewise
