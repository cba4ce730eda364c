// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The pieces that an equation is written with, for the screen and for LaTeX at once.

#include <QList>
#include <QString>

#include "app/views/inspector/printed_formula.h"

namespace tilewise {

struct Term {
  QString screen;  ///< markup of MathText
  QString latex;

  Term& operator+=(const Term& other);
};

Term operator+(Term a, const Term& b);

Term numberTerm(const PrintedNumber& number);

/// "(−1.298, 1.605, …)"; a single number stands without brackets. isCut: the vector goes on.
Term vectorTerm(const QList<PrintedNumber>& numbers, bool isCut);

/// A word that stands upright in a formula.
Term wordTerm(const QString& word);

// The symbols.
Term symbolM();
Term symbolMNew();
Term symbolFactor();
Term symbolRowSum();
Term symbolOutput();      ///< Õ
Term symbolNormalised();  ///< O
Term symbolLse();
Term symbolScores();          ///< S
Term symbolWeights();         ///< P̃
Term symbolWeightedValues();  ///< P̃V
Term symbolTileMaximum();     ///< m̃, FA-1
Term symbolTileFactor();      ///< g, FA-1: of the tile at hand
Term symbolD();
Term symbolGradient(const QString& letter);  ///< dS, dQ, ...
Term symbolTimes();           ///< with spaces round it

}  // namespace tilewise
