// SPDX-License-Identifier: MIT
#include "core/tiling/tile_grid.h"

namespace tilewise {

TileGrid::TileGrid(const Problem& problem)
    : m_Tq(problem.Tq()),
      m_Tk(problem.Tk()),
      m_Br(problem.Br()),
      m_Bc(problem.Bc()),
      m_nr((m_Tq + m_Br - 1) / m_Br),
      m_nc((m_Tk + m_Bc - 1) / m_Bc),
      m_mask(problem) {}

}  // namespace tilewise
