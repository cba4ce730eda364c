// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Problems of many shapes for tests of the stage.

#include <QTest>

#include <deque>
#include <utility>
#include <vector>

#include "app/views/stage/stage_facts.h"
#include "core/attention/engine.h"

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

/// The same sizes under every algorithm, order and mask: ragged both ways, Tq != Tk, Br != Bc, dk != dv.
inline std::vector<NamedSettings> familyProblems() {
  ProblemSettings base = shaped(22, 34, 4, 5, 8, false);
  base.dv = 6;
  const auto with = [](ProblemSettings settings, auto change) {
    change(settings);
    return settings;
  };
  const auto backward = [&](BackwardOrder order) {
    return with(base, [order](ProblemSettings& s) {
      s.backward = true;
      s.backwardOrder = order;
      s.causal = true;
      s.alignment = Alignment::BottomRight;
    });
  };
  const auto labels = [](std::int64_t count, std::int64_t length) {
    std::vector<std::int64_t> all;
    for (std::int64_t n = 0; n < count; ++n) all.push_back(n / length);
    return all;
  };
  const Documents documents(labels(22, 6), labels(34, 9));
  return {{"FA-2, window", with(base,
                                [](ProblemSettings& s) {
                                  s.window = {3, 2};
                                })},
          {"FA-2, causal and window", with(base,
                                           [](ProblemSettings& s) {
                                             s.causal = true;
                                             s.window = {7, -1};
                                           })},
          {"FA-2, documents", with(base, [&](ProblemSettings& s) { s.documents = documents; })},
          {"FA-2, block mask", with(base, [](ProblemSettings& s) { s.blockMask = randomBlocks(5, 5, 0.4, 7); })},
          {"FA-2, all masks", with(base,
                                   [&](ProblemSettings& s) {
                                     s.causal = true;
                                     s.alignment = Alignment::BottomRight;
                                     s.window = {11, 4};
                                     s.documents = documents;
                                     s.blockMask = randomBlocks(5, 5, 0.7, 3);
                                   })},
          {"FA-1", with(base, [](ProblemSettings& s) { s.algorithm = Algorithm::FlashAttention1; })},
          {"FA-1, causal", with(base,
                                [](ProblemSettings& s) {
                                  s.algorithm = Algorithm::FlashAttention1;
                                  s.causal = true;
                                })},
          {"standard, causal", with(base,
                                    [](ProblemSettings& s) {
                                      s.algorithm = Algorithm::Standard;
                                      s.causal = true;
                                    })},
          {"backward, FA-2", backward(BackwardOrder::FlashAttention2)},
          {"backward, FA-2, shuffled",
           with(backward(BackwardOrder::FlashAttention2), [](ProblemSettings& s) { s.shuffle = 5; })},
          {"backward, FA-1", backward(BackwardOrder::FlashAttention1)},
          {"backward, query-outer", backward(BackwardOrder::QueryOuter)},
          {"backward, two loops", backward(BackwardOrder::TwoLoops)},
          {"backward, documents",
           with(backward(BackwardOrder::FlashAttention2), [&](ProblemSettings& s) { s.documents = documents; })},
          {"backward, standard", with(backward(BackwardOrder::FlashAttention2),
                                      [](ProblemSettings& s) { s.algorithm = Algorithm::Standard; })}};
}

/// The lesson, causal, under every algorithm and order: at the sizes that a person sees.
inline std::vector<NamedSettings> familyLessons() {
  std::vector<NamedSettings> lessons;
  for (NamedSettings each : familyProblems()) {
    if (QString::fromLatin1(each.name).startsWith(QStringLiteral("FA-2"))) continue;
    const ProblemSettings small = each.settings;
    each.settings = lessonCausal();
    each.settings.algorithm = small.algorithm;
    each.settings.backward = small.backward;
    each.settings.backwardOrder = small.backwardOrder;
    each.settings.shuffle = small.shuffle;
    lessons.push_back(each);
  }
  return lessons;
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
  auto trace = std::make_shared<const Trace>(problem, problem.lastPass());
  return {problem, trace, stageFacts(problem, *trace)};
}

/// The results of a run; what a replay of a backward pass needs of it.
inline RunResult resultOf(const Problem& problem, const Inputs& inputs) {
  RunControl control;
  return *run(problem, inputs, control);
}

/// The same for a problem that many data rows share; kept for the life of the test.
inline const Staged& stagedOnce(const char* name) {
  static std::deque<std::pair<const char*, Staged>> all;
  for (const auto& [itsName, made] : all) {
    if (qstrcmp(itsName, name) == 0) return made;
  }
  std::vector<NamedSettings> known = stageProblems();
  for (const NamedSettings& each : familyProblems()) known.push_back(each);
  for (const NamedSettings& each : known) {
    if (qstrcmp(each.name, name) == 0) return all.emplace_back(name, staged(each.settings)).second;
  }
  qFatal("no such problem: %s", name);
}

}  // namespace tilewise
