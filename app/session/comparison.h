// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Several passes side by side, moved by one mark: so many steps, tiles or bytes. Each stands at its last whole event
/// that is not
/// beyond the mark. By rule, from their traces alone; forwards and backwards alike.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/trace/trace.h"

namespace tilewise {

/// What the mark counts.
enum class AlignBy : std::uint8_t {
  Step,   ///< events
  Tile,   ///< tiles that are done: visited and left, in each loop or pass that visits them
  Bytes,  ///< moved between HBM and SRAM
};

/// Where a move of the mark stops.
enum class MarkStop : std::uint8_t {
  Event,  ///< that changes what the mark counts: a step, the end of a tile, a load or store
  Tile,   ///< the end of a tile
  Block,  ///< the end of a row or column block
};

/// One pass that is compared. Copies share what it holds.
class ComparedPass {
 public:
  /// Cost: that of the strips, not of the events.
  explicit ComparedPass(std::shared_ptr<const Trace> trace);

  const std::shared_ptr<const Trace>& trace() const { return m_trace; }
  const Problem& problem() const { return m_trace->schedule().problem(); }
  Pass pass() const { return m_trace->schedule().pass(); }

  std::int64_t steps() const { return m_trace->eventCount(); }
  /// Of the whole pass.
  std::int64_t amount(AlignBy by) const;
  /// After `position` events. Range: 0 <= position <= steps().
  std::int64_t amountAt(AlignBy by, std::int64_t position) const;
  /// Of tiles: the end of the mark-th. At 0 it has not begun; from its whole amount on it is at its end.
  std::int64_t positionAt(AlignBy by, std::int64_t mark) const;

 private:
  struct Before {
    std::int64_t tiles = 0;
    std::int64_t bytes = 0;
  };
  bool isTileDone(const Event& event) const;
  std::int64_t bytesOf(const Event& event) const;
  /// The strip in which what `member` counts passes from at most `atMost` to more.
  std::int64_t stripOf(std::int64_t Before::*member, std::int64_t atMost) const;

  std::shared_ptr<const Trace> m_trace;
  std::shared_ptr<const std::vector<Before>> m_before;  ///< each strip, and after the last
};

class Comparison {
 public:
  Comparison() = default;
  explicit Comparison(std::vector<ComparedPass> passes, AlignBy by = AlignBy::Bytes);

  const std::vector<ComparedPass>& passes() const { return m_passes; }
  std::size_t size() const { return m_passes.size(); }
  AlignBy alignment() const { return m_by; }
  /// Lets the mark count something else. The last pass that is under way stays where it is.
  void align(AlignBy by);

  /// Range: 0 to end(), which is where the longest pass ends.
  std::int64_t mark() const { return m_mark; }
  std::int64_t end() const;
  /// Clamped.
  void setMark(std::int64_t mark);
  /// Where a pass stands: after that many of its events.
  std::int64_t position(std::size_t pass) const { return m_positions[pass]; }
  bool isFinished(std::size_t pass) const { return m_positions[pass] == m_passes[pass].steps(); }
  bool areAllFinished() const;

  /// The nearest mark beyond (+1) or before (-1) the present one at which one of the passes comes to such a stop; its
  /// end and its
  /// beginning are stops too. Absent: there is none.
  std::optional<std::int64_t> nextMark(MarkStop stop, int direction) const;

 private:
  std::optional<std::int64_t> stopAfter(std::size_t pass, const Trace::Wanted& wanted) const;
  std::int64_t stopBefore(std::size_t pass, const Trace::Wanted& wanted) const;

  std::vector<ComparedPass> m_passes;
  AlignBy m_by = AlignBy::Bytes;
  std::int64_t m_mark = 0;
  std::vector<std::int64_t> m_positions;
};

}  // namespace tilewise
