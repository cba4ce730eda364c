// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Problems of many shapes for tests of the stage.

#include <QTest>

#include <utility>
#include <vector>

#include "app/views/stage/stage_facts.h"

namespace tilewise {

struct NamedSettings {
  const char* name;
  ProblemSettings settings;
};

inline ProblemSettings shaped(std::int64_t Tq, std::int64_t Tk, std::int64_t d, std::int64_t Br, std::int64_t Bc,
                              bool causal, Alignment alignment = Alignment::TopLeft) {
  ProblemSettings settings;
  settings.Tq = Tq;
  settings.Tk = Tk;
  settings.dk = settings.dv = d;
  settings.Br = Br;
  settings.Bc = Bc;
  settings.causal = causal;
  settings.alignment = alignment;
  return settings;
}

inline ProblemSettings lessonCausal() { return shaped(1024, 1024, 64, 128, 64, true); }

inline std::vector<NamedSettings> stageProblems() {
  return {{"the lesson, causal", lessonCausal()},
          {"the lesson", shaped(1024, 1024, 64, 128, 64, false)},
          {"eight tokens", shaped(8, 8, 4, 4, 2, true)},
          {"eight tokens, wide rows", shaped(8, 8, 64, 2, 2, false)},
          {"one tile", shaped(64, 64, 8, 64, 64, true)},
          {"one token", shaped(1, 1, 1, 1, 1, false)},
          {"ragged both ways", shaped(100, 90, 16, 32, 24, true)},
          {"ragged by one row and one key", shaped(65, 97, 8, 16, 32, true)},
          {"a frame of speech", shaped(99, 99, 64, 16, 16, false)},
          {"cache: few queries, many keys", shaped(64, 512, 8, 16, 32, true, Alignment::BottomRight)},
          {"many queries, few keys", shaped(512, 64, 8, 64, 16, true, Alignment::BottomRight)},
          {"one query, 4,096 keys", shaped(1, 4096, 64, 128, 64, false)},
          {"4,096 queries, one key", shaped(4096, 1, 64, 64, 64, true)},
          {"blocks larger than the tokens", shaped(48, 160, 32, 512, 512, true)},
          {"64 x 64 tiles", shaped(4096, 4096, 64, 64, 64, true)},
          {"100 x 25 tiles", shaped(1600, 1600, 64, 16, 64, true)},
          {"512 x 512 tiles", shaped(16384, 16384, 64, 32, 32, true)},
          {"1,024 x 1,024 tiles", shaped(16384, 16384, 64, 16, 16, true)}};
}

/// What follows from a problem, with its index.
struct Staged {
  Problem problem;
  std::shared_ptr<const Trace> trace;
  std::shared_ptr<const StageFacts> facts;
};

/// Requires: settings that are right.
inline Staged staged(const ProblemSettings& settings) {
  const Problem problem = *Problem::make(settings);
  auto trace = std::make_shared<const Trace>(problem);
  return {problem, trace, stageFacts(problem, *trace)};
}

/// The same for a problem that many data rows share; kept for the life of the test.
inline const Staged& stagedOnce(const char* name) {
  static std::vector<std::pair<const char*, Staged>> all;
  for (const auto& [known, made] : all) {
    if (known == name) return made;
  }
  for (const NamedSettings& each : stageProblems()) {
    if (qstrcmp(each.name, name) == 0) return all.emplace_back(name, staged(each.settings)).second;
  }
  qFatal("no such problem: %s", name);
}

}  // namespace tilewise
