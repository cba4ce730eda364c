// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The equation of the selected row, with a button that copies it and one that leads to the row's history.

#include <QWidget>

#include "app/views/inspector/equation_layout.h"
#include "app/views/inspector/row_equation.h"
#include "app/views/look/look.h"

class QToolButton;

namespace tilewise {

class RowPanel : public QWidget {
  Q_OBJECT

 public:
  /// hasHistory: a button leads to the history of the row.
  explicit RowPanel(QWidget* parent = nullptr, bool hasHistory = false);

  void setLook(const Look& look);
  void setEquation(RowEquation equation);
  const RowEquation& equation() const { return m_equation; }

  /// Lays everything out and takes the size that this needs.
  void layOut(double width);
  /// The least height, so that what stands above keeps its size while lines come and go.
  double usualHeight() const;

 signals:
  void latexWanted();
  void historyWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double titleHeight() const;

  Look m_look;
  RowEquation m_equation;
  EquationLayout m_layout;
  QList<MathText> m_note;
  QToolButton* m_historyButton;
  QToolButton* m_latexButton;
};

}  // namespace tilewise
