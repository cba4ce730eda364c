// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/pass_names.h"

#include "app/session/words.h"
#include "app/views/ledger/algorithm_bars.h"
#include "app/views/look/numbers.h"
#include "app/views/problem/problem_chips.h"

namespace tilewise {

namespace {

QString capitalised(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

Way wayOfPass(const ComparedPass& pass) { return wayOf(pass.problem(), pass.pass()); }

QString sentenceName(Way way) { return way == Way::Standard ? longName(way) : shortName(way); }

/// Both go the same way.
bool isOneWay(const Comparison& comparison) {
  return comparison.size() == 2 && wayOfPass(comparison.passes()[0]) == wayOfPass(comparison.passes()[1]);
}

/// What a configuration has that the other has not: "64 × 64, no mask".
QStringList differences(const ProblemSettings& own, const ProblemSettings& other) {
  QStringList words;
  if (own.Br != other.Br || own.Bc != other.Bc) {
    words << QStringLiteral("%1 × %2").arg(grouped(own.Br), grouped(own.Bc));
  }
  const QStringList mask = maskWords(own);
  if (mask != maskWords(other)) words << mask.join(QStringLiteral(", "));
  if (own.shuffle != other.shuffle) {
    words << (own.shuffle ? tr("shuffled, seed %1").arg(*own.shuffle) : tr("in ascending order"));
  }
  return words;
}

}  // namespace

PassNames passNames(const Comparison& comparison, const CompareChoice& choice) {
  PassNames names;
  for (std::size_t n = 0; n < comparison.size(); ++n) {
    const ComparedPass& pass = comparison.passes()[n];
    const Way way = wayOfPass(pass);
    QStringList different;
    if (choice.isOfConfigurations() && comparison.size() == 2) {
      different = differences(pass.problem().settings(), comparison.passes()[1 - n].problem().settings());
    }
    const QString name = capitalised(way == Way::Standard ? shortName(way) : longName(way));
    names.titles << (QStringList{name} + different).join(QStringLiteral(", "));
    names.shortTitles << (QStringList{capitalised(shortName(way))} + different).join(QStringLiteral(", "));
    if (isOneWay(comparison)) {
      names.bars << (n == 0 ? tr("left") : tr("right"));
      names.sentence << (n == 0 ? tr("the left one") : tr("the right one"));
    } else {
      names.bars << shortName(way);
      names.sentence << sentenceName(way);
    }
  }
  return names;
}

QList<QColor> passColors(const Comparison& comparison, const CompareChoice& choice, const Theme& theme) {
  QList<QColor> colors;
  for (const ComparedPass& pass : comparison.passes()) colors << wayColor(wayOfPass(pass), theme);
  const bool oneWay = choice.isOfConfigurations() && isOneWay(comparison);
  if (oneWay) colors = {theme.seriesFa2, theme.seriesFa1};
  return colors;
}

}  // namespace tilewise
