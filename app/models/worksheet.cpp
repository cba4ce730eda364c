// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/worksheet.h"

#include "app/session/make_run.h"
#include "app/session/words.h"

namespace tilewise {

namespace {

constexpr std::int64_t MostTokens = 16;
constexpr std::int64_t MostKeysATile = 4;
constexpr std::int64_t MostWidth = 4;

std::vector<double> rowOf(const Matrix<double>& block, Index r) {
  const Vector<double> row = block.row(r).transpose();
  return {row.data(), row.data() + row.size()};
}

WorksheetTile tileOf(const Run& run, Replay& replay, TileIndex tile) {
  const TileGrid& grid = run.trace->grid();
  WorksheetTile sheet{tile, grid.keys(tile.j), grid.kind(tile) == TileKind::Skipped, {}};
  if (sheet.skipped) return sheet;
  const BlockState& state = replay.stateAt(run.trace->positionsOf(tile).end);
  for (Index r = 0; r < state.queries.size(); ++r) {
    WorksheetRow row;
    row.row = state.queries.begin + r;
    for (Index c = 0; c < state.keys.size(); ++c) {
      const bool visible = grid.mask().visible(row.row, state.keys.begin + c);
      row.scores.push_back(visible ? std::optional((*state.S)(r, c)) : std::nullopt);
    }
    row.m = (*state.mNew)(r);
    row.factor = (*state.factor)(r);
    row.l = state.now.l(r);
    row.output = rowOf(state.now.O_acc, r);
    sheet.rows.push_back(row);
  }
  return sheet;
}

/// O and lse, when the row block has been written.
std::vector<WorksheetRow> resultOf(const Run& run, Replay& replay, std::int64_t i) {
  const auto end =
      run.trace->next(0, [i](const Event& event) { return event.kind == EventKind::LseWritten && event.i == i; });
  const BlockState& state = replay.stateAt(*end);
  std::vector<WorksheetRow> rows;
  for (Index r = 0; r < state.queries.size(); ++r) {
    WorksheetRow row;
    row.row = state.queries.begin + r;
    row.l = (*state.lse)(r);
    row.output = rowOf(*state.O, r);
    rows.push_back(row);
  }
  return rows;
}

}  // namespace

QString whyNoWorksheet(const Run& run) {
  const ProblemSettings& settings = run.problem.settings();
  if (run.countersOnly()) return tr("It was counted only and has no numbers.");
  if (run.pass() != Pass::Forward || run.problem.algorithm() != Algorithm::FlashAttention2) {
    return tr("The sheet is about the forward pass of FlashAttention-2.");
  }
  if (settings.dropout > 0) return tr("Dropout cannot be done by hand.");
  if (run.problem.Tq() > MostTokens || run.problem.Tk() > MostTokens) {
    return tr("It has more than %1 tokens.").arg(MostTokens);
  }
  if (run.problem.Bc() > MostKeysATile) return tr("Its tiles are wider than %1 keys.").arg(MostKeysATile);
  if (run.problem.dv() > MostWidth) return tr("Its values are wider than %1.").arg(MostWidth);
  return {};
}

Worksheet worksheetOf(const Run& run) {
  const Problem& problem = run.problem;
  Worksheet sheet;
  sheet.title = run.title;
  sheet.Tq = problem.Tq();
  sheet.Tk = problem.Tk();
  sheet.d = problem.dk();
  sheet.Br = problem.Br();
  sheet.Bc = problem.Bc();
  sheet.V = inputsOf(run)->V;
  const TileGrid& grid = run.trace->grid();
  const auto replay = replayOf(run);
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    WorksheetBlock block{i, grid.queries(i), {}, {}};
    for (std::int64_t j = 0; j < grid.nc(); ++j) {
      block.tiles.push_back(tileOf(run, *replay, {i, j}));
      sheet.masked = sheet.masked || grid.kind({i, j}) != TileKind::Full;
    }
    block.result = resultOf(run, *replay, i);
    sheet.blocks.push_back(block);
  }
  return sheet;
}

}  // namespace tilewise
