// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/run_history.h"

#include <utility>

namespace tilewise {

void RunHistory::leave(Visit visit) {
  m_future.clear();
  m_past.push_back(std::move(visit));
  if (m_past.size() > Most) m_past.pop_front();
}

void RunHistory::undo(Visit present) {
  m_future.push_back(std::move(present));
  m_past.pop_back();
}

void RunHistory::redo(Visit present) {
  m_past.push_back(std::move(present));
  m_future.pop_back();
}

}  // namespace tilewise
