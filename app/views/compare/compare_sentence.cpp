// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/compare/compare_sentence.h"

#include <algorithm>
#include <numeric>

#include "app/session/words.h"
#include "app/views/compare/pass_texts.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

QString tagOf(AlignBy by) {
  switch (by) {
    case AlignBy::Step: return tr("Step");
    case AlignBy::Tile: return tr("Tile");
    case AlignBy::Bytes: return tr("Race");
  }
  return {};
}

QString beginOf(const Comparison& comparison) {
  const QString mark = grouped(comparison.mark());
  const bool one = comparison.mark() == 1;
  switch (comparison.alignment()) {
    case AlignBy::Step: return one ? tr("After 1 step,") : tr("After %1 steps,").arg(mark);
    case AlignBy::Tile: return one ? tr("After 1 tile,") : tr("After %1 tiles,").arg(mark);
    case AlignBy::Bytes: return tr("With %1 moved,").arg(bytes(comparison.mark()));
  }
  return {};
}

/// "FA-1 has done 26 of 72 tiles", "standard attention has written 75 of the 128 tiles of *S*". shortly: the same of
/// all.
QString clauseOf(const Comparison& comparison, std::size_t n, const QString& name, bool shortly) {
  const ComparedPass& pass = comparison.passes()[n];
  const std::int64_t position = comparison.position(n);
  if (comparison.alignment() == AlignBy::Tile) {
    return tr("%1 has moved %2").arg(name, bytes(pass.amountAt(AlignBy::Bytes, position)));
  }
  if (position == 0) return tr("%1 has not begun").arg(name);
  const StripKind kind = pass.trace()->schedule().strip(pass.trace()->stripOf(position)).kind;
  const bool writes = kind == StripKind::ScoreRows || kind == StripKind::WeightRows;
  if (!shortly && writes) {
    const TilePasses passes = tilePasses(pass, position);
    return (passes.all == 1 ? tr("%1 has written %2 of the %3 tile of %4") : tr("%1 has written %2 of the %3 tiles of %4"))
        .arg(name, grouped(passes.done), grouped(passes.all),
             kind == StripKind::ScoreRows ? QStringLiteral("*S*") : QStringLiteral("*P*"));
  }
  const QString done = grouped(pass.amountAt(AlignBy::Tile, position));
  const QString all = grouped(pass.amount(AlignBy::Tile));
  const bool isOne = pass.amount(AlignBy::Tile) == 1;
  const QString text = pass.problem().isStandard() ? tr("%1 has done %2 of %3 tile passes")
                       : isOne                     ? tr("%1 has done %2 of %3 tile")
                                                   : tr("%1 has done %2 of %3 tiles");
  return text.arg(name, done, all);
}

QString underWay(const Comparison& comparison, const QStringList& names, bool shortly) {
  // The nearest to its end comes first.
  std::vector<std::size_t> order(comparison.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto shareOf = [&](std::size_t n) {
    const auto whole = static_cast<double>(std::max<std::int64_t>(1, comparison.passes()[n].steps()));
    return static_cast<double>(comparison.position(n)) / whole;
  };
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return shareOf(a) > shareOf(b); });
  QStringList finished, clauses;
  for (const std::size_t n : order) {
    const QString& name = names[static_cast<qsizetype>(n)];
    if (comparison.isFinished(n)) {
      finished << name;
    } else {
      clauses << clauseOf(comparison, n, name, shortly);
    }
  }
  QString text;
  if (clauses.size() == 1) {
    text = clauses.first();
  } else if (clauses.size() == 2) {
    text =
        finished.isEmpty() ? tr("%1 and %2").arg(clauses[0], clauses[1]) : tr("%1, and %2").arg(clauses[0], clauses[1]);
  } else {
    text = tr("%1, %2, and %3").arg(clauses[0], clauses[1], clauses[2]);
  }
  if (!finished.isEmpty()) {
    const QString end = finished.size() == 1 ? tr("%1 has finished") : tr("%1 have finished");
    text = tr("%1; %2").arg(end.arg(listed(finished)), text);
  }
  return beginOf(comparison) + u' ' + text + fullStop();
}

/// "FA-2 moved 1,445,888 bytes, FA-1 2.73 × and standard attention 6.16 × as many."
QString finished(const Comparison& comparison, const QStringList& names) {
  std::vector<std::size_t> order(comparison.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto bytesOf = [&](std::size_t n) { return comparison.passes()[n].amount(AlignBy::Bytes); };
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return bytesOf(a) < bytesOf(b); });
  const std::int64_t least = bytesOf(order.front());
  QStringList others;
  for (std::size_t at = 1; at < order.size(); ++at) {
    const double times = least == 0 ? 1 : static_cast<double>(bytesOf(order[at])) / static_cast<double>(least);
    others << tr("%1 %2").arg(names[static_cast<qsizetype>(order[at])], ratio(times));
  }
  return tr("%1 moved %2, %3 as many.").arg(names[static_cast<qsizetype>(order.front())], bytes(least), listed(others));
}

QString capitalised(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

}  // namespace

Sentence compareSentence(const Comparison& comparison, const QStringList& names) {
  if (comparison.size() == 0) return {};
  if (comparison.mark() == 0) return {tr("Start"), tr("Press Right or Space to begin.")};
  if (comparison.areAllFinished()) return {tr("End"), capitalised(finished(comparison, names))};
  return {tagOf(comparison.alignment()),
          firstThatFits({underWay(comparison, names, false), underWay(comparison, names, true)})};
}

QString longestCompareSentence() {
  return QStringLiteral(
      "With 88,888,888 bytes moved, FA-2 has done 888 of 888 tiles, standard attention has written 88 of the "
      "888 tiles of *S*, and FA-1 has done 88 of 888 tiles.");
}

QStringList compareTags() {
  return {tr("Start"), tr("End"), tagOf(AlignBy::Step), tagOf(AlignBy::Tile), tagOf(AlignBy::Bytes)};
}

}  // namespace tilewise
