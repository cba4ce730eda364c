// SPDX-License-Identifier: MIT
#pragma once

/// The cases of tests/golden/cases; what their files mean is said there.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/files/npy.h"
#include "core/files/read_file.h"
#include "core/problem/inputs.h"

namespace tilewise::testing {

/// The folders of the cases, in the order of their names.
inline std::vector<std::filesystem::path> goldenCases() {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::directory_iterator(TILEWISE_GOLDEN_DIR "/cases")) {
    if (entry.is_directory()) found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

struct GoldenCase {
  explicit GoldenCase(std::filesystem::path folder)
      : path(std::move(folder)), json(nlohmann::json::parse(std::ifstream(path / "case.json"))) {}

  bool has(const std::string& array) const { return std::filesystem::exists(path / (array + ".npy")); }

  /// A matrix of the case; a vector becomes one column.
  Matrix<double> array(const std::string& name) const {
    const std::filesystem::path file = path / (name + ".npy");
    const NpyArray read = parseNpy(readFile(file).value(), file.string()).value();
    Matrix<double> matrix(read.shape[0], read.shape.size() > 1 ? read.shape[1] : 1);
    std::copy(read.values.begin(), read.values.end(), matrix.data());
    return matrix;
  }

  Inputs inputs() const { return {array("q"), array("k"), array("v"), array("do")}; }

  /// The settings of the case, with a backward pass where it has arrays for one.
  ProblemSettings settings() const {
    ProblemSettings settings;
    settings.Tq = json.at("tq");
    settings.Tk = json.at("tk");
    settings.dk = json.at("dk");
    settings.dv = json.at("dv");
    settings.Br = json.at("br");
    settings.Bc = json.at("bc");
    const nlohmann::json& options = json.at("options");
    settings.causal = options.value("causal", false);
    settings.alignment = *fromWord<Alignment>(options.value("align", "top-left"));
    if (options.contains("window")) settings.window = {options.at("window")[0], options.at("window")[1]};
    if (options.contains("scale")) settings.scale = options.at("scale").get<double>();
    if (options.contains("alibi")) settings.alibi = {options.at("alibi").get<double>()};
    settings.softCap = options.value("softcap", 0.0);
    if (has("documents")) settings.documents = documents();
    if (has("block_mask")) settings.blockMask = blockMask();
    settings.backward = has("do");
    return settings;
  }

  std::filesystem::path path;
  nlohmann::json json;

 private:
  Documents documents() const {
    const Matrix<double> labels = array("documents");
    std::vector<std::int64_t> list;
    for (Index n = 0; n < labels.size(); ++n) list.push_back(static_cast<std::int64_t>(labels(n, 0)));
    return {list, list};
  }

  BlockMask blockMask() const {
    const Matrix<double> tiles = array("block_mask");
    BlockMask mask(tiles.rows(), tiles.cols());
    for (Index i = 0; i < tiles.rows(); ++i) {
      for (Index j = 0; j < tiles.cols(); ++j) mask.set(i, j, tiles(i, j) != 0);
    }
    return mask;
  }
};

}  // namespace tilewise::testing
