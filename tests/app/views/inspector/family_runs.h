// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Small runs of every algorithm and pass, with masks and score rules.

#include <QTest>

#include "app/session/session.h"
#include "tests/app/views/inspector/small_run.h"

namespace tilewise {

struct Way {
  const char* name;
  Algorithm algorithm;
  bool backward;
  BackwardOrder order;
};

inline constexpr Way Ways[] = {
    {"standard", Algorithm::Standard, false, BackwardOrder::FlashAttention2},
    {"fa1", Algorithm::FlashAttention1, false, BackwardOrder::FlashAttention2},
    {"fa2", Algorithm::FlashAttention2, false, BackwardOrder::FlashAttention2},
    {"standard backward", Algorithm::Standard, true, BackwardOrder::FlashAttention2},
    {"fa2 backward", Algorithm::FlashAttention2, true, BackwardOrder::FlashAttention2},
    {"fa1 backward", Algorithm::FlashAttention1, true, BackwardOrder::FlashAttention1},
    {"query-outer backward", Algorithm::FlashAttention2, true, BackwardOrder::QueryOuter},
    {"two-loops backward", Algorithm::FlashAttention2, true, BackwardOrder::TwoLoops},
};

inline ProblemSettings familySettings(const Way& way, const QString& mask = {}) {
  ProblemSettings settings = unevenSettings();
  settings.algorithm = way.algorithm;
  settings.backward = way.backward;
  settings.backwardOrder = way.order;
  if (mask == "causal") settings.causal = true;
  if (mask == "window") settings.window = {2, 1};
  if (mask == "documents") settings.documents = Documents({0, 0, 1, 1, 2, 2, 0}, {0, 1, 1, 0, 0, 0, 2, 2, 3, 0});
  if (mask == "scores") settings.softCap = 1.5, settings.alibi = {0.25}, settings.dropout = 0.4;
  return settings;
}

inline void addFamily() {
  QTest::addColumn<int>("way");
  QTest::addColumn<QString>("mask");
  for (int way = 0; way < static_cast<int>(std::size(Ways)); ++way) {
    for (const char* mask : {"none", "causal", "window", "documents", "scores"}) {
      QTest::addRow("%s, %s", Ways[way].name, mask) << way << mask;
    }
  }
}

inline std::shared_ptr<const Run> fetchRun() {
  QFETCH(int, way);
  QFETCH(QString, mask);
  return makeTestRun(familySettings(Ways[way], mask));
}

/// What the inspector shows at the position of a session: the tile at hand, or rows that are worked on as a whole.
inline const BlockState* shownState(const Session& session) {
  if (const BlockState* tile = session.inspectedState()) return tile;
  return session.state().i ? &session.state() : nullptr;
}

}  // namespace tilewise
