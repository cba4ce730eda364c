// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Undo and redo of what is stepped: earlier problems with their places, to be run again. Arrays are shared, not copied.

#include <deque>
#include <vector>

#include "app/session/make_run.h"
#include "core/files/session_file.h"

namespace tilewise {

/// A problem and everything that belongs to its place.
struct Visit {
  RunRequest request;
  qint64 position = 0;
  std::optional<TileIndex> tile;    ///< chosen
  std::optional<std::int64_t> row;  ///< chosen
  std::vector<Bookmark> bookmarks;
  std::vector<TileIndex> stops;
};

class RunHistory {
 public:
  static constexpr std::size_t Most = 100;  ///< the oldest are forgotten

  /// Another run takes the place of this one.
  void leave(Visit visit);
  const Visit* undoable() const { return m_past.empty() ? nullptr : &m_past.back(); }
  const Visit* redoable() const { return m_future.empty() ? nullptr : &m_future.back(); }
  /// The run of undoable() has taken the place of `present`. Requires: undoable().
  void undo(Visit present);
  /// The same forwards. Requires: redoable().
  void redo(Visit present);

 private:
  std::deque<Visit> m_past;
  std::vector<Visit> m_future;
};

}  // namespace tilewise
