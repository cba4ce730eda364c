// SPDX-License-Identifier: MIT
#pragma once

/// Writes into a BlockState what an event brought, with looks at the machine that executed it.

#include "core/attention/strip_machine.h"
#include "core/replay/block_state.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

class StateWriter {
 public:
  explicit StateWriter(const TileGrid& grid) : m_grid(grid) {}

  BlockState& state() { return m_state; }
  const BlockState& state() const { return m_state; }

  void clear() { m_state = {}; }
  /// A strip begins; `shown` is its tile that will be looked at: only its blocks are worth copying.
  void beginStrip(const Strip& strip, std::optional<TileIndex> shown);
  /// The position that will be looked at: its tile, and whether it stands among the events of whole rows.
  void setShown(std::optional<TileIndex> shown, bool amongRows) {
    m_shown = shown;
    m_showsRows = amongRows;
  }
  /// Before an event is executed. `found` gives the sums that a tile finds, when it begins.
  template <class Found>
  void before(const Event& event, const StripMachine& machine, Found found) {
    if (enters(event)) {
      enterTile(event);
      if (isShown()) m_state.before = found();
    }
    if (event.kind == EventKind::Normalised) m_undivided = machine.look(Look::Output);
  }
  void after(const Event& event, const EventFigures& figures, const StripMachine& machine);

  /// The undivided output of FA-2's row block, once O has taken its place.
  const Matrix<double>& undivided() const { return m_undivided; }

 private:
  bool enters(const Event& event) const { return event.i && event.j && (event.i != m_state.i || event.j != m_state.j); }
  void enterTile(const Event& event);
  bool isShown() const;
  void enterLoads(const Event& event);
  void noteLoad(Tensor tensor, const StripMachine& machine);
  void noteStore(Tensor tensor, const StripMachine& machine);
  void noteForward(EventKind kind, const StripMachine& machine);
  void noteBackward(EventKind kind, const StripMachine& machine);
  void noteResidents(EventKind kind, const StripMachine& machine);

  const TileGrid& m_grid;
  BlockState m_state;
  std::optional<TileIndex> m_shown;
  bool m_showsRows = false;  ///< whole rows are worth copying: 64 x 65,536 values are 34 MB
  Matrix<double> m_undivided;
};

}  // namespace tilewise
