// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Writes the lines of one row at one stage of a tile.

#include <optional>

#include <QCoreApplication>
#include <QList>

#include "app/views/inspector/equation_line.h"
#include "app/views/inspector/equation_terms.h"
#include "app/views/inspector/row_numbers.h"
#include "core/trace/event.h"

namespace tilewise {

class EquationWriter {
  Q_DECLARE_TR_FUNCTIONS(EquationWriter)

 public:
  /// event: kind of the event that led to the state; absent when the state is not the present one.
  EquationWriter(const RowNumbers& numbers, TileStage stage, std::optional<EventKind> event);

  /// m', f, l and Õ of a tile that the row sees a key of; FA-1: m', both factors, l and O.
  QList<EquationLine> tileLines();
  /// m, l and Õ as they are, where the tile changes nothing.
  QList<EquationLine> heldLines();
  /// m, l and Õ, and O and lse that come from them. Requires: a stage from Normalised on.
  QList<EquationLine> finishedLines();

 private:
  LineState stateAt(TileStage reached, EventKind by) const;
  void add(const Term& symbol, const QList<Term>& parts, LineState state, const Term& result = {}, bool exact = true) {
    m_lines.append(equationLine(symbol, parts, state, result, exact));
  }

  void newMaximum();
  void factor();
  void scaledSum();
  void scaledOutput();
  void nextSum();
  void summed();
  void accumulated();
  void held();
  void normalised();
  void lse();

  // FA-1.
  void factorOfTile();
  void summedWithBoth();
  void outputWithBoth();

  const RowNumbers& m_numbers;
  TileStage m_stage;
  std::optional<EventKind> m_event;
  bool m_isCut;  ///< vectors have more components than are shown
  QList<EquationLine> m_lines;
};

}  // namespace tilewise
