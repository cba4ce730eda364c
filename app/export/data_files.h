// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The files of a DataRequest, as they are written on the way.

#include <atomic>

#include "app/export/data_job.h"
#include "app/export/unfinished_files.h"

namespace tilewise {

/// Shared between the one who writes and the one who watches.
struct DataWatch {
  std::atomic<bool> cancel{false};
  std::atomic<qint64> done{0};
  std::atomic<qint64> all{0};
};

/// Requires: files.begin() has been called. Errors: Cancelled, FileUnwritable, those of runInOrder(). Thread: any; takes
/// its time.
[[nodiscard]] Expected<void> writeData(const DataRequest& request, const Run& run, const UnfinishedFiles& files,
                                       DataWatch& watch);

}  // namespace tilewise
