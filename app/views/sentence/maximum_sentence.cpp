// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sentence/maximum_sentence.h"

#include <cmath>
#include <limits>

#include <QCoreApplication>

#include "app/session/words.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

constexpr double NoMaximum = -std::numeric_limits<double>::infinity();

/// What the tile did to the maxima of its rows.
struct MaximumCensus {
  std::int64_t first = 0;  ///< rows that met their first visible key
  std::int64_t older = 0;  ///< rows that had a maximum before
  std::int64_t grown = 0;  ///< of these: rows whose maximum is larger now
};

MaximumCensus censusOf(const BlockState& state) {
  MaximumCensus census;
  if (!state.mNew) {
    return census;
  }
  for (Index r = 0; r < state.mNew->size() && r < state.before.m.size(); ++r) {
    const double before = state.before.m(r);
    const double after = (*state.mNew)(r);
    if (before != NoMaximum) {
      ++census.older;
      census.grown += after > before ? 1 : 0;
    } else if (after != NoMaximum) {
      ++census.first;
    }
  }
  return census;
}

QString ofRows(std::int64_t some, std::int64_t all) {
  const QString pattern = all == 1 ? QCoreApplication::translate("Sentence", "%1 of %2 row")
                                   : QCoreApplication::translate("Sentence", "%1 of %2 rows");
  return pattern.arg(grouped(some), grouped(all));
}

QString rowsText(std::int64_t rows) {
  return (rows == 1 ? QCoreApplication::translate("Sentence", "%1 row") : QCoreApplication::translate("Sentence", "%1 rows"))
      .arg(grouped(rows));
}

}  // namespace

QString maximumSentence(const BlockState& state) {
  if (state.strip == StripKind::WeightRows) {
    const QString text =
        state.queries.size() == 1
            ? QCoreApplication::translate("Sentence", "The maximum over all keys was taken in %1 row.")
            : QCoreApplication::translate("Sentence", "The maximum over all keys was taken in %1 rows.");
    return text.arg(grouped(state.queries.size()));
  }
  if (state.placeOnly) {
    return QCoreApplication::translate("Sentence", "The running maximum of %1 was updated; by how much is not computed.")
        .arg(rowsText(state.queries.size()));
  }
  const MaximumCensus census = censusOf(state);
  const EventFigures& figures = state.figures;
  const std::int64_t rows = state.queries.size();
  if (figures.rows > 0 && figures.growth) {
    QString text = figures.rows == 1 ? QCoreApplication::translate("Sentence", "The maximum grew in %1, by %2")
                                     : QCoreApplication::translate("Sentence", "The maximum grew in %1, by at most %2");
    text = text.arg(ofRows(figures.rows, rows), growthText(*figures.growth));
    if (census.first > 0) {
      const QString also = census.first == 1 ? QCoreApplication::translate("Sentence", "; %1 row got its first")
                                             : QCoreApplication::translate("Sentence", "; %1 rows got their first");
      text += also.arg(grouped(census.first));
    }
    return text + fullStop();
  }
  if (census.first > 0) {
    const QString text = census.first == 1 ? QCoreApplication::translate("Sentence", "%1 got its first maximum")
                                           : QCoreApplication::translate("Sentence", "%1 got their first maximum");
    const QString rest = census.older > 0 ? QCoreApplication::translate("Sentence", "; no older one grew") : QString();
    return text.arg(ofRows(census.first, rows)) + rest + fullStop();
  }
  return QCoreApplication::translate("Sentence", "No maximum grew.");
}

QString rescaleSentence(const Run& run, const BlockState& state) {
  if (state.placeOnly) {
    return QCoreApplication::translate("Sentence",
                                       "The sums of %1 were multiplied by their factors, which are not computed.")
        .arg(rowsText(state.queries.size()));
  }
  const EventFigures& figures = state.figures;
  if (figures.rows == 0 || !figures.factor || !figures.row) {
    const MaximumCensus census = censusOf(state);
    if (census.older == 0) {
      return QCoreApplication::translate("Sentence", "Nothing was rescaled: no row had a sum yet.");
    }
    if (census.grown > 0) {
      return QCoreApplication::translate("Sentence", "Nothing was rescaled: every factor rounds to 1.");
    }
    return census.first > 0 ? QCoreApplication::translate("Sentence", "Nothing was rescaled: no older maximum grew.")
                            : QCoreApplication::translate("Sentence", "Nothing was rescaled: no maximum grew.");
  }
  const QString start = figures.rows == 1
                            ? QCoreApplication::translate("Sentence",
                                                          "In %1 the maximum grew, so *l* and %5 of that row were "
                                                          "multiplied by %2; the factor is %3, in %4.")
                            : QCoreApplication::translate("Sentence",
                                                          "In %1 the maximum grew, so *l* and %5 of those rows were "
                                                          "multiplied by %2; the smallest factor is %3, in %4.");
  // FA-1 keeps the output normalised: the sum is l O.
  const QString sums = state.strip == StripKind::KeyBlock ? QStringLiteral("*l*\u00A0*O*") : QStringLiteral("*O~*");
  const auto text = [&](const QString& factor, const QString& row) {
    return start.arg(ofRows(figures.rows, state.queries.size()), factor, factorText(*figures.factor), row, sums);
  };
  const QString formula = QStringLiteral("*f*\u00A0=\u00A0*e*^{m − m′}");
  const QString letter = QStringLiteral("*f*");
  const QString named = rowName(run, *figures.row);
  const QString numbered = rowNumber(*figures.row);
  return firstThatFits({text(formula, named), text(letter, named), text(formula, numbered), text(letter, numbered)});
}

}  // namespace tilewise
