// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/base/expected.h"

namespace tilewise::testing {

/// The error's code, or "value" when there is none: what tests compare.
template <class T>
QString codeOf(const Expected<T>& result) {
  if (result) return QStringLiteral("value");
  const auto code = name(result.error().code);
  return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

/// The error's line, or nothing.
template <class T>
QString lineOf(const Expected<T>& result) {
  return result ? QString() : QString::fromStdString(describe(result.error()));
}

}  // namespace tilewise::testing
