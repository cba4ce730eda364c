// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What has moved so far, tensor by tensor, in bytes.

#include <cstdint>

#include <QList>
#include <QString>

#include "app/views/look/theme.h"
#include "core/trace/totals.h"

namespace tilewise {

struct TensorBytes {
  QString name;  ///< markup: "*Q*", "*m*, *l*"
  TensorHue hue = TensorHue::Q;
  bool isGradient = false;
  std::int64_t bytes = 0;

  bool operator==(const TensorBytes&) const = default;
};

/// Those that the whole pass moves, in the order in which the loops bring them: what is outside first. m and l are
/// told as one.
QList<TensorBytes> tensorBytes(const Totals& soFar, const Totals& whole, ElementType modelled, bool keysFirst);

}  // namespace tilewise
