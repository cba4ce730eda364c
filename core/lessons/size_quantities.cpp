// SPDX-License-Identifier: MIT
// Of the problem, its tiles and its blocks.
#include <array>

#include "core/costs/visited_fraction.h"
#include "core/lessons/quantity_reader.h"
#include "core/problem/dropout.h"

namespace tilewise {

namespace {

using Reader = QuantityReader;

double asNumber(std::int64_t value) { return static_cast<double>(value); }

TileIndex tileOf(Reader& reader) { return {reader.queryBlock(), reader.keyBlock()}; }

double isKind(Reader& reader, TileKind kind) { return reader.grid().kind(tileOf(reader)) == kind ? 1 : 0; }

std::int64_t visibleIn(Reader& reader) {
  const TileIndex tile = tileOf(reader);
  return reader.grid().mask().visibleEntries(reader.grid().queries(tile.i), reader.grid().keys(tile.j));
}

std::int64_t entriesOf(Reader& reader) {
  const TileIndex tile = tileOf(reader);
  return reader.grid().queries(tile.i).size() * reader.grid().keys(tile.j).size();
}

double visitedInRow(Reader& reader) {
  const std::int64_t i = reader.queryBlock();
  std::int64_t visited = 0;
  for (std::int64_t j = 0; j < reader.grid().nc(); ++j) visited += reader.grid().kind({i, j}) != TileKind::Skipped;
  return asNumber(visited);
}

double visitedInColumn(Reader& reader) {
  const std::int64_t j = reader.keyBlock();
  std::int64_t visited = 0;
  for (std::int64_t i = 0; i < reader.grid().nr(); ++i) visited += reader.grid().kind({i, j}) != TileKind::Skipped;
  return asNumber(visited);
}

double visibleKeys(Reader& reader) {
  const std::int64_t r = reader.row();
  return asNumber(reader.grid().mask().visibleEntries({r, r + 1}, {0, reader.problem().Tk()}));
}

constexpr std::array<Quantity, 37> List{{
    {"tq", "", [](Reader& r) { return asNumber(r.problem().Tq()); }},
    {"tk", "", [](Reader& r) { return asNumber(r.problem().Tk()); }},
    {"dk", "", [](Reader& r) { return asNumber(r.problem().dk()); }},
    {"dv", "", [](Reader& r) { return asNumber(r.problem().dv()); }},
    {"br", "", [](Reader& r) { return asNumber(r.problem().Br()); }},
    {"bc", "", [](Reader& r) { return asNumber(r.problem().Bc()); }},
    {"nr", "", [](Reader& r) { return asNumber(r.grid().nr()); }},
    {"nc", "", [](Reader& r) { return asNumber(r.grid().nc()); }},
    {"batch", "", [](Reader& r) { return asNumber(r.problem().settings().batch); }},
    {"heads", "", [](Reader& r) { return asNumber(r.problem().settings().heads); }},
    {"kv_heads", "", [](Reader& r) { return asNumber(r.problem().kvHeads()); }},
    {"head", "", [](Reader& r) { return asNumber(r.problem().settings().head); }},
    {"kv_head", "", [](Reader& r) { return asNumber(r.problem().kvHead()); }},
    {"scale", "", [](Reader& r) { return r.problem().scale(); }},
    {"offset", "", [](Reader& r) { return asNumber(r.problem().offset()); }},
    {"slope", "", [](Reader& r) { return r.problem().alibiSlope(); }},
    {"element_bytes", "", [](Reader& r) { return asNumber(bytesOf(r.problem().settings().elementType)); }},
    {"tiles.total", "", [](Reader& r) { return asNumber(r.stage().census().total); }},
    {"tiles.full", "", [](Reader& r) { return asNumber(r.stage().census().full); }},
    {"tiles.partial", "", [](Reader& r) { return asNumber(r.stage().census().partial); }},
    {"tiles.skipped", "", [](Reader& r) { return asNumber(r.stage().census().skipped); }},
    {"tiles.visited", "", [](Reader& r) { return asNumber(r.stage().census().visited()); }},
    {"entries.visible", "", [](Reader& r) { return asNumber(visibleEntries(r.problem()).visible); }},
    {"entries.computed", "", [](Reader& r) { return asNumber(r.stage().census().entries); }},
    {"tile.full", "i? j?", [](Reader& r) { return isKind(r, TileKind::Full); }},
    {"tile.partial", "i? j?", [](Reader& r) { return isKind(r, TileKind::Partial); }},
    {"tile.skipped", "i? j?", [](Reader& r) { return isKind(r, TileKind::Skipped); }},
    {"tile.visible", "i? j?", [](Reader& r) { return asNumber(visibleIn(r)); }},
    {"tile.entries", "i? j?", [](Reader& r) { return asNumber(entriesOf(r)); }},
    {"block.first_query", "i?", [](Reader& r) { return asNumber(r.grid().queries(r.queryBlock()).begin); }},
    {"block.last_query", "i?", [](Reader& r) { return asNumber(r.grid().queries(r.queryBlock()).last()); }},
    {"block.first_key", "j?", [](Reader& r) { return asNumber(r.grid().keys(r.keyBlock()).begin); }},
    {"block.last_key", "j?", [](Reader& r) { return asNumber(r.grid().keys(r.keyBlock()).last()); }},
    {"query_block.visited", "i?", visitedInRow},
    {"key_block.visited", "j?", visitedInColumn},
    {"row.keys", "row", visibleKeys},
    {"dropout.kept", "row key",
     [](Reader& r) { return Dropout(r.problem()).kept(r.row(), r.key()) ? 1.0 : 0.0; }},
}};

}  // namespace

std::span<const Quantity> sizeQuantities() { return List; }

}  // namespace tilewise
