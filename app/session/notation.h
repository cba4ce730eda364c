// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How the screen writes what papers write differently: the letter of the length, where blocks are counted from, what
/// amounts of traffic are given in. One choice for the whole program, as the language is; files and the command line
/// never follow it.

#include <cstdint>

#include <QString>

#include "core/problem/problem.h"

namespace tilewise {

enum class Amounts : std::uint8_t {
  Values,
  Bytes,
  MultiplesOfTd,  ///< of T_q d_k, the size of Q
};

struct Notation {
  bool lengthIsN = false;    ///< N, as FlashAttention's papers write it; else T
  bool blocksFrom1 = false;  ///< as papers count; else from 0, as programs do
  Amounts amounts = Amounts::Values;

  bool operator==(const Notation&) const = default;
};

/// Thread: GUI, here and below.
const Notation& notation();
/// Whoever shows something shows it anew afterwards.
void setNotation(const Notation& notation);

/// "T" or "N".
QString lengthLetter();
/// A text or markup whose lengths are written T, Tq, Tk, T_q, T_k or Td, with the letter that was chosen.
QString withLength(QString text);

/// A block's number as it is shown; the number itself everywhere else.
std::int64_t shownBlock(std::int64_t block);

/// What one Td is for a problem. Units: values.
double valuesOfTd(const Problem& problem);

}  // namespace tilewise
