// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/problem_change.h"

#include <QStringList>

#include "app/models/algorithm_names.h"
#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/problem_chips.h"

namespace tilewise {

namespace {

constexpr int MostWords = 3;  ///< more would not be read

}  // namespace

QString changeText(const ProblemSettings& from, const ProblemSettings& to) {
  QStringList words;
  if (from.algorithm != to.algorithm || from.backward != to.backward) words << passName(*Problem::make(to));
  const QList<ProblemChip> present = chipsOf(from);
  for (const ProblemChip& each : chipsOf(to)) {
    if (!present.contains(each)) words << each.plain();
  }
  if (from.head != to.head) words << tr("head %1").arg(grouped(to.head));
  if (from.seed != to.seed) words << tr("seed %1").arg(to.seed);
  if (words.isEmpty()) return tr("other settings");
  if (words.size() > MostWords) words = words.mid(0, MostWords) << tr("…");
  return words.join(QStringLiteral(", "));
}

}  // namespace tilewise
