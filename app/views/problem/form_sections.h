// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The sections of the problem form, each in a file of its own.

#include "app/views/problem/form_section.h"

namespace tilewise {

FormSection* makeAlgorithmSection(QWidget* parent);   ///< algorithm, pass, order of the backward pass
FormSection* makeWaySection(QWidget* parent);         ///< the same, of a pass that is given
FormSection* makeSizeSection(QWidget* parent);        ///< tokens and widths
FormSection* makeBlockSection(QWidget* parent);       ///< rows of a block
FormSection* makeHeadSection(QWidget* parent);        ///< batch, heads, and the head that is stepped
FormSection* makeMaskSection(QWidget* parent);        ///< causal and its alignment
FormSection* makeSparseSection(QWidget* parent);      ///< window, documents, block mask
FormSection* makeScoreSection(QWidget* parent);       ///< soft cap, ALiBi, dropout
FormSection* makeArithmeticSection(QWidget* parent);  ///< precision, element type, storage, scale
FormSection* makeDataSection(QWidget* parent);        ///< made-up data, seed, device

}  // namespace tilewise
