// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A problem as a person writes it, and what that means: settings, or for each wrong field what is wrong with it.

#include <cstdint>
#include <map>

#include <QString>

#include "core/base/error.h"
#include "core/problem/problem.h"

namespace tilewise {

/// The fields in which a number is written.
enum class ProblemField : std::uint8_t { Tq, Tk, dk, dv, Br, Bc, Scale, Seed, Sram };

struct ProblemTexts {
  std::map<ProblemField, QString> numbers;  ///< without Scale: 1/sqrt(dk); without Sram: the device's
  bool causal = false;
  Alignment alignment = Alignment::TopLeft;
  ElementType elementType = ElementType::Fp16;
  Precision precision = Precision::Float32;
  InputKind inputKind = InputKind::Normal;
  QString device;  ///< empty where Sram takes its place

  bool operator==(const ProblemTexts&) const = default;
};

ProblemTexts textsOf(const ProblemSettings& settings);

struct ProblemReading {
  ProblemSettings settings;              ///< usable when nothing is wrong
  std::map<ProblemField, Error> errors;  ///< one for each wrong field; its value is what was written

  bool isValid() const { return errors.empty(); }
};

/// Reads what was written. Thousands may be set apart by commas or spaces. Never fails; wrong fields are reported all
/// at once.
ProblemReading readProblem(const ProblemTexts& texts);

}  // namespace tilewise
