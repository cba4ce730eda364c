// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/compare_choice.h"

#include "app/session/words.h"

namespace tilewise {

namespace {

CompareChoice pair(Way left, Way right) {
  return {tr("%1 and %2").arg(shortName(left), shortName(right)), {left, right}};
}

}  // namespace

std::vector<std::string> comparedWords(const CompareChoice& choice) {
  if (choice.isOfConfigurations()) return {"present", "second"};
  std::vector<std::string> words;
  for (const Way way : choice.ways) words.push_back(wayWord(way).toStdString());
  return words;
}

QList<CompareChoice> compareChoices(Pass pass) {
  using enum Way;
  QList<CompareChoice> choices{{tr("3 algorithms"), {Standard, FlashAttention1, FlashAttention2}}};
  if (pass == Pass::Backward) {
    choices << CompareChoice{tr("3 orders of loops"), {QueryOuter, TwoLoops, FlashAttention2}};
  }
  choices << pair(Standard, FlashAttention1) << pair(Standard, FlashAttention2)
          << pair(FlashAttention1, FlashAttention2);
  if (pass == Pass::Backward) {
    choices << pair(Standard, QueryOuter) << pair(Standard, TwoLoops) << pair(QueryOuter, FlashAttention2)
            << pair(TwoLoops, FlashAttention2);
  }
  choices << CompareChoice{tr("two configurations")};
  return choices;
}

}  // namespace tilewise
