// SPDX-License-Identifier: MIT
#include "core/base/text_mark.h"
#include "core/faults/fault_pages.h"

namespace tilewise {

namespace {

ProblemSettings causalLesson() {
  ProblemSettings settings;
  settings.causal = true;
  return settings;
}

ProblemSettings causalWithBlocks(std::int64_t T, std::int64_t Br, std::int64_t Bc) {
  ProblemSettings settings = causalLesson();
  settings.Tq = settings.Tk = T;
  settings.Br = Br;
  settings.Bc = Bc;
  return settings;
}

/// More keys than queries, as when a few tokens are added to a long context.
ProblemSettings bottomRight(std::int64_t Tq, std::int64_t Tk) {
  ProblemSettings settings = causalLesson();
  settings.Tq = Tq;
  settings.Tk = Tk;
  settings.alignment = Alignment::BottomRight;
  return settings;
}

ProblemSettings ragged(bool causal) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 1000;
  settings.causal = causal;
  return settings;
}

}  // namespace

std::vector<FaultPage> maskFaultPages() {
  return {
      {Fault::SkipFirstWithFirst,
       TILEWISE_TEXT("Engine", "Skip test: first key with first query"),
       TILEWISE_TEXT(
           "Engine",
           "A tile may be skipped when its first key comes after the last query of its block. Compared with the first "
           "query "
           "instead, tiles that the later queries of the block still see are skipped with it. Nothing crashes, and every "
           "row that loses keys still looks like attention."),
       {"skip if t0 > rows.last + off", "skip if t0 > rows.first + off", EventKind::TileSkipped},
       causalLesson(),
       TILEWISE_TEXT(
           "Engine",
           "B_r is larger than B_c: the second tile on the diagonal starts after the first query of its block."),
       causalWithBlocks(1024, 64, 64),
       TILEWISE_TEXT("Engine",
                     "B_r = B_c: every tile on the diagonal starts with the first query of its block, so both tests "
                     "say the same.")},
      {Fault::PartialTileSkipped,
       TILEWISE_TEXT("Engine", "Partly masked tile skipped"),
       TILEWISE_TEXT("Engine",
                     "Only a tile without any visible entry may be skipped. If every tile with a masked entry is, each "
                     "query loses "
                     "the "
                     "keys next to the diagonal, itself among them; the first queries lose all they see."),
       {"skip if no entry is visible", "skip unless every entry is visible", EventKind::TileSkipped},
       causalLesson(),
       TILEWISE_TEXT("Engine", "16 of the 72 visited tiles lie on the diagonal."),
       causalWithBlocks(64, 1, 1),
       TILEWISE_TEXT("Engine", "A tile of one entry is visible or not, never in part.")},
      {Fault::PartialTileNotMasked,
       TILEWISE_TEXT("Engine", "Partly masked tile not masked"),
       TILEWISE_TEXT("Engine",
                     "A tile that the skip test lets through still holds entries that must not be seen. Without the "
                     "mask the queries "
                     "of a block see keys up to the end of the tile: they look into the future."),
       {"if tile is partial: S = -inf where masked", "S is left as it is", EventKind::MaskApplied},
       causalLesson(),
       TILEWISE_TEXT("Engine", "16 of the 72 visited tiles lie on the diagonal."),
       causalWithBlocks(64, 1, 1),
       TILEWISE_TEXT("Engine", "A tile of one entry is visible or not: skipping alone is the whole mask.")},
      {Fault::CausalCorner,
       TILEWISE_TEXT("Engine", "Causal mask from the other corner"),
       TILEWISE_TEXT("Engine",
                     "With more keys than queries, the diagonal may start at the top left (query r sees the keys t <= "
                     "r) or end at "
                     "the "
                     "bottom right (t <= r + T_k - T_q, which flash-attn means since 2.1). A program that is called "
                     "with the one and "
                     "computes the other gives plausible numbers in every row."),
       {"visible if t <= r + T_k - T_q", "visible if t <= r", EventKind::MaskApplied},
       bottomRight(512, 1024),
       TILEWISE_TEXT("Engine", "512 queries after a context of 512 keys: the two diagonals are 512 keys apart."),
       bottomRight(1024, 1024),
       TILEWISE_TEXT("Engine", "T_q = T_k: both corners give the same diagonal.")},
      {Fault::RaggedTail,
       TILEWISE_TEXT("Engine", "Ragged tail not masked"),
       TILEWISE_TEXT("Engine",
                     "When B_c does not divide T_k, the last key block is filled with zeros. A key of zeros has the "
                     "score 0, which "
                     "is "
                     "not minus infinity: it takes part in the row sum, and every weight is too small."),
       {"for t in t0 .. min(t0 + B_c, T_k)", "for t in t0 .. t0 + B_c", EventKind::ScoreProduct},
       ragged(false),
       TILEWISE_TEXT("Engine", "T_k = 1,000 leaves 40 keys for the last block of 64; 24 keys of zeros are weighed."),
       ragged(true),
       TILEWISE_TEXT("Engine", "The causal mask hides the padding from every query, though 64 does not divide 1,000.")},
  };
}

}  // namespace tilewise
