// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The equation of the selected row, large: as many of its lines as have room, those of the step at hand first; a little smaller where
/// these would not all have it.

#include <QWidget>

#include "app/views/inspector/equation_layout.h"
#include "app/views/inspector/row_equation.h"
#include "app/views/look/look.h"

namespace tilewise {

/// The lines that a height has room for: what the step at hand has changed stays, then what comes right before and after
/// it. At least one line.
QList<EquationLine> linesThatFit(const QList<EquationLine>& lines, double width, double height, const Metrics& metrics);

class PresenterEquation : public QWidget {
  Q_OBJECT

 public:
  explicit PresenterEquation(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setEquation(const RowEquation& equation);
  const RowEquation& equation() const { return m_equation; }
  /// Those that are seen.
  const QList<EquationLine>& shownLines() const { return m_lines; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut();
  double titleHeight() const;

  Look m_look;
  RowEquation m_equation;
  QList<EquationLine> m_lines;
  EquationLayout m_layout;
  QList<MathText> m_note;
};

}  // namespace tilewise
