// SPDX-License-Identifier: MIT
#include "app/cli/result_files.h"

#include <string_view>
#include <vector>

#include "app/cli/folder_files.h"
#include "core/files/npy.h"

namespace tilewise {

namespace {

std::vector<std::string_view> resultNames(const Problem& problem) {
  if (!problem.settings().backward) return {"O.npy", "lse.npy"};
  return {"O.npy", "lse.npy", "dQ.npy", "dK.npy", "dV.npy"};
}

}  // namespace

Expected<void> checkResultFiles(const Problem& problem, const std::string& folder, ExistingFile existing) {
  return checkFolder(folder, resultNames(problem), existing);
}

Expected<void> writeResultFiles(const Problem& problem, const RunResult& result, const std::string& folder,
                                ExistingFile existing) {
  const Precision precision = problem.settings().precision;
  std::vector<std::vector<std::byte>> arrays{npyBytes(result.O, precision), npyBytes(result.lse, precision)};
  if (result.backward) {
    const Gradients& gradients = result.backward->gradients;
    for (const Matrix<double>* each : {&gradients.dQ, &gradients.dK, &gradients.dV}) {
      arrays.push_back(npyBytes(*each, precision));
    }
  }
  const std::vector<std::string_view> names = resultNames(problem);
  std::vector<FolderFile> files;
  for (std::size_t at = 0; at < names.size(); ++at) files.push_back({names[at], arrays.at(at)});
  return writeFolder(folder, files, existing);
}

}  // namespace tilewise
