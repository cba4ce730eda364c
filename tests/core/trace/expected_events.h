// SPDX-License-Identifier: MIT
#pragma once

/// The events of a pass as the loops of docs/algorithms.md state them, written down a second time and without the
/// engine's schedule, grid or mask.

#include <algorithm>
#include <vector>

#include "core/problem/problem.h"
#include "core/trace/event.h"
#include "tests/core/problem/visible_rule.h"

namespace tilewise::testing {

class ExpectedEvents {
 public:
  explicit ExpectedEvents(const ProblemSettings& settings)
      : s(settings), rule(settings), nr((s.Tq + s.Br - 1) / s.Br), nc((s.Tk + s.Bc - 1) / s.Bc) {}

  /// Key blocks (query blocks, where these are outside) in ascending order: without a shuffle.
  std::vector<Event> list(Pass which) {
    pass = which;
    events.clear();
    if (pass == Pass::Backward) {
      backward();
      return events;
    }
    switch (s.algorithm) {
      case Algorithm::Standard: standard(); break;
      case Algorithm::FlashAttention1: fa1(); break;
      case Algorithm::FlashAttention2: fa2(); break;
    }
    return events;
  }

 private:
  using I = std::int64_t;
  using Maybe = std::optional<I>;
  static constexpr std::nullopt_t None = std::nullopt;

  void fa2() {
    for (I i = 0; i < nr; ++i) {
      add(EventKind::RowBlockBegin, i, None);
      if (rowVisited(i)) move(EventKind::Load, i, None, Tensor::Q, i, rows(i) * s.dk);
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
      if (columnVisited(j)) loadKeys(None, j);
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

  void backward() {
    if (s.algorithm == Algorithm::Standard) {
      standardBackward();
      return;
    }
    if (s.backwardOrder != BackwardOrder::FlashAttention1) rowTerms();
    switch (s.backwardOrder) {
      case BackwardOrder::FlashAttention2: keyBlocksOutside([this](I i, I j) { fa2BackwardTile(i, j); }); break;
      case BackwardOrder::FlashAttention1: keyBlocksOutside([this](I i, I j) { fa1BackwardTile(i, j); }); break;
      case BackwardOrder::QueryOuter: queryBlocksOutside([this](I i, I j) { queryOuterTile(i, j); }); break;
      case BackwardOrder::TwoLoops:
        keyBlocksOutside([this](I i, I j) {
          loadQueries(i, j);
          weightsAgain(i, j);
          product(EventKind::DV, i, j, s.dv);
          scoreGradients(i, j);
          product(EventKind::DK, i, j, s.dk);
        });
        queryBlocksOutside([this](I i, I j) {
          loadKeys(i, j);
          weightsAgain(i, j);
          scoreGradients(i, j);
          product(EventKind::DQAdded, i, j, s.dk);
        });
        break;
    }
  }

  void rowTerms() {
    for (I i = 0; i < nr; ++i) {
      add(EventKind::RowBlockBegin, i, None);
      move(EventKind::Load, i, None, Tensor::dO, i, rows(i) * s.dv);
      move(EventKind::Load, i, None, Tensor::O, i, rows(i) * s.dv);
      add(EventKind::RowTerms, i, None).flops = 2 * rows(i) * s.dv;
      move(EventKind::Store, i, None, Tensor::D, i, rows(i));
      add(EventKind::RowBlockEnd, i, None);
    }
  }

  template <class Tile>
  void keyBlocksOutside(Tile tile) {
    for (I j = 0; j < nc; ++j) {
      add(EventKind::ColumnBlockBegin, None, j);
      if (columnVisited(j)) loadKeys(None, j);
      for (I i = 0; i < nr; ++i) {
        if (visible(i, j) == 0) {
          skip(i, j);
        } else {
          tile(i, j);
        }
      }
      move(EventKind::Store, None, j, Tensor::dK, j, keys(j) * s.dk);
      move(EventKind::Store, None, j, Tensor::dV, j, keys(j) * s.dv);
      add(EventKind::ColumnBlockEnd, None, j);
    }
  }

  template <class Tile>
  void queryBlocksOutside(Tile tile) {
    for (I i = 0; i < nr; ++i) {
      add(EventKind::RowBlockBegin, i, None);
      if (rowVisited(i)) loadQueries(i, None);
      for (I j = 0; j < nc; ++j) {
        if (visible(i, j) == 0) {
          skip(i, j);
        } else {
          tile(i, j);
        }
      }
      move(EventKind::Store, i, None, Tensor::dQ, i, rows(i) * s.dk);
      add(EventKind::RowBlockEnd, i, None);
    }
  }

  void fa2BackwardTile(I i, I j) {
    loadQueries(i, j);
    weightsAgain(i, j);
    product(EventKind::DV, i, j, s.dv);
    scoreGradients(i, j);
    addToDQ(i, j);
    product(EventKind::DK, i, j, s.dk);
  }

  void fa1BackwardTile(I i, I j) {
    move(EventKind::Load, i, j, Tensor::Q, i, rows(i) * s.dk);
    move(EventKind::Load, i, j, Tensor::O, i, rows(i) * s.dv);
    move(EventKind::Load, i, j, Tensor::dO, i, rows(i) * s.dv);
    move(EventKind::Load, i, j, Tensor::m, i, rows(i));
    move(EventKind::Load, i, j, Tensor::l, i, rows(i));
    weightsAgain(i, j);
    product(EventKind::DV, i, j, s.dv);
    product(EventKind::DP, i, j, s.dv);
    add(EventKind::RowTerms, i, j).flops = 2 * rows(i) * s.dv;
    add(EventKind::DS, i, j);
    addToDQ(i, j);
    product(EventKind::DK, i, j, s.dk);
  }

  void queryOuterTile(I i, I j) {
    loadKeys(i, j);
    weightsAgain(i, j);
    move(EventKind::Load, i, j, Tensor::dV, j, keys(j) * s.dv);
    product(EventKind::DV, i, j, s.dv);
    move(EventKind::Store, i, j, Tensor::dV, j, keys(j) * s.dv);
    scoreGradients(i, j);
    product(EventKind::DQAdded, i, j, s.dk);
    move(EventKind::Load, i, j, Tensor::dK, j, keys(j) * s.dk);
    product(EventKind::DK, i, j, s.dk);
    move(EventKind::Store, i, j, Tensor::dK, j, keys(j) * s.dk);
  }

  void standardBackward() {
    for (I i = 0; i < nr; ++i) move(EventKind::Load, i, None, Tensor::dO, i, rows(i) * s.dv);
    gradientColumns(Tensor::P, EventKind::DV, Tensor::dV, s.dv);
    for (I j = 0; j < nc; ++j) move(EventKind::Load, None, j, Tensor::V, j, keys(j) * s.dv);
    for (I i = 0; i < nr; ++i) {
      add(EventKind::RowBlockBegin, i, None);
      move(EventKind::Load, i, None, Tensor::dO, i, rows(i) * s.dv);
      for (I j = 0; j < nc; ++j) {
        product(EventKind::DP, i, j, s.dv);
        moveTile(EventKind::Store, i, j, Tensor::dP);
      }
      add(EventKind::RowBlockEnd, i, None);
    }
    for (I i = 0; i < nr; ++i) {
      add(EventKind::RowBlockBegin, i, None);
      for (I j = 0; j < nc; ++j) {
        moveTile(EventKind::Load, i, j, Tensor::P);
        moveTile(EventKind::Load, i, j, Tensor::dP);
      }
      add(EventKind::RowTerms, i, None).flops = 2 * rows(i) * s.Tk;
      add(EventKind::DS, i, None);
      for (I j = 0; j < nc; ++j) moveTile(EventKind::Store, i, j, Tensor::dS);
      add(EventKind::RowBlockEnd, i, None);
    }
    for (I j = 0; j < nc; ++j) move(EventKind::Load, None, j, Tensor::K, j, keys(j) * s.dk);
    for (I i = 0; i < nr; ++i) {
      add(EventKind::RowBlockBegin, i, None);
      for (I j = 0; j < nc; ++j) {
        moveTile(EventKind::Load, i, j, Tensor::dS);
        product(EventKind::DQAdded, i, j, s.dk);
      }
      move(EventKind::Store, i, None, Tensor::dQ, i, rows(i) * s.dk);
      add(EventKind::RowBlockEnd, i, None);
    }
    for (I i = 0; i < nr; ++i) move(EventKind::Load, i, None, Tensor::Q, i, rows(i) * s.dk);
    gradientColumns(Tensor::dS, EventKind::DK, Tensor::dK, s.dk);
  }

  /// dV_j from P, dK_j from dS.
  void gradientColumns(Tensor matrix, EventKind kind, Tensor gradient, I width) {
    for (I j = 0; j < nc; ++j) {
      add(EventKind::ColumnBlockBegin, None, j);
      for (I i = 0; i < nr; ++i) {
        moveTile(EventKind::Load, i, j, matrix);
        product(kind, i, j, width);
      }
      move(EventKind::Store, None, j, gradient, j, keys(j) * width);
      add(EventKind::ColumnBlockEnd, None, j);
    }
  }

  void weightsAgain(I i, I j) {
    scoreAndMask(i, j);
    add(EventKind::WeightsRecomputed, i, j).exponentials = rows(i) * keys(j);
  }
  void scoreGradients(I i, I j) {
    product(EventKind::DP, i, j, s.dv);
    add(EventKind::DS, i, j);
  }
  void addToDQ(I i, I j) {
    move(EventKind::Load, i, j, Tensor::dQ, i, rows(i) * s.dk);
    product(EventKind::DQAdded, i, j, s.dk);
    move(EventKind::Store, i, j, Tensor::dQ, i, rows(i) * s.dk);
  }
  void loadQueries(I i, Maybe j) {
    move(EventKind::Load, i, j, Tensor::Q, i, rows(i) * s.dk);
    move(EventKind::Load, i, j, Tensor::dO, i, rows(i) * s.dv);
    move(EventKind::Load, i, j, Tensor::lse, i, rows(i));
    move(EventKind::Load, i, j, Tensor::D, i, rows(i));
  }
  void loadKeys(Maybe i, I j) {
    move(EventKind::Load, i, j, Tensor::K, j, keys(j) * s.dk);
    move(EventKind::Load, i, j, Tensor::V, j, keys(j) * s.dv);
  }

  void tile(I i, I j, I factors) {
    scoreAndMask(i, j);
    add(EventKind::RunningMaxUpdated, i, j);
    add(EventKind::Exponentiated, i, j).exponentials = rows(i) * keys(j);
    add(EventKind::Rescaled, i, j).exponentials = factors;
    product(EventKind::Accumulated, i, j, s.dv);
  }
  void scoreAndMask(I i, I j) {
    const I all = rows(i) * keys(j), seen = visible(i, j);
    product(EventKind::ScoreProduct, i, j, s.dk);
    if (seen < all) add(EventKind::MaskApplied, i, j).masked = all - seen;
  }
  void product(EventKind kind, I i, I j, I width) { add(kind, i, j).flops = 2 * rows(i) * keys(j) * width; }

  Event& add(EventKind kind, Maybe i, Maybe j) {
    Event event;
    event.kind = kind;
    event.pass = pass;
    event.i = i;
    event.j = j;
    return events.emplace_back(event);
  }
  void skip(I i, I j) { add(EventKind::TileSkipped, i, j).why = rule.reason(queriesOf(i), keysOf(j)); }
  void moveTile(EventKind kind, I i, I j, Tensor tensor) { move(kind, i, j, tensor, i * nc + j, rows(i) * keys(j)); }
  void move(EventKind kind, Maybe i, Maybe j, Tensor tensor, I block, I values) {
    Event& event = add(kind, i, j);
    event.tensor = tensor;
    event.block = block;
    event.values = values;
  }

  I rows(I i) const { return std::min(s.Br, s.Tq - i * s.Br); }
  I keys(I j) const { return std::min(s.Bc, s.Tk - j * s.Bc); }
  Range queriesOf(I i) const { return {i * s.Br, i * s.Br + rows(i)}; }
  Range keysOf(I j) const { return {j * s.Bc, j * s.Bc + keys(j)}; }
  I visible(I i, I j) const { return rule.entries(queriesOf(i), keysOf(j)); }
  bool rowVisited(I i) const { return rule.entries(queriesOf(i), {0, s.Tk}) > 0; }
  bool columnVisited(I j) const { return rule.entries({0, s.Tq}, keysOf(j)) > 0; }
  I blindRows(I i) const {
    I count = 0;
    for (I r = i * s.Br; r < i * s.Br + rows(i); ++r) count += rule.entries({r, r + 1}, {0, s.Tk}) == 0 ? 1 : 0;
    return count;
  }

  const ProblemSettings& s;
  VisibleRule rule;
  I nr, nc;
  Pass pass = Pass::Forward;
  std::vector<Event> events;
};

}  // namespace tilewise::testing
