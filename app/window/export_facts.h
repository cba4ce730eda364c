// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>

#include <QSize>
#include <QString>

#include "app/session/run.h"

namespace tilewise {

/// What is written.
enum class ExportKind : std::uint8_t { Picture, Pictures, Animation, Events, Counters, Arrays };

/// What there is to be exported.
struct ExportFacts {
  std::shared_ptr<const Run> run;
  qint64 position = 0;  ///< that is shown
  QSize window;

  /// The positions there are.
  qint64 first() const { return run->countersOnly() ? last() : 0; }
  qint64 last() const { return run->trace->eventCount(); }
};

}  // namespace tilewise
