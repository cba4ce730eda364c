// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/check_texts.h"

#include <algorithm>
#include <cmath>

#include "app/session/words.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"
#include "core/faults/fault_gallery.h"

namespace tilewise {

namespace {

QString nameOf(Tensor tensor) {
  const std::string_view name = word(tensor);
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

bool isColumn(Tensor tensor) { return tensor == Tensor::lse; }

QString entryOf(Tensor tensor, std::int64_t row, std::int64_t column) {
  return isColumn(tensor) ? tr("row %1").arg(grouped(row))
                          : QStringLiteral("(%1, %2)").arg(grouped(row), grouped(column));
}

/// What stands in the place of figures while there are none.
bool isWithoutFigures(const CheckFindings::Entry& entry, std::int64_t flops, CheckRow& row) {
  switch (entry.state) {
    case CheckState::Done: return false;
    case CheckState::Waiting:
      row.mark = CheckMark::Waiting;
      row.figures = tr("waiting");
      return true;
    case CheckState::UnderWay:
      row.mark = CheckMark::Waiting;
      row.figures = tr("under way…");
      return true;
    case CheckState::TooLarge:
      row.mark = CheckMark::None;
      row.figures = tr("not run: %1 FLOPs").arg(grouped(flops));
      return true;
    case CheckState::NotHere:
      row.mark = CheckMark::None;
      row.figures = QString::fromStdString(entry.why);
      return true;
    case CheckState::Failed:
      row.mark = CheckMark::Wrong;
      row.figures = QString::fromStdString(entry.why);
      return true;
  }
  return true;
}

CheckRow arrayRow(Tensor tensor, const CheckFindings& findings, std::int64_t flops) {
  CheckRow row{CheckMark::Ok, nameOf(tensor), {}, {}, false};
  if (isWithoutFigures(findings.arrays, flops, row) || !findings.accuracy) return row;
  const Accuracy& accuracy = *findings.accuracy;
  const ArrayAccuracy& array = tensor == Tensor::O     ? accuracy.O
                               : tensor == Tensor::lse ? accuracy.lse
                               : tensor == Tensor::dQ  ? accuracy.dQ.value()
                               : tensor == Tensor::dK  ? accuracy.dK.value()
                                                       : accuracy.dV.value();
  row.mark = !array.pass ? CheckMark::Wrong : array.notFinite > 0 ? CheckMark::Note : CheckMark::Ok;
  row.figures = array.compared > 0 ? tr("largest %1, RMS %2").arg(errorFigure(array.maxAbs), errorFigure(array.rms))
                                   : tr("no entry is finite");
  row.where = !array.sameNonFinite  ? tr("NaN or ∞ misplaced")
              : array.notFinite > 0 ? tr("%1 NaN or ∞, as the reference").arg(grouped(array.notFinite))
                                    : tr("worst at %1").arg(entryOf(tensor, array.row, array.column));
  return row;
}

CheckRow differencesRow(const CheckFindings& findings, std::int64_t flops) {
  CheckRow row{CheckMark::Ok, tr("Finite differences"), {}, {}, true};
  if (isWithoutFigures(findings.differences, flops, row) || !findings.byDifferences) return row;
  const FiniteDifferences& found = *findings.byDifferences;
  row.mark = found.pass ? CheckMark::Ok : CheckMark::Wrong;
  row.figures =
      (found.entries == 1 ? tr("%1 entry, largest %2, float64") : tr("%1 entries, largest %2, float64"))
          .arg(grouped(found.entries), found.entries > 0 ? errorFigure(found.worst.difference()) : tr("none"));
  return row;
}

CheckRow ratioRow(const CheckJob& job) {
  const CheckFindings& findings = job.findings();
  const std::string_view type = job.problem() ? word(job.problem()->settings().elementType) : "fp16";
  CheckRow row{CheckMark::Ok,
               tr("%1 error ratio").arg(QString::fromUtf8(type.data(), static_cast<qsizetype>(type.size()))),
               {},
               {},
               false};
  if (isWithoutFigures(findings.ratio, job.checkFlops(), row) || !findings.storage) return row;
  const Accuracy& accuracy = *findings.storage;
  double largest = 0;
  Tensor where = Tensor::O;
  // Where standard attention happens to be exact a ratio says nothing: the error is what float32 rounds by.
  const auto isRounding = [](const ArrayAccuracy& array) {
    return array.maxAbs <= array.bound - 2 * array.standardMaxAbs.value_or(0);
  };
  const auto take = [&](Tensor tensor, const ArrayAccuracy& array) {
    const double standard = array.standardMaxAbs.value_or(0);
    const double share = standard > 0 && !isRounding(array) ? array.maxAbs / standard : 0;
    if (share <= largest) return;
    largest = share;
    where = tensor;
  };
  take(Tensor::O, accuracy.O);
  take(Tensor::lse, accuracy.lse);
  if (accuracy.dQ) take(Tensor::dQ, *accuracy.dQ);
  if (accuracy.dK) take(Tensor::dK, *accuracy.dK);
  if (accuracy.dV) take(Tensor::dV, *accuracy.dV);
  row.mark = accuracy.pass() ? CheckMark::Ok : CheckMark::Wrong;
  const double standard = accuracy.O.standardMaxAbs.value_or(0);
  const QString ofO = isRounding(accuracy.O) || standard <= 0 ? tr("O: as float32 rounds")
                                                              : tr("O %1").arg(ratio(accuracy.O.maxAbs / standard));
  row.figures = largest > 0 ? tr("%1, largest %2 (%3); limit 2 ×").arg(ofO, ratio(largest), nameOf(where))
                            : tr("%1; limit 2 ×").arg(ofO);
  return row;
}

CheckRow twiceRow(const CheckFindings& findings, std::int64_t flops) {
  CheckRow row{CheckMark::Ok, tr("dQ, same order twice"), {}, {}, false};
  if (isWithoutFigures(findings.twice, flops, row)) return row;
  row.mark = findings.sameTwice ? CheckMark::Ok : CheckMark::Wrong;
  row.figures = findings.sameTwice ? tr("identical bit for bit") : tr("not the same bits");
  return row;
}

CheckRow spreadRow(const CheckFindings& findings, std::int64_t flops) {
  CheckRow row{CheckMark::Note, tr("dQ, %1 shuffled orders").arg(CheckJob::ShuffledOrders), {}, {}, false};
  if (isWithoutFigures(findings.spread, flops, row) || !findings.dqSpread) return row;
  row.figures = findings.dqSpread->entriesDiffering == 0
                    ? tr("identical bit for bit")
                    : tr("differ by %1 at most").arg(errorFigure(findings.dqSpread->largestAbs));
  return row;
}

QString wrongRows(const ArrayFault& array) {
  const QString name = nameOf(array.tensor);
  if (array.notFinite > 0) {
    return (array.notFinite == 1 ? tr("%1 of %2 rows of %3 wrong, %4 entry NaN or ∞")
                                 : tr("%1 of %2 rows of %3 wrong, %4 entries NaN or ∞"))
        .arg(grouped(array.rowsWrong), grouped(array.rows), name, grouped(array.notFinite));
  }
  if (array.tensor == Tensor::lse) {
    return (array.rowsWrong == 1 ? tr("%1 lse value wrong, by up to %2; O is right")
                                 : tr("%1 lse values wrong, by up to %2; O is right"))
        .arg(grouped(array.rowsWrong), faultFigure(array.largest));
  }
  if (array.tensor == Tensor::O) {
    return tr("%1 of %2 rows wrong, largest error %3")
        .arg(grouped(array.rowsWrong), grouped(array.rows), faultFigure(array.largest));
  }
  return (array.rowsWrong == 1 ? tr("%1 row of %2 wrong, largest error %3")
                               : tr("%1 rows of %2 wrong, largest error %3"))
      .arg(grouped(array.rowsWrong), name, faultFigure(array.largest));
}

}  // namespace

QString checksHeading(const Problem& problem) {
  const ProblemSettings& settings = problem.settings();
  if (settings.storage != Storage::None) {
    const std::string_view type = word(settings.storage);
    return tr("%1 storage against float64 naive attention, by ratio")
        .arg(QString::fromUtf8(type.data(), static_cast<qsizetype>(type.size())));
  }
  return settings.precision == Precision::Float64 ? tr("float64 engine against float64 naive attention")
                                                  : tr("float32 engine against float64 naive attention");
}

QList<CheckRow> checkRows(const CheckJob& job) {
  QList<CheckRow> rows;
  for (const Tensor tensor : {Tensor::O, Tensor::lse, Tensor::dQ, Tensor::dK, Tensor::dV}) {
    rows << arrayRow(tensor, job.findings(), job.checkFlops());
  }
  rows << differencesRow(job.findings(), job.checkFlops()) << ratioRow(job)
       << twiceRow(job.findings(), job.checkFlops()) << spreadRow(job.findings(), job.checkFlops());
  return rows;
}

QString checksSummary(const QList<CheckRow>& rows) {
  int passed = 0, wrong = 0, notes = 0, open = 0, waiting = 0;
  for (const CheckRow& row : rows) {
    passed += row.mark == CheckMark::Ok ? 1 : 0;
    wrong += row.mark == CheckMark::Wrong ? 1 : 0;
    notes += row.mark == CheckMark::Note ? 1 : 0;
    waiting += row.mark == CheckMark::Waiting ? 1 : 0;
    open += row.mark == CheckMark::None ? 1 : 0;
  }
  QStringList parts;
  if (wrong > 0) parts << (wrong == 1 ? tr("1 check failed") : tr("%1 checks failed").arg(wrong));
  if (passed > 0) parts << (passed == 1 ? tr("1 check passed") : tr("%1 checks passed").arg(passed));
  if (notes > 0) parts << (notes == 1 ? tr("1 note") : tr("%1 notes").arg(notes));
  if (waiting > 0) parts << tr("%1 under way").arg(waiting);
  if (open > 0) parts << tr("%1 not run").arg(open);
  return parts.isEmpty() ? tr("nothing to check") : parts.join(QStringLiteral(", "));
}

CheckMark checksMark(const QList<CheckRow>& rows) {
  const auto has = [&rows](CheckMark mark) {
    return std::any_of(rows.cbegin(), rows.cend(), [mark](const CheckRow& row) { return row.mark == mark; });
  };
  for (const CheckMark mark : {CheckMark::Wrong, CheckMark::Waiting, CheckMark::Ok}) {
    if (has(mark)) return mark;
  }
  return CheckMark::None;
}

FaultRow faultRow(Fault fault, const FaultFinding& finding, std::int64_t flops) {
  FaultRow row{CheckMark::Waiting, galleryMarkup(pageOf(fault).title), {}};
  switch (finding.state) {
    case CheckState::Waiting: row.line = tr("waiting"); break;
    case CheckState::UnderWay: row.line = tr("under way…"); break;
    case CheckState::NotHere:
      row.mark = CheckMark::None;
      row.line = galleryMarkup(finding.why);
      break;
    case CheckState::TooLarge:
      row.mark = CheckMark::None;
      row.line = tr("not run: %1 FLOPs; choose it to run it").arg(grouped(flops));
      break;
    case CheckState::Failed:
      row.mark = CheckMark::Wrong;
      row.line = MathText::escaped(QString::fromStdString(finding.why));
      break;
    case CheckState::Done:
      if (finding.shows()) {
        row.mark = CheckMark::Wrong;
        row.line = MathText::escaped(wrongRows(*finding.report->firstWrong()));
      } else {
        row.mark = CheckMark::Note;
        row.line = tr("no harm here: %1").arg(galleryMarkup(finding.why));
      }
  }
  return row;
}

QList<FaultNumber> faultNumbers(const FaultFinding& finding) {
  const ArrayFault* array = finding.array();
  if (array == nullptr) return {};
  const BrokenTileCounts& tiles = finding.report->tiles;
  const QString name = nameOf(array->tensor);
  QList<FaultNumber> numbers;
  if (tiles.lost > 0) {
    numbers << FaultNumber{tr("%1 of %2").arg(grouped(tiles.lost), grouped(tiles.visited)), tr("visited tiles lost")};
  }
  if (tiles.pairsLost > 0) {
    numbers << FaultNumber{tr("%1 of %2").arg(grouped(tiles.pairsLost), grouped(tiles.visiblePairs)),
                           tr("visible query–key pairs lost")};
  }
  if (tiles.pairsAdded > 0) numbers << FaultNumber{grouped(tiles.pairsAdded), tr("masked pairs weighed")};
  if (tiles.paddedPairs > 0) numbers << FaultNumber{grouped(tiles.paddedPairs), tr("pairs with padding weighed")};
  if (array->notFinite > 0 && numbers.size() < 2) {
    numbers << FaultNumber{grouped(array->notFinite), tr("entries of %1 are NaN or ∞").arg(name)};
  }
  if (numbers.size() < 2) numbers << FaultNumber{errorFigure(array->bound), tr("bound of the check")};
  if (numbers.size() < 2) numbers << FaultNumber{errorFigure(array->rms), tr("RMS error of %1").arg(name)};
  while (numbers.size() > 2) numbers.removeLast();
  const auto figure = [&array](double value) { return array->isWrong() ? faultFigure(value) : errorFigure(value); };
  numbers << FaultNumber{tr("%1 of %2").arg(grouped(array->rowsWrong), grouped(array->rows)),
                         tr("rows of %1 wrong").arg(name)}
          << FaultNumber{figure(array->largest),
                         array->notFinite > 0
                             ? tr("largest finite error")
                             : tr("largest error, at %1").arg(entryOf(array->tensor, array->row, array->column))}
          << FaultNumber{faultFigure(array->broken),
                         array->notFinite > 0
                             ? tr("at %1; right is %2")
                                   .arg(entryOf(array->tensor, array->row, array->column), faultFigure(array->right))
                             : tr("computed there; right is %1").arg(faultFigure(array->right))};
  return numbers;
}

QString tilesText(const BrokenTileCounts& tiles) {
  QString text =
      tiles.computed == 1 ? tr("1 tile computed") : tr("%1 tiles computed").arg(grouped(tiles.computed));
  if (tiles.lost > 0) text += tr(", %1 lost").arg(grouped(tiles.lost));
  if (tiles.inVain > 0) text += tr(", %1 in vain").arg(grouped(tiles.inVain));
  return text;
}

QString faultFigure(double value) {
  if (!std::isfinite(value)) return fixed(value, 0);
  const double size = std::abs(value);
  if (size != 0 && (size < 0.001 || size >= 1e6)) return errorFigure(value);
  return fixed(value, size < 1 ? 3 : size < 100 ? 2 : 0);
}

QString galleryMarkup(std::string_view text) {
  const QString plain = engineText(text);
  QString markup;
  for (qsizetype n = 0; n < plain.size(); ++n) {
    const bool isIndex = plain[n] == QLatin1Char('_') && n > 0 && n + 1 < plain.size() && plain[n - 1].isUpper();
    if (isIndex) {
      markup += QLatin1Char('_');
    } else if (QStringLiteral("*_^~#").contains(plain[n])) {
      markup += QLatin1Char('\\');
      markup += plain[n];
    } else {
      markup += plain[n];
    }
  }
  return markup;
}

}  // namespace tilewise
