// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What can be compared: ways to compute the pass at hand, or the run at hand and another configuration of the same
/// inputs.

#include <string>
#include <vector>

#include <QList>
#include <QString>

#include "app/models/algorithm_names.h"

namespace tilewise {

struct CompareChoice {
  QString name;       ///< "3 algorithms"
  QList<Way> ways{};  ///< from left to right; empty: two configurations

  bool isOfConfigurations() const { return ways.isEmpty(); }
  bool operator==(const CompareChoice&) const = default;
};

/// Its words in a session file.
std::vector<std::string> comparedWords(const CompareChoice& choice);

/// The first is the one to begin with, the last that of two configurations.
QList<CompareChoice> compareChoices(Pass pass);

}  // namespace tilewise
