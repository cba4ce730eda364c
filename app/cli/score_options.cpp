// SPDX-License-Identifier: MIT
#include "app/cli/score_options.h"

#include <string>
#include <vector>

namespace tilewise {

namespace {

void readWindow(OptionReader& read, Window& window) {
  if (!read.has("--window")) return;
  const std::string& text = read.text("--window");
  const Error unusable{ErrorCode::NotANumber, "--window", shownValue(text),
                       "LEFT,RIGHT: two whole numbers, -1 for no bound"};
  const std::vector<std::string> parts = commaParts(text);
  if (parts.size() != 2) return read.refuse(unusable);
  const auto left = wholeNumber("--window", parts[0]);
  const auto right = wholeNumber("--window", parts[1]);
  if (!left || !right) return read.refuse(unusable);
  window = {*left, *right};
}

}  // namespace

void readHeads(OptionReader& read, ProblemSettings& settings) {
  read.whole("--batch", settings.batch);
  read.whole("--heads", settings.heads);
  read.whole("--kv-heads", settings.kvHeads);
  read.whole("--head", settings.head);
}

void readPasses(OptionReader& read, ProblemSettings& settings) {
  read.word("--algorithm", settings.algorithm);
  if (read.has("--backward")) settings.backward = true;
  read.word("--backward-order", settings.backwardOrder);
  read.seed("--shuffle", settings.shuffle);
  if (read.has("--backward-order") && settings.algorithm == Algorithm::Standard) {
    read.refuse({ErrorCode::Conflict, "--backward-order", "standard attention, whose backward pass is its own",
                 "--algorithm fa2 or fa1"});
  }
}

void readScores(OptionReader& read, ProblemSettings& settings) {
  if (read.has("--causal")) settings.causal = true;
  read.word("--align", settings.alignment);
  readWindow(read, settings.window);
  read.real("--scale", settings.scale);
  read.real("--softcap", settings.softCap);
  read.reals("--alibi", settings.alibi);
  read.real("--dropout", settings.dropout);
}

void readArithmetic(OptionReader& read, ProblemSettings& settings) {
  read.word("--dtype", settings.elementType);
  read.word("--precision", settings.precision);
  read.word("--storage", settings.storage);
  // Storage is emulated beside float32; only an explicit --precision f64 contradicts that.
  if (read.has("--storage") && settings.storage != Storage::None && !read.has("--precision")) {
    settings.precision = Precision::Float32;
  }
}

}  // namespace tilewise
