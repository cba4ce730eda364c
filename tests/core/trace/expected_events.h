// SPDX-License-Identifier: MIT
#pragma once

/// The events of a run as the loops of docs/algorithms.md state them, written down a second time and without the
/// engine's schedule, grid or mask.

#include <algorithm>
#include <vector>

#include "core/problem/problem.h"
#include "core/trace/event.h"

namespace tilewise::testing {

class ExpectedEvents {
 public:
  explicit ExpectedEvents(const ProblemSettings& settings)
      : s(settings), nr((s.Tq + s.Br - 1) / s.Br), nc((s.Tk + s.Bc - 1) / s.Bc) {}

  std::vector<Event> list() {
    events.clear();
    switch (s.algorithm) {
      case Algorithm::Standard: standard(); break;
      case Algorithm::FlashAttention1: fa1(); break;
      case Algorithm::FlashAttention2: fa2(); break;
    }
    return events;
  }

 private:
  void fa2() {
    for (I i = 0; i < nr; ++i) {
      add(EventKind::RowBlockBegin, i, None);
      bool visited = false;
      for (I j = 0; j < nc; ++j) visited = visited || visible(i, j) > 0;
      if (visited) move(EventKind::Load, i, None, Tensor::Q, i, rows(i) * s.dk);
      for (I j = 0; j < nc; ++j) {
        if (visible(i, j) == 0) {
          skip(i, j);
          continue;
        }
        move(EventKind::Load, i, j, Tensor::K, j, keys(j) * s.dk);
        move(EventKind::Load, i, j, Tensor::V, j, keys(j) * s.dv);
        tile(i, j, rows(i));
      }
      add(EventKind::Normalised, i, None).rowsWithoutKeys = blindRows(i);
      add(EventKind::LseWritten, i, None).rowsWithoutKeys = blindRows(i);
      move(EventKind::Store, i, None, Tensor::O, i, rows(i) * s.dv);
      move(EventKind::Store, i, None, Tensor::lse, i, rows(i));
      add(EventKind::RowBlockEnd, i, None);
    }
  }

  void fa1() {
    for (I j = 0; j < nc; ++j) {
      add(EventKind::ColumnBlockBegin, None, j);
      bool visited = false;
      for (I i = 0; i < nr; ++i) visited = visited || visible(i, j) > 0;
      if (visited) move(EventKind::Load, None, j, Tensor::K, j, keys(j) * s.dk);
      if (visited) move(EventKind::Load, None, j, Tensor::V, j, keys(j) * s.dv);
      for (I i = 0; i < nr; ++i) {
        if (visible(i, j) == 0) {
          skip(i, j);
          continue;
        }
        move(EventKind::Load, i, j, Tensor::Q, i, rows(i) * s.dk);
        move(EventKind::Load, i, j, Tensor::O, i, rows(i) * s.dv);
        move(EventKind::Load, i, j, Tensor::m, i, rows(i));
        move(EventKind::Load, i, j, Tensor::l, i, rows(i));
        tile(i, j, 2 * rows(i));
        add(EventKind::Normalised, i, j).rowsWithoutKeys = blindRows(i);
        move(EventKind::Store, i, j, Tensor::O, i, rows(i) * s.dv);
        move(EventKind::Store, i, j, Tensor::m, i, rows(i));
        move(EventKind::Store, i, j, Tensor::l, i, rows(i));
      }
      add(EventKind::ColumnBlockEnd, None, j);
    }
  }

  void standard() {
    for (I j = 0; j < nc; ++j) move(EventKind::Load, None, j, Tensor::K, j, keys(j) * s.dk);
    for (I i = 0; i < nr; ++i) {
      add(EventKind::RowBlockBegin, i, None);
      move(EventKind::Load, i, None, Tensor::Q, i, rows(i) * s.dk);
      for (I j = 0; j < nc; ++j) {
        add(EventKind::ScoreProduct, i, j).flops = 2 * rows(i) * keys(j) * s.dk;
        move(EventKind::Store, i, j, Tensor::S, i * nc + j, rows(i) * keys(j));
      }
      add(EventKind::RowBlockEnd, i, None);
    }
    for (I i = 0; i < nr; ++i) {
      add(EventKind::RowBlockBegin, i, None);
      for (I j = 0; j < nc; ++j) move(EventKind::Load, i, j, Tensor::S, i * nc + j, rows(i) * keys(j));
      I seen = 0;
      for (I j = 0; j < nc; ++j) seen += visible(i, j);
      if (seen < rows(i) * s.Tk) add(EventKind::MaskApplied, i, None).masked = rows(i) * s.Tk - seen;
      add(EventKind::RunningMaxUpdated, i, None);
      add(EventKind::Exponentiated, i, None).exponentials = rows(i) * s.Tk;
      add(EventKind::Normalised, i, None).rowsWithoutKeys = blindRows(i);
      for (I j = 0; j < nc; ++j) move(EventKind::Store, i, j, Tensor::P, i * nc + j, rows(i) * keys(j));
      add(EventKind::RowBlockEnd, i, None);
    }
    for (I j = 0; j < nc; ++j) move(EventKind::Load, None, j, Tensor::V, j, keys(j) * s.dv);
    for (I i = 0; i < nr; ++i) {
      add(EventKind::RowBlockBegin, i, None);
      for (I j = 0; j < nc; ++j) {
        move(EventKind::Load, i, j, Tensor::P, i * nc + j, rows(i) * keys(j));
        add(EventKind::Accumulated, i, j).flops = 2 * rows(i) * keys(j) * s.dv;
      }
      move(EventKind::Store, i, None, Tensor::O, i, rows(i) * s.dv);
      add(EventKind::RowBlockEnd, i, None);
    }
  }

  using I = std::int64_t;
  using Maybe = std::optional<I>;
  static constexpr std::nullopt_t None = std::nullopt;

  void tile(I i, I j, I factors) {
    const I all = rows(i) * keys(j), seen = visible(i, j);
    add(EventKind::ScoreProduct, i, j).flops = 2 * all * s.dk;
    if (seen < all) add(EventKind::MaskApplied, i, j).masked = all - seen;
    add(EventKind::RunningMaxUpdated, i, j);
    add(EventKind::Exponentiated, i, j).exponentials = all;
    add(EventKind::Rescaled, i, j).exponentials = factors;
    add(EventKind::Accumulated, i, j).flops = 2 * all * s.dv;
  }

  Event& add(EventKind kind, Maybe i, Maybe j) {
    Event event;
    event.kind = kind;
    event.i = i;
    event.j = j;
    return events.emplace_back(event);
  }
  void skip(I i, I j) { add(EventKind::TileSkipped, i, j).why = SkipReason::Causal; }
  void move(EventKind kind, Maybe i, Maybe j, Tensor tensor, I block, I values) {
    Event& event = add(kind, i, j);
    event.tensor = tensor;
    event.block = block;
    event.values = values;
  }

  I rows(I i) const { return std::min(s.Br, s.Tq - i * s.Br); }
  I keys(I j) const { return std::min(s.Bc, s.Tk - j * s.Bc); }
  bool sees(I r, I t) const { return !s.causal || t <= r + (s.alignment == Alignment::BottomRight ? s.Tk - s.Tq : 0); }
  I visible(I i, I j) const {
    I count = 0;
    for (I r = i * s.Br; r < i * s.Br + rows(i); ++r) {
      for (I t = j * s.Bc; t < j * s.Bc + keys(j); ++t) count += sees(r, t) ? 1 : 0;
    }
    return count;
  }
  /// Rows that see no key see not even the first.
  I blindRows(I i) const {
    I count = 0;
    for (I r = i * s.Br; r < i * s.Br + rows(i); ++r) count += sees(r, 0) ? 0 : 1;
    return count;
  }

  const ProblemSettings& s;
  I nr, nc;
  std::vector<Event> events;
};

}  // namespace tilewise::testing
