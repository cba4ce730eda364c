// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The step's equation with the numbers of one row in it: five lines at every stage of a tile, so that they keep their
/// places while the run goes on.

#include <optional>

#include <QList>
#include <QString>

#include "app/views/inspector/equation_line.h"
#include "app/views/inspector/row_numbers.h"
#include "core/trace/event.h"

namespace tilewise {

struct RowEquation {
  QString title;  ///< "Row 414"
  QString note;   ///< markup; in plain words why there is less to compute than usual; often empty
  QList<EquationLine> lines;

  bool operator==(const RowEquation&) const = default;
};

/// event: kind of the event that led to the state; absent when the state is not the present one.
/// label: what real data call the row, or empty.
RowEquation rowEquation(const RowNumbers& numbers, TileStage stage, std::optional<EventKind> event,
                        const QString& label = {});

/// With a question mark in the place of what the next event will compute.
RowEquation withoutNext(RowEquation equation);

/// The lines with numbers as a LaTeX "aligned" block; empty when no line has any.
QString latexText(const RowEquation& equation, const QString& heading);

}  // namespace tilewise
