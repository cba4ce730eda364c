// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A problem as a person writes it, and what that means: settings, or for each wrong field what is wrong with it.

#include <cstdint>
#include <map>

#include <QString>

#include "core/base/error.h"
#include "core/problem/problem.h"

namespace tilewise {

/// The fields in which something is written, in the order in which they are read.
enum class ProblemField : std::uint8_t {
  Tq,
  Tk,
  dk,
  dv,
  Br,
  Bc,
  Batch,
  Heads,
  KvHeads,  ///< empty: as many as query heads
  Head,
  WindowLeft,    ///< empty: unbounded
  WindowRight,   ///< empty: unbounded
  Documents,     ///< lengths, see document_lengths.h; empty: none
  KeyDocuments,  ///< absent or empty: those of the queries
  Scale,         ///< absent: 1/sqrt(dk)
  SoftCap,       ///< empty: none
  Alibi,         ///< slopes; empty: none
  Dropout,       ///< empty: none
  Seed,
  Shuffle,  ///< absent: ascending order
  Sram,     ///< absent: that of the device
};

struct ProblemTexts {
  std::map<ProblemField, QString> written;
  Algorithm algorithm = Algorithm::FlashAttention2;
  bool backward = false;
  BackwardOrder backwardOrder = BackwardOrder::FlashAttention2;
  bool causal = false;
  Alignment alignment = Alignment::TopLeft;
  SharedValue<BlockMask> blockMask;  ///< of any number of tiles: it is carried over to those of the problem
  MaskTiles maskTiles;               ///< for which it was drawn
  ElementType elementType = ElementType::Fp16;
  Precision precision = Precision::Float32;  ///< float32 whatever it says where a storage precision is emulated
  Storage storage = Storage::None;
  InputKind inputKind = InputKind::Normal;
  QString device;  ///< empty where Sram takes its place

  bool operator==(const ProblemTexts&) const = default;
};

ProblemTexts textsOf(const ProblemSettings& settings);

struct ProblemReading {
  ProblemSettings settings;              ///< usable when nothing is wrong
  std::map<ProblemField, Error> errors;  ///< one for each wrong field

  bool isValid() const { return errors.empty(); }
};

/// Reads what was written. Thousands may be set apart by commas or spaces, but not in lists. Never fails; wrong fields
/// are reported all at once; what is wrong only beside other fields is reported when these are right.
ProblemReading readProblem(const ProblemTexts& texts);

}  // namespace tilewise
