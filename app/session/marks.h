// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a person has marked in the run at hand: positions with names, and tiles at which a run stops.

#include <optional>
#include <vector>

#include <QObject>

#include "core/files/session_file.h"

namespace tilewise {

class Session;
struct Run;

class Marks : public QObject {
  Q_OBJECT

 public:
  /// Where the problem changes but not what is looked at, marks stay at the same places (same_place.h).
  explicit Marks(Session& session, QObject* parent = nullptr);

  /// By position; at most one a position.
  const std::vector<Bookmark>& bookmarks() const { return m_bookmarks; }
  /// In the order in which they were set.
  const std::vector<TileIndex>& stops() const { return m_stops; }

  /// Adds a bookmark, or renames the one that is there. The name is cut to what a session file takes.
  void setBookmark(qint64 position, const QString& name);
  void removeBookmark(qint64 position);
  /// The bookmark at a position; null when there is none.
  const Bookmark* bookmarkAt(qint64 position) const;
  /// The nearest bookmark before (direction < 0) or after a position.
  std::optional<qint64> nextBookmark(qint64 position, int direction) const;

  void toggleStop(TileIndex tile);
  bool isStop(TileIndex tile) const;

  /// Takes what a session file has. Requires: positions and tiles of the run at hand.
  void set(std::vector<Bookmark> bookmarks, std::vector<TileIndex> stops);
  void clear() { set({}, {}); }
  /// Takes the marks over into another run, before the session takes it.
  void carryTo(const Run& next);

 signals:
  void changed();

 private:
  Session& m_session;
  std::vector<Bookmark> m_bookmarks;
  std::vector<TileIndex> m_stops;
};

}  // namespace tilewise
