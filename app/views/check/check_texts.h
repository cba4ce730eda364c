// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The words of the Check workspace.

#include <QList>
#include <QString>

#include "app/session/check_job.h"
#include "app/views/check/check_mark.h"

namespace tilewise {

/// A line of the checks.
struct CheckRow {
  CheckMark mark = CheckMark::Waiting;
  QString name;     ///< "O", "Finite differences"
  QString figures;  ///< "largest 6.4e−7, RMS 2.7e−8"
  QString where;    ///< "worst at (71, 8)"; empty: the figures stand at the right
  bool beginsGroup = false;

  bool operator==(const CheckRow&) const = default;
};

/// "float32 engine against float64 naive attention"
QString checksHeading(const Problem& problem);
QList<CheckRow> checkRows(const CheckJob& job);
/// "8 checks passed, 1 note"; what is under way or was not run is told too.
QString checksSummary(const QList<CheckRow>& rows);
/// The mark before it: wrong when one is, waiting as long as one is, else passed, unless none was run.
CheckMark checksMark(const QList<CheckRow>& rows);

/// A line of the faults.
struct FaultRow {
  CheckMark mark = CheckMark::Waiting;
  QString title;  ///< in the markup of MathText, as is the line
  QString line;   ///< "512 of 1,024 rows wrong, largest error 0.462"

  bool operator==(const FaultRow&) const = default;
};
FaultRow faultRow(Fault fault, const FaultFinding& finding, std::int64_t flops);

/// A figure under the picture.
struct FaultNumber {
  QString value;    ///< "8 of 72"
  QString caption;  ///< "visited tiles lost"

  bool operator==(const FaultNumber&) const = default;
};
/// Five; none without a report.
QList<FaultNumber> faultNumbers(const FaultFinding& finding);

/// "64 tiles computed, 8 lost"
QString tilesText(const BrokenTileCounts& tiles);
/// "0.462"; "∞" and "NaN" where a number is none.
QString faultFigure(double value);

/// A plain text of the gallery in the markup of MathText: "B_r" has its index, a minus its length.
QString galleryMarkup(std::string_view text);

}  // namespace tilewise
