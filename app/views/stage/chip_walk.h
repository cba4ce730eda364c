// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Walks through the events of a strip and keeps what the boxes on chip hold.

#include "app/views/stage/stage_scene.h"

namespace tilewise {

class ChipWalk {
 public:
  /// Writes into the parts of the scene that follow from the events of one strip.
  ChipWalk(const StageFacts& facts, StageScene& scene);

  void take(const Event& event);

 private:
  BoxState& box(OnChipBox which) { return m_scene.boxes[static_cast<std::size_t>(which)]; }
  /// Of a box before or while it holds the blocks at hand; FA-1's new statistics stand beside the old ones.
  QString nameOf(OnChipBox which, std::optional<std::int64_t> i, std::optional<std::int64_t> j) const;
  void drop(OnChipBox which);
  /// Something is in the box from now on, of the blocks at hand.
  void fill(OnChipBox which, const QString& name = {});
  void change(OnChipBox which) { box(which).changed = true; }
  void put(OnChipBox which, const QString& name = {}) {
    fill(which, name);
    change(which);
  }
  void addPart(OnChipBox which, std::int64_t all);
  void enterTile(TileIndex tile);
  void beginBlock(const Event& event);
  void load(const Event& event);
  void putOutputFirst();
  void store(const Event& event);
  void forward(const Event& event);
  void backward(const Event& event);
  void holdUsed(const Event& event);

  const StageFacts& m_facts;
  StageScene& m_scene;
  std::optional<std::int64_t> m_i, m_j;  ///< blocks at hand: those of the last event that had them
  std::optional<TileIndex> m_tile;
  std::array<bool, 16> m_resident{};  ///< boxes that stay until the strip's end
  std::array<bool, TensorCount> m_residentTensor{};
};

/// The box that a tensor's block goes into or comes from; Q's where O has none (row terms).
OnChipBox boxOf(Tensor tensor, bool load, const StageFacts& facts);

}  // namespace tilewise
