// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A published result and what this program has to say to it: the printed figures, and beside them those that are
/// computed here for the same setting. Every figure knows of which kind it is.

#include <cstdint>
#include <optional>

#include <QByteArray>
#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>

#include "app/models/outlier_errors.h"
#include "core/files/published.h"

namespace tilewise {

enum class FigureKind : std::uint8_t {
  Printed,     ///< as the text has it
  Recomputed,  ///< arithmetic on printed figures
  Model,       ///< closed forms for the setting
  Measured,    ///< run here
};
QString kindText(FigureKind kind);  ///< "printed", "recomputed", "model", "measured here"

enum class Verdict : std::uint8_t { None, Agrees, Note, Differs };
QString verdictText(Verdict verdict);  ///< "", "agrees", "note", "differs"

/// How a value stands to a printed figure: Agrees where it rounds to the printed digits, Note within a tenth, else
/// Differs; None where the cell has no number.
Verdict verdictOn(double value, const PublishedCell& printed);

struct PageCell {
  QString text;
  Verdict verdict = Verdict::None;

  bool operator==(const PageCell&) const = default;
};

struct PageColumn {
  FigureKind kind = FigureKind::Printed;
  QString source;  ///< the text, or the algorithm and what was assumed
  QString title;   ///< with its unit
  QList<PageCell> cells;
};

struct PageTable {
  QString rowsTitle;
  QStringList rows;
  QList<PageColumn> columns;  ///< one cell a row each
};

struct Remark {
  Verdict verdict = Verdict::None;
  QString text;
};

enum class SeriesLook : std::uint8_t { Standard, Fa1, Fa2, Other };

struct PageSeries {
  QString name;
  FigureKind kind = FigureKind::Printed;  ///< printed and measured figures are marks, computed ones a line
  SeriesLook look = SeriesLook::Other;
  QList<QPointF> points;
  bool steps = false;  ///< level from each point to the next
};

/// A level across the whole chart.
struct PageLevel {
  QString name;
  FigureKind kind = FigureKind::Printed;
  SeriesLook look = SeriesLook::Other;
  double value = 0;
};

struct PageChart {
  QString title;
  QString unit;  ///< of the upright axis: "GB, log scale"
  QString xTitle;
  QString words;  ///< one sentence below, and for those who cannot see it
  QList<double> xTicks;
  bool isLogX = true;
  bool isLogY = true;
  QList<PageSeries> series;
  QList<PageLevel> levels;
};

struct PublishedPage {
  PageTable table;
  QList<Remark> remarks;
  std::optional<PageChart> chart;
  Verdict verdict = Verdict::None;
  QString verdictWords;       ///< "reproduced", "quoted, not reproduced here"
  bool isMeasurable = false;  ///< runOutliers() adds figures
};

/// Cost: some ms at most.
PublishedPage publishedPage(const PublishedResult& result, const std::optional<OutlierErrors>& measured = {});

/// The table as text: tab-separated, the first two lines the kind with the source and the title of each column.
QString tableText(const PageTable& table);
/// One line a cell that has a figure: result,row,column,kind,source,figure,verdict.
QByteArray publishedCsv(const PublishedResult& result, const PublishedPage& page);

}  // namespace tilewise
